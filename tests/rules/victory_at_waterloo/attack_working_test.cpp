// What the working of an attack's events says, and what it doesn't say where the ruling plays no part.
#include "tests/rules/victory_at_waterloo/bench.hpp"

#include <catch2/catch.hpp>

using namespace hd::vaw;
using namespace hd::vaw::test;

namespace {

using Texts = std::vector<std::string>;

// A French gun of strength 2 on P3, with the artillery option.
Field& battery(Field& field, const std::string& target) {
    field.units({"Fa2 P3", target}).option(&Options::artillery);
    return field.at(1, Phase::french_attacks);
}

// Cavalry of 4 beats cavalry of 2 on P4, which goes back to P6: 4 - 2 = +2, die 3: 5.
Field& two_hexes_back(Field& field) {
    field.units({"Fc4 P3", "Bc2 P4"}).option(&Options::cavalry);
    return field.at(1, Phase::french_attacks);
}

Bench& beat_cavalry(Bench& bench) {
    return bench.act("target Bc2", {3}).acts({"fall-back Bc2 P5", "fall-back Bc2 P6"});
}

}  // namespace

TEST_CASE("VAW-ATK-2 a garrison in a chateau is said to hold fast, and no town is") {
    Field chateau;
    chateau.units({"Bi1 P6", "Fi2 P5"}).chateau("P6").at(1, Phase::coalition_attacks);
    Bench in_chateau(chateau);
    CHECK(in_chateau.line(EventKind::duties_set, Rule::atk_2) != nullptr);
    CHECK(in_chateau.line(EventKind::duties_set, Rule::atk_3) == nullptr);
}

TEST_CASE("VAW-ATK-3 a unit in a town is said to hold fast, and no chateau is") {
    Field town;
    town.units({"Bi2 P6", "Fi2 P5"}).town("P6").at(1, Phase::coalition_attacks);
    Bench in_town(town);
    CHECK(in_town.line(EventKind::duties_set, Rule::atk_3) != nullptr);
    CHECK(in_town.line(EventKind::duties_set, Rule::atk_2) == nullptr);
}

TEST_CASE("VAW-A-15 that each decides for itself counts only where others have to go back too") {
    // 9 - 1 counts as +6, chateau -2 = +4, die 3: 7.
    Field one;
    one.units({"Fi9 P5", "Bi1 P6"}).chateau("P6").at(1, Phase::french_attacks);
    Bench alone(one);
    alone.act("target Bi1", {3}).act("stay Bi1");
    REQUIRE(alone.line(EventKind::chateau_held, Rule::a_15) != nullptr);
    CHECK_FALSE(alone.line(EventKind::chateau_held, Rule::a_15)->applied);
    // 8 - 2 = +6, chateau -2 = +4, die 3: 7, with a second defender on Q5.
    Field two;
    two.units({"Fi4:a P5", "Fi4:b Q6", "Bi1 P6", "Bi1:west Q5"}).chateau("P6").at(1, Phase::french_attacks);
    Bench both(two);
    both.acts({"target Bi1", "target west", "join a"}).act("join b", {3}).act("stay Bi1");
    REQUIRE(both.line(EventKind::chateau_held, Rule::a_15) != nullptr);
    CHECK(both.line(EventKind::chateau_held, Rule::a_15)->applied);
}

TEST_CASE("VAW-A-58 the order of retreats is spoken of only where several go back") {
    Field field;
    field.units({"Fi2 L5", "Bi2 L6"}).at(1, Phase::french_attacks);
    Bench bench(field);
    // 2 - 2 = 0, die 2: the attacker retreats alone.
    bench.act("target Bi2", {2}).act("fall-back Fi2 M4");
    REQUIRE(bench.event(EventKind::unit_retreated) != nullptr);
    CHECK(bench.line(EventKind::unit_retreated, Rule::a_58) == nullptr);
}

TEST_CASE("VAW-OART-6 bombarders are spared retreat and destruction, and nothing is said when they win") {
    // 1 - 4 = -3, woods -1 = -4, die 1: -3, attacker destroyed.
    Field weak;
    weak.units({"Fa1 P3", "BG4 P5"}).woods("P5").option(&Options::artillery).at(1, Phase::french_attacks);
    Bench lost(weak);
    lost.act("target BG4", {1});
    CHECK(lost.line(EventKind::combat_resolved, Rule::oart_6) != nullptr);
    // 2 - 2 = 0, die 6: the defender retreats.
    Field strong;
    Bench won(battery(strong, "Bi2 P5"));
    won.act("target Bi2", {6});
    CHECK(won.line(EventKind::combat_resolved, Rule::oart_6) == nullptr);
}

