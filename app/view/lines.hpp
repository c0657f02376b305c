// What lies along hexsides and from hex to hex: streams and rivers with their bridges, roads and trails, the
// grid.
#pragma once

#include "app/view/board_frame.hpp"

namespace hd::view {

void add_water(const BoardFrame& frame, Layer& layer);
void add_roads(const BoardFrame& frame, Layer& layer);
void add_bridges(const BoardFrame& frame, Layer& layer);
void add_slopes(const BoardFrame& frame, Layer& layer);  // slopes, crests, walls and hedges on hexsides
void add_grid(const BoardFrame& frame, Layer& layer);

}  // namespace hd::view
