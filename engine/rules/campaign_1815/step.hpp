// The steps of the sequence of play, as Item::step. What is asked or done in each stands in sequence.cpp.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace hd::c1815 {

enum class StepId : std::int32_t {
    none,
    hiding,      // Wellington's Reputation: where a unit of the hidden force lies. a: unit
    turn_start,  // run: supply, then the French player turn
    orders,      // run: who must be determined, and the night
    leaders,     // initiative rolled or command traced, leader by leader
    direct,      // units that army and detachment leaders command themselves
    movement,    // choose a unit to move, bring one on, or end
    move_unit,   // a: unit, b: quarters of a point left, c: 1 if it began in an enemy zone, d: hexes entered
    displace,    // a: a leader whose hex an enemy entered
    withdraw,    // a: a unit that must leave an enemy zone at once
    crowding,    // who of too many in a hex is disrupted; a: 1 after combat
    rally,       // choose hexes to roll for, or end
    duties,      // run: who must attack, be attacked, retreat
    attacks,     // choose an attack, or end
    declare,     // put it together: targets, attackers, bombarders
    combat,      // cavalry and horse artillery may retreat before it; then odds, die, result
    losses,      // c: steps the defender still owes, d: the attacker, e: 1 one for each attacking hex
    retreats,    // beaten units go back. a: Result
    advance,     // victors may follow
    player_end   // run: the other player turn, the next turn, or the end
};

inline constexpr auto step_names = std::to_array<std::string_view>(
    {"",          "hiding",   "turn_start", "orders",   "leaders", "direct",    "movement",
     "move_unit", "displace", "withdraw",   "crowding", "rally",   "duties",    "attacks",
     "declare",   "combat",   "losses",     "retreats", "advance", "player_end"});
static_assert(step_names.size() == static_cast<std::size_t>(StepId::player_end) + 1);

constexpr std::int32_t number(StepId step) {
    return static_cast<std::int32_t>(step);
}

}  // namespace hd::c1815
