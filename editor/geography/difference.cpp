#include "editor/geography/difference.hpp"

#include <fmt/format.h>

#include <cassert>

namespace hd::editor {

using board::EdgeId;
using board::HexId;

namespace {

std::string words(const board::Kinds& kinds, board::TerrainBits terrain, std::int32_t level,
                  std::string_view name) {
    return fmt::format("{}, {} m{}{}", fmt::join(kind_names(kinds.terrain, terrain), " "), level,
                       name.empty() ? "" : ", ", name);
}

std::string words(const std::vector<std::string>& names, std::uint32_t bits) {
    return fmt::format("{}", fmt::join(kind_names(names, bits), " "));
}

board::PathBits path_bits(const GroundMap& ground, EdgeId edge) {
    std::uint32_t bits = 0;
    for (std::uint32_t kind = 0; kind < ground.kinds.paths.size(); ++kind)
        if (ground.link_at(edge, kind) != nullptr) bits |= 1u << kind;
    return static_cast<board::PathBits>(bits);
}

void add_hexes(const GroundMap& ground, const board::Map& map, std::vector<Difference>& out) {
    for (std::uint32_t index = 0; index < ground.grid.hex_count(); ++index) {
        const HexId hex{index};
        const GroundHex& before = ground.hexes[index];
        if (before.terrain == map.terrain(hex) && before.level == map.level(hex) &&
            before.name == map.name(hex))
            continue;
        out.push_back({DifferencePart::hex, hex, board::no_edge,
                       words(ground.kinds, before.terrain, before.level, before.name),
                       words(ground.kinds, map.terrain(hex), map.level(hex), map.name(hex))});
    }
}

}  // namespace

std::vector<Difference> differences(const GroundMap& ground, const board::Map& map) {
    assert(ground.grid == map.grid() && ground.kinds == map.kinds());
    std::vector<Difference> out;
    add_hexes(ground, map, out);
    for (std::uint32_t index = 0; index < ground.grid.edge_count(); ++index) {
        const EdgeId edge{index};
        if (ground.kinds_at(edge) != map.hexsides(edge))
            out.push_back({DifferencePart::hexside, board::no_hex, edge,
                           words(ground.kinds.hexsides, ground.kinds_at(edge)),
                           words(ground.kinds.hexsides, map.hexsides(edge))});
    }
    for (std::uint32_t index = 0; index < ground.grid.edge_count(); ++index) {
        const EdgeId edge{index};
        if (path_bits(ground, edge) != map.paths(edge))
            out.push_back({DifferencePart::link, board::no_hex, edge,
                           words(ground.kinds.paths, path_bits(ground, edge)),
                           words(ground.kinds.paths, map.paths(edge))});
    }
    return out;
}

std::string place_of(const Difference& difference, const board::Map& map) {
    if (difference.part == DifferencePart::hex) return map.label(difference.hex);
    const board::EdgeEnds ends = *map.grid().edge_ends(difference.edge);
    return fmt::format("{}{}{}", map.label(ends.a), difference.part == DifferencePart::hexside ? "/" : "-",
                       map.label(ends.b));
}

}  // namespace hd::editor
