// A small ground of a village, a farm, a wood, a chaussee and a brook, and the import that makes a map of it.
#pragma once

#include "editor/geography/rasterise.hpp"
#include "engine/scenario/build_map.hpp"

#include <catch2/catch.hpp>

#include <string>
#include <utility>
#include <vector>

namespace hd::test {

using namespace hd::editor;
using board::Orientation;

template <class Rule>
Rule rule(const std::string& kind, std::string Rule::*what, const std::string& value) {
    Rule made;
    made.kind = kind;
    made.*what = value;
    return made;
}

// A grid of five by five whose lattice unit is 100 units of a degree, with its north-west at the origin.
inline ImportDocument small_import(Orientation orientation = Orientation::flat) {
    ImportDocument import;
    import.map.grid.orientation = orientation;
    import.map.grid.columns = 5;
    import.map.grid.rows = 5;
    import.map.terrain_kinds = {"clear", "woods", "town", "ridge"};
    import.map.hexside_kinds = {"stream", "bridge"};
    import.map.path_kinds = {"road", "trail"};
    import.map.default_terrain = "clear";
    import.placement.xx = unit;
    import.placement.yy = -unit;
    import.placement.divisor = 100;
    import.hex_decimetres = 1000;
    import.least_run = 750;
    import.places = {rule("village", &PlaceRule::terrain, "town"), rule("farm", &PlaceRule::terrain, "")};
    import.areas = {rule("wood", &AreaRule::terrain, "woods"), rule("ridge", &AreaRule::terrain, "ridge")};
    import.areas[0].percent = 50;
    import.paths = {rule("chaussee", &PathRule::path, "road"), rule("lane", &PathRule::path, "trail")};
    import.streams = {rule("brook", &StreamRule::hexside, "stream")};
    import.streams[0].bridge = "bridge";
    import.streams[0].least_metres = 50;
    return import;
}

// A point of the ground over a point of the lattice, in hundredths of its unit.
inline GeoPoint over(board::LatticePoint at, std::int32_t x = 0, std::int32_t y = 0) {
    return {at.x * 100 + x, -(at.y * 100 + y)};
}

inline Feature feature(GeometryKind geometry, std::string kind, std::string name,
                       std::vector<GeoPoint> part) {
    Feature made;
    made.geometry = geometry;
    made.kind = std::move(kind);
    made.name = std::move(name);
    made.parts = {std::move(part)};
    return made;
}

// A village in hex 12 and a farm beside it, a wood over hex 6, a chaussee from 2 to 22 by 7, 12 and 17, and a
// brook across it between 12 and 17.
inline Geography small_ground(const ImportDocument& import) {
    const board::Grid grid = scenario::lay_out(import.map)->grid;
    Geography ground;
    ground.features.push_back(
        feature(GeometryKind::point, "farm", "Farm", {over(grid.centre({12}), 30, 10)}));
    ground.features.push_back(feature(GeometryKind::point, "village", "Village", {over(grid.centre({12}))}));
    ground.features.push_back(feature(GeometryKind::point, "farm", "Away", {over({-3, -3})}));
    std::vector<GeoPoint> wood;
    for (std::uint32_t k = 0; k < 6; ++k) wood.push_back(over(grid.corner({6}, k)));
    ground.features.push_back(feature(GeometryKind::polygon, "wood", "Wood", wood));
    ground.features.push_back(
        feature(GeometryKind::line, "chaussee", "High road",
                {over(grid.centre({2})), over(grid.centre({12})), over(grid.centre({22}))}));
    // Hexside 3 of hex 12 runs from its corner 3 to its corner 4; a little beyond them at each end.
    const board::LatticePoint a = grid.corner({12}, 3);
    const board::LatticePoint b = grid.corner({12}, 4);
    ground.features.push_back(feature(GeometryKind::line, "brook", "Brook", {over(a, 3, 2), over(b, -3, 2)}));
    return ground;
}

inline GroundMap rastered(const ImportDocument& import, const Geography& ground) {
    auto map = rasterise(import, ground);
    REQUIRE(map.has_value());
    return *map;
}

inline std::string first_fault(const ImportDocument& import, const Geography& ground) {
    const auto map = rasterise(import, ground, "import.json");
    return map ? std::string() : to_text(map.error().all().front());
}

}  // namespace hd::test
