// What the rulebook of 1815: The Waterloo Campaign says of its map, hex by hex, asked of the shipped map; and
// what the engine needs of its edges and entries. The numbers are the sections of the rulebook.
#include "tests/geography/shipped_campaign.hpp"

#include <catch2/catch.hpp>

#include <algorithm>
#include <set>

using namespace hd;
using namespace hd::test::campaign;

namespace {

bool touch(std::string_view a, std::string_view b) {
    return map().grid().direction_between(hex(a), hex(b)).has_value();
}

const board::EntryRecord& entry(std::string_view id) {
    const board::EntryRecord* found = map().entry(id);
    INFO(id);
    REQUIRE(found != nullptr);
    return *found;
}

std::set<board::HexId> hexes_of(std::string_view id) {
    const std::vector<board::HexId>& hexes = entry(id).hexes;
    std::set<board::HexId> found(hexes.begin(), hexes.end());
    REQUIRE(found.size() == hexes.size());
    return found;
}

// All hexes that roads and high roads join to a hex.
std::set<board::HexId> by_road_from(board::HexId start) {
    std::set<board::HexId> reached{start};
    std::vector<board::HexId> open{start};
    while (!open.empty()) {
        const board::HexId here = open.back();
        open.pop_back();
        for (const board::Direction d : board::all_directions) {
            const board::HexId other = map().grid().neighbour(here, d);
            if (other != board::no_hex && has_road(here, other) && reached.insert(other).second)
                open.push_back(other);
        }
    }
    return reached;
}

}  // namespace

TEST_CASE(
    "section 1: hexes are named by sheet, row and position; N1131 is row 11, position 31 of the north") {
    REQUIRE(on_map(hex("N1131")));
    REQUIRE(row_of(hex("N1131")) == 11);
    REQUIRE(position_of(hex("N1131")) == 31);
    REQUIRE(map().grid().orientation() == board::Orientation::pointy);
    // Rows run on from sheet to sheet: S01 follows N30.
    REQUIRE(touch("N3020", "S0120"));
    REQUIRE(map().grid().offset(hex("S0131")).row == map().grid().offset(hex("N3031")).row + 1);
    // Positions grow westward.
    REQUIRE(map().grid().offset(hex("N1132")).column == map().grid().offset(hex("N1131")).column - 1);
}

TEST_CASE("section 1: even rows lie half a hex towards the higher position") {
    // 5.A.1 and 5.A.2 name these as neighbours.
    for (const char* other : {"N2717", "N2718", "N2616", "N2518"}) {
        INFO(other);
        REQUIRE(touch("N2617", other));
    }
    for (const char* other : {"N1604", "N1804", "N1704"}) {
        INFO(other);
        REQUIRE(touch("N1705", other));
    }
    REQUIRE(touch("N1229", "N1228"));
    REQUIRE(touch("N1228", "N1128"));
    // The same on the south sheet, by the six neighbours of an odd row.
    for (const char* other : {"S0830", "S0831", "S0930", "S0932", "S1030", "S1031"}) {
        INFO(other);
        REQUIRE(touch("S0931", other));
    }
}

TEST_CASE("section 5.A.1: up slope from N2717 and N2718 to N2617, not from N2616 and N2518") {
    REQUIRE(is("N2617", "partial_high"));
    for (const char* below : {"N2717", "N2718"}) {
        INFO(below);
        REQUIRE_FALSE(has_side(below, "N2617", "some_high"));
        REQUIRE_FALSE(has_side(below, "N2617", "full_high"));
        // The example speaks of the slope alone: nothing else is on the way.
        REQUIRE_FALSE(has_side(below, "N2617", "brook"));
    }
    REQUIRE(has_side("N2616", "N2617", "some_high"));
    REQUIRE(has_side("N2518", "N2617", "some_high"));
}

