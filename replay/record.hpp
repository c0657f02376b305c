// What the frames after the header say: the game's beginning, an action with all that it caused, a rewind,
// other dice from here on, the end. Events stand in the log beside them.
#pragma once

#include "engine/ledger/wire_log.hpp"
#include "engine/rules/action.hpp"
#include "replay/frame.hpp"
#include "replay/header.hpp"

#include <string>
#include <variant>
#include <vector>

namespace hd::replay {

// Dice that a player threw, or that a branch forces: taken in this order before any is drawn.
struct Given {
    ledger::DieSource source = ledger::DieSource::typed;
    std::vector<int> values;
    bool operator==(const Given&) const = default;
};

// The events of setting the game up, to the first decision.
struct Begin {
    bool operator==(const Begin&) const = default;
};

struct Act {
    rules::Action action;
    ledger::Seat seat;
    PlayerKind player = PlayerKind::human;
    Given dice;
    bool operator==(const Act&) const = default;
};

// Back to where `to` actions had been made; 0 is the game's first decision.
struct Rewind {
    std::uint32_t to = 0;
    bool operator==(const Rewind&) const = default;
};

// A branch begins: these dice from here on.
struct OtherDice {
    std::uint64_t seed = 0;
    std::vector<ledger::Die> recorded;  // used where their key is asked for
    std::vector<int> forced;            // the next ones to fall
    bool operator==(const OtherDice&) const = default;
};

struct Close {
    ledger::Seat winner;
    std::string level;
    std::vector<std::pair<std::string, std::int32_t>> scores;
    bool operator==(const Close&) const = default;
};

using Record = std::variant<Begin, Act, Rewind, OtherDice, Close>;

FrameKind kind_of(const Record& record);

// The contents of a frame: the record, then the events `first` up to the end of the log (of Begin and Act
// only).
Bytes to_bytes(const Record& record, const ledger::Log& log, ledger::EventNumber first, int version);
void write_record(ledger::WireWriter& out, const Record& record, const ledger::Log& log,
                  ledger::EventNumber first, int version);

// Reads a frame's contents; its events are appended to the log. On a fault, a text, the log is as before.
tl::expected<Record, std::string> read_record(FrameKind kind, ByteView contents, int version,
                                              ledger::Log& log);
// The action of an act's frame without its events.
tl::expected<Act, std::string> read_act(ByteView contents, int version);

}  // namespace hd::replay
