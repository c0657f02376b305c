// Which hexes an area covers.
#include "editor/geography/area.hpp"

#include <catch2/catch.hpp>

#include <numeric>

using namespace hd::editor;
using hd::board::Grid;
using hd::board::HexId;
using hd::board::Orientation;

namespace {

Grid grid_of(Orientation orientation) {
    return *Grid::make({.columns = 3, .rows = 3, .orientation = orientation});
}

Ring rectangle(FieldPoint low, FieldPoint high) {
    return {low, {high.x, low.y}, high, {low.x, high.y}};
}

Ring hex_ring(const Grid& grid, HexId hex) {
    Ring ring;
    for (std::uint32_t k = 0; k < 6; ++k) ring.push_back(field_point(grid.corner(hex, k)));
    return ring;
}

}  // namespace

TEST_CASE("a point lies in a ring whichever way round it is written, and not in its hole") {
    Ring ring = rectangle({0, 0}, {10, 10});
    REQUIRE(rings_hold({ring}, {5, 5}));
    REQUIRE_FALSE(rings_hold({ring}, {15, 5}));
    REQUIRE_FALSE(rings_hold({ring}, {-5, 5}));
    const Ring reversed(ring.rbegin(), ring.rend());
    REQUIRE(rings_hold({reversed}, {5, 5}));
    const Ring hole = rectangle({4, 4}, {6, 6});
    REQUIRE_FALSE(rings_hold({ring, hole}, {5, 5}));
    REQUIRE(rings_hold({ring, hole}, {3, 5}));
}

TEST_CASE("a point on a border that two areas share lies in exactly one of them") {
    const Ring west = {{0, 0}, {10, 0}, {14, 20}, {0, 20}};
    const Ring east = {{10, 0}, {30, 0}, {30, 20}, {14, 20}};
    for (const FieldPoint p : {FieldPoint{10, 0}, FieldPoint{11, 5}, FieldPoint{12, 10}, FieldPoint{13, 15}})
        REQUIRE(rings_hold({west}, p) != rings_hold({east}, p));
}

TEST_CASE("88 samples stand for a hex, and all lie in it and in no other") {
    for (const Orientation orientation : {Orientation::flat, Orientation::pointy}) {
        const Grid grid = grid_of(orientation);
        REQUIRE(hex_samples(orientation).size() == 88);
        const HexId middle{4};
        const std::vector<std::uint16_t> counts = covered_samples(grid, {{hex_ring(grid, middle)}});
        REQUIRE(counts[middle.index] == 88);
        REQUIRE(std::accumulate(counts.begin(), counts.end(), 0) == 88);
    }
}

TEST_CASE("an area over the upper half of a hex covers half of its samples") {
    const Grid grid = grid_of(Orientation::flat);
    const FieldPoint centre = field_point(grid.centre({4}));
    const Ring upper = rectangle({centre.x - 2 * unit, centre.y - unit}, {centre.x + 2 * unit, centre.y});
    REQUIRE(covered_samples(grid, {{upper}})[4] == 44);
    // The same area twice covers no more.
    REQUIRE(covered_samples(grid, {{upper}, {upper}})[4] == 44);
}

TEST_CASE("by centres an area takes the hexes whose centre lies in it") {
    const Grid grid = grid_of(Orientation::flat);
    const FieldPoint a = field_point(grid.centre({3}));
    const FieldPoint b = field_point(grid.centre({5}));
    const Ring strip = rectangle({a.x - 10, a.y - unit / 2}, {b.x + 10, a.y + unit / 2});
    // Column 1 of an odd-staggered grid stands half a hex lower, so that its centre is out of the strip.
    REQUIRE(covered_centres(grid, {{strip}}) == std::vector<std::uint16_t>{0, 0, 0, 1, 0, 1, 0, 0, 0});
}

TEST_CASE("without areas nothing is covered") {
    REQUIRE(covered_samples(grid_of(Orientation::flat), {}) == std::vector<std::uint16_t>(9, 0));
}
