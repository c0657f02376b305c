// A small ground made into a map, mended, and compared with it.
#include "editor/geography/difference.hpp"
#include "editor/geography/mend.hpp"
#include "tests/geography/small_ground.hpp"

#include <catch2/catch.hpp>

using namespace hd;
using namespace hd::editor;
using namespace hd::test;

namespace {

HexMend hex_mend(std::string hex, std::vector<std::string> was, std::vector<std::string> now) {
    HexMend made;
    made.hex = std::move(hex);
    made.terrain_was = std::move(was);
    made.terrain = std::move(now);
    made.mark = Mark::deduced;
    made.reason = "why";
    return made;
}

HexsideMend side_mend(std::vector<std::string> between, std::vector<std::string> was,
                      std::vector<std::string> now) {
    HexsideMend made;
    made.between = std::move(between);
    made.kinds_was = std::move(was);
    made.kinds = std::move(now);
    made.mark = Mark::deduced;
    made.reason = "why";
    return made;
}

LinkMend link_mend(std::vector<std::string> between, std::string path, LinkChange change) {
    LinkMend made;
    made.between = std::move(between);
    made.kind = "road";
    made.path = std::move(path);
    made.change = change;
    made.mark = Mark::deduced;
    made.reason = "why";
    return made;
}

Confirmation confirmation(std::vector<std::string> hexes) {
    Confirmation made;
    made.at_hexes = std::move(hexes);
    made.mark = Mark::rules_text;
    made.reason = "said";
    return made;
}

MendDocument mends_of(HexMend hex) {
    MendDocument mends;
    mends.hexes.push_back(std::move(hex));
    return mends;
}

}  // namespace

TEST_CASE("places, areas, paths and streams become terrain, links and hexsides") {
    const ImportDocument import = small_import();
    const GroundMap map = rastered(import, small_ground(import));
    for (std::uint32_t i = 0; i < 25; ++i) {
        INFO(i);
        REQUIRE(map.hexes[i].terrain == (i == 12 ? 4u : i == 6 ? 2u : 1u));
        REQUIRE(map.hexes[i].name == (i == 12 ? "Village" : ""));
        REQUIRE(map.hexes[i].source.mark == board::Mark::reconstructed);
    }
    REQUIRE(map.links.size() == 4);
    for (const auto& [a, b] :
         {std::pair{2u, 7u}, std::pair{7u, 12u}, std::pair{12u, 17u}, std::pair{17u, 22u}})
        REQUIRE(map.link_at(map.grid.edge_between({a}, {b})) != nullptr);
    // The road crosses the brook, so there is a bridge.
    REQUIRE(map.sides.size() == 1);
    REQUIRE(map.kinds_at(map.grid.edge_between({12}, {17})) == 3);
}

TEST_CASE("a pointy grid takes the same ground by the same rules") {
    const ImportDocument import = small_import(Orientation::pointy);
    const board::Grid grid = scenario::lay_out(import.map)->grid;
    Geography ground;
    ground.features.push_back(feature(GeometryKind::line, "chaussee", "High road",
                                      {over(grid.centre({10})), over(grid.centre({14}))}));
    std::vector<GeoPoint> wood;
    for (std::uint32_t k = 0; k < 6; ++k) wood.push_back(over(grid.corner({18}, k)));
    ground.features.push_back(feature(GeometryKind::polygon, "wood", "Wood", wood));
    const GroundMap map = rastered(import, ground);
    REQUIRE(map.links.size() == 4);
    for (std::uint32_t i = 10; i < 14; ++i)
        REQUIRE(map.link_at(map.grid.edge_between({i}, {i + 1})) != nullptr);
    for (std::uint32_t i = 0; i < 25; ++i) REQUIRE(map.hexes[i].terrain == (i == 18 ? 2u : 1u));
}

TEST_CASE("a brook shorter than the rule asks is left out") {
    ImportDocument import = small_import();
    // The brook is a hexside and a little long: 1.03 sides, at 57.7 m a side (100 m between sides) some 60 m.
    import.streams[0].least_metres = 61;
    REQUIRE(rastered(import, small_ground(import)).sides.empty());
    import.streams[0].least_metres = 59;
    REQUIRE(rastered(import, small_ground(import)).sides.size() == 1);
}

