// Chapters 13 and 14: exits, victory points, and the defection of the Netherlands.
#include "engine/rules/campaign_1815/ruleset.hpp"
#include "tests/rules/campaign_1815/bench.hpp"
#include "tests/support/shipped.hpp"

#include <catch2/catch.hpp>

#include <cstdint>

using namespace hd::c1815;
using namespace hd::c1815::test;

namespace {

constexpr auto exit_end = static_cast<Edge>(8 | 16);

// A column of road hexes from the exit area in the north to the French edge in the south, held by the French;
// N0101 is the end of the exit area, N0102 and N0103 lie in it.
void exit_area(Field& field) {
    field.edge(exit_end, {"N0101"})
        .edge(Edge::exit, {"N0102", "N0103"})
        .edge(Edge::french, {"N0501"})
        .road({"N0101", "N0201", "N0301", "N0401", "N0501"})
        .hold(french_seat, {"N0101", "N0201", "N0301", "N0401", "N0501"});
}

// The last player turn ends, and the game is judged.
Bench& judge(Bench& bench) {
    return bench.act("end-attacks");
}

Field& at_the_end(Field& field) {
    return field.at(5, Phase::allied_combat).last_turn(5).units({"FI:there N1010", "PI:there2 N1313"});
}

// A unit of the Allies that is lost, worth so many points.
void lost(Field& field, int defence) {
    field.unit("AI:gone N1414");
    field.counter("gone").full.defence = defence;
    field.row("gone").steps = 0;
    field.row("gone").place = field.setting().eliminated;
}

int score(const Bench& bench, std::size_t seat) {
    return static_cast<int>(bench.outcome().scores[seat].second);
}

}  // namespace

TEST_CASE("1815 13#1 the game ends with the night of 18 June") {
    Field field;
    Bench bench(at_the_end(field));
    CHECK_FALSE(bench.outcome().complete);
    judge(bench);
    CHECK(bench.line(EventKind::game_won, Rule::r_13_1)->num == 5);
    CHECK(bench.outcome().complete);
    CHECK(bench.decider() == "");
    const auto shipped = hd::support::shipped_setting(ruleset(), "campaign-1815");
    const auto& setting = static_cast<const Setting&>(*shipped);
    CHECK(setting.turn_info(setting.last_turn).night);
    CHECK(setting.turn_info(setting.last_turn).date == "18 June");
}

TEST_CASE("1815 13#2 a point for each point of defence that is lost") {
    // 7 on the full side, 3 on the other.
    const auto points = [](int steps) {
        Field field;
        at_the_end(field).unit("PI N0505");
        field.row("PI").steps = steps;
        if (steps == 0) field.row("PI").place = field.setting().eliminated;
        Bench bench(field);
        judge(bench);
        CHECK(bench.line(EventKind::game_won, Rule::r_13_2)->num == (steps == 2 ? 0 : steps == 1 ? 4 : 7));
        return score(bench, 0);
    };
    CHECK(points(2) == 0);
    CHECK(points(1) == 7 - 3);
    CHECK(points(0) == 7);
}

TEST_CASE("1815 13#2 a reduced unit that is lost gives the rest: 3 after 4") {
    Field field;
    // 16 against 3 is 5:1, where a die of 1 is DRL.
    Bench bench(field.units({"FI N0505", "FI:b N0606", "PI N0506 reduced"}).at(5, Phase::french_combat));
    CHECK(score(bench, 0) == 4);
    bench.attack("N0506", {"FI", "b"}, {1});
    CHECK(bench.count(EventKind::unit_eliminated) == 1);
    CHECK(bench.noted(Label::defence_lost) == 3);
    CHECK(score(bench, 0) == 7);
}

TEST_CASE("1815 13#3 three points for each point of attack strength that leaves by the exit") {
    Field field;
    exit_area(field);
    Bench bench(field.units({"FI N0202", "PI N1212"}));
    bench.acts({"move FI", "step N0102", "exit"});
    CHECK(bench.line(EventKind::unit_exited, Rule::r_13_3)->num == 3 * 8);
    CHECK(bench.campaign().exited == 8);
    CHECK(score(bench, 0) == 24);
}

TEST_CASE("1815 13#4 a bonus of 100 for 25 points of attack strength, not for 24") {
    for (const int exited : {24, 25}) {
        Field field;
        exit_area(field);
        field.setting().campaign.exited = exited;
        field.setting().campaign.defected = 1;
        Bench bench(at_the_end(field));
        judge(bench);
        CHECK(bench.line(EventKind::game_won, Rule::r_13_4) != nullptr);
        CHECK(score(bench, 0) == 3 * exited + (exited == 25 ? 100 : 0));
    }
}

