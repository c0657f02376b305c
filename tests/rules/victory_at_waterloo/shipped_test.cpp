// The shipped battle: what its data say and which ruling they follow, and positions in the middle of a game.
#include "tests/support/shipped.hpp"

#include "engine/rules/victory_at_waterloo/label.hpp"
#include "engine/rules/victory_at_waterloo/ruleset.hpp"
#include "engine/rules/victory_at_waterloo/setting.hpp"
#include "tests/support/scripted_game.hpp"

#include <catch2/catch.hpp>

#include <algorithm>
#include <map>

using namespace hd;
using namespace hd::vaw;

namespace {

struct Battle {
    explicit Battle(const rules::OptionValues& options = {})
        : setting(support::shipped_setting(ruleset(), "waterloo-18-june", options)),
          game(ruleset(), setting) {}

    const Setting& at() const { return static_cast<const Setting&>(*setting); }
    Place hex(std::string_view label) const { return rules::parse_place(*setting, label).value(); }
    // The numbers in the lines of working of the set-up that carry a rule.
    std::vector<std::int32_t> said(Rule rule) const {
        std::vector<std::int32_t> numbers;
        for (ledger::EventNumber n = 0; n < game.log().size(); ++n) {
            for (const ledger::Work& line : game.log().working(n)) {
                if (line.rule == number(rule)) numbers.push_back(line.num);
            }
        }
        return numbers;
    }
    std::vector<std::string> where(Rule rule) const {
        std::vector<std::string> labels;
        for (ledger::EventNumber n = 0; n < game.log().size(); ++n) {
            for (const ledger::Work& line : game.log().working(n)) {
                if (line.rule == number(rule))
                    labels.push_back(rules::place_text(*setting, Place{line.where}));
            }
        }
        return labels;
    }
    void prove(Rule rule) const { support::prove(ruleset(), rule_ids()[number(rule)], game.log()); }

    std::shared_ptr<const rules::Setting> setting;
    support::ScriptedGame game;
};

using Numbers = std::vector<std::int32_t>;
using Values = std::map<std::string, std::int32_t>;

// Objectives by title, with what they cost the British, or the French.
Values values(const Battle& battle, std::int32_t ObjectiveInfo::*loss) {
    Values all;
    for (std::size_t i = 0; i < battle.at().objectives.size(); ++i) {
        const std::int32_t value = battle.at().objectives[i].*loss;
        if (value != 0) all[battle.at().rows[Objective::table][i].title] = value;
    }
    return all;
}

// The faults of the shipped battle with other options.
rules::Faults faults_with(const rules::OptionValues& options) {
    const auto setting = ruleset().prepare(support::shipped("waterloo-18-june"), options);
    return setting ? rules::Faults{} : setting.error();
}

// The shipped battle begun in the middle.
tl::expected<std::shared_ptr<const rules::Setting>, rules::Faults> begun(const scenario::Start& start) {
    auto changed = std::make_shared<scenario::Resolved>(*support::shipped("waterloo-18-june"));
    changed->scenario.start = start;
    return ruleset().prepare(changed, {});
}

scenario::Start begins(std::int32_t turn, std::string_view step) {
    scenario::Start start;
    start.turn = turn;
    start.step = step;
    return start;
}

}  // namespace

TEST_CASE("VAW-LOSS-4 the French objectives and their values, 15 in all") {
    const Battle battle;
    CHECK(values(battle, &ObjectiveInfo::british_loss) == Values{{"Merbe-Braine", 2},
                                                                 {"Le Mesnil", 2},
                                                                 {"Mt. St. Jean", 3},
                                                                 {"Vieux Amis", 3},
                                                                 {"Hougomont", 2},
                                                                 {"La Haye Sainte", 3}});
    battle.prove(Rule::loss_4);
}

TEST_CASE("VAW-LOSS-7 the Coalition objectives and their values, 14 in all") {
    const Battle battle;
    CHECK(values(battle, &ObjectiveInfo::french_loss) == Values{{"Mon Plaisir", 2},
                                                                {"La Belle Alliance", 3},
                                                                {"Placenoit", 4},
                                                                {"Fichermont", 2},
                                                                {"La Haye Sainte", 3}});
    battle.prove(Rule::loss_7);
}

TEST_CASE("VAW-A-46 a chateau takes 2 from an attack on its garrison") {
    const Battle battle;
    CHECK(battle.said(Rule::a_46) == Numbers{-2});
    CHECK(battle.at().tables.of(TerrainKind::chateau).combat == -2);
    battle.prove(Rule::a_46);
}

