// What is compiled from the shipped battle's data is what the rulebook says, and its faults are named.
#include "engine/board/map.hpp"
#include "engine/rules/victory_at_waterloo/rule.hpp"
#include "engine/rules/victory_at_waterloo/ruleset.hpp"
#include "engine/rules/victory_at_waterloo/setting.hpp"
#include "tests/support/scripted_game.hpp"
#include "tests/support/shipped.hpp"

#include <catch2/catch.hpp>

#include <algorithm>

using namespace hd;
using namespace hd::vaw;

namespace {

const Setting& battle() {
    static const std::shared_ptr<const rules::Setting> setting =
        support::shipped_setting(ruleset(), "waterloo-18-june");
    return static_cast<const Setting&>(*setting);
}

bool has(std::string_view from, std::string_view to, Way way) {
    const Place a = rules::parse_place(battle(), from).value();
    const int d = battle().direction(a, rules::parse_place(battle(), to).value());
    REQUIRE(d >= 0);
    return battle().has(a, d, way);
}

// The battle with its data changed.
template <class Change>
tl::expected<std::shared_ptr<const rules::Setting>, rules::Faults> changed(Change change) {
    auto copy = std::make_shared<scenario::Resolved>(*support::shipped("waterloo-18-june"));
    change(*copy);
    return ruleset().prepare(copy, {});
}

template <class Change>
rules::Faults faults(Change change) {
    const auto setting = changed(change);
    return setting ? rules::Faults{} : setting.error();
}

// The battle begun with one row of a table set.
rules::Faults with_row(std::string_view table, const scenario::NamedValues& values) {
    return faults([&](scenario::Resolved& battle) {
        battle.scenario.start.emplace();
        battle.scenario.start->turn = 3;
        battle.scenario.start->tables = {{std::string(table), {values}}};
    });
}

void drop_row(scenario::Resolved& battle, std::string_view table, std::size_t row) {
    const auto found = std::find_if(battle.tables.begin(), battle.tables.end(),
                                    [table](const scenario::Table& t) { return t.id == table; });
    REQUIRE(found != battle.tables.end());
    found->rows.erase(found->rows.begin() + static_cast<std::ptrdiff_t>(row));
}

}  // namespace

TEST_CASE(
    "VAW-MNOTE-8 the road of Brussels runs past La Haye Sainte and La Belle Alliance, and beside it is "
    "none") {
    CHECK(has("P4", "P5", Way::road));
    CHECK(has("P6", "P5", Way::road));
    CHECK_FALSE(has("P5", "O5", Way::road));
    CHECK_FALSE(has("P4", "P5", Way::trail));
}

TEST_CASE("VAW-MNOTE-9 the trail of the third example runs from K2 to H4") {
    CHECK(has("K2", "J3", Way::trail));
    CHECK(has("J3", "I3", Way::trail));
    CHECK(has("I3", "H4", Way::trail));
    CHECK_FALSE(has("I3", "H4", Way::road));
    CHECK_FALSE(has("P5", "O5", Way::trail));
}

TEST_CASE("VAW-SETUP-8 each Prussian waits on the box of the turn on its counter") {
    const scenario::Scenario scenario = support::shipped("waterloo-18-june")->scenario;
    CHECK(battle().units.size() == scenario.setup.size() + scenario.schedule.size());
    // 2 counters of turn 3, 5 of turn 5, 6 of turn 6.
    std::array<int, 11> due{};
    for (const Unit& unit : battle().units) {
        due.at(static_cast<std::size_t>(unit.due)) += 1;
        if (unit.due != 0) CHECK(unit.place == battle().turn_box(unit.due));
    }
    CHECK(due == std::array<int, 11>{static_cast<int>(scenario.setup.size()), 0, 0, 2, 0, 5, 6, 0, 0, 0, 0});
    const auto row = rules::parse_row(battle(), Unit::table, "V-P50").value();
    CHECK(battle().units[static_cast<std::size_t>(row)].due == 3);
}

TEST_CASE("VAW-SETUP-3 there is a box for each of ten turns, and one for the destroyed") {
    CHECK(battle().boxes.size() == 11);
    CHECK(rules::parse_place(battle(), "turn-10") == battle().turn_box(10));
    CHECK(rules::parse_place(battle(), "destroyed") == battle().destroyed);
}

TEST_CASE("VAW-PRU-2 the points of arms, and of cavalry that arrives in turn 3") {
    // In half points.
    const Tables& tables = battle().tables;
    CHECK(tables.allowances == std::array<std::int32_t, 4>{0, 8, 12, 6});
    CHECK(tables.late_arrival.turn == 3);
    CHECK(tables.late_arrival.type == UnitType::cavalry);
    CHECK(tables.late_arrival.allowance == 6);
}

