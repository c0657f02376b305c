#include "engine/scenario/build_map.hpp"

#include <catch2/catch.hpp>

namespace hd::scenario {

namespace {

// Three columns A to C from the east, four rows from the south, as the Waterloo map is numbered.
const std::string beginning = R"({"format": "hundred-days-map", "version": 1, "id": "small",
"grid": {"orientation": "flat", "columns": 3, "rows": 4, "stagger": "odd"},
"numbering": {"sheets": [{"column": {"symbols": "letters", "from": "east"}, "row": {"from": "south"}}]},
"terrain_kinds": ["clear", "woods"], "hexside_kinds": ["stream"], "path_kinds": ["road"], "default_terrain": "clear",
)";

std::string faults_of(const std::string& rest) {
    const auto map = read_map(beginning + rest + "}", "m.json");
    REQUIRE(map.ok());
    const auto built = build_map(map.value, "m.json");
    std::string said;
    if (built) return said;
    for (const Fault& fault : built.error().all()) said += to_text(fault) + "\n";
    return said;
}

}  // namespace

TEST_CASE("a map document becomes the board it describes") {
    const auto map =
        read_map(beginning + R"("hexes": [{"hex": "A1", "terrain": ["woods"], "level": 5, "name": "Corner",
        "mark": "deduced", "note": "n"}, {"hex": "B2", "name": "Middle"}],
        "hexsides": [{"between": ["A1", "A2"], "kinds": ["stream"], "mark": "rules_text"}],
        "paths": [{"kind": "road", "hexes": ["A1", "A2", "A3"]}],
        "objectives": [{"hex": "B2", "name": "Middle", "values": {"french": 2, "coalition": 3}}],
        "entries": [{"id": "east", "army": "prussian", "edge": "east", "hexes": ["A2", "A1"]}]})",
                 "m.json");
    REQUIRE(map.faults.empty());
    const auto built = build_map(map.value);
    REQUIRE(built.has_value());
    const auto hex = [&](std::string_view label) { return *built->numbering().parse(label); };
    // Columns count from the east and rows from the south: A1 is the south-east corner.
    CHECK(hex("A1") == built->grid().hex_at(board::Offset{2, 3}));
    CHECK(built->has_terrain(hex("A1"), 1));
    CHECK_FALSE(built->has_terrain(hex("A1"), 0));
    CHECK(built->level(hex("A1")) == 5);
    CHECK(built->mark(hex("A1")) == Mark::deduced);
    CHECK(built->has_terrain(hex("B2"), 0));  // listed without terrain: the default
    CHECK(built->has_terrain(hex("C4"), 0));  // not listed: the default
    CHECK(built->name(hex("B2")) == "Middle");
    CHECK(built->has_hexside(hex("A2"), hex("A1"), 0));
    CHECK(built->has_link(hex("A2"), hex("A3"), 0));
    REQUIRE(built->objective_at(hex("B2")) != nullptr);
    CHECK(built->objective_at(hex("B2"))->values[1].value == 3);
    REQUIRE(built->entry("east") != nullptr);
    CHECK(built->entry("east")->hexes[0] == hex("A2"));
    CHECK(built->entry("east")->edge == MapEdge::east);
}

TEST_CASE("unknown terrain is a fault at the hex, with the kind that was meant") {
    CHECK(
        faults_of("\"hexes\": [\n{\"hex\": \"A1\", \"terrain\": [\"wods\"]}]") ==
        "m.json:6:1: error: the map declares no kind of terrain called \"wods\"; did you mean \"woods\"?\n");
    CHECK_FALSE(
        faults_of("\"default_terrain_\": 0, \"hexsides\": [{\"between\": [\"A1\", \"A2\"], \"kinds\": "
                  "[\"river\"]}]")
            .empty());
    CHECK_FALSE(faults_of("\"paths\": [{\"kind\": \"rail\", \"hexes\": [\"A1\", \"A2\"]}]").empty());
}

TEST_CASE("hexes that don't exist, aren't neighbours or come twice are faults where they stand") {
    CHECK(
        faults_of("\"hexes\": [\n{\"hex\": \"D1\"},\n{\"hex\": \"A1\"},\n{\"hex\": \"A1\"}]").substr(0, 7) ==
        "m.json:");
    CHECK(faults_of("\"hexes\": [\n{\"hex\": \"D1\"}]").substr(0, 12) == "m.json:6:1: ");
    CHECK(faults_of("\"hexes\": [\n{\"hex\": \"A1\"},\n{\"hex\": \"A1\"}]") ==
          "m.json:7:1: error: hex A1 comes twice\n");
    CHECK(faults_of("\"hexsides\": [\n{\"between\": [\"A1\", \"A3\"], \"kinds\": [\"stream\"]}]") ==
          "m.json:6:1: error: hexside A1-A3: the hexes are not neighbours\n");
    CHECK(faults_of("\"hexsides\": [\n{\"between\": [\"A1\"], \"kinds\": [\"stream\"]}]") ==
          "m.json:6:1: error: a hexside lies between two hexes, neither more nor fewer\n");
    CHECK(faults_of("\"paths\": [\n{\"kind\": \"road\", \"hexes\": [\"A1\", \"A2\", \"A4\"]}]") ==
          "m.json:6:1: error: the path goes from A2 to A4, which are not neighbours\n");
}

TEST_CASE("a fault of a record is named where it stands though earlier ones were left out") {
    CHECK(faults_of("\"hexsides\": [\n{\"between\": [\"Z9\", \"A2\"], \"kinds\": [\"stream\"]},\n"
                    "{\"between\": [\"A1\", \"A3\"], \"kinds\": [\"stream\"]}]")
              .find("m.json:7:1: error: hexside A1-A3") != std::string::npos);
}

TEST_CASE("columns counted from the north are a fault") {
    const auto map =
        read_map(R"({"format": "hundred-days-map", "version": 1, "grid": {"columns": 3, "rows": 3},
        "numbering": {"sheets": [{"column": {"symbols": "letters", "from": "north"}}]}})",
                 "m.json");
    REQUIRE(map.ok());
    REQUIRE_FALSE(build_map(map.value).has_value());
}

}  // namespace hd::scenario
