// The optional rules The Old Guard and Play Balance.
#include "tests/rules/victory_at_waterloo/bench.hpp"

#include <catch2/catch.hpp>

using namespace hd::vaw;
using namespace hd::vaw::test;

namespace {

// A Guard of 4 attacks 4 British: 0 and a die of 3 make 3, "attacker retreats".
void guard_attack(Field& field) {
    field.units({"FG4 N5", "Bi4 N6", "Fi1 B2", "Bi1 T9"}).option(&Options::old_guard);
}

}  // namespace

TEST_CASE("VAW-OGRD-1 with the option the five markers stand on 17, 25, 12, 16 and 7") {
    Field field;
    Bench bench(field.units({"Fi1 B2", "Bi1 T9"}).option(&Options::old_guard));
    CHECK(bench.carried(Rule::ogrd_1));
    CHECK_FALSE(bench.carried(Rule::setup_10));
    CHECK(bench.army(ArmyId::french).demoralised_at == 17);
    CHECK(bench.army(ArmyId::french).rout_at == 25);
    CHECK(bench.army(ArmyId::british).demoralised_at == 12);
    CHECK(bench.army(ArmyId::british).disintegrated_at == 16);
    CHECK(bench.army(ArmyId::prussian).demoralised_at == 7);
}

TEST_CASE("VAW-OGRD-2 a Guard's repulse moves the French markers left and the Coalition's right") {
    Field field;
    guard_attack(field);
    Bench bench(field);
    bench.pass_and_attack("Bi4", 3);
    CHECK(bench.rule_of(EventKind::guard_repulsed) == "VAW-OGRD-2");
    CHECK(bench.count(EventKind::threshold_shifted) == 3);
    CHECK(bench.army(ArmyId::french).demoralised_at == 16);
    CHECK(bench.army(ArmyId::french).rout_at == 24);
    CHECK(bench.army(ArmyId::british).demoralised_at == 13);
    CHECK(bench.army(ArmyId::british).disintegrated_at == 17);
    CHECK(bench.army(ArmyId::prussian).demoralised_at == 8);
    // VAW-A-36: the printed rout box of the British stays.
    CHECK(bench.army(ArmyId::british).rout_at == 20);
    CHECK(bench.carried(Rule::a_36));
}

TEST_CASE("VAW-A-33 two Guard units in one repulse move the markers twice") {
    Field field;
    // 4 + 4 - 8 is 0 and a die of 3 makes 3: attacker retreats.
    field.units({"FG4:g N5", "FG4:h M5", "Bi8 N6", "Fi1 B2", "Bi1 T9"}).option(&Options::old_guard);
    Bench bench(field);
    bench.act("end-movement").act("target Bi8").acts({"join g", "join h"});
    if (!bench.refusal("resolve")) bench.act("resolve", {3});
    CHECK(bench.army(ArmyId::french).rout_at == 23);
    CHECK(bench.army(ArmyId::prussian).demoralised_at == 9);
}

TEST_CASE("VAW-OGRD-2 nothing moves without the option, or for other units") {
    Field plain;
    plain.units({"FG4 N5", "Bi4 N6", "Fi1 B2", "Bi1 T9"});
    Bench basic(plain);
    basic.pass_and_attack("Bi4", 3);
    CHECK(basic.event(EventKind::guard_repulsed) == nullptr);
    CHECK(basic.army(ArmyId::french).demoralised_at == 17);

    Field line;
    line.units({"Fi4 N5", "Bi4 N6", "Fi1 B2", "Bi1 T9"}).option(&Options::old_guard);
    Bench bench(line);
    bench.pass_and_attack("Bi4", 3);
    CHECK(bench.event(EventKind::guard_repulsed) == nullptr);
    CHECK(bench.army(ArmyId::french).demoralised_at == 17);
}

