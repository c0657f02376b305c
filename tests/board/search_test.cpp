#include "engine/board/search.hpp"

#include "tests/board/boards.hpp"

#include <catch2/catch.hpp>

#include <algorithm>
#include <utility>
#include <vector>

using namespace hd::board;
using namespace hd::board::test;

namespace {

constexpr std::int64_t never = -1;

CostTable random_costs(Random& random, const Grid& grid, std::uint32_t most) {
    return compile_costs(grid, [&](const Step&) {
        return random.below(5) == 0 ? -1 : static_cast<std::int32_t>(random.below(most + 1));
    });
}

// Every link tried until nothing changes: no queue at all. Entry and exit follow the limits as their comments
// read.
std::vector<std::int64_t> naive(const Grid& grid, const CostTable& costs, const std::vector<Limits>& limits,
                                HexId start, std::int64_t most) {
    std::vector<std::int64_t> best(grid.hex_count(), never);
    best[start.index] = 0;
    for (bool changed = true; changed;) {
        changed = false;
        for (std::uint32_t i = 0; i < grid.hex_count(); ++i) {
            if (best[i] == never || (HexId{i} != start && (limits[i] & must_stop) != 0)) continue;
            for (const Direction d : all_directions) {
                const HexId next = grid.neighbour(HexId{i}, d);
                if (next == no_hex || costs.cost(HexId{i}, d) == forbidden) continue;
                const Limits there = limits[next.index];
                if ((there & blocked) != 0 || there == (must_stop | pass_only)) continue;
                const std::int64_t cost = best[i] + costs.cost(HexId{i}, d);
                if (cost > most || (best[next.index] != never && best[next.index] <= cost)) continue;
                best[next.index] = cost;
                changed = true;
            }
        }
    }
    return best;
}

void check_way(const Search& search, const Grid& grid, const CostTable& costs, HexId start, HexId end) {
    std::vector<std::uint32_t> way;
    search.path(end.index, way);
    REQUIRE(way.front() == start.index);
    REQUIRE(way.back() == end.index);
    std::uint32_t sum = 0;
    for (std::size_t i = 1; i < way.size(); ++i) {
        const auto d = grid.direction_between(HexId{way[i - 1]}, HexId{way[i]});
        REQUIRE(d);
        sum += costs.cost(HexId{way[i - 1]}, *d);
        REQUIRE(search.cost(way[i]) == sum);
    }
}

}  // namespace

TEST_CASE(
    "users 64: the search finds the cost of a naive one, and the way it draws adds up to the cost it shows") {
    Random random{31};
    Search search;
    for (int round = 0; round < 300; ++round) {
        const Grid grid = random_grid(random, 12);
        INFO(describe(grid) << " round " << round);
        const CostTable costs = random_costs(random, grid, 1 + random.below(12));
        std::vector<Limits> limits(grid.hex_count(), 0);
        for (Limits& l : limits)
            if (random.below(4) == 0) l = static_cast<Limits>(1 + random.below(4));
        const HexId start = random_hex(random, grid);
        const std::uint32_t most = random.below(3) == 0 ? Search::largest_cost : random.below(60);
        limits[start.index] = static_cast<Limits>(limits[start.index] & must_stop);
        search.begin(grid.hex_count(), most);
        for (std::uint32_t i = 0; i < grid.hex_count(); ++i)
            if (limits[i] != 0) search.limit(i, limits[i]);
        search.start(start.index);
        search.run(costs);
        const auto wanted = naive(grid, costs, limits, start, most);
        std::size_t count = 0;
        for (std::uint32_t i = 0; i < grid.hex_count(); ++i) {
            REQUIRE(search.is_reached(i) == (wanted[i] != never));
            REQUIRE(search.may_end(i) == (wanted[i] != never && (limits[i] & pass_only) == 0));
            if (wanted[i] == never) continue;
            ++count;
            REQUIRE(search.cost(i) == wanted[i]);
            check_way(search, grid, costs, start, HexId{i});
        }
        REQUIRE(search.reached().size() == count);
        REQUIRE(std::is_sorted(
            search.reached().begin(), search.reached().end(),
            [&](std::uint32_t a, std::uint32_t b) { return search.cost(a) < search.cost(b); }));
    }
}

