// 7.C.1: what the ground adds to the die.
#include "tests/rules/campaign_1815/bench.hpp"

#include <catch2/catch.hpp>

using namespace hd::c1815;
using namespace hd::c1815::test;

namespace {

// What the ground added to a die of 2, in an attack of FI in N0505 on PI in N0506.
int added_by(Field& field) {
    Bench bench(field.units({"FI N0505", "PI N0506"}));
    bench.fight().attack("N0506", {"FI"}, {2});
    return bench.modified() - 2;
}

}  // namespace

TEST_CASE("1815 7.C.1#1 woods, a village, a brook and a slope add one each") {
    Field plain;
    CHECK(added_by(plain) == 0);
    Field woods;
    CHECK(added_by(woods.terrain(Terrain::woods, {"N0506"})) == 1);
    Field village;
    CHECK(added_by(village.terrain(Terrain::village, {"N0506"})) == 1);
    Field brook;
    CHECK(added_by(brook.side(Side::brook, "N0505", "N0506")) == 1);
    Field slope;
    CHECK(added_by(slope.terrain(Terrain::partial_high, {"N0506"})) == 1);
    // The attacker's own ground does nothing.
    Field own;
    CHECK(added_by(own.terrain(Terrain::woods, {"N0505"})) == 0);
}

TEST_CASE("1815 7.C.1#2 a brook counts only if all attack across one") {
    Field field;
    Bench bench(field.units({"FI:a N0505", "FI:b N0605", "PI N0506"}).side(Side::brook, "N0505", "N0506"));
    bench.fight().attack("N0506", {"a", "b"}, {2});
    const auto* brook = bench.line(EventKind::combat_resolved, Label::brook_effect);
    CHECK(brook->rule == number(Rule::r_7_c_1_2));
    CHECK_FALSE(brook->applied);
    CHECK(bench.modified() == 2);
}

TEST_CASE("1815 7.C.1#3 up a slope is from a hex without high ground to one with any") {
    Field partial;
    Bench bench(partial.units({"FI N0505", "PI N0506"}).terrain(Terrain::partial_high, {"N0506"}));
    bench.fight().attack("N0506", {"FI"}, {2});
    const auto* slope = bench.line(EventKind::combat_resolved, Label::slope_effect);
    CHECK(slope->rule == number(Rule::r_7_c_1_3));
    CHECK(slope->applied);
    Field full;
    CHECK(added_by(full.terrain(Terrain::full_high, {"N0506"})) == 1);
    Field level;
    CHECK(added_by(level.terrain(Terrain::partial_high, {"N0505"}).terrain(Terrain::full_high, {"N0506"})) ==
          0);
}

TEST_CASE("1815 7.C.1#4 a slope counts only if all climb") {
    Field field;
    Bench bench(field.units({"FI:a N0505", "FI:b N0605", "PI N0506"})
                    .terrain(Terrain::partial_high, {"N0605"})
                    .terrain(Terrain::full_high, {"N0506"}));
    bench.fight().attack("N0506", {"a", "b"}, {2});
    const auto* slope = bench.line(EventKind::combat_resolved, Label::slope_effect);
    CHECK(slope->rule == number(Rule::r_7_c_1_4));
    CHECK_FALSE(slope->applied);
    CHECK(bench.modified() == 2);
}

TEST_CASE("1815 A-23 of several hexes attacked woods and a village count once each, a brook for all or not") {
    Field field;
    // Woods in both hexes, a village in one of them, a brook before one.
    Bench bench(field.units({"FI N0505", "FC1 N0406", "AI:x N0506", "AI:y N0405"})
                    .terrain(Terrain::woods, {"N0506", "N0405"})
                    .terrain(Terrain::village, {"N0405"})
                    .side(Side::brook, "N0505", "N0506"));
    bench.fight().attack("N0506", {"@N0405", "FI", "FC1"}, {2});
    CHECK(bench.line(EventKind::combat_resolved, Label::woods_effect)->rule == number(Rule::r_a_23));
    CHECK(bench.modified() == 2 + 1 + 1);
    // 8 and half of the cavalry's 4.
    CHECK(bench.attack_total() == (8 + 2) * point);
}

TEST_CASE("1815 A-23 cavalry is halved if one of the hexes it attacks would halve it") {
    Field field;
    Bench bench(field.units({"FI N0505", "FC1 N0406", "AI:x N0506", "AI:y N0405"})
                    .terrain(Terrain::woods, {"N0405"}));
    bench.fight().attack("N0506", {"@N0405", "FI", "FC1"}, {2});
    CHECK(bench.line(EventKind::combat_resolved, Rule::r_a_23) != nullptr);
    CHECK(bench.attack_total() == (8 + 2) * point);
}
