// Positions on How to Apply the Attack Results, with answers taken from the text alone; most are those of the
// book's own example.
#include "tests/rules/victory_at_waterloo/bench.hpp"

#include <catch2/catch.hpp>

using namespace hd::vaw;
using namespace hd::vaw::test;
using Texts = std::vector<std::string>;

TEST_CASE(
    "VAW-ANOTE-18 position: of three hexes out of reach the clear one is taken, not woods or a stream") {
    // P4 touches O4 and Q4; left are P6 (woods, 2), Q5 (over a stream, 3) and O5 (1).
    Field field;
    field.units({"Fi3 P4", "Bi1 P5"}).woods("P6").stream("P5", "Q5").at(1, Phase::french_attacks);
    Bench bench(field);
    // 3 - 1 = +2, die 3: 5.
    bench.act("target Bi1", {3});
    CHECK(bench.hex("Bi1") == "O5");
    CHECK(bench.options() == Texts{"advance Fi3 P5", "hold"});
}

TEST_CASE("VAW-RES-2 VAW-RES-7 position: from N6 only N5 is open, and the artillery of M6 follows to N6") {
    Field field;
    field.units({"Fi2 N6", "Ba1 M6", "Bi2 N7", "Bi1 P6"}).ridge("N7").at(1, Phase::french_attacks);
    Bench bench(field);
    bench.act("target Ba1").act("join Fi2", {1}).act("retreat");
    CHECK(bench.hex("Fi2") == "N5");
    CHECK(bench.decider() == "coalition");
    bench.act("advance Ba1 N6");
    CHECK(bench.hex("Ba1") == "N6");
}

TEST_CASE(
    "VAW-ANOTE-20 VAW-ANOTE-21 position: the cavalry of M4 pushes a friend, the infantry of N5 may not") {
    Field field;
    field.units({"Fi2 L4", "Fa3 M3", "FG4 N4", "Bc1 M4", "Bi2 M5", "Bi3 N5", "Ba1 N6"});
    Bench bench(field.at(2, Phase::french_attacks));
    // 2 + 3 - 1 = +4, die 2: 6.
    bench.acts({"target Bc1", "join Fi2"}).act("join Fa3", {2});
    // M3, L4, N4 are French, L5 touches L4, N5 touches N4: M5 alone is left, and it is held.
    CHECK(bench.rule_of(EventKind::push_ordered) == "VAW-ANOTE-20");
    CHECK(bench.after("push") == Texts{"L6", "M6", "N6"});
    bench.acts({"push L6", "advance Fi2 M4"});
    CHECK(bench.hex("Bi2") == "L6");
    CHECK(bench.hex("Bc1") == "M5");
    // 4 - 3 = +1, die 4: 5. N6 is held; O5 is empty and next to no French unit.
    bench.act("target Bi3", {4});
    CHECK(bench.hex("Bi3") == "O5");
    CHECK(bench.hex("Ba1") == "N6");
}

TEST_CASE("VAW-A-11 VAW-ANOTE-20 position: M4 to N4, N4 to N3, N3 to N2") {
    Field field;
    field.units({"Bi2 L5", "Bc1 M5", "Bi1 L4", "Fi2 M4", "FG4 N4", "Fa3 N3"});
    Bench bench(field.at(2, Phase::coalition_attacks));
    // 2 + 1 - 2 = +1, die 5: 6.
    bench.acts({"target Fi2", "join Bi2", "join Bc1"}).act("resolve", {5});
    bench.acts({"push N3", "push N2"});
    CHECK(bench.hex("Fi2") == "N4");
    CHECK(bench.hex("FG4") == "N3");
    CHECK(bench.hex("Fa3") == "N2");
}

TEST_CASE(
    "VAW-RES-5 VAW-ANOTE-22 position: nothing left but hexes by the enemy, and a friend who cannot move") {
    // M4 behind N5 is free of enemies, but held; all around it is held by or next to the enemy.
    Field field;
    field.units({"Bi3 O5", "Ba1 N6", "Bi2 L6", "Fi2:n N5", "Fi2:m M4"});
    field.units({"Bi2:k K3", "Bi2:p O3", "Bi1:s M2"});
    Bench bench(field.at(1, Phase::coalition_attacks));
    // 3 + 1 - 2 = +2, die 3: 5.
    bench.acts({"target n", "join Bi3"}).act("join Ba1", {3});
    CHECK(bench.hex("n") == "destroyed");
    CHECK(bench.hex("m") == "M4");
    CHECK(bench.army(ArmyId::french).turn_losses == 3 + 2);
}

TEST_CASE("VAW-RES-6 position: an exchange for the town costs one unit of two, and the other moves in") {
    Field field;
    field.units({"Fi2 L5", "Fa3 M5", "Bi1 L6"}).town("L6").at(1, Phase::french_attacks);
    Bench bench(field);
    bench.acts({"target Bi1", "join Fi2"}).act("join Fa3", {1});
    CHECK(bench.options() == Texts{"retreat", "exchange"});
    bench.acts({"exchange", "lose Fi2", "enough", "advance Fa3 L6"});
    CHECK(bench.hex("Bi1") == "destroyed");
    CHECK(bench.hex("Fa3") == "L6");
    CHECK(bench.army(ArmyId::french).turn_losses == 3 + 2);
    CHECK(bench.army(ArmyId::british).turn_losses == 1);
}

TEST_CASE(
    "VAW-ANOTE-9 VAW-ANOTE-19 position: a garrison may stay, a unit on the map edge has to leave the map") {
    Field chateau;
    chateau.units({"Fi4 P4", "Bi1 P5"}).chateau("P5").at(1, Phase::french_attacks);
    Bench bench(chateau);
    // 4 - 1 - 2 = +1, die 4: 5.
    bench.act("target Bi1", {4}).act("stay Bi1");
    CHECK(bench.hex("Bi1") == "P5");
    // N1 lies on the south edge; M1 and O1 touch N2.
    Field edge;
    edge.units({"Bi3 N2", "Fi1 N1"}).at(1, Phase::coalition_attacks);
    Bench south(edge);
    south.act("target Fi1", {5});
    CHECK(south.hex("Fi1") == "destroyed");
    CHECK(south.rule_of(EventKind::unit_destroyed) == "VAW-ANOTE-19");
}