TEST_CASE("VAW-OART-3 VAW-OART-4 VAW-OART-5 what lets fire in and through, and what helps against it") {
    const auto row = [](TerrainKind kind) {
        const TerrainEffect& effect = battle().tables.of(kind);
        return std::array<bool, 3>{effect.fire_into, effect.fire_through, effect.helps_bombarded};
    };
    using Row = std::array<bool, 3>;
    CHECK(row(TerrainKind::clear) == Row{true, true, false});
    for (const TerrainKind kind : {TerrainKind::woods, TerrainKind::town, TerrainKind::chateau}) {
        CHECK(row(kind) == Row{true, false, true});
    }
    CHECK(row(TerrainKind::ridge) == Row{false, false, false});
    CHECK(row(TerrainKind::stream) == Row{true, true, false});
}

TEST_CASE("VAW-OCMD-1 the units that may move, turn by turn") {
    std::vector<std::pair<std::int32_t, std::int32_t>> quotas;
    for (const auto& quota : battle().tables.quotas) quotas.emplace_back(quota[0], quota[1]);
    CHECK(quotas == std::vector<std::pair<std::int32_t, std::int32_t>>{
                        {5, 2}, {5, 2}, {7, 3}, {7, 3}, {9, 4}, {9, 4}, {10, 5}, {10, 6}, {10, 7}, {10, 8}});
}

TEST_CASE("VAW-WIN-3 the printed lines of the victory table") {
    // French demoralised 1, British demoralised 2, British disintegrated 4, Prussians demoralised 8.
    const auto& victory = battle().tables.victory;
    CHECK(victory[0] == Level::coalition_tactical);
    CHECK(victory[8] == Level::coalition_tactical);
    CHECK(victory[2] == Level::coalition_tactical);
    CHECK(victory[2 + 8] == Level::french_tactical);
    CHECK(victory[2 + 4] == Level::french_strategic);
}

TEST_CASE("VAW-A-47 the counters that are said to be Guard are those that are") {
    const support::ScriptedGame game(ruleset(), support::shipped_setting(ruleset(), "waterloo-18-june"));
    std::vector<std::string> said;
    for (ledger::EventNumber n = 0; n < game.log().size(); ++n) {
        for (const ledger::Work& line : game.log().working(n)) {
            if (line.rule == number(Rule::a_47))
                said.push_back(rules::row_text(battle(), Unit::table, line.unit - 1));
        }
    }
    CHECK(said == std::vector<std::string>{"V-F05", "V-F14", "V-F15"});
}

TEST_CASE("VAW a table that lacks a row is a fault that names it") {
    // The first row of terrain is clear ground; the first of victory the one without morale lost.
    CHECK(faults([](scenario::Resolved& b) { drop_row(b, "terrain", 0); }) ==
          rules::Faults{"table terrain: no row for clear"});
    CHECK(faults([](scenario::Resolved& b) { drop_row(b, "victory", 0); }) ==
          rules::Faults{"table victory: line 1 has no level"});
}

TEST_CASE("VAW the state that a scenario gives a unit is the unit's, and strangers are faults") {
    const auto moved = changed([](scenario::Resolved& b) {
        b.scenario.setup[0].state = {{"attacked", 1}};
        b.scenario.schedule[0].state = {{"moved", 1}};
    });
    REQUIRE(moved.has_value());
    const auto& setting = static_cast<const Setting&>(**moved);
    const auto unit = [&setting](const std::string& id) {
        return setting.units[static_cast<std::size_t>(rules::parse_row(setting, Unit::table, id).value())];
    };
    const scenario::Scenario scenario = support::shipped("waterloo-18-june")->scenario;
    CHECK(unit(scenario.setup[0].unit).attacked == 1);
    CHECK(unit(scenario.schedule[0].unit).moved == 1);
    const auto stranger = [](scenario::Resolved& b) {
        b.scenario.setup.push_back(b.scenario.setup[0]);
        b.scenario.setup.back().unit = "V-X99";
        b.scenario.setup.back().state = {{"moved", 1}};
    };
    CHECK(faults(stranger) == rules::Faults{"set-up: there is no unit V-X99"});
}

TEST_CASE("VAW the values that a position may set have limits") {
    const auto british = [](const std::string& field, std::int32_t value) {
        return with_row("armies", {{"id", std::string("british")}, {field, value}}).size();
    };
    CHECK(british("demoralised", 0) == 0);
    CHECK(british("demoralised", 1) == 0);
    CHECK(british("demoralised", 2) == 1);
    // The British track has 25 boxes.
    CHECK(british("turn_losses", 25) == 0);
    CHECK(british("turn_losses", 26) == 1);
    // VAW-MOR-3: who is disintegrated is demoralised.
    CHECK(british("disintegrated", 1) == 1);
    CHECK(with_row("armies", {{"id", std::string("british")}, {"demoralised", 1}, {"disintegrated", 1}})
              .empty());
}

TEST_CASE("VAW-SETUP-8 a Prussian may wait on the box of its own turn and on no other") {
    const auto waits = [](const std::string& box) {
        return with_row("units", {{"id", std::string("V-P50")}, {"place", box}}).empty();
    };
    CHECK(waits("turn-3"));
    CHECK_FALSE(waits("turn-5"));
    CHECK(waits("destroyed"));
}
