// The chapter Demoralisation and Disintegration.
#include "tests/rules/victory_at_waterloo/bench.hpp"

#include <catch2/catch.hpp>

using namespace hd::vaw;
using namespace hd::vaw::test;

namespace {

// The state of the British at the start of turn 3 with both markers on a box.
const Army& british_at(std::int32_t box, Bench& bench) {
    REQUIRE(bench.army(ArmyId::british).game_losses == box);
    return bench.army(ArmyId::british);
}

}  // namespace

TEST_CASE("VAW-MOR-1 losses of a turn count for morale in the next turn only") {
    Field field;
    // 3 + 14 = 17: an objective of 14, lost in the Coalition's half of turn 3.
    field.units({"Bi2 S5", "Fi1 B2"}).coalition_objective("S4", 14).at(3, Phase::coalition_movement);
    Bench bench(field);
    bench.acts({"move Bi2", "step S4", "stop"});
    CHECK(bench.army(ArmyId::french).turn_losses == 17);
    CHECK(bench.army(ArmyId::french).game_losses == 3);
    CHECK(bench.army(ArmyId::french).demoralised == 0);
    bench.pass();
    REQUIRE(bench.turn() == 4);
    CHECK(bench.rule_of(EventKind::game_losses_updated) == "VAW-MOR-1");
    CHECK(bench.army(ArmyId::french).game_losses == 17);
    CHECK(bench.army(ArmyId::french).demoralised == 1);
}

TEST_CASE("VAW-MOR-2 the British are demoralised from box 12 on") {
    for (const std::int32_t box : {11, 12}) {
        Field field;
        Bench bench(field.units({"Fi1 B2", "Bi1 T9"}).losses(ArmyId::british, box).turn(3));
        CHECK(british_at(box, bench).demoralised == (box >= 12 ? 1 : 0));
        CHECK(british_at(box, bench).disintegrated == 0);
        CHECK(bench.rule_of(EventKind::status_set) == (box >= 12 ? "VAW-MOR-2" : ""));
    }
}

TEST_CASE("VAW-MOR-2 a demoralised army doesn't advance after a successful attack") {
    for (const std::int32_t box : {11, 12}) {
        Field field;
        field.units({"Bi8 N7", "Fi1 N6", "Fi1:far B2"}).losses(ArmyId::british, box);
        field.at(3, Phase::coalition_movement).army(ArmyId::british).demoralised = box >= 12 ? 1 : 0;
        Bench bench(field);
        // +6 and a die of 4 make 10: destroyed; an advance is offered only below box 12.
        bench.pass_and_attack("Fi1", 4);
        CHECK(bench.hex("Fi1") == "destroyed");
        CHECK(bench.after("advance").size() == (box < 12 ? 1U : 0U));
        CHECK(bench.hex("Bi8") == "N7");
    }
}

TEST_CASE("VAW-MOR-3 disintegrated British may not move next to French units") {
    Field field;
    Bench bench(field.units({"Bi2 N8", "Fi1 N5"}).losses(ArmyId::british, 16).turn(3));
    CHECK(bench.rule_of(EventKind::status_set) == "VAW-MOR-3");
    CHECK(bench.army(ArmyId::british).disintegrated == 1);
    bench.pass().acts({"move Bi2", "step N7"});
    const No no = bench.refusal("step N6");
    CHECK(no.rule == "VAW-MOR-3");
    CHECK(no.reason == "next_to_enemy");
}

TEST_CASE("VAW-MOR-3 one box left of it they may") {
    Field field;
    Bench bench(field.units({"Bi2 N7", "Fi1 N5"}).losses(ArmyId::british, 15).turn(3));
    bench.pass().acts({"move Bi2", "step N6"});
    CHECK(bench.rule_of(EventKind::move_ended) == "VAW-MOVE-5");
}

TEST_CASE("VAW-MOR-3 Prussians may go next to the French whatever the British are") {
    Field field;
    Bench bench(field.units({"Pi2 N7", "Fi1 N5"}).losses(ArmyId::british, 16).turn(5));
    bench.pass().acts({"move Pi2", "step N6"});
    CHECK(bench.hex("Pi2") == "N6");
}

TEST_CASE("VAW-MOR-4 disintegrated British in contact stay and still have to attack") {
    Field field;
    field.units({"Bc2:a N6", "Fi1:x N5", "Bi2:b T9", "Fi1:y N1"}).losses(ArmyId::british, 16);
    field.army(ArmyId::british).demoralised = 1;
    field.army(ArmyId::british).disintegrated = 1;
    Bench bench(field.at(3, Phase::coalition_movement));
    CHECK(bench.refusal("move a").rule == "VAW-MOR-4");
    // 2 - 1 is +1; a die of 2 makes 3: attacker retreats. The attack is made, as there is no choice.
    bench.pass_and_attack("x", 2);
    CHECK(bench.unit("a").attacked == 3);
}

