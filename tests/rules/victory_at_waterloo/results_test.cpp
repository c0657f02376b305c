// The chapter How to Apply the Attack Results and its notes: removals, exchange, retreats, pushes, advances.
#include "tests/rules/victory_at_waterloo/bench.hpp"

#include <catch2/catch.hpp>

#include <algorithm>

using namespace hd::vaw;
using namespace hd::vaw::test;

namespace {

using Texts = std::vector<std::string>;

}  // namespace

TEST_CASE("VAW-RES-1 attacker destroyed removes all attackers") {
    // 1 + 1 - 4 = -2 and woods: -3. Die 1: -2.
    Field field;
    field.units({"Fi1:a P3", "Fi1:b O3", "BG4 P4"}).woods("P4").at(1, Phase::french_attacks);
    Bench bench(field);
    bench.acts({"target BG4", "join a"}).act("join b", {1});
    CHECK(bench.noted(Label::final_score) == -2);
    CHECK(bench.count(EventKind::unit_destroyed) == 2);
    CHECK(bench.rule_of(EventKind::unit_destroyed) == "VAW-RES-1");
    CHECK(bench.hex("a") == "destroyed");
    CHECK(bench.hex("b") == "destroyed");
    // 3 at the start and two units of strength 1.
    CHECK(bench.army(ArmyId::french).turn_losses == 5);
}

TEST_CASE("VAW-RES-2 attacker retreats sends every attacker back one hex") {
    // The last British attack of turn 1: K3 and K4 against L4. 2 + 1 - 2 = +1; die 2: 3.
    Field field;
    field.units({"Bc2 K3", "Bi1 K4", "Fi2 L4"}).at(1, Phase::coalition_attacks);
    Bench bench(field);
    bench.acts({"target Fi2", "join Bc2"}).act("join Bi1", {2});
    CHECK(bench.decider() == "coalition");
    bench.acts({"fall-back Bc2 J4", "fall-back Bi1 K5"});
    CHECK(bench.hex("Bc2") == "J4");
    CHECK(bench.hex("Bi1") == "K5");
    CHECK(bench.unit("Bi1").attacked == 1);
}

TEST_CASE("VAW-RES-3 defender retreats sends every defender back one hex") {
    // M5 and L5 against the artillery on M4: 2 + 1 - 3 = 0; die 5. M3 and N4 are not next to an enemy.
    Field field;
    field.units({"Bi2 M5", "Bc1 L5", "Fa3 M4"}).at(1, Phase::coalition_attacks);
    Bench bench(field);
    bench.acts({"target Fa3", "join Bi2"}).act("join Bc1", {5});
    CHECK(bench.decider() == "french");
    CHECK(bench.options() == Texts{"fall-back Fa3 N4", "fall-back Fa3 M3"});
    bench.act("fall-back Fa3 M3");
    CHECK(bench.rule_of(EventKind::unit_retreated) == "VAW-RES-3");
    bench.act("advance Bc1 M4");
    CHECK(bench.hex("Bc1") == "M4");
}

TEST_CASE("VAW-RES-4 defender destroyed removes all defenders") {
    // 4 + 4 - (1 + 2) = +5; die 5: 10. Q3 and P5 both touch P4 and Q4.
    Field field;
    field.units({"FG4:a Q3", "FG4:b P5", "Bi1 P4", "Bi2 Q4"}).at(1, Phase::french_attacks);
    Bench bench(field);
    bench.acts({"target Bi1", "target Bi2", "join a"}).act("join b", {5});
    CHECK(bench.noted(Label::final_score) == 10);
    CHECK(bench.count(EventKind::unit_destroyed) == 2);
    CHECK(bench.rule_of(EventKind::unit_destroyed) == "VAW-RES-4");
    CHECK(bench.army(ArmyId::british).turn_losses == 3);
}

TEST_CASE("VAW-RES-5 a unit that can only go next to the enemy is destroyed") {
    // N5 with British on O5, N6 and M4: every hex around is held by or next to one of them.
    Field field;
    field.units({"Bi3 O5", "Ba1 N6", "Bc1 M4", "Fi2 N5"}).at(1, Phase::coalition_attacks);
    Bench bench(field);
    // 3 + 1 + 1 - 2 = +3, die 3: 6.
    bench.acts({"target Fi2", "join Bi3", "join Ba1"}).act("join Bc1", {3});
    CHECK(bench.hex("Fi2") == "destroyed");
    CHECK(bench.rule_of(EventKind::unit_destroyed) == "VAW-RES-5");
    CHECK(bench.army(ArmyId::french).turn_losses == 3 + 2);
}

