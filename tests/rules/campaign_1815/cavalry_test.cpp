// 7.E.1: cavalry is blown, and what that means.
#include "engine/rules/campaign_1815/strength.hpp"
#include "tests/rules/campaign_1815/bench.hpp"

#include <catch2/catch.hpp>

using namespace hd::c1815;
using namespace hd::c1815::test;

namespace {

bool blown(const Bench& bench, std::string_view piece) {
    return is_blown(bench.game().state, bench.unit(piece));
}

}  // namespace

TEST_CASE("1815 7.E.1#1 cavalry is halved across a brook, into a village or woods, and once") {
    const auto attack_of = [](Field& field) {
        Bench bench(field.units({"FC1 N0505", "AI N0506"}));
        bench.fight().attack("N0506", {"FC1"}, {3});
        return bench.attack_total();
    };
    Field plain;
    CHECK(attack_of(plain) == 4 * point);
    Field brook;
    CHECK(attack_of(brook.side(Side::brook, "N0505", "N0506")) == 2 * point);
    Field woods;
    CHECK(attack_of(woods.terrain(Terrain::woods, {"N0506"})) == 2 * point);
    Field both;
    CHECK(attack_of(both.terrain(Terrain::village, {"N0506"}).side(Side::brook, "N0505", "N0506")) ==
          2 * point);
}

TEST_CASE("1815 7.E.1#3 cavalry that attacks is blown at any odds") {
    Field field;
    // 4 against 11 is 1:3.
    Bench bench(field.units({"FC1 N0505", "AI:x N0506", "AI:y N0506", "AA N0506"}));
    bench.fight().attack("N0506", {"FC1"}, {2});
    CHECK(bench.column() == "1:3");
    CHECK(bench.rule_of(EventKind::unit_blown) == "1815 7.E.1#3");
    CHECK(blown(bench, "FC1"));
}

TEST_CASE("1815 7.E.1#4 cavalry attacked at 1:2 or better is blown, at 1:3 it is not") {
    Field field;
    // 8 against 3 + 4 + 3 is 1:2.
    Bench bench(field.units({"FI N0505", "AC N0506", "AI N0506", "AA N0506"}));
    bench.fight().attack("N0506", {"FI"}).act("stand AC", {2});
    CHECK(bench.column() == "1:2");
    CHECK(bench.rule_of(EventKind::unit_blown) == "1815 7.E.1#4");
    CHECK(blown(bench, "AC"));
    Field weak;
    // 4 against 10 is 1:3.
    Bench third(weak.units({"FI N0505 reduced", "AC N0506", "AI N0506", "AA N0506"}));
    third.fight().attack("N0506", {"FI"}).act("stand AC", {2});
    CHECK(third.column() == "1:3");
    CHECK(third.count(EventKind::unit_blown) == 0);
    CHECK_FALSE(blown(third, "AC"));
}

TEST_CASE("1815 A-21 the column that counts is the last one; below 1:5 is below 1:2") {
    Field field;
    // 4 against 3 + 3 + 4 is 1:3; without one of the cavalry it is 4 against 7, 1:2.
    Bench bench(field.units({"FI N0505 reduced", "AC:x N0506", "AC:y N0506", "AA N0506"}));
    bench.fight().attack("N0506", {"FI"}).act("refuse x N0507").act("stand y", {2});
    CHECK(bench.column() == "1:2");
    CHECK(bench.line(EventKind::unit_blown, Rule::r_a_21)->num ==
          bench.line(EventKind::combat_resolved, Label::odds)->num);
    CHECK(blown(bench, "y"));
    CHECK_FALSE(blown(bench, "x"));
    Field hopeless;
    // 1 against 3 + 4.
    Bench forced(hopeless.units({"GE N0505", "AC N0506", "AI N0506"}));
    forced.fight().attack("N0506", {"GE"});
    CHECK(forced.result() == "ARL");
    CHECK_FALSE(blown(forced, "AC"));
}

TEST_CASE("1815 7.E.1#5 1815 A-19 it stays blown for this player turn and the two that follow") {
    Field field;
    Bench bench(field.units({"FC1 N0505", "PI N0506 reduced"}));
    // 4 against 3 is 1:1; 3 - 1 for shock is row 2, DR.
    bench.fight().attack("N0506", {"FC1"}, {3});
    CHECK(bench.line(EventKind::unit_blown, Rule::r_7_e_1_5)->num ==
          bench.line(EventKind::unit_blown, Rule::r_a_19)->num + 2);
    bench.act("fall-back PI N0507").act("hold");
    CHECK(blown(bench, "FC1"));
    bench.pass_to(Phase::allied_movement);
    CHECK(blown(bench, "FC1"));
    bench.pass_to(Phase::french_movement);
    CHECK(blown(bench, "FC1"));
    bench.pass_to(Phase::allied_movement);
    CHECK(bench.turn() == 6);
    CHECK_FALSE(blown(bench, "FC1"));
}

