// Chapter 5: movement. Costs in points: clear 1, foot artillery 2; woods 3, 4, 4; road 1, high road and
// within a village 1/2; in mud 3, woods 5, road 2, high road 1. Brook +1 and up slope +1 are reconstructed.
#include "tests/rules/campaign_1815/bench.hpp"

#include <catch2/catch.hpp>

#include <array>
#include <string>
#include <vector>

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

TEST_CASE("1815 5#4 leaders pay as infantry and cavalry do") {
    Field field;
    Bench bench(field.units({"Nap N0505", "PI N1212"}).terrain(Terrain::woods, {"N0506"}));
    bench.acts({"move Nap", "step N0506"});
    CHECK(bench.line(EventKind::move_stepped, Rule::r_5_4)->num == -3 * point);
    // A leader has 8 points.
    CHECK(left_after(bench) == (8 - 3) * point);
}

TEST_CASE("1815 5#10 1815 A-03 cavalry that left one zone may enter another, and stops there") {
    Field field;
    Bench bench(field.units({"FC1 N0505", "PI N0506", "PI:b N0502"}));
    bench.acts({"move FC1", "step N0504"});
    CHECK(bench.count(EventKind::move_ended) == 0);
    bench.act("step N0503");
    CHECK(bench.line(EventKind::move_stepped, Rule::r_5_10) != nullptr);
    CHECK(bench.rule_of(EventKind::move_ended) == "1815 5#7");
    CHECK(bench.hex("FC1") == "N0503");
}

TEST_CASE("1815 5.A#1 1815 A-53 a move may go by road and across country in turn") {
    Field field;
    Bench bench(field.units({"FI N0505", "PI N1212"}).high_road({"N0505", "N0506", "N0507"}));
    bench.acts({"move FI", "step N0506", "step N0507"});
    CHECK(left_after(bench) == 3 * point);
    bench.act("step N0508");
    CHECK(bench.carried(Rule::r_5_a_1));
    CHECK(left_after(bench) == 2 * point);
    bench.acts({"step N0509", "step N0510"});
    CHECK(bench.count(EventKind::move_ended) == 1);
}

TEST_CASE("1815 5.A.1#1 1815 5#3 a hex costs what the chart says") {
    struct Case {
        std::string code;
        bool mud;
        std::array<int, 4> points;  // clear, woods, full and partial high ground
    };
    const std::vector<Case> cases{{"FI", false, {1, 3, 1, 1}}, {"FC1", false, {1, 3, 1, 1}},
                                  {"FH", false, {1, 4, 1, 1}}, {"FA", false, {2, 4, 2, 2}},
                                  {"FI", true, {3, 5, 3, 3}},  {"FC1", true, {3, 5, 3, 3}}};
    const std::array<std::uint8_t, 4> kinds{0, 1, 8, 4};
    for (const Case& one : cases) {
        for (std::size_t k = 0; k < kinds.size(); ++k) {
            Field field;
            if (kinds[k] != 0) field.terrain(static_cast<Terrain>(kinds[k]), {"N0506"});
            // High ground on the side: no step up slope.
            field.side(Side::some_high, "N0505", "N0506");
            Bench bench(field.unit(one.code + " N0505")
                            .unit("PI N1212")
                            .at(one.mud ? 20 : 5, Phase::french_movement));
            bench.acts({"move " + one.code, "step N0506"});
            INFO(one.code << " " << k << " " << one.mud);
            const auto* line = bench.line(EventKind::move_stepped, one.mud ? Rule::r_5_b_1 : Rule::r_5_3);
            REQUIRE(line != nullptr);
            CHECK(line->num == -one.points[k] * point);
        }
    }
}

TEST_CASE("1815 5.A.1#2 woods on high ground cost what woods cost") {
    Field field;
    Bench bench(field.units({"FI N0505", "PI N1212"})
                    .terrain(Terrain::woods, {"N0506"})
                    .terrain(Terrain::full_high, {"N0506"}));
    bench.acts({"move FI", "step N0506"});
    CHECK(bench.rule_of(EventKind::move_stepped) == "1815 5.A.1#2");
    CHECK(left_after(bench) == (4 - 3) * point);
}

TEST_CASE("1815 5.A.1#3 a brook costs extra") {
    Field field;
    Bench bench(field.units({"FI N0505", "PI N1212"}).side(Side::brook, "N0505", "N0506"));
    bench.acts({"move FI", "step N0506"});
    CHECK(bench.rule_of(EventKind::move_stepped) == "1815 5.A.1#3");
    // 4 less 1 for the hex and 1 for the brook.
    CHECK(left_after(bench) == (4 - 1 - 1) * point);
}

TEST_CASE("1815 5.A.1#4 going up slope costs extra") {
    Field field;
    Bench bench(field.units({"FI N0505", "PI N1212"}).terrain(Terrain::partial_high, {"N0506"}));
    bench.acts({"move FI", "step N0506"});
    CHECK(bench.rule_of(EventKind::move_stepped) == "1815 5.A.1#4");
    CHECK(left_after(bench) == (4 - 1 - 1) * point);
}

