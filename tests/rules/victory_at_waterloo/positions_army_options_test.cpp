// Positions on the optional rules Command Control, The Old Guard and Play Balance, with answers taken from
// the text alone.
#include "tests/rules/victory_at_waterloo/bench.hpp"

#include <catch2/catch.hpp>

using namespace hd::vaw;
using namespace hd::vaw::test;

namespace {

struct Boxes {
    std::int32_t french = 3, british = 0, prussian = 0;
};

Field armies(Boxes boxes) {
    Field field;
    field.losses(ArmyId::french, boxes.french).losses(ArmyId::british, boxes.british);
    return field.losses(ArmyId::prussian, boxes.prussian);
}

// The numbers of units that may move: French, British.
std::pair<int, int> quotas(std::int32_t turn, Boxes boxes) {
    Field field = armies(boxes);
    field.units({"Fi1 B2", "Bi1 T12"}).option(&Options::command);
    Bench bench(field.turn(turn));
    return {bench.army(ArmyId::french).moves_left, bench.army(ArmyId::british).moves_left};
}

using Numbers = std::pair<int, int>;

// A Guard attack that comes to a score of 4 - 4 + 3 = 3: attacker retreats.
Bench repulse(Field field, std::int32_t turn) {
    field.units({"FG4 N5", "Bi4 N6", "Fi1 B2", "Bi1 T12"}).option(&Options::old_guard);
    Bench bench(field.turn(turn));
    bench.pass_and_attack("Bi4", 3);
    return bench;
}

}  // namespace

TEST_CASE("VAW-OCMD-1 position: the table of units by turn") {
    const std::vector<Numbers> table{{5, 2}, {5, 2},  {7, 3},  {7, 3},  {9, 4},
                                     {9, 4}, {10, 5}, {10, 6}, {10, 7}, {10, 8}};
    for (std::int32_t turn = 1; turn <= 10; ++turn) {
        CHECK(quotas(turn, {}) == table[static_cast<std::size_t>(turn) - 1]);
    }
}

TEST_CASE("VAW-OCMD-2 VAW-OCMD-3 position: poor morale costs one unit and gives the enemy one") {
    CHECK(quotas(4, {.french = 17}) == Numbers{7 - 1, 3 + 1});
    CHECK(quotas(4, {.british = 12}) == Numbers{7 + 1, 3 - 1});
    CHECK(quotas(4, {.british = 16}) == Numbers{7 + 1, 3 - 1});
    CHECK(quotas(4, {.french = 17, .british = 12}) == Numbers{7, 3});
    CHECK(quotas(4, {.prussian = 7}) == Numbers{7, 3});
}

TEST_CASE(
    "VAW-OCMD-4 VAW-OCMD-5 position: two British in turn 1, any number of attacks; Prussians move freely") {
    Field field;
    field.units({"Bi1:a B10", "Bi1:b D10", "Bi1:c F10", "Pi1:p H10", "Pi1:q J10", "Pi1:r L10"});
    field.units({"Fi1:x B8", "Fi1:y D8", "Fi1:z H8"}).option(&Options::command);
    Bench bench(field);
    bench.pass()
        .march("p", {"H9"})
        .march("a", {"B9"})
        .march("q", {"J9"})
        .march("b", {"D9"})
        .march("r", {"L9"});
    CHECK(bench.refusal("move c").rule == "VAW-OCMD-1");
    bench.act("end-movement");
    // Three contacts, three attacks owed.
    CHECK(bench.after("target").size() == 3);
    CHECK(bench.refusal("end-attacks").rule == "VAW-ATK-1");
}

TEST_CASE("VAW-OGRD-2 VAW-OGRD-1 position: one repulse moves five markers by one box") {
    const Bench bench = repulse(armies({}), 2);
    CHECK(bench.army(ArmyId::french).demoralised_at == 17 - 1);
    CHECK(bench.army(ArmyId::french).rout_at == 25 - 1);
    CHECK(bench.army(ArmyId::british).demoralised_at == 12 + 1);
    CHECK(bench.army(ArmyId::british).disintegrated_at == 16 + 1);
    CHECK(bench.army(ArmyId::prussian).demoralised_at == 7 + 1);
    CHECK(bench.army(ArmyId::french).turn_losses == 3);
}

TEST_CASE("VAW-OGRD-3 position: at 16, 12 and 7 the repulse demoralises the French and restores the others") {
    Bench bench = repulse(armies({.french = 16, .british = 12, .prussian = 7}), 3);
    CHECK(bench.army(ArmyId::french).demoralised == 0);
    CHECK(bench.army(ArmyId::british).demoralised == 1);
    while (bench.turn() == 3) bench.act(bench.options().back());
    CHECK(bench.army(ArmyId::french).demoralised == 1);
    CHECK(bench.army(ArmyId::british).demoralised == 0);
    CHECK(bench.army(ArmyId::prussian).demoralised == 0);
}

TEST_CASE("VAW-OGRD-5 position: at 24 a repulse routs the French, at 23 it does not") {
    CHECK(repulse(armies({.french = 24}), 3).outcome().winner == coalition_seat);
    CHECK_FALSE(repulse(armies({.french = 23}), 3).outcome().complete);
}

TEST_CASE("VAW-OGRD-4 position: British disintegrated at 16 may go into contact again after a repulse") {
    Field field = armies({.british = 16});
    field.unit("Bi2:m S7").unit("Fi1:y S5").army(ArmyId::british).locked = 1;
    Bench bench = repulse(std::move(field), 4);
    while (bench.phase() != Phase::coalition_movement) bench.act(bench.options().back());
    bench.act("move m");
    CHECK(bench.refusal("step S6").rule == "VAW-MOR-3");
    bench.act("stop");
    while (bench.turn() == 4) bench.act(bench.options().back());
    CHECK(bench.army(ArmyId::british).disintegrated == 0);
    while (bench.phase() != Phase::coalition_movement) bench.act(bench.options().back());
    bench.act("move m");
    CHECK_FALSE(bench.refusal("step S6"));
}

TEST_CASE("VAW-OBAL-1 position: the boxes that the players set are read, and the printed ones are not") {
    Field field = armies({.french = 17, .british = 8, .prussian = 3});
    field.units({"Fi1 B2", "Bi1 T12"}).option(&Options::balance);
    field.army(ArmyId::french).demoralised_at = 20;
    field.army(ArmyId::british).demoralised_at = 8;
    field.army(ArmyId::prussian).demoralised_at = 3;
    Bench bench(field.turn(10));
    CHECK(bench.army(ArmyId::french).demoralised == 0);
    CHECK(bench.army(ArmyId::british).demoralised == 1);
    // French no, British demoralised, not disintegrated, Prussians demoralised: line 4 of the table.
    while (!bench.decider().empty()) bench.act(bench.options().back());
    CHECK(bench.outcome().level == "french_tactical");
}

TEST_CASE("VAW-OBAL-1 position: set markers of disintegration and rout bind the British") {
    Field field = armies({.british = 6});
    field.units({"Fi2 S3", "Bi2 N8", "Fi1 N6", "Bi1 T12"})
        .french_objective("S4", 3)
        .option(&Options::balance);
    field.army(ArmyId::british).demoralised_at = 4;
    field.army(ArmyId::british).disintegrated_at = 6;
    field.army(ArmyId::british).rout_at = 9;
    Bench bench(field.turn(2));
    CHECK(bench.army(ArmyId::british).disintegrated == 1);
    // 6 + 3 = 9.
    bench.acts({"move Fi2", "step S4"});
    CHECK(bench.outcome().level == "french_strategic");
}
