// The chapter How to Attack: who must attack whom, how an attack is put together, and what it stands at.
#include "tests/rules/victory_at_waterloo/bench.hpp"

#include <catch2/catch.hpp>

using namespace hd::vaw;
using namespace hd::vaw::test;
using Texts = std::vector<std::string>;

namespace {

// The first example: 2 + 3 against 1 in Papelotte.
Field papelotte() {
    Field field;
    field.units({"Fi2 L5", "Fa3 M5", "Bi1 L6"}).town("L6").at(1, Phase::french_attacks);
    return field;
}

// Puts the whole force of the first example into one attack and rolls.
Bench attack_papelotte(int die) {
    Field field = papelotte();
    Bench bench(field);
    bench.acts({"target Bi1", "join Fi2"}).act("join Fa3", {die});
    return bench;
}

// The second example: 2 on N6 against 1 on M6 and 2 on N7, one of them on a ridge.
Bench diversion(int die) {
    Field field;
    field.units({"Fi2 N6", "Ba1 M6", "Bi2 N7"}).ridge("M6").at(1, Phase::french_attacks);
    Bench bench(field);
    bench.act("target Ba1").act("join Fi2", {die});
    return bench;
}

std::int32_t result(const Bench& bench) {
    return bench.event(EventKind::combat_resolved)->head.object;
}

bool is_result(const Bench& bench, Result wanted) {
    return result(bench) == static_cast<std::int32_t>(wanted);
}

}  // namespace

TEST_CASE("VAW-ATK-5 superiority is the attackers' strength less the defenders'") {
    // 2 + 3 - 1 = +4; 2 - (1 + 2) = -1.
    CHECK(attack_papelotte(6).noted(Label::superiority) == 4);
    CHECK(diversion(6).noted(Label::superiority) == -1);
}

TEST_CASE("VAW-ATK-6 the defender's terrain comes off") {
    // Town -1: +4 - 1 = +3. Ridge -1: -1 - 1 = -2.
    CHECK(attack_papelotte(6).noted(Label::adjusted) == 3);
    CHECK(diversion(6).noted(Label::adjusted) == -2);
}

TEST_CASE("VAW-ATK-7 the die is added") {
    CHECK(attack_papelotte(1).noted(Label::final_score) == 4);
    CHECK(diversion(1).noted(Label::final_score) == -1);
}

TEST_CASE("VAW-ATK-10 a score of +4 with a die of 1 lets the attacker choose") {
    Bench bench = attack_papelotte(1);
    CHECK(is_result(bench, Result::exchange));
    CHECK(bench.options() == std::vector<std::string>{"retreat", "exchange"});
    CHECK(bench.decider() == "french");
    bench.act("retreat");
    CHECK(bench.rule_of(EventKind::retreat_chosen) == "VAW-ATK-10");
}

TEST_CASE("VAW-ATK-11 in the Papelotte example every other die drives the defender back") {
    for (int die = 2; die <= 6; ++die) CHECK(is_result(attack_papelotte(die), Result::defender_retreats));
}

TEST_CASE("VAW-ATK-12 a score of -1 with a die of 1 lets the attacker choose") {
    CHECK(is_result(diversion(1), Result::exchange));
    CHECK(diversion(1).options() == std::vector<std::string>{"retreat", "exchange"});
}

TEST_CASE("VAW-ATK-13 from 0 to +4 with another die the attacker retreats") {
    for (int die = 2; die <= 6; ++die) CHECK(is_result(diversion(die), Result::attacker_retreats));
}

TEST_CASE("VAW-ATK-14 a score in the band without the die of 1 gives no choice") {
    // 3 - 1 = +2, die 2: score 4.
    Field field;
    field.units({"Fi3 P3", "Bi1 P4"}).at(1, Phase::french_attacks);
    Bench bench(field);
    bench.act("target Bi1", {2});
    CHECK(bench.noted(Label::final_score) == 4);
    CHECK(is_result(bench, Result::attacker_retreats));
    CHECK(bench.refusal("exchange").rule == "VAW-ATK-14");
}

