// A map as it comes from the ground, still open to mending: hexes, hexsides and path links on a numbered
// grid.
#pragma once

#include "engine/board/map.hpp"
#include "engine/scenario/map_document.hpp"

#include <cstdint>
#include <string>
#include <vector>

namespace hd::editor {

struct GroundHex {
    board::TerrainBits terrain = 0;
    std::int32_t level = 0;
    std::string name;
    board::Source source;
};

struct GroundSide {
    board::EdgeId edge;
    board::HexsideBits kinds = 0;
    board::Source source;
};

struct GroundPath {
    std::uint32_t kind = 0;
    std::string name;
    friend bool operator==(const GroundPath&, const GroundPath&) = default;
};

struct GroundLink {  // a step of a path
    board::EdgeId edge;
    std::uint32_t path = 0;  // its place in `paths`
};

struct GroundMap {
    board::Grid grid;
    board::Numbering numbering;
    board::Kinds kinds;
    std::vector<GroundHex> hexes;   // all of the grid
    std::vector<GroundSide> sides;  // by edge; only those that have a kind
    std::vector<GroundPath> paths;
    std::vector<GroundLink> links;  // by edge, then path; one path at most of each kind on an edge

    board::HexsideBits kinds_at(board::EdgeId edge) const;
    const GroundLink* link_at(board::EdgeId edge) const;  // the first; null: no path goes there
    const GroundLink* link_at(board::EdgeId edge, std::uint32_t kind) const;
    // Sets what a hexside is; no kinds: it is none.
    void set_side(board::EdgeId edge, board::HexsideBits kinds, board::Source source);
    void add_link(board::EdgeId edge, std::uint32_t path);  // where there is none of its kind
    void remove_link(board::EdgeId edge, std::uint32_t path);
};

// The names of the set bits, in the order of the list.
std::vector<std::string> kind_names(const std::vector<std::string>& names, std::uint32_t bits);

// `header` with the hexes (by column from the first of the numbering, each by row), hexsides and paths of
// `map`.
scenario::MapDocument document_of(const GroundMap& map, scenario::MapDocument header);

}  // namespace hd::editor
