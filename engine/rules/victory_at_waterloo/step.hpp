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
    refusals,    // cavalry may withdraw
    combat,      // run: superiority, die, result
    choice,      // retreat or exchange
    losses,      // the attacker pays for an exchange
    retreats,    // one unit after the other goes back
    second_leg,  // cavalry may go a second hex
    push_back,   // the unit in the way
    advance,     // one victorious unit
    combat_end,  // run: capture, rout, flags
    turn_end     // run: markers, turn, victory
};

inline constexpr auto step_names = std::to_array<std::string_view>(
    {"", "turn_start", "movement", "move_unit", "duties", "attacks", "declare", "refusals", "combat",
     "choice", "losses", "retreats", "second_leg", "push_back", "advance", "combat_end", "turn_end"});
static_assert(step_names.size() == static_cast<std::size_t>(StepId::turn_end) + 1);

constexpr std::int32_t number(StepId step) {
    return static_cast<std::int32_t>(step);
}

}  // namespace hd::vaw
