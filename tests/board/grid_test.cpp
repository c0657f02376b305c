#include "engine/board/grid.hpp"

#include "tests/board/boards.hpp"

#include <catch2/catch.hpp>

#include <algorithm>
#include <queue>

using namespace hd::board;
using namespace hd::board::test;

namespace {

std::vector<std::int32_t> steps_from(const Grid& grid, HexId start) {
    std::vector<std::int32_t> steps(grid.hex_count(), -1);
    std::queue<HexId> open;
    steps[start.index] = 0;
    open.push(start);
    while (!open.empty()) {
        const HexId hex = open.front();
        open.pop();
        for (const Direction d : all_directions) {
            const HexId next = grid.neighbour(hex, d);
            if (next == no_hex || steps[next.index] >= 0) continue;
            steps[next.index] = steps[hex.index] + 1;
            open.push(next);
        }
    }
    return steps;
}

}  // namespace

TEST_CASE("a grid has 1 to 1,000,000 hexes") {
    CHECK(Grid::make({1000, 1000, Orientation::flat, Stagger::odd})->hex_count() == 1'000'000);
    CHECK(Grid::make({1'000'000, 1, Orientation::pointy, Stagger::odd}).has_value());
    CHECK_FALSE(Grid::make({1000, 1001, Orientation::flat, Stagger::odd}).has_value());
    CHECK_FALSE(Grid::make({2'000'000'000, 2'000'000'000, Orientation::flat, Stagger::odd}).has_value());
    CHECK(Grid::make({0, 5, Orientation::flat, Stagger::odd}).error() ==
          "a grid of 0 columns by 5 rows has no hex");
    CHECK_FALSE(Grid::make({3, -1, Orientation::flat, Stagger::odd}).has_value());
}

TEST_CASE("place 0 is no hex, and a place is the index plus 1") {
    CHECK(place_of(no_hex) == 0);
    CHECK(place_of(HexId{0}) == 1);
    CHECK(hex_at_place(0) == no_hex);
    CHECK(hex_at_place(-4) == no_hex);
    CHECK(hex_at_place(300) == HexId{299});
}

// Row 1 and column 1 of a 3x3 grid, all six neighbours as column,row, written down from a drawing of each
// layout.
TEST_CASE("users 42: neighbours of a hex for both orientations and both stagger parities") {
    struct Case {
        Orientation orientation;
        Stagger stagger;
        std::array<Offset, 6> around;
    };
    const std::array<Case, 4> cases{
        {{Orientation::flat, Stagger::odd, {{{1, 0}, {2, 1}, {2, 2}, {1, 2}, {0, 2}, {0, 1}}}},
         {Orientation::flat, Stagger::even, {{{1, 0}, {2, 0}, {2, 1}, {1, 2}, {0, 1}, {0, 0}}}},
         {Orientation::pointy, Stagger::odd, {{{2, 0}, {2, 1}, {2, 2}, {1, 2}, {0, 1}, {1, 0}}}},
         {Orientation::pointy, Stagger::even, {{{1, 0}, {2, 1}, {1, 2}, {0, 2}, {0, 1}, {0, 0}}}}}};
    for (const Case& c : cases) {
        const Grid grid = make_grid(3, 3, c.orientation, c.stagger);
        INFO(describe(grid));
        const HexId centre = grid.hex_at(Offset{1, 1});
        for (const Direction d : all_directions)
            CHECK(grid.offset(grid.neighbour(centre, d)) == c.around[to_index(d)]);
    }
}

TEST_CASE("neighbours are mutual, one step apart, and agree with the cube and with the index step") {
    Random random{7};
    for (int round = 0; round < 60; ++round) {
        const Grid grid = random_grid(random, 13);
        INFO(describe(grid));
        for (std::uint32_t i = 0; i < grid.hex_count(); ++i) {
            const HexId hex{i};
            REQUIRE(grid.hex_at(grid.offset(hex)) == hex);
            REQUIRE(grid.hex_at(grid.cube(hex)) == hex);
            for (const Direction d : all_directions) {
                const Cube c = grid.cube(hex);
                const Cube step = step_of(d);
                const HexId next = grid.neighbour(hex, d);
                REQUIRE(grid.hex_at(Cube{c.q + step.q, c.r + step.r, c.s + step.s}) == next);
                if (next == no_hex) continue;
                REQUIRE(grid.neighbour(next, opposite(d)) == hex);
                REQUIRE(grid.direction_between(hex, next) == d);
                REQUIRE(static_cast<std::int64_t>(next.index) ==
                        std::int64_t{i} + grid.index_step(grid.is_shifted(hex), d));
            }
        }
    }
}

TEST_CASE("distance is the least number of steps") {
    Random random{11};
    for (int round = 0; round < 40; ++round) {
        // Two columns and two rows at least, or the zigzag of a single line is longer than the distance.
        Grid grid = random_grid(random, 12);
        while (grid.columns() < 2 || grid.rows() < 2) grid = random_grid(random, 12);
        INFO(describe(grid));
        const HexId start = random_hex(random, grid);
        const auto steps = steps_from(grid, start);
        for (std::uint32_t i = 0; i < grid.hex_count(); ++i)
            REQUIRE(grid.distance(start, HexId{i}) == steps[i]);
    }
}