TEST_CASE("VAW-ATK-1 the side may not end its attacks while an enemy next to it is not attacked") {
    Field field;
    field.units({"Fi2 P3", "Bi1 P4"}).at(1, Phase::french_attacks);
    Bench bench(field);
    CHECK(bench.rule_of(EventKind::duties_set) == "VAW-ATK-1");
    CHECK(bench.refusal("end-attacks").rule == "VAW-ATK-1");
    CHECK(bench.refusal("end-attacks").reason == "still_owed");
}

TEST_CASE("VAW-ATK-9 with two contacts and one attack made, the other is still owed") {
    Field field;
    field.units({"Fi2:left P3", "Fi2:right H3", "Bi1:first P4", "Bi1:second H4"})
        .at(1, Phase::french_attacks);
    Bench bench(field);
    bench.act("target first", {4});  // 2 - 1 = +1, +4 = 5: the defender retreats
    bench.act(bench.after("fall-back").empty() ? "hold" : "fall-back " + bench.after("fall-back").front());
    if (bench.decider() == "french" && bench.refusal("hold").rule.empty()) bench.act("hold");
    CHECK(bench.refusal("end-attacks").rule == "VAW-ATK-9");
    CHECK(bench.after("target") == std::vector<std::string>{"second"});
}

TEST_CASE("VAW-ATK-2 strength 1 infantry in a chateau need not attack, others must") {
    Field field;
    field.units({"Bi1 P6", "Fi2 P5"}).chateau("P6").at(1, Phase::coalition_attacks);
    Bench bench(field);
    CHECK_FALSE(bench.refusal("end-attacks"));
    CHECK(bench.after("target") == std::vector<std::string>{"Fi2"});

    Field strong;
    strong.units({"Bi2 P6", "Fi2 P5"}).chateau("P6").at(1, Phase::coalition_attacks);
    CHECK(Bench(strong).refusal("end-attacks").rule == "VAW-ATK-1");
}

TEST_CASE("VAW-ATK-3 no unit in a town need attack in the basic game") {
    Field field;
    field.units({"Fc2 P5", "Bi2 P6"}).town("P5").at(1, Phase::french_attacks);
    CHECK_FALSE(Bench(field).refusal("end-attacks"));
}

TEST_CASE("VAW-OTOWN-2 under the option cavalry in a town must attack") {
    Field field;
    field.units({"Fc2 P5", "Bi2 P6"}).town("P5").option(&Options::towns).at(1, Phase::french_attacks);
    CHECK(Bench(field).refusal("end-attacks").rule == "VAW-OTOWN-2");
    Field infantry;
    infantry.units({"Fi2 P5", "Bi2 P6"}).town("P5").option(&Options::towns).at(1, Phase::french_attacks);
    CHECK_FALSE(Bench(infantry).refusal("end-attacks"));
}

TEST_CASE("VAW-OTOWN-1 under the option a town helps infantry and artillery, not cavalry") {
    // 4 - 1 = +3; the town takes 1 off.
    const auto adjusted = [](const std::string& defender, bool towns) {
        Field field;
        field.units({"FG4 P3", defender + " P4"}).town("P4").at(1, Phase::french_attacks);
        if (towns) field.option(&Options::towns);
        Bench bench(field);
        bench.act("target " + defender, {3});
        return bench.noted(Label::adjusted);
    };
    CHECK(adjusted("Bc1", true) == 3);
    CHECK(adjusted("Bi1", true) == 2);
    CHECK(adjusted("Ba1", true) == 2);
    CHECK(adjusted("Bc1", false) == 2);
}

TEST_CASE("VAW-ATK-4 the attack is announced before the die") {
    const Bench bench = attack_papelotte(3);
    const auto& log = bench.log();
    hd::ledger::EventNumber closed = 0;
    hd::ledger::EventNumber resolved = 0;
    for (hd::ledger::EventNumber n = 0; n < log.size(); ++n) {
        if (log.event(n).head.kind == number(EventKind::attack_closed)) closed = n;
        if (log.event(n).head.kind == number(EventKind::combat_resolved)) resolved = n;
    }
    CHECK(bench.rule_of(EventKind::attack_closed) == "VAW-ATK-4");
    CHECK(closed < resolved);
    CHECK(log.dice(resolved).size() == 1);
    CHECK(log.dice(closed).empty());
}

