// Positions for chapters 5 and 6, with answers written down from the book: movement and stacking.
#include "tests/rules/campaign_1815/bench.hpp"

#include <catch2/catch.hpp>

#include <string>
#include <vector>

using namespace hd::c1815;
using namespace hd::c1815::test;

namespace {

int left_after(const Bench& bench) {
    return bench.working(EventKind::move_stepped).back().num;
}

}  // namespace

TEST_CASE("1815 5.A#1 position 1: two hexes of high road leave enough for woods, three do not") {
    Field field;
    Bench bench(field.units({"FI N0505", "FI:b N0905", "PI N1212"})
                    .high_road({"N0505", "N0506", "N0507", "N0508"})
                    .high_road({"N0905", "N0906", "N0907", "N0908"})
                    .terrain(Terrain::woods, {"N0608", "N1007"}));
    // 4 less three times 1/2 is 2 1/2; woods cost 3.
    bench.acts({"move FI", "step N0506", "step N0507", "step N0508"});
    CHECK(left_after(bench) == 10);
    CHECK(bench.refusal("step N0608").rule == "1815 5#5");
    bench.act("stop");
    bench.acts({"move b", "step N0906", "step N0907"});
    CHECK(left_after(bench) == 3 * point);
    bench.act("step N1007");
    CHECK(bench.carried(Rule::r_5_a_1));
    CHECK(left_after(bench) == 0);
}

TEST_CASE("1815 5#3 position 2: foot artillery pays 2 and then 1 by road, and has nothing left of 3") {
    Field field;
    Bench bench(field.units({"FA N0505", "PI N1212"}).road({"N0506", "N0507"}));
    bench.acts({"move FA", "step N0506"});
    CHECK(bench.line(EventKind::move_stepped, Rule::r_5_3)->num == -2 * point);
    bench.act("step N0507");
    CHECK(left_after(bench) == 0);
    CHECK(bench.count(EventKind::move_ended) == 1);
}

TEST_CASE("1815 5.B#1 position 3: in mud a clear hex and one of high road use up 4 points") {
    Field field;
    Bench bench(
        field.units({"FI N0505", "PI N1212"}).high_road({"N0506", "N0507"}).at(20, Phase::french_movement));
    bench.acts({"move FI", "step N0506"});
    CHECK(bench.line(EventKind::move_stepped, Rule::r_5_b_1)->num == -3 * point);
    bench.act("step N0507");
    CHECK(left_after(bench) == 0);
    CHECK(bench.hex("FI") == "N0507");
}

TEST_CASE("1815 5#6 position 4: after half a point by road the free hex is spent") {
    Field field;
    Bench bench(field.units({"FA N0505", "FA:b N0905", "PI N1212"})
                    .high_road({"N0505", "N0506"})
                    .terrain(Terrain::woods, {"N0507", "N0906"}));
    bench.acts({"move FA", "step N0506"});
    CHECK(bench.refusal("step N0507").rule == "1815 5#5");
    bench.act("stop");
    // From the start woods are open to it: 4 of its 3 points.
    bench.acts({"move b", "step N0906"});
    CHECK(bench.rule_of(EventKind::move_stepped) == "1815 5#6");
    CHECK(bench.count(EventKind::move_ended) == 1);
}

TEST_CASE("1815 5#9 position 5: a leader in an enemy zone goes out of it first, and may then come back") {
    Field field;
    Bench bench(field.units({"Nap N0505", "FI N1010", "PI N0506"}));
    bench.act("move Nap");
    CHECK(bench.refusal("step N0405").rule == "1815 5#9");
    // N0404 is next to N0405 and not to N0506.
    bench.acts({"step N0404", "step N0405"});
    CHECK(bench.line(EventKind::move_stepped, Rule::r_5_10) != nullptr);
    CHECK(bench.count(EventKind::move_ended) == 1);
}

TEST_CASE("1815 5.C#2 position 6: a unit goes through a hex of enemy leaders, and on") {
    Field field;
    Bench bench(field.units({"FI N0505", "Wel N0506", "Hil N0506", "AI N1010"}));
    bench.acts({"move FI", "step N0506"});
    CHECK(bench.hex("Wel") == "N1010");
    CHECK(bench.hex("Hil") == "N1010");
    bench.act("step N0507");
    CHECK(left_after(bench) == (4 - 2) * point);
}

TEST_CASE("1815 5.A.2#7 position 7: a road into an enemy zone is entered across country, woods and all") {
    Field field;
    // N0607 is next to N0507; in woods the step costs 3 instead of 1/2, after 1/2.
    Bench bench(field.units({"FI N0505", "PI N0607"})
                    .high_road({"N0505", "N0506", "N0507"})
                    .terrain(Terrain::woods, {"N0507"}));
    bench.acts({"move FI", "step N0506", "step N0507"});
    CHECK_FALSE(bench.line(EventKind::move_stepped, Rule::r_5_a_2_7)->applied);
    CHECK(left_after(bench) == 4 * point - 2 - 3 * point);
}

