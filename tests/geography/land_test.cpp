// Villages of several hexes, ponds and high ground: what a map of large hexes has beside roads and brooks.
#include "editor/geography/high_ground.hpp"
#include "editor/geography/mend.hpp"
#include "tests/geography/small_ground.hpp"

#include <catch2/catch.hpp>

using namespace hd;
using namespace hd::editor;
using namespace hd::test;

namespace {

// The small import with a built-up area, a pond and a "joined" path beside roads.
ImportDocument land_import() {
    ImportDocument import = small_import();
    import.map.hexside_kinds = {"stream", "bridge", "pond", "some", "whole"};
    import.map.path_kinds = {"road", "trail", "joined"};
    import.map.terrain_kinds = {"clear", "woods", "town", "ridge", "hill", "plateau"};
    VillageRule village = rule("built_up", &VillageRule::path, "joined");
    village.terrain = "town";
    village.percent = 20;
    import.villages = {village};
    ShoreRule shore = rule("pond", &ShoreRule::hexside, "pond");
    shore.percent = 50;
    import.shores = {shore};
    return import;
}

board::Grid grid_of(const ImportDocument& import) {
    return scenario::lay_out(import.map)->grid;
}

// A rectangle around two centres, `more` hundredths of a unit beyond them on all sides.
Feature around(std::string kind, board::LatticePoint a, board::LatticePoint b, std::int32_t more) {
    return feature(GeometryKind::polygon, std::move(kind), "Area",
                   {over(a, -more, -more),
                    {over(b, more).lon_e7, over(a, 0, -more).lat_e7},
                    over(b, more, more),
                    {over(a, -more).lon_e7, over(b, 0, more).lat_e7}});
}

HighGroundRule hill_rule() {
    HighGroundRule rule;
    rule.reach = 2;
    rule.percent = 80;
    rule.least_decimetres = 100;
    rule.least_percent = 10;
    rule.partial = "hill";
    rule.full = "plateau";
    rule.some_side = "some";
    rule.full_side = "whole";
    return rule;
}

}  // namespace

TEST_CASE("the hexes of one built-up area are joined, beside the road that runs through them") {
    const ImportDocument import = land_import();
    const board::Grid grid = grid_of(import);
    Geography ground = small_ground(import);
    ground.features.push_back(around("built_up", grid.centre({7}), grid.centre({12}), 60));
    const GroundMap map = rastered(import, ground);
    const board::EdgeId inside = grid.edge_between({7}, {12});
    REQUIRE(map.hexes[7].terrain == 4);
    REQUIRE(map.hexes[12].terrain == 4);
    REQUIRE(map.link_at(inside, 0) != nullptr);
    REQUIRE(map.link_at(inside, 1) == nullptr);
    REQUIRE(map.link_at(inside, 2) != nullptr);
    REQUIRE(map.paths[map.link_at(inside, 2)->path].name == "Area");
    // The road goes on to hex 17, the village doesn't.
    REQUIRE(map.link_at(grid.edge_between({12}, {17}), 0) != nullptr);
    REQUIRE(map.link_at(grid.edge_between({12}, {17}), 2) == nullptr);
    const auto built = scenario::build_map(document_of(map, import.map));
    REQUIRE(built.has_value());
    REQUIRE(built->paths(inside) == 5);
}

TEST_CASE("two built-up areas in hexes that touch are two villages") {
    const ImportDocument import = land_import();
    const board::Grid grid = grid_of(import);
    Geography ground;
    for (const std::uint32_t hex : {7u, 12u})
        ground.features.push_back(around("built_up", grid.centre({hex}), grid.centre({hex}), 70));
    const GroundMap map = rastered(import, ground);
    REQUIRE(map.hexes[7].terrain == 4);
    REQUIRE(map.hexes[12].terrain == 4);
    REQUIRE(map.links.empty());
}

TEST_CASE("a mend takes a join away and leaves the road, and gives it back") {
    const ImportDocument import = land_import();
    const board::Grid grid = grid_of(import);
    Geography ground = small_ground(import);
    ground.features.push_back(around("built_up", grid.centre({7}), grid.centre({12}), 60));
    GroundMap map = rastered(import, ground);
    MendDocument mends;
    LinkMend apart;
    apart.between = {"0302", "0303"};
    apart.kind = "joined";
    apart.path = "Area";
    apart.change = LinkChange::removed;
    apart.mark = Mark::deduced;
    apart.reason = "why";
    mends.links = {apart};
    REQUIRE(mend(map, mends).empty());
    const board::EdgeId inside = grid.edge_between({7}, {12});
    REQUIRE(map.link_at(inside, 0) != nullptr);
    REQUIRE(map.link_at(inside, 2) == nullptr);
    mends.links[0].change = LinkChange::added;
    REQUIRE(mend(map, mends).empty());
    REQUIRE(map.link_at(inside, 0) != nullptr);
    REQUIRE(map.link_at(inside, 2) != nullptr);
}