TEST_CASE("section 5.A.2: a road from N1229 to N1228, a high road from there to N1128") {
    REQUIRE(has_path("N1229", "N1228", "road"));
    REQUIRE_FALSE(has_path("N1229", "N1228", "high_road"));
    REQUIRE(has_path("N1228", "N1128", "high_road"));
}

TEST_CASE("section 5.A.2: one village in N1705, N1604 and N1804, and not between N1705 and N1704") {
    for (const char* label : {"N1705", "N1604", "N1804"}) {
        INFO(label);
        REQUIRE(is(label, "village"));
    }
    REQUIRE(has_path("N1705", "N1604", "village"));
    REQUIRE(has_path("N1705", "N1804", "village"));
    REQUIRE_FALSE(has_path("N1705", "N1704", "village"));
    REQUIRE(map().name(hex("N1705")) == "Wavre");
}

TEST_CASE("section 7.F: between N2131 and N1932 a full high ground hexside, and one of the two is not high") {
    REQUIRE(touch("N2131", "N2031"));
    REQUIRE(touch("N2031", "N1932"));
    REQUIRE(map().grid().distance(hex("N2131"), hex("N1932")) == 2);
    REQUIRE((has_side("N2131", "N2031", "full_high") || has_side("N2031", "N1932", "full_high")));
    REQUIRE_FALSE((high("N2131") && high("N1932")));
    // Were both low, the high ground of N2031 would block by itself; the example is one of the hexside.
    REQUIRE((high("N2131") || high("N1932")));
    REQUIRE_FALSE(is("N2031", "woods"));
    REQUIRE_FALSE(is("N2031", "village"));
}

TEST_CASE("section 7.F: N1928 and N1728 are low, and both hexes beside the line between them are high") {
    REQUIRE(map().grid().distance(hex("N1928"), hex("N1728")) == 2);
    REQUIRE(touch("N1827", "N1828"));
    for (const char* end : {"N1928", "N1728"}) {
        INFO(end);
        REQUIRE_FALSE(high(end));
        REQUIRE(touch(end, "N1827"));
        REQUIRE(touch(end, "N1828"));
    }
    for (const char* flank : {"N1827", "N1828"}) {
        INFO(flank);
        REQUIRE(high(flank));
        // Woods or a village would block as well; the example is one of high ground.
        REQUIRE_FALSE(is(flank, "woods"));
        REQUIRE_FALSE(is(flank, "village"));
    }
}

TEST_CASE("section 15.B: Quatre-Bras is S0931, where two high roads cross") {
    REQUIRE(map().name(hex("S0931")) == "Quatre-Bras");
    REQUIRE(map().find_name("Quatre-Bras") == hex("S0931"));
    REQUIRE(map().objectives().size() == 1);
    const board::ObjectiveRecord* objective = map().objective_at(hex("S0931"));
    REQUIRE(objective != nullptr);
    REQUIRE(objective->name == "Quatre-Bras");
    std::size_t arms = 0;
    for (const board::Direction d : board::all_directions)
        arms += has_path(hex("S0931"), map().grid().neighbour(hex("S0931"), d), "high_road");
    REQUIRE(arms == 4);
}

TEST_CASE(
    "section 13: N0731 and N1024 are road hexes of the north edge, and the exit area lies between them") {
    const std::vector<board::HexId>& exit = entry("exit").hexes;
    REQUIRE(entry("exit").army == "french");
    REQUIRE(entry("exit").edge == board::MapEdge::north);
    REQUIRE(exit.front() == hex("N0731"));
    REQUIRE(exit.back() == hex("N1024"));
    // A supply line is traced from either by road, in the end to the south edge.
    const std::set<board::HexId> reached = by_road_from(entry("S2").hexes.front());
    REQUIRE(reached.count(hex("N0731")) == 1);
    REQUIRE(reached.count(hex("N1024")) == 1);
    const std::set<board::HexId> north_west = hexes_of("edge-north-west");
    for (std::size_t i = 0; i < exit.size(); ++i) {
        INFO(map().label(exit[i]));
        REQUIRE(on_edge(exit[i]));
        REQUIRE(north_west.count(exit[i]) == 1);
        if (i > 0) REQUIRE(map().grid().direction_between(exit[i - 1], exit[i]).has_value());
    }
    // All of the edge between the two is listed: as many hexes as the edge has between them.
    const std::vector<board::HexId>& edge = entry("edge-north-west").hexes;
    const auto from = std::find(edge.begin(), edge.end(), exit.front());
    REQUIRE(std::equal(exit.begin(), exit.end(), from));
    // The high road to Brussels leaves the map there.
    REQUIRE(std::any_of(exit.begin(), exit.end(), [](board::HexId one) {
        return std::any_of(board::all_directions.begin(), board::all_directions.end(), [&](auto d) {
            const board::HexId other = map().grid().neighbour(one, d);
            return other != board::no_hex && has_path(one, other, "high_road");
        });
    }));
}

