// Chapter 7 in positions that were worked out from the rulebook alone, before the engine was read. Rows of
// the results from 1 on are the project's own; a die read there is named with its cell.
#include "tests/rules/campaign_1815/bench.hpp"

#include <catch2/catch.hpp>

using namespace hd::c1815;
using namespace hd::c1815::test;

TEST_CASE("1815 7.A.1 1815 7.B.1#1 two divisions push a Prussian brigade back a hex") {
    Field field;
    Bench bench(field.units({"FI:a N0505", "FI:b N0605", "PI N0506"}));
    // 8 + 8 against 7 is 2:1; row 2 is DR.
    bench.fight().attack("N0506", {"a", "b"}, {2});
    CHECK(bench.attack_total() == 16 * point);
    CHECK(bench.line(EventKind::combat_resolved, Rule::r_7_a_1) != nullptr);
    CHECK(bench.decider() == "allied");
    bench.act("fall-back PI N0507");
    CHECK(bench.rule_of(EventKind::unit_retreated) == "1815 7.B.3#1");
    CHECK(bench.hex("PI") == "N0507");
    CHECK(bench.unit("PI").steps == 2);
    CHECK_FALSE(bench.unit("PI").disrupted);
}

TEST_CASE("1815 7.B.1#2 1815 7.E.2#2 three steps of a brigade and its battery, of which one saves the guns") {
    Field field;
    Bench bench(field.units({"FI:a N0505", "FI:b N0605", "FI:c N0405", "AI N0506", "AA N0506"}));
    // 24 against 4 + 3 is 3:1; row 1 is DRL, from three hexes three steps.
    bench.fight().attack("N0506", {"a", "b", "c"}, {1});
    CHECK(bench.line(EventKind::combat_resolved, Label::steps_owed)->num == 3);
    bench.act("lose AI").act("lose AI");
    if (bench.may("lose AA")) bench.act("lose AA");
    CHECK(bench.hex("AI") == "eliminated");
    CHECK(bench.unit("AA").steps == 1);
    // N0507 is the only hex that touches no attacker. The step it owes for going back was among the three.
    CHECK(bench.unit("AA").steps == 1);
    CHECK(bench.hex("AA") == "N0507");
}

TEST_CASE("1815 7.C.2#2 1815 7.C.2#4 the cavalry corps of the example rides down a brigade") {
    Field field;
    Bench bench(field.units({"FC2 N0505", "FC1 N0505", "FH N0505", "PI N0506"}));
    // 4 + 4 + 3 = 11 against 7 is 1:1; 3 points on 2 units against none: -1; 2 - 1 is row 1: DR.
    bench.fight().attack("N0506", {"FC2", "FC1", "FH"}, {2});
    CHECK(bench.result() == "DR");
    CHECK(bench.line(EventKind::combat_resolved, Label::shock_effect)->num == -1);
    CHECK(bench.modified() == 1);
}

TEST_CASE("1815 7.C.1#5 over a brook, up a slope and into a village") {
    Field field;
    Bench bench(field.units({"FI N0505", "AI N0506"})
                    .terrain(Terrain::village, {"N0506"})
                    .terrain(Terrain::partial_high, {"N0506"})
                    .side(Side::brook, "N0505", "N0506"));
    // 8 against 4 is 2:1; 1 + 3 is row 4: HX.
    bench.fight().attack("N0506", {"FI"}, {1});
    CHECK(bench.modified() == 4);
    CHECK(bench.unit("AI").steps == 1);
    CHECK(bench.unit("FI").steps == 1);
    // It may go back a hex or stay.
    bench.act("stay AI");
    CHECK(bench.hex("AI") == "N0506");
}

TEST_CASE("1815 7.B.1#6 an exchange costs each hex of attackers a step") {
    Field field;
    Bench bench(field.units({"FI:a N0505", "FI:b N0605", "AI N0506"}));
    // 16 against 4 is 4:1; row 3 is EX.
    bench.fight().attack("N0506", {"a", "b"}, {3});
    CHECK(bench.hex("AI") == "eliminated");
    bench.act("lose a");
    CHECK(bench.unit("a").steps == 1);
    CHECK(bench.unit("b").steps == 1);
}

TEST_CASE("1815 7#9 a weak division that three brigades hold fast is lost without a die") {
    Field field;
    Bench bench(field.units({"FI N0505 reduced", "PI:a N0404", "PI:b N0405", "PI:c N0506"}));
    // 4 against 21 is less than 1:5: ARL, and its only step is the step to lose.
    bench.fight().attack("N0404", {"FI", "@N0405", "@N0506"});
    CHECK(bench.rule_of(EventKind::combat_resolved) == "1815 7#9");
    CHECK(bench.result() == "ARL");
    CHECK(bench.hex("FI") == "eliminated");
}

TEST_CASE("1815 7.B.3#2 a brigade between two divisions has no way back") {
    Field field;
    Bench bench(field.units({"FI:a N0505", "FI:b N0507", "AI N0506"}));
    // 16 against 4 is 4:1; row 4 is DR. Every hex around N0506 touches N0505 or N0507.
    bench.fight().attack("N0506", {"a", "b"}, {4});
    CHECK(bench.rule_of(EventKind::unit_eliminated) == "1815 7.B.3#2");
    CHECK(bench.hex("AI") == "eliminated");
}

