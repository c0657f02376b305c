// The chapter Prussian Reinforcements.
#include "tests/rules/victory_at_waterloo/bench.hpp"

#include <catch2/catch.hpp>

using namespace hd::vaw;
using namespace hd::vaw::test;
using Texts = std::vector<std::string>;

TEST_CASE("VAW-SETUP-8 a Prussian waits on its turn box and can't come earlier") {
    Field field;
    Bench bench(field.units({"Pc1 3", "Bi1 P9"}).at(2, Phase::coalition_movement));
    CHECK(bench.hex("Pc1") == "turn-3");
    const No no = bench.refusal("enter Pc1 A8");
    CHECK(no.rule == "VAW-SETUP-8");
    CHECK(no.reason == "not_due");
    CHECK(bench.after("enter").empty());
}

TEST_CASE(
    "VAW-PRU-1 reinforcements come on at any time of the Coalition movement and may attack in that turn") {
    Field field;
    Bench bench(field.units({"Pi2 5", "Bi1 P9", "Fi2 C9"}).at(5, Phase::coalition_movement));
    bench.march("Bi1", {"P8"});
    bench.act("enter Pi2 A8");
    CHECK(bench.rule_of(EventKind::reinforcement_entered) == "VAW-PRU-1");
    bench.act("step B9");
    CHECK(bench.rule_of(EventKind::move_ended) == "VAW-MOVE-5");
    // 2 - 2 and a die of 6 make 6: "defender retreats".
    bench.pass_and_attack("Fi2", 6);
    CHECK(bench.unit("Pi2").attacked == 5);
}

TEST_CASE("VAW-PRU-2 cavalry that arrives in turn 3 has 3 points in that turn and 6 later") {
    Field field;
    Bench bench(field.units({"Pc1 3", "Pi2 3", "Bi1 Y12"}).at(3, Phase::coalition_movement));
    bench.act("enter Pc1 A8");
    CHECK(bench.carried(Rule::pru_2));
    CHECK(bench.noted(Label::allowance) == 6);
    bench.acts({"step B9", "step C9"});
    // Three clear hexes: A8, B9, C9.
    CHECK(bench.rule_of(EventKind::move_ended) == "VAW-MOVE-5");
    // Other arms have their full allowance: 4 points less the first hex.
    bench.act("enter Pi2 A8");
    CHECK(bench.noted(Label::allowance) == 8);
    CHECK(bench.noted(Label::points_left) == 6);
    bench.act("stop").pass().pass();
    REQUIRE(bench.turn() == 4);
    bench.acts({"move Pc1"});
    CHECK(bench.noted(Label::allowance) == 12);
}

TEST_CASE("VAW-PRU-3 only the seven hexes by the green band are entries") {
    Field field;
    Bench bench(field.units({"Pc1 3", "Bi1 P9"}).at(3, Phase::coalition_movement));
    CHECK(bench.after("enter") ==
          Texts{"Pc1 A10", "Pc1 A11", "Pc1 A5", "Pc1 A6", "Pc1 A7", "Pc1 A8", "Pc1 A9"});
    const No no = bench.refusal("enter Pc1 A4");
    CHECK(no.rule == "VAW-PRU-3");
    CHECK(no.reason == "not_an_entry");
}

TEST_CASE("VAW-PRU-4 the first hex is paid like any other: woods cost 2") {
    Field field;
    Bench bench(field.units({"Pi2 5", "Bi1 P9"}).woods("A8").at(5, Phase::coalition_movement));
    bench.act("enter Pi2 A8");
    CHECK(bench.carried(Rule::pru_4));
    // 4 points less 2 leave 2, that is 4 halves.
    CHECK(bench.noted(Label::points_left) == 4);
}

