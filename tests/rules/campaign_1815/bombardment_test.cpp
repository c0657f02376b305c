// 7.F: guns that fire.
#include "engine/rules/campaign_1815/bombardment.hpp"

#include "engine/rules/campaign_1815/ruleset.hpp"
#include "tests/rules/campaign_1815/bench.hpp"
#include "tests/support/proofs.hpp"
#include "tests/support/shipped.hpp"

#include <catch2/catch.hpp>

using namespace hd::c1815;
using namespace hd::c1815::test;

TEST_CASE("1815 7.F#1 artillery that moved does not bombard") {
    Field field;
    Bench bench(field.units({"FA N0504", "FI N0605", "PI N0506"}));
    bench.march("FA", {"N0505"});
    bench.fight().act("target N0506");
    CHECK(bench.refusal("bombard FA").rule == "1815 7.F#1");
    CHECK(bench.refusal("bombard FI").rule == "1815 7.F#1");
    CHECK_FALSE(bench.refusal("join FA"));
}

TEST_CASE("1815 7.F#1 artillery that was picked up and put down again has not moved") {
    Field field;
    Bench bench(field.units({"FA N0505", "AI N0507"}));
    bench.act("move FA").act("stop");
    CHECK(bench.refusal("move FA").reason == "has_moved");
    bench.fight().attack("N0507", {"*FA"}, {4});
    CHECK(bench.count(EventKind::combat_resolved) == 1);
}

TEST_CASE("1815 7.F#2 a marker shows which artillery may bombard") {
    Field field;
    Bench bench(field.units({"FA:a N0505", "FA:b N0303", "FI N0606", "PI N1212"}));
    bench.march("b", {"N0302"});
    bench.fight();
    CHECK(bench.line(EventKind::duties_set, Rule::r_7_f_2)->unit == bench.ref("a").raw);
    CHECK(bench.unit("a").may_bombard == 1);
    CHECK(bench.unit("b").may_bombard == 0);
    CHECK(bench.unit("FI").may_bombard == 0);
}

TEST_CASE("1815 7.F#3 it bombards with its defence strength") {
    Field field;
    Bench bench(field.units({"FA N0505", "AI N0507"}));
    bench.fight().attack("N0507", {"*FA"}, {4});
    // 5-4-3.
    CHECK(bench.line(EventKind::combat_resolved, Rule::r_7_f_3)->num == 4 * point);
    CHECK(bench.attack_total() == 4 * point);
}

TEST_CASE("1815 7.F#4 at one hex or two") {
    Field field;
    Bench bench(field.units({"FA:a N0505", "FA:b N0506", "FA:c N0510", "AI N0508"}));
    bench.fight().act("target N0508");
    CHECK(bench.refusal("bombard a").rule == "1815 7.F#4");
    CHECK(bench.refusal("bombard a").reason == "out_of_range");
    CHECK_FALSE(bench.refusal("bombard b"));
}

TEST_CASE("1815 7.F#5 not at two hexes with an enemy in its zone") {
    Field field;
    Bench bench(field.units({"FA:a N0505", "FA:b N0509", "FA:c N0307", "PI:x N0504", "AI N0507"}));
    bench.fight().act("target N0507");
    CHECK(bench.refusal("bombard a").rule == "1815 7.F#5");
    CHECK(bench.refusal("bombard a").reason == "enemy_in_zone");
}

TEST_CASE("1815 7.F#6 woods or a village on the line stop it") {
    for (const Terrain terrain : {Terrain::woods, Terrain::village}) {
        Field field;
        field.units({"AI:x N0507", "FA:u N0509", "FA:v N0307"}).terrain(terrain, {"N0506"});
        Bench bench(field.units({"FA:a N0505"}));
        bench.fight().act("target N0507");
        CHECK(bench.refusal("bombard a").rule == "1815 7.F#6");
        CHECK(bench.refusal("bombard a").reason == "sight_blocked");
    }
    Field open;
    Bench bench(open.units({"FA N0505", "AI N0507"}));
    bench.fight().attack("N0507", {"*FA"}, {4});
    CHECK(bench.line(EventKind::bombard_joined, Rule::r_7_f_6)->applied);
}

TEST_CASE("1815 A-29 what stands at the ends of the line stops nothing") {
    Field field;
    Bench bench(field.units({"FA N0505", "AI N0507"})
                    .terrain(Terrain::woods, {"N0505"})
                    .terrain(Terrain::village, {"N0507"}));
    bench.fight().attack("N0507", {"*FA"}, {3});
    CHECK(bench.line(EventKind::bombard_joined, Rule::r_a_29) != nullptr);
    // The village still shelters: 3 + 1.
    CHECK(bench.modified() == 4);
}

