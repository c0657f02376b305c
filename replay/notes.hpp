// What people wrote beside a recording: `GAME.notes.json`. It is annotation, never part of the game, and no
// rule knows of it.
#pragma once

#include "engine/ledger/log.hpp"
#include "engine/scenario/named.hpp"

#include <tl/expected.hpp>

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace hd::replay {

// Where the dice of an event that were typed can be looked up: a sheet, a photograph.
struct DiceNote {
    static constexpr std::string_view shape_name = "note of dice";

    std::int32_t event = 0;
    std::string hash;  // of the state after it, 16 hexadecimal digits: a note of another game's event is none
    std::string reference;
    scenario::Position at;
    scenario::Extras extra;
    bool operator==(const DiceNote&) const = default;
};

struct Notes {
    static constexpr std::string_view shape_name = "notes";
    static constexpr std::string_view format = "hundred-days-notes";
    static constexpr std::int32_t version = 1;

    std::vector<DiceNote> dice;
    scenario::Position at;
    scenario::Extras extra;
    bool operator==(const Notes&) const = default;
};

// Of "a/b.game": "a/b.notes.json".
std::string notes_path(const std::string& recording);

// No file: no notes. What is wrong with one, in words.
tl::expected<Notes, std::string> read_notes(const std::string& path);
tl::expected<void, std::string> write_notes(const std::string& path, const Notes& notes);

// It can be kept and printed as it is: UTF-8, one line, not empty.
bool can_be_reference(std::string_view text);

// Notes the reference with each event from `first` up to, not including, `last` that has typed dice; true if
// there was one. Longer than 200 bytes it is cut; a note that the event had is replaced.
bool note_dice(Notes& notes, const ledger::Log& log, ledger::EventNumber first, ledger::EventNumber last,
               std::string_view reference);

// What is noted of the dice of an event of this log; "" where nothing is.
std::string_view reference_of(const Notes& notes, const ledger::Log& log, ledger::EventNumber event);

// Those notes that belong to events of this log: what a branch takes with it.
Notes notes_of(const Notes& notes, const ledger::Log& log);

}  // namespace hd::replay
