// 7.B, 7.E.2: what the six results do, losses and retreats.
#include "tests/rules/campaign_1815/bench.hpp"

#include <catch2/catch.hpp>

using namespace hd::c1815;
using namespace hd::c1815::test;

namespace {

using Words = std::vector<std::string>;

}  // namespace

TEST_CASE("1815 7.B.1#1 1815 A-14 DR: all defenders go back a hex, each where it likes") {
    Field field;
    Bench bench(field.units({"FI:a N0505", "FI:b N0605", "AI:x N0506", "AI:y N0506"}));
    // 16 against 8 is 2:1; row 2 is DR.
    bench.fight().attack("N0506", {"a", "b"}, {2});
    bench.act("fall-back x N0507");
    CHECK(bench.rule_of(EventKind::unit_retreated) == "1815 7.B.3#1");
    bench.act("fall-back y N0406");
    CHECK(bench.rule_of(EventKind::unit_retreated) == "1815 A-14");
    CHECK(bench.hex("x") == "N0507");
    CHECK(bench.hex("y") == "N0406");
    CHECK(bench.unit("x").steps == 2);
    CHECK(bench.unit("y").steps == 2);
}

TEST_CASE("1815 7.B.1#3 DRL takes no steps that are not there") {
    Field field;
    Bench bench(field.units({"FI:a N0505", "FI:b N0605", "FI:c N0405", "PC N0506"}));
    // 24 against 2; row 1 is DRL, three steps of the one that is there.
    bench.fight().attack("N0506", {"a", "b", "c"}).act("stand PC", {1});
    CHECK(bench.line(EventKind::combat_resolved, Label::steps_owed)->num == 3);
    CHECK(bench.carried(Rule::r_7_b_1_3));
    CHECK(bench.count(EventKind::loss_allotted) == 1);
    CHECK(bench.hex("PC") == "eliminated");
}

TEST_CASE("1815 7.B.1#5 ARL costs the attackers one step in all, and all go back disrupted") {
    Field field;
    Bench bench(field.units({"FI:a N0505", "FI:b N0605", "AI:x N0506", "AI:y N0506", "AA N0506"}));
    // 16 against 11 is 1:1; row 6 is ARL.
    bench.fight().attack("N0506", {"a", "b"}, {6});
    CHECK(bench.result() == "ARL");
    bench.act("lose a");
    CHECK(bench.rule_of(EventKind::loss_allotted) == "1815 7.B.1#5");
    bench.act("fall-back a N0504").act("fall-back b N0604");
    CHECK(bench.unit("a").steps == 1);
    CHECK(bench.unit("b").steps == 2);
    CHECK(bench.unit("a").disrupted == 1);
    CHECK(bench.unit("b").disrupted == 1);
}

TEST_CASE("1815 CH.CRT#4 EX costs one step for each hex, not for each attacker") {
    Field field;
    // A corps in one hex, a division in another: 4 + 4 + 8 against 4 is 4:1. Shock 3 of 3 units: 4 - 1 is row
    // 3, EX.
    Bench bench(field.units({"FC2 N0505", "FC1 N0505", "FI N0605", "AI N0506"}));
    bench.fight().attack("N0506", {"FC2", "FC1", "FI"}, {4});
    CHECK(bench.result() == "EX");
    CHECK(bench.line(EventKind::combat_resolved, Rule::r_ch_crt_4)->num == 2);
    bench.act("lose FC1");
    CHECK(bench.unit("FC1").steps == 1);
    CHECK(bench.unit("FC2").steps == 2);
    CHECK(bench.unit("FI").steps == 1);
    CHECK(bench.hex("AI") == "eliminated");
}