TEST_CASE("a ring holds the hexes at its distance, once each, clockwise from d0") {
    const Grid grid = make_grid(9, 9, Orientation::flat, Stagger::odd);
    const HexId centre = grid.hex_at(Offset{4, 4});
    CHECK(grid.ring(centre, 1) ==
          std::vector<HexId>{grid.neighbour(centre, Direction::d0), grid.neighbour(centre, Direction::d1),
                             grid.neighbour(centre, Direction::d2), grid.neighbour(centre, Direction::d3),
                             grid.neighbour(centre, Direction::d4), grid.neighbour(centre, Direction::d5)});
    CHECK(grid.within(centre, 3).size() == 1 + 6 + 12 + 18);
    Random random{13};
    for (int round = 0; round < 40; ++round) {
        const Grid any = random_grid(random, 10);
        const HexId from = random_hex(random, any);
        const auto radius = static_cast<std::int32_t>(random.below(6));
        std::vector<HexId> ring = any.ring(from, radius);
        std::vector<HexId> wanted;
        for (std::uint32_t i = 0; i < any.hex_count(); ++i)
            if (any.distance(from, HexId{i}) == radius) wanted.push_back(HexId{i});
        std::sort(ring.begin(), ring.end());
        REQUIRE(ring == wanted);
    }
}

TEST_CASE("a hexside has one id from both hexes, and none on the border") {
    Random random{17};
    for (int round = 0; round < 30; ++round) {
        const Grid grid = random_grid(random, 9);
        INFO(describe(grid));
        std::vector<int> met(grid.edge_count(), 0);
        for (std::uint32_t i = 0; i < grid.hex_count(); ++i)
            for (const Direction d : all_directions) {
                const HexId next = grid.neighbour(HexId{i}, d);
                const EdgeId edge = grid.edge(HexId{i}, d);
                REQUIRE((edge == no_edge) == (next == no_hex));
                if (next == no_hex) continue;
                REQUIRE(edge == grid.edge_between(next, HexId{i}));
                ++met[edge.index];
                const auto ends = grid.edge_ends(edge);
                REQUIRE(ends);
                REQUIRE(std::minmax(ends->a, ends->b) == std::minmax(HexId{i}, next));
                REQUIRE(grid.neighbour(ends->a, ends->direction) == ends->b);
            }
        for (std::uint32_t e = 0; e < grid.edge_count(); ++e) {
            REQUIRE((met[e] == 0 || met[e] == 2));
            REQUIRE(grid.edge_ends(EdgeId{e}).has_value() == (met[e] == 2));
        }
    }
    const Grid grid = vaw_grid();
    CHECK(grid.edge_between(HexId{0}, HexId{2}) == no_edge);
    CHECK_FALSE(grid.edge_ends(no_edge));
}

TEST_CASE(
    "users 41: neighbours share the two corners of their hexside, both orientations, odd and even sizes") {
    Random random{19};
    for (int round = 0; round < 40; ++round) {
        const Grid grid = random_grid(random, 8);
        INFO(describe(grid));
        const LatticePoint far = grid.extent();
        LatticePoint least{1'000'000, 1'000'000};
        LatticePoint most{0, 0};
        for (std::uint32_t i = 0; i < grid.hex_count(); ++i)
            for (const Direction d : all_directions) {
                const LatticePoint a = grid.corner(HexId{i}, to_index(d));
                const LatticePoint b = grid.corner(HexId{i}, to_index(d) + 1);
                least = {std::min(least.x, a.x), std::min(least.y, a.y)};
                most = {std::max(most.x, a.x), std::max(most.y, a.y)};
                const HexId next = grid.neighbour(HexId{i}, d);
                if (next == no_hex) continue;
                // The neighbour walks the same side the other way.
                REQUIRE(grid.corner(next, to_index(opposite(d))) == b);
                REQUIRE(grid.corner(next, to_index(opposite(d)) + 1) == a);
            }
        // A single unshifted column or row lies at the edge; a single shifted one half a hex further.
        const bool single = grid.orientation() == Orientation::flat ? grid.columns() == 1 : grid.rows() == 1;
        if (!single) REQUIRE(least == LatticePoint{0, 0});
        REQUIRE(most == far);
    }
}

TEST_CASE("users 41: a drawn point is found in its hex at any scale") {
    Random random{23};
    for (const HexScale scale : {HexScale{1, 1}, HexScale{7, 12}, HexScale{56, 97}, HexScale{1801, 1040}}) {
        for (int round = 0; round < 12; ++round) {
            const Grid grid = random_grid(random, 7);
            INFO(describe(grid) << " scale " << scale.x << ":" << scale.y);
            for (std::uint32_t i = 0; i < grid.hex_count(); ++i) {
                const DrawnPoint centre = drawn(grid.centre(HexId{i}), scale);
                REQUIRE(grid.hex_at(centre, scale) == HexId{i});
                if (scale.x < 7) continue;
                // Three quarters of the way to each corner is still inside.
                for (std::uint32_t k = 0; k < 6; ++k) {
                    const DrawnPoint corner = drawn(grid.corner(HexId{i}, k), scale);
                    const DrawnPoint p{centre.x + (corner.x - centre.x) * 3 / 4,
                                       centre.y + (corner.y - centre.y) * 3 / 4};
                    REQUIRE(grid.hex_at(p, scale) == HexId{i});
                }
            }
            const DrawnPoint far = drawn(grid.extent(), scale);
            REQUIRE(grid.hex_at(DrawnPoint{far.x + 1, far.y / 2}, scale) == no_hex);
            REQUIRE(grid.hex_at(DrawnPoint{-1, 0}, scale) == no_hex);
        }
    }
}

TEST_CASE("directions have the names of their orientation") {
    CHECK(direction_name(Orientation::flat, Direction::d2) == "se");
    CHECK(direction_name(Orientation::pointy, Direction::d1) == "e");
    CHECK(parse_direction(Orientation::flat, "NW") == Direction::d5);
    CHECK_FALSE(parse_direction(Orientation::flat, "e"));
    CHECK(turned(Direction::d1, -3) == Direction::d4);
}
