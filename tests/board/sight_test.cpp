#include "engine/board/sight.hpp"

#include "tests/board/boards.hpp"

#include <catch2/catch.hpp>

#include <set>
#include <vector>

using namespace hd::board;
using namespace hd::board::test;

namespace {

struct Country {
    Grid grid;
    std::vector<std::int32_t> hexes;     // reason by hex
    std::vector<std::int32_t> hexsides;  // reason by hexside
};

Country random_country(Random& random, std::uint32_t most) {
    Country out{random_grid(random, most), {}, {}};
    for (std::uint32_t i = 0; i < out.grid.hex_count(); ++i)
        out.hexes.push_back(random.below(6) == 0 ? static_cast<std::int32_t>(1 + random.below(3)) : 0);
    for (std::uint32_t i = 0; i < out.grid.edge_count(); ++i)
        out.hexsides.push_back(random.below(12) == 0 ? static_cast<std::int32_t>(4 + random.below(3)) : 0);
    return out;
}

auto blocks_of(const Country& country, PairRule rule) {
    return blocking([&](HexId hex) { return country.hexes[hex.index]; },
                    [&](EdgeId edge) { return country.hexsides[edge.index]; }, rule);
}

}  // namespace

TEST_CASE("users 53: sight from A to B is sight from B to A, for all pairs of hexes on random maps") {
    Random random{47};
    int seen = 0;
    int hidden = 0;
    for (int round = 0; round < 40; ++round) {
        const Country country = random_country(random, 10);
        for (const PairRule rule : {PairRule::both, PairRule::either}) {
            const auto blocks = blocks_of(country, rule);
            for (std::uint32_t a = 0; a < country.grid.hex_count(); ++a)
                for (std::uint32_t b = 0; b < a; ++b) {
                    INFO(describe(country.grid) << " " << a << " " << b);
                    const bool there = look(country.grid, HexId{a}, HexId{b}, blocks).clear;
                    REQUIRE(there == look(country.grid, HexId{b}, HexId{a}, blocks).clear);
                    ++(there ? seen : hidden);
                }
        }
    }
    CHECK(seen > 10'000);
    CHECK(hidden > 10'000);
}

TEST_CASE("users 56: the walk gives the same answer as a reading of the listed line") {
    Random random{53};
    for (int round = 0; round < 2000; ++round) {
        const Country country = random_country(random, 14);
        const HexId a = random_hex(random, country.grid);
        const HexId b = random_hex(random, country.grid);
        const Sight sight = look(country.grid, a, b, blocks_of(country, PairRule::both));
        bool clear = true;
        for (const LineStep& s : hex_line(country.grid, a, b)) {
            if (s.crossed != no_edge && country.hexsides[s.crossed.index] != 0) clear = false;
            if (s.hex == a || s.hex == b) continue;
            const bool second = s.other == no_hex || country.hexes[s.other.index] != 0;
            if (country.hexes[s.hex.index] != 0 && second) clear = false;
        }
        INFO(describe(country.grid) << " " << a.index << " " << b.index);
        REQUIRE(sight.clear == clear);
    }
}

// 2,4 to 2,0 goes straight up column 2; 2,4 to 3,2 runs along the side between 2,3 and 3,3 (odd columns
// further south).
TEST_CASE("sight says where it is blocked and why") {
    const Grid grid = make_grid(6, 6, Orientation::flat, Stagger::odd);
    const auto hex = [&](std::int32_t column, std::int32_t row) { return grid.hex_at(Offset{column, row}); };
    std::set<HexId> woods;
    std::set<EdgeId> crests;
    const auto see = [&](HexId a, HexId b, PairRule rule) {
        return look(grid, a, b,
                    blocking([&](HexId h) { return woods.count(h) != 0 ? 1 : 0; },
                             [&](EdgeId e) { return crests.count(e) != 0 ? 2 : 0; }, rule));
    };
    CHECK(see(hex(2, 4), hex(2, 0), PairRule::both).clear);
    CHECK(see(hex(2, 4), hex(2, 4), PairRule::both).clear);
    woods = {hex(2, 4), hex(2, 0)};  // both ends are seen out of and into
    CHECK(see(hex(2, 4), hex(2, 0), PairRule::either).clear);
    woods = {hex(2, 2)};
    const Sight in_woods = see(hex(2, 4), hex(2, 0), PairRule::both);
    CHECK_FALSE(in_woods.clear);
    CHECK(in_woods.at.hex == hex(2, 2));
    CHECK(in_woods.reason == 1);
    // The crest before the woods is met first, and the one at the target's own side counts too.
    crests = {grid.edge_between(hex(2, 4), hex(2, 3))};
    CHECK(see(hex(2, 4), hex(2, 0), PairRule::both).reason == 2);
    woods.clear();
    crests = {grid.edge_between(hex(2, 1), hex(2, 0))};
    CHECK(see(hex(2, 4), hex(2, 0), PairRule::both).at.hex == hex(2, 0));
    crests.clear();

    woods = {hex(3, 3)};
    CHECK(see(hex(2, 4), hex(3, 2), PairRule::both).clear);
    CHECK_FALSE(see(hex(2, 4), hex(3, 2), PairRule::either).clear);
    woods = {hex(2, 3)};
    CHECK(see(hex(2, 4), hex(3, 2), PairRule::both).clear);
    CHECK_FALSE(see(hex(2, 4), hex(3, 2), PairRule::either).clear);
    woods = {hex(2, 3), hex(3, 3)};
    CHECK_FALSE(see(hex(2, 4), hex(3, 2), PairRule::both).clear);
}

TEST_CASE("along the edge of the map the one hex beside the line decides") {
    const Grid grid = make_grid(3, 3, Orientation::flat, Stagger::odd);
    const auto see = [&](bool wooded) {
        return look(
            grid, grid.hex_at(Offset{0, 0}), grid.hex_at(Offset{2, 0}),
            blocking([&](HexId) { return wooded ? 1 : 0; }, [](EdgeId) { return 0; }, PairRule::both));
    };
    CHECK(see(false).clear);
    CHECK_FALSE(see(true).clear);
}
