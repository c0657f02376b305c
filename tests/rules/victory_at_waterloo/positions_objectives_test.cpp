// Positions on objectives, La Haye Sainte and How to Win, with answers taken from the text alone.
#include "tests/rules/victory_at_waterloo/bench.hpp"

#include <catch2/catch.hpp>

using namespace hd::vaw;
using namespace hd::vaw::test;

namespace {

std::string after_ten_turns(std::int32_t french, std::int32_t british, std::int32_t prussian) {
    Field field;
    field.units({"Fi1 B2", "Bi1 T12"}).losses(ArmyId::french, french).losses(ArmyId::british, british);
    Bench bench(field.losses(ArmyId::prussian, prussian).at(10, Phase::coalition_movement));
    bench.pass();
    return std::string(bench.outcome().level);
}

}  // namespace

TEST_CASE("VAW-LOSS-3 VAW-LOSS-5 VAW-LOSS-9 position: French cavalry rides through two objectives and on") {
    Field field;
    field.units({"Fc2 S3", "Bi1 B12"}).french_objective("S4", 2).french_objective("S6", 3);
    Bench bench(field);
    bench.march("Fc2", {"S4", "S5", "S6", "S7"});
    CHECK(bench.army(ArmyId::british).turn_losses == 2 + 3);
    CHECK(bench.army(ArmyId::british).game_losses == 0);
    CHECK(bench.army(ArmyId::prussian).turn_losses == 0);
    CHECK(bench.army(ArmyId::french).turn_losses == 3);
    CHECK(bench.holder("S4") == "french");
    // Riding back through it in the next turn is no second capture.
    bench.pass().pass().march("Fc2", {"S6", "S5"});
    CHECK(bench.army(ArmyId::british).turn_losses == 2 + 3);
}

TEST_CASE(
    "VAW-LHS-1 VAW-LHS-2 VAW-LOSS-10 position: La Haye Sainte lost in an attack and taken back in another") {
    Field field;
    field.units({"Fi4 P5", "Bi2 P6", "Bi4:b P8", "Fi1 B2"}).la_haye_sainte("P6");
    Bench bench(field.chateau("P6"));
    // 4 - 2 = +2, die 4: 6; strength 2 gains nothing from a chateau and may not stay.
    bench.pass_and_attack("Bi2", 4);
    bench.acts({"fall-back Bi2 O6", "advance Fi4 P6"});
    CHECK(bench.army(ArmyId::french).turn_losses == 3 - 3);
    CHECK(bench.army(ArmyId::british).turn_losses == 3);
    while (bench.phase() != Phase::coalition_movement) bench.act(bench.options().back());
    // 4 + 2 - 4 = +2, die 3: 5.
    bench.acts({"move b", "step P7", "end-movement", "target Fi4", "join b"}).act("join Bi2", {3});
    bench.acts({"fall-back Fi4 P5", "advance b P6"});
    CHECK(bench.army(ArmyId::french).turn_losses == 3);
    CHECK(bench.army(ArmyId::british).turn_losses == 0);
}

TEST_CASE("VAW-LOSS-6 VAW-LOSS-8 position: Prussians take Placenoit for 4, the French take it back") {
    Field field;
    field.units({"Pc2 L4", "Fc2 G2", "Bi1 T12"}).coalition_objective("L2", 4).town("L2");
    Bench bench(field.at(6, Phase::coalition_movement));
    bench.march("Pc2", {"L3", "L2", "L3", "L4", "L5"});
    CHECK(bench.army(ArmyId::french).turn_losses == 3 + 4);
    bench.pass().march("Fc2", {"H3", "I2", "J3", "K2", "L2"});
    CHECK(bench.army(ArmyId::french).turn_losses == 3);
    CHECK(bench.army(ArmyId::prussian).turn_losses == 0);
}

TEST_CASE("VAW-WIN-1 position: the last French box is lost in the middle of the French attacks") {
    Field field;
    field.units({"Fi1:x N5", "Fi2:y S5", "Bi4:a N6", "Bi1:b S6"}).losses(ArmyId::french, 24);
    Bench bench(field.turn(7));
    bench.act("end-movement");
    // 1 - 4 = -3, die 1: -2, attacker destroyed: 24 + 1 = 25. The other attack is never made.
    bench.act("target a", {1});
    while (!bench.decider().empty()) bench.act(bench.options().back());
    CHECK(bench.outcome().level == "coalition_strategic");
    CHECK(bench.turn() == 7);
    CHECK(bench.unit("b").was_attacked == 0);
}

TEST_CASE("VAW-WIN-2 position: both rout in one exchange, whoever attacked") {
    for (const bool french : {true, false}) {
        Field field;
        field.units({"Fi2 N5", "Bi2 N6", "Fi1 B2", "Bi1 T12"}).losses(ArmyId::french, 24);
        field.losses(ArmyId::british, 19).at(8, french ? Phase::french_attacks : Phase::coalition_attacks);
        Bench bench(field);
        bench.act(french ? "target Bi2" : "target Fi2", {1}).act("exchange");
        CHECK(bench.outcome().level == "coalition_tactical");
        CHECK(bench.outcome().winner == coalition_seat);
    }
}

TEST_CASE("VAW-WIN-3 position: the five printed lines of the table") {
    CHECK(after_ten_turns(16, 11, 6) == "coalition_tactical");
    CHECK(after_ten_turns(16, 11, 7) == "coalition_tactical");
    CHECK(after_ten_turns(16, 12, 6) == "coalition_tactical");
    CHECK(after_ten_turns(16, 15, 7) == "french_tactical");
    CHECK(after_ten_turns(16, 16, 6) == "french_strategic");
}
