// A scenario of the campaign compiled for play: neighbours, ways and costs by place, counters by row, the
// tables as arrays. All numbers come from data; nothing here changes in play.
#pragma once

#include "engine/rules/campaign_1815/rule.hpp"
#include "engine/rules/campaign_1815/state.hpp"
#include "engine/rules/ruleset.hpp"

#include <array>
#include <cstdint>
#include <string>
#include <vector>

namespace hd::c1815 {

using rules::View;

// Points of movement and of strength are counted in quarters: 5.A.2 halves costs, 2.C and 7.E.1 halve twice.
inline constexpr std::int32_t point = 4;

enum class Nation : std::uint8_t {
    none,
    french,
    prussian,
    british,
    kgl,
    hanoverian,
    brunswick,
    nassau,
    netherlands
};
inline constexpr auto nation_names = std::to_array<std::string_view>(
    {"", "french", "prussian", "british", "kgl", "hanoverian", "brunswick", "nassau", "netherlands"});

// What is said of a counter by tags.
enum class Tag : std::uint8_t {
    guard,
    imperial_guard,
    old_guard,
    gendarmerie,
    hussar_4,
    cavalry_corps,
    army_leader,
    detachment_leader,
    corps_leader,
    cavalry_leader,
    own_nation_only,
    any_nation,
    first_division,
    second_division,
    kgl_dragoons,
    optional_reserves,
    hal_detachment
};
inline constexpr auto tag_names = std::to_array<std::string_view>(
    {"guard", "imperial-guard", "old-guard", "gendarmerie", "hussar-4", "cavalry-corps", "army-leader",
     "detachment-leader", "corps-leader", "cavalry-leader", "own-nation-only", "any-nation", "first-division",
     "second-division", "kgl-dragoons", "optional-reserves", "hal-detachment"});

// One side of a counter, in points.
struct Face {
    std::int32_t attack = 0;
    std::int32_t defence = 0;
    std::int32_t shock = 0;
};

// What is printed on a counter.
struct Counter {
    ArmyId army = ArmyId::none;
    UnitType type = UnitType::none;
    Nation nation = Nation::none;
    std::int32_t corps = 0;  // 1 + index of the formation; 0 none
    std::int32_t movement = 0;
    Face full = {};
    Face reduced = {};
    std::int32_t steps = 1;  // at full strength
    std::uint32_t tags = 0;