TEST_CASE("1815 7.B.1#7 1815 A-25 HX: each defender loses a step and may go; guns that go lose no more") {
    Field field;
    Bench bench(field.units({"FI:a N0505", "FI:b N0605", "AI:x N0506", "AI:y N0506", "AA N0506"}));
    // 16 against 11 is 1:1; row 3 is HX.
    bench.fight().attack("N0506", {"a", "b"}, {3});
    CHECK(bench.result() == "HX");
    bench.act("lose a");
    CHECK(bench.unit("x").steps + bench.unit("y").steps + bench.unit("AA").steps == 3);
    CHECK(bench.unit("a").steps + bench.unit("b").steps == 3);
    bench.act("stay x");
    CHECK(bench.rule_of(EventKind::stayed) == "1815 7.B.1#7");
    bench.act("fall-back AA N0507");
    CHECK(bench.rule_of(EventKind::unit_retreated) == "1815 A-25");
    CHECK(bench.unit("AA").steps == 1);
    CHECK(bench.hex("x") == "N0506");
}

TEST_CASE("1815 7.B.2#1 a full unit is turned to its reduced side") {
    Field field;
    Bench bench(field.units({"FI N0505", "AI N0506"}));
    // 8 against 4 is 2:1; row 4 is HX.
    bench.fight().attack("N0506", {"FI"}, {4});
    // Its defence falls from 4 to 2.
    CHECK(bench.line(EventKind::step_lost, Rule::r_7_b_2_1)->num == 2);
    CHECK(bench.unit("AI").steps == 1);
    CHECK(bench.hex("AI") == "N0506");
}

TEST_CASE("1815 7.B.2#2 a reduced unit that loses a step is eliminated") {
    Field field;
    Bench bench(field.units({"FI N0505", "AI N0506 reduced"}));
    // 8 against 2 is 4:1; row 6 is HX.
    bench.fight().attack("N0506", {"FI"}, {6});
    CHECK(bench.rule_of(EventKind::unit_eliminated) == "1815 7.B.2#2");
    CHECK(bench.hex("AI") == "eliminated");
}

TEST_CASE("1815 7.B.2#3 a counter with one side is eliminated by its first loss") {
    Field field;
    Bench bench(field.units({"FI N0505", "AH N0506"}));
    // 8 against 2 is 4:1; row 6 is HX.
    bench.fight().attack("N0506", {"FI"}).act("stand AH", {6});
    CHECK(bench.rule_of(EventKind::unit_eliminated) == "1815 7.B.2#3");
    CHECK(bench.hex("AH") == "eliminated");
}

TEST_CASE("1815 7.B.3#1 1815 7.B.3#2 a retreat is one hex, by choice, not into a zone nor over a pond") {
    Field field;
    Bench bench(field.units({"FI:a N0505", "FI:b N0605", "PI N0506"}));
    bench.fight().attack("N0506", {"a", "b"}, {2});
    CHECK(bench.decider() == "allied");
    CHECK(bench.after("fall-back") == Words{"PI N0406", "PI N0507"});
    CHECK(bench.refusal("fall-back PI N0508").rule == "1815 7.B.3#1");
    // N0606 touches b in N0605.
    CHECK(bench.refusal("fall-back PI N0606").rule == "1815 7.B.3#2");
    Field wet;
    Bench pond(wet.units({"FI:a N0505", "FI:b N0605", "PI N0506"}).side(Side::pond, "N0506", "N0507"));
    // N0406 is left.
    pond.fight().attack("N0506", {"a", "b"}, {2});
    CHECK(pond.hex("PI") == "N0406");
}

TEST_CASE("1815 7.B.3#3 nobody retreats onto an enemy or off the map") {
    Field field;
    Bench bench(field.units({"FI:a N0505", "FI:b N0605", "PI N0506"}));
    bench.fight().attack("N0506", {"a", "b"}, {2});
    CHECK(bench.refusal("fall-back PI N0505").rule == "1815 7.B.3#3");
    Field corner;
    // N0101 has two neighbours on the map, and both hold French.
    Bench edge(corner.units({"FI:a N0102", "FI:b N0201", "PI N0101"}));
    edge.fight().attack("N0101", {"a", "b"}, {2});
    CHECK(edge.result() == "DR");
    CHECK(edge.rule_of(EventKind::unit_eliminated) == "1815 7.B.3#2");
}

