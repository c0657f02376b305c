#include "tests/editor/small_scenario.hpp"

#include <catch2/catch.hpp>

namespace hd::editor {

namespace {

// Five columns and five rows with whatever else the map is to have.
Findings lint_with(const std::string& rest) {
    const auto map = scenario::read_map(R"({"format": "hundred-days-map", "version": 1, "id": "m",
"grid": {"columns": 5, "rows": 5}, "terrain_kinds": ["clear", "woods"], "hexside_kinds": ["stream", "bridge"],
"path_kinds": ["road"], "default_terrain": "clear", )" +
                                            rest + "}",
                                        "m.json");
    REQUIRE(map.ok());
    return lint_map(map.value, "m.json", small_checks());
}

std::string hexside(const std::string& a, const std::string& b, const std::string& kind = "stream") {
    return R"({"between": [")" + a + R"(", ")" + b + R"("], "kinds": [")" + kind + "\"]}";
}

}  // namespace

TEST_CASE("unknown terrain, hexes that don't exist and gaps in paths are errors where they stand") {
    const Findings terrain = lint_with("\"hexes\": [\n{\"hex\": \"0101\", \"terrain\": [\"wods\"]}]");
    REQUIRE(terrain.size() == 1);
    CHECK(terrain[0].check == "map");
    CHECK(terrain[0].at.line == 4);
    CHECK(terrain[0].message.find("did you mean \"woods\"?") != std::string::npos);
    CHECK(has_errors(lint_with(R"("hexes": [{"hex": "0601"}])")));
    CHECK(
        said(lint_with(R"("paths": [{"kind": "road", "hexes": ["0101", "0103"]}])")).find("not neighbours") !=
        std::string::npos);
    CHECK(count_of(lint_with(R"("entries": [{"id": "e"}])"), "entry-without-hexes") == 1);
}

TEST_CASE("a stream that ends inside the map is a warning at each end") {
    // In the middle of the map both ends of one hexside are loose.
    const Findings lone = lint_with("\"hexsides\": [" + hexside("0302", "0303") + "]");
    CHECK(count_of(lone, "stream-ends") == 2);
    CHECK_FALSE(has_errors(lone));
    CHECK(lone[0].where == "0302-0303");
    CHECK(lone[0].at.line == 3);
    // Two hexsides that share a corner leave one loose end each: column 2 stands half a hex further south
    // (odd stagger, columns from 0), so 0202 touches both 0302 and 0303.
    CHECK(count_of(
              lint_with("\"hexsides\": [" + hexside("0302", "0303") + ", " + hexside("0302", "0202") + "]"),
              "stream-ends") == 2);
}

TEST_CASE("a stream that runs round a hex or out at the edge has no loose end") {
    std::string ring;
    for (const std::string other : {"0302", "0304", "0202", "0203", "0402", "0403"}) {
        ring += (ring.empty() ? "" : ", ") + hexside("0303", other);
    }
    CHECK(lint_with("\"hexsides\": [" + ring + "]").empty());
    // The corner that 0101 and 0102 share on the west side lies on the border; the other end is inside.
    CHECK(count_of(lint_with("\"hexsides\": [" + hexside("0101", "0102") + "]"), "stream-ends") == 1);
}

TEST_CASE("hexsides that don't flow, such as bridges, may stand alone") {
    CHECK(lint_with("\"hexsides\": [" + hexside("0302", "0303", "bridge") + "]").empty());
}

TEST_CASE("a map without id or default terrain is said to lack it") {
    const auto map = scenario::read_map(R"({"format": "hundred-days-map", "version": 1,
        "grid": {"columns": 1, "rows": 1}, "terrain_kinds": ["clear"]})",
                                        "m.json");
    const Findings findings = lint_map(map.value, "m.json");
    CHECK(count_of(findings, "no-id") == 1);
    CHECK(count_of(findings, "no-default-terrain") == 1);
}

}  // namespace hd::editor
