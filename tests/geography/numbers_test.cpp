// Degrees, division, roots and heights in whole numbers.
#include "editor/geography/degrees.hpp"
#include "editor/geography/feature.hpp"
#include "editor/geography/whole.hpp"

#include <catch2/catch.hpp>

using namespace hd::editor;

TEST_CASE("degrees are rounded to 1e-7 from their digits, halves away from zero") {
    struct Case {
        const char* digits;
        std::int32_t e7;
    };
    for (const Case& c :
         {Case{"4.41194", 44'119'400}, Case{"50.67778", 506'777'800}, Case{"0", 0}, Case{"-0.5", -5'000'000},
          Case{"1.00000005", 10'000'001}, Case{"1.00000004", 10'000'000}, Case{"-1.00000005", -10'000'001},
          Case{"4", 40'000'000}, Case{"5.1e1", 510'000'000}, Case{"510E-1", 510'000'000}, Case{"1e-8", 0},
          Case{"5e-8", 1}, Case{"180", 1'800'000'000}, Case{"0e999999", 0}}) {
        INFO(c.digits);
        REQUIRE(degrees_e7(c.digits) == c.e7);
    }
}

TEST_CASE("what is no number, or lies off the globe, is no degree") {
    for (const char* digits :
         {"", "-", ".", "1.", ".5", "1e", "1x", "180.0000001", "-181", "1e400", "1e999999999999"}) {
        INFO(digits);
        REQUIRE_FALSE(degrees_e7(digits).has_value());
    }
}

TEST_CASE("division rounds down on both sides of zero") {
    REQUIRE(floor_divide(7, 2) == 3);
    REQUIRE(floor_divide(-7, 2) == -4);
    REQUIRE(floor_divide(-8, 2) == -4);
    REQUIRE(floor_divide(0, 5) == 0);
}

TEST_CASE("the root is the largest whole number whose square fits") {
    for (const std::int64_t n : {0, 1, 2, 3, 4, 15, 16, 17, 1'000'000}) {
        const std::int64_t root = whole_root(n);
        REQUIRE(root * root <= n);
        REQUIRE((root + 1) * (root + 1) > n);
    }
    REQUIRE(whole_root(std::int64_t{1} << 62) == std::int64_t{1} << 31);
}

TEST_CASE("a height lies between the four points around it") {
    // Two by two points, 100 units apart: 100.0 m and 110.0 m in the south, 120.0 m and 131.0 m in the north.
    const HeightGrid grid{.south_west = {1000, 2000},
                          .step_lon_e7 = 100,
                          .step_lat_e7 = 100,
                          .rows = 2,
                          .columns = 2,
                          .decimetres = {1000, 1100, 1200, 1310}};
    REQUIRE(grid.metres_at({1000, 2000}) == 100);
    REQUIRE(grid.metres_at({1100, 2000}) == 110);
    REQUIRE(grid.metres_at({1050, 2000}) == 105);
    REQUIRE(grid.metres_at({1000, 2050}) == 110);
    // The middle: (1000 + 1100 + 1200 + 1310) / 4 = 1152.5 decimetres = 115.25 m.
    REQUIRE(grid.metres_at({1050, 2050}) == 115);
    // A half is rounded up: 1/20 of the way from 100 m to 110 m is 100.5 m.
    REQUIRE(grid.metres_at({1005, 2000}) == 101);
    // Beyond the lattice the border counts.
    REQUIRE(grid.metres_at({0, 0}) == 100);
    REQUIRE(grid.metres_at({9000, 9000}) == 131);
    REQUIRE(HeightGrid{}.metres_at({5, 5}) == 0);
}
