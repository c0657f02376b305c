// Roads as chains of hexes, streams as hexsides.
#include "editor/geography/chain.hpp"

#include <catch2/catch.hpp>

#include <algorithm>

using namespace hd::editor;
using hd::board::Direction;
using hd::board::EdgeId;
using hd::board::Grid;
using hd::board::HexId;
using hd::board::Orientation;

namespace {

using Chains = std::vector<std::vector<HexId>>;

// Five columns of five; hex 12 is the middle one.
Grid grid_of(Orientation orientation) {
    return *Grid::make({.columns = 5, .rows = 5, .orientation = orientation});
}

FieldPoint centre(const Grid& grid, std::uint32_t hex) {
    return field_point(grid.centre({hex}));
}

FieldPoint off(FieldPoint p, std::int64_t x, std::int64_t y) {
    return {p.x + x, p.y + y};
}

std::vector<EdgeId> edges(const Grid& grid,
                          const std::vector<std::pair<std::uint32_t, std::uint32_t>>& pairs) {
    std::vector<EdgeId> out;
    for (const auto& [a, b] : pairs) out.push_back(grid.edge_between({a}, {b}));
    std::sort(out.begin(), out.end());
    return out;
}

}  // namespace

TEST_CASE("a road through centres is the chain of those hexes, on both kinds of grid") {
    for (const Orientation orientation : {Orientation::flat, Orientation::pointy}) {
        const Grid grid = grid_of(orientation);
        Line line;
        Chains expected(1);
        HexId hex{10};
        for (const Direction d : {Direction::d1, Direction::d2, Direction::d2, Direction::d1}) {
            line.push_back(field_point(grid.centre(hex)));
            expected.front().push_back(hex);
            hex = grid.neighbour(hex, d);
        }
        line.push_back(field_point(grid.centre(hex)));
        expected.front().push_back(hex);
        REQUIRE(hex_chains(grid, line, 750) == expected);
    }
}

TEST_CASE("a hex of which a road only clips the corner is left out") {
    // From hex 7 to hex 17, both in column 2, by the corner of column 3 that points to the west: 12's east
    // corner is 13's; a road bent there by a quarter unit runs in hex 8 or 13 for about half a unit.
    const Grid grid = grid_of(Orientation::flat);
    const FieldPoint east_corner = field_point(grid.corner({12}, 2));
    const FieldPoint west_of_8 = field_point(grid.corner({8}, 5));
    REQUIRE(west_of_8.x == east_corner.x - unit);
    const Line line{centre(grid, 7), off(west_of_8, unit / 4, 0), centre(grid, 12)};
    REQUIRE(hex_chains(grid, line, 750) == Chains{{{7}, {12}}});
    REQUIRE(hex_chains(grid, line, 0) == Chains{{{7}, {8}, {12}}});
}

TEST_CASE("a road that leaves a hex and comes straight back stays in it") {
    const Grid grid = grid_of(Orientation::flat);
    const FieldPoint start = centre(grid, 12);
    const Line line{start, off(start, 0, -unit - unit / 4), off(start, unit / 4, 0), centre(grid, 17)};
    REQUIRE(hex_chains(grid, line, 750) == Chains{{{12}, {17}}});
}

TEST_CASE("a road that leaves the grid and comes back is in pieces, and a piece of one hex is none") {
    const Grid grid = grid_of(Orientation::flat);
    const Line line{centre(grid, 5),
                    centre(grid, 0),
                    off(centre(grid, 0), 0, -9 * unit),
                    off(centre(grid, 2), 0, -9 * unit),
                    centre(grid, 2),
                    centre(grid, 7)};
    REQUIRE(hex_chains(grid, line, 750) == Chains{{{5}, {0}}, {{2}, {7}}});
    const Line touching{off(centre(grid, 2), 0, -9 * unit), centre(grid, 2),
                        off(centre(grid, 2), unit / 8, -9 * unit)};
    REQUIRE(hex_chains(grid, touching, 750).empty());
    REQUIRE(hex_chains(grid, {}, 750).empty());
    REQUIRE(hex_chains(grid, {{-900 * unit, -900 * unit}, {900 * unit, -900 * unit}}, 750).empty());
}