TEST_CASE("1815 5.A.2#9 position 8: a column on one road goes round or through at the price of the ground") {
    Field field;
    Bench bench(field.units({"FI N0505", "FI:b N0506", "FC1 N0504", "PI N1212"})
                    .high_road({"N0504", "N0505", "N0506", "N0507"}));
    bench.act("move FC1").act("step N0505");
    CHECK_FALSE(bench.line(EventKind::move_stepped, Rule::r_5_a_2_9)->applied);
    bench.act("step N0506");
    CHECK(left_after(bench) == (6 - 2) * point);
    // N0507 is free again, but the step is by road: 1/2.
    bench.act("step N0507");
    CHECK(left_after(bench) == (6 - 2) * point - 2);
}

TEST_CASE("1815 A-05 position 9: nobody moves across a pond, leaders neither") {
    Field field;
    Bench bench(field.units({"Nap N0505", "FC1 N0605", "PI N1212"}).side(Side::pond, "N0505", "N0506"));
    bench.act("move Nap");
    CHECK(bench.refusal("step N0506").rule == "1815 A-05");
    CHECK(bench.may("step N0406") == false);
    CHECK(bench.may("step N0405"));
}

TEST_CASE("1815 5.B#2 position 10: in mud a battery that begins next to an enemy moves its one hex out") {
    Field field;
    Bench bench(field.units({"FH N0505", "FA N0605", "PI N0506"}).at(20, Phase::french_movement));
    CHECK(bench.refusal("move FA").rule == "1815 5#8");
    bench.acts({"move FH", "step N0504"});
    CHECK(bench.rule_of(EventKind::move_ended) == "1815 5.B#2");
    CHECK(bench.hex("FH") == "N0504");
}

TEST_CASE("1815 6.1#2 position 1: the Hussars add to a legal stack of cavalry") {
    Field field;
    field.units({"PC N0505", "H4 N0505", "Blu N0505", "FI N1212"}).at(5, Phase::allied_movement);
    Bench bench(field);
    bench.act("end-movement");
    CHECK(bench.line(EventKind::phase_began, Rule::r_6_1_2)->num == 0);
    CHECK(bench.unit("PC").disrupted == 0);
    CHECK(bench.unit("H4").disrupted == 0);
}

TEST_CASE("1815 6.3#2 position 2: two corps in a hex, and the owner keeps whichever he likes") {
    for (const char* named : {"FC1", "FC2"}) {
        Field field;
        Bench bench(field.units({"FC1 N0505", "FC2 N0505", "PI N1212"}).corps("FC2", 9));
        bench.act("end-movement");
        CHECK(bench.carried(Rule::r_6_3_2));
        CHECK(bench.after("excess") == std::vector<std::string>{"FC1", "FC2"});
        bench.act(std::string("excess ") + named);
        CHECK(bench.unit(named).disrupted == 1);
    }
}

TEST_CASE("1815 6.2#1 position 3: of two units and two batteries one battery is too many, or one unit") {
    Field field;
    field.units({"AI N0505", "AC N0505", "AA N0505", "AH N0505", "FI N1212"}).at(5, Phase::allied_movement);
    Bench bench(field);
    bench.act("end-movement");
    CHECK(bench.carried(Rule::r_6_2_1));
    CHECK(bench.after("excess") == std::vector<std::string>{"AA", "AC", "AH", "AI"});
}

TEST_CASE("1815 6#1 position 4: the limit is in force for both sides at the end of each phase") {
    Field field;
    Bench bench(field.units({"FI N0505", "FI:b N0505", "PI N1212", "PI:b N1212"}));
    bench.act("end-movement");
    CHECK(bench.rule_of(EventKind::phase_began) == "1815 6#1");
    CHECK(bench.decider() == "french");
    bench.act("excess FI");
    CHECK(bench.decider() == "allied");
    bench.act("excess PI");
    // The Prussians have no recovery phase now.
    CHECK_FALSE(bench.carried(Rule::r_a_07));
    CHECK(bench.unit("PI").disrupted == 1);
    CHECK(bench.unit("b").disrupted == 0);
}

TEST_CASE("1815 6#2 position 5: leaders may fill a hex with a full stack") {
    Field field;
    Bench bench(field.units({"FC1 N0505", "FC2 N0505", "FH N0505", "GE N0505", "Nap N0505", "Kel N0505",
                             "Ney N0505", "PI N1212"}));
    bench.act("end-movement");
    CHECK(bench.line(EventKind::phase_began, Rule::r_6_2)->num == 0);
    CHECK(bench.count(EventKind::crowded_out) == 0);
}