TEST_CASE("1815 7.F#7 along a hexside only both hexes together stop it") {
    // From N0505 to N0705 the line runs between N0604 and N0605.
    Field one;
    Bench open(one.units({"FA N0505", "AI N0705"}).terrain(Terrain::woods, {"N0604"}));
    open.fight().attack("N0705", {"*FA"}, {4});
    CHECK(open.line(EventKind::bombard_joined, Rule::r_7_f_7) != nullptr);
    CHECK(open.count(EventKind::combat_resolved) == 1);
    Field both;
    Bench shut(both.units({"FA:a N0505", "FA:u N0703", "FA:v N0707", "AI N0705"})
                   .terrain(Terrain::woods, {"N0604"})
                   .terrain(Terrain::village, {"N0605"}));
    shut.fight().act("target N0705");
    CHECK(shut.refusal("bombard a").rule == "1815 7.F#7");
    CHECK_FALSE(shut.refusal("bombard u"));
}

TEST_CASE("1815 7.F#8 a side that is wholly high stops it unless both ends are high") {
    for (const bool target_high : {false, true}) {
        Field field;
        field.units({"FA:a N0505", "FA:u N0509", "FA:v N0307", "AI N0507"})
            .side(Side::full_high, "N0505", "N0506")
            .terrain(Terrain::partial_high, {"N0505"});
        if (target_high) field.terrain(Terrain::full_high, {"N0507"});
        Bench bench(field);
        bench.fight().act("target N0507");
        CHECK(bench.refusal("bombard a").rule == (target_high ? "" : "1815 7.F#8"));
    }
}

TEST_CASE("1815 7.F#9 a hex with high ground stops a line between two low ends") {
    for (const bool gun_high : {false, true}) {
        Field field;
        field.units({"FA:a N0505", "FA:u N0509", "FA:v N0307", "AI N0507"})
            .terrain(Terrain::partial_high, {"N0506"});
        if (gun_high) field.terrain(Terrain::partial_high, {"N0505"});
        Bench bench(field);
        bench.fight().act("target N0507");
        CHECK(bench.refusal("bombard a").rule == (gun_high ? "" : "1815 7.F#9"));
    }
}

TEST_CASE("1815 7.F#8 1815 7.F#9 the two lines of the rulebook on the map") {
    const auto setting = hd::support::shipped_setting(ruleset(), "campaign-1815");
    const auto& map = static_cast<const Setting&>(*setting);
    const auto place = [&](std::string_view hex) { return hd::rules::parse_place(*setting, hex).value(); };
    const auto crest = fire_blocked(map, place("N2131"), place("N1932"));
    REQUIRE(crest);
    CHECK(crest->rule == number(Rule::r_7_f_8));
    hd::support::prove(ruleset(), "1815 7.F#8", crest);
    const auto hill = fire_blocked(map, place("N1928"), place("N1728"));
    REQUIRE(hill);
    CHECK(hill->rule == number(Rule::r_7_f_9));
    hd::support::prove(ruleset(), "1815 7.F#9", hill);
}

TEST_CASE("1815 7.F#10 ponds are fired across") {
    Field field;
    Bench far(field.units({"FA N0505", "AI N0507"}).side(Side::pond, "N0505", "N0506"));
    far.fight().attack("N0507", {"*FA"}, {4});
    CHECK(far.line(EventKind::bombard_joined, Rule::r_7_f_10) != nullptr);
    CHECK(far.count(EventKind::combat_resolved) == 1);
    Field shore;
    Bench near(shore.units({"FA N0505", "AI N0506"}).side(Side::pond, "N0505", "N0506"));
    near.fight().attack("N0506", {"*FA"}, {4});
    CHECK(near.count(EventKind::combat_resolved) == 1);
}

TEST_CASE("1815 7.F#11 bombarding artillery takes no harm and does not advance") {
    Field field;
    Bench lost(field.units({"FA N0505", "AI N0506"}));
    // 4 against 4 is 1:1; row 6 is ARL.
    lost.fight().attack("N0506", {"*FA"}, {6});
    CHECK(lost.result() == "ARL");
    CHECK(lost.line(EventKind::combat_resolved, Rule::r_7_f_11)->unit == lost.ref("FA").raw);
    CHECK(lost.hex("FA") == "N0505");
    CHECK(lost.unit("FA").steps == 2);
    CHECK(lost.unit("FA").disrupted == 0);
    Field won;
    Bench bench(won.units({"FI N0505", "FA N0605", "AI N0506"}));
    // 12 against 4 is 3:1; row 3 is DR.
    bench.fight().attack("N0506", {"FI", "*FA"}, {3}).act("fall-back AI N0507");
    CHECK(bench.refusal("advance FA N0506").rule == "1815 7.F#11");
    CHECK(bench.may("advance FI N0506"));
}