TEST_CASE("1815 7.D#4 cavalry slips away and leaves the infantry to worse odds") {
    Field field;
    Bench bench(field.units({"FI N0505", "AI N0506", "AC N0506"}));
    // 8 against 7 would be 1:1 with the shock of the cavalry; 8 against 4 is 2:1; row 2 is DR.
    bench.fight().attack("N0506", {"FI"});
    CHECK(bench.decider() == "allied");
    bench.act("refuse AC N0507", {2});
    CHECK(bench.defence_total() == 4 * point);
    CHECK(bench.column() == "2:1");
    CHECK(bench.result() == "DR");
}

TEST_CASE("1815 7.D#5 when all have left there is no attack, and the hex stands open") {
    Field field;
    Bench bench(field.units({"FI N0505", "AC N0506"}));
    bench.fight().attack("N0506", {"FI"});
    bench.act("refuse AC N0507");
    CHECK(bench.count(EventKind::combat_resolved) == 0);
    CHECK(bench.rule_of(EventKind::attack_lapsed) == "1815 7.D#5");
    CHECK(bench.decider() == "french");
    bench.act("advance FI N0506");
    CHECK(bench.hex("FI") == "N0506");
}

TEST_CASE("1815 7.E.1#5 cavalry that attacked is fresh again after two player turns") {
    Field field;
    Bench bench(field.units({"FC1 N0505", "PI N0506 reduced"}));
    // 4 against 3 is 1:1, shock 1: row 3 - 1 = 2 is DR.
    bench.fight().attack("N0506", {"FC1"}, {3});
    CHECK(bench.result() == "DR");
    bench.act("fall-back PI N0507").act("hold");
    CHECK(bench.unit("FC1").blown_through ==
          2 * 6);  // player turns: French 5 is 10, Allied 5 11, French 6 12
}

TEST_CASE("1815 7.F#11 guns at two hexes fire without harm to themselves") {
    Field field;
    Bench bench(field.units({"FA N0505", "AI N0507"}));
    // 4 against 4 is 1:1; row 4 is AR.
    bench.fight().attack("N0507", {"*FA"}, {4});
    CHECK(bench.result() == "AR");
    CHECK(bench.hex("FA") == "N0505");
    CHECK_FALSE(bench.unit("FA").disrupted);
    CHECK(bench.unit("FA").steps == 2);
}

TEST_CASE("1815 7.F#14 three batteries alone make no exchange") {
    Field field;
    Bench bench(field.units({"AA:a N0505", "AA:b N0505", "AH N0505", "FC1 N0507 disrupted"})
                    .at(5, Phase::allied_movement));
    // 3 + 3 + 2 = 8 against half of 3 is 5:1; its shock adds 1 to 3; row 4 is EX, and so HX.
    bench.fight().attack("N0507", {"*a", "*b", "*AH"}).act("stand FC1", {3});
    CHECK(bench.result() == "HX");
    CHECK(bench.unit("FC1").steps == 1);
    CHECK(bench.unit("a").steps == 2);
}

TEST_CASE("1815 7.E.1#1 1815 7.E.1#2 a charge over a brook into a village is a poor one") {
    Field field;
    Bench bench(field.units({"FC2 N0505", "AI N0506 reduced"})
                    .terrain(Terrain::village, {"N0506"})
                    .side(Side::brook, "N0505", "N0506"));
    // Half of 4, once, against 2 is 1:1; no shock; 1 + 1 + 1 is row 3: HX.
    bench.fight().attack("N0506", {"FC2"}, {1});
    CHECK(bench.attack_total() == 2 * point);
    CHECK(bench.modified() == 3);
    CHECK(bench.result() == "HX");
}

TEST_CASE("1815 7.C.2#5 the Old Guard attacks a brigade without shock") {
    Field field;
    Bench bench(field.units({"OG N0505", "PI N0506"}));
    // 10 against 7 is 1:1; 2 points a unit against none: -2; 1 - 2 is row -1, printed DRL.
    bench.fight().attack("N0506", {"OG"}, {1});
    CHECK(bench.line(EventKind::combat_resolved, Label::shock_effect)->num == -2);
    CHECK(bench.result() == "DRL");
    CHECK(bench.unit("PI").steps == 1);
}

TEST_CASE("1815 7.B.1#4 a beaten attacker goes back in disorder") {
    Field field;
    Bench bench(field.units({"FI N0505", "PI N0506"}));
    // 8 against 7 is 1:1; row 4 is AR.
    bench.fight().attack("N0506", {"FI"}, {4});
    CHECK(bench.decider() == "french");
    bench.act("fall-back FI N0504");
    CHECK(bench.hex("FI") == "N0504");
    CHECK(bench.unit("FI").disrupted);
    CHECK(bench.unit("FI").steps == 2);
}

TEST_CASE("1815 7.F#12 a battery adds its fire to an assault") {
    Field field;
    Bench bench(field.units({"FI N0505", "FA N0605", "AI N0506"}));
    // 8 + 4 against 4 is 3:1; row 3 is DR.
    bench.fight().attack("N0506", {"FI", "*FA"}, {3});
    CHECK(bench.attack_total() == 12 * point);
    CHECK(bench.column() == "3:1");
}
