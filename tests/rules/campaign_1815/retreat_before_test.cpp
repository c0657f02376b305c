// 7.D: cavalry and horse artillery go before the fight.
#include "tests/rules/campaign_1815/bench.hpp"

#include <catch2/catch.hpp>

using namespace hd::c1815;
using namespace hd::c1815::test;

TEST_CASE("1815 7.D#1 cavalry and horse artillery among the defenders may go back a hex") {
    Field field;
    Bench bench(field.units({"FI:a N0505", "FI:b N0605", "AI N0506", "AC N0506", "AH N0506"}));
    bench.fight().attack("N0506", {"a", "b"});
    CHECK(bench.decider() == "allied");
    CHECK(bench.after("stand") == std::vector<std::string>{"AC", "AH"});
    CHECK(bench.refusal("refuse AI N0507").rule == "1815 7.D#1");
    bench.act("refuse AH N0507");
    CHECK(bench.rule_of(EventKind::retreated_before) == "1815 7.D#1");
    CHECK(bench.hex("AH") == "N0507");
    CHECK(bench.unit("AH").disrupted == 0);
}

TEST_CASE("1815 7.D#2 nobody goes before cavalry and horse artillery alone") {
    Field field;
    Bench mounted(field.units({"FC1 N0505", "FH N0505", "PC N0506"}));
    mounted.fight().attack("N0506", {"FC1", "FH"}, {2});
    CHECK(mounted.count(EventKind::combat_resolved) == 1);
    CHECK(mounted.line(EventKind::combat_resolved, Rule::r_7_d_2)->unit == mounted.ref("PC").raw);
    Field mixed;
    Bench asked(mixed.units({"FC1 N0505", "FI N0605", "PC N0506"}));
    asked.fight().attack("N0506", {"FC1", "FI"});
    CHECK(asked.count(EventKind::combat_resolved) == 0);
    CHECK(asked.may("refuse PC N0507"));
}

TEST_CASE("1815 7.D#3 it is bound by the rules of retreat") {
    Field field;
    Bench bench(field.units({"FI:a N0505", "FI:b N0605", "AC N0506"}));
    bench.fight().attack("N0506", {"a", "b"});
    // N0606 touches b.
    CHECK(bench.refusal("refuse AC N0606").rule == "1815 7.D#3");
    CHECK(bench.after("refuse") == std::vector<std::string>{"AC N0406", "AC N0507"});
}

TEST_CASE("1815 7.D#4 a hex that was left takes its ground out of the fight") {
    Field field;
    // Cavalry in woods, infantry in the open; the French cavalry would be halved by the woods.
    Bench bench(
        field.units({"FI:a N0505", "FC1 N0406", "AC N0506", "AI N0405"}).terrain(Terrain::woods, {"N0506"}));
    bench.fight().attack("N0506", {"@N0405", "a", "FC1"}).act("refuse AC N0606", {2});
    CHECK(bench.line(EventKind::combat_resolved, Rule::r_7_d_4) != nullptr);
    CHECK(bench.attack_total() == (8 + 4) * point);
    CHECK(bench.defence_total() == 4 * point);
    CHECK_FALSE(bench.line(EventKind::combat_resolved, Label::woods_effect)->applied);
    // 12 against 4 is 3:1; half a point of shock a unit takes one from 2.
    CHECK(bench.modified() == 1);
}

TEST_CASE("1815 7.D#5 if all go, the attackers have spent their attack and may follow") {
    Field field;
    Bench bench(field.units({"FI N0505", "AC N0506"}));
    bench.fight().attack("N0506", {"FI"}).act("refuse AC N0507");
    CHECK(bench.rule_of(EventKind::attack_lapsed) == "1815 7.D#5");
    CHECK(bench.unit("FI").attacked == 5);
    CHECK(bench.may("advance FI N0506"));
    bench.act("hold");
    CHECK(bench.hex("FI") == "N0505");
    CHECK_FALSE(bench.refusal("end-attacks"));
}

TEST_CASE("1815 A-16 who has no way back is not offered the retreat") {
    Field field;
    // All around AC:x French zones; AC:y can still go to N0606.
    Bench bench(
        field.units({"FI:a N0505", "FI:b N0206", "FI:c N0204", "FI:d N0407", "AC:x N0405", "AC:y N0506"}));
    bench.fight().attack("N0405", {"@N0506", "a"});
    CHECK(bench.after("stand") == std::vector<std::string>{"y"});
    CHECK(bench.refusal("refuse x N0406").rule == "1815 A-16");
}

TEST_CASE("1815 A-17 each may go or stand") {
    Field field;
    Bench bench(field.units({"FI:a N0505", "FI:b N0605", "AC:x N0506", "AC:y N0506"}));
    bench.fight().attack("N0506", {"a", "b"}).act("stand x");
    CHECK(bench.rule_of(EventKind::stood) == "1815 A-17");
    // 16 against 3 is 5:1, and the one that stands has shock: row 5, DR.
    bench.act("refuse y N0507", {4});
    CHECK(bench.hex("y") == "N0507");
    CHECK(bench.hex("x") == "N0506");
    CHECK(bench.defence_total() == 3 * point);
    CHECK(bench.modified() == 5);
}

TEST_CASE("1815 A-18 foot artillery's fire is avoided too, and then lapses") {
    Field field;
    Bench bench(field.units({"FA N0505", "AC N0507"}));
    bench.fight().attack("N0507", {"*FA"}).act("refuse AC N0508");
    CHECK(bench.rule_of(EventKind::retreated_before) == "1815 A-18");
    CHECK(bench.rule_of(EventKind::attack_lapsed) == "1815 A-18");
    CHECK(bench.count(EventKind::combat_resolved) == 0);
}

TEST_CASE("1815 A-20 cavalry that meets nobody is not blown") {
    Field field;
    Bench bench(field.units({"FC1 N0505", "FI N0605", "AC N0506"}));
    bench.fight().attack("N0506", {"FC1", "FI"}).act("refuse AC N0507");
    CHECK(bench.carried(Rule::r_a_20));
    CHECK(bench.count(EventKind::unit_blown) == 0);
    CHECK(bench.unit("FC1").blown_through == 0);
}
