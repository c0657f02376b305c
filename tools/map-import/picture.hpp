// Draws the ground and the map made of it as SVG, on the same hex grid and at the same size.
#pragma once

#include "editor/geography/feature.hpp"
#include "editor/geography/placement.hpp"
#include "engine/board/map.hpp"

#include <string>

namespace hd::tools {

// Woods, ridges, waters, roads and places as they lie, with the grid of `map` over them.
std::string ground_picture(const editor::Geography& geography, const editor::Placement& placement,
                           const board::Map& map);

// Terrain, hexsides, paths, names and objectives of the map.
std::string map_picture(const board::Map& map);

}  // namespace hd::tools
