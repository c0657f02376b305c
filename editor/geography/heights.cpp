#include "editor/geography/feature.hpp"
#include "editor/geography/whole.hpp"

#include <algorithm>
#include <cassert>

namespace hd::editor {

namespace {

// Where along one axis: the lower lattice line and how far beyond it, in 1e-7 degree; kept on the lattice.
struct Between {
    std::int64_t line = 0;
    std::int64_t beyond = 0;
};

Between between(std::int64_t from_first, std::int64_t step, std::int64_t lines) {
    const std::int64_t kept = std::clamp<std::int64_t>(from_first, 0, step * (lines - 1));
    const std::int64_t line = std::clamp<std::int64_t>(kept / step, 0, std::max<std::int64_t>(lines - 2, 0));
    return {line, kept - line * step};
}

}  // namespace

std::int64_t HeightGrid::weighed(GeoPoint at) const {
    if (rows < 1 || columns < 1) return 0;
    assert(decimetres.size() == static_cast<std::size_t>(rows) * static_cast<std::size_t>(columns));
    const Between north = between(std::int64_t{at.lat_e7} - south_west.lat_e7, step_lat_e7, rows);
    const Between east = between(std::int64_t{at.lon_e7} - south_west.lon_e7, step_lon_e7, columns);
    const auto height = [&](std::int64_t up, std::int64_t right) {
        const std::int64_t row = std::min<std::int64_t>(north.line + up, rows - 1);
        const std::int64_t column = std::min<std::int64_t>(east.line + right, columns - 1);
        return std::int64_t{decimetres[static_cast<std::size_t>(row * columns + column)]};
    };
    // Steps are under 2^20 and heights under 2^17, so the sum of four products stays under 2^59.
    const std::int64_t a = north.beyond;
    const std::int64_t b = east.beyond;
    return height(0, 0) * (step_lat_e7 - a) * (step_lon_e7 - b) + height(1, 0) * a * (step_lon_e7 - b) +
           height(0, 1) * (step_lat_e7 - a) * b + height(1, 1) * a * b;
}

std::int32_t HeightGrid::metres_at(GeoPoint at) const {
    const std::int64_t whole = std::int64_t{step_lat_e7} * step_lon_e7;
    return static_cast<std::int32_t>(floor_divide(weighed(at) + 5 * whole, 10 * whole));
}

std::int32_t HeightGrid::decimetres_at(GeoPoint at) const {
    return static_cast<std::int32_t>(floor_divide(weighed(at), std::int64_t{step_lat_e7} * step_lon_e7));
}

}  // namespace hd::editor
