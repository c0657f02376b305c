// Chapter 10, Night. Turn 11 is night, turn 12 the early morning, whose box is gray as well.
#include "tests/rules/campaign_1815/bench.hpp"

#include <catch2/catch.hpp>

using namespace hd::c1815;
using namespace hd::c1815::test;

TEST_CASE("1815 10#1 at night every unit is out of command, and nobody is asked for orders") {
    for (const int turn : {11, 12}) {
        Field field;
        Bench bench(field.units({"Nap N0505", "Rei N0506", "FI N0506", "PI N0508"}).turn(turn));
        CHECK(bench.rule_of(EventKind::night_fell) == "1815 10#1");
        CHECK(bench.count(EventKind::initiative_rolled) == 0);
        CHECK(bench.unit("FI").command == Command::out);
        CHECK(bench.unit("Rei").command == Command::out);
        bench.act("move FI");
        CHECK(bench.refusal("step N0507").rule == "1815 10#1");
    }
}

TEST_CASE("1815 A-32 Napoleon is in command at night, and his units are not") {
    Field field;
    const Bench bench(field.units({"Nap N0505", "Ney N0504", "FI N0506", "PI N1212"}).turn(11));
    REQUIRE(bench.line(EventKind::night_fell, Rule::r_a_32) != nullptr);
    CHECK(bench.unit("Nap").command == Command::in);
    CHECK(bench.unit("Ney").command == Command::out);
    CHECK(bench.unit("FI").command == Command::out);
}
