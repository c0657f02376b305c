// The part of a picture that an area shows: what lies wholly outside is left out, so that a tile of a large
// picture costs no more than what is on it.
#pragma once

#include "app/view/picture.hpp"

#include <span>
#include <vector>

namespace hd::view {

struct Area {
    double left = 0;
    double top = 0;
    double right = 0;
    double bottom = 0;
};

// Paints the same within the area as `layers` do.
std::vector<Layer> cut_layers(std::span<const Layer> layers, const Area& area);

}  // namespace hd::view
