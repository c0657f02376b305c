#include "editor/document/document.hpp"

#include "engine/scenario/files.hpp"
#include "tests/scenario/scratch_folder.hpp"

#include <catch2/catch.hpp>

namespace hd::editor {

namespace {

namespace fs = std::filesystem;

const scenario::DataRoot root{HD_DATA};

const std::string small_map = R"({"format": "hundred-days-map", "version": 1, "id": "own",
    "grid": {"columns": 3, "rows": 3}, "terrain_kinds": ["clear", "woods"], "hexside_kinds": ["stream", "bridge"],
    "hexes": [{"hex": "0101", "terrain": ["woods"], "name": "Wood", "odd": [1, 2]}],
    "hexsides": [{"between": ["0101", "0102"], "kinds": ["stream"], "mark": "deduced"}]})";

std::string small_scenario(const std::string& map) {
    return R"({"format": "hundred-days-scenario", "version": 1, "id": "mine", "map": )" + map + R"(,
    "options": {"towns": false}, "setup": [{"unit": "A", "place": "0101", "mark": "printed"}],
    "schedule": [{"unit": "B", "turn": 3, "entry": "east"}, {"unit": "C", "turn": 4, "entry": "east"}]})";
}

Document opened(const scenario::ScratchFolder& folder) {
    folder.put("own.map.json", small_map);
    auto document = Document::open(root, folder.put("s.scenario.json", small_scenario("\"own.map.json\"")));
    REQUIRE(document.has_value());
    return std::move(*document);
}

std::string bytes_of(const Document& document) {
    return document.scenario_bytes() + document.map_bytes();
}

// Every kind of edit, each on something that is there and something that isn't.
std::vector<bool (*)(Document&)> edits() {
    return {[](Document& d) { return d.place_unit("A", "0202"); },
            [](Document& d) { return d.place_unit("B", "0303"); },
            [](Document& d) { return d.place_unit("new", "0102"); },
            [](Document& d) { return d.place_unit("C", ""); },
            [](Document& d) {
                return d.set_terrain("0101", {"clear", "woods"});
            },
            [](Document& d) { return d.set_terrain("0203", {"woods"}); },
            [](Document& d) { return d.set_terrain("0101", {}); },
            [](Document& d) { return d.toggle_hexside("0102", "0101", "bridge"); },
            [](Document& d) { return d.toggle_hexside("0101", "0102", "stream"); },
            [](Document& d) { return d.toggle_hexside("0201", "0202", "stream"); },
            [](Document& d) { return d.toggle_hexside("0201", "0202", "stream"); },
            [](Document& d) { return d.set_option("towns", true); },
            [](Document& d) { return d.set_option("cavalry", true); },
            [](Document& d) { return d.set_option("towns", std::nullopt); }};
}

}  // namespace

TEST_CASE("each edit is one entry, and undo and redo give the saved bytes back") {
    const scenario::ScratchFolder folder;
    Document document = opened(folder);
    std::vector<std::string> states = {bytes_of(document)};
    for (const auto& edit : edits()) {
        REQUIRE(edit(document));
        CHECK(document.history().size() == states.size());
        CHECK(bytes_of(document) != states.back());
        states.push_back(bytes_of(document));
    }
    for (int round = 0; round < 2; ++round) {
        for (std::size_t i = states.size() - 1; i > 0; --i) {
            document.undo();
            CHECK(bytes_of(document) == states[i - 1]);
        }
        CHECK_FALSE(document.can_undo());
        for (std::size_t i = 1; i < states.size(); ++i) {
            document.redo();
            CHECK(bytes_of(document) == states[i]);
        }
        CHECK_FALSE(document.can_redo());
    }
}

TEST_CASE("an edit that changes nothing makes no entry") {
    const scenario::ScratchFolder folder;
    Document document = opened(folder);
    CHECK_FALSE(document.place_unit("A", "0101"));
    CHECK_FALSE(document.place_unit("nobody", ""));
    CHECK_FALSE(document.set_terrain("0101", {"woods"}));
    CHECK_FALSE(document.set_terrain("0303", {}));
    CHECK_FALSE(document.set_option("towns", false));
    CHECK_FALSE(document.set_option("cavalry", std::nullopt));
    CHECK(document.history().empty());
    CHECK_FALSE(document.has_unsaved_edits());
}

TEST_CASE("a new edit after undo takes the place of what was undone") {
    const scenario::ScratchFolder folder;
    Document document = opened(folder);
    document.place_unit("A", "0202");
    document.place_unit("A", "0303");
    document.undo();
    document.set_option("towns", true);
    CHECK(document.history().size() == 2);
    CHECK_FALSE(document.can_redo());
    CHECK(document.scenario().setup[0].place == "0202");
    document.undo();
    document.undo();
    CHECK(document.scenario().setup[0].place == "0101");
}

TEST_CASE("placing a scheduled unit takes it off the schedule, in one entry") {
    const scenario::ScratchFolder folder;
    Document document = opened(folder);
    REQUIRE(document.place_unit("B", "0303"));
    CHECK(document.scenario().schedule.size() == 1);
    CHECK(document.scenario().setup.size() == 2);
    document.undo();
    CHECK(document.scenario().schedule.size() == 2);
    CHECK(document.scenario().schedule[0].unit == "B");
    CHECK(document.scenario().setup.size() == 1);
}