TEST_CASE("VAW-ANOTE-1 only adjacent units may be attacked") {
    Field field;
    field.units({"Fi2 P3", "Bi1 P5", "Bi1:near P4"}).at(1, Phase::french_attacks);
    CHECK(Bench(field).refusal("target Bi1").rule == "VAW-ANOTE-1");
}

TEST_CASE("VAW-ANOTE-2 a unit attacks once a turn") {
    // P3 attacks P4; Q3, which it touches too, is attacked from Q2 and R3.
    Field field;
    field.units({"Fi2 P3", "Fi2:other Q2", "Fi2:third R3", "Bi1:north P4", "Bi1:west Q3"})
        .at(1, Phase::french_attacks);
    Bench bench(field);
    // 2 - 1 = +1, die 6: 7, the defender retreats.
    bench.acts({"target north", "join Fi2"}).act("resolve", {6});
    while (bench.refusal("target west")) bench.act(bench.options().front());
    bench.act("target west");
    CHECK(bench.refusal("join Fi2").rule == "VAW-ANOTE-2");
    CHECK(bench.after("join") == std::vector<std::string>{"other", "third"});
}

TEST_CASE("VAW-ANOTE-3 one attack may go into two hexes") {
    const Bench bench = diversion(1);
    // Both stand against the one attacker: 1 + 2 = 3.
    CHECK(bench.noted(Label::strength_defending) == -3);
    CHECK(bench.rule_of(EventKind::target_added) == "VAW-ANOTE-3");
}

TEST_CASE("VAW-ANOTE-5 any number of units may join, British and Prussians together") {
    Field field;
    // All six neighbours of P4.
    field.units({"Bi1:a P5", "Bi1:b P3", "Pi1:c O3", "Pi1:d O4", "Bi1:e Q3", "Bi1:f Q4", "Fi3 P4"})
        .at(1, Phase::coalition_attacks);
    Bench bench(field);
    bench.acts({"target Fi3", "join a", "join b", "join c", "join d", "join e"}).act("join f", {3});
    // 6 - 3 = +3, die 3: 6.
    CHECK(bench.noted(Label::superiority) == 3);
    CHECK(bench.count(EventKind::attacker_joined) == 1);
    CHECK(is_result(bench, Result::defender_retreats));
}

TEST_CASE("VAW-ANOTE-6 a superiority above +6 counts as +6, before the terrain") {
    Field field;
    field.units({"FG4:a P3", "FG4:b O3", "Fi2 Q3", "Bi1 P4"}).woods("P4").at(1, Phase::french_attacks);
    Bench bench(field);
    bench.acts({"target Bi1", "join a", "join b"}).act("join Fi2", {1});
    // 4 + 4 + 2 - 1 = +9, counts as +6; woods -1.
    CHECK(bench.noted(Label::superiority) == 9);
    CHECK(bench.noted(Label::upper_limit) == 6);
    CHECK(bench.noted(Label::adjusted) == 5);
    CHECK(bench.carried(Rule::anote_6));
}

TEST_CASE("VAW-ANOTE-7 a superiority below -5 counts as -5, before the terrain") {
    Field field;
    field.units({"Fi1 P4", "BG4:a P5", "BG4:b O4", "Bi1 Q4"})
        .woods("P5")
        .ridge("P5")
        .stream("P4", "P5")
        .at(1, Phase::french_attacks);
    Bench bench(field);
    // All three have to be attacked by the one unit that touches them: 1 - (4 + 4 + 1) = -8, counts as -5.
    bench.acts({"target a", "target b"}).act("target Bi1", {6});
    CHECK(bench.noted(Label::superiority) == -8);
    CHECK(bench.noted(Label::lower_limit) == -5);
    // Woods, ridge and stream at P5: -3.
    CHECK(bench.noted(Label::adjusted) == -8);
    CHECK(bench.carried(Rule::anote_7));
    CHECK(is_result(bench, Result::attacker_destroyed));
}

