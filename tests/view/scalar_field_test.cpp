// Rings round what is above a threshold.
#include "app/view/scalar_field.hpp"

#include "app/view/curve.hpp"

#include <catch2/catch.hpp>

#include <cmath>

using namespace hd::view;

namespace {

// Twice the signed area, by the corners.
double double_area(const Ring& ring) {
    double sum = 0;
    for (std::size_t i = 0; i < ring.size(); ++i) {
        const Point a = ring[i];
        const Point b = ring[(i + 1) % ring.size()];
        sum += a.x * b.y - b.x * a.y;
    }
    return sum;
}

}  // namespace

TEST_CASE("A cone cut at half its height is a circle") {
    ScalarField field({0, 0}, 20, 20, 0.5);
    field.fill([](Point p) { return 8 - length(p - Point{10, 10}); });
    const std::vector<Ring> rings = field.above(4);
    REQUIRE(rings.size() == 1);
    for (const Point p : rings[0]) CHECK(length(p - Point{10, 10}) == Approx(4).margin(0.05));
    CHECK(std::abs(double_area(rings[0])) / 2 == Approx(3.14159 * 16).epsilon(0.01));
}

TEST_CASE("A hole is a ring of its own that runs the other way round") {
    ScalarField field({0, 0}, 20, 20, 0.5);
    field.fill([](Point p) { return -std::abs(length(p - Point{10, 10}) - 5); });
    const std::vector<Ring> rings = field.above(-2);  // between radius 3 and 7
    REQUIRE(rings.size() == 2);
    CHECK(double_area(rings[0]) * double_area(rings[1]) < 0);
}

TEST_CASE("What is above everywhere is the whole rectangle") {
    ScalarField field({2, 3}, 10, 5, 1);
    field.fill([](Point) { return 1.0; });
    const std::vector<Ring> rings = field.above(0);
    REQUIRE(rings.size() == 1);
    CHECK(std::abs(double_area(rings[0])) / 2 == Approx(50));
    CHECK(field.above(2).empty());
}

TEST_CASE("Points along a chain lie at even distances, half a gap from its ends") {
    const std::vector<OnChain> points = walk({{0, 0}, {6, 0}, {6, 4}}, 2.4);
    // 10 long: four points, 2.5 apart, at 1.25, 3.75, 6.25, 8.75.
    REQUIRE(points.size() == 4);
    CHECK(points[0].at.x == Approx(1.25));
    CHECK(points[2].at.x == Approx(6));
    CHECK(points[2].at.y == Approx(0.25));
    CHECK(points[3].along.y == Approx(1));
}
