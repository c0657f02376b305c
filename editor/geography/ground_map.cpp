#include "editor/geography/ground_map.hpp"

#include "editor/geography/chain.hpp"

#include <algorithm>
#include <cassert>
#include <tuple>

namespace hd::editor {

using board::EdgeId;
using board::HexId;

namespace {

template <class List>
auto place_of_edge(List& list, EdgeId edge) {
    return std::lower_bound(list.begin(), list.end(), edge,
                            [](const auto& one, EdgeId wanted) { return one.edge < wanted; });
}

// Hexes in the order of their numbers: columns as they are counted, then rows as they are counted.
std::vector<HexId> in_printed_order(const GroundMap& map) {
    const auto& sheets = map.numbering.shape().sheets;
    const bool from_east = !sheets.empty() && sheets.front().column.from == board::CountFrom::east_or_south;
    const bool from_south = !sheets.empty() && sheets.front().row.from == board::CountFrom::east_or_south;
    const auto key = [&](HexId hex) {
        const board::Offset at = map.grid.offset(hex);
        return std::tuple(from_east ? -at.column : at.column, from_south ? -at.row : at.row);
    };
    std::vector<HexId> hexes;
    for (std::uint32_t index = 0; index < map.grid.hex_count(); ++index) hexes.push_back({index});
    std::sort(hexes.begin(), hexes.end(), [&](HexId a, HexId b) { return key(a) < key(b); });
    return hexes;
}

scenario::MapHex row_of(const GroundMap& map, HexId hex) {
    const GroundHex& from = map.hexes[hex.index];
    scenario::MapHex row;
    row.hex = map.numbering.print(hex);
    row.terrain = kind_names(map.kinds.terrain, from.terrain);
    row.level = from.level;
    row.name = from.name;
    row.mark = from.source.mark;
    row.note = from.source.note;
    return row;
}

void append_paths(const GroundMap& map, scenario::MapDocument& document) {
    for (std::uint32_t path = 0; path < map.paths.size(); ++path) {
        std::vector<EdgeId> links;
        for (const GroundLink& link : map.links)
            if (link.path == path) links.push_back(link.edge);
        for (const std::vector<HexId>& chain : chains_of(map.grid, std::move(links))) {
            scenario::MapPath& added = document.paths.emplace_back();
            added.kind = map.kinds.paths[map.paths[path].kind];
            added.name = map.paths[path].name;
            for (const HexId hex : chain) added.hexes.push_back(map.numbering.print(hex));
            added.mark = board::Mark::reconstructed;
        }
    }
}

}  // namespace

board::HexsideBits GroundMap::kinds_at(EdgeId edge) const {
    const auto at = place_of_edge(sides, edge);
    return at != sides.end() && at->edge == edge ? at->kinds : board::HexsideBits{0};
}

const GroundLink* GroundMap::link_at(EdgeId edge) const {
    const auto at = place_of_edge(links, edge);
    return at != links.end() && at->edge == edge ? &*at : nullptr;
}

const GroundLink* GroundMap::link_at(EdgeId edge, std::uint32_t kind) const {
    for (auto at = place_of_edge(links, edge); at != links.end() && at->edge == edge; ++at)
        if (paths[at->path].kind == kind) return &*at;
    return nullptr;
}

void GroundMap::set_side(EdgeId edge, board::HexsideBits kinds_now, board::Source source) {
    const auto at = place_of_edge(sides, edge);
    const bool there = at != sides.end() && at->edge == edge;
    if (kinds_now == 0) {
        if (there) sides.erase(at);
    } else if (there) {
        *at = {edge, kinds_now, std::move(source)};
    } else {
        sides.insert(at, {edge, kinds_now, std::move(source)});
    }
}

void GroundMap::add_link(EdgeId edge, std::uint32_t path) {
    assert(path < paths.size() && link_at(edge, paths[path].kind) == nullptr);
    auto at = place_of_edge(links, edge);
    while (at != links.end() && at->edge == edge && at->path < path) ++at;
    links.insert(at, {edge, path});
}

void GroundMap::remove_link(EdgeId edge, std::uint32_t path) {
    auto at = place_of_edge(links, edge);
    while (at != links.end() && at->edge == edge && at->path != path) ++at;
    assert(at != links.end() && at->edge == edge);
    links.erase(at);
}

std::vector<std::string> kind_names(const std::vector<std::string>& names, std::uint32_t bits) {
    std::vector<std::string> out;
    for (std::size_t i = 0; i < names.size(); ++i)
        if ((bits >> i & 1u) != 0) out.push_back(names[i]);
    return out;
}

scenario::MapDocument document_of(const GroundMap& map, scenario::MapDocument header) {
    scenario::MapDocument document = std::move(header);
    for (const HexId hex : in_printed_order(map)) document.hexes.add(row_of(map, hex));
    for (const GroundSide& side : map.sides) {
        const board::EdgeEnds ends = *map.grid.edge_ends(side.edge);
        scenario::MapHexside& added = document.hexsides.emplace_back();
        added.between = {map.numbering.print(ends.a), map.numbering.print(ends.b)};
        added.kinds = kind_names(map.kinds.hexsides, side.kinds);
        added.mark = side.source.mark;
        added.note = side.source.note;
    }
    append_paths(map, document);
    return document;
}

}  // namespace hd::editor