TEST_CASE("a road from far away is followed where it crosses the grid") {
    const Grid grid = grid_of(Orientation::flat);
    const FieldPoint middle = centre(grid, 12);
    const Line line{off(middle, 0, -20'000 * std::int64_t{unit}),
                    off(middle, 0, 20'000 * std::int64_t{unit})};
    REQUIRE(hex_chains(grid, line, 750) == Chains{{{2}, {7}, {12}, {17}, {22}}});
}

TEST_CASE("a stream between two rows is every hexside between them") {
    const Grid grid = grid_of(Orientation::flat);
    // Columns 0, 2, 4 (unshifted) have their hexside between rows 1 and 2 at y = 4; columns 1, 3 one lower. A
    // level line at y = 4 + 1/8 passes under the unshifted hexes of row 1 and the upper half of the shifted
    // ones' row 1.
    const std::int64_t y = 4 * std::int64_t{unit} + unit / 8;
    const Line line{{-3 * std::int64_t{unit}, y}, {30 * std::int64_t{unit}, y}};
    // Shifted row 1 has its centre at y = 4: the line passes below it, between 6 and 11, and between 6 and
    // the unshifted row 2 (10 and 12); likewise 8.
    REQUIRE(hexsides_along(grid, line) ==
            edges(grid, {{5, 10}, {6, 10}, {6, 11}, {6, 12}, {7, 12}, {8, 12}, {8, 13}, {8, 14}, {9, 14}}));
}

TEST_CASE("a stream that crosses between two centres and back is not on that hexside") {
    const Grid grid = grid_of(Orientation::flat);
    const FieldPoint between = off(centre(grid, 12), 0, unit);  // the middle of the hexside to hex 17
    const Line across{off(between, -unit / 2, 0), off(between, unit / 2, 0)};
    REQUIRE(hexsides_along(grid, across) == edges(grid, {{12, 17}}));
    const Line back{off(between, -unit / 2, 0), off(between, unit / 2, 0), off(between, -unit / 2, unit / 4)};
    REQUIRE(hexsides_along(grid, back).empty());
    // A corner of the line on the line of the centres is one crossing, not two.
    const Line bent{off(between, -unit / 2, 0), between, off(between, unit / 2, 0)};
    REQUIRE(hexsides_along(grid, bent) == edges(grid, {{12, 17}}));
}

TEST_CASE("the hexsides of a stream that starts and ends near corners form one chain between them") {
    for (const Orientation orientation : {Orientation::flat, Orientation::pointy}) {
        const Grid grid = grid_of(orientation);
        const FieldPoint from = field_point(grid.corner({6}, 4));
        const FieldPoint to = field_point(grid.corner({18}, 1));
        const Line line{off(from, 100, 70), off(centre(grid, 12), 900, 300), off(to, -60, 90)};
        // Each corner is the end of an even number of the hexsides, but the two ends of the chain.
        std::vector<FieldPoint> odd;
        for (const EdgeId edge : hexsides_along(grid, line)) {
            const auto ends = *grid.edge_ends(edge);
            for (const std::uint32_t k : {0u, 1u}) {
                const FieldPoint corner =
                    field_point(grid.corner(ends.a, hd::board::to_index(ends.direction) + k));
                const auto found = std::find(odd.begin(), odd.end(), corner);
                if (found == odd.end())
                    odd.push_back(corner);
                else
                    odd.erase(found);
            }
        }
        REQUIRE(odd.size() == 2);
        REQUIRE(std::find(odd.begin(), odd.end(), from) != odd.end());
        REQUIRE(std::find(odd.begin(), odd.end(), to) != odd.end());
    }
}

TEST_CASE("links are joined to chains from end to end, and a fork starts another") {
    const Grid grid = grid_of(Orientation::flat);
    REQUIRE(chains_of(grid, edges(grid, {{12, 17}, {7, 12}, {2, 7}})) == Chains{{{2}, {7}, {12}, {17}}});
    const Chains forked = chains_of(grid, edges(grid, {{2, 7}, {7, 12}, {6, 7}}));
    std::size_t links = 0;
    for (const std::vector<HexId>& chain : forked) links += chain.size() - 1;
    REQUIRE(links == 3);
    REQUIRE(forked.size() == 2);
    // A ring is one chain that comes back to its start.
    const Chains ring = chains_of(grid, edges(grid, {{6, 7}, {7, 12}, {6, 12}}));
    REQUIRE(ring.size() == 1);
    REQUIRE(ring.front().size() == 4);
    REQUIRE(ring.front().front() == ring.front().back());
}

TEST_CASE("a line is as long as its pieces") {
    REQUIRE(line_length(Orientation::flat, {{0, 0}, {2 * unit, 0}, {2 * unit, 2 * unit}}) ==
            2 * unit + hex_height);
    REQUIRE(line_length(Orientation::flat, {{5, 5}}) == 0);
}
