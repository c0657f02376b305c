// Positions on Prussian Reinforcements, with answers taken from the text alone.
#include "tests/rules/victory_at_waterloo/bench.hpp"

#include <catch2/catch.hpp>

using namespace hd::vaw;
using namespace hd::vaw::test;
using Texts = std::vector<std::string>;

TEST_CASE("VAW-PRU-2 position: cavalry of turn 3 comes three clear hexes, and six in turn 4") {
    Field field;
    Bench bench(field.units({"Pc2 3", "Fi1 Y2"}).at(3, Phase::coalition_movement));
    bench.acts({"enter Pc2 A8", "step B9", "step C9"});
    CHECK(bench.rule_of(EventKind::move_ended) == "VAW-MOVE-5");
    bench.pass().pass();
    REQUIRE(bench.turn() == 4);
    bench.acts({"move Pc2", "step D10", "step E9", "step F9", "step G8", "step H8", "step I7"});
    CHECK(bench.rule_of(EventKind::move_ended) == "VAW-MOVE-5");
    CHECK(bench.hex("Pc2") == "I7");
}

TEST_CASE(
    "VAW-PRU-1 VAW-SETUP-8 position: infantry of turn 5 waits through turn 4 and then has all its 4 points") {
    Field field;
    Bench bench(field.units({"Pi2 5", "Fi1 Y2"}).at(4, Phase::coalition_movement));
    CHECK(bench.options() == Texts{"end-movement"});
    bench.pass().pass();
    REQUIRE(bench.turn() == 5);
    bench.acts({"enter Pi2 A8", "step B9", "step C9", "step D10"});
    CHECK(bench.rule_of(EventKind::move_ended) == "VAW-MOVE-5");
}

TEST_CASE("VAW-PRU-3 position: seven hexes in a row are entries, and no other") {
    Field field;
    Bench bench(field.units({"Pa1 6", "Fi1 Y2"}).at(6, Phase::coalition_movement));
    CHECK(bench.after("enter").size() == 7);
    CHECK(bench.refusal("enter Pa1 A4").rule == "VAW-PRU-3");
    CHECK(bench.refusal("enter Pa1 A12").rule == "VAW-PRU-3");
    CHECK(bench.refusal("enter Pa1 B8").rule == "VAW-PRU-3");
}

TEST_CASE("VAW-PRU-4 position: artillery pays 2 of its 3 points for a first hex of woods") {
    Field field;
    Bench bench(field.units({"Pa1 6", "Fi1 Y2"}).woods("A8").woods("B9").at(6, Phase::coalition_movement));
    bench.act("enter Pa1 A8");
    CHECK(bench.refusal("step B9").rule == "VAW-MOVE-4");
    CHECK_FALSE(bench.refusal("step A9"));
}

TEST_CASE(
    "VAW-PRU-1 VAW-ATK-1 position: after the British have moved a Prussian enters, makes contact and "
    "attacks") {
    Field field;
    Bench bench(field.units({"Pc2 3", "Bi2 M8", "Fi1 B9"}).at(3, Phase::coalition_movement));
    bench.march("Bi2", {"M7"});
    // A8 is next to B9: the cavalry stops there with 2 points left, and has to attack in the same turn.
    bench.act("enter Pc2 A8");
    CHECK(bench.rule_of(EventKind::move_ended) == "VAW-A-23");
    bench.act("end-movement");
    CHECK(bench.refusal("end-attacks").rule == "VAW-ATK-1");
    // 2 - 1 = +1, die 5: 6.
    bench.act("target Fi1", {5});
    CHECK(bench.unit("Pc2").attacked == 3);
}
