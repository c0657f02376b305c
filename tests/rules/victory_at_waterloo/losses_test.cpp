// The chapters How to Use the Loss Tracks and La Haye Sainte.
#include "tests/rules/victory_at_waterloo/bench.hpp"

#include <catch2/catch.hpp>

#include <algorithm>

using namespace hd::vaw;
using namespace hd::vaw::test;

namespace {

// A French unit walks into an objective, worth so much to the French; what the British marker stands at then.
std::int32_t british_after_french_take(std::int32_t value) {
    Field field;
    Bench bench(field.units({"Fi2 S3", "Bi1 T9"}).french_objective("S4", value));
    bench.acts({"move Fi2", "step S4"});
    CHECK(bench.count(EventKind::objective_captured) == 1);
    CHECK(bench.army(ArmyId::french).turn_losses == 3);
    return bench.army(ArmyId::british).turn_losses;
}

std::int32_t french_after_coalition_take(const std::string& code, std::int32_t value) {
    Field field;
    field.unit(code + ":u S5").unit("Fi1 B2").coalition_objective("S4", value);
    Bench bench(field.at(4, Phase::coalition_movement));
    bench.acts({"move u", "step S4"});
    CHECK(bench.event(EventKind::objective_captured) != nullptr);
    return bench.army(ArmyId::french).turn_losses;
}

}  // namespace

TEST_CASE("VAW-LOSS-1 the Turn Losses markers start at 3, 0 and 0") {
    Field field;
    Bench bench(field.units({"Fi2 S3", "Bi1 T9"}));
    CHECK(bench.army(ArmyId::french).turn_losses == 3);
    CHECK(bench.army(ArmyId::british).turn_losses == 0);
    CHECK(bench.army(ArmyId::prussian).turn_losses == 0);
    CHECK(bench.carried(Rule::loss_1));
}

TEST_CASE("VAW-LOSS-2 a destroyed unit moves its army's Turn marker by its strength, not the Game marker") {
    Field field;
    // 1 against 6 is -5, and a die of 1 makes -4: attacker destroyed.
    Bench bench(field.units({"Fi1:f N5", "Bi3:b N6", "Bi3:c M5", "Bi1:d T9"}));
    bench.act("end-movement").act("target b").act("target c", {1});
    CHECK(bench.hex("f") == "destroyed");
    CHECK(bench.army(ArmyId::french).turn_losses == 4);
    CHECK(bench.army(ArmyId::french).game_losses == 3);
    CHECK(bench.carried(Rule::loss_2));
}

TEST_CASE("VAW-LOSS-3 a French capture moves the British marker right by the value") {
    CHECK(british_after_french_take(2) == 2);
    CHECK(british_after_french_take(3) == 3);
    Field field;
    Bench bench(field.units({"Fi2 S3", "Bi1 T9"}).french_objective("S4", 2));
    bench.acts({"move Fi2", "step S4"});
    CHECK(bench.rule_of(EventKind::loss_marker_moved) == "VAW-LOSS-3");
    CHECK(bench.holder("S4") == "french");
}

TEST_CASE("VAW-LOSS-5 French captures leave the Prussian marker where it is") {
    Field field;
    Bench bench(field.units({"Fi2 S3", "Bi1 T9"}).french_objective("S4", 2).losses(ArmyId::prussian, 5));
    bench.acts({"move Fi2", "step S4"});
    CHECK(bench.army(ArmyId::prussian).turn_losses == 5);
    CHECK(bench.carried(Rule::loss_5));
}

TEST_CASE("VAW-LOSS-6 a British or Prussian capture moves the French marker right") {
    // The French start at 3.
    CHECK(french_after_coalition_take("Bi2", 4) == 7);
    CHECK(french_after_coalition_take("Pi2", 4) == 7);
    Field field;
    Bench bench(
        field.units({"Pi2 L3", "Fi1 B2"}).coalition_objective("L2", 4).at(4, Phase::coalition_movement));
    bench.acts({"move Pi2", "step L2"});
    CHECK(bench.rule_of(EventKind::loss_marker_moved) == "VAW-LOSS-6");
    CHECK(bench.army(ArmyId::prussian).turn_losses == 0);
}

TEST_CASE("VAW-LOSS-8 a recapture moves the own marker left by the value") {
    Field field;
    field.units({"Fi2 L1", "Bi1 B9"}).coalition_objective("L2", 4);
    field.losses(ArmyId::french, 10).setting().objectives[0].holder = coalition_seat;
    Bench bench(field);
    bench.acts({"move Fi2", "step L2"});
    CHECK(bench.event(EventKind::objective_recaptured) != nullptr);
    CHECK(bench.rule_of(EventKind::loss_marker_moved) == "VAW-LOSS-8");
    CHECK(bench.army(ArmyId::french).turn_losses == 6);
}

