#include "engine/board/map.hpp"

#include "tests/board/boards.hpp"

#include <catch2/catch.hpp>

#include <algorithm>

using namespace hd::board;
using namespace hd::board::test;

namespace {

const Kinds vaw_kinds{{"woods", "town", "chateau", "ridge"}, {"stream", "bridge"}, {"road", "trail"}};

HexId at(const char* label) {
    return vaw_numbering().parse(label).value();
}

MapBuilder vaw_builder() {
    return MapBuilder(vaw_grid(), vaw_numbering(), vaw_kinds);
}

std::vector<std::string> messages(MapBuilder& builder) {
    const auto built = builder.build();
    std::vector<std::string> out;
    if (!built)
        for (const MapFault& f : built.error()) out.push_back(f.message);
    return out;
}

}  // namespace

TEST_CASE("a map gives back what was put into it") {
    MapBuilder builder = vaw_builder();
    builder.add(HexRecord{at("J3"), 0b1001, 2, "", {Mark::deduced, "from the example"}});
    builder.add(HexRecord{at("P6"), 0b0100, 0, "La Haye Sainte", {Mark::deduced, ""}});
    builder.add(HexsideRecord{at("K2"), at("J2"), 0b01, {Mark::rules_text, ""}});
    builder.add(HexsideRecord{at("J2"), at("J3"), 0b11, {}});
    builder.add(
        PathRecord{1, "", {at("K2"), at("J3"), at("I3"), at("H4")}, {Mark::deduced, "costs of L3 to H4"}});
    builder.add(PathRecord{0, "", {at("J3"), at("K2")}, {}});
    builder.add(ObjectiveRecord{at("P6"), "La Haye Sainte", {{"french", 1}, {"coalition", 2}}, {}});
    builder.add(
        EntryRecord{"prussians", "prussian", {at("A5"), at("A6")}, MapEdge::east, {Mark::reconstructed, ""}});
    const auto built = builder.build();
    REQUIRE(built);
    const Map& map = *built;
    CHECK(map.terrain(at("J3")) == 0b1001);
    CHECK(map.has_terrain(at("J3"), 3));
    CHECK_FALSE(map.has_terrain(at("J3"), 1));
    CHECK(map.level(at("J3")) == 2);
    CHECK(map.mark(at("J3")) == Mark::deduced);
    CHECK(map.note(at("J3")) == "from the example");
    CHECK(map.terrain(at("A1")) == 0);
    CHECK(map.mark(at("A1")) == Mark::none);
    CHECK(map.name(at("A1")).empty());
    CHECK(map.name(at("P6")) == "La Haye Sainte");
    CHECK(map.find_name("La Haye Sainte") == at("P6"));
    CHECK(map.find_name("Hougoumont") == no_hex);
    CHECK(map.label(at("P6")) == "P6");
    // One record a hexside, whichever hex it is asked from.
    CHECK(map.has_hexside(at("J2"), at("K2"), 0));
    CHECK(map.has_hexside(at("K2"), at("J2"), 0));
    CHECK_FALSE(map.has_hexside(at("K2"), at("J2"), 1));
    CHECK(map.hexsides(map.grid().edge_between(at("J3"), at("J2"))) == 0b11);
    CHECK(map.hexsides(no_edge) == 0);
    CHECK(map.hexside_records().size() == 2);
    // K2-J3 carries the trail and the road, I3-H4 the trail alone, K2-I3 are no neighbours.
    CHECK(map.paths(map.grid().edge_between(at("J3"), at("K2"))) == 0b11);
    CHECK(map.has_link(at("H4"), at("I3"), 1));
    CHECK_FALSE(map.has_link(at("H4"), at("I3"), 0));
    CHECK_FALSE(map.has_link(at("K2"), at("I3"), 1));
    REQUIRE(map.path_records().size() == 2);
    CHECK(map.path_records()[0].source.note == "costs of L3 to H4");
    REQUIRE(map.objective_at(at("P6")));
    CHECK(map.objective_at(at("P6"))->values[1] == ObjectiveValue{"coalition", 2});
    CHECK_FALSE(map.objective_at(at("P5")));
    REQUIRE(map.entry("prussians"));
    CHECK(map.entry("prussians")->hexes == std::vector<HexId>{at("A5"), at("A6")});
    CHECK(map.entry("prussians")->source.mark == Mark::reconstructed);
    CHECK_FALSE(map.entry("french"));
}

