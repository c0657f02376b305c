// The steps of the sequence of play, as Item::step. What is asked or done in each stands in sequence.cpp.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace hd::vaw {

enum class StepId : std::int32_t {
    none,
    turn_start,  // run: morale and quotas
    movement,    // choose a unit to move, bring one on, or end
    move_unit,   // a: unit, b: half points left, c: 1 if it may not go next to an enemy, d: 1 once it moved
    duties,      // run: who must be attacked
    attacks,     // choose an attack, or end
    declare,     // put it together: targets, attackers, bombarders
    combat,      // cavalry may withdraw; then superiority, die, result
    choice,      // retreat or exchange
    losses,      // the attacker pays for an exchange
    aftermath,  // units go back one after the other, then one victor may follow. a: Result, c: 1 once decided
    second_leg,  // cavalry may go a second hex
    push_back,   // the unit in the way
    turn_end     // run: markers, turn, victory
};

inline constexpr auto step_names = std::to_array<std::string_view>(
    {"", "turn_start", "movement", "move_unit", "duties", "attacks", "declare", "combat", "choice", "losses",
     "aftermath", "second_leg", "push_back", "turn_end"});
static_assert(step_names.size() == static_cast<std::size_t>(StepId::turn_end) + 1);

constexpr std::int32_t number(StepId step) {
    return static_cast<std::int32_t>(step);
}

}  // namespace hd::vaw
