// Vector geography in whole numbers: points in 1e-7 degree and the features they make. Knows no hex and no
// file.
#pragma once

#include "engine/board/mark.hpp"

#include <cstdint>
#include <string>
#include <vector>

namespace hd::editor {

struct GeoPoint {  // WGS84, in 1e-7 degree
    std::int32_t lon_e7 = 0;
    std::int32_t lat_e7 = 0;
    friend constexpr bool operator==(const GeoPoint&, const GeoPoint&) = default;
};

enum class GeometryKind : std::uint8_t { point, line, polygon };

// Parts: of a point one list of one; of a line one list; of a polygon its rings, outer first, without the
// closing repetition of the first point.
struct Feature {
    GeometryKind geometry = GeometryKind::point;
    std::string kind;  // "village", "chaussee", "wood": the property `class`, or `kind` of places
    std::string id;
    std::string name;
    std::string source;
    board::Mark mark = board::Mark::none;
    std::int32_t error_m = 0;  // how far off it may lie
    std::vector<std::vector<GeoPoint>> parts;
    friend bool operator==(const Feature&, const Feature&) = default;
};

// Heights at the points of a lattice in degrees, row by row from the south, each row from the west.
struct HeightGrid {
    GeoPoint south_west;
    std::int32_t step_lon_e7 = 1;
    std::int32_t step_lat_e7 = 1;
    std::int32_t rows = 0;
    std::int32_t columns = 0;
    std::vector<std::int32_t> decimetres;

    // Metres above the sea between the four points around, halves rounded up; off the lattice as on its
    // border. 0 without heights.
    std::int32_t metres_at(GeoPoint at) const;
    // The same in decimetres, rounded down.
    std::int32_t decimetres_at(GeoPoint at) const;

  private:
    std::int64_t weighed(GeoPoint at) const;  // decimetres times both steps
};

// All that a map is made from.
struct Geography {
    std::vector<Feature> features;
    HeightGrid heights;
};

}  // namespace hd::editor
