// What differs between two positions, value by value, and where two games part first.
#pragma once

#include "replay/cursor.hpp"
#include "replay/live_game.hpp"

#include <optional>
#include <string>
#include <vector>

namespace hd::replay {

// One value by table, row and field; views print the names.
struct Difference {
    ledger::CellName cell;
    std::int32_t before = 0;
    std::int32_t after = 0;
};

// Between states of one layout; empty exactly when they are equal. Ordered by table, row, field.
std::vector<Difference> diff(const ledger::State& a, const ledger::State& b);

// What differs, and just after which events.
struct PositionDiff {
    EventNumber first = 0;
    EventNumber second = 0;
    std::vector<Difference> changes;
};

// Two positions of one game, or the last positions of two; a fault where there is no such event, or where the
// tables of the games are not the same.
Result<PositionDiff> diff(const LiveGame& live, EventNumber a, EventNumber b);
Result<PositionDiff> diff(const LiveGame& a, const LiveGame& b);

// The first event in which two games of one ruleset differ.
struct Parting {
    EventNumber event = 0;
    std::string what;                 // "hash", "die 1"; "the first game ends", "the second game ends"
    std::optional<LooseEvent> first;  // none past the game's end
    std::optional<LooseEvent> second;
};
std::optional<Parting> first_divergence(const ledger::Log& a, const ledger::Log& b);

}  // namespace hd::replay