TEST_CASE("VAW-OGRD-3 where the markers stand at the turn start decides: 16 against 16") {
    Field field;
    guard_attack(field);
    field.losses(ArmyId::french, 16).turn(4);
    Bench bench(field);
    bench.pass_and_attack("Bi4", 3);
    // VAW-A-35: within the turn nothing changes.
    CHECK(bench.army(ArmyId::french).demoralised == 0);
    CHECK(bench.carried(Rule::a_35));
    while (bench.turn() == 4) bench.act(bench.options().back());
    CHECK(bench.army(ArmyId::french).demoralised == 1);
    CHECK(bench.carried(Rule::ogrd_3));
}

TEST_CASE("VAW-OGRD-4 a moved marker may release the British, and their loss markers with them") {
    Field field;
    // Marker at 16, disintegration moved to 17.
    field.units({"Bi2 S5", "Fi1 B2"}).french_objective("S4", 2).losses(ArmyId::british, 16);
    field.option(&Options::old_guard).turn(5).setting().objectives[0].holder = french_seat;
    Army& british = field.army(ArmyId::british);
    british.demoralised = 1;
    british.disintegrated = 1;
    british.locked = 1;
    british.demoralised_at = 13;
    british.disintegrated_at = 17;
    Bench bench(field);
    CHECK(bench.rule_of(EventKind::status_set) == "VAW-OGRD-4");
    CHECK(bench.army(ArmyId::british).disintegrated == 0);
    CHECK(bench.army(ArmyId::british).demoralised == 1);
    bench.pass().acts({"move Bi2", "step S4"});
    CHECK(bench.army(ArmyId::british).turn_losses == 14);
}

TEST_CASE(
    "VAW-OGRD-5 VAW-A-74 VAW-A-75 a French rout marker that comes onto the loss marker ends the game at "
    "once") {
    Field field;
    guard_attack(field);
    field.losses(ArmyId::french, 24);
    Bench bench(field);
    bench.pass_and_attack("Bi4", 3);
    CHECK(bench.army(ArmyId::french).rout_at == 24);
    CHECK(bench.rule_of(EventKind::game_won) == "VAW-OGRD-5");
    CHECK(bench.outcome().winner == coalition_seat);
    // VAW-A-75: strategic, as for any rout; VAW-A-74: before the retreat.
    CHECK(bench.outcome().level == "coalition_strategic");
    CHECK(bench.hex("FG4") == "N5");
}

TEST_CASE("VAW-A-36 a British rout marker that play balance has placed moves with the others") {
    Field field;
    guard_attack(field);
    Bench bench(field.option(&Options::balance));
    bench.pass_and_attack("Bi4", 3);
    CHECK(bench.army(ArmyId::british).rout_at == 21);
}

TEST_CASE("VAW-A-73 threshold markers stay on their tracks") {
    Field field;
    guard_attack(field);
    field.army(ArmyId::prussian).demoralised_at = 20;
    Bench bench(field);
    bench.pass_and_attack("Bi4", 3);
    CHECK(bench.army(ArmyId::prussian).demoralised_at == 20);
}

TEST_CASE(
    "VAW-OBAL-1 the players set all markers, the British rout included, and the printed boxes are ignored") {
    Field field;
    field.units({"Fi1 B2", "Bi1 T9"}).option(&Options::balance).losses(ArmyId::british, 10).turn(3);
    Army& british = field.army(ArmyId::british);
    british.demoralised_at = 10;
    british.disintegrated_at = 14;
    british.rout_at = 18;
    Bench bench(field);
    CHECK(bench.carried(Rule::obal_1));
    CHECK(bench.rule_of(EventKind::thresholds_placed) == "VAW-OBAL-1");
    CHECK(bench.army(ArmyId::british).demoralised == 1);
}

TEST_CASE("VAW-OBAL-1 the placed British rout marker routs them") {
    Field field;
    field.units({"Fi2 S3", "Bi1 T9"}).french_objective("S4", 3).losses(ArmyId::british, 15);
    field.option(&Options::balance).army(ArmyId::british).rout_at = 18;
    Bench bench(field);
    bench.acts({"move Fi2", "step S4"});
    CHECK(bench.outcome().level == "french_strategic");
}
