// Plain counts of a game: what happened how often, what was lost when, how the dice fell.
#pragma once

#include "replay/line.hpp"

#include <array>
#include <cstdint>
#include <vector>

namespace hd::replay {

// Dice of one stream with the same number of sides. The average is sum / count.
struct DiceCount {
    std::uint16_t stream = 0;
    std::uint8_t sides = 6;
    std::uint64_t count = 0;
    std::uint64_t sum = 0;
    std::vector<std::uint64_t> faces;  // how often 1, 2, ...
    // What `count` fair dice would show on average, times 2: count * (sides + 1).
    std::uint64_t expected_twice() const { return count * (std::uint64_t{sides} + 1); }
};

// What one field of one kind of row lost and gained in a turn, per owner of the row.
struct TurnLoss {
    std::int32_t turn = 0;
    ledger::Seat owner;
    std::int64_t lost = 0;
    std::int64_t gained = 0;
};

struct Statistics {
    std::uint64_t events = 0;
    std::uint32_t actions = 0;
    std::int32_t turns = 0;
    std::vector<std::uint64_t> by_kind;  // events by index into Names::events
    std::vector<std::uint64_t> by_rule;  // by index into Names::rules
    std::vector<DiceCount> dice;         // by stream, then sides
    std::vector<TurnLoss> losses;        // by turn, then owner
};

// `loss_table` and `loss_field` name what a loss is, such as a unit's steps; -1 for none. Losses by play
// only: the set-up doesn't count.
Statistics statistics(const Line& line, int loss_table, int loss_field);

}  // namespace hd::replay
