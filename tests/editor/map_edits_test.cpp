// What each edit makes of the map and of the scenario's own words and numbers.
#include "tests/editor/small_document.hpp"

namespace hd::editor {

namespace {

using Hexes = std::vector<std::string>;

std::vector<Hexes> paths_of(const Document& document, const std::string& kind) {
    std::vector<Hexes> found;
    for (const scenario::MapPath& path : document.map()->paths) {
        if (path.kind == kind) found.push_back(path.hexes);
    }
    return found;
}

std::vector<std::string> kinds_between(const Document& document, const std::string& a, const std::string& b) {
    for (const scenario::MapHexside& side : document.map()->hexsides) {
        if (side.between == Hexes{a, b} || side.between == Hexes{b, a}) return side.kinds;
    }
    return {};
}

scenario::MapHex hex_of(const Document& document, std::string_view label) {
    const scenario::HexRows& hexes = document.map()->hexes;
    for (std::size_t i = 0; i < hexes.size(); ++i) {
        if (hexes.label(i) == label) return hexes[i];
    }
    FAIL("no such hex");
    return {};
}

}  // namespace

TEST_CASE("a hexside takes a kind on and off from either side of it") {
    const scenario::ScratchFolder folder;
    Document document = drawn(folder);
    REQUIRE(document.set_hexside("0102", "0101", "bridge", true));
    CHECK(kinds_between(document, "0101", "0102") == Hexes{"stream", "bridge"});
    CHECK_FALSE(document.set_hexside("0101", "0102", "stream", true));  // it has it
    REQUIRE(document.set_hexside("0101", "0102", "stream", false));
    CHECK(kinds_between(document, "0101", "0102") == Hexes{"bridge"});
    REQUIRE(document.set_hexside("0101", "0102", "bridge", false));
    CHECK(document.map()->hexsides.empty());
    CHECK_FALSE(document.set_hexside("0101", "0102", "bridge", false));
    REQUIRE(document.set_hexside("0301", "0302", "stream", true));
    CHECK(kinds_between(document, "0302", "0301") == Hexes{"stream"});
}

TEST_CASE("a path that is drawn on from the end of another goes on with it") {
    const scenario::ScratchFolder folder;
    Document document = drawn(folder);
    REQUIRE(document.add_path("road", {"0201", "0301", "0401"}));
    CHECK(paths_of(document, "road") == std::vector<Hexes>{{"0101", "0201", "0301", "0401"}});
    REQUIRE(document.add_path("road", {"0103", "0102", "0101"}));
    CHECK(paths_of(document, "road") == std::vector<Hexes>{{"0103", "0102", "0101", "0201", "0301", "0401"}});
    // Another kind does not join, nor does one that only crosses.
    REQUIRE(document.add_path("trail", {"0401", "0402"}));
    REQUIRE(document.add_path("road", {"0202", "0201", "0202"}));
    CHECK(paths_of(document, "trail") == std::vector<Hexes>{{"0401", "0402"}});
    CHECK(paths_of(document, "road").size() == 2);
    CHECK_FALSE(document.add_path("road", {"0303"}));
    undo_all(document);
    CHECK(paths_of(document, "road") == std::vector<Hexes>{{"0101", "0201"}});
}

TEST_CASE(
    "a path that is cut in its middle becomes two, at its end a shorter one, and the last stretch goes") {
    const scenario::ScratchFolder folder;
    Document document = drawn(folder);
    document.add_path("road", {"0201", "0301", "0401"});
    REQUIRE(document.cut_paths("0301", "0201"));
    CHECK(paths_of(document, "road") == std::vector<Hexes>{{"0101", "0201"}, {"0301", "0401"}});
    REQUIRE(document.cut_paths("0101", "0201"));
    CHECK(paths_of(document, "road") == std::vector<Hexes>{{"0301", "0401"}});
    CHECK_FALSE(document.cut_paths("0101", "0201"));
    document.add_path("road", {"0401", "0402", "0403"});
    REQUIRE(document.cut_paths("0402", "0403"));
    CHECK(paths_of(document, "road") == std::vector<Hexes>{{"0301", "0401", "0402"}});
    REQUIRE(document.cut_paths("0401", "0301"));
    CHECK(paths_of(document, "road") == std::vector<Hexes>{{"0401", "0402"}});
}

TEST_CASE("a cut goes through every path there, and one that passes twice loses both stretches") {
    const scenario::ScratchFolder folder;
    Document document = drawn(folder);
    document.add_path("trail", {"0301", "0201", "0101", "0102"});
    document.add_path("road", {"0201", "0101"});  // there and back
    REQUIRE(paths_of(document, "road") == std::vector<Hexes>{{"0101", "0201", "0101"}});
    const std::string before = bytes_of(document);
    const std::size_t entries = document.history().size();
    REQUIRE(document.cut_paths("0101", "0201"));
    CHECK(document.history().size() == entries + 1);
    CHECK(paths_of(document, "road").empty());
    CHECK(paths_of(document, "trail") == std::vector<Hexes>{{"0301", "0201"}, {"0101", "0102"}});
    document.undo();
    CHECK(bytes_of(document) == before);
}

TEST_CASE("level and name are set on a hex that is listed and on one that isn't") {
    const scenario::ScratchFolder folder;
    Document document = drawn(folder);
    REQUIRE(document.set_level("0102", 5));
    CHECK(hex_of(document, "0102").level == 5);
    CHECK(hex_of(document, "0102").name == "Wood");
    CHECK(hex_of(document, "0102").terrain == Hexes{"woods"});
    REQUIRE(document.set_name("0403", "Ford"));
    CHECK(hex_of(document, "0403").name == "Ford");
    REQUIRE(document.set_name("0102", ""));
    CHECK(hex_of(document, "0102").name.empty());
    CHECK_FALSE(document.set_level("0402", 0));
    CHECK_FALSE(document.set_name("0402", ""));
}

TEST_CASE("an objective is set, changed and taken away") {
    const scenario::ScratchFolder folder;
    Document document = drawn(folder);
    scenario::MapObjective goal;
    goal.values = {{"french", 4}};
    REQUIRE(document.set_objective("0303", goal));
    REQUIRE(document.map()->objectives.size() == 2);
    CHECK(document.map()->objectives[1].hex == "0303");
    CHECK_FALSE(document.set_objective("0303", goal));
    goal.values = {{"french", 1}, {"coalition", 3}};
    REQUIRE(document.set_objective("0202", goal));
    CHECK(document.map()->objectives[0].values == goal.values);
    REQUIRE(document.set_objective("0202", std::nullopt));
    REQUIRE(document.map()->objectives.size() == 1);
    CHECK(document.map()->objectives[0].hex == "0303");
    CHECK_FALSE(document.set_objective("0202", std::nullopt));
}

TEST_CASE("a unit is put on the schedule from the set-up, and to another turn and entry") {
    const scenario::ScratchFolder folder;
    Document document = drawn(folder);
    REQUIRE(document.schedule_unit("A", 6, "east"));
    CHECK(document.history().size() == 1);
    REQUIRE(document.scenario().setup.size() == 1);
    CHECK(document.scenario().setup[0].unit == "D");
    REQUIRE(document.scenario().schedule.size() == 3);
    CHECK(document.scenario().schedule[2].unit == "A");
    CHECK(document.scenario().schedule[2].turn == 6);
    REQUIRE(document.schedule_unit("B", 5, "west"));
    CHECK(document.scenario().schedule[0].turn == 5);
    CHECK(document.scenario().schedule[0].entry == "west");
    CHECK_FALSE(document.schedule_unit("B", 5, "west"));
    undo_all(document);
    CHECK(document.scenario().setup[0].unit == "A");
    CHECK(document.scenario().schedule.size() == 2);
}

TEST_CASE("a unit that a file has in both lists is in one after it has been moved") {
    const scenario::ScratchFolder folder;
    const auto path = folder.put("twice.scenario.json",
                                 R"({"format": "hundred-days-scenario", "version": 1, "id": "twice",
        "map": "none", "setup": [{"unit": "A", "place": "0101"}],
        "schedule": [{"unit": "A", "turn": 3, "entry": "east"}]})");
    auto document = Document::open(data_root(), path);
    REQUIRE(document);
    REQUIRE(document->place_unit("A", "0202"));
    CHECK(document->scenario().schedule.empty());
    CHECK(document->scenario().setup.size() == 1);
    document->undo();
    REQUIRE(document->schedule_unit("A", 4, "east"));
    CHECK(document->scenario().setup.empty());
    REQUIRE(document->scenario().schedule.size() == 1);
    CHECK(document->scenario().schedule[0].turn == 4);
}