TEST_CASE("VAW-A-47 three counters of Guard infantry, or by the other reading all seven") {
    const auto guards = [](const Battle& battle) {
        std::vector<std::string> ids;
        for (std::size_t i = 0; i < battle.at().units.size(); ++i) {
            if (battle.at().units[i].guard != 0) ids.push_back(battle.at().rows[Unit::table][i].id);
        }
        return ids;
    };
    const Battle battle;
    CHECK(guards(battle) == std::vector<std::string>{"V-F05", "V-F14", "V-F15"});
    battle.prove(Rule::a_47);
    CHECK(guards(Battle({{"all-guards", 1}})).size() == 7);
}

TEST_CASE("VAW-A-48 the Prussians enter on A5 to A11") {
    const Battle battle;
    std::vector<std::string> entries = battle.where(Rule::a_48);
    std::sort(entries.begin(), entries.end());
    CHECK(entries == std::vector<std::string>{"A10", "A11", "A5", "A6", "A7", "A8", "A9"});
    battle.prove(Rule::a_48);
}

TEST_CASE("VAW-A-49 Vieux Amis is L10") {
    const Battle battle;
    CHECK(battle.where(Rule::a_49) == std::vector<std::string>{"L10"});
    CHECK(battle.at().is(battle.hex("L10"), Terrain::town));
    battle.prove(Rule::a_49);
}

TEST_CASE("VAW-A-50 the tracks run to 30, 25 and 20, and the British rout at 20") {
    const Battle battle;
    CHECK(battle.said(Rule::a_50) == Numbers{30, 25, 20, 20});
    CHECK(battle.game.row<Army>(2).rout_at == 20);
    CHECK(battle.game.row<Army>(3).rout_at == 0);
    battle.prove(Rule::a_50);
}

TEST_CASE("VAW-A-51 road 1/2, trail, ridge and chateau 1") {
    const Battle battle;
    // In half points.
    CHECK(battle.said(Rule::a_51) == Numbers{1, 2, 2, 2});
    battle.prove(Rule::a_51);
}

TEST_CASE("VAW-A-52 from 10 the defender is destroyed, up to -2 the attacker") {
    const Battle battle;
    const std::vector<Band>& bands = battle.at().tables.results;
    CHECK(bands.front().high == -2);
    CHECK(bands.front().result == Result::attacker_destroyed);
    CHECK(bands.back().low == 10);
    CHECK(bands.back().result == Result::defender_destroyed);
    battle.prove(Rule::a_52);
}

TEST_CASE("VAW-A-53 the lines of the victory table that are not printed") {
    const Battle battle;
    const auto& victory = battle.at().tables.victory;
    // French demoralised 1, British demoralised 2, British disintegrated 4, Prussians demoralised 8.
    CHECK(victory[2 + 4 + 8] == Level::french_strategic);
    for (const std::size_t prussian : {0U, 8U}) {
        CHECK(victory[1 + prussian] == Level::coalition_strategic);
        CHECK(victory[1 + 2 + prussian] == Level::coalition_tactical);
        CHECK(victory[1 + 2 + 4 + prussian] == Level::french_tactical);
    }
    battle.prove(Rule::a_53);
}

TEST_CASE("VAW-A-54 Placenoit is L2") {
    const Battle battle;
    CHECK(battle.where(Rule::a_54) == std::vector<std::string>{"L2"});
    battle.prove(Rule::a_54);
}

TEST_CASE("VAW-A-55 every column has 12 hexes, so that P7 from the north is P6 from the south") {
    const Battle battle;
    CHECK(battle.said(Rule::a_55) == Numbers{12});
    CHECK(battle.hex("P7(N)") == battle.hex("P6"));
    CHECK(battle.where(Rule::a_55) == std::vector<std::string>{"P6"});
    battle.prove(Rule::a_55);
}

TEST_CASE("VAW-A-56 N7 is the ridge hex of the second example, M6 is none") {
    const Battle battle;
    CHECK(battle.said(Rule::a_56) == Numbers{1});
    CHECK(battle.at().is(battle.hex("N7"), Terrain::ridge));
    CHECK_FALSE(battle.at().is(battle.hex("M6"), Terrain::ridge));
    battle.prove(Rule::a_56);
}

