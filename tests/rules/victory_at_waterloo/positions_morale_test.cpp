// Positions on How to Use the Loss Tracks (losses) and Demoralisation and Disintegration, with answers taken
// from the text alone.
#include "tests/rules/victory_at_waterloo/bench.hpp"

#include <catch2/catch.hpp>

using namespace hd::vaw;
using namespace hd::vaw::test;
using Texts = std::vector<std::string>;

namespace {

// Whether the winner of an attack that drives the defender back is asked to follow. The attacker comes to N6,
// or a French one to N5, and the other hex is the defender's: 4 - 2 = +2, die 3: 5.
bool may_follow(const std::string& attacker, const std::string& defender, ArmyId army, std::int32_t box) {
    const bool french = attacker.front() == 'F';
    Field field;
    field.unit(attacker + (french ? " N4" : " N7")).unit(defender + (french ? " N6" : " N5"));
    Bench bench(field.units({"Fi1:f B2", "Bi1:b T12"}).losses(army, box).turn(4));
    if (!french) bench.pass();
    bench.act("move " + attacker).act(french ? "step N5" : "step N6");
    bench.pass_and_attack(defender, 3);
    while (bench.count(EventKind::unit_retreated) == 0) bench.act(bench.options().front());
    return !bench.after("advance").empty();
}

}  // namespace

TEST_CASE(
    "VAW-LOSS-2 VAW-MOR-1 position: a lost unit of strength 2 counts now, the Game marker at the turn's "
    "end") {
    Field field;
    field.units({"Fi2:x N5", "Bi4:y N6", "Fi1 B2", "Bi1 T12"}).at(3, Phase::french_attacks);
    Bench bench(field);
    // 2 - 4 = -2, die 1: -1 with a die of 1; the exchange costs 2 and 4.
    bench.act("target y", {1}).act("exchange");
    CHECK(bench.army(ArmyId::french).turn_losses == 3 + 2);
    CHECK(bench.army(ArmyId::british).turn_losses == 4);
    CHECK(bench.army(ArmyId::french).game_losses == 3);
    while (bench.turn() == 3) bench.act(bench.options().back());
    CHECK(bench.army(ArmyId::french).game_losses == 5);
    CHECK(bench.army(ArmyId::british).game_losses == 4);
}

TEST_CASE("VAW-MOR-2 VAW-MOR-6 position: on its box an army doesn't follow up, one box left of it it does") {
    CHECK_FALSE(may_follow("Bi4", "Fi2", ArmyId::british, 12));
    CHECK(may_follow("Bi4", "Fi2", ArmyId::british, 11));
    CHECK_FALSE(may_follow("Fi4", "Bi2", ArmyId::french, 17));
    CHECK(may_follow("Fi4", "Bi2", ArmyId::french, 16));
    CHECK_FALSE(may_follow("Pi4", "Fi2", ArmyId::prussian, 7));
    CHECK(may_follow("Pi4", "Fi2", ArmyId::prussian, 6));
    // Another army's morale doesn't matter.
    CHECK(may_follow("Pi4", "Fi2", ArmyId::british, 12));
}

TEST_CASE("VAW-MOR-3 VAW-MOR-4 position: at 16 no British unit comes into contact, and those in it stay") {
    // y need not attack out of its town, so that b is still in contact when the British move.
    Field field;
    field.units({"Bi2:a N8", "Fi1:x N5", "Bi2:b S6", "Fi1:y S5"}).town("S5").losses(ArmyId::british, 16);
    Bench bench(field.turn(6));
    bench.acts({"end-movement", "end-attacks"});
    CHECK(bench.refusal("move b").rule == "VAW-MOR-4");
    bench.acts({"move a", "step N7"});
    // Of the six hexes around N7 only N6 touches N5.
    CHECK(bench.refusal("step N6").rule == "VAW-MOR-3");
    CHECK(bench.after("step") == Texts{"M6", "M7", "N8", "O6", "O7"});
    bench.acts({"stop", "end-movement"});
    CHECK(bench.after("target") == Texts{"y"});
    CHECK(bench.refusal("end-attacks").rule == "VAW-ATK-1");
}

TEST_CASE(
    "VAW-MOR-3 VAW-A-18 position: reaching 16 within a turn locks the marker at once, and bars nothing yet") {
    Field field;
    // 13 + 3 for the objective are 16.
    field.units({"Fc2 S3", "Fi1 N5", "Bi2:a N7", "Bi2:b S6"}).french_objective("S4", 3);
    Bench bench(field.losses(ArmyId::british, 13).turn(2));
    bench.march("Fc2", {"S4", "R4", "R3"});
    CHECK(bench.army(ArmyId::british).turn_losses == 16);
    bench.pass().acts({"move a", "step N6"});
    CHECK(bench.hex("a") == "N6");
    bench.march("b", {"S5", "S4"});
    // Taken back, but the marker never goes left again.
    CHECK(bench.holder("S4") == "coalition");
    CHECK(bench.army(ArmyId::british).turn_losses == 16);
}

TEST_CASE("VAW-MOR-1 VAW-MOR-2 position: losses of this turn leave its advances alone") {
    Field field;
    // 10 + 2 for the objective are 12, within the turn.
    field.units({"Fc2 S3", "Fi2 N5", "Bi4 N6", "Bi1 T12", "Fi1 B2"}).french_objective("S4", 2);
    Bench bench(field.town("N5").losses(ArmyId::british, 10).turn(2));
    bench.march("Fc2", {"S4", "S3"}).acts({"end-movement", "end-attacks"});
    CHECK(bench.army(ArmyId::british).turn_losses == 12);
    // 4 - 2 - 1 for the town = +1, die 4: 5.
    bench.pass_and_attack("Fi2", 4);
    while (bench.count(EventKind::unit_retreated) == 0) bench.act(bench.options().front());
    CHECK(bench.after("advance") == Texts{"Bi4 N5"});
}