TEST_CASE("1815 13#5 1815 A-38 exits count only with a French road from the exit to the south edge") {
    const auto points = [](bool cut) {
        Field field;
        exit_area(field);
        if (cut) field.hold(allied_seat, {"N0301"});
        field.setting().campaign.exited = 32;
        field.setting().campaign.defected = 1;
        Bench bench(at_the_end(field));
        judge(bench);
        CHECK(bench.line(EventKind::game_won, Rule::r_13_5)->num == (cut ? 0 : 1));
        CHECK((bench.line(EventKind::game_won, Rule::r_a_38) != nullptr) == !cut);
        return score(bench, 0);
    };
    CHECK(points(true) == 0);
    CHECK(points(false) == 3 * 32 + 100);
}

TEST_CASE("1815 13#5 the road must begin at an end of the exit area") {
    Field field;
    field.edge(exit_end, {"N0101"})
        .edge(Edge::exit, {"N0103"})
        .edge(Edge::french, {"N0303"})
        .road({"N0103", "N0203", "N0303"})
        .hold(french_seat, {"N0103", "N0203", "N0303"});
    field.setting().campaign.exited = 32;
    field.setting().campaign.defected = 1;
    Bench bench(at_the_end(field));
    judge(bench);
    CHECK(bench.line(EventKind::game_won, Rule::r_13_5)->num == 0);
    CHECK(score(bench, 0) == 0);
}

TEST_CASE("1815 13#6 leaving costs a point, in a French movement phase, from the exit area") {
    Field field;
    exit_area(field);
    Bench bench(field.units({"FI N0105", "FI:b N0106", "Nap N0102", "PI N1212"}));
    bench.acts({"move FI", "step N0104"});
    CHECK(bench.refusal("exit").rule == "1815 13#6");
    bench.acts({"step N0103", "step N0102"});
    // 3 of 4 points are spent, and the last is enough.
    bench.act("exit");
    CHECK(bench.rule_of(EventKind::unit_exited) == "1815 13#6");
    CHECK(bench.unit("FI").place == static_cast<const Setting&>(*bench.game().setting).exited);
    bench.acts({"move b", "step N0105", "step N0104", "step N0203", "step N0103"});
    // With 4 of 4 points spent the move is over.
    CHECK(bench.count(EventKind::move_ended) == 1);
    CHECK(bench.hex("b") == "N0103");
    bench.act("move Nap");
    CHECK(bench.refusal("exit").rule == "1815 13#6");
}

TEST_CASE("1815 13#7 who has left doesn't come back") {
    Field field;
    exit_area(field);
    Bench bench(field.units({"FI N0102", "FI:b N0505", "PI N1212"}));
    bench.acts({"move FI", "exit"});
    CHECK(bench.refusal("move FI").rule == "1815 13#7");
    CHECK(bench.refusal("enter FI N0102").rule == "1815 13#7");
}

TEST_CASE("1815 13#8 the French win with 230 points more, else the Allies") {
    for (const int defence : {229, 230}) {
        Field field;
        lost(at_the_end(field), defence);
        Bench bench(field);
        judge(bench);
        CHECK(bench.rule_of(EventKind::game_won) == "1815 13#8");
        CHECK(bench.line(EventKind::game_won, Rule::r_13_8)->num == defence);
        CHECK(bench.outcome().level == (defence == 230 ? "french_victory" : "allied_victory"));
        CHECK(bench.outcome().winner == (defence == 230 ? french_seat : allied_seat));
    }
}

TEST_CASE("1815 A-37 the free hex of one that has not moved is no exit") {
    Field field;
    exit_area(field);
    field.units({"FI N0102", "PI N1212"}).counter("FI").movement = 0;
    Bench bench(field);
    bench.act("move FI");
    CHECK(bench.refusal("exit").rule == "1815 A-37");
    CHECK(bench.may("step N0103"));
}

TEST_CASE("1815 A-51 a reduced unit leaves with the strength that it has") {
    Field field;
    exit_area(field);
    Bench bench(field.units({"FI N0102 reduced", "PI N1212"}));
    bench.acts({"move FI", "exit"});
    CHECK(bench.line(EventKind::unit_exited, Rule::r_a_51)->num == 4);
    CHECK(bench.campaign().exited == 4);
}

TEST_CASE("1815 A-52 a unit that left gives the enemy nothing") {
    Field field;
    exit_area(field);
    at_the_end(field).unit("FI N0505");
    field.row("FI").place = field.setting().exited;
    field.setting().campaign.exited = 8;
    Bench bench(field);
    judge(bench);
    CHECK_FALSE(bench.line(EventKind::game_won, Rule::r_a_52)->applied);
    CHECK(bench.line(EventKind::game_won, Rule::r_a_52)->num == -8);
    CHECK(score(bench, 1) == 0);
    CHECK(score(bench, 0) == 24);
}

TEST_CASE("1815 13#2 1815 A-52 a step that was lost before its unit left is scored") {
    Field field;
    exit_area(field);
    at_the_end(field).unit("FI N0505 reduced");
    field.row("FI").place = field.setting().exited;
    field.setting().campaign.exited = 4;
    Bench bench(field);
    judge(bench);
    // The division is 8-8, reduced 4-4: of its defence 8 - 4 was lost, and the 4 that left are nobody's.
    CHECK(score(bench, 1) == 4);
    CHECK(score(bench, 0) == 12);
    CHECK(bench.line(EventKind::game_won, Rule::r_a_52)->num == -4);
}

