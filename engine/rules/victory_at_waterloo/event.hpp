// What can happen in a game, and in which stream dice are rolled. Names are in the order of the enumerators.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace hd::vaw {

// Subject and object of each: U a Ref of a unit, A of an army, O of an objective, H a place, n a number.
enum class EventKind : std::uint16_t {
    none,
    board_laid,
    terrain_listed,
    tracks_laid,
    seats_taken,
    units_counted,
    army_set_up,  // A
    markers_placed,
    markers_put_aside,
    thresholds_placed,
    objectives_held,        // seat
    game_started,           // turn
    turn_began,             // n
    status_set,             // A, n: 1 demoralised, 2 disintegrated too
    quota_set,              // A, n: units that may move
    phase_began,            // phase
    move_began,             // U, H
    move_stepped,           // U, H
    move_ended,             // U, H
    objective_captured,     // O, U
    objective_recaptured,   // O, U
    loss_marker_moved,      // A, n: boxes to the right
    reinforcement_entered,  // U, H
    duties_set,
    attacks_ended,
    attack_declared,   // U of the first target
    attacker_joined,   // U, U of the target
    bombard_declared,  // U, U of the target
    target_added,      // U
    attack_closed,     // U of the first target
    combat_resolved,   // U of the first target, n: the Result
    attack_spent,
    exchange_chosen,
    retreat_chosen,
    exchange_paid,
    chateau_held,        // U, H
    unit_retreated,      // U, H
    second_hex_offered,  // U
    second_hex_chosen,   // U, H or none
    push_ordered,        // U in the way, H where it stands
    push_done,           // U, H that it left
    unit_pushed_back,    // U, H
    unit_destroyed,      // U, H
    advanced,            // U, H
    advance_declined,
    combat_refused,    // U
    refusal_declined,  // U
    combat_ended,
    guard_repulsed,       // U
    threshold_shifted,    // A, n: boxes to the right
    game_losses_updated,  // A, n: the box
    routed,               // A, n: the box
    game_won              // level
};

inline constexpr auto event_names = std::to_array<std::string_view>({"",
                                                                     "board_laid",
                                                                     "terrain_listed",
                                                                     "tracks_laid",
                                                                     "seats_taken",
                                                                     "units_counted",
                                                                     "army_set_up",
                                                                     "markers_placed",
                                                                     "markers_put_aside",
                                                                     "thresholds_placed",
                                                                     "objectives_held",
                                                                     "game_started",
                                                                     "turn_began",
                                                                     "status_set",
                                                                     "quota_set",
                                                                     "phase_began",
                                                                     "move_began",
                                                                     "move_stepped",
                                                                     "move_ended",
                                                                     "objective_captured",
                                                                     "objective_recaptured",
                                                                     "loss_marker_moved",
                                                                     "reinforcement_entered",
                                                                     "duties_set",
                                                                     "attacks_ended",
                                                                     "attack_declared",
                                                                     "attacker_joined",
                                                                     "bombard_declared",
                                                                     "target_added",
                                                                     "attack_closed",
                                                                     "combat_resolved",
                                                                     "attack_spent",
                                                                     "exchange_chosen",
                                                                     "retreat_chosen",
                                                                     "exchange_paid",
                                                                     "chateau_held",
                                                                     "unit_retreated",
                                                                     "second_hex_offered",
                                                                     "second_hex_chosen",
                                                                     "push_ordered",
                                                                     "push_done",
                                                                     "unit_pushed_back",
                                                                     "unit_destroyed",
                                                                     "advanced",
                                                                     "advance_declined",
                                                                     "combat_refused",
                                                                     "refusal_declined",
                                                                     "combat_ended",
                                                                     "guard_repulsed",
                                                                     "threshold_shifted",
                                                                     "game_losses_updated",
                                                                     "routed",
                                                                     "game_won"});
static_assert(event_names.size() == static_cast<std::size_t>(EventKind::game_won) + 1);

enum class Stream : std::uint16_t { none, combat };
inline constexpr auto stream_names = std::to_array<std::string_view>({"", "combat"});

constexpr std::uint16_t number(EventKind kind) {
    return static_cast<std::uint16_t>(kind);
}

}  // namespace hd::vaw
