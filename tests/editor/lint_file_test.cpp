// Linting and opening of files: nothing is written, and everything shipped is sound.
#include "editor/document/document.hpp"
#include "engine/scenario/files.hpp"
#include "tests/editor/small_scenario.hpp"
#include "tests/scenario/scratch_folder.hpp"

#include <catch2/catch.hpp>

namespace hd::editor {

namespace {

namespace fs = std::filesystem;

const scenario::DataRoot root{HD_DATA};

RulesetChecks any_ruleset(std::string_view) {
    return {};
}

}  // namespace

TEST_CASE("no shipped scenario, map, order of battle, table or glossary has an error") {
    int files = 0;
    for (const auto& entry : fs::recursive_directory_iterator(root.path)) {
        const std::string name = entry.path().filename().string();
        const bool of_tables = entry.path().parent_path().filename() == "tables" && name.ends_with(".json");
        const bool ours = of_tables || name == "rules.json" || name.ends_with(".scenario.json") ||
                          name.ends_with(".map.json") || name.ends_with(".oob.json");
        if (!ours) continue;
        const Findings findings = lint_file(root, entry.path(), any_ruleset);
        INFO(said(findings));
        CHECK_FALSE(has_errors(findings));
        ++files;
    }
    CHECK(files >= 10);
}

TEST_CASE("linting and opening change neither the bytes of a file nor its time") {
    const scenario::ScratchFolder folder;
    // Old, half-finished and not as a writer would write it: an upgrade in place would show.
    const auto path =
        folder.put("mine.scenario.json",
                   "{\"format\":\"hundred-days-scenario\",  \"version\":0,\n\"sides\":[],\"odd\":1,"
                   "\"map\":\"parts/own.map.json\"}");
    const auto map =
        folder.put("parts/own.map.json", R"({"version":1,"format":"hundred-days-map","hexes":[]})");
    const std::string bytes = *scenario::read_file(path);
    const std::string map_bytes = *scenario::read_file(map);
    const auto then = fs::file_time_type::clock::now() - std::chrono::hours(5);
    fs::last_write_time(path, then);
    fs::last_write_time(map, then);
    CHECK_FALSE(lint_file(root, path, any_ruleset).empty());
    CHECK_FALSE(lint_file(root, map, any_ruleset).empty());
    CHECK(Document::open(root, path).has_value());
    CHECK(*scenario::read_file(path) == bytes);
    CHECK(*scenario::read_file(map) == map_bytes);
    CHECK(fs::last_write_time(path) == then);
    CHECK(fs::last_write_time(map) == then);
    CHECK(folder.files() == 2);
}

TEST_CASE("what isn't a file of ours is said so") {
    const scenario::ScratchFolder folder;
    const auto one = [&](const std::string& bytes) {
        const Findings findings = lint_file(root, folder.put("f.json", bytes), any_ruleset);
        REQUIRE_FALSE(findings.empty());
        CHECK(has_errors(findings));
        return findings.front().message;
    };
    CHECK(one("").find("can't be told what it is") != std::string::npos);
    CHECK(one("{\"format\": \"something-else\"}").find("\"something-else\" are not known") !=
          std::string::npos);
    CHECK(one("\xFF\xFE") != "");
    CHECK(lint_file(root, folder.path(), any_ruleset).at(0).message == "is a folder; a file is wanted here");
    CHECK(lint_file(root, folder / "none.json", any_ruleset).at(0).message ==
          "can't be opened: No such file or directory");
}

TEST_CASE("a half-finished scenario is read and linted, not refused") {
    const scenario::ScratchFolder folder;
    const auto path =
        folder.put("\xC5\xA0t\xC4\x9Bp\xC3\xA1n \xC3\x9F.scenario.json",
                   R"({"format": "hundred-days-scenario", "version": 1, "setup": [{}, {"unit": "V-F01"}]})");
    const Findings findings = lint_file(root, path, any_ruleset);
    CHECK(has_errors(findings));
    CHECK(count_of(findings, "no-seats") == 1);
    CHECK(count_of(findings, "no-id") == 1);
    CHECK(Document::open(root, path).has_value());
}

}  // namespace hd::editor
