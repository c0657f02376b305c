// A scenario of Victory at Waterloo compiled for play: neighbours and costs by place, the tables as arrays,
// the options as booleans. All numbers come from data; nothing here changes in play.
#pragma once

#include "engine/rules/ruleset.hpp"
#include "engine/rules/victory_at_waterloo/rule.hpp"
#include "engine/rules/victory_at_waterloo/state.hpp"

#include <array>
#include <cstdint>
#include <vector>

namespace hd::vaw {

using rules::View;

// Bits of Hex::terrain. A hex without any is clear.
enum class Terrain : std::uint8_t { woods = 1, town = 2, chateau = 4, ridge = 8 };

// Bits of Hex::ways: what joins or parts a hex and its neighbour.
enum class Way : std::uint8_t { road = 1, trail = 2, stream = 4, bridge = 8 };

// A direction is 0 to 5, clockwise from the north.
struct Hex {
    std::array<std::int32_t, 6> neighbours = {};  // place numbers, 0 off the map
    std::array<std::uint8_t, 6> costs = {};       // to go there, in half points
    std::uint8_t entry_cost = 0;                  // to come on here from off the map
    std::uint8_t terrain = 0;
    std::array<std::uint8_t, 6> ways = {};
    std::array<std::uint8_t, 6> order = {0, 1, 2, 3, 4, 5};  // directions by the neighbour's place number
    std::uint8_t entry = 0;                                  // 1: Prussians may come on here
    std::uint8_t objective = 0;                              // Ref of the objective here, 0 none
};

struct ObjectiveInfo {
    Place place = {};
    std::int32_t british_loss = 0;  // boxes when the French take it; 0: no objective of theirs
    std::int32_t french_loss = 0;   // boxes when the Coalition takes it
    Seat holder = {};               // at the start
};

struct Track {
    std::int32_t start = 0;
    std::int32_t last_box = 0;
    std::int32_t demoralised_at = 0;
    std::int32_t disintegrated_at = 0;  // 0: no such box
    std::int32_t rout_at = 0;           // 0: no such box
};

// Where play begins: with phase none at the start of the turn, else in that phase.
struct Start {
    std::int32_t turn = 1;
    Phase phase = Phase::none;
    bool duties_set = false;  // in attacks: who is owed one and who may bombard stands in the units
};

// What an attack may come to. In data the results stand by final score.
enum class Result : std::int32_t {
    none,
    attacker_destroyed,
    attacker_retreats,
    exchange,  // the attacker may have it instead of a retreat
    defender_retreats,
    defender_destroyed
};

struct Band {
    std::int32_t low = 0;  // final scores, both ends belong to it
    std::int32_t high = 0;
    Result result = Result::none;
    std::int32_t exchange_die = 0;  // the natural die with which the attacker may exchange; 0 never
};

// The rows of the terrain table. Of a hex the cost is paid to enter it, of a stream on top, of a path instead
// of all else; a bridge puts its cost in the stream's place.
enum class TerrainKind : std::uint8_t { clear, woods, town, chateau, ridge, stream, bridge, trail, road };
inline constexpr auto terrain_names = std::to_array<std::string_view>(
    {"clear", "woods", "town", "chateau", "ridge", "stream", "bridge", "trail", "road"});

// Who gains by a combat effect; a garrison is infantry of strength 1.
enum class Helps : std::uint8_t { none, all, garrison, british };
inline constexpr auto helps_names = std::to_array<std::string_view>({"none", "all", "garrison", "british"});

enum class Condition : std::uint8_t { none, no_attacker_on_ridge, all_attackers_across };
inline constexpr auto condition_names =
    std::to_array<std::string_view>({"none", "no_attacker_on_ridge", "all_attackers_across"});

struct TerrainEffect {
    std::int32_t half_points = 0;
    std::int32_t combat = 0;  // added to the superiority
    Helps helps = Helps::none;
    Condition condition = Condition::none;
    bool fire_into = false;  // of bombardments
    bool fire_through = false;
    bool helps_bombarded = false;
};

// Numbers of the rules. Movement in half points.
struct Tables {
    std::array<std::int32_t, 4> allowances = {};  // by UnitType
    struct {
        std::int32_t turn = 0;
        UnitType type = UnitType::none;
        std::int32_t allowance = 0;
    } late_arrival;                             // cavalry of turn 3
    std::array<TerrainEffect, 9> terrain = {};  // by TerrainKind
    std::int32_t superiority_low = 0;
    std::int32_t superiority_high = 0;
    std::vector<Band> results;  // ordered, without gaps
    std::array<Track, army_rows> tracks = {};
    std::vector<std::array<std::int32_t, army_rows>> quotas;  // by turn from 1: [0] is turn 1; 0 no limit
    std::array<Level, 16> victory =
        {};  // by bits: French dem. 1, British dem. 2, disintegrated 4, Prussian 8
    std::int32_t turns = 0;

    const TerrainEffect& of(TerrainKind kind) const { return terrain[static_cast<std::size_t>(kind)]; }
};

struct Options {
    bool towns = false;
    bool cavalry = false;
    bool artillery = false;
    bool command = false;
    bool old_guard = false;
    bool all_guards = false;  // every Guard counter of the French is one
    bool balance = false;
};

// A value of a hex that a ruling settled, told when the board is laid.
struct RuledPlace {
    Rule rule = Rule::none;
    Place place = {};
    std::int32_t value = 0;
};

struct Setting : rules::Setting {
    std::vector<Hex> hex;  // by place number; [0] unused, boxes not in it
    std::vector<Place> entries;
    std::vector<ObjectiveInfo> objectives;  // by row
    std::vector<Unit> units;                // by row, as they start
    std::array<Army, army_rows> armies;     // as they start, thresholds included
    Start start;
    std::vector<RuledPlace> ruled_places;
    Tables tables;
    Options chosen;
    Place destroyed = {};

    bool on_map(Place place) const {
        return place.raw > 0 && place.raw < static_cast<std::int32_t>(hex.size());
    }
    const Hex& at(Place place) const { return hex[static_cast<std::size_t>(place.raw)]; }
    bool is(Place place, Terrain terrain) const {
        return (at(place).terrain & static_cast<unsigned>(terrain)) != 0;
    }
    // Whether the map ends on some side of the hex.
    bool on_edge(Place place) const;
    // 0 to 5, or -1 where they are no neighbours.
    int direction(Place from, Place to) const {
        if (!on_map(from) || !to) return -1;
        const auto& neighbours = at(from).neighbours;
        for (int d = 0; d < 6; ++d) {
            if (neighbours[static_cast<std::size_t>(d)] == to.raw) return d;
        }
        return -1;
    }
    bool has(Place from, int direction, Way way) const {
        return (at(from).ways[static_cast<std::size_t>(direction)] & static_cast<unsigned>(way)) != 0;
    }
    // Half points to go from one hex to its neighbour; 0 where they are no neighbours.
    std::int32_t cost(Place from, Place to) const;
    const Track& track(ArmyId army) const { return tables.tracks[static_cast<std::size_t>(army) - 1]; }
    Place turn_box(std::int32_t turn) const { return box(static_cast<std::size_t>(turn)); }
};

// Fills order, costs and entry_cost of every hex from neighbours, terrain, ways and the terrain table.
void compile_hexes(Setting& setting);

inline const Setting& setting_of(const rules::Game& game) {
    return static_cast<const Setting&>(*game.setting);
}
inline const Setting& setting_of(const View& view) {
    return static_cast<const Setting&>(view.setting());
}

}  // namespace hd::vaw
