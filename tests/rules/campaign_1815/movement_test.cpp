// Chapter 5: movement. Costs in points: clear 1, foot artillery 2; woods 3, 4, 4; road 1, high road and
// within a village 1/2; in mud 3, woods 5, road 2, high road 1. Brook +1 and up slope +1 are reconstructed.
#include "tests/rules/campaign_1815/bench.hpp"

#include <catch2/catch.hpp>

using namespace hd::c1815;
using namespace hd::c1815::test;

namespace {

// Points that a piece has left when its move ends, in quarters.
int left_after(const Bench& bench) {
    return bench.line(EventKind::move_stepped, Label::points_left) == nullptr
               ? -1
               : bench.working(EventKind::move_stepped).back().num;
}

}  // namespace

TEST_CASE("1815 5#1 only the phasing side moves, in its movement phase") {
    Field field;
    Bench bench(field.units({"FI N0505", "PI N1010"}));
    CHECK(bench.refusal("move PI").rule == "1815 5#1");
    CHECK(bench.refusal("move PI").reason == "not_yours");
    bench.act("move FI");
    CHECK(bench.rule_of(EventKind::move_began) == "1815 5#1");
}

TEST_CASE("1815 5#2 1815 5#5 the allowance pays for hexes, and not more than it holds") {
    Field field;
    Bench bench(field.units({"FI N0505", "PI N1212"}).terrain(Terrain::woods, {"N0508"}));
    bench.act("move FI");
    CHECK(bench.line(EventKind::move_began, Rule::r_5_2)->num == 4 * point);
    bench.acts({"step N0506", "step N0507"});
    // Two points are left, and woods cost three.
    CHECK(bench.refusal("step N0508").rule == "1815 5#5");
    bench.act("step N0607").act("step N0707");
    CHECK(bench.count(EventKind::move_ended) == 1);
    CHECK(bench.hex("FI") == "N0707");
}

TEST_CASE("1815 5#3 a clear hex costs infantry 1 and foot artillery 2") {
    Field field;
    Bench bench(field.units({"FA N0505", "PI N1212"}));
    bench.acts({"move FA", "step N0506"});
    CHECK(left_after(bench) == 1 * point);
    // The one point that is left buys nothing.
    CHECK(bench.count(EventKind::move_ended) == 1);
}

TEST_CASE("1815 5#6 a piece that has not moved may enter one hex whatever it costs") {
    Field field;
    // Blown cavalry has 3 points; woods in mud cost 5.
    Bench bench(field.units({"FC1 N0505 blown", "PI N1212"})
                    .terrain(Terrain::woods, {"N0506"})
                    .at(20, Phase::french_movement));
    bench.acts({"move FC1", "step N0506"});
    CHECK(bench.rule_of(EventKind::move_stepped) == "1815 5#6");
    CHECK(bench.count(EventKind::move_ended) == 1);
}

TEST_CASE("1815 5#7 whoever enters an enemy zone of control stops") {
    Field field;
    Bench bench(field.units({"FI N0505", "PI N0508"}));
    bench.acts({"move FI", "step N0506", "step N0507"});
    CHECK(bench.rule_of(EventKind::move_ended) == "1815 5#7");
    CHECK(bench.hex("FI") == "N0507");
}

TEST_CASE("1815 5#8 infantry and foot artillery that begin in an enemy zone do not move") {
    Field field;
    Bench bench(field.units({"FI N0505", "FA N0605", "PI N0506"}));
    CHECK(bench.refusal("move FI").rule == "1815 5#8");
    CHECK(bench.refusal("move FA").rule == "1815 5#8");
}

TEST_CASE("1815 5#9 cavalry leaves an enemy zone by a hex outside of any") {
    Field field;
    Bench bench(field.units({"FC1 N0505", "PI N0506"}));
    bench.act("move FC1");
    CHECK(bench.rule_of(EventKind::move_began) == "1815 5#9");
    // N0405 touches N0506 as well as N0505 does: odd row 5 joins c-1 and c of its neighbours.
    CHECK(bench.refusal("step N0405").rule == "1815 5#9");
    bench.act("step N0504");
    CHECK(bench.hex("FC1") == "N0504");
}