    bool has(Tag tag) const { return (tags >> static_cast<unsigned>(tag) & 1U) != 0; }
    // The side that is up with so many steps left.
    const Face& face(std::int32_t steps_left) const { return steps_left < steps ? reduced : full; }
};

// Bits of Hex::terrain; a hex without any is clear.
enum class Terrain : std::uint8_t { woods = 1, village = 2, partial_high = 4, full_high = 8 };
// Bits of Hex::sides: what lies on the side towards a neighbour.
enum class Side : std::uint8_t { brook = 1, pond = 2, some_high = 4, full_high = 8 };
// Bits of Hex::ways: what crosses it.
enum class Way : std::uint8_t { road = 1, high_road = 2, village = 4 };
// Bits of Hex::edges: friendly map edges, the exit area, and its two ends.
enum class Edge : std::uint8_t { french = 1, prussian = 2, anglo = 4, exit = 8, exit_end = 16 };

// A direction is 0 to 5, clockwise as the grid has them.
struct Hex {
    std::array<std::int32_t, 6> neighbours = {};  // place numbers, 0 off the map
    std::array<std::uint8_t, 6> sides = {};
    std::array<std::uint8_t, 6> ways = {};
    std::array<std::uint8_t, 6> order = {0, 1, 2, 3, 4, 5};  // directions by the neighbour's place number
    std::uint8_t terrain = 0;
    std::uint8_t edges = 0;
    std::int32_t road = 0;  // Ref of its row of roads, 0 without a road
};

// Whose costs a counter pays: columns of the terrain chart.
enum class MoverClass : std::uint8_t { foot_and_cavalry, horse_artillery, foot_artillery, mud };

enum class TerrainKind : std::uint8_t {
    clear,
    woods,
    partial_high,
    full_high,
    village,
    brook,
    up_slope,
    road,
    high_road,
    within_village
};
inline constexpr auto terrain_names =
    std::to_array<std::string_view>({"clear", "woods", "partial_high", "full_high", "village", "brook",
                                     "up_slope", "road", "high_road", "within_village"});

struct TerrainEffect {
    std::array<std::int32_t, 4> quarters = {};  // by MoverClass
    std::int32_t die = 0;
    bool halves_cavalry = false;
    bool blocks_sight = false;
};

enum class Result : std::int32_t { none, dr, drl, ar, arl, ex, hx };
inline constexpr auto result_names =
    std::to_array<std::string_view>({"", "DR", "DRL", "AR", "ARL", "EX", "HX"});

inline constexpr std::int32_t first_row = -1;  // of the combat results table
inline constexpr std::int32_t last_row = 11;
inline constexpr auto column_names =
    std::to_array<std::string_view>({"1:5", "1:4", "1:3", "1:2", "1:1", "2:1", "3:1", "4:1", "5:1", "6:1"});

struct TurnInfo {
    std::string date = {};
    std::string label = {};
    bool night = false;
    bool mud = false;
    bool early_morning = false;
    bool supply = false;
};

// Rows of the table of numbers, by their names.
enum class Number : std::uint8_t {
    command_range,
    rally_range,
    trace_range,
    displaced_range,
    supply_range,
    old_guard_range,
    old_guard_fails_guard,
    old_guard_fails_line,
    blown_player_turns,
    bombard_range,
    surprise_factor,
    exit_cost,
    exit_points,
    exit_bonus,
    exit_threshold,
    exit_threshold_reserves,
    win_lead,
    defects_up_to,
    loses_step_up_to,
    both_divisions_up_to,
    second_division_up_to,
    direct_units,
    mud_no_shock,
    mud_bombardment_divisor,
    advance_after_combat,
    out_of_command_no_contact,
    out_of_command_no_long_fire,
    reserves_turn,
    hal_turn,
    stack_prussian_full,
    stack_prussian_reduced,
    stack_anglo_units,
    stack_anglo_artillery,
    stack_french,
    blown_column,
    french_roads_row,
    hex_metres
};
inline constexpr auto number_names = std::to_array<std::string_view>({"command_range",
                                                                      "rally_range",
                                                                      "trace_range",
                                                                      "displaced_range",
                                                                      "supply_range",
                                                                      "old_guard_range",
                                                                      "old_guard_fails_guard",
                                                                      "old_guard_fails_line",
                                                                      "blown_player_turns",
                                                                      "bombard_range",
                                                                      "surprise_factor",
                                                                      "exit_cost",
                                                                      "exit_points",
                                                                      "exit_bonus",
                                                                      "exit_threshold",
                                                                      "exit_threshold_reserves",
                                                                      "win_lead",
                                                                      "defects_up_to",
                                                                      "loses_step_up_to",
                                                                      "both_divisions_up_to",
                                                                      "second_division_up_to",
                                                                      "direct_units",
                                                                      "mud_no_shock",
                                                                      "mud_bombardment_divisor",
                                                                      "advance_after_combat",
                                                                      "out_of_command_no_contact",
                                                                      "out_of_command_no_long_fire",
                                                                      "reserves_turn",
                                                                      "hal_turn",
                                                                      "stack_prussian_full",
                                                                      "stack_prussian_reduced",
                                                                      "stack_anglo_units",
                                                                      "stack_anglo_artillery",
                                                                      "stack_french",
                                                                      "blown_column",
                                                                      "french_roads_row",
                                                                      "hex_metres"});

// The rows of the morale recovery modifiers.
enum class MoraleClass : std::uint8_t {
    french_british_guard,
    french,
    british,
    kgl,
    nassau,
    prussian_reduced,
    hanoverian,
    brunswick,
    prussian_full,
    netherlands
};
inline constexpr auto morale_class_names = std::to_array<std::string_view>(
    {"french_british_guard", "french", "british", "kgl", "nassau", "prussian_reduced", "hanoverian",
     "brunswick", "prussian_full", "netherlands"});

enum class LeaderClass : std::uint8_t { detachment, cavalry, infantry };
inline constexpr auto leader_class_names =
    std::to_array<std::string_view>({"detachment", "cavalry", "infantry"});

struct Tables {
    std::array<TerrainEffect, terrain_names.size()> terrain = {};
    std::array<std::array<Result, column_names.size()>, last_row - first_row + 1> results = {};
    std::array<bool, 6> initiative = {};  // by die: in command
    std::array<std::int32_t, leader_class_names.size()> initiative_modifiers = {};
    std::array<bool, 6> recovery = {};
    std::array<std::int32_t, morale_class_names.size()> recovery_modifiers = {};
    std::vector<TurnInfo> turns;  // [0] is turn 1
    std::array<std::int32_t, number_names.size()> numbers = {};