TEST_CASE("section 2.A: row 28 of the south sheet runs over the map, with roads on both sides of it") {
    std::size_t north = 0;
    std::size_t south = 0;
    for (std::uint32_t index = 0; index < map().grid().hex_count(); ++index)
        if (road_hex({index})) ++(row_of({index}) < 58 ? north : south);
    REQUIRE(north > 300);
    REQUIRE(south > 150);
    // Ligny and Saint-Amand are still Allied, Fleurus and Gosselies French or on the line.
    for (const auto& [name, french] :
         {std::pair{"Ligny", false}, {"Saint-Amand", false}, {"Fleurus", true}, {"Gosselies", true}}) {
        INFO(name);
        REQUIRE(map().find_name(name) != board::no_hex);
        REQUIRE((row_of(map().find_name(name)) >= 58) == french);
    }
}

TEST_CASE(
    "section 11: the friendly edges are south, east, and west with north; each hex of the border has one") {
    const std::set<board::HexId> south = hexes_of("edge-south");
    const std::set<board::HexId> east = hexes_of("edge-east");
    const std::set<board::HexId> north_west = hexes_of("edge-north-west");
    REQUIRE(entry("edge-south").army == "french");
    REQUIRE(entry("edge-east").army == "prussian");
    REQUIRE(entry("edge-north-west").army == "anglo");
    std::size_t border = 0;
    for (std::uint32_t index = 0; index < map().grid().hex_count(); ++index) {
        const board::HexId here{index};
        INFO(map().label(here));
        const std::size_t lists = south.count(here) + east.count(here) + north_west.count(here);
        REQUIRE(lists == (on_edge(here) ? 1 : 0));
        border += lists;
    }
    REQUIRE(border == south.size() + east.size() + north_west.size());
    // 11: supply is traced by road to the edge, so each must be reached from the interior.
    const std::set<board::HexId> reached = by_road_from(hex("S0931"));
    for (const std::set<board::HexId>* edge : {&south, &east, &north_west})
        REQUIRE(std::count_if(edge->begin(), edge->end(),
                              [&](board::HexId one) { return reached.count(one) == 1; }) >= 4);
}

TEST_CASE(
    "section 12: entries 1 to 5 lie on the west and north edges, A to E on the east, S1 to S4 on the south") {
    const std::set<board::HexId> reached = by_road_from(hex("S0931"));
    const auto check = [&](const std::vector<const char*>& ids, const char* army, const char* edge) {
        const std::set<board::HexId> border = hexes_of(edge);
        for (const char* id : ids) {
            INFO(id);
            REQUIRE(entry(id).army == army);
            REQUIRE_FALSE(entry(id).hexes.empty());
            for (const board::HexId one : entry(id).hexes) {
                REQUIRE(border.count(one) == 1);
                REQUIRE(reached.count(one) == 1);
            }
        }
    };
    check({"1", "2", "3", "4", "5"}, "anglo", "edge-north-west");
    check({"A", "B", "C", "D", "E"}, "prussian", "edge-east");
    check({"S1", "S2", "S3", "S4"}, "french", "edge-south");
    REQUIRE(map().entries().size() == 18);
}

