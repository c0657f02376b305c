// What is written on a board: hex numbers, names, the values of objectives, the ways on.
#pragma once

#include "app/view/board_frame.hpp"

#include <span>
#include <string>

namespace hd::view {

// The colour of a side or army as the map's records name it.
struct SideColour {
    std::string id;
    Colour colour;
};
Colour side_colour(std::span<const SideColour> sides, std::string_view id);

void add_hex_numbers(const BoardFrame& frame, Layer& layer);
// A white disc with the value, ringed in the colour of who wants it, halved for both. `covered`: hexes where
// a counter hides the middle.
void add_objectives(const BoardFrame& frame, std::span<const SideColour> sides, Layer& layer);
// Names look for room round their hex; `covered` says by hex number whether a counter stands there.
void add_names(const BoardFrame& frame, const std::vector<bool>& covered, Layer& layer);
// A bar in the army's colour on the outer side of each hex where it comes on, and an arrow outside.
void add_entries(const BoardFrame& frame, std::span<const SideColour> sides, Layer& layer);

}  // namespace hd::view
