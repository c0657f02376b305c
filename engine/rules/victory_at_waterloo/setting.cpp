#include "engine/rules/victory_at_waterloo/setting.hpp"

#include <algorithm>
#include <utility>

namespace hd::vaw {

namespace {

// VAW-MNOTE-12: woods cost what woods cost, whatever else is in the hex.
std::int32_t terrain_cost(const Tables& tables, std::uint8_t terrain) {
    const auto has = [terrain](Terrain t) { return (terrain & static_cast<unsigned>(t)) != 0; };
    const auto cost_of = [&tables](TerrainKind kind) { return tables.of(kind).half_points; };
    if (has(Terrain::woods)) return cost_of(TerrainKind::woods);
    std::int32_t cost = cost_of(TerrainKind::clear);
    if (has(Terrain::town)) cost = std::max(cost, cost_of(TerrainKind::town));
    if (has(Terrain::chateau)) cost = std::max(cost, cost_of(TerrainKind::chateau));
    if (has(Terrain::ridge)) cost = std::max(cost, cost_of(TerrainKind::ridge));
    return cost;
}

// VAW-A-42: along a road or trail nothing else is paid.
std::int32_t step_cost(const Tables& tables, std::uint8_t terrain, std::uint8_t ways) {
    const auto has = [ways](Way way) { return (ways & static_cast<unsigned>(way)) != 0; };
    if (has(Way::road)) return tables.of(TerrainKind::road).half_points;
    if (has(Way::trail)) return tables.of(TerrainKind::trail).half_points;
    std::int32_t cost = terrain_cost(tables, terrain);
    if (has(Way::stream)) {
        cost += tables.of(has(Way::bridge) ? TerrainKind::bridge : TerrainKind::stream).half_points;
    }
    return cost;
}

}  // namespace

bool Setting::on_edge(Place place) const {
    const auto& neighbours = at(place).neighbours;
    return std::find(neighbours.begin(), neighbours.end(), 0) != neighbours.end();
}

std::int32_t Setting::cost(Place from, Place to) const {
    const int d = direction(from, to);
    return d < 0 ? 0 : at(from).costs[static_cast<std::size_t>(d)];
}

void compile_hexes(Setting& setting) {
    for (Hex& hex : setting.hex) {
        // A total order: only directions off the map share a number, and those are told apart by themselves.
        std::sort(hex.order.begin(), hex.order.end(), [&hex](std::uint8_t a, std::uint8_t b) {
            return std::pair(hex.neighbours[a], a) < std::pair(hex.neighbours[b], b);
        });
        // VAW-A-78: the first hex costs its terrain.
        hex.entry_cost = static_cast<std::uint8_t>(terrain_cost(setting.tables, hex.terrain));
        for (std::size_t d = 0; d < 6; ++d) {
            if (hex.neighbours[d] == 0) continue;
            const std::uint8_t into = setting.at(Place{hex.neighbours[d]}).terrain;
            hex.costs[d] = static_cast<std::uint8_t>(step_cost(setting.tables, into, hex.ways[d]));
        }
    }
}

}  // namespace hd::vaw