TEST_CASE("VAW-LOSS-8 the British recover Hougoumont's 2") {
    Field field;
    field.units({"Bi2 S5", "Fi1 B2"}).french_objective("S4", 2).losses(ArmyId::british, 5);
    field.at(2, Phase::coalition_movement).setting().objectives[0].holder = french_seat;
    Bench bench(field);
    bench.acts({"move Bi2", "step S4"});
    CHECK(bench.rule_of(EventKind::loss_marker_moved) == "VAW-LOSS-8");
    CHECK(bench.army(ArmyId::british).turn_losses == 3);
    CHECK(bench.army(ArmyId::french).turn_losses == 3);
}

TEST_CASE("VAW-A-71 Prussians recapture for the British marker") {
    Field field;
    field.units({"Pi2 S5", "Fi1 B2"}).french_objective("S4", 2).losses(ArmyId::british, 5);
    field.at(6, Phase::coalition_movement).setting().objectives[0].holder = french_seat;
    Bench bench(field);
    bench.acts({"move Pi2", "step S4"});
    CHECK(bench.rule_of(EventKind::loss_marker_moved) == "VAW-A-71");
    CHECK(bench.army(ArmyId::british).turn_losses == 3);
}

TEST_CASE("VAW-LOSS-9 entering is enough: the unit may go on") {
    Field field;
    Bench bench(field.units({"Fc2 S3", "Bi1 T9"}).french_objective("S4", 2));
    bench.acts({"move Fc2", "step S4"});
    CHECK(bench.rule_of(EventKind::objective_captured) == "VAW-LOSS-9");
    bench.acts({"step S5"});
    CHECK(bench.hex("Fc2") == "S5");
    CHECK(bench.holder("S4") == "french");
    CHECK(bench.army(ArmyId::british).turn_losses == 2);
}

TEST_CASE("VAW-LOSS-9 an objective that one holds already does nothing") {
    Field field;
    Bench bench(field.units({"Fc2 S3", "Bi1 T9"}).french_objective("S4", 2));
    bench.acts({"move Fc2", "step S4", "step S5", "step S4"});
    CHECK(bench.count(EventKind::objective_captured) == 0);
    CHECK(bench.army(ArmyId::british).turn_losses == 2);
}

TEST_CASE("VAW-LOSS-10 an advance after an attack captures too") {
    Field field;
    // 8 - 1 counts as +6, and a die of 4 makes 10: destroyed.
    Bench bench(field.units({"Fi8 P5", "Bi1:x P6", "Bi1:y T9"}).la_haye_sainte("P6"));
    bench.pass_and_attack("x", 4).act("advance Fi8 P6");
    CHECK(bench.rule_of(EventKind::objective_captured).empty());
    CHECK(bench.rule_of(EventKind::objective_recaptured) == "VAW-LOSS-10");
    // The British lose the unit's 1 and the 3 of the place; the French recover 3.
    CHECK(bench.army(ArmyId::british).turn_losses == 4);
    CHECK(bench.army(ArmyId::french).turn_losses == 0);
}

TEST_CASE("VAW-A-25 a retreat into an objective captures it") {
    Field field;
    field.units({"Bi8 N6", "Fi1 N5", "Fi1:far B2"}).french_objective("N4", 2);
    Bench bench(field.at(2, Phase::coalition_movement));
    // 8 - 1 counts as +6, and a die of 1 makes 7: defender retreats. N4, M4 and O4 touch no British unit.
    bench.pass_and_attack("Fi1", 1);
    CHECK(bench.after("fall-back").size() == 3);
    bench.act("fall-back Fi1 N4");
    CHECK(bench.rule_of(EventKind::objective_captured) == "VAW-A-25");
    CHECK(bench.holder("N4") == "french");
    CHECK(bench.army(ArmyId::british).turn_losses == 2);
}

TEST_CASE("VAW-A-40 destruction, then the advance, then the capture, and rout is checked when all is done") {
    Field field;
    // The French stand at 22 and lose 1, then Placenoit's 4: 27 in one result.
    field.units({"Bi8 L3", "Fi1 L2", "Fi1:far B2"}).coalition_objective("L2", 4).losses(ArmyId::french, 22);
    Bench bench(field.at(2, Phase::coalition_movement));
    bench.pass_and_attack("Fi1", 4);
    CHECK(bench.army(ArmyId::french).turn_losses == 23);
    CHECK(bench.decider() == "coalition");
    bench.act("advance Bi8 L2");
    CHECK(bench.carried(Rule::a_40));
    std::vector<std::uint16_t> kinds;
    for (const hd::ledger::Event& event : bench.log().events()) kinds.push_back(event.head.kind);
    const auto place = [&kinds](EventKind kind) {
        return std::find(kinds.begin(), kinds.end(), number(kind));
    };
    CHECK(place(EventKind::unit_destroyed) < place(EventKind::advanced));
    CHECK(place(EventKind::advanced) < place(EventKind::objective_captured));
    CHECK(place(EventKind::objective_captured) < place(EventKind::routed));
    CHECK(bench.outcome().level == "coalition_strategic");
}

