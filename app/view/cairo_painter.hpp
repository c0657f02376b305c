// Flat pictures painted by Cairo: into a surface of the caller's, or as pixels for a texture.
#pragma once

#include "app/view/picture.hpp"

#include <cstdint>
#include <span>
#include <vector>

using cairo_t = struct _cairo;  // NOLINT(bugprone-reserved-identifier): cairo's own name

namespace hd::view {

void paint(cairo_t* cairo, const Layer& layer);

// Rows of red, green, blue and straight alpha from the top.
struct Pixels {
    int width = 0;
    int height = 0;
    std::vector<std::uint8_t> rgba;
};

// Paints the layers at `scale` pixels to their unit, with their point `origin` in the block's upper left
// corner. From any thread.
Pixels paint_pixels(std::span<const Layer> layers, Point origin, double scale, int width, int height);

}  // namespace hd::view