TEST_CASE("a pond lies on the hexsides of which it holds its share, but not where a road crosses") {
    const ImportDocument import = land_import();
    const board::Grid grid = grid_of(import);
    // Hexside 3 of hex 12 is that to hex 17, and hexside 3 of hex 13 that to hex 18.
    const auto pond_at = [&](std::uint32_t hex) {
        return around("pond", grid.corner({hex}, 4), grid.corner({hex}, 3), 10);
    };
    Geography ground = small_ground(import);
    ground.features.push_back(pond_at(12));
    ground.features.push_back(pond_at(13));
    const GroundMap map = rastered(import, ground);
    REQUIRE(map.kinds_at(grid.edge_between({12}, {17})) == 3);  // brook and bridge
    REQUIRE(map.kinds_at(grid.edge_between({13}, {18})) == 4);
    // A pond that ends before the middle of a hexside holds four of its nine points.
    ImportDocument narrow = import;
    Geography short_pond;
    short_pond.features.push_back(
        feature(GeometryKind::polygon, "pond", "Short",
                {over(grid.corner({13}, 4), -10, -10), over(grid.corner({13}, 4), 80, -10),
                 over(grid.corner({13}, 4), 80, 10), over(grid.corner({13}, 4), -10, 10)}));
    REQUIRE(rastered(narrow, short_pond).sides.empty());
    narrow.shores[0].percent = 40;  // 4 of 9 are 44 percent
    REQUIRE(rastered(narrow, short_pond).sides.size() == 1);
}

TEST_CASE("a point stands over the high line by its share of the range around it") {
    HeightGrid heights{{0, 0}, 1, 1, 1, 7, {1000, 1000, 1000, 1090, 1100, 1000, 1000}};
    const HeightGrid over = over_high_line(heights, hill_rule());
    // Around the points 1 to 6 it runs from 100 to 110 or 109 m; the line stands at 80 percent: 108 m.
    REQUIRE(over.decimetres[4] == 0);  // 20 over the line, but the range of 100 is just enough
    REQUIRE(over.decimetres[3] == 0);  // 10 over the line, likewise
    REQUIRE(over.decimetres[2] == -80);
    REQUIRE(over.decimetres[1] == -72);  // a range of 90 is too small; 80 percent of it are 72
    REQUIRE(over.decimetres[0] == -100);
    HighGroundRule gentle = hill_rule();
    gentle.least_decimetres = 50;
    REQUIRE(over_high_line(heights, gentle).decimetres[4] == 20);
    REQUIRE(over_high_line(heights, gentle).decimetres[3] == 10);
}

TEST_CASE("high ground is whole where all of a hex and its hexsides is high, and some where some is") {
    ImportDocument import = land_import();
    import.high_ground = hill_rule();
    const board::Grid grid = grid_of(import);
    // A plain of 0 m west of a step up to 50 m in the middle of the column of hex 12; within two steps of
    // 200 units all heights near it see both.
    Geography ground;
    const std::int32_t foot = over(grid.centre({12})).lon_e7;
    ground.heights = {{foot - 1000, -2000}, 100, 500, 6, 21, {}};
    for (std::int32_t row = 0; row < 6; ++row)
        for (std::int32_t column = 0; column < 21; ++column)
            ground.heights.decimetres.push_back(column <= 10 ? 0 : 500);
    import.high_ground->reach = 20;
    const GroundMap map = rastered(import, ground);
    const auto terrain = [&](std::uint32_t hex) { return map.hexes[hex].terrain; };
    REQUIRE(terrain(11) == 1);        // column 1, west of the step
    REQUIRE(terrain(12) == 1u << 4);  // its east half is high
    REQUIRE(terrain(13) == 1u << 5);
    REQUIRE(map.kinds_at(grid.edge_between({13}, {18})) == (1u << 3 | 1u << 4));
    REQUIRE(map.kinds_at(grid.edge_between({12}, {13})) == (1u << 3 | 1u << 4));
    REQUIRE(map.kinds_at(grid.edge_between({12}, {17})) == 1u << 3);
    REQUIRE(map.kinds_at(grid.edge_between({11}, {12})) == 0);
    // Half a hex is less than 60 percent, but a hex beside a wholly high one has its hexside.
    import.high_ground->least_percent = 60;
    REQUIRE(rastered(import, ground).hexes[12].terrain == 1u << 4);
    ground.heights.south_west.lon_e7 += 160;  // the step lies east of hex 12 now
    REQUIRE(rastered(import, ground).hexes[12].terrain == 1);
}

TEST_CASE("high ground that can't be told is a fault") {
    ImportDocument import = land_import();
    import.high_ground = hill_rule();
    REQUIRE(first_fault(import, {}).find("no heights") != std::string::npos);
    Geography ground;
    ground.heights = {{0, 0}, 1000, 1000, 2, 2, {0, 0, 0, 0}};
    import.high_ground->full = "tableland";
    REQUIRE(first_fault(import, ground).find("no kind called \"tableland\"") != std::string::npos);
    import.high_ground = hill_rule();
    import.high_ground->reach = 0;
    REQUIRE(first_fault(import, ground).find("a reach is 1 to 1000 steps") != std::string::npos);
}