TEST_CASE("VAW-A-31 without cavalry that withdrew the superiority is not said to be taken anew") {
    Field field;
    field.units({"Fi2 P3", "Bi1 P4"}).at(1, Phase::french_attacks);
    Bench bench(field);
    bench.act("target Bi1", {3});
    REQUIRE(bench.event(EventKind::combat_resolved) != nullptr);
    CHECK(bench.line(EventKind::combat_resolved, Rule::a_31) == nullptr);
}

TEST_CASE("VAW-A-27 one open hex of two is said to be enough where the other is shut, whatever shuts it") {
    // Between P3 and O4 lie P4 and O3.
    for (const Terrain ground : {Terrain::woods, Terrain::town, Terrain::chateau, Terrain::ridge}) {
        Field field;
        Bench bench(battery(field, "Bi2 O4").terrain(ground, {"P4"}));
        bench.act("target Bi2", {3});
        CHECK(bench.line(EventKind::bombard_declared, Rule::a_27) != nullptr);
    }
    Field open;
    Bench bench(battery(open, "Bi2 O4"));
    bench.act("target Bi2", {3});
    CHECK(bench.line(EventKind::bombard_declared, Rule::a_27) == nullptr);
    // One hex between, P4, is no choice of two.
    Field straight;
    Bench one(battery(straight, "Bi2 P5"));
    one.act("target Bi2", {3});
    CHECK(one.line(EventKind::bombard_declared, Rule::a_27) == nullptr);
}

TEST_CASE("VAW-OART-3 fire into woods, town or chateau is said to be that") {
    for (const Terrain ground : {Terrain::woods, Terrain::town, Terrain::chateau}) {
        Field field;
        Bench bench(battery(field, "Bi2 P5").terrain(ground, {"P5"}));
        bench.act("target Bi2", {3});
        CHECK(bench.line(EventKind::bombard_declared, Rule::oart_3) != nullptr);
    }
    Field clear;
    Bench bench(battery(clear, "Bi2 P5"));
    bench.act("target Bi2", {3});
    CHECK(bench.line(EventKind::bombard_declared, Rule::oart_3) == nullptr);
}

TEST_CASE("VAW-OTOWN-1 a town's effect is the option's only when the option is chosen") {
    for (const bool chosen : {false, true}) {
        Field field;
        field.units({"Fi2 P3", "Bi1 P4"}).town("P4").at(1, Phase::french_attacks);
        if (chosen) field.option(&Options::towns);
        Bench bench(field);
        bench.act("target Bi1", {3});
        REQUIRE(bench.line(EventKind::combat_resolved, Label::town_effect) != nullptr);
        const Rule rule = chosen ? Rule::otown_1 : Rule::atk_6;
        CHECK(bench.line(EventKind::combat_resolved, Label::town_effect)->rule == number(rule));
        CHECK(bench.line(EventKind::combat_resolved, Label::town_effect)->applied);
    }
}

TEST_CASE("VAW-ANOTE-15 the ground of the other hexes is shown as not applied") {
    // Woods and stream on P4 come to -2, the town on O4 to -1.
    Field field;
    field.units({"Fi9 O3", "Bi1:p P4", "Bi1:o O4"}).woods("P4").stream("O3", "P4").town("O4");
    Bench bench(field.at(1, Phase::french_attacks));
    bench.acts({"target p", "join Fi9"});
    if (bench.event(EventKind::combat_resolved) == nullptr) bench.act("target o", {3});
    REQUIRE(bench.line(EventKind::combat_resolved, Label::town_effect) != nullptr);
    CHECK_FALSE(bench.line(EventKind::combat_resolved, Label::town_effect)->applied);
    CHECK(bench.line(EventKind::combat_resolved, Label::woods_effect)->applied);
    CHECK(bench.line(EventKind::combat_resolved, Label::stream_effect)->applied);
}

