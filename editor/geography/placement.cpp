#include "editor/geography/placement.hpp"

#include "editor/geography/whole.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>

namespace hd::editor {

namespace {

// 2^28 times a difference of at most 2^32 in degrees, twice, stays under 2^62.
constexpr std::int64_t most_factor = std::int64_t{1} << 28;
constexpr std::int64_t most_field = std::int64_t{1} << 29;  // so that products of differences stay under 2^61

}  // namespace

std::string Placement::fault() const {
    for (const std::int64_t factor : std::array{xx, xy, yx, yy})
        if (factor < -most_factor || factor > most_factor) return "a factor is larger than 268435456";
    if (divisor < 1 || divisor > most_factor) return "the divisor must be 1 to 268435456";
    for (const std::int64_t shift : std::array{x0, y0})
        if (shift < -most_field || shift > most_field) return "a shift is larger than 536870912";
    if (std::abs(xx * yy - xy * yx) < divisor) return "it puts everything on one line";
    return {};
}

std::optional<FieldPoint> Placement::place(GeoPoint at) const {
    const std::int64_t lon = std::int64_t{at.lon_e7} - origin.lon_e7;
    const std::int64_t lat = std::int64_t{at.lat_e7} - origin.lat_e7;
    const FieldPoint p{x0 + floor_divide(xx * lon + xy * lat, divisor),
                       y0 + floor_divide(yx * lon + yy * lat, divisor)};
    if (std::abs(p.x) > most_field || std::abs(p.y) > most_field) return std::nullopt;
    return p;
}

GeoPoint Placement::ground(FieldPoint at) const {
    // A determinant as large as 2^57 leaves no room for the product with the divisor: take both down
    // together.
    std::int64_t determinant = xx * yy - xy * yx;
    std::int64_t lon = yy * (at.x - x0) - xy * (at.y - y0);
    std::int64_t lat = xx * (at.y - y0) - yx * (at.x - x0);
    if (determinant < 0) {
        determinant = -determinant;
        lon = -lon;
        lat = -lat;
    }
    const auto quotient = [&](std::int64_t value) {
        const std::int64_t whole = floor_divide(value, determinant);
        std::int64_t rest = value - whole * determinant;
        std::int64_t scale = determinant;
        while (rest > (std::int64_t{1} << 62) / divisor) {
            rest >>= 1;
            scale >>= 1;
        }
        return whole * divisor + floor_divide(rest * divisor, scale);
    };
    const auto degrees = [](std::int64_t value) {
        return static_cast<std::int32_t>(std::clamp<std::int64_t>(value, -1'800'000'000, 1'800'000'000));
    };
    return {degrees(origin.lon_e7 + quotient(lon)), degrees(origin.lat_e7 + quotient(lat))};
}

FieldPoint field_point(board::LatticePoint at) {
    return {std::int64_t{at.x} * unit, std::int64_t{at.y} * unit};
}

std::int64_t field_length(board::Orientation orientation, FieldPoint from, FieldPoint to) {
    const std::int64_t dx = to.x - from.x;
    const std::int64_t dy = to.y - from.y;
    return whole_root(orientation == board::Orientation::flat ? dx * dx + 3 * dy * dy
                                                              : 3 * dx * dx + dy * dy);
}

}  // namespace hd::editor
