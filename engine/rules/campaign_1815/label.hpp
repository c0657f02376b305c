// The words of workings and of refusals, as ids; text is made by the views. Names in the enumerators' order.
#pragma once

#include "engine/rules/campaign_1815/rule.hpp"
#include "engine/rules/choice.hpp"

#include <array>
#include <cstdint>
#include <string_view>

namespace hd::c1815 {

using rules::Refusal;
using rules::refused;

// Lines of working. Points and strengths are in quarters where the line's denominator says so.
enum class Label : std::uint16_t {
    none,
    data_value,
    allowance,
    halved_blown,
    halved_out_of_command,
    points_left,
    clear_cost,
    woods_cost,
    village_cost,
    high_ground_cost,
    mud_cost,
    brook_cost,
    slope_cost,
    road_cost,
    high_road_cost,
    village_road_cost,
    least_move,
    mud_artillery,
    entry_cost,
    exit_cost,
    attack_strength,
    bombard_strength,
    defence_strength,
    cavalry_halved,
    disrupted_halved,
    blown_halved,
    surprise_doubled,
    mud_halved,
    total_attack,
    total_defence,
    odds,
    forced_odds,
    woods_effect,
    village_effect,
    brook_effect,
    slope_effect,
    shock_points,
    attacker_shock,
    defender_shock,
    no_shock_terrain,
    no_shock_blown,
    no_shock_mud,
    shock_effect,
    die,
    final_die,
    result_dr,
    result_drl,
    result_ar,
    result_arl,
    result_ex,
    result_hx,
    steps_owed,
    range,
    leader_modifier,
    initiative_result,
    nation_modifier,
    recovery_result,
    path_length,
    supplied,
    turns_delay,
    mud_doubles,
    victory_points,
    exit_points,
    exit_bonus,
    road_to_exit,
    lead,
    threshold,
    defence_lost,
    reputation_sum,
    guard_fails,
    hexes_away,
    night
};

inline constexpr auto label_names = std::to_array<std::string_view>({"",
                                                                     "data_value",
                                                                     "allowance",
                                                                     "halved_blown",
                                                                     "halved_out_of_command",
                                                                     "points_left",
                                                                     "clear_cost",
                                                                     "woods_cost",
                                                                     "village_cost",
                                                                     "high_ground_cost",
                                                                     "mud_cost",
                                                                     "brook_cost",
                                                                     "slope_cost",
                                                                     "road_cost",
                                                                     "high_road_cost",
                                                                     "village_road_cost",
                                                                     "least_move",
                                                                     "mud_artillery",
                                                                     "entry_cost",
                                                                     "exit_cost",
                                                                     "attack_strength",
                                                                     "bombard_strength",
                                                                     "defence_strength",
                                                                     "cavalry_halved",
                                                                     "disrupted_halved",
                                                                     "blown_halved",
                                                                     "surprise_doubled",
                                                                     "mud_halved",
                                                                     "total_attack",
                                                                     "total_defence",
                                                                     "odds",
                                                                     "forced_odds",
                                                                     "woods_effect",
                                                                     "village_effect",
                                                                     "brook_effect",
                                                                     "slope_effect",
                                                                     "shock_points",
                                                                     "attacker_shock",
                                                                     "defender_shock",
                                                                     "no_shock_terrain",
                                                                     "no_shock_blown",
                                                                     "no_shock_mud",
                                                                     "shock_effect",
                                                                     "die",
                                                                     "final_die",
                                                                     "result_dr",
                                                                     "result_drl",
                                                                     "result_ar",
                                                                     "result_arl",
                                                                     "result_ex",
                                                                     "result_hx",
                                                                     "steps_owed",
                                                                     "range",
                                                                     "leader_modifier",
                                                                     "initiative_result",
                                                                     "nation_modifier",
                                                                     "recovery_result",
                                                                     "path_length",
                                                                     "supplied",
                                                                     "turns_delay",
                                                                     "mud_doubles",
                                                                     "victory_points",
                                                                     "exit_points",
                                                                     "exit_bonus",
                                                                     "road_to_exit",
                                                                     "lead",
                                                                     "threshold",
                                                                     "defence_lost",
                                                                     "reputation_sum",
                                                                     "guard_fails",
                                                                     "hexes_away",
                                                                     "night"});
static_assert(label_names.size() == static_cast<std::size_t>(Label::night) + 1);

// Why something is refused. Parameters: U unit or leader, H place, n number.
enum class Reason : std::uint16_t {
    none,
    not_now,    // another kind of choice is asked for
    not_yours,  // U
    no_such_unit,
    not_on_map,       // U
    has_moved,        // U
    in_enemy_zone,    // U, U an enemy who has it in his zone
    no_way_out,       // U
    unit_on_its_way,  // U
    not_adjacent,     // H
    off_map,
    pond,                  // H
    enemy_there,           // H, U
    enemy_leader_there,    // H, U
    must_stop,             // U an enemy, or none: points spent
    zone_from_zone,        // H, U
    blown_no_contact,      // H, U
    no_orders_no_contact,  // H, U
    odds_too_low,          // H, n attack, n defence, in quarters
    one_hex_in_mud,        // U
    too_dear,              // H, n cost, n left, in quarters
    far_off,               // H, n hexes away, n left, in quarters
    must_leave,            // U
    ways_closed,           // H, n 1 if all ways in are next to it
    not_due,               // U, n turn
    not_waiting,           // U
    not_an_entry,          // H
    entry_blocked,         // H
    no_reroute,            // Group
    same_entry,
    not_an_exit,        // H
    exit_too_dear,      // n cost, n left, in quarters
    no_exit,            // U
    reserves_off,       // U
    still_must_leave,   // U
    not_a_leader,       // U
    determined,         // U
    too_far,            // U, n hexes, n allowed
    not_his_army,       // U, U
    leads_nobody,       // U
    already_rolled,     // U
    commands_enough,    // U, n
    not_under_him,      // U, U
    already_commanded,  // U
    no_room,            // U, H
    not_crowded,        // U
    nobody_to_rally,    // H
    has_attacked,       // U
    was_attacked,       // H
    may_not_attack,     // U
    not_in_zone,        // U, H
    not_all_in_zone,    // U, H
    leaves_idle,        // U: he must attack and would have nobody left
    leaves_unattacked,  // H: he must be attacked and nobody would be left to do it
    attack_incomplete,
    still_must_attack,       // U
    still_owed,              // H
    still_must_retreat,      // U
    may_not_bombard,         // U
    out_of_range,            // H
    sight_blocked,           // H, H where
    enemy_in_zone,           // U, U
    one_hex_only,            // U
    not_alone,               // U
    no_hex_to,               // U
    may_not_retreat_before,  // U
    not_in_attack,           // U
    no_step_owed,            // U
    may_not_advance,         // U, H
    crowds,                  // H
    must_join,               // U
    half_done,               // U on its way, or none
    game_over
};

inline constexpr auto reason_names = std::to_array<std::string_view>({"",
                                                                      "not_now",
                                                                      "not_yours",
                                                                      "no_such_unit",
                                                                      "not_on_map",
                                                                      "has_moved",
                                                                      "in_enemy_zone",
                                                                      "no_way_out",
                                                                      "unit_on_its_way",
                                                                      "not_adjacent",
                                                                      "off_map",
                                                                      "pond",
                                                                      "enemy_there",
                                                                      "enemy_leader_there",
                                                                      "must_stop",
                                                                      "zone_from_zone",
                                                                      "blown_no_contact",
                                                                      "no_orders_no_contact",
                                                                      "odds_too_low",
                                                                      "one_hex_in_mud",
                                                                      "too_dear",
                                                                      "far_off",
                                                                      "must_leave",
                                                                      "ways_closed",
                                                                      "not_due",
                                                                      "not_waiting",
                                                                      "not_an_entry",
                                                                      "entry_blocked",
                                                                      "no_reroute",
                                                                      "same_entry",
                                                                      "not_an_exit",
                                                                      "exit_too_dear",
                                                                      "no_exit",
                                                                      "reserves_off",
                                                                      "still_must_leave",
                                                                      "not_a_leader",
                                                                      "determined",
                                                                      "too_far",
                                                                      "not_his_army",
                                                                      "leads_nobody",
                                                                      "already_rolled",
                                                                      "commands_enough",
                                                                      "not_under_him",
                                                                      "already_commanded",
                                                                      "no_room",
                                                                      "not_crowded",
                                                                      "nobody_to_rally",
                                                                      "has_attacked",
                                                                      "was_attacked",
                                                                      "may_not_attack",
                                                                      "not_in_zone",
                                                                      "not_all_in_zone",
                                                                      "leaves_idle",
                                                                      "leaves_unattacked",
                                                                      "attack_incomplete",
                                                                      "still_must_attack",
                                                                      "still_owed",
                                                                      "still_must_retreat",
                                                                      "may_not_bombard",
                                                                      "out_of_range",
                                                                      "sight_blocked",
                                                                      "enemy_in_zone",
                                                                      "one_hex_only",
                                                                      "not_alone",
                                                                      "no_hex_to",
                                                                      "may_not_retreat_before",
                                                                      "not_in_attack",
                                                                      "no_step_owed",
                                                                      "may_not_advance",
                                                                      "crowds",
                                                                      "must_join",
                                                                      "half_done",
                                                                      "game_over"});
static_assert(reason_names.size() == static_cast<std::size_t>(Reason::game_over) + 1);

}  // namespace hd::c1815