TEST_CASE("VAW-ANOTE-8 a chateau that its unit has no use for is shown as not applied") {
    Field field;
    field.units({"Fi2 P3", "Bi2 P4"}).chateau("P4").at(1, Phase::french_attacks);
    Bench bench(field);
    bench.act("target Bi2", {3});
    REQUIRE(bench.line(EventKind::combat_resolved, Label::chateau_effect) != nullptr);
    CHECK_FALSE(bench.line(EventKind::combat_resolved, Label::chateau_effect)->applied);
}

TEST_CASE("VAW-OART-2 fire over a unit, or over a stream, is said to be that") {
    Field open;
    Bench over_nothing(battery(open, "Bi2 P5"));
    over_nothing.act("target Bi2", {3});
    CHECK(over_nothing.line(EventKind::bombard_declared, Rule::oart_2) == nullptr);
    Field stream;
    Bench over_stream(battery(stream, "Bi2 P5").stream("P4", "P5"));
    over_stream.act("target Bi2", {3});
    CHECK(over_stream.line(EventKind::bombard_declared, Rule::oart_2) != nullptr);
    Field unit;
    Bench over_unit(battery(unit, "Bi2 P5").unit("Fi1 P4"));
    over_unit.acts({"target Bi2", "join Fi1"}).act("bombard Fa2", {3});
    CHECK(over_unit.line(EventKind::bombard_declared, Rule::oart_2) != nullptr);
}

TEST_CASE("VAW-ATK-8 the result follows from the attack as it was closed") {
    Field field;
    field.units({"Fi2 P3", "Bi1 P4"}).at(1, Phase::french_attacks);
    Bench bench(field);
    bench.act("target Bi1", {3});
    const hd::ledger::Event* resolved = bench.event(EventKind::combat_resolved);
    REQUIRE(resolved != nullptr);
    REQUIRE(resolved->head.cause < bench.log().size());
    CHECK(bench.log().event(resolved->head.cause).head.kind == number(EventKind::attack_closed));
}

TEST_CASE("VAW-A-69 an advance of two hexes is said to be one, an advance of one hex is not") {
    for (const std::string hex : {"P4", "P5"}) {
        Field field;
        Bench bench(two_hexes_back(field));
        beat_cavalry(bench).act("advance Fc4 " + hex);
        REQUIRE(bench.event(EventKind::advanced) != nullptr);
        CHECK((bench.line(EventKind::advanced, Rule::a_69) != nullptr) == (hex == "P5"));
    }
}

TEST_CASE("VAW-A-69 cavalry that advances two hexes takes an objective in the first") {
    Field field;
    Bench bench(two_hexes_back(field).french_objective("P4", 2));
    beat_cavalry(bench).act("advance Fc4 P5");
    CHECK(bench.hex("Fc4") == "P5");
    CHECK(bench.rule_of(EventKind::objective_captured) == "VAW-LOSS-10");
    CHECK(bench.holder("P4") == "french");
    CHECK(bench.army(ArmyId::british).turn_losses == 2);
}

TEST_CASE("VAW-A-10 a push into a hex as cheap as any says nothing of its cost") {
    Field field;
    field.units({"Fi2 L4", "Fa3 M3", "FG4 N4", "Bc1 M4", "Bi2 M5", "Bi1 N5"}).at(1, Phase::french_attacks);
    Bench bench(field);
    // 2 + 3 - 1 = +4, die 1: 5. All ground is clear.
    bench.acts({"target Bc1", "join Fi2"}).act("join Fa3", {1}).act("push M6");
    REQUIRE(bench.event(EventKind::unit_pushed_back) != nullptr);
    CHECK(bench.line(EventKind::unit_pushed_back, Rule::a_10) == nullptr);
}

TEST_CASE("VAW-A-24 an army in order isn't said to be kept from contact") {
    Field field;
    field.units({"BG4 P5", "Fi2 P4"}).at(1, Phase::coalition_attacks);
    Bench bench(field);
    // 4 - 2 = +2, die 1: 3, the choice; the attacker goes back.
    bench.act("target Fi2", {1}).act("retreat");
    while (bench.count(EventKind::combat_ended) == 0) bench.act(bench.options().front());
    CHECK(bench.line(EventKind::combat_ended, Rule::a_24) == nullptr);
}
