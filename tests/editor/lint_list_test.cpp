// The list of checks against what lint finds: each of its names is found by something that is broken.
#include "tests/editor/small_scenario.hpp"
#include "tests/scenario/scratch_folder.hpp"

#include <catch2/catch.hpp>

#include <set>

namespace hd::editor {

namespace {

using Names = std::set<std::string>;

void add(Names& names, const Findings& findings) {
    for (const Finding& finding : findings) names.insert(finding.check);
}

void add_table(Names& names, const std::string& columns, const std::string& rows,
               const std::string& check = "{}") {
    const auto table =
        scenario::read_table(R"({"format": "hundred-days-table", "version": 1, "id": "t", "columns": [)" +
                                 columns + "], \"rows\": [" + rows + "], \"check\": " + check + "}",
                             "t.json");
    REQUIRE(table.ok());
    add(names, lint_table(table.value, "t.json"));
}

void add_tables(Names& names) {
    const auto die = [](int to) {
        return fmt::format(R"({{"name": "die", "type": "range", "key": true, "from": 1, "to": {}}})", to);
    };
    add_table(names, "", "");
    add_table(names, die(6), R"({"die": "1..3"}, {"die": "3..5"})", R"({"rows": 3})");
    add_table(names, die(6) + R"(, {"name": "result", "type": "enum", "values": ["AR"]})",
              R"({"die": "1..6"})");
    add_table(names, die(2'000'000), R"({"die": "1..6"})");
}

void add_orders(Names& names) {
    scenario::Resolved made = small_scenario();
    auto& order = made.order_of_battle;
    order.formations[0].parent = order.formations[0].id;
    order.units[1] = order.units[0];
    order.units[2].type = "infantri";
    order.units[3].army.clear();
    order.units[3].formation = "divisoin";
    add(names, lint(made, small_checks()));
}

void add_maps(Names& names) {
    scenario::Resolved made = small_scenario();
    made.map.id.clear();
    made.map.default_terrain.clear();
    made.map.entries[0].hexes.clear();
    made.map.objectives[0].values = {{"frensh", 2}};
    add(names, lint(made, small_checks()));
    made = small_scenario();
    scenario::MapHexside lone;
    lone.between = {"0202", "0203"};
    lone.kinds = {"stream"};
    made.map.hexsides.push_back(lone);
    add(names, lint(made, small_checks()));
    made.map.grid.columns = 0;
    add(names, lint(made, small_checks()));
}

void add_scenarios(Names& names) {
    scenario::Resolved made = small_scenario();
    made.scenario.title.clear();
    made.scenario.turns.last = 1001;
    made.scenario.options = {{"tows", true}};
    made.scenario.parameters = {{"tows", true}};
    made.scenario.setup[0].place = "0901";
    made.scenario.setup[1].place = "0103";  // where B1 stands
    made.scenario.setup.push_back(placed("F2", "0104"));
    made.scenario.setup.push_back(placed("F9", "0104"));
    made.scenario.schedule[0].entry = "esat";
    made.scenario.schedule[0].turn = 1002;
    made.scenario.seats[0].armies = {"french", "prussian", "prusian"};
    RulesetChecks checks = small_checks();
    checks.parameters = {"towns"};
    add(names, lint(made, checks));
    made = small_scenario();
    made.scenario.seats[1].armies = {"british"};
    made.scenario.schedule.clear();
    add(names, lint(made, checks));
    made = small_scenario();
    made.map.entries[0].army = "french";
    made.scenario.seats.clear();
    add(names, lint(made, checks));
}

}  // namespace

TEST_CASE("each check of the list finds something, and nothing is found that the list lacks") {
    Names found{"does-not-compile"};  // which only a ruleset can find
    const scenario::ScratchFolder folder;
    add(found, lint_file(scenario::DataRoot{folder.path()}, folder / "nothing",
                         [](std::string_view) { return RulesetChecks{}; }));
    add_tables(found);
    add_orders(found);
    add_maps(found);
    add_scenarios(found);
    CHECK(found == Names(check_names.begin(), check_names.end()));
}

TEST_CASE("a finding is of the check that it was reported under") {
    Findings findings;
    Report(findings, "s.json").warning("turns", {}, {}, "said");
    CHECK(is_of(findings[0], "turns"));
    CHECK_FALSE(is_of(findings[0], "map"));
}

}  // namespace hd::editor