TEST_CASE("1815 5.A.1#5 up slope is over a side without high ground into a hex with some") {
    Field full;
    Bench to_full(full.units({"FI N0505", "PI N1212"}).terrain(Terrain::full_high, {"N0506"}));
    to_full.acts({"move FI", "step N0506"});
    CHECK_FALSE(to_full.line(EventKind::move_stepped, Rule::r_5_a_1_5)->applied);
    CHECK(left_after(to_full) == (4 - 1) * point);
    Field some;
    Bench over_high(some.units({"FI N0505", "PI N1212"})
                        .terrain(Terrain::partial_high, {"N0506"})
                        .side(Side::some_high, "N0505", "N0506"));
    over_high.acts({"move FI", "step N0506"});
    CHECK_FALSE(over_high.line(EventKind::move_stepped, Rule::r_5_a_1_5)->applied);
    CHECK(left_after(over_high) == (4 - 1) * point);
    // Down again nothing is paid: N0506 is left for clear ground.
    Field down;
    Bench leaves(down.units({"FI N0506", "PI N1212"}).terrain(Terrain::partial_high, {"N0506"}));
    leaves.acts({"move FI", "step N0505"});
    CHECK(left_after(leaves) == (4 - 1) * point);
}

TEST_CASE("1815 5.A.1#6 a brook and a slope are both paid") {
    Field field;
    Bench bench(field.units({"FI N0505", "PI N1212"})
                    .terrain(Terrain::partial_high, {"N0506"})
                    .side(Side::brook, "N0505", "N0506"));
    bench.acts({"move FI", "step N0506"});
    CHECK(bench.rule_of(EventKind::move_stepped) == "1815 5.A.1#6");
    CHECK(left_after(bench) == (4 - 1 - 1 - 1) * point);
}

TEST_CASE("1815 5.B#1 in mud infantry, cavalry and leaders pay by its column") {
    for (const std::string code : {"FI", "FC1", "Nap"}) {
        Field field;
        Bench bench(field.unit(code + " N0505").unit("PI N1212").at(20, Phase::french_movement));
        bench.acts({"move " + code, "step N0506"});
        INFO(code);
        CHECK(bench.line(EventKind::move_stepped, Rule::r_5_b_1)->num == -3 * point);
    }
}

TEST_CASE("1815 5.B#2 1815 CH.TEC#3 in mud artillery goes one hex, whatever it costs") {
    Field field;
    Bench bench(field.units({"FH N0505", "FA N0905", "PI N1212"})
                    .high_road({"N0505", "N0506", "N0507"})
                    .terrain(Terrain::woods, {"N0906"})
                    .at(20, Phase::french_movement));
    bench.acts({"move FH", "step N0506"});
    CHECK(bench.rule_of(EventKind::move_ended) == "1815 5.B#2");
    CHECK(bench.line(EventKind::move_stepped, Rule::r_ch_tec_3)->num == 1);
    // Foot artillery has 3 points, and woods cost it 4.
    bench.acts({"move FA", "step N0906"});
    CHECK(bench.line(EventKind::move_stepped, Rule::r_ch_tec_3)->num == 1);
    CHECK(bench.rule_of(EventKind::move_ended) == "1815 5.B#2");
    CHECK(bench.hex("FA") == "N0906");
}

TEST_CASE("1815 5.C#1 nobody enters a hex with an enemy unit") {
    Field field;
    Bench bench(field.units({"FC1 N0505", "Nap N0605", "PI N0506", "Blu N0506"}));
    bench.act("move FC1");
    CHECK(bench.refusal("step N0506").rule == "1815 5.C#1");
    bench.acts({"step N0504", "stop", "move Nap"});
    CHECK(bench.refusal("step N0506").rule == "1815 5.C#1");
}

TEST_CASE("1815 5.C#2 a unit enters a hex with enemy leaders only, a leader doesn't") {
    Field field;
    Bench bench(field.units({"FI N0505", "Nap N0605", "Wel N0506", "AI N1010"}));
    bench.act("move Nap");
    CHECK(bench.refusal("step N0506").rule == "1815 5.C#2");
    bench.acts({"stop", "move FI", "step N0506"});
    CHECK(bench.hex("FI") == "N0506");
    CHECK(bench.hex("Wel") == "N1010");
}

TEST_CASE("1815 A-04 1815 A-05 the free hex waives its price and nothing else") {
    Field field;
    // Blown cavalry has 3 points, woods in mud cost 5; ponds, enemies and their zones stay closed.
    Bench bench(field.units({"FC1 N0505 blown", "PI N0704"})
                    .terrain(Terrain::woods, {"N0504", "N0506", "N0604"})
                    .side(Side::pond, "N0505", "N0506")
                    .at(20, Phase::french_movement));
    bench.act("move FC1");
    CHECK(bench.refusal("step N0506").rule == "1815 A-05");
    // N0604 is next to N0704: an even row joins c and c+1.
    CHECK(bench.refusal("step N0604").rule == "1815 7.E.1#6");
    bench.act("step N0504");
    // 5 less 3.
    CHECK(bench.line(EventKind::move_stepped, Rule::r_a_04)->num == 2 * point);
    CHECK(bench.count(EventKind::move_ended) == 1);
}

TEST_CASE("1815 A-06 a unit passes friends across country") {
    Field field;
    Bench bench(field.units({"FI N0505", "FI:b N0506", "PI N1212"}));
    bench.acts({"move FI", "step N0506"});
    CHECK(bench.line(EventKind::move_stepped, Rule::r_a_06)->unit == bench.ref("b").raw);
    bench.act("step N0507");
    CHECK(bench.hex("FI") == "N0507");
}