TEST_CASE("of a road and a lane on one link the rule that stands first has it") {
    const ImportDocument import = small_import();
    Geography ground = small_ground(import);
    const board::Grid grid = scenario::lay_out(import.map)->grid;
    ground.features.insert(ground.features.begin(), feature(GeometryKind::line, "lane", "Lane",
                                                            {over(grid.centre({7})), over(grid.centre({12})),
                                                             over(grid.centre({13}))}));
    const GroundMap map = rastered(import, ground);
    REQUIRE(map.paths.size() == 2);
    REQUIRE(map.paths[map.link_at(grid.edge_between({7}, {12}))->path].name == "High road");
    REQUIRE(map.paths[map.link_at(grid.edge_between({12}, {13}))->path].name == "Lane");
}

TEST_CASE(
    "of the hexes whose centre lies beyond the outline nothing is taken but that they lie off the map") {
    ImportDocument import = small_import();
    import.map.terrain_kinds.push_back("off_map");
    import.outline = rule("outline", &OutlineRule::terrain, "off_map");
    Geography ground = small_ground(import);
    ground.heights = {{-100000, -100000}, 100000, 100000, 3, 3, std::vector<std::int32_t>(9, 450)};
    const board::Grid grid = scenario::lay_out(import.map)->grid;
    const auto down_to = [&](std::int32_t y) {  // and a half: no centre lies on the outline
        ground.features.push_back(
            feature(GeometryKind::polygon, "outline", "Sheet",
                    {over({-1, -1}), over({20, -1}), over({20, y}, 0, 50), over({-1, y}, 0, 50)}));
        return rastered(import, ground);
    };
    // The centre of hex 6 lies a unit south of that of hex 7. Of the chaussee the step from 2 to 7 is left.
    const std::int32_t y = grid.centre({7}).y;
    REQUIRE(grid.centre({6}).y == y + 1);
    REQUIRE(grid.centre({12}).y == y + 2);
    const GroundMap map = down_to(y + 1);
    REQUIRE(map.links.size() == 1);
    REQUIRE(map.links[0].edge == grid.edge_between({2}, {7}));
    REQUIRE(map.sides.empty());  // the brook lies south of it
    REQUIRE(map.hexes[12].terrain == 1u << 4);
    REQUIRE(map.hexes[12].name.empty());
    REQUIRE(map.hexes[12].level == 0);
    REQUIRE(map.hexes[7].terrain == 1u << 0);
    REQUIRE(map.hexes[7].level == 45);
    // The wood covers all of hex 6: on the second sheet it isn't.
    REQUIRE(map.hexes[6].terrain == 1u << 1);
    ground.features.pop_back();
    REQUIRE(down_to(y).hexes[6].terrain == 1u << 4);
}

TEST_CASE("heights are taken at the centres") {
    const ImportDocument import = small_import();
    Geography ground = small_ground(import);
    // 100 m at the north edge of the lattice, 1 m less each hundredth of a unit to the south.
    ground.heights = {.south_west = {0, -2000},
                      .step_lon_e7 = 2000,
                      .step_lat_e7 = 2000,
                      .rows = 2,
                      .columns = 2,
                      .decimetres = {-19000, -19000, 1000, 1000}};
    const GroundMap map = rastered(import, ground);
    // Hex 0 has its centre one unit from the north: 100 - 100 = 0 m. Hex 5 lies two units south of it.
    REQUIRE(map.hexes[0].level == 0);
    REQUIRE(map.hexes[5].level == -200);
}