    const TerrainEffect& of(TerrainKind kind) const { return terrain[static_cast<std::size_t>(kind)]; }
    std::int32_t number(Number name) const { return numbers[static_cast<std::size_t>(name)]; }
};

struct Entry {
    std::string id = {};
    ArmyId army = ArmyId::none;
    std::vector<Place> hexes = {};          // as the map offers them
    std::vector<std::int32_t> delays = {};  // turns to go from here to each entry; 0: not possible
};

struct GroupInfo {
    ArmyId army = ArmyId::none;
    std::int32_t due = 0;
    std::int32_t entry = 0;  // 1 + index
};

// Where play begins: with phase none at the start of the turn, else in that phase.
struct Start {
    std::int32_t turn = 1;
    Phase phase = Phase::none;
    bool orders_given = false;  // in movement: who is in command stands in the units
};

struct Setting : rules::Setting {
    std::vector<Hex> hex;  // by place number; [0] unused, boxes not in it
    std::vector<Entry> entries;
    std::vector<GroupInfo> groups;
    std::vector<Counter> counters;  // by row of units
    std::vector<Unit> units;        // as they start
    std::vector<Place> roads;       // by row of roads
    std::vector<Seat> road_holders;
    std::vector<Ref<Unit>> hidden;  // who may lie in wait, by row
    std::vector<Place> ambush;      // hexes next to Quatre-Bras
    Campaign campaign;              // as it starts
    Start start;
    std::int32_t last_turn = 0;
    Tables tables;
    Place waiting;
    Place eliminated;
    Place exited;
    Place defected;

    bool on_map(Place place) const {
        return place.raw > 0 && place.raw < static_cast<std::int32_t>(hex.size());
    }
    const Hex& at(Place place) const { return hex[static_cast<std::size_t>(place.raw)]; }
    bool is(Place place, Terrain terrain) const {
        return (at(place).terrain & static_cast<unsigned>(terrain)) != 0;
    }
    bool is_high(Place place) const {
        return is(place, Terrain::partial_high) || is(place, Terrain::full_high);
    }
    bool on_edge(Place place, Edge edge) const {
        return (at(place).edges & static_cast<unsigned>(edge)) != 0;
    }
    // 0 to 5, or -1 where they are no neighbours.
    int direction(Place from, Place to) const {
        if (!on_map(from) || !to) return -1;
        const auto& neighbours = at(from).neighbours;
        for (int d = 0; d < 6; ++d) {
            if (neighbours[static_cast<std::size_t>(d)] == to.raw) return d;
        }
        return -1;
    }
    bool has(Place from, int direction, Side side) const {
        return (at(from).sides[static_cast<std::size_t>(direction)] & static_cast<unsigned>(side)) != 0;
    }
    bool has(Place from, int direction, Way way) const {
        return (at(from).ways[static_cast<std::size_t>(direction)] & static_cast<unsigned>(way)) != 0;
    }
    const Counter& counter(Ref<Unit> unit) const { return counters[static_cast<std::size_t>(unit.row())]; }
    const TurnInfo& turn_info(std::int32_t turn) const {
        return tables.turns[static_cast<std::size_t>(turn) - 1];
    }
    std::int32_t number(Number name) const { return tables.number(name); }
};

inline const Setting& setting_of(const rules::Game& game) {
    return static_cast<const Setting&>(*game.setting);
}
inline const Setting& setting_of(const View& view) {
    return static_cast<const Setting&>(view.setting());
}

// The record's entry of the turn that is being played.
inline const TurnInfo& this_turn(const ledger::State& state, const Setting& setting) {
    return setting.turn_info(state.at(the_clock).turn);
}

}  // namespace hd::c1815