TEST_CASE("the words and the turns of a scenario are edits like any other") {
    const scenario::ScratchFolder folder;
    Document document = drawn(folder);
    const std::string before = bytes_of(document);
    REQUIRE(document.set_text(TextField::title, "The \"last\" stand"));
    REQUIRE(document.set_text(TextField::note, "a\nb"));
    REQUIRE(document.set_text(TextField::source, "from memory"));
    REQUIRE(document.set_turns(2, 7));
    CHECK(document.scenario().title == "The \"last\" stand");
    CHECK(document.scenario().note == "a\nb");
    CHECK(document.scenario().source == "from memory");
    CHECK(document.scenario().turns.first == 2);
    CHECK(document.scenario().turns.last == 7);
    CHECK_FALSE(document.set_turns(2, 7));
    CHECK_FALSE(document.set_text(TextField::note, "a\nb"));
    CHECK(document.history().size() == 4);
    undo_all(document);
    CHECK(bytes_of(document) == before);
}

TEST_CASE("what was saved opens again as the same, map and scenario") {
    const scenario::ScratchFolder folder;
    Document document = drawn(folder);
    document.set_text(TextField::title, "Größe, “quoted” and \\ escaped\t");
    document.set_name("0403", "Furt");
    document.add_path("trail", {"0201", "0202"});
    document.set_hexside("0301", "0302", "stream", true);
    document.set_objective("0202", std::nullopt);
    document.schedule_unit("A", 2, "east");
    REQUIRE(document.save());
    const auto again = Document::open(data_root(), document.path());
    REQUIRE(again);
    CHECK(again->scenario() == document.scenario());
    CHECK(*again->map() == *document.map());
    CHECK(bytes_of(*again) == bytes_of(document));
    CHECK_FALSE(document.has_unsaved_edits());
    document.undo();
    CHECK(document.unsaved_edits() == 1);
}

}  // namespace hd::editor