TEST_CASE("an import that can't be carried out says why, with its file") {
    ImportDocument import = small_import();
    import.areas[0].terrain = "wood";
    REQUIRE(first_fault(import, small_ground(import)).find("no kind called \"wood\"") != std::string::npos);
    import = small_import();
    import.placement.divisor = 0;
    REQUIRE(first_fault(import, {}).find("import.json") == 0);
    import = small_import();
    import.map.grid.columns = 0;
    REQUIRE_FALSE(first_fault(import, {}).empty());
    import = small_import();
    Geography far;
    far.features.push_back(feature(GeometryKind::point, "village", "Far", {{1'800'000'000, 0}}));
    REQUIRE(first_fault(import, far).find("\"Far\" (village) lies too far") != std::string::npos);
    import.map.path_kinds.assign(9, "x");
    REQUIRE(first_fault(import, {}).find("8 of paths") != std::string::npos);
}

TEST_CASE("the document of a map builds a board that differs from it nowhere") {
    const ImportDocument import = small_import();
    const GroundMap ground = rastered(import, small_ground(import));
    const auto map = scenario::build_map(document_of(ground, import.map));
    REQUIRE(map.has_value());
    REQUIRE(differences(ground, *map).empty());
}

TEST_CASE("each change of a hex, hexside or link is one difference, with its place") {
    const ImportDocument import = small_import();
    const GroundMap ground = rastered(import, small_ground(import));
    GroundMap changed = ground;
    changed.hexes[3].name = "New";
    changed.hexes[4].terrain = 2;
    changed.hexes[5].level = 7;
    changed.set_side(ground.grid.edge_between({12}, {17}), 1, {});
    changed.remove_link(ground.grid.edge_between({2}, {7}), 0);
    const auto map = scenario::build_map(document_of(changed, import.map));
    REQUIRE(map.has_value());
    std::vector<std::string> said;
    for (const Difference& d : differences(ground, *map))
        said.push_back(place_of(d, *map) + ": " + d.before + " -> " + d.after);
    REQUIRE(said == std::vector<std::string>{"0401: clear, 0 m -> clear, 0 m, New",
                                             "0501: clear, 0 m -> woods, 0 m",
                                             "0102: clear, 0 m -> clear, 7 m",
                                             "0304/0303: stream bridge -> stream", "0302-0301: road -> "});
}

TEST_CASE("mends change what they name, and leave their reason with it") {
    const ImportDocument import = small_import();
    GroundMap map = rastered(import, small_ground(import));
    MendDocument mends = mends_of(hex_mend("0303", {"town"}, {"town", "ridge"}));
    mends.hexes[0].name_was = "Village";
    mends.hexes[0].name = "Town";
    mends.hexsides = {side_mend({"0303", "0304"}, {"stream", "bridge"}, {"stream"})};
    mends.links = {link_mend({"0304", "0303"}, "High road", LinkChange::removed)};
    mends.confirmed = {confirmation({"0202"})};
    REQUIRE(mend(map, mends).empty());
    REQUIRE(map.hexes[12].terrain == 12);
    REQUIRE(map.hexes[12].name == "Town");
    REQUIRE(map.hexes[12].source == board::Source{Mark::deduced, "why"});
    REQUIRE(map.kinds_at(map.grid.edge_between({12}, {17})) == 1);
    REQUIRE(map.link_at(map.grid.edge_between({12}, {17})) == nullptr);
    REQUIRE(map.hexes[6].source.mark == Mark::rules_text);
}

TEST_CASE("a mend that is wrong about the ground, changes nothing or has no reason is refused") {
    const ImportDocument import = small_import();
    const GroundMap ground = rastered(import, small_ground(import));
    const auto fault_of = [&](const MendDocument& mends) {
        GroundMap map = ground;
        const scenario::FaultList faults = mend(map, mends, "m.json");
        REQUIRE(faults.has_errors());
        return to_text(faults.all().front());
    };
    const HexMend good = hex_mend("0101", {"clear"}, {"woods"});
    const auto says = [&](HexMend mend, const char* words) {
        return fault_of(mends_of(std::move(mend))).find(words) != std::string::npos;
    };
    HexMend bad = good;
    bad.terrain_was = {"town"};
    REQUIRE(says(bad, "the ground makes clear of 0101"));
    bad = good;
    bad.terrain = {"clear"};
    REQUIRE(says(bad, "it changes nothing at 0101"));
    bad = good;
    bad.reason = "";
    REQUIRE(says(bad, "it has no reason"));
    bad = good;
    bad.mark = Mark::none;
    REQUIRE(says(bad, "it has no mark"));
    bad = good;
    bad.terrain = {"lake"};
    REQUIRE(says(bad, "no kind called \"lake\""));
    bad = good;
    bad.hex = "0909";
    REQUIRE(says(bad, "0909"));

    MendDocument mends;
    const LinkMend road = link_mend({"0301", "0302"}, "High road", LinkChange::added);
    mends.links = {road};
    REQUIRE(fault_of(mends).find("a path goes there already") != std::string::npos);
    mends.links[0].path = "Low road";
    REQUIRE(fault_of(mends).find("there is no road called \"Low road\"") != std::string::npos);
    mends.links[0] = road;
    mends.links[0].between = {"0101", "0102"};
    mends.links[0].change = LinkChange::removed;
    REQUIRE(fault_of(mends).find("that path doesn't go there") != std::string::npos);
    mends.links[0].change = LinkChange::none;
    REQUIRE(fault_of(mends).find("a link is added or removed") != std::string::npos);
    mends.links[0].between = {"0101", "0505"};
    REQUIRE(fault_of(mends).find("0101 and 0505 don't touch") != std::string::npos);
    mends = {};
    mends.confirmed = {confirmation({"0101", "0102"})};
    REQUIRE(fault_of(mends).find("nothing to confirm") != std::string::npos);
}
