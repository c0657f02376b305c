// How a hex grid lies on the ground: a fitted affine transform in whole numbers from 1e-7 degree to the
// drawing lattice of the grid, in 1/16384 of a lattice unit. Everything that follows is decided in those
// whole numbers, so that a map comes out the same on every machine.
#pragma once

#include "editor/geography/feature.hpp"
#include "engine/board/grid.hpp"

#include <tl/expected.hpp>

#include <cstdint>
#include <optional>
#include <string>

namespace hd::editor {

// A point of the lattice in 1/unit: the lattice of board::Grid, x to the east, y to the south.
struct FieldPoint {
    std::int64_t x = 0;
    std::int64_t y = 0;
    friend constexpr bool operator==(const FieldPoint&, const FieldPoint&) = default;
};

inline constexpr std::int32_t unit = 16384;

// x = x0 + (xx * (lon - origin.lon) + xy * (lat - origin.lat)) / divisor, rounded down; y likewise.
struct Placement {
    GeoPoint origin;
    std::int64_t xx = 0;
    std::int64_t xy = 0;
    std::int64_t x0 = 0;
    std::int64_t yx = 0;
    std::int64_t yy = 0;
    std::int64_t y0 = 0;
    std::int64_t divisor = 1;

    // What keeps the arithmetic from being done in 64 bits, or from being turned round; empty if nothing.
    std::string fault() const;
    // Nothing if it lies too far from the grid for exact arithmetic (some 30,000 hexes).
    std::optional<FieldPoint> place(GeoPoint at) const;
    // The point whose image is nearest, to 1e-7 degree; for points within `place`'s reach.
    GeoPoint ground(FieldPoint at) const;
};

FieldPoint field_point(board::LatticePoint at);

// Twice the area of the triangle a, b, p: positive if p lies to the right of a to b as the map is seen.
constexpr std::int64_t side_of(FieldPoint a, FieldPoint b, FieldPoint p) {
    return (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x);
}

// The length of a step on a grid of that orientation, rounded down; a hexside is 2 * unit, and two
// neighbouring centres lie hex_height apart.
std::int64_t field_length(board::Orientation orientation, FieldPoint from, FieldPoint to);
inline constexpr std::int64_t hex_height = 56755;  // the root of 12 * unit * unit, rounded down

}  // namespace hd::editor