TEST_CASE("VAW-ANOTE-8 only strength 1 infantry gains from a chateau") {
    const auto adjusted = [](const std::string& defender) {
        Field field;
        field.units({"FG4 P5", defender + " P6"}).chateau("P6").at(1, Phase::french_attacks);
        Bench bench(field);
        bench.act("target " + defender, {3});
        return bench.noted(Label::adjusted);
    };
    CHECK(adjusted("Bi1") == 4 - 1 - 2);
    CHECK(adjusted("Bi2") == 4 - 2);
    CHECK(adjusted("Ba1") == 4 - 1);
}

TEST_CASE("VAW-ANOTE-12 a ridge helps only British against attackers who are on none") {
    const auto adjusted = [](const std::string& defender, bool attacker_on_ridge) {
        Field field;
        field.units({"FG4 P3", defender + " P4"}).ridge("P4").at(1, Phase::french_attacks);
        if (attacker_on_ridge) field.ridge("P3");
        Bench bench(field);
        bench.act("target " + defender, {3});
        return bench.noted(Label::adjusted);
    };
    CHECK(adjusted("Bi1", false) == 3 - 1);
    CHECK(adjusted("Bi1", true) == 3);
    CHECK(adjusted("Pi1", false) == 3);
}

TEST_CASE("VAW-ANOTE-13 a stream helps only if every attacker is across it") {
    const auto adjusted = [](bool both_across) {
        Field field;
        field.units({"Fi2 P3", "Fi2:other O3", "Bi1 P4"}).stream("P3", "P4").at(1, Phase::french_attacks);
        if (both_across) field.stream("O3", "P4");
        Bench bench(field);
        bench.acts({"target Bi1", "join Fi2"}).act("join other", {3});
        return bench.noted(Label::adjusted);
    };
    CHECK(adjusted(true) == 3 - 1);
    CHECK(adjusted(false) == 3);
}

TEST_CASE("VAW-ANOTE-14 stream, woods and ridge of one hex add up, J2 against J3") {
    Field field;
    field.units({"Fi2 J2", "Bi1 J3"}).woods("J3").ridge("J3").stream("J2", "J3").at(1, Phase::french_attacks);
    Bench bench(field);
    bench.act("target Bi1", {4});
    // 2 - 1 = +1; -1 -1 -1 = -3.
    CHECK(bench.noted(Label::adjusted) == -2);
}

TEST_CASE("VAW-ANOTE-15 of several hexes attacked the best for the defenders counts alone") {
    Field field;
    field.units({"Fi2 J2", "Bi1:north J3", "Bi1:east I2"})
        .woods("J3")
        .ridge("J3")
        .stream("J2", "J3")
        .woods("I2")
        .at(1, Phase::french_attacks);
    Bench bench(field);
    bench.act("target north").act("join Fi2", {4});
    CHECK(bench.noted(Label::terrain) == -3);
    CHECK(bench.carried(Rule::anote_15));
    // 2 - 2 = 0 less 3.
    CHECK(bench.noted(Label::adjusted) == -3);
}

TEST_CASE("VAW-ANOTE-10 who attacks out of a town owes an attack to all others next to him") {
    Field field;
    field.units({"Bi2 P5", "Fi2:north P6", "Fi2:south P4"}).town("P5").at(1, Phase::coalition_attacks);
    Bench bench(field);
    CHECK_FALSE(bench.refusal("end-attacks"));
    bench.act("target north");
    // 2 - (2 + 2) = -2: the other is taken in, since nobody else could attack it.
    bench.act("join Bi2", {4});
    CHECK(bench.count(EventKind::target_added) == 1);
    CHECK(bench.noted(Label::superiority) == -2);
    CHECK(bench.unit("south").was_attacked == 1);

    // With a unit on P3 the other can be attacked by that one, and then must be.
    Field two;
    two.units({"Bi2 P5", "Bi1 P3", "Fi2:north P6", "Fi2:south P4"})
        .town("P5")
        .town("P3")
        .at(1, Phase::coalition_attacks);
    Bench later(two);
    later.acts({"target north", "join Bi2"}).act("resolve", {4});
    while (later.refusal("target south")) later.act(later.options().front());
    CHECK(later.refusal("end-attacks").rule == "VAW-ANOTE-10");
}