TEST_CASE("a builder reports every fault with its part and record") {
    MapBuilder builder = vaw_builder();
    builder.add(HexRecord{at("B2"), 0, 0, "", {}});
    builder.add(HexRecord{HexId{300}, 0, 0, "", {}});
    builder.add(HexRecord{at("B2"), 0b10000, 0, "", {}});
    builder.add(HexRecord{at("B3"), 0, 40'000, "", {}});
    builder.add(HexsideRecord{at("K2"), at("I2"), 1, {}});
    builder.add(HexsideRecord{at("K2"), at("J2"), 1, {}});
    builder.add(HexsideRecord{at("J2"), at("K2"), 4, {}});
    builder.add(HexsideRecord{at("J2"), at("J1"), 0, {}});
    builder.add(PathRecord{0, "", {at("K2"), at("J3"), at("H4")}, {}});
    builder.add(PathRecord{2, "", {at("K2"), at("J3")}, {}});
    builder.add(PathRecord{0, "", {at("K2")}, {}});
    builder.add(ObjectiveRecord{at("C3"), "", {{"a", 1}, {"a", 2}}, {}});
    builder.add(ObjectiveRecord{at("C3"), "", {}, {}});
    builder.add(ObjectiveRecord{no_hex, "", {}, {}});
    builder.add(EntryRecord{"x", "", {at("A5"), at("A5")}, MapEdge::east, {}});
    builder.add(EntryRecord{"x", "", {}, MapEdge::east, {}});
    const auto built = builder.build();
    REQUIRE_FALSE(built);
    std::vector<std::pair<MapPart, std::uint32_t>> where;
    for (const MapFault& f : built.error()) where.emplace_back(f.part, f.record);
    std::sort(where.begin(), where.end());
    using P = MapPart;
    CHECK(where == std::vector<std::pair<MapPart, std::uint32_t>>{{P::hexes, 1},
                                                                  {P::hexes, 2},
                                                                  {P::hexes, 2},
                                                                  {P::hexes, 3},
                                                                  {P::hexsides, 0},
                                                                  {P::hexsides, 2},
                                                                  {P::hexsides, 2},
                                                                  {P::hexsides, 3},
                                                                  {P::paths, 0},
                                                                  {P::paths, 1},
                                                                  {P::paths, 2},
                                                                  {P::objectives, 0},
                                                                  {P::objectives, 1},
                                                                  {P::objectives, 2},
                                                                  {P::entries, 0},
                                                                  {P::entries, 1},
                                                                  {P::entries, 1}});
}

TEST_CASE("faults name hexes as they are printed") {
    MapBuilder builder = vaw_builder();
    builder.add(HexsideRecord{at("K2"), at("I2"), 1, {}});
    builder.add(PathRecord{0, "", {at("J3"), at("H4")}, {}});
    CHECK(messages(builder) ==
          std::vector<std::string>{"hexside K2-I2: the hexes are not neighbours",
                                   "the path goes from J3 to H4, which are not neighbours"});
}

TEST_CASE("the lists of kinds are bounded and have no name twice") {
    Kinds kinds;
    for (int i = 0; i < 33; ++i) kinds.terrain.push_back("t" + std::to_string(i));
    kinds.hexsides = {"stream", "stream"};
    kinds.paths = {""};
    MapBuilder builder(vaw_grid(), vaw_numbering(), kinds);
    CHECK(messages(builder) == std::vector<std::string>{"more than 32 kinds of terrain",
                                                        "two kinds of hexside are called 'stream'",
                                                        "a kind of path has no name"});
}

TEST_CASE("all 32 kinds of terrain can lie in one hex") {
    Kinds kinds;
    for (int i = 0; i < 32; ++i) kinds.terrain.push_back("t" + std::to_string(i));
    MapBuilder builder(vaw_grid(), vaw_numbering(), kinds);
    builder.add(HexRecord{HexId{7}, 0xFFFFFFFFu, -5, "", {}});
    const auto map = builder.build();
    REQUIRE(map);
    CHECK(map->has_terrain(HexId{7}, 31));
    CHECK(map->level(HexId{7}) == -5);
}

// 4 + 2 + 1 bytes a hex, 3 x 3 bytes for its hexsides, and side tables for what is rare.
TEST_CASE("1,000,000 hexes, a tenth of them with a name and a hexside, take less than 60 MB") {
    const Grid grid = make_grid(1000, 1000, Orientation::flat, Stagger::odd);
    MapBuilder builder(grid, Numbering::plain(grid), vaw_kinds);
    for (std::uint32_t i = 0; i < grid.hex_count(); ++i) {
        const bool rare = i % 10 == 0;
        builder.add(HexRecord{HexId{i}, i & 15u, static_cast<std::int32_t>(i % 5), rare ? "a name" : "", {}});
        if (rare && i >= 1000) builder.add(HexsideRecord{HexId{i - 1000}, HexId{i}, 1, {}});
    }
    const auto map = builder.build();
    REQUIRE(map);
    CHECK(map->memory() < 60'000'000);
    CHECK(map->name(HexId{999'990}) == "a name");
}
