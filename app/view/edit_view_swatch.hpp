// Swatches of what can be painted, drawn as the board draws it: a hex cut out of a small map.
#pragma once

#include "app/view/picture.hpp"
#include "engine/scenario/map_document.hpp"

#include <string>
#include <vector>

namespace hd::view {

enum class SwatchOf : std::uint8_t { terrain, hexside, path };

// Round the point (0, 0), cut off along the hex of swatch_ring(); a kind that isn't drawn gives bare paper.
Layer make_swatch(SwatchOf of, const std::string& kind, double pitch);
Ring swatch_ring(double pitch);

// The map's kinds in their order, those that it has nowhere last.
std::vector<std::string> kinds_in_use_first(const scenario::MapDocument& map, SwatchOf of);

}  // namespace hd::view