TEST_CASE("VAW-RES-6 an exchange removes the defenders and attackers worth as much") {
    SECTION("the attacker has less than the defenders: he loses all") {
        Field field;
        field.units({"Fi2 N6", "Ba1 M6", "Bi2 N7"}).ridge("M6").at(1, Phase::french_attacks);
        Bench bench(field);
        bench.act("target Ba1").act("join Fi2", {1}).act("exchange");
        CHECK(bench.count(EventKind::unit_destroyed) == 3);
        CHECK(bench.army(ArmyId::french).turn_losses == 3 + 2);
        CHECK(bench.army(ArmyId::british).turn_losses == 3);
    }
    SECTION("2 and 3 against 1: the owner picks either, and may stop once 1 is paid") {
        Field field;
        field.units({"Fi2 L5", "Fa3 M5", "Bi1 L6"}).town("L6").at(1, Phase::french_attacks);
        Bench bench(field);
        bench.acts({"target Bi1", "join Fi2"}).act("join Fa3", {1}).act("exchange");
        CHECK(bench.options() == Texts{"lose Fi2", "lose Fa3"});
        CHECK(bench.refusal("enough").rule == "VAW-RES-6");
        bench.act("lose Fi2");
        CHECK(bench.options() == Texts{"lose Fa3", "enough"});
        bench.act("enough");
        CHECK(bench.army(ArmyId::french).turn_losses == 3 + 2);
        // The artillery may move into Papelotte.
        CHECK(bench.options() == Texts{"advance Fa3 L6", "hold"});
    }
}

TEST_CASE("VAW-RES-7 a hex left empty may be entered by one victor, attacker or defender") {
    Field field;
    field.units({"Fi2 N6", "Ba1 M6", "Bi2 N7"}).ridge("M6").at(1, Phase::french_attacks);
    Bench bench(field);
    bench.act("target Ba1").act("join Fi2", {1}).act("retreat");
    // M5 is next to M6, O6 next to N7.
    CHECK(bench.options() == Texts{"fall-back Fi2 O5", "fall-back Fi2 N5"});
    bench.act("fall-back Fi2 N5");
    CHECK(bench.decider() == "coalition");
    bench.act("advance Ba1 N6");
    CHECK(bench.hex("Ba1") == "N6");
    CHECK(bench.rule_of(EventKind::advanced) == "VAW-RES-7");
}

TEST_CASE("VAW-ANOTE-4 a unit is attacked once a turn") {
    Field field;
    // P3 attacks P4 and is thrown back; O3, which touches P4 too, may not attack it again.
    field.units({"Fi1 P3", "Fi1:other O3", "Bi1 P4", "Bi1:east O4"}).at(1, Phase::french_attacks);
    Bench bench(field);
    bench.act("target Bi1").act("join Fi1", {2});
    while (bench.refusal("target east")) bench.act(bench.options().front());
    CHECK(bench.refusal("target Bi1").rule == "VAW-ANOTE-4");
}

TEST_CASE("VAW-ANOTE-9 strength 1 infantry in a chateau may ignore a retreat") {
    // 4 + 3 - 1 = +6, chateau -2 = +4; die 3: 7.
    Field field;
    field.units({"FG4 P5", "Fi3 O5", "Bi1 P6"}).chateau("P6").at(1, Phase::french_attacks);
    Bench bench(field);
    bench.acts({"target Bi1", "join FG4"}).act("join Fi3", {3});
    CHECK(bench.decider() == "coalition");
    bench.act("stay Bi1");
    CHECK(bench.hex("Bi1") == "P6");
    CHECK(bench.rule_of(EventKind::chateau_held) == "VAW-ANOTE-9");
}

TEST_CASE("VAW-ANOTE-18 of the hexes to retreat to the cheapest are taken, ties are the owner's choice") {
    // The infantry on L5 goes back: L4 or K4 cost 1 each; woods in K4 take that one away.
    const auto hexes = [](bool woods) {
        Field field;
        field.units({"Fi2 L5", "Bi2 L6"}).at(1, Phase::french_attacks);
        if (woods) field.woods("K4");
        Bench bench(field);
        bench.act("target Bi2", {2});
        return bench.after("fall-back");
    };
    CHECK(hexes(false) == Texts{"Fi2 K4", "Fi2 L4", "Fi2 M4"});
    Field field;
    field.units({"Fi2 L5", "Bi2 L6"}).woods("K4").at(1, Phase::french_attacks);
    Bench bench(field);
    bench.act("target Bi2", {2});
    CHECK(bench.after("fall-back") == Texts{"Fi2 L4", "Fi2 M4"});
    No no = bench.refusal("fall-back Fi2 K4");
    CHECK(no.rule == "VAW-ANOTE-18");
    // The cheaper hexes are named.
    std::sort(no.places.begin(), no.places.end());
    CHECK(no.places == Texts{"L4", "M4"});
    CHECK(bench.refusal("fall-back Bi2 L7").reason == "not_in_attack");
    CHECK(bench.refusal("fall-back Fi2 K5").rule == "VAW-RES-5");
}

