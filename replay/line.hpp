// The line of play that a recording has come to: the game, its events and the actions behind them, and the
// lines that were left by rewinds. Knows neither files nor whether anything is legal.
#pragma once

#include "engine/ledger/log.hpp"
#include "engine/rules/ruleset.hpp"
#include "replay/record.hpp"

#include <cstdint>
#include <span>
#include <vector>

namespace hd::replay {

using ledger::EventNumber;

// Where the contents of a frame lie in its file.
struct FramePlace {
    std::uint64_t offset = 0;
    std::uint32_t size = 0;
};

// One action that was ever made: where its frame is, and the action before it on its line.
struct Made {
    static constexpr std::uint32_t none = 0xFFFFFFFFU;

    FramePlace frame;
    std::uint32_t before = none;  // index of the action before it
    EventNumber first_event = 0;  // its first event, counted on its line
};

// A stretch of play that a rewind left behind.
struct Undone {
    std::uint32_t kept = 0;  // how many actions the rewind kept
    std::uint32_t last = 0;  // index of the last action of the line that was left
};

// Dice of this line from here on, beside those that the seed gives.
struct DiceHeld {
    std::uint64_t seed = 0;
    std::vector<ledger::Die> recorded;
    std::vector<int> forced;
};

// A position in which somebody decides: how many events had happened, and how many actions.
struct DecisionPoint {
    EventNumber position = 0;
    std::uint32_t actions = 0;
};

class Line {
  public:
    Line(const rules::Ruleset& ruleset, const std::shared_ptr<const rules::Setting>& setting,
         std::uint64_t seed);

    rules::Game game;
    ledger::Log log;
    DiceHeld dice;
    bool closed = false;  // the last frame says how it ended

    // How many actions stand on the current line. Action k (from 1) caused the events from first_event(k) on;
    // first_event(0) is 0, the set-up.
    std::uint32_t actions() const { return static_cast<std::uint32_t>(current_.size()); }
    EventNumber first_event(std::uint32_t action) const;
    EventNumber end_of(std::uint32_t action) const;  // one past its last event
    // The action that caused an event; 0 for the set-up.
    std::uint32_t action_of(EventNumber event) const;
    const Made& made(std::uint32_t index) const { return made_[index]; }
    std::size_t made_count() const { return made_.size(); }
    // Indexes of the actions of the current line, and of one that a rewind left.
    std::span<const std::uint32_t> current() const { return current_; }
    std::vector<std::uint32_t> path_to(std::uint32_t index) const;
    std::span<const Undone> undone() const { return undone_; }
    // The decision before event n, or after it where one follows at once. The end of the set-up is the first.
    DecisionPoint decision_before(EventNumber event) const;
    std::size_t bytes() const;
    // Gives back the memory that was taken for play to come.
    void shrink();

    // The events of `act` are at the end of the log already, from `first` on, and the state is as after them.
    void acted(const Act& act, FramePlace frame, EventNumber first);
    // Takes the state and the log back; `to` is at most actions().
    void rewound(std::uint32_t to);
    void other_dice(const OtherDice& other);
    // Takes back events that no action owns yet.
    void take_back(EventNumber first);

  private:
    std::vector<Made> made_;
    std::vector<std::uint32_t> current_;
    std::vector<Undone> undone_;
};

}  // namespace hd::replay
