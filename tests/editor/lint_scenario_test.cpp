#include "tests/editor/small_scenario.hpp"

#include <catch2/catch.hpp>

namespace hd::editor {

namespace {

// The one finding there is.
Finding only(const Findings& findings) {
    INFO(said(findings));
    REQUIRE(findings.size() == 1);
    return findings.front();
}

Finding only(const scenario::Resolved& resolved) {
    return only(lint(resolved, small_checks()));
}

}  // namespace

TEST_CASE("a sound scenario has no findings") {
    CHECK(lint_said(small_scenario()).empty());
}

TEST_CASE("a unit on a hex that doesn't exist is an error at its line") {
    scenario::Resolved made = small_scenario();
    made.scenario.setup[0].place = "0901";
    const Finding finding = only(made);
    CHECK(finding.check == "unit-off-map");
    CHECK(finding.severity == scenario::Severity::error);
    CHECK(finding.file == "s.json");
    CHECK(finding.at.line == 6);
    CHECK(finding.where == "F1");
    CHECK(finding.fix.verb == FixVerb::move);
    made.scenario.setup[0].place = "";
    CHECK(only(made).check == "unit-off-map");
}

TEST_CASE("a box off the map is a place if the ruleset has it") {
    scenario::Resolved made = small_scenario();
    made.scenario.setup[0].place = "reserve";
    CHECK(only(made).check == "unit-off-map");
    RulesetChecks checks = small_checks();
    checks.boxes = {"reserve"};
    CHECK(lint(made, checks).empty());
}

TEST_CASE("two units in one hex are an error where the ruleset holds one") {
    scenario::Resolved made = small_scenario();
    made.scenario.setup[1].place = "0101";
    const Finding finding = only(made);
    CHECK(finding.check == "too-many-units");
    CHECK(finding.where == "0101");
    CHECK(finding.message == "F1 and F2 stand here together, and a hex holds one unit; move one of them");
    RulesetChecks checks = small_checks();
    checks.units_per_hex = 0;
    CHECK(lint(made, checks).empty());
}

TEST_CASE("an unknown unit is an error that names the nearest, wherever it stands") {
    scenario::Resolved made = small_scenario();
    made.scenario.schedule[0].unit = "PI";
    Findings findings = lint(made, small_checks());
    REQUIRE(count_of(findings, "unknown-unit") == 1);
    CHECK(count_of(findings, "unit-unplaced") == 1);
    made = small_scenario();
    made.scenario.setup[2].unit = "B11";
    findings = lint(made, small_checks());
    REQUIRE(count_of(findings, "unknown-unit") == 1);
    const auto unknown = std::find_if(findings.begin(), findings.end(),
                                      [](const Finding& f) { return f.check == "unknown-unit"; });
    CHECK(unknown->fix == Fix{FixVerb::rename, "B1", "B11"});
    CHECK(unknown->message ==
          "the set-up names this unit, which isn't in the order of battle; did you mean \"B1\"?");
}

TEST_CASE("a unit in both set-up and schedule, or twice in one, is an error") {
    scenario::Resolved made = small_scenario();
    made.scenario.setup.push_back(placed("P1", "0104"));
    CHECK(only(made).check == "unit-twice");
    made = small_scenario();
    made.scenario.setup.push_back(placed("F1", "0104"));
    CHECK(only(made).check == "unit-twice");
}

TEST_CASE("a unit that is nowhere is a warning, and none where a position of a game is given") {
    scenario::Resolved made = small_scenario();
    made.scenario.schedule.clear();
    const Finding finding = only(made);
    CHECK(finding.check == "unit-unplaced");
    CHECK(finding.severity == scenario::Severity::warning);
    CHECK(finding.where == "P1");
    made.scenario.start.emplace().tables = {{"units", {}}};
    CHECK(lint_said(made).empty());
}

TEST_CASE("many units that are nowhere are one warning that counts them") {
    scenario::Resolved made = small_scenario();
    for (int i = 0; i < 8; ++i) {
        made.order_of_battle.units.push_back(made.order_of_battle.units[0]);
        made.order_of_battle.units.back().id = fmt::format("X{}", i);
    }
    CHECK(lint(made, small_checks()).size() == 8);
    made.scenario.schedule.clear();
    const Finding finding = only(made);
    CHECK(finding.check == "unit-unplaced");
    // Eight added, and P1, of twelve.
    CHECK(finding.message.substr(0, 71) ==
          "9 of 12 units are neither set up nor scheduled, P1, X0 and X1 among the");
}

TEST_CASE("an entry that the map lacks, or that is another army's, is an error") {
    scenario::Resolved made = small_scenario();
    made.scenario.schedule[0].entry = "esat";
    CHECK(only(made).check == "unknown-entry");
    CHECK(only(made).fix == Fix{FixVerb::rename, "east", "esat"});
    made = small_scenario();
    made.map.entries[0].army = "french";
    CHECK(only(made).check == "entry-of-another-army");
}

TEST_CASE("a turn of the schedule lies within the turns, both ends included") {
    for (const std::int32_t turn : {1, 10}) {
        scenario::Resolved made = small_scenario();
        made.scenario.schedule[0].turn = turn;
        CHECK(lint_said(made).empty());
    }
    for (const std::int32_t turn : {0, 11, -1, 2147483647}) {
        scenario::Resolved made = small_scenario();
        made.scenario.schedule[0].turn = turn;
        CHECK(only(made).check == "turn-outside");
    }
}

TEST_CASE("the turns are 1 to 1000 and play starts within them") {
    scenario::Resolved made = small_scenario();
    made.scenario.schedule.clear();
    made.scenario.start.emplace().tables = {{"units", {}}};
    made.scenario.turns.last = 0;
    CHECK(only(made).check == "turns");
    made.scenario.turns.last = 1001;
    CHECK(only(made).check == "turns");
    made.scenario.turns.last = 1000;
    CHECK(lint_said(made).empty());
    made.scenario.start->turn = 1001;
    CHECK(only(made).check == "turns");
}

TEST_CASE("seats cover the armies, each once, and name armies that exist") {
    scenario::Resolved made = small_scenario();
    made.scenario.seats[1].armies = {"british"};
    CHECK(only(made).check == "army-without-seat");
    CHECK(only(made).where == "prussian");
    made = small_scenario();
    made.scenario.seats[0].armies = {"french", "prussian"};
    CHECK(only(made).check == "army-twice");
    made = small_scenario();
    made.scenario.seats[0].armies = {"french", "prusian"};
    CHECK(only(made).check == "unknown-army");
    made = small_scenario();
    made.scenario.seats.clear();
    CHECK(only(made).check == "no-seats");
}

TEST_CASE("an objective's sides are seats of the scenario") {
    scenario::Resolved made = small_scenario();
    made.map.objectives[0].values = {{"frensh", 2}};
    const Finding finding = only(made);
    CHECK(finding.check == "unknown-side");
    CHECK(finding.file == "m.json");
    CHECK(finding.where == "0202");
    CHECK(finding.fix == Fix{FixVerb::rename, "french", "frensh"});
    made.map.objectives[0].values = {{"dutch", 2}};  // near to no seat
    CHECK(only(made).fix == Fix{FixVerb::none, "", "dutch"});
}

TEST_CASE("an option that the ruleset doesn't have is a warning with the nearest") {
    scenario::Resolved made = small_scenario();
    made.scenario.options = {{"tows", true}};
    const Finding finding = only(made);
    CHECK(finding.check == "unknown-option");
    CHECK(finding.fix == Fix{FixVerb::rename, "towns", "tows"});
}

TEST_CASE("the ruleset's own checks are asked, with the map where it can be built") {
    RulesetChecks checks = small_checks();
    checks.own = [](const scenario::Resolved&, const std::optional<board::Map>& map, Findings& findings) {
        findings.push_back({scenario::Severity::error,
                            "s.json",
                            {},
                            map ? "map" : "no map",
                            "said by the ruleset",
                            "own",
                            {},
                            {}});
    };
    scenario::Resolved made = small_scenario();
    CHECK(only(lint(made, checks)).where == "map");
    made.map.grid.columns = 0;
    const Findings findings = lint(made, checks);
    REQUIRE(count_of(findings, "own") == 1);
    CHECK(said(findings).find("no map: said by the ruleset [own]") != std::string::npos);
}

TEST_CASE("a scenario with nothing in it is looked through without a crash") {
    const Findings findings = lint(scenario::Resolved{}, small_checks());
    CHECK(has_errors(findings));
    CHECK(count_of(findings, "no-seats") == 1);
}

}  // namespace hd::editor