TEST_CASE("section 12: the order of the entries along the edge is that of the delays between them") {
    const auto place = [](const char* edge, const char* id) {
        const std::vector<board::HexId>& along = entry(edge).hexes;
        return std::find(along.begin(), along.end(), entry(id).hexes.front()) - along.begin();
    };
    // Anglo-Allied: two turns from each to the next.
    for (const auto& [a, b] : {std::pair{"1", "2"}, {"2", "3"}, {"3", "4"}, {"4", "5"}})
        REQUIRE(place("edge-north-west", a) < place("edge-north-west", b));
    // Prussian: 0, 1, 3, 7 and 10 turns from A. The steps of 1, 2, 4 and 3 turns are such that the widest is
    // that from C to D, then D to E.
    const auto step = [&](const char* a, const char* b) {
        return place("edge-east", b) - place("edge-east", a);
    };
    REQUIRE(step("C", "D") > step("D", "E"));
    REQUIRE(step("D", "E") > step("A", "B"));
    REQUIRE(step("D", "E") > step("B", "C"));
    REQUIRE(step("A", "B") > 0);
    REQUIRE(step("B", "C") > 0);
}

TEST_CASE("all kinds of terrain, hexside and path of the terrain chart occur on the campaign map") {
    std::uint32_t terrain = 0;
    std::uint32_t sides = 0;
    std::uint32_t paths = 0;
    for (std::uint32_t index = 0; index < map().grid().hex_count(); ++index)
        terrain |= map().terrain({index});
    for (std::uint32_t index = 0; index < map().grid().edge_count(); ++index) {
        sides |= map().hexsides({index});
        paths |= map().paths({index});
    }
    REQUIRE(map().kinds().terrain ==
            std::vector<std::string>{"clear", "woods", "village", "partial_high", "full_high", "off_map"});
    REQUIRE(map().kinds().hexsides == std::vector<std::string>{"brook", "pond", "some_high", "full_high"});
    REQUIRE(map().kinds().paths == std::vector<std::string>{"road", "high_road", "village"});
    REQUIRE(terrain == 63);
    REQUIRE(sides == 15);
    REQUIRE(paths == 7);
}

TEST_CASE("no road leads over a pond, and no hex has two records of one village") {
    const auto pond = *board::Kinds::find(map().kinds().hexsides, "pond");
    std::size_t ponds = 0;
    for (const board::HexsideRecord& side : map().hexside_records()) {
        if ((side.kinds >> pond & 1) == 0) continue;
        ++ponds;
        INFO(map().label(side.a) << "/" << map().label(side.b));
        REQUIRE_FALSE(has_road(side.a, side.b));
    }
    REQUIRE(ponds >= 3);
    for (std::uint32_t index = 0; index < map().grid().edge_count(); ++index) {
        const auto ends = map().grid().edge_ends({index});
        if (!ends || !has_path(ends->a, ends->b, "village")) continue;
        INFO(map().label(ends->a) << "-" << map().label(ends->b));
        REQUIRE(is(ends->a, "village"));
        REQUIRE(is(ends->b, "village"));
    }
}

TEST_CASE("the strongest marks of the campaign map stand where the rulebook speaks") {
    for (const char* label : {"N2617", "N2718", "N1228", "N1229", "N1128", "N1705", "N1604", "N1804", "N1704",
                              "N1928", "N1728", "N0731", "N1024", "S0931"}) {
        INFO(label);
        REQUIRE(map().mark(hex(label)) == board::Mark::rules_text);
    }
    for (const char* label : {"N2717", "N1827", "N1828", "N2031"}) {
        INFO(label);
        REQUIRE(map().mark(hex(label)) == board::Mark::deduced);
    }
    for (const char* label : {"N1932", "N2131", "S2721", "S3126", "N0928"}) {
        INFO(label);
        REQUIRE(map().mark(hex(label)) == board::Mark::reconstructed);
    }
}
