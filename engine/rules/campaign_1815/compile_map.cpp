#include "engine/rules/campaign_1815/compile_map.hpp"

#include "engine/board/map.hpp"
#include "engine/rules/map_kinds.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace hd::c1815 {

namespace {

using rules::kind_bit;

template <class Bits, class Bit>
std::uint8_t bit_if(Bits bits, std::uint32_t kind, Bit bit) {
    return (bits & kind) != 0 ? static_cast<std::uint8_t>(bit) : std::uint8_t{0};
}

// The kinds of the map by their bits, looked up once.
struct KindBits {
    explicit KindBits(const board::Kinds& kinds)
        : woods(kind_bit(kinds.terrain, "woods")),
          village(kind_bit(kinds.terrain, "village")),
          partial_high(kind_bit(kinds.terrain, "partial_high")),
          full_high(kind_bit(kinds.terrain, "full_high")),
          off_map(kind_bit(kinds.terrain, "off_map")),
          brook(kind_bit(kinds.hexsides, "brook")),
          pond(kind_bit(kinds.hexsides, "pond")),
          some_high_side(kind_bit(kinds.hexsides, "some_high")),
          full_high_side(kind_bit(kinds.hexsides, "full_high")),
          road(kind_bit(kinds.paths, "road")),
          high_road(kind_bit(kinds.paths, "high_road")),
          within_village(kind_bit(kinds.paths, "village")) {}

    std::uint32_t woods, village, partial_high, full_high, off_map;
    std::uint32_t brook, pond, some_high_side, full_high_side;
    std::uint32_t road, high_road, within_village;
};

std::uint8_t terrain_of(const KindBits& kinds, board::TerrainBits bits) {
    return static_cast<std::uint8_t>(bit_if(bits, kinds.woods, Terrain::woods) |
                                     bit_if(bits, kinds.village, Terrain::village) |
                                     bit_if(bits, kinds.partial_high, Terrain::partial_high) |
                                     bit_if(bits, kinds.full_high, Terrain::full_high));
}

std::uint8_t sides_of(const KindBits& kinds, board::HexsideBits bits) {
    return static_cast<std::uint8_t>(bit_if(bits, kinds.brook, Side::brook) |
                                     bit_if(bits, kinds.pond, Side::pond) |
                                     bit_if(bits, kinds.some_high_side, Side::some_high) |
                                     bit_if(bits, kinds.full_high_side, Side::full_high));
}

std::uint8_t ways_of(const KindBits& kinds, board::PathBits bits) {
    return static_cast<std::uint8_t>(bit_if(bits, kinds.road, Way::road) |
                                     bit_if(bits, kinds.high_road, Way::high_road) |
                                     bit_if(bits, kinds.within_village, Way::village));
}

// Directions off the map share the number 0 and are told apart by themselves: a total order.
void order_directions(Hex& hex) {
    std::sort(hex.order.begin(), hex.order.end(), [&hex](std::uint8_t a, std::uint8_t b) {
        return std::pair(hex.neighbours[a], a) < std::pair(hex.neighbours[b], b);
    });
}

// 1815 A-02: the printed map ends where its hexes end, not where the grid does.
bool is_off_map(const board::Map& map, const KindBits& kinds, board::HexId hex) {
    return hex == board::no_hex || (map.terrain(hex) & kinds.off_map) != 0;
}

void compile_hexes(Setting& setting, const board::Map& map) {
    const KindBits kinds(map.kinds());
    const board::Grid& grid = map.grid();
    setting.hex.resize(std::size_t{grid.hex_count()} + 1);
    for (std::uint32_t index = 0; index < grid.hex_count(); ++index) {
        const board::HexId at{index};
        if (is_off_map(map, kinds, at)) continue;
        Hex& hex = setting.hex[index + 1];
        hex.terrain = terrain_of(kinds, map.terrain(at));
        bool on_road = false;
        for (const board::Direction d : board::all_directions) {
            const board::HexId next = grid.neighbour(at, d);
            if (is_off_map(map, kinds, next)) continue;
            const std::uint32_t to = board::to_index(d);
            const board::EdgeId edge = grid.edge(at, d);
            hex.neighbours[to] = board::place_of(next);
            hex.sides[to] = sides_of(kinds, map.hexsides(edge));
            hex.ways[to] = ways_of(kinds, map.paths(edge));
            on_road = on_road || (map.paths(edge) & (kinds.road | kinds.high_road)) != 0;
        }
        order_directions(hex);
        if (!on_road) continue;
        setting.roads.push_back(Place{board::place_of(at)});
        setting.rows[Road::table].push_back({map.label(at), map.label(at)});
        hex.road = static_cast<std::int32_t>(setting.roads.size());
    }
}

// The lists of hexes that the map keeps as entries: friendly edges and the exit area.
std::uint8_t edge_named(std::string_view id) {
    if (id == "edge-south") return static_cast<std::uint8_t>(Edge::french);
    if (id == "edge-east") return static_cast<std::uint8_t>(Edge::prussian);
    if (id == "edge-north-west") return static_cast<std::uint8_t>(Edge::anglo);
    return id == "exit" ? static_cast<std::uint8_t>(Edge::exit) : std::uint8_t{0};
}

void compile_entries(Setting& setting, const board::Map& map, rules::Faults& faults) {
    for (const board::EntryRecord& record : map.entries()) {
        const std::uint8_t edge = edge_named(record.id);
        for (const board::HexId hex : record.hexes) setting.hex[hex.index + 1].edges |= edge;
        // 1815 13#5: a road must lead from one of the ends of the exit area.
        if (edge == static_cast<std::uint8_t>(Edge::exit) && !record.hexes.empty()) {
            for (const board::HexId end : {record.hexes.front(), record.hexes.back()})
                setting.hex[end.index + 1].edges |= static_cast<std::uint8_t>(Edge::exit_end);
        }
        if (edge != 0) continue;
        const auto army = std::find(army_names.begin() + 1, army_names.end(), record.army);
        if (army == army_names.end()) {
            faults.push_back(fmt::format("entry {}: there is no army \"{}\"", record.id, record.army));
            continue;
        }
        Entry entry{.id = record.id, .army = static_cast<ArmyId>(army - army_names.begin())};
        for (const board::HexId hex : record.hexes) entry.hexes.push_back(Place{board::place_of(hex)});
        std::sort(entry.hexes.begin(), entry.hexes.end());
        setting.entries.push_back(std::move(entry));
    }
}

// 1815 15.B#3: the hexes around Quatre-Bras, an objective of that name; none where the map doesn't show it.
void find_ambush(Setting& setting, const board::Map& map) {
    const auto found = std::find_if(map.objectives().begin(), map.objectives().end(),
                                    [](const auto& objective) { return objective.name == "Quatre-Bras"; });
    if (found == map.objectives().end()) return;
    for (const std::int32_t neighbour : setting.hex[found->hex.index + 1].neighbours) {
        if (neighbour != 0) setting.ambush.push_back(Place{neighbour});
    }
    std::sort(setting.ambush.begin(), setting.ambush.end());
}

}  // namespace

void compile_map(Setting& setting, rules::Faults& faults) {
    compile_hexes(setting, *setting.map);
    compile_entries(setting, *setting.map, faults);
    find_ambush(setting, *setting.map);
}

}  // namespace hd::c1815