TEST_CASE("VAW-A-81 markers of play balance stand in order, on their track, right of the start") {
    CHECK(faults_with({{"play-balance", 1}}).empty());
    // Equal boxes are allowed.
    CHECK(faults_with({{"play-balance", 1}, {"british-disintegrated", 20}}).empty());
    for (const auto& [marker, box] : rules::OptionValues{
             {"french-demoralised", 3}, {"british-disintegrated", 11}, {"british-rout", 15}}) {
        const rules::Faults faults = faults_with({{"play-balance", 1}, {marker, box}});
        REQUIRE_FALSE(faults.empty());
        CHECK(faults.front().rfind("VAW-A-81", 0) == 0);
        support::prove_by_finding("victory-at-waterloo", "VAW-A-81", faults.front().substr(0, 8));
    }
}

TEST_CASE("VAW a scenario may begin in any phase of any turn with any markers, holders and units") {
    scenario::Start start = begins(4, "coalition_movement");
    start.tables = {{"units", {{{"id", std::string("V-F01")}, {"place", std::string("L5")}, {"moved", 4}}}},
                    {"armies",
                     {{{"turn_losses", 9}, {"game_losses", 7}},
                      {{"id", std::string("british")}, {"demoralised", true}, {"turn_losses", 13}}}},
                    {"objectives", {{{"id", std::string("S4")}, {"holder", std::string("french")}}}}};
    const auto setting = begun(start);
    if (!setting) FAIL(setting.error().front());
    const support::ScriptedGame game(ruleset(), *setting);
    CHECK(game.game().state.at(the_clock).turn == 4);
    CHECK(game.step() == "movement");
    CHECK(game.decision().seat == coalition_seat);
    const auto row = rules::parse_row(**setting, Unit::table, "V-F01").value();
    CHECK(rules::place_text(**setting, game.row<Unit>(row + 1).place) == "L5");
    CHECK(game.row<Unit>(row + 1).moved == 4);
    CHECK(game.row<Army>(1).turn_losses == 9);
    CHECK(game.row<Army>(1).game_losses == 7);
    CHECK(game.row<Army>(2).turn_losses == 13);
    CHECK(game.row<Army>(2).demoralised == 1);
    const auto objective = rules::parse_row(**setting, Objective::table, "S4").value();
    CHECK(game.row<Objective>(objective + 1).holder == french_seat);
    CHECK(ruleset().broken(game.game()).empty());
}

TEST_CASE("VAW each fault of a position is named") {
    const auto faults = [](scenario::Start start) {
        const auto setting = begun(start);
        return setting ? std::size_t{0} : setting.error().size();
    };
    const std::string unit = "V-F01";
    const auto with_unit = [&](const std::string& field, const scenario::Value& value) {
        scenario::Start start;
        start.tables = {{"units", {{{"id", unit}, {field, value}}}}};
        return start;
    };
    CHECK(faults({}) == 0);
    CHECK(faults(begins(11, "")) == 1);
    CHECK(faults(begins(1, "breakfast")) == 1);
    CHECK(faults(with_unit("place", std::string("Z99"))) == 1);
    CHECK(faults(with_unit("place", std::string("turn-3"))) == 1);
    CHECK(faults(with_unit("strength", 99)) == 1);
    CHECK(faults(with_unit("moved", 2)) == 1);
    CHECK(faults(with_unit("moved", std::string("yes"))) == 1);
    CHECK(faults(with_unit("owed", std::string("contact"))) == 0);
    CHECK(faults(with_unit("owed", std::string("money"))) == 1);
    // Infantry doesn't bombard, and nobody attacks those who are still to come.
    CHECK(faults(with_unit("may_bombard", true)) == 1);
    scenario::Start later;
    later.tables = {{"units", {{{"id", std::string("V-P50")}, {"owed", std::string("contact")}}}}};
    CHECK(faults(later) == 1);
    // Only attacks have duties.
    scenario::Start duties = begins(1, "french_attacks");
    duties.values = {{"duties_set", true}};
    CHECK(faults(duties) == 0);
    duties.step = "french_movement";
    CHECK(faults(duties) == 1);
    duties.values = {{"debts_set", true}};
    CHECK(faults(duties) == 1);
    // L3 is Marcognet's.
    CHECK(faults(with_unit("place", std::string("L3"))) == 1);
    scenario::Start tables;
    tables.tables = {{"agenda", {}}, {"armies", {{{"turn_losses", 31}}, {{"turn_losses", -1}}}}};
    CHECK(faults(tables) == 3);
    scenario::Start stranger;
    stranger.tables = {{"units", {{{"id", std::string("V-X99")}}}}};
    CHECK(faults(stranger) == 1);
}
