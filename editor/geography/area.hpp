// Which hexes an area covers: by the centre, or by the share of the hex that lies in it.
#pragma once

#include "editor/geography/placement.hpp"
#include "engine/board/grid.hpp"

#include <cstdint>
#include <vector>

namespace hd::editor {

using Ring = std::vector<FieldPoint>;  // closed: its last point is joined to its first

// True if `p` lies inside an odd number of the rings. Of two areas that share a border, a point on it lies in
// exactly one.
bool rings_hold(const std::vector<Ring>& rings, FieldPoint p);

// The points that stand for the area of a hex, from its centre: a lattice of odd eighths of a lattice unit.
const std::vector<FieldPoint>& hex_samples(board::Orientation orientation);

// For each hex of the grid, how many of its samples lie in at least one of the areas.
std::vector<std::uint16_t> covered_samples(const board::Grid& grid,
                                           const std::vector<std::vector<Ring>>& areas);

// For each hex of the grid, 1 if its centre lies in at least one of the areas, else 0.
std::vector<std::uint16_t> covered_centres(const board::Grid& grid,
                                           const std::vector<std::vector<Ring>>& areas);

}  // namespace hd::editor