TEST_CASE("VAW-ANOTE-11 who attacks out of a chateau owes it to all others next to him") {
    // P6 touches P5 and Q5; the units on P4 and O4 touch P5 alone, so nobody but the garrison reaches Q5.
    Field field;
    field.units({"Bi1 P6", "Bi2 P4", "Bi3 O4", "Fi2 P5", "Fi3 Q5"})
        .chateau("P6")
        .at(1, Phase::coalition_attacks);
    Bench bench(field);
    bench.acts({"target Fi2", "join Bi2"});
    CHECK(bench.refusal("join Bi1").rule == "VAW-ANOTE-11");
    CHECK(bench.options() == std::vector<std::string>{"join Bi3", "resolve"});
}

TEST_CASE("VAW-A-06 an attack that would leave an owed enemy without any is not put together") {
    // P3 touches P4 and Q3; O3 and O4 touch P4 alone. With P3 in the attack on P4, Q3 would get none.
    Field field;
    field.units({"Fi2 P3", "Fi2:east O3", "Fi2:far O4", "Bi1:north P4", "Bi1:west Q3"})
        .at(1, Phase::french_attacks);
    Bench bench(field);
    bench.acts({"target north", "join east"});
    CHECK(bench.refusal("join Fi2").rule == "VAW-A-06");
    CHECK(bench.options() == std::vector<std::string>{"join far", "resolve"});
}

TEST_CASE("VAW-A-41 VAW-A-06 one gun is kept for one enemy, not for two") {
    // P4 touches O3, Q3 and P5; the gun on P2 reaches O3 and Q3, one of them in a turn.
    Field field;
    field.units({"Fi3:n P4", "Fa2:g P2", "Bi1:a O3", "Bi1:b Q3", "Bi1:c P5"});
    Bench bench(field.option(&Options::artillery).at(1, Phase::french_attacks));
    bench.acts({"target c", "join n"});
    CHECK(bench.refusal("resolve").rule == "VAW-A-41");
    CHECK(bench.after("target") == Texts{"a", "b"});
    // With a in it the gun is left for b. 3 - 2 = +1, die 5: 6, defender retreats.
    bench.act("target a").act("resolve", {5});
    while (bench.count(EventKind::combat_ended) == 0) bench.act(bench.options().back());
    CHECK(bench.refusal("end-attacks").rule == "VAW-ATK-9");
    // 2 - 1 = +1, die 2: 3, which the gun ignores.
    bench.act("target b", {2});
    CHECK(bench.unit("g").attacked == 1);
    CHECK_FALSE(bench.refusal("end-attacks"));
}

TEST_CASE(
    "VAW-A-06 VAW-A-08 of two enemies whom one gun alone can attack, one is attacked and the other excused") {
    // The infantry on P4 has attacked already, so the gun alone is left for O3 and Q3, and nobody for P5.
    Field field;
    field.units({"Fi3:n P4", "Fa2:g P2", "Bi1:a O3", "Bi1:b Q3", "Bi1:c P5"});
    field.row("n").attacked = 1;
    Bench bench(field.option(&Options::artillery).at(1, Phase::french_attacks));
    CHECK(bench.options() == Texts{"target a", "target b"});
    CHECK(bench.refusal("end-attacks").rule == "VAW-ATK-9");
    bench.act("target a", {2});
    CHECK(bench.options() == Texts{"end-attacks"});
    bench.act("end-attacks");
    CHECK(bench.carried(Rule::a_08));
    CHECK(bench.phase() == Phase::coalition_movement);
}

TEST_CASE("VAW-A-06 guns are dealt out so that as many as can be are attacked") {
    // g on P2 reaches O3 and Q3; h on S2 reaches Q3 alone, so that g has to be kept for O3.
    Field field;
    field.units({"Fi3:n P4", "Fa2:g P2", "Fa2:h S2", "Bi1:a O3", "Bi1:b Q3"});
    field.row("n").attacked = 1;
    Bench bench(field.option(&Options::artillery).at(1, Phase::french_attacks));
    bench.act("target b", {2});
    CHECK(bench.unit("h").attacked == 1);
    CHECK(bench.unit("g").attacked == 0);
    CHECK(bench.options() == Texts{"target a"});
}