TEST_CASE("VAW-A-78 a road counts only between two hexes of the map") {
    Field field;
    Bench bench(field.units({"Pi2 5", "Bi1 P9"}).road({"A8", "B8"}).at(5, Phase::coalition_movement));
    bench.act("enter Pi2 A8");
    CHECK(bench.carried(Rule::a_78));
    CHECK(bench.noted(Label::points_left) == 6);
    // B8 touches A8 (column A touches the next at n and n + 1) and is joined by the road: half a point.
    bench.act("step B8");
    CHECK(bench.rule_of(EventKind::move_stepped) == "VAW-MNOTE-8");
    CHECK(bench.working(EventKind::move_stepped).back().num == 5);
}

TEST_CASE("VAW-A-21 a reinforcement may be held back to a later turn") {
    Field field;
    Bench bench(field.units({"Pi2 3", "Bi1 P9"}).at(4, Phase::coalition_movement));
    bench.act("enter Pi2 A8");
    CHECK(bench.rule_of(EventKind::reinforcement_entered) == "VAW-A-21");
    CHECK(bench.hex("Pi2") == "A8");
}

TEST_CASE("VAW-A-21 with every entry closed the reinforcement stays off the map") {
    Field field;
    field.units({"Pi2 3", "Bi1 P9"}).at(3, Phase::coalition_movement);
    for (const std::string row : {"5", "6", "7", "8", "9", "10", "11"})
        field.unit("Fi1:f" + row + " A" + row);
    Bench bench(field);
    CHECK(bench.after("enter").empty());
    CHECK(bench.refusal("enter Pi2 A8").reason == "enemy_there");
    bench.pass();
    CHECK(bench.hex("Pi2") == "turn-3");
}

TEST_CASE("VAW-A-22 cavalry of turn 3 that comes later has all its points") {
    Field field;
    Bench bench(field.units({"Pc1 3", "Bi1 P9"}).at(4, Phase::coalition_movement));
    bench.act("enter Pc1 A8");
    CHECK(bench.carried(Rule::a_22));
    CHECK(bench.noted(Label::allowance) == 12);
}

TEST_CASE("VAW-A-23 a reinforcement may enter next to an enemy and stops there") {
    Field field;
    Bench bench(field.units({"Pc1 5", "Bi1 P9", "Fi1 B8"}).at(5, Phase::coalition_movement));
    bench.act("enter Pc1 A8");
    CHECK(bench.rule_of(EventKind::move_ended) == "VAW-A-23");
    CHECK(bench.hex("Pc1") == "A8");
}

TEST_CASE("VAW-A-03 a reinforcement passes through a friend on the entry hex if it can go on") {
    Field field;
    field.units({"Pi2:x A8", "Pi2:y 5", "Pa1 5"}).terrain(Terrain::woods, {"A7", "A9", "B8", "B9"});
    Bench bench(field.at(5, Phase::coalition_movement));
    // Artillery has 3 points: 1 for A8 leaves 2, just enough for woods.
    bench.act("enter Pa1 A8");
    CHECK(bench.refusal("stop").rule == "VAW-MNOTE-6");
    bench.act("step B8");
    CHECK(bench.hex("Pa1") == "B8");
}

TEST_CASE("VAW-A-03 a reinforcement can't enter on a friend without a way on") {
    Field field;
    field.units({"Pi2:x A8", "Pa1 5"}).terrain(Terrain::woods, {"A8", "A7", "A9", "B8", "B9"});
    Bench bench(field.at(5, Phase::coalition_movement));
    CHECK(bench.refusal("enter Pa1 A8").rule == "VAW-A-03");
    CHECK(bench.refusal("enter Pa1 A7").rule.empty());
}

TEST_CASE("VAW-PRU-1 only units that wait can enter") {
    Field field;
    Bench bench(field.units({"Pi2 3", "Bi1 P9", "Fi1 B2"}).at(3, Phase::coalition_movement));
    CHECK(bench.refusal("enter Bi1 A8").rule == "VAW-PRU-1");
    CHECK(bench.refusal("enter Bi1 A8").reason == "not_waiting");
    CHECK(bench.refusal("enter Fi1 A8").rule == "VAW-SETUP-4");
    CHECK(bench.refusal("move Pi2").rule == "VAW-MOVE-1");
    CHECK(bench.refusal("move Fi1").rule == "VAW-SETUP-4");
}
