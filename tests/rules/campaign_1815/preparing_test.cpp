// Chapter 15, Preparing for Play, but for the hidden force, and chapter 16, the options; on the scenario that
// ships.
#include "engine/rules/campaign_1815/ruleset.hpp"
#include "engine/rules/start_rows.hpp"
#include "tests/rules/campaign_1815/bench.hpp"
#include "tests/support/shipped.hpp"

#include <catch2/catch.hpp>

#include <optional>

using namespace hd::c1815;
using namespace hd::c1815::test;

namespace {

struct Options {
    bool dragoons = false;
    bool reserves = false;
    bool hal = false;
};

// The campaign that ships, begun with a seven for Wellington.
class Shipped : public hd::support::RuleBench {
  public:
    explicit Shipped(Options on = {}, std::initializer_list<int> dice = {3, 4})
        : RuleBench(ruleset(),
                    hd::support::shipped_setting(ruleset(), "campaign-1815",
                                                 {{"kgl-dragoons", on.dragoons},
                                                  {"anglo-allied-reserves", on.reserves},
                                                  {"hal-detachment", on.hal}}),
                    dice) {}

    const Setting& setting() const { return setting_of(game()); }
    std::optional<Ref<Unit>> unit(std::string_view id) const {
        const auto row = hd::rules::row_named(setting(), Unit::table, id);
        return row ? std::optional(Ref<Unit>::of_row(*row)) : std::nullopt;
    }
    std::string hex(std::string_view id) const {
        return hd::rules::place_text(setting(), game().state.at(*unit(id)).place);
    }
    // The turn in which a unit is due, 0 on the map.
    std::int32_t due(std::string_view id) const {
        const std::int32_t group = game().state.at(*unit(id)).group;
        return group == 0 ? 0 : game().state.at(Ref<Group>{group}).due;
    }
    // Numbers of the lines with a rule in all that has happened.
    std::vector<std::int32_t> noted_by(Rule rule) const {
        std::vector<std::int32_t> numbers;
        for (hd::ledger::EventNumber n = 0; n < log().size(); ++n) {
            for (const hd::ledger::Work& line : log().working(n)) {
                if (line.rule == number(rule)) numbers.push_back(line.num);
            }
        }
        return numbers;
    }
};

}  // namespace

TEST_CASE("1815 15.A#1 both armies of the Allies are set up before the French") {
    const Shipped game;
    std::vector<std::int32_t> armies;
    for (hd::ledger::EventNumber n = 0; n < game.log().size(); ++n) {
        const auto& head = game.log().event(n).head;
        if (head.kind == number(EventKind::army_set_up)) armies.push_back(head.subject);
    }
    CHECK(armies == std::vector<std::int32_t>{static_cast<std::int32_t>(ArmyId::anglo),
                                              static_cast<std::int32_t>(ArmyId::prussian),
                                              static_cast<std::int32_t>(ArmyId::french)});
    CHECK(game.rule_of(EventKind::army_set_up) == "1815 15.A#1");
    CHECK(game.hex("A-1-2N") == "S0931");
    CHECK(game.hex("L-Napoleon") == "S3126");
}

TEST_CASE("1815 15.B#2 the divisions are those of the book, due at 5 PM of 16 June and 10 AM of 17 June") {
    const Shipped game({}, {1, 3});
    const auto label = [&](std::string_view unit) {
        const TurnInfo& turn = game.setting().turn_info(game.due(unit));
        return turn.label + ", " + turn.date;
    };
    for (const char* unit : {"A-1-1Gd", "A-2-1Gd", "A-ADYE"}) {
        CHECK(label(unit) == "5 PM, 16 June");
        CHECK(game.game().state.at(*game.unit(unit)).granted == 1);
    }
    for (const char* unit : {"A-3-2Br", "A-1-2KGL", "A-3-2Han", "A-GOLD"}) {
        CHECK(label(unit) == "10 AM, 17 June");
        CHECK(game.game().state.at(*game.unit(unit)).granted == 1);
    }
    // Seven, and nobody else.
    CHECK(game.noted_by(Rule::r_15_b_2) == std::vector<std::int32_t>(7, 1));
}

TEST_CASE("1815 15.B#3 the shipped force lies round S0931") {
    Shipped game({}, {1, 1});
    CHECK(game.after("hide A-1-1Gd") ==
          std::vector<std::string>{"S0830", "S0831", "S0930", "S0932", "S1030", "S1031"});
    CHECK(game.refusal("hide A-1-1Gd S0931").rule == "1815 15.B#3");
}