TEST_CASE("1815 7.F#12 alone, or at one hex together with friends, and at one hex only") {
    Field field;
    Bench bench(field.units({"FI:a N0505", "FI:b N0406", "FA N0605", "AI:x N0506", "AI:y N0405"}));
    bench.fight().act("target N0506").act("bombard FA");
    CHECK(bench.rule_of(EventKind::bombard_joined) == "1815 7.F#12");
    CHECK(bench.refusal("target N0405").rule == "1815 7.F#12");
    CHECK(bench.refusal("target N0405").reason == "one_hex_only");
}

TEST_CASE("1815 7.F#13 at two hexes the guns of one hex fire together, and nobody else") {
    Field field;
    Bench bench(
        field.units({"AA:a N0505", "AA:b N0505", "AA:c N0509", "FI N0507"}).at(5, Phase::allied_movement));
    bench.fight().act("target N0507").act("bombard a");
    CHECK(bench.rule_of(EventKind::bombard_joined) == "1815 7.F#13");
    CHECK(bench.refusal("bombard c").rule == "1815 7.F#13");
    CHECK(bench.refusal("bombard c").reason == "not_alone");
    bench.act("bombard b", {4});
    // 3 + 3.
    CHECK(bench.attack_total() == 6 * point);
}

TEST_CASE("1815 7.F#14 a brook means nothing to guns alone") {
    Field field;
    Bench bench(field.units({"FA N0505", "AI N0506"}).side(Side::brook, "N0505", "N0506"));
    bench.fight().attack("N0506", {"*FA"}, {4});
    const auto* brook = bench.line(EventKind::combat_resolved, Label::brook_effect);
    CHECK(brook->rule == number(Rule::r_7_f_14));
    CHECK_FALSE(brook->applied);
    CHECK(bench.modified() == 4);
}

TEST_CASE("1815 A-26 of a lost assault the guns that helped are clear") {
    Field field;
    Bench bench(field.units({"FI N0505", "FA N0605", "AI:x N0506", "AI:y N0506", "AA N0506"}));
    // 12 against 11 is 1:1; row 6 is ARL: its step is the infantry's.
    bench.fight().attack("N0506", {"FI", "*FA"}, {6});
    CHECK(bench.line(EventKind::combat_resolved, Rule::r_a_26)->unit == bench.ref("FA").raw);
    bench.act("fall-back FI N0504");
    CHECK(bench.unit("FI").steps == 1);
    CHECK(bench.unit("FI").disrupted == 1);
    CHECK(bench.unit("FA").steps == 2);
    CHECK(bench.unit("FA").disrupted == 0);
    CHECK(bench.hex("FA") == "N0605");
    Field exchange;
    // 12 against 3 is 4:1; row 3 is EX, for the one hex from which it was assaulted.
    Bench paid(exchange.units({"FI N0505", "FA N0605", "NI N0506"}));
    paid.fight().attack("N0506", {"FI", "*FA"}, {3});
    CHECK(paid.result() == "EX");
    CHECK(paid.unit("FI").steps == 1);
    CHECK(paid.unit("FA").steps == 2);
}

TEST_CASE("1815 A-27 a battery next to an enemy may meet its duty by its fire, one that moved may not") {
    Field field;
    Bench bench(field.units({"FA N0505", "PI N0506"}));
    bench.fight();
    CHECK(bench.refusal("end-attacks").rule == "1815 7#1");
    bench.attack("N0506", {"*FA"}, {6});
    CHECK(bench.line(EventKind::bombard_joined, Rule::r_a_27)->unit == bench.ref("FA").raw);
    CHECK_FALSE(bench.refusal("end-attacks"));
    Field on_the_move;
    Bench moved(on_the_move.units({"FA N0504", "PI N0506"}));
    moved.march("FA", {"N0505"});
    // 5 against 7 is 1:2; row 3 is AR.
    moved.fight().attack("N0506", {"FA"}, {3});
    CHECK(moved.attack_total() == 5 * point);
    moved.act("fall-back FA N0504");
    CHECK(moved.unit("FA").disrupted == 1);
    // It was made to go back.
    CHECK(moved.unit("FA").steps == 1);
}

TEST_CASE("1815 A-28 slope, woods and village shelter from guns alone") {
    Field field;
    Bench bench(field.units({"FA N0505", "AI N0507"})
                    .terrain(Terrain::full_high, {"N0507"})
                    .terrain(Terrain::woods, {"N0507"}));
    bench.fight().attack("N0507", {"*FA"}, {2});
    const auto* slope = bench.line(EventKind::combat_resolved, Label::slope_effect);
    CHECK(slope->rule == number(Rule::r_a_28));
    CHECK(slope->applied);
    CHECK(bench.modified() == 2 + 2);
}
