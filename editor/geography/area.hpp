// Which hexes an area covers: by the centre, or by the share of the hex that lies in it.
#pragma once

#include "editor/geography/placement.hpp"
#include "engine/board/grid.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace hd::editor {

using Ring = std::vector<FieldPoint>;  // closed: its last point is joined to its first

// True if `p` lies inside an odd number of the rings. Of two areas that share a border, a point on it lies in
// exactly one.
bool rings_hold(const std::vector<Ring>& rings, FieldPoint p);

// The points that stand for the area of a hex, from its centre: a lattice of odd eighths of a lattice unit.
const std::vector<FieldPoint>& hex_samples(board::Orientation orientation);

// The nine points that stand for a hexside, from corner d to corner d + 1, both with it.
inline constexpr std::size_t side_points_count = 9;
std::array<FieldPoint, side_points_count> side_points(const board::Grid& grid, board::HexId hex,
                                                      board::Direction d);

// For each hex of the grid, how many of its samples lie in at least one of the areas.
std::vector<std::uint16_t> covered_samples(const board::Grid& grid,
                                           const std::vector<std::vector<Ring>>& areas);

// For each hex of the grid, 1 if its centre lies in at least one of the areas, else 0.
std::vector<std::uint16_t> covered_centres(const board::Grid& grid,
                                           const std::vector<std::vector<Ring>>& areas);

// The hexsides of which at least `percent` of the points lie in one of the areas, each; sorted.
std::vector<board::EdgeId> covered_sides(const board::Grid& grid, const std::vector<std::vector<Ring>>& areas,
                                         std::int32_t percent);

}  // namespace hd::editor