TEST_CASE("VAW-A-69 cavalry that goes back two hexes takes an objective in the first") {
    Field field;
    field.units({"Bi8 N6", "Fc1 N5", "Fi1:far B2"}).french_objective("N4", 2).option(&Options::cavalry);
    Bench bench(field.at(2, Phase::coalition_movement));
    bench.act("end-movement").act("target Fc1");
    // The cavalry stands, so that the attack is rolled: +6 and a die of 1, defender retreats.
    bench.act("stand Fc1", {1}).act("fall-back Fc1 N4");
    CHECK(bench.rule_of(EventKind::objective_captured) == "VAW-A-25");
    CHECK(bench.carried(Rule::a_69));
    CHECK(bench.holder("N4") == "french");
}

TEST_CASE("VAW-LHS-1 the French take La Haye Sainte: 3 left for them, 3 right for the British") {
    Field field;
    Bench bench(field.units({"Fi2 P5", "Bi1 T9"}).la_haye_sainte("P6"));
    bench.acts({"move Fi2", "step P6"});
    CHECK(bench.army(ArmyId::french).turn_losses == 0);
    CHECK(bench.army(ArmyId::british).turn_losses == 3);
    CHECK(bench.rule_of(EventKind::loss_marker_moved) == "VAW-LHS-1");
    CHECK(bench.count(EventKind::loss_marker_moved) == 2);
}

TEST_CASE("VAW-LHS-2 the Coalition takes it back: 3 left for the British, 3 right for the French") {
    Field field;
    field.units({"Bi2 P7", "Fi1 B2"})
        .la_haye_sainte("P6")
        .losses(ArmyId::french, 0)
        .losses(ArmyId::british, 3);
    field.at(2, Phase::coalition_movement).setting().objectives[0].holder = french_seat;
    Bench bench(field);
    bench.acts({"move Bi2", "step P6"});
    CHECK(bench.rule_of(EventKind::loss_marker_moved) == "VAW-LHS-2");
    CHECK(bench.army(ArmyId::french).turn_losses == 3);
    CHECK(bench.army(ArmyId::british).turn_losses == 0);
}

TEST_CASE("VAW-A-26 Prussians in La Haye Sainte move the British marker") {
    Field field;
    field.units({"Pi2 P7", "Fi1 B2"})
        .la_haye_sainte("P6")
        .losses(ArmyId::french, 0)
        .losses(ArmyId::british, 3);
    field.at(6, Phase::coalition_movement).setting().objectives[0].holder = french_seat;
    Bench bench(field);
    bench.acts({"move Pi2", "step P6"});
    CHECK(bench.rule_of(EventKind::loss_marker_moved) == "VAW-A-26");
    CHECK(bench.army(ArmyId::british).turn_losses == 0);
    CHECK(bench.army(ArmyId::prussian).turn_losses == 0);
    CHECK(bench.army(ArmyId::french).turn_losses == 3);
}

TEST_CASE("VAW-LHS-3 the Coalition holds La Haye Sainte at the start, the one objective of both sides") {
    Field field;
    Bench bench(field.units({"Fi2 B2", "Bi1 T9"}).la_haye_sainte("P6").french_objective("S4", 2));
    CHECK(bench.carried(Rule::lhs_3));
    CHECK(bench.holder("P6") == "coalition");
    CHECK(bench.holder("S4") == "coalition");
    // A Coalition unit that enters what it holds moves nothing.
    CHECK(bench.army(ArmyId::french).turn_losses == 3);
}

TEST_CASE("VAW-A-19 a marker stays on box 0, what is left over is lost") {
    Field field;
    Bench bench(field.units({"Fi2 P5", "Bi1 T9"}).la_haye_sainte("P6").losses(ArmyId::french, 2));
    bench.acts({"move Fi2", "step P6"});
    CHECK(bench.army(ArmyId::french).turn_losses == 0);
    CHECK(bench.carried(Rule::a_19));
}

TEST_CASE("VAW-A-73 a marker stays on the last box") {
    Field field;
    // The Prussian track has no rout and ends at 20; a Prussian of 3 is destroyed at 19.
    Bench bench(field.units({"Pi3 N6", "Fi9 N5", "Bi1 T9"}).losses(ArmyId::prussian, 19).turn(6));
    // 9 - 3 is +6, and a die of 6 makes 12: destroyed.
    bench.pass_and_attack("Pi3", 6);
    CHECK(bench.army(ArmyId::prussian).turn_losses == 20);
    CHECK(bench.carried(Rule::a_73));
}
