#include "engine/scenario/library.hpp"

#include "engine/scenario/files.hpp"
#include "tests/scenario/scratch_folder.hpp"

#include <catch2/catch.hpp>

namespace hd::scenario {

namespace {

const DataRoot root{HD_DATA};

std::string scenario_text(const std::string& rest) {
    return R"({"format": "hundred-days-scenario", "version": 1, "id": "mine", "ruleset": "victory-at-waterloo")" +
           rest + "}";
}

std::string messages(const FaultList& faults) {
    std::string said;
    for (const Fault& fault : faults.all()) said += fault.message + "\n";
    return said;
}

}  // namespace

TEST_CASE("a data folder is one with rulesets") {
    const ScratchFolder folder;
    CHECK_FALSE(open_data_root(folder.path()).has_value());
    CHECK_FALSE(open_data_root(folder / "none").has_value());
    CHECK(open_data_root(HD_DATA).has_value());
}

TEST_CASE("scenarios are listed with ruleset and seats, sorted by id") {
    const auto listed = list_scenarios(root);
    const auto is_waterloo = [](const Listed& row) { return row.id == "waterloo-18-june"; };
    const auto found = std::find_if(listed.value.begin(), listed.value.end(), is_waterloo);
    REQUIRE(found != listed.value.end());
    CHECK(found->ruleset == "victory-at-waterloo");
    CHECK(found->seats == std::vector<std::string>{"french", "coalition"});
    CHECK(std::is_sorted(listed.value.begin(), listed.value.end(),
                         [](const Listed& a, const Listed& b) { return a.id < b.id; }));
}

TEST_CASE("a scenario is named by id or by path") {
    CHECK(scenario_path(root, "waterloo-18-june") ==
          root.path / "scenarios" / "waterloo-18-june.scenario.json");
    CHECK(scenario_path(root, "some/where.scenario.json") == "some/where.scenario.json");
    CHECK(scenario_path(root, "../data/x") == "../data/x");
    CHECK_FALSE(is_id("../x"));
    CHECK_FALSE(is_id(".hidden"));
    CHECK_FALSE(is_id(""));
    CHECK_FALSE(load_resolved(root, "no-such-scenario").ok());
}

TEST_CASE("references lead to shipped documents, to files beside the scenario or into it") {
    const ScratchFolder folder;
    folder.put(
        "parts/own.map.json",
        R"({"format": "hundred-days-map", "version": 1, "id": "own", "grid": {"columns": 2, "rows": 2}})");
    const auto path = folder.put(
        "mine.scenario.json",
        scenario_text(
            R"(, "map": "parts/own.map.json", "order_of_battle": {"id": "inside", "units": [{"id": "U1"}]})"));
    const auto resolved = load_resolved(root, path.string());
    CHECK(messages(resolved.faults).empty());
    CHECK(resolved.value.map.id == "own");
    CHECK(resolved.value.order_of_battle.units.size() == 1);
    CHECK(resolved.value.scenario.order_of_battle.name == "inside");
    CHECK(resolved.value.table_sets.size() == 1);
    CHECK(find_table(resolved.value, "attack-results") != nullptr);
}

TEST_CASE("a path inside a file doesn't lead out of its folder") {
    const ScratchFolder folder;
    folder.put("secret.map.json", R"({"format": "hundred-days-map", "version": 1})");
    for (const std::string name :
         {"../secret.map.json", "a/../../secret.map.json", "/etc/passwd", "/etc/x.json"}) {
        const auto path =
            folder.put("below/mine.scenario.json",
                       scenario_text(", \"order_of_battle\": \"waterloo-vaw\", \"map\": \"" + name + "\""));
        const auto resolved = load_resolved(root, path.string());
        CHECK(messages(resolved.faults).find("leads out of the scenario's folder") != std::string::npos);
        CHECK(resolved.value.map == MapDocument{});
    }
}

TEST_CASE("what a half-finished scenario lacks are faults, and the rest is there") {
    const ScratchFolder folder;
    const auto path = folder.put("mine.scenario.json",
                                 scenario_text(R"(, "map": "waterloo-suoth", "table_sets": ["none"])"));
    const auto resolved = load_resolved(root, path.string());
    CHECK(messages(resolved.faults) ==
          "there is no map \"waterloo-suoth\"; did you mean \"waterloo-south\"?\n"
          "the scenario names no order of battle\n"
          "the ruleset victory-at-waterloo has no table set \"none\"\n");
    CHECK(resolved.value.scenario.id == "mine");
    CHECK_FALSE(resolved.value.tables.empty());
}

TEST_CASE("an unknown key is an error in the data folder and a warning elsewhere") {
    const ScratchFolder data;
    data.put("rulesets/.keep", "");
    const std::string odd = R"({"format": "hundred-days-map", "version": 1, "odd": 1})";
    const auto inside = data.put("maps/odd.map.json", odd);
    const ScratchFolder elsewhere;
    const auto outside = elsewhere.put("odd.map.json", odd);
    CHECK_FALSE(load_map(DataRoot{data.path()}, inside).ok());
    CHECK(load_map(DataRoot{data.path()}, outside).ok());
}

TEST_CASE("resolving gives the same text however often and from wherever it is done") {
    const auto once = load_resolved(root, "waterloo-18-june");
    const std::string text = to_json(once.value);
    CHECK(to_json(load_resolved(root, "waterloo-18-june").value) == text);
    CHECK(text.find(HD_DATA) == std::string::npos);
    const auto again = resolve_from_text(text);
    CHECK(messages(again.faults).empty());
    CHECK(again.value == once.value);
}

}  // namespace hd::scenario