TEST_CASE("VAW-ANOTE-19 a unit driven over the edge of the map is destroyed") {
    // P1 on the south edge; P2, O1 and Q1 hold its only neighbours.
    Field field;
    field.units({"BG4 P2", "Bi1 O1", "Fi2 P1"}).at(1, Phase::coalition_attacks);
    Bench bench(field);
    bench.acts({"target Fi2", "join BG4"}).act("join Bi1", {3});
    CHECK(bench.hex("Fi2") == "destroyed");
    CHECK(bench.rule_of(EventKind::unit_destroyed) == "VAW-ANOTE-19");
}

TEST_CASE("VAW-ANOTE-20 a friend in the only hex is pushed back") {
    // Turn 2 of the example: the cavalry on M4 can go to M5 alone, where infantry stands; L5 is next to
    // L4, so that one has L6, M6 or N6.
    Field field;
    field.units({"Fi2 L4", "Fa3 M3", "FG4 N4", "Bc1 M4", "Bi2 M5", "Bi1 N5"}).at(1, Phase::french_attacks);
    Bench bench(field);
    // 2 + 3 - 1 = +4, die 1: 5. The Guard is kept for N5.
    bench.acts({"target Bc1", "join Fi2"}).act("join Fa3", {1});
    CHECK(bench.event(EventKind::push_ordered) != nullptr);
    CHECK(bench.decider() == "coalition");
    CHECK(bench.options() == Texts{"push N6", "push M6", "push L6"});
    CHECK(bench.refusal("push L5").rule == "VAW-ANOTE-22");
    bench.act("push L6");
    CHECK(bench.hex("Bi2") == "L6");
    CHECK(bench.hex("Bc1") == "M5");
    CHECK(bench.rule_of(EventKind::unit_pushed_back) == "VAW-ANOTE-20");
    bench.act("advance Fi2 M4");
    CHECK(bench.hex("Fi2") == "M4");
}

TEST_CASE(
    "VAW-ANOTE-22 if the friend can't be pushed the unit that retreats is destroyed, the friend stays") {
    // P5 attacks P4. O4 and Q4 are next to P5, O3 next to N3, Q3 next to R3: P3 alone is left, and a friend
    // is there. His own ways out are O2 (next to N3), Q2 (next to R3), P2 (next to P1), O3 and Q3.
    Field field;
    field.units({"BG4 P5", "Bi1:n N3", "Bi1:r R3", "Bi1:p P1", "Fi1 P4", "Fi2:friend P3"})
        .at(1, Phase::coalition_attacks);
    Bench bench(field);
    bench.act("target Fi1", {3});  // 4 - 1 = +3, die 3: 6
    CHECK(bench.hex("Fi1") == "destroyed");
    CHECK(bench.rule_of(EventKind::unit_destroyed) == "VAW-ANOTE-22");
    CHECK(bench.hex("friend") == "P3");

    // Without the unit on P1 the friend can go to P2, and has to.
    Field open;
    open.units({"BG4 P5", "Bi1:n N3", "Bi1:r R3", "Fi1 P4", "Fi2:friend P3"}).at(1, Phase::coalition_attacks);
    Bench pushed(open);
    pushed.act("target Fi1", {3});
    CHECK(pushed.hex("Fi1") == "P3");
    CHECK(pushed.hex("friend") == "P2");
}

TEST_CASE("VAW-ANOTE-21 no push while an empty hex is open") {
    Field field;
    field.units({"FG4 N4", "Bi2 N5", "Ba1 N6"}).at(1, Phase::french_attacks);
    Bench bench(field);
    bench.act("target Bi2", {4});
    // 4 - 2 = +2, die 4: 6. Free and out of reach of N4 are M5, O5; N6 is held.
    CHECK(bench.after("fall-back") == Texts{"Bi2 M5", "Bi2 O5"});
    No no = bench.refusal("fall-back Bi2 N6");
    CHECK(no.rule == "VAW-ANOTE-21");
    std::sort(no.places.begin(), no.places.end());
    CHECK(no.places == Texts{"M5", "O5"});
}

TEST_CASE("VAW-MOR-2 demoralised British don't advance after a successful attack") {
    Field field;
    field.units({"BG4 P5", "Fi2 P4"}).losses(ArmyId::british, 12).at(1, Phase::coalition_attacks);
    field.army(ArmyId::british).demoralised = 1;
    Bench bench(field);
    bench.act("target Fi2", {5});
    while (bench.count(EventKind::combat_ended) == 0) bench.act(bench.options().front());
    CHECK(bench.hex("BG4") == "P5");
    CHECK(bench.rule_of(EventKind::combat_ended) == "VAW-MOR-2");
}