TEST_CASE("VAW-A-83 disintegrated cavalry stays in contact that the cavalry option lets others leave") {
    // Two cavalry units next to infantry alone, one British and one Prussian: only the British have a box of
    // disintegration.
    Field field;
    field.units({"Bc2 N6", "Fi1:x N5", "Pc2 T6", "Fi1:y T5"}).losses(ArmyId::british, 16);
    field.army(ArmyId::british).demoralised = 1;
    field.army(ArmyId::british).disintegrated = 1;
    Bench bench(field.option(&Options::cavalry).at(3, Phase::coalition_movement));
    CHECK(bench.refusal("move Bc2").rule == "VAW-A-83");
    CHECK(bench.after("move") == std::vector<std::string>{"Pc2"});
    // It has to attack: 2 - 1 is +1, a die of 5 makes 6 and drives x back.
    bench.act("end-movement");
    CHECK(bench.refusal("end-attacks").rule == "VAW-ATK-1");
    bench.act("target x", {5});
    CHECK(bench.unit("Bc2").attacked == 3);
}

TEST_CASE("VAW-A-83 next to enemy cavalry too they stay as all disintegrated units do") {
    Field field;
    field.units({"Bc2 N6", "Fi1 N5", "Fc1 M5"}).losses(ArmyId::british, 16);
    field.army(ArmyId::british).demoralised = 1;
    field.army(ArmyId::british).disintegrated = 1;
    Bench bench(field.option(&Options::cavalry).at(3, Phase::coalition_movement));
    CHECK(bench.refusal("move Bc2").rule == "VAW-MOR-4");
}

TEST_CASE("VAW-MOR-5 the British marker doesn't go left once it has reached disintegration") {
    Field field;
    field.units({"Bi2 S5", "Fi1 B2"}).french_objective("S4", 2).losses(ArmyId::british, 16);
    field.army(ArmyId::british).locked = 1;
    field.at(3, Phase::coalition_movement).setting().objectives[0].holder = french_seat;
    Bench bench(field);
    bench.acts({"move Bi2", "step S4"});
    CHECK(bench.army(ArmyId::british).turn_losses == 16);
    CHECK(bench.rule_of(EventKind::loss_marker_moved) == "VAW-MOR-5");
    // VAW-A-72: the place changes hands all the same.
    CHECK(bench.carried(Rule::a_72));
    CHECK(bench.holder("S4") == "coalition");
}

TEST_CASE("VAW-A-18 the lock is set as soon as the Turn marker reaches the box, within the turn") {
    Field field;
    // 13 and the 3 of the objective make 16.
    Bench bench(field.units({"Fi2 S3", "Bi1 T9"}).french_objective("S4", 3).losses(ArmyId::british, 13));
    bench.acts({"move Fi2", "step S4"});
    CHECK(bench.army(ArmyId::british).turn_losses == 16);
    CHECK(bench.army(ArmyId::british).locked == 1);
    CHECK(bench.army(ArmyId::british).disintegrated == 0);
    CHECK(bench.carried(Rule::a_18));
}

TEST_CASE("VAW-A-72 a later French capture of that place moves the marker right again") {
    Field field;
    field.units({"Fi2 S3", "Bi1 T9"}).french_objective("S4", 2).losses(ArmyId::british, 16);
    field.army(ArmyId::british).locked = 1;
    Bench bench(field);
    bench.acts({"move Fi2", "step S4"});
    CHECK(bench.army(ArmyId::british).turn_losses == 18);
}

TEST_CASE("VAW-MOR-6 French and Prussians are demoralised by their own boxes") {
    Field field;
    field.units({"Fi1 B2", "Bi1 T9"}).losses(ArmyId::french, 17).losses(ArmyId::prussian, 7);
    Bench bench(field.turn(4));
    CHECK(bench.army(ArmyId::french).demoralised == 1);
    CHECK(bench.army(ArmyId::prussian).demoralised == 1);
    CHECK(bench.count(EventKind::status_set) == 2);
    CHECK(bench.rule_of(EventKind::status_set) == "VAW-MOR-6");
}

TEST_CASE("VAW-MOR-6 a demoralised French army doesn't advance after a successful attack") {
    Field field;
    field.units({"Fi8 N5", "Bi1 N6", "Bi1:far B9"}).losses(ArmyId::french, 17).turn(4);
    Bench bench(field);
    bench.pass_and_attack("Bi1", 4);
    CHECK(bench.hex("Bi1") == "destroyed");
    CHECK(bench.after("advance").empty());
    CHECK(bench.hex("Fi8") == "N5");
}

TEST_CASE("VAW-A-20 French and Prussians never disintegrate") {
    Field field;
    field.units({"Fi1 B2", "Bi1 T9"}).losses(ArmyId::french, 24).losses(ArmyId::prussian, 20);
    Bench bench(field.turn(4));
    CHECK(bench.carried(Rule::a_20));
    CHECK(bench.army(ArmyId::french).disintegrated == 0);
    CHECK(bench.army(ArmyId::prussian).disintegrated == 0);
}