// A road step of a third in a unit where a clear hex costs 3: three of them use exactly 1 point, a fourth one
// doesn't fit.
TEST_CASE("users 62: three steps of a third use exactly one point") {
    const Grid grid = make_grid(1, 6, Orientation::flat, Stagger::odd);
    const CostTable costs = compile_costs(grid, [](const Step&) { return 1; });
    Search search;
    search.begin(grid.hex_count(), 3);
    search.start(0);
    search.run(costs);
    CHECK(search.cost(3) == 3);
    CHECK_FALSE(search.is_reached(4));
    CHECK(std::vector<std::uint32_t>(search.reached().begin(), search.reached().end()) ==
          std::vector<std::uint32_t>{0, 1, 2, 3});
}

// A single column of hexes 0 to 5 with cost 1 a step: what each limit lets through is plain to see.
TEST_CASE(
    "a stop may be entered and not left, a friend passed and not stopped on, a blocked hex not entered") {
    const Grid grid = make_grid(1, 6, Orientation::flat, Stagger::odd);
    const CostTable costs = compile_costs(grid, [](const Step&) { return 1; });
    Search search;
    const auto ends = [&](std::uint32_t start, std::vector<std::pair<std::uint32_t, Limits>> limits) {
        search.begin(grid.hex_count(), 100);
        for (const auto& [node, l] : limits) search.limit(node, l);
        search.start(start);
        search.run(costs);
        std::vector<std::uint32_t> out;
        for (std::uint32_t i = 0; i < grid.hex_count(); ++i)
            if (search.may_end(i)) out.push_back(i);
        return out;
    };
    using Nodes = std::vector<std::uint32_t>;
    CHECK(ends(1, {}) == Nodes{0, 1, 2, 3, 4, 5});
    CHECK(ends(1, {{3, must_stop}}) == Nodes{0, 1, 2, 3});
    CHECK(ends(1, {{3, pass_only}}) == Nodes{0, 1, 2, 4, 5});
    CHECK(ends(1, {{3, blocked}}) == Nodes{0, 1, 2});
    CHECK(ends(1, {{3, must_stop | pass_only}}) == Nodes{0, 1, 2});
    CHECK(ends(1, {{3, pass_only}, {3, must_stop}}) == Nodes{0, 1, 2});
    CHECK(ends(1, {{1, must_stop}}) == Nodes{0, 1, 2, 3, 4, 5});
    CHECK(ends(1, {}) == Nodes{0, 1, 2, 3, 4, 5});  // nothing is left of the limits before
}

TEST_CASE("a search over hex and heading pays for turning") {
    // Node = hex * 6 + heading: a step ahead costs 2, a sixth of a turn 1.
    const Grid grid = make_grid(7, 7, Orientation::flat, Stagger::odd);
    const auto expand = [&](std::uint32_t node, auto&& step) {
        const HexId hex{node / 6};
        const auto heading = static_cast<Direction>(node % 6);
        step(hex.index * 6 + to_index(turned(heading, 1)), 1);
        step(hex.index * 6 + to_index(turned(heading, -1)), 1);
        if (const HexId next = grid.neighbour(hex, heading); next != no_hex)
            step(next.index * 6 + to_index(heading), 2);
    };
    Search search;
    const HexId centre = grid.hex_at(Offset{3, 3});
    search.begin(grid.hex_count() * 6, 9);
    search.start(centre.index * 6);
    search.run(expand);
    const HexId north = grid.neighbour(centre, Direction::d0);
    const HexId south = grid.neighbour(centre, Direction::d3);
    const HexId south_east = grid.neighbour(centre, Direction::d2);
    CHECK(search.cost(north.index * 6) == 2);
    CHECK(search.cost(south.index * 6 + 3) == 3 + 2);
    CHECK(search.cost(south.index * 6) == 3 + 2 + 3);  // and back to face north
    CHECK(search.cost(south_east.index * 6 + 2) == 2 + 2);
    CHECK(search.cost(south_east.index * 6 + 5) == 2 + 2 + 3);
    std::vector<std::uint32_t> way;
    search.path(south_east.index * 6 + 2, way);
    CHECK(way == std::vector<std::uint32_t>{centre.index * 6, centre.index * 6 + 1, centre.index * 6 + 2,
                                            south_east.index * 6 + 2});
}