TEST_CASE("1815 15.C play opens with the French, at 11 AM of 16 June") {
    Shipped game;
    CHECK(game.rule_of(EventKind::game_started) == "1815 15.C");
    while (game.step() == "hiding") game.play(game.options().front());
    CHECK(game.decider() == "french");
    const Clock& clock = game.game().state.at(the_clock);
    CHECK(clock.phase == static_cast<std::int32_t>(Phase::french_movement));
    CHECK(game.setting().turn_info(clock.turn).label == "11 AM");
    CHECK(game.setting().turn_info(clock.turn).date == "16 June");
}

TEST_CASE("1815 16#1 each of the three options is used by itself or with others") {
    for (int bits = 0; bits < 8; ++bits) {
        const Options on{(bits & 1) != 0, (bits & 2) != 0, (bits & 4) != 0};
        const Shipped game(on);
        CHECK(game.noted_by(Rule::r_16_1) == std::vector<std::int32_t>{on.dragoons + on.reserves + on.hal});
        CHECK(game.setting().counter(*game.unit("A-3KGL")).full.attack == (on.dragoons ? 4 : 3));
        CHECK(game.unit("A-HR1").has_value() == on.reserves);
        CHECK(game.unit("A-6-4Br").has_value() == on.hal);
    }
}

TEST_CASE("1815 16.A the KGL dragoons are 4-3-5 with a shock point, not 3-2-7 with none") {
    for (const bool on : {false, true}) {
        const Shipped game({.dragoons = on});
        CHECK(game.carried(Rule::r_16_a));
        const Counter& counter = game.setting().counter(*game.unit("A-3KGL"));
        CHECK(std::vector<int>{counter.full.attack, counter.full.defence, counter.movement,
                               counter.full.shock} ==
              (on ? std::vector<int>{4, 3, 5, 1} : std::vector<int>{3, 2, 7, 0}));
        CHECK(game.setting().turn_info(game.due("A-3KGL")).label == "5 PM");
    }
}

TEST_CASE("1815 16.B#1 the shipped reserves are due at 11 AM of 18 June") {
    const Shipped game({.reserves = true});
    CHECK(game.carried(Rule::r_16_b_1));
    for (const char* unit : {"A-HR1", "A-HR2", "A-HR3", "A-HR4", "A-7Br", "A-81", "L-Decken"}) {
        CHECK(game.setting().turn_info(game.due(unit)).label == "11 AM");
        CHECK(game.setting().turn_info(game.due(unit)).date == "18 June");
    }
}

TEST_CASE("1815 16.B#1 the reserves may not come before 11 AM of 18 June") {
    Field early;
    early.entry("1", ArmyId::anglo, {"N0101"}).units({"RI waiting 1@35", "AI N0505", "FI N1212"});
    Bench ten(early.at(34, Phase::allied_movement));
    CHECK(ten.refusal("enter RI N0101").rule == "1815 16.B#1");
    Field due;
    due.entry("1", ArmyId::anglo, {"N0101"}).units({"RI waiting 1@35", "AI N0505", "FI N1212"});
    Bench eleven(due.at(35, Phase::allied_movement));
    eleven.act("enter RI N0101");
    CHECK(eleven.rule_of(EventKind::unit_arrived) == "1815 16.B#1");
    CHECK(eleven.campaign().reserves_came == 1);
}

TEST_CASE("1815 16.B#2 with the reserves ten points of exit strength bring the defection") {
    for (const int exited : {9, 10}) {
        Field field;
        field.entry("1", ArmyId::anglo, {"N0101"}).units({"RI waiting 1@35", "NC N0505", "FI N1212"});
        field.setting().campaign.exited = exited;
        Bench bench(field.at(35, Phase::allied_movement));
        bench.act("enter RI N0101");
        CHECK(bench.count(EventKind::defection_checked) == (exited == 10 ? 1 : 0));
        CHECK(bench.hex("NC") == (exited == 10 ? "defected" : "N0505"));
        if (exited == 10) CHECK(bench.line(EventKind::defection_checked, Rule::r_16_b_2)->num == 10);
    }
}

TEST_CASE("1815 16.C the Hal detachment enters at 11 AM of 16 June") {
    const Shipped game({.hal = true});
    CHECK(game.carried(Rule::r_16_c));
    for (const char* unit : {"A-6-4Br", "A-6-4Han", "A-HAWK", "L-Frederick"}) {
        CHECK(game.setting().turn_info(game.due(unit)).label == "11 AM");
        CHECK(game.setting().turn_info(game.due(unit)).date == "16 June");
    }
}