TEST_CASE("editing a hex keeps its name, its mark and what isn't known of it") {
    const scenario::ScratchFolder folder;
    Document document = opened(folder);
    REQUIRE(document.set_terrain("0101", {"clear"}));
    CHECK(document.map_bytes().find(
              R"({"hex": "0101", "terrain": ["clear"], "name": "Wood", "odd": [1, 2]})") !=
          std::string::npos);
    REQUIRE(document.toggle_hexside("0102", "0101", "bridge"));
    CHECK(document.map_bytes().find(
              R"({"between": ["0101", "0102"], "kinds": ["stream", "bridge"], "mark": "deduced"})") !=
          std::string::npos);
}

TEST_CASE("saving writes the files that edits changed and no other") {
    const scenario::ScratchFolder folder;
    Document document = opened(folder);
    const std::string scenario_before = *scenario::read_file(folder / "s.scenario.json");
    REQUIRE(document.save());
    CHECK(*scenario::read_file(folder / "s.scenario.json") == scenario_before);
    document.set_terrain("0303", {"woods"});
    CHECK(document.has_unsaved_edits());
    REQUIRE(document.save());
    CHECK_FALSE(document.has_unsaved_edits());
    CHECK(*scenario::read_file(folder / "own.map.json") == document.map_bytes());
    CHECK(*scenario::read_file(folder / "s.scenario.json") == scenario_before);
    document.place_unit("A", "0202");
    REQUIRE(document.save());
    CHECK(*scenario::read_file(folder / "s.scenario.json") == document.scenario_bytes());
    CHECK(folder.files() == 2);
}

TEST_CASE("an edit that was saved, undone and cut off still counts as unsaved") {
    const scenario::ScratchFolder folder;
    Document document = opened(folder);
    document.place_unit("A", "0202");
    REQUIRE(document.save());
    document.undo();
    document.set_option("towns", true);
    CHECK(document.has_unsaved_edits());
    REQUIRE(document.save());
    const auto again = Document::open(root, folder / "s.scenario.json");
    REQUIRE(again.has_value());
    CHECK(again->scenario().setup[0].place == "0101");
}

TEST_CASE("a map inside the scenario is edited and saved with it") {
    const scenario::ScratchFolder folder;
    auto document = Document::open(root, folder.put("s.scenario.json", small_scenario(small_map)));
    REQUIRE(document.has_value());
    CHECK(document->map_bytes().empty());
    REQUIRE(document->set_terrain("0303", {"woods"}));
    REQUIRE(document->save());
    const auto again = Document::open(root, folder / "s.scenario.json");
    REQUIRE(again.has_value());
    CHECK(again->map()->hexes.size() == 2);
}

TEST_CASE("a document that can't be read whole is not opened, one without a map is") {
    const scenario::ScratchFolder folder;
    const auto broken =
        folder.put("b.scenario.json", R"({"format": "hundred-days-scenario", "version": 1, "title": 5})");
    CHECK_FALSE(Document::open(root, broken).has_value());
    auto bare = Document::open(root, folder.put("s.scenario.json", small_scenario("\"no-such-map\"")));
    REQUIRE(bare.has_value());
    CHECK(bare->map() == nullptr);
    CHECK(bare->faults().count() == 1);
    CHECK_FALSE(bare->set_terrain("0101", {"woods"}));
    CHECK_FALSE(bare->toggle_hexside("0101", "0102", "stream"));
    CHECK(bare->place_unit("A", "0202"));
}

TEST_CASE("a failed save leaves the files and says that the edits are unsaved") {
    const scenario::ScratchFolder folder;
    Document document = opened(folder);
    document.place_unit("A", "0202");
    fs::rename(folder.path() / "s.scenario.json", folder.path() / "away.json");
    fs::create_directory(folder.path() / "s.scenario.json");
    const auto saved = document.save();
    REQUIRE_FALSE(saved.has_value());
    CHECK(saved.error().message == "is a folder; nothing was saved");
    CHECK(document.has_unsaved_edits());
}

TEST_CASE("a unit that is moved or comes on another turn keeps no mark of where the old one came from") {
    const scenario::ScratchFolder folder;
    Document document = opened(folder);
    document.place_unit("A", "0101");
    CHECK(document.scenario().setup[0].mark == scenario::Mark::printed);
    document.place_unit("A", "0202");
    CHECK(document.scenario().setup[0].mark == scenario::Mark::none);
    document.undo();
    CHECK(document.scenario().setup[0].mark == scenario::Mark::printed);
}

TEST_CASE("a unit is renamed wherever it stands, in one entry") {
    const scenario::ScratchFolder folder;
    Document document = opened(folder);
    const std::string before = bytes_of(document);
    CHECK_FALSE(document.rename_unit("A", "A"));
    CHECK_FALSE(document.rename_unit("nobody", "X"));
    REQUIRE(document.rename_unit("A", "X"));
    REQUIRE(document.rename_unit("C", "Y"));
    CHECK(document.scenario().setup[0].unit == "X");
    CHECK(document.scenario().schedule[1].unit == "Y");
    CHECK(document.history().size() == 2);
    document.undo();
    document.undo();
    CHECK(bytes_of(document) == before);
}

TEST_CASE("of a unit that stands more than once the last entry goes, that of the schedule first") {
    const scenario::ScratchFolder folder;
    Document document = opened(folder);
    CHECK_FALSE(document.take_last_of("A"));  // it stands once
    document.rename_unit("B", "A");           // now in the set-up and in turn 3
    REQUIRE(document.take_last_of("A"));
    CHECK(document.scenario().setup.size() == 1);
    REQUIRE(document.scenario().schedule.size() == 1);
    CHECK(document.scenario().schedule[0].unit == "C");
    CHECK_FALSE(document.take_last_of("A"));
}

}  // namespace hd::editor