TEST_CASE("several starts may have paid already, and the cheapest of them leads") {
    const Grid grid = make_grid(1, 8, Orientation::flat, Stagger::odd);
    const CostTable costs = compile_costs(grid, [](const Step&) { return 2; });
    Search search;
    search.begin(grid.hex_count(), 8);
    search.start(0, 1);
    search.start(7, 4);
    search.start(7, 5);
    search.start(3, 9);
    search.run(costs);
    // From 0 it costs 1, 3, 5, 7 and then 9, from 7 it costs 4, 6, 8 and then 10: hex 4 is out of reach.
    const std::vector<std::uint32_t> wanted{1, 3, 5, 7, 0, 8, 6, 4};
    for (const std::uint32_t i : {0u, 1u, 2u, 3u, 5u, 6u, 7u}) CHECK(search.cost(i) == wanted[i]);
    CHECK_FALSE(search.is_reached(4));
    CHECK(search.came_from(0) == Search::no_node);
    CHECK(search.came_from(6) == 7);
}

TEST_CASE("steps of cost 0 and of the largest cost are counted") {
    const Grid grid = make_grid(1, 5, Orientation::flat, Stagger::odd);
    const CostTable costs =
        compile_costs(grid, [](const Step& s) { return s.from.index < s.to.index ? largest_step : 0; });
    Search search;
    search.begin(grid.hex_count(), Search::largest_cost);
    search.start(2);
    search.run(costs);
    CHECK(search.cost(0) == 0);
    CHECK(search.cost(4) == 2 * 254);
}

TEST_CASE("one workspace serves searches of any size and cost in turn") {
    Random random{37};
    Search search;
    const Grid large = make_grid(20, 20, Orientation::pointy, Stagger::even);
    const Grid small = make_grid(5, 5, Orientation::flat, Stagger::odd);
    const CostTable large_costs = random_costs(random, large, 20);
    const CostTable small_costs = random_costs(random, small, 3);
    // With the largest cost every second search uses up the range of keys.
    for (int round = 0; round < 12; ++round) {
        const bool is_large = round % 3 != 0;
        const Grid& grid = is_large ? large : small;
        const CostTable& costs = is_large ? large_costs : small_costs;
        const std::uint32_t most = round % 2 == 0 ? Search::largest_cost : 7;
        const HexId start = random_hex(random, grid);
        const HexId shut = random_hex(random, grid);
        std::vector<Limits> limits(grid.hex_count(), 0);
        search.begin(grid.hex_count(), most);
        if (shut != start) {
            limits[shut.index] = blocked;
            search.limit(shut.index, blocked);
        }
        search.start(start.index);
        search.run(costs);
        const auto wanted = naive(grid, costs, limits, start, most);
        for (std::uint32_t i = 0; i < grid.hex_count(); ++i) {
            REQUIRE(search.is_reached(i) == (wanted[i] != never));
            if (wanted[i] != never) REQUIRE(search.cost(i) == wanted[i]);
        }
    }
    search.begin(25, 3);
    search.start(4);
    search.begin(25, 3);
    search.start(5);
    search.run(small_costs);
    CHECK(search.reached()[0] == 5);
}

TEST_CASE("costs are asked once for each step between neighbours, with its hexside") {
    const Grid grid = vaw_grid();
    std::uint32_t asked = 0;
    const CostTable costs = compile_costs(grid, [&](const Step& s) {
        ++asked;
        REQUIRE(s.edge == grid.edge_between(s.from, s.to));
        REQUIRE(grid.neighbour(s.from, s.direction) == s.to);
        return static_cast<std::int32_t>(to_index(s.direction));
    });
    // 25 columns of 12: 11 sides within each, and 23 across each of the 24 joins; two steps a side.
    CHECK(asked == 2 * (25 * 11 + 24 * 23));
    const HexId corner{0};
    CHECK(costs.cost(corner, Direction::d0) == forbidden);
    CHECK(costs.cost(corner, Direction::d3) == 3);
}