namespace {

// 24 points have left, and a division of 8 is about to.
Field& about_to_leave(Field& field) {
    exit_area(field);
    field.setting().campaign.exited = 24;
    return field.units({"FI N0102", "FI:b N0103", "AI N1212"});
}

}  // namespace

TEST_CASE("1815 14#1 when 25 points have left the Netherlands are checked, once, on the map and off it") {
    Field field;
    about_to_leave(field).entry("1", ArmyId::anglo, {"N0314"}).units({"NI N0909", "NI:late waiting 1@9"});
    Bench bench(field);
    bench.act("move FI").act("exit", {5, 6});
    CHECK(bench.rule_of(EventKind::defection_checked) == "1815 14#1");
    CHECK(bench.campaign().exited == 24 + 8);
    CHECK(bench.count(EventKind::defection_rolled) == 2);
    bench.acts({"move b", "exit"});
    CHECK(bench.count(EventKind::defection_checked) == 0);
}

TEST_CASE("1815 14#1 with 24 points nobody is checked") {
    Field field;
    exit_area(field);
    field.setting().campaign.exited = 16;
    Bench bench(field.units({"FI N0102", "NI N0909"}));
    bench.acts({"move FI", "exit"});
    CHECK(bench.campaign().exited == 24);
    CHECK(bench.count(EventKind::defection_checked) == 0);
    // The other way round: one point more is enough.
    Field enough;
    exit_area(enough);
    enough.setting().campaign.exited = 17;
    Bench checked(enough.units({"FI N0102", "NI N0909"}));
    checked.act("move FI").act("exit", {6});
    CHECK(checked.carried(Rule::r_14_1));
}

TEST_CASE("1815 14#2 who defects is gone, and counts as eliminated") {
    Field field;
    Bench bench(about_to_leave(field).unit("NI N0909"));
    bench.act("move FI").act("exit", {2});
    CHECK(bench.rule_of(EventKind::unit_defected) == "1815 14#2");
    CHECK(bench.unit("NI").place == static_cast<const Setting&>(*bench.game().setting).defected);
    // 3 for its defence, 3 x 32 for the exits and the bonus.
    CHECK(score(bench, 0) == 3 + 96 + 100);
}

TEST_CASE("1815 14#3 cavalry and disrupted units defect without a die") {
    Field field;
    Bench bench(about_to_leave(field).units({"NC N0909", "NI N0707 disrupted"}));
    bench.acts({"move FI", "exit"});
    CHECK(bench.rule_of(EventKind::unit_defected) == "1815 14#3");
    CHECK(bench.count(EventKind::unit_defected) == 2);
    CHECK(bench.count(EventKind::defection_rolled) == 0);
}

TEST_CASE("1815 14#4 1 and 2 defect, 3 and 4 lose a step, 5 and 6 stay") {
    for (int die = 1; die <= 6; ++die) {
        Field field;
        Bench bench(about_to_leave(field).unit("NI N0909"));
        bench.act("move FI").act("exit", {die});
        INFO(die);
        CHECK(bench.rule_of(EventKind::defection_rolled) == "1815 14#4");
        CHECK(bench.count(EventKind::unit_defected) == (die <= 2 ? 1 : 0));
        CHECK(bench.unit("NI").steps == (die <= 2 ? 0 : die <= 4 ? 1 : 2));
    }
    Field reduced;
    Bench bench(about_to_leave(reduced).unit("NI N0909 reduced"));
    bench.act("move FI").act("exit", {3});
    CHECK(bench.count(EventKind::unit_eliminated) == 1);
}

TEST_CASE("1815 A-36 a Netherlands unit never recovers by a die") {
    Field field;
    Bench bench(field.units({"NI N0505 disrupted", "Ora N0505", "FI N1212"}).at(5, Phase::allied_rally));
    bench.act("rally N0505", {1});
    // 1 and 3 more is 4, and 1 to 3 recover.
    CHECK(bench.line(EventKind::recovery_rolled, Rule::r_a_36)->num == 4);
    CHECK(bench.unit("NI").disrupted == 1);
}

TEST_CASE("1815 A-39 when reserves come after 12 points have left, the Netherlands are checked at once") {
    Field field;
    exit_area(field);
    field.setting().campaign.exited = 12;
    Bench bench(field.entry("1", ArmyId::anglo, {"N0714"})
                    .units({"RI waiting 1@35", "NI N0909", "FI N1212"})
                    .at(35, Phase::allied_movement));
    bench.act("enter RI N0714", {6});
    CHECK(bench.line(EventKind::defection_checked, Rule::r_a_39)->num == 12);
    CHECK(bench.count(EventKind::defection_rolled) == 1);
    // The bonus counts as well: 3 x 12 and 100.
    CHECK(score(bench, 0) == 36 + 100);
}
