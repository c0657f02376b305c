// Why a unit may not be taken into an attack, and when an attack or a side's attacks may end: cases in which
// a near miss of the rule would be another answer.
#include "tests/rules/victory_at_waterloo/bench.hpp"

#include <catch2/catch.hpp>

using namespace hd::vaw;
using namespace hd::vaw::test;

namespace {

using Texts = std::vector<std::string>;

}  // namespace

TEST_CASE("VAW-A-57 a second target that an attacker doesn't touch is refused with that attacker") {
    Field field;
    field.units({"Fi2:a P3", "Fi2:b O3", "Bi1:near P4", "Bi1:far H8"}).at(1, Phase::french_attacks);
    Bench bench(field);
    bench.acts({"target near", "join a"});
    CHECK(bench.refusal("target far").rule == "VAW-A-57");
    CHECK(bench.refusal("target far").reason == "not_adjacent_to_all");
}

TEST_CASE("VAW-A-57 a second target that nobody touches together with the first is refused") {
    Field field;
    field.units({"Fi2:a P3", "Fi2:b O3", "Fi2:c H3", "Bi1:one P4", "Bi1:two H4"})
        .at(1, Phase::french_attacks);
    Bench bench(field);
    bench.act("target one");
    CHECK(bench.refusal("target two").rule == "VAW-A-57");
    CHECK(bench.refusal("target two").reason == "leaves_owed");
}

TEST_CASE("VAW-OART-3 a gun whose line is shut can't support an attack") {
    Field field;
    field.units({"Fi2 P4", "Fi2:b O4", "Fa2 P3", "Bi2 P5"}).woods("P4").option(&Options::artillery);
    Bench bench(field.at(1, Phase::french_attacks));
    bench.act("target Bi2");
    CHECK(bench.refusal("bombard Fa2").rule == "VAW-OART-3");
    CHECK(bench.refusal("bombard Fa2").reason == "ground_blocks");
}

TEST_CASE("VAW-MOVE-1 no reinforcement comes on once the attacks have begun") {
    Field field;
    field.units({"Pc1 3", "Bi2 P5", "Fi2 P4"}).at(3, Phase::coalition_attacks);
    CHECK(Bench(field).refusal("enter Pc1 A8").rule == "VAW-MOVE-1");
}

TEST_CASE("VAW-A-06 a gun that one enemy needs is not counted for another") {
    // The units of 9 on P8 and P2 have two neighbours each; the gun on P5 reaches P7 and P3 and can fire
    // once.
    Field field;
    field.units({"Fi9:a P8", "Fi9:b P2", "Fa2 P5", "Bi1:n2 P9", "Bi1:n1 P7", "Bi1:s1 P3", "Bi1:s2 P1"})
        .option(&Options::artillery)
        .at(1, Phase::french_attacks);
    Bench bench(field);
    // 9 - 1 counts as +6, die 4: 10. The gun is left for P7.
    bench.acts({"target n2", "join a"}).act("resolve", {4}).act("hold");
    // So b has to take both of its neighbours: 9 - 2 counts as +6.
    bench.act("target s2").act("join b", {4}).act("hold");
    CHECK(bench.unit("s1").was_attacked == 1);
    CHECK(bench.options() == Texts{"target n1"});
    CHECK(bench.refusal("end-attacks").rule == "VAW-ATK-9");
    bench.act("target n1", {2});
    CHECK(bench.options() == Texts{"end-attacks"});
}

TEST_CASE("VAW-A-08 a unit that may hold fast keeps no duty to bombard alive, and no mark of it remains") {
    // P4 touches P5 and O4; thrown back to Q3 it leaves O4 next to a unit in a town alone.
    Field field;
    field.units({"Fi2 P4", "Fa2 P3", "Fi1:town N4", "Bi2 P5", "Bi1:c O4"}).town("N4");
    Bench bench(field.option(&Options::artillery).at(1, Phase::french_attacks));
    // 2 - 2 = 0, die 2: the attacker retreats.
    bench.acts({"target Bi2", "join Fi2"}).act("resolve", {2});
    while (bench.count(EventKind::combat_ended) == 0) bench.act(bench.options().front());
    REQUIRE(bench.hex("Fi2") == "Q3");
    CHECK(bench.unit("c").owed == 1);
    bench.act("end-attacks");
    CHECK(bench.carried(Rule::a_08));
    bench.act("end-movement");
    CHECK(bench.phase() == Phase::coalition_attacks);
    CHECK(bench.unit("c").owed == 0);
    CHECK(bench.unit("town").owed == 1);
}

TEST_CASE("VAW-OART-1 which guns may bombard is settled anew when the other side's attacks begin") {
    Field field;
    field.units({"Fa2 P3", "Fi2 H3", "Bi2 H4", "Ba1 T9"}).option(&Options::artillery);
    Bench bench(field.at(1, Phase::french_attacks));
    CHECK(bench.unit("Fa2").may_bombard == 1);
    CHECK(bench.unit("Ba1").may_bombard == 0);
    // 2 - 2 = 0, die 2: the attacker retreats.
    bench.act("target Bi2", {2});
    while (bench.phase() == Phase::french_attacks) bench.act(bench.options().front());
    bench.act("end-movement");
    REQUIRE(bench.phase() == Phase::coalition_attacks);
    CHECK(bench.unit("Fa2").may_bombard == 0);
    CHECK(bench.unit("Ba1").may_bombard == 1);
}

TEST_CASE("VAW-ATK-1 with another unit in the open beside it the duty is not that of cavalry in a town") {
    Field field;
    field.units({"Fc2 P5", "Fi2 O5", "Bi2 P6"}).town("P5").option(&Options::towns);
    CHECK(Bench(field.at(1, Phase::french_attacks)).refusal("end-attacks").rule == "VAW-ATK-1");
}

TEST_CASE("VAW-A-11 no unit is pushed twice in one chain") {
    Field field;
    field.units({"Fi2 L4", "Fa3 M3", "FG4 N4", "Bc1 M4", "Bi2 M5", "Bi1 N5", "Bi1:next M6"})
        .at(1, Phase::french_attacks);
    Bench bench(field);
    // 2 + 3 - 1 = +4, die 1: 5, the defender retreats.
    bench.acts({"target Bc1", "join Fi2"}).act("join Fa3", {1});
    bench.act("push M6");
    // M6 touches M5 too, where the unit stands that comes to M6.
    CHECK(bench.after("push") == Texts{"L6", "L7", "M7", "N6", "N7"});
}