TEST_CASE("1815 A-19 blown anew, it is counted anew") {
    Field field;
    // Blown through the French player turn of turn 6, number 12, and attacked in the Allied one of turn 5.
    field.units({"FC1 N0506", "PI:x N0505", "PI:y N0605"}).at(5, Phase::allied_movement);
    field.row("FC1").blown_through = 12;
    Bench bench(field);
    // 14 against 3 is 4:1; row 5 is DR.
    bench.fight().attack("N0506", {"x", "y"}).act("stand FC1", {5});
    CHECK(bench.line(EventKind::unit_blown, Rule::r_a_19)->num == 11);
    CHECK(bench.unit("FC1").blown_through == 11 + 2);
}

TEST_CASE("1815 7.E.1#6 blown cavalry may not enter an enemy zone") {
    Field field;
    Bench bench(field.units({"FC1 N0504 blown", "PI N0506"}));
    bench.act("move FC1");
    CHECK(bench.refusal("step N0505").rule == "1815 7.E.1#6");
    CHECK_FALSE(bench.refusal("step N0404"));
}

TEST_CASE("1815 7.E.1#7 blown cavalry that begins in an enemy zone must leave it") {
    Field field;
    Bench bench(field.units({"FC1 N0505 blown", "PI N0506"}));
    CHECK(bench.refusal("end-movement").rule == "1815 7.E.1#7");
    bench.march("FC1", {"N0504"});
    CHECK_FALSE(bench.refusal("end-movement"));
}

TEST_CASE("1815 7.E.1#8 blown cavalry does not attack: with an enemy in its zone it goes back disrupted") {
    Field field;
    Bench bench(
        field.units({"FC1 N0505 blown", "FI:a N0406", "FI:b N0605", "PI N0506"}).at(5, Phase::french_combat));
    CHECK(bench.refusal("end-attacks").rule == "1815 7.E.1#8");
    bench.act("target N0506");
    CHECK(bench.refusal("join FC1").rule == "1815 7.E.1#8");
    bench.act("join a", {5});
    // The attack comes to an end first: 16 against 7 is 2:1; row 5 is AR.
    bench.act("fall-back a N0306").act("fall-back b N0705");
    CHECK(bench.refusal("retire FC1 N0405").rule == "1815 7.B.3#2");
    bench.act("retire FC1 N0504");
    CHECK(bench.rule_of(EventKind::blown_withdrew) == "1815 7.E.1#8");
    CHECK(bench.hex("FC1") == "N0504");
    CHECK(bench.unit("FC1").disrupted == 1);
}

TEST_CASE("1815 7.E.1#9 blown cavalry has half its allowance") {
    Field field;
    Bench bench(field.units({"H4 N0505 blown", "FI N1212"}).at(5, Phase::allied_movement));
    bench.act("move H4");
    // Half of 7 is 3 1/2.
    CHECK(bench.line(EventKind::move_began, Rule::r_7_e_1_9) != nullptr);
    CHECK(bench.working(EventKind::move_began).back().num == 14);
    bench.acts({"step N0504", "step N0503", "step N0502"});
    // Half a point is left, and no hex here costs so little.
    CHECK(bench.count(EventKind::move_ended) == 1);
    CHECK(bench.hex("H4") == "N0502");
}

TEST_CASE("1815 7.E.1#10 blown cavalry has no shock") {
    Field field;
    Bench bench(field.units({"PI N0505", "FC2 N0506 blown"}).at(5, Phase::allied_movement));
    bench.fight().attack("N0506", {"PI"}).act("stand FC2", {3});
    CHECK(bench.line(EventKind::combat_resolved, Label::no_shock_blown)->rule == number(Rule::r_7_e_1_10));
    CHECK(bench.line(EventKind::combat_resolved, Label::defender_shock)->num == 0);
    CHECK(bench.modified() == 3);
}

TEST_CASE("1815 7.E.1#11 blown cavalry defends at half against cavalry and horse artillery alone") {
    Field field;
    Bench mounted(field.units({"PC N0505", "FC1 N0506 blown"}).at(5, Phase::allied_movement));
    mounted.fight().attack("N0506", {"PC"}, {3});
    CHECK(mounted.line(EventKind::combat_resolved, Rule::r_7_e_1_11) != nullptr);
    CHECK(mounted.defence_total() == 3 * point / 2);
    Field mixed;
    Bench both(mixed.units({"PC N0505", "PI N0605", "FC1 N0506 blown"}).at(5, Phase::allied_movement));
    both.fight().attack("N0506", {"PC", "PI"}).act("stand FC1", {3});
    CHECK(both.defence_total() == 3 * point);
}