TEST_CASE("1815 7.B.3#4 who retreats onto too many is disrupted at once") {
    Field field;
    // Two Prussian brigades at full strength have no room together.
    Bench bench(field.units({"FI:a N0505", "FI:b N0605", "PI:x N0506", "PI:y N0507"}));
    bench.fight().attack("N0506", {"a", "b"}, {2});
    bench.act("fall-back x N0507");
    CHECK(bench.rule_of(EventKind::unit_disrupted) == "1815 7.B.3#4");
    CHECK(bench.unit("x").disrupted == 1);
    CHECK(bench.unit("y").disrupted == 0);
}

TEST_CASE("1815 A-15 a friend opens no hex that an enemy has in his zone") {
    Field field;
    Bench bench(field.units({"FI:a N0505", "FI:b N0605", "FI:c N0706", "PI:x N0506", "PI:y N0606"}));
    bench.fight().attack("N0506", {"a", "b"}, {2});
    CHECK(bench.refusal("fall-back x N0606").rule == "1815 A-15");
    CHECK(bench.after("fall-back") == Words{"x N0406", "x N0507"});
}

TEST_CASE("1815 A-58 who is disrupted counts as one too many without being named") {
    Field field;
    Bench quiet(field.units({"FI:c N1010 disrupted", "FI:d N1010", "PI N0101"}));
    quiet.act("end-movement");
    CHECK(quiet.step() != "crowding");
    CHECK(quiet.unit("d").disrupted == 0);
    Field three;
    Bench asked(three.units({"FI:c N1010 disrupted", "FI:d N1010", "FI:e N1010", "PI N0101"}));
    asked.act("end-movement");
    CHECK(asked.refusal("excess c").rule == "1815 A-58");
    CHECK(asked.after("excess") == Words{"d", "e"});
}

TEST_CASE("1815 7.E.2#1 foot artillery that combat drives back loses a step") {
    Field field;
    Bench bench(field.units({"PI:x N0505", "PI:y N0605", "FA N0506"}).at(5, Phase::allied_movement));
    // 14 against 4 is 3:1; row 3 is DR.
    bench.fight().attack("N0506", {"x", "y"}, {3});
    CHECK(bench.result() == "DR");
    bench.act("fall-back FA N0507");
    CHECK(bench.rule_of(EventKind::step_lost) == "1815 7.E.2#1");
    CHECK(bench.unit("FA").steps == 1);
    CHECK(bench.hex("FA") == "N0507");
}

TEST_CASE("1815 7.E.2#2 that step counts among those of a DRL") {
    // Two hexes of attackers, two steps: 16 against 7 is 2:1; row 1 is DRL.
    Field field;
    Bench spent(field.units({"FI:a N0505", "FI:b N0605", "AI N0506", "AA N0506"}));
    spent.fight().attack("N0506", {"a", "b"}, {1});
    // Both of the infantry: the guns still owe theirs.
    spent.act("lose AI").act("lose AI").act("fall-back AA N0507");
    CHECK(spent.unit("AA").steps == 1);
    CHECK(spent.hex("AI") == "eliminated");
    Field other;
    Bench shared(other.units({"FI:a N0505", "FI:b N0605", "AI N0506", "AA N0506"}));
    shared.fight().attack("N0506", {"a", "b"}, {1});
    // One of each: the guns have paid.
    shared.act("lose AI").act("lose AA").act("fall-back AA N0507");
    CHECK(shared.rule_of(EventKind::guns_paid) == "1815 7.E.2#2");
    CHECK(shared.unit("AA").steps == 1);
    CHECK(shared.unit("AI").steps == 1);
}
