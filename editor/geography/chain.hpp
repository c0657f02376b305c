// Lines on a hex grid: a road becomes a chain of hexes that touch, a stream a set of hexsides.
#pragma once

#include "editor/geography/placement.hpp"
#include "engine/board/grid.hpp"

#include <cstdint>
#include <vector>

namespace hd::editor {

using Line = std::vector<FieldPoint>;

// The hexes that a line passes through, in order, in as many pieces as it enters the grid. A hex is left out
// where the line runs in it for less than `least_run` thousandths of a hexside and its neighbours on the line
// touch (a clipped corner), or where the line leaves a hex and comes straight back into it. Pieces of one hex
// are left out.
std::vector<std::vector<board::HexId>> hex_chains(const board::Grid& grid, const Line& line,
                                                  std::int32_t least_run);

// The hexsides whose two centres the line separates: those that it crosses an odd number of times between the
// centres. Inside the grid they form the chain of hexsides nearest to the line. Sorted.
std::vector<board::EdgeId> hexsides_along(const board::Grid& grid, const Line& line);

// Sum of the lengths of its pieces, as field_length gives them.
std::int64_t line_length(board::Orientation orientation, const Line& line);

// Joins links to as few chains as can be, each from an end or a fork to the next, in a fixed order.
std::vector<std::vector<board::HexId>> chains_of(const board::Grid& grid, std::vector<board::EdgeId> links);

}  // namespace hd::editor
