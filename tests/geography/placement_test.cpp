// How a grid lies on the ground.
#include "editor/geography/placement.hpp"

#include <catch2/catch.hpp>

#include <cstdlib>

using namespace hd::editor;
using hd::board::Orientation;

namespace {

// Turned and scaled: a degree east is 2 to the east and 1 to the south, a degree north 4 to the north.
Placement turned_placement() {
    return {.origin = {40'000'000, 500'000'000},
            .xx = 20,
            .xy = 5,
            .x0 = 700,
            .yx = 10,
            .yy = -40,
            .y0 = 900,
            .divisor = 10};
}

}  // namespace

TEST_CASE("the origin lands on the shift, and a point by the matrix, rounded down") {
    const Placement placement = turned_placement();
    REQUIRE(placement.fault().empty());
    REQUIRE(placement.place({40'000'000, 500'000'000}) == FieldPoint{700, 900});
    // 3 east, 1 north: x = 700 + (60 + 5) / 10 = 706.5, y = 900 + (30 - 40) / 10 = 899.
    REQUIRE(placement.place({40'000'003, 500'000'001}) == FieldPoint{706, 899});
    // 1 west: x = 700 - 2, y = 900 - 1.
    REQUIRE(placement.place({39'999'999, 500'000'000}) == FieldPoint{698, 899});
}

TEST_CASE("the ground of a place is the point it came from") {
    const Placement placement = turned_placement();
    for (const GeoPoint p : {GeoPoint{40'000'000, 500'000'000}, GeoPoint{40'123'456, 499'876'543},
                             GeoPoint{39'000'001, 500'999'999}}) {
        const GeoPoint back = placement.ground(*placement.place(p));
        REQUIRE(std::abs(back.lon_e7 - p.lon_e7) <= 1);
        REQUIRE(std::abs(back.lat_e7 - p.lat_e7) <= 1);
    }
}

TEST_CASE("a point too far from the grid has no place") {
    Placement placement = turned_placement();
    placement.xx = 100'000;
    REQUIRE_FALSE(placement.place({1'800'000'000, 500'000'000}).has_value());
}

TEST_CASE("a placement that cannot be computed or turned round says so") {
    Placement placement = turned_placement();
    placement.divisor = 0;
    REQUIRE_FALSE(placement.fault().empty());
    placement = turned_placement();
    placement.yx = -160;  // (20, 5) and (-160, -40) lie on one line
    REQUIRE_FALSE(placement.fault().empty());
    placement = turned_placement();
    placement.xx = std::int64_t{1} << 40;
    REQUIRE_FALSE(placement.fault().empty());
}

TEST_CASE("a hexside is two units long and neighbouring centres are hex_height apart, both ways round") {
    REQUIRE(field_length(Orientation::flat, {0, 0}, {2 * unit, 0}) == 2 * unit);
    REQUIRE(field_length(Orientation::flat, {0, 0}, {0, 2 * unit}) == hex_height);
    REQUIRE(field_length(Orientation::flat, {0, 0}, {3 * unit, unit}) == hex_height);
    REQUIRE(field_length(Orientation::pointy, {0, 0}, {0, 2 * unit}) == 2 * unit);
    REQUIRE(field_length(Orientation::pointy, {0, 0}, {2 * unit, 0}) == hex_height);
    REQUIRE(field_length(Orientation::pointy, {0, 0}, {unit, 3 * unit}) == hex_height);
}
