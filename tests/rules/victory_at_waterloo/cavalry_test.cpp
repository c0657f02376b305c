// The optional rule Cavalry, as far as it is about combat.
#include "tests/rules/victory_at_waterloo/bench.hpp"

#include <catch2/catch.hpp>

#include <algorithm>

using namespace hd::vaw;
using namespace hd::vaw::test;

namespace {

using Texts = std::vector<std::string>;

Field infantry_against_cavalry(bool option) {
    Field field;
    field.units({"Fi2 P3", "Bc2 P4"}).at(1, Phase::french_attacks);
    if (option) field.option(&Options::cavalry);
    return field;
}

}  // namespace

TEST_CASE("VAW-OCAV-4 cavalry attacked by infantry and artillery alone may withdraw without a die") {
    Field field = infantry_against_cavalry(true);
    Bench bench(field);
    bench.act("target Bc2");
    CHECK(bench.decider() == "coalition");
    CHECK(bench.options() == Texts{"refuse Bc2", "stand Bc2"});
    bench.act("refuse Bc2");
    CHECK(bench.rule_of(EventKind::combat_refused) == "VAW-OCAV-4");
    // Of the six hexes around P4 the attacker on P3 touches O3 and Q3.
    CHECK(bench.after("fall-back") == Texts{"Bc2 O4", "Bc2 P5", "Bc2 Q4"});
    bench.act("fall-back Bc2 P5");
    CHECK(bench.hex("Bc2") == "P5");
    CHECK(bench.event(EventKind::combat_resolved) == nullptr);
    CHECK(bench.log().dice(0, bench.log().size()).empty());
    CHECK(bench.unit("Fi2").attacked == 1);
    CHECK(bench.unit("Bc2").was_attacked == 1);
    CHECK(bench.rule_of(EventKind::attack_spent) == "VAW-A-67");
}

TEST_CASE("VAW-OCAV-4 off: nobody is asked and the die is rolled") {
    Field field = infantry_against_cavalry(false);
    Bench bench(field);
    bench.act("target Bc2", {3});
    CHECK(bench.event(EventKind::combat_resolved) != nullptr);
}

TEST_CASE("VAW-OCAV-4 cavalry among the attackers takes the right away") {
    Field field;
    field.units({"Fi2 P3", "Fc2 O3", "Bc2 P4"}).option(&Options::cavalry).at(1, Phase::french_attacks);
    Bench bench(field);
    bench.acts({"target Bc2", "join Fi2"}).act("join Fc2", {3});
    CHECK(bench.event(EventKind::combat_resolved) != nullptr);
}

TEST_CASE("VAW-OCAV-5 the attacker may enter the hex of a refusal") {
    Field field = infantry_against_cavalry(true);
    Bench bench(field);
    bench.acts({"target Bc2", "refuse Bc2", "fall-back Bc2 P5"});
    CHECK(bench.decider() == "french");
    CHECK(bench.options() == Texts{"advance Fi2 P4", "hold"});
    bench.act("advance Fi2 P4");
    CHECK(bench.rule_of(EventKind::advanced) == "VAW-OCAV-5");
    CHECK(bench.hex("Fi2") == "P4");
}

TEST_CASE("VAW-OCAV-6 beaten cavalry may go back two hexes, each out of reach of the enemy") {
    // 4 - 2 = +2, die 3: 5. Both sides have cavalry, so it may not refuse.
    Field field;
    field.units({"Fc4 P3", "Bc2 P4"}).option(&Options::cavalry).at(1, Phase::french_attacks);
    Bench bench(field);
    bench.act("target Bc2", {3}).act("fall-back Bc2 P5");
    CHECK(bench.decider() == "coalition");
    const Texts further = bench.after("fall-back");
    CHECK(further == Texts{"Bc2 O4", "Bc2 O5", "Bc2 P6", "Bc2 Q4", "Bc2 Q5"});
    CHECK(bench.options().back() == "stay Bc2");
    bench.act("fall-back Bc2 P6");
    CHECK(bench.hex("Bc2") == "P6");
    CHECK(bench.rule_of(EventKind::unit_retreated) == "VAW-OCAV-6");
}

TEST_CASE("VAW-OCAV-7 enemy cavalry may follow to either vacated hex, others to the first") {
    Field field;
    field.units({"Fc4 P3", "Fi2 O3", "Bc2 P4"}).option(&Options::cavalry).at(1, Phase::french_attacks);
    Bench bench(field);
    // 4 + 2 - 2 = +4, die 3: 7.
    bench.acts({"target Bc2", "join Fc4"}).act("join Fi2", {3});
    bench.acts({"fall-back Bc2 P5", "fall-back Bc2 P6"});
    CHECK(bench.options() == Texts{"advance Fc4 P5", "advance Fc4 P4", "advance Fi2 P4", "hold"});
    bench.act("advance Fc4 P5");
    CHECK(bench.rule_of(EventKind::advanced) == "VAW-OCAV-7");
    CHECK(bench.hex("Fc4") == "P5");
}

TEST_CASE("VAW-A-31 the superiority is taken anew without cavalry that withdrew") {
    // O3 touches both P4 (cavalry 2) and O4 (infantry 1): 4 - 3 = +1 with both, 4 - 1 = +3 once the cavalry
    // is gone.
    Field field;
    field.units({"FG4 O3", "Bc2 P4", "Bi1 O4"}).option(&Options::cavalry).at(1, Phase::french_attacks);
    Bench bench(field);
    bench.act("target Bi1").act("join FG4");
    CHECK(bench.options() == Texts{"refuse Bc2", "stand Bc2"});
    bench.act("refuse Bc2");
    bench.act("fall-back Bc2 P5", {3});
    CHECK(bench.noted(Label::superiority) == 3);
    CHECK(bench.noted(Label::strength_defending) == -1);
}

TEST_CASE("VAW-OCAV-6 the second hex is never the one that was left, nor is it named among the others") {
    // The gun of 2 on P3 touches nobody, so that P5 is out of reach of the enemy once it is left.
    Field field;
    field.units({"Fa2 P3", "Bc2 P5"}).option(&Options::cavalry).option(&Options::artillery);
    Bench bench(field.at(1, Phase::french_attacks));
    // 2 - 2 = 0, die 6.
    bench.act("target Bc2").act("stand Bc2", {6}).act("fall-back Bc2 P6");
    No no = bench.refusal("fall-back Bc2 P5");
    CHECK(no.rule == "VAW-ANOTE-18");
    std::sort(no.places.begin(), no.places.end());
    CHECK(no.places == Texts{"O5", "O6", "P7", "Q5", "Q6"});
    CHECK(bench.after("fall-back").size() == 5);
}
