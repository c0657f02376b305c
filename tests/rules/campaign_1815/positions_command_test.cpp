// Five positions of chapter 8, Leaders and Command, answered from the book before the code was read.
#include "tests/rules/campaign_1815/bench.hpp"

#include <catch2/catch.hpp>

using namespace hd::c1815;
using namespace hd::c1815::test;

TEST_CASE("1815 8.B.2#7 position 1: Ney fails, and Reille who traced to him is out with his corps") {
    Field field;
    Bench bench(field.units({"Ney N0505", "Rei N0507", "FI N0508", "PI N1212"}).without_orders());
    // Ney's roll is all that is left to do, and is made at once.
    bench.act("trace Rei Ney", {5});
    CHECK(bench.unit("Ney").command == Command::out);
    CHECK(bench.unit("Rei").command == Command::out);
    CHECK_FALSE(bench.may("roll Rei"));
    CHECK(bench.unit("FI").command == Command::out);
}

TEST_CASE("1815 8.B.2#3 position 2: a path of five hexes will do, one of six will not") {
    Field near;
    CHECK(Bench(near.units({"Nap N0502", "Rei N0507", "PI N1212"}).without_orders()).may("trace Rei Nap"));
    Field far;
    Bench bench(far.units({"Nap N0502", "Rei N0508", "Kel N0503", "PI N1212"}).without_orders());
    CHECK(bench.refusal("trace Rei Nap").rule == "1815 8.B.2#3");
    // A Prussian in the row makes the way of five one of six.
    Field blocked;
    Bench around(blocked.units({"Nap N0502", "Rei N0507", "Kel N0503", "PI N0504"}).without_orders());
    CHECK(around.refusal("trace Rei Nap"));
}

TEST_CASE("1815 CH.INIT#2 position 3: Kellermann is in with a 3, out with a 4") {
    Field in;
    const Bench three(in.units({"Kel N0505", "FC1 N0506", "PI N1212"}).without_orders(), {3});
    CHECK(three.unit("Kel").command == Command::in);
    CHECK(three.unit("FC1").command == Command::in);
    Field out;
    const Bench four(out.units({"Kel N0505", "FC1 N0506", "PI N1212"}).without_orders(), {4});
    CHECK(four.unit("Kel").command == Command::out);
    CHECK(four.unit("FC1").command == Command::out);
}

TEST_CASE(
    "1815 8.A#2 1815 A-30 position 4: Wellington goes to the British at four hexes, not the Prussians at "
    "two") {
    Field field;
    Bench bench(field.units({"FI N0505", "Wel N0506", "PI N0508", "AI N0510"}));
    bench.acts({"move FI", "step N0506"});
    CHECK(bench.hex("Wel") == "N0510");
    CHECK(bench.hex("FI") == "N0506");
}

TEST_CASE("1815 8.B.2.a#1 position 5: Napoleon directs two divisions of any corps, and no third") {
    Field field;
    Bench bench(
        field.units({"Nap N0505", "FI:a N0506", "FI:b N0504", "FC1 N0405", "PI N1212"}).without_orders());
    bench.act("direct Nap a").act("direct Nap FC1");
    if (bench.step() == "direct") CHECK(bench.refusal("direct Nap b").rule == "1815 8.B.2.a#1");
    CHECK(bench.unit("a").command == Command::direct);
    CHECK(bench.unit("FC1").command == Command::direct);
    if (bench.may("end-orders")) bench.act("end-orders");
    CHECK(bench.unit("b").command == Command::out);
}
