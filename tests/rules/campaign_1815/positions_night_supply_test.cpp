// Five positions each of chapters 10, Night, and 11, Supply, answered from the book before the code was read.
#include "tests/rules/campaign_1815/bench.hpp"

#include <catch2/catch.hpp>

using namespace hd::c1815;
using namespace hd::c1815::test;

TEST_CASE("1815 10#1 position 1: at night a division next to Napoleon is out of command") {
    Field field;
    Bench bench(field.units({"Nap N0505", "FI N0506", "PI N1212"}).turn(11));
    CHECK(bench.unit("FI").command == Command::out);
}

TEST_CASE("1815 10#1 position 2: at night nobody enters an enemy zone") {
    Field field;
    Bench bench(field.units({"Nap N0505", "FI N0506", "PI N0508"}).turn(11).without_orders());
    bench.pass_to(Phase::french_movement).act("move FI");
    CHECK(bench.refusal("step N0507").rule == "1815 10#1");
    bench.act("step N0505");
}

TEST_CASE("1815 10#1 1815 9.B#2 position 3: at night the disrupted still rally") {
    Field field;
    Bench bench(field.units({"Rei N0505", "FI N0506 disrupted", "PI N1212"}).turn(11));
    bench.pass_to(Phase::french_rally).act("rally N0506", {3});
    CHECK(bench.unit("FI").disrupted == 0);
}

TEST_CASE("1815 10#1 position 4: the first turn of day has its orders again") {
    Field field;
    Bench bench(field.units({"Rei N0505", "Nap N0504", "FI N0506", "PI N1212"}).turn(13));
    bench.act("trace Rei Nap");
    CHECK(bench.unit("FI").command == Command::in);
    Field dark;
    // The box of early morning is gray as well.
    Bench early(dark.units({"Nap N0504", "FI N0506", "PI N1212"}).turn(12));
    CHECK(early.unit("FI").command == Command::out);
}

TEST_CASE("1815 10#1 1815 8.B.3 position 5: at night a battery does not bombard at two hexes") {
    Field field;
    Bench bench(field.units({"Nap N0504", "FA N0505", "PI N0507"}).turn(11));
    bench.pass_to(Phase::french_combat);
    CHECK_FALSE(bench.may("target N0507"));
    Field day;
    Bench light(day.units({"FA N0505", "PI N0507"}));
    light.fight();
    CHECK(light.may("target N0507"));
}

namespace {

// A road down column 5 from N0505 to the south edge at N1405, held by the French.
Field& with_road(Field& field) {
    return field
        .road({"N0505", "N0605", "N0705", "N0805", "N0905", "N1005", "N1105", "N1205", "N1305", "N1405"})
        .hold(french_seat,
              {"N0505", "N0605", "N0705", "N0805", "N0905", "N1005", "N1105", "N1205", "N1305", "N1405"})
        .edge(Edge::french, {"N1405"})
        .turn(14);
}

}  // namespace

TEST_CASE("1815 11#2 1815 11#5 position 1: three hexes to the road do, four cost a step") {
    Field field;
    // N0508 is three from N0505, N0509 four.
    Bench bench(with_road(field).units({"FI:a N0508", "FI:b N0509"}));
    CHECK(bench.unit("a").steps == 2);
    CHECK(bench.unit("b").steps == 1);
}

TEST_CASE("1815 11#2 position 2: one road hex in the enemy's hand breaks the chain") {
    Field field;
    Bench bench(with_road(field).hold(allied_seat, {"N0805"}).units({"FI:a N0507", "FI:b N1007"}));
    // North of the break a cannot reach the road south of it: N0905 is more than three hexes off.
    CHECK(bench.unit("a").steps == 1);
    CHECK(bench.unit("b").steps == 2);
}

TEST_CASE("1815 11#4 position 3: the north serves the Anglo-Allied army and not the Prussians") {
    Field field;
    field.road({"N0105", "N0205", "N0305"}).edge(Edge::anglo, {"N0105"}).turn(14);
    Bench bench(field.units({"PI N0307", "AI N0306"}));
    CHECK(bench.unit("AI").steps == 2);
    CHECK(bench.unit("PI").steps == 1);
}

TEST_CASE("1815 11#5 position 4: a battery of one step is lost") {
    Field field;
    Bench bench(field.units({"FH N0505", "FI N0507"}).turn(14));
    CHECK(bench.hex("FH") == "eliminated");
    CHECK(bench.unit("FI").steps == 1);
}

TEST_CASE("1815 11#3 1815 A-50 position 5: who is lost for supply still cut the road") {
    Field field;
    Bench bench(with_road(field).units({"PC N0905", "FI N0507"}));
    CHECK(bench.hex("PC") == "eliminated");
    CHECK(bench.unit("FI").steps == 1);
}
