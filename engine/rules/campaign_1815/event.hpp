// What can happen in a game, and in which stream dice are rolled. Names are in the order of the enumerators.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace hd::c1815 {

// Subject and object of each: U a Ref of a unit or leader, A of an army, H a place, n a number.
enum class EventKind : std::uint16_t {
    none,
    board_laid,         // n hexes
    roads_held,         // n roads
    entries_laid,       // n
    army_set_up,        // A
    reputation_rolled,  // n the sum; known to the Allies alone
    unit_hidden,        // U, H; known to the Allies alone
    hiding_passed,      // U; known to the Allies alone
    game_started,       // turn
    turn_began,         // n
    supply_checked,     // n units out of supply
    phase_began,        // phase
    orders_begun,       // n leaders to determine
    night_fell,
    command_traced,     // U leader, U superior
    initiative_rolled,  // U leader, n 1 in command
    units_commanded,    // n units in command
    unit_directed,      // U, U leader
    orders_given,
    move_began,        // U, H
    move_stepped,      // U, H
    move_ended,        // U, H
    unit_arrived,      // U, H
    group_rerouted,    // Group, n turns of delay
    unit_exited,       // U, H
    road_taken,        // U, H
    leader_displaced,  // U, H or none
    hidden_found,      // U the finder, or of the hidden who moved, H
    unit_disrupted,    // U, H
    crowded_out,       // U, H
    recovery_rolled,   // H, n units that recovered
    early_recovery,    // n units that recovered
    rally_ended,
    guard_checked,       // U, n 1 disrupted
    withdrawal_ordered,  // U the first of those who must
    withdrawal_failed,   // U
    unit_withdrew,       // U, H
    duties_set,          // n units that must attack
    attacks_ended,
    attack_declared,   // H of the first target
    attacker_joined,   // U, H of the target
    bombard_joined,    // U, H of the target
    target_added,      // H
    attack_closed,     // H of the first target
    retreated_before,  // U, H
    stood,             // U
    attack_lapsed,     // H of the first target
    combat_resolved,   // H of the first target, n the Result
    unit_blown,        // U, n the last player turn
    loss_allotted,     // U
    losses_ended,
    guns_paid,  // U: its step was lost already
    retreats_ended,
    step_lost,          // U, n steps left
    unit_eliminated,    // U, H
    unit_retreated,     // U, H
    stayed,             // U, H
    advanced,           // U, H
    combat_ended,       // H of the first target
    blown_withdrew,     // U, H
    defection_checked,  // n units
    defection_rolled,   // U, n the die or 0
    unit_defected,      // U
    player_turn_ended,
    game_won  // level
};

inline constexpr auto event_names = std::to_array<std::string_view>({"",
                                                                     "board_laid",
                                                                     "roads_held",
                                                                     "entries_laid",
                                                                     "army_set_up",
                                                                     "reputation_rolled",
                                                                     "unit_hidden",
                                                                     "hiding_passed",
                                                                     "game_started",
                                                                     "turn_began",
                                                                     "supply_checked",

                                                                     "phase_began",
                                                                     "orders_begun",
                                                                     "night_fell",
                                                                     "command_traced",
                                                                     "initiative_rolled",
                                                                     "units_commanded",
                                                                     "unit_directed",
                                                                     "orders_given",
                                                                     "move_began",
                                                                     "move_stepped",
                                                                     "move_ended",
                                                                     "unit_arrived",
                                                                     "group_rerouted",
                                                                     "unit_exited",
                                                                     "road_taken",
                                                                     "leader_displaced",
                                                                     "hidden_found",
                                                                     "unit_disrupted",
                                                                     "crowded_out",
                                                                     "recovery_rolled",
                                                                     "early_recovery",
                                                                     "rally_ended",
                                                                     "guard_checked",
                                                                     "withdrawal_ordered",
                                                                     "withdrawal_failed",
                                                                     "unit_withdrew",
                                                                     "duties_set",
                                                                     "attacks_ended",
                                                                     "attack_declared",
                                                                     "attacker_joined",
                                                                     "bombard_joined",
                                                                     "target_added",
                                                                     "attack_closed",
                                                                     "retreated_before",
                                                                     "stood",
                                                                     "attack_lapsed",
                                                                     "combat_resolved",
                                                                     "unit_blown",
                                                                     "loss_allotted",
                                                                     "losses_ended",
                                                                     "guns_paid",
                                                                     "retreats_ended",
                                                                     "step_lost",
                                                                     "unit_eliminated",
                                                                     "unit_retreated",
                                                                     "stayed",
                                                                     "advanced",

                                                                     "combat_ended",
                                                                     "blown_withdrew",
                                                                     "defection_checked",
                                                                     "defection_rolled",
                                                                     "unit_defected",
                                                                     "player_turn_ended",
                                                                     "game_won"});
static_assert(event_names.size() == static_cast<std::size_t>(EventKind::game_won) + 1);

enum class Stream : std::uint16_t { none, combat, initiative, recovery, guard, defection, reputation };
inline constexpr auto stream_names = std::to_array<std::string_view>(
    {"", "combat", "initiative", "recovery", "guard", "defection", "reputation"});

constexpr std::uint16_t number(EventKind kind) {
    return static_cast<std::uint16_t>(kind);
}

}  // namespace hd::c1815
