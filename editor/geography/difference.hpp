// Where a map differs from the ground it was made from: hex by hex, hexside by hexside, link by link.
#pragma once

#include "editor/geography/ground_map.hpp"

#include <string>
#include <vector>

namespace hd::editor {

enum class DifferencePart : std::uint8_t { hex, hexside, link };

struct Difference {
    DifferencePart part = DifferencePart::hex;
    board::HexId hex;    // of a hex
    board::EdgeId edge;  // of a hexside or link
    std::string before;  // what the ground says, in words: "woods ridge, 120 m, Placenoit"
    std::string after;
};

// Terrain, names and levels of all hexes, kinds of all hexsides, and the kinds of path on all of them; in
// that order, each by id. Both must have the same grid and kinds.
std::vector<Difference> differences(const GroundMap& ground, const board::Map& map);

// "L2", "K2/J2", "K2-J3".
std::string place_of(const Difference& difference, const board::Map& map);

}  // namespace hd::editor
