// The words of workings and of refusals, as ids; text is made by the views. Names in the enumerators' order.
#pragma once

#include "engine/rules/choice.hpp"
#include "engine/rules/victory_at_waterloo/rule.hpp"

#include <array>
#include <cstdint>
#include <string_view>

namespace hd::vaw {

using rules::Refusal;
using rules::refused;

// Lines of working. Movement is in half points.
enum class Label : std::uint16_t {
    none,
    allowance,
    points_left,
    terrain_cost,
    woods_cost,
    road_cost,
    trail_cost,
    stream_cost,
    bridge,
    passes_friend,
    objective_value,
    marker_before,
    marker_after,
    locked_marker,
    strength_lost,
    threshold,
    demoralised,
    disintegrated,
    units_by_turn,
    own_morale,
    enemy_morale,
    victory_line,
    strength_attacking,
    strength_defending,
    upper_limit,
    lower_limit,
    woods_effect,
    town_effect,
    chateau_effect,
    ridge_effect,
    stream_effect,
    die,
    final_score,
    attacker_destroyed,
    attacker_retreats,
    retreat_or_exchange,
    defender_retreats,
    defender_destroyed,
    boxes,
    track_end,
    rout_box,
    next_turn_start,
    prussian_marker,
    enemy_near,
    direction,
    units_held,
    data_value,
    strength,
    superiority,
    terrain,
    adjusted,
    ruling
};

inline constexpr auto label_names = std::to_array<std::string_view>({"",
                                                                     "allowance",
                                                                     "points_left",
                                                                     "terrain_cost",
                                                                     "woods_cost",
                                                                     "road_cost",
                                                                     "trail_cost",
                                                                     "stream_cost",
                                                                     "bridge",
                                                                     "passes_friend",
                                                                     "objective_value",
                                                                     "marker_before",
                                                                     "marker_after",
                                                                     "locked_marker",
                                                                     "strength_lost",
                                                                     "threshold",
                                                                     "demoralised",
                                                                     "disintegrated",
                                                                     "units_by_turn",
                                                                     "own_morale",
                                                                     "enemy_morale",
                                                                     "victory_line",
                                                                     "strength_attacking",
                                                                     "strength_defending",
                                                                     "upper_limit",
                                                                     "lower_limit",
                                                                     "woods_effect",
                                                                     "town_effect",
                                                                     "chateau_effect",
                                                                     "ridge_effect",
                                                                     "stream_effect",
                                                                     "die",
                                                                     "final_score",
                                                                     "attacker_destroyed",
                                                                     "attacker_retreats",
                                                                     "retreat_or_exchange",
                                                                     "defender_retreats",
                                                                     "defender_destroyed",
                                                                     "boxes",
                                                                     "track_end",
                                                                     "rout_box",
                                                                     "next_turn_start",
                                                                     "prussian_marker",
                                                                     "enemy_near",
                                                                     "direction",
                                                                     "units_held",
                                                                     "data_value",
                                                                     "strength",
                                                                     "superiority",
                                                                     "terrain",
                                                                     "adjusted",
                                                                     "ruling"});
static_assert(label_names.size() == static_cast<std::size_t>(Label::ruling) + 1);

// Why something is refused. Parameters: U unit, H place, n number.
enum class Reason : std::uint16_t {
    none,
    not_now,              // another kind of choice is asked for
    not_yours,            // U
    no_such_unit,         //
    not_on_map,           // U
    in_contact,           // U, U an enemy next to it
    has_moved,            // U
    no_moves_left,        // n allowed this turn
    not_adjacent,         // H
    off_map,              //
    enemy_there,          // H, U
    too_dear,             // H, n cost, n left, in half points
    must_stop,            // U an enemy next to it, or none: points spent
    next_to_enemy,        // H, U: it may not go next to an enemy
    friend_no_way_on,     // H, U
    on_friend,            // H, U: it may not stop here
    not_due,              // U, n turn
    not_an_entry,         // H
    not_adjacent_to_all,  // U, U
    has_attacked,         // U
    was_attacked,         // U
    still_owed,           // U
    attack_incomplete,
    unit_on_its_way,  // U
    not_waiting,      // U
    out_of_range,     // H
    ground_blocks,    // H the ground that stops the fire
    leaves_owed,      // U: with it somebody who is owed an attack gets none
    one_hex_only,     // U
    must_join,        // U: it must attack and would have nobody left
    may_not_bombard,  // U
    may_not_stay,     // U
    may_not_advance,  // U, H
    may_not_refuse,   // U
    not_in_attack,    // U
    price_not_paid,
    cheaper_hex,       // H; the hexes that cost less
    army_demoralised,  // U
    ways_closed,       // H, n 1 if all ways in are next to it; the ways in, none of them named when too many
    half_done,         // U on its way, or none: an attack
    game_over
};

inline constexpr auto reason_names = std::to_array<std::string_view>({"",
                                                                      "not_now",
                                                                      "not_yours",
                                                                      "no_such_unit",
                                                                      "not_on_map",
                                                                      "in_contact",
                                                                      "has_moved",
                                                                      "no_moves_left",
                                                                      "not_adjacent",
                                                                      "off_map",
                                                                      "enemy_there",
                                                                      "too_dear",
                                                                      "must_stop",
                                                                      "next_to_enemy",
                                                                      "friend_no_way_on",
                                                                      "on_friend",
                                                                      "not_due",
                                                                      "not_an_entry",
                                                                      "not_adjacent_to_all",
                                                                      "has_attacked",
                                                                      "was_attacked",
                                                                      "still_owed",
                                                                      "attack_incomplete",
                                                                      "unit_on_its_way",
                                                                      "not_waiting",
                                                                      "out_of_range",
                                                                      "ground_blocks",
                                                                      "leaves_owed",
                                                                      "one_hex_only",
                                                                      "must_join",
                                                                      "may_not_bombard",
                                                                      "may_not_stay",
                                                                      "may_not_advance",
                                                                      "may_not_refuse",
                                                                      "not_in_attack",
                                                                      "price_not_paid",
                                                                      "cheaper_hex",
                                                                      "army_demoralised",
                                                                      "ways_closed",
                                                                      "half_done",
                                                                      "game_over"});
static_assert(reason_names.size() == static_cast<std::size_t>(Reason::game_over) + 1);

}  // namespace hd::vaw
