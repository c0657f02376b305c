// The rulings on attacks and their results: each with a position in which the other reading would give
// another game. Long because the rulings are one list, read from top to bottom beside the glossary.
#include "tests/rules/victory_at_waterloo/bench.hpp"

#include <catch2/catch.hpp>

using namespace hd::vaw;
using namespace hd::vaw::test;

namespace {

using Texts = std::vector<std::string>;

// Goes on with the first option until the combat has ended.
void finish(Bench& bench) {
    while (bench.count(EventKind::combat_ended) == 0) bench.act(bench.options().front());
}

}  // namespace

TEST_CASE("VAW-ATK-8 the table is read and the result applied before the next attack") {
    Field field;
    field.units({"FG4 P3", "Bi1 P4", "Fi2 H3", "Bi1:other H4"}).at(1, Phase::french_attacks);
    Bench bench(field);
    // 4 - 1 = +3, die 2: 5, the defender retreats at once.
    bench.act("target Bi1", {2});
    CHECK(bench.rule_of(EventKind::combat_resolved) == "VAW-ATK-8");
    CHECK(bench.refusal("target other").rule == "VAW-ATK-8");
    CHECK(bench.decider() == "coalition");
}

TEST_CASE("VAW-ATK-2 VAW-ATK-3 who stands in a strong point may hold fast") {
    Field field;
    field.units({"Bi1:chateau P6", "Fi2 P5", "Bi2:town J6", "Fi2:other J5"})
        .chateau("P6")
        .town("J6")
        .at(1, Phase::coalition_attacks);
    Bench bench(field);
    CHECK(bench.carried(Rule::atk_2));
    CHECK(bench.carried(Rule::atk_3));
    bench.act("end-attacks");
    CHECK(bench.unit("Fi2").was_attacked == 0);
}

TEST_CASE("VAW-ATK-11 VAW-ATK-12 VAW-ATK-13 the scores of the two examples") {
    // -2 before the die: 1 gives the choice, 2 to 6 the attacker's retreat; +3: 2 gives the defender's.
    for (int die = 1; die <= 6; ++die) {
        Field field;
        field.units({"Fi2 N6", "Ba1 M6", "Bi2 N7"}).ridge("M6").at(1, Phase::french_attacks);
        Bench bench(field);
        bench.act("target Ba1").act("join Fi2", {die});
        CHECK(bench.carried(Rule::atk_12) == (die == 1));
        CHECK(bench.carried(Rule::atk_13) == (die > 1));
        CHECK(bench.noted(Label::final_score) == -2 + die);
    }
    Field field;
    field.units({"Fi2 L5", "Fa3 M5", "Bi1 L6"}).town("L6").at(1, Phase::french_attacks);
    Bench bench(field);
    bench.acts({"target Bi1", "join Fi2"}).act("join Fa3", {2});
    CHECK(bench.carried(Rule::atk_11));
    CHECK(bench.decider() == "coalition");
}

TEST_CASE("VAW-ANOTE-16 of several vacated hexes the winner chooses one") {
    // 4 + 4 - (1 + 1) = +6, die 4: 10. P5 touches both hexes.
    Field field;
    field.units({"FG4:a Q3", "FG4:b P5", "Bi1 P4", "Bi1:other Q4"}).at(1, Phase::french_attacks);
    Bench bench(field);
    bench.acts({"target Bi1", "target other", "join a"}).act("join b", {4});
    CHECK(bench.options() == Texts{"advance a Q4", "advance a P4", "advance b Q4", "advance b P4", "hold"});
    bench.act("advance b P4");
    CHECK(bench.rule_of(EventKind::advanced) == "VAW-ANOTE-16");
    CHECK(bench.hex("b") == "P4");
}

TEST_CASE("VAW-ANOTE-17 retreats and advances cost no movement") {
    Field field;
    field.units({"Fi3 P3", "Bi1 P4", "Bi2 A1"}).at(1, Phase::french_attacks);
    Bench bench(field);
    bench.act("target Bi1", {4}).act("fall-back Bi1 P5").act("advance Fi3 P4");
    CHECK(bench.carried(Rule::anote_17));
    CHECK(bench.unit("Bi1").moved == 0);
    CHECK(bench.unit("Fi3").moved == 0);
}

TEST_CASE("VAW-ANOTE-14 VAW-A-04 the limit comes before the terrain, and the terrain of one hex adds up") {
    // 4 + 4 - 1 = +7, counts as +6; woods and stream: -2.
    Field field;
    field.units({"FG4:a P3", "FG4:b O3", "Bi1 P4"})
        .woods("P4")
        .stream("P3", "P4")
        .stream("O3", "P4")
        .at(1, Phase::french_attacks);
    Bench bench(field);
    bench.acts({"target Bi1", "join a"}).act("join b", {1});
    CHECK(bench.noted(Label::adjusted) == 4);
    CHECK(bench.carried(Rule::a_04));
    CHECK(bench.carried(Rule::anote_14));
}

TEST_CASE("VAW-A-05 one attacker on a ridge cancels the defender's, though the other stands lower") {
    Field field;
    field.units({"Fi2 P3", "Fi2:high O3", "Bi1 P4"}).ridge("P4").ridge("O3").at(1, Phase::french_attacks);
    Bench bench(field);
    bench.acts({"target Bi1", "join Fi2"}).act("join high", {1});
    CHECK(bench.noted(Label::adjusted) == 3);
    CHECK(bench.carried(Rule::a_05));
}

TEST_CASE("VAW-A-07 a contact that an advance made is owed nothing") {
    // P3 beats P4 and goes in; there it touches P5.
    Field field;
    field.units({"FG4 P3", "Bi1 P4", "Fi2 O3", "Bi2 P5"}).at(1, Phase::french_attacks);
    Bench bench(field);
    // 4 - 1 = +3, die 2: 5. Q4 is the only hex not next to P3 and O3.
    bench.acts({"target Bi1", "join FG4"}).act("resolve", {2});
    bench.act("advance FG4 P4");
    bench.act("end-attacks");
    CHECK(bench.carried(Rule::a_07));
    CHECK(bench.unit("Bi2").was_attacked == 0);
}

TEST_CASE("VAW-A-09 more may be given up in an exchange than its price") {
    Field field;
    field.units({"Fi2 L5", "Fa3 M5", "Bi1 L6"}).town("L6").at(1, Phase::french_attacks);
    Bench bench(field);
    bench.acts({"target Bi1", "join Fi2"}).act("join Fa3", {1}).act("exchange").act("lose Fa3");
    CHECK(bench.options() == Texts{"lose Fi2", "enough"});
    bench.act("enough");
    CHECK(bench.rule_of(EventKind::exchange_paid) == "VAW-A-09");
    CHECK(bench.army(ArmyId::french).turn_losses == 3 + 3);
}

TEST_CASE(
    "VAW-A-10 VAW-A-12 VAW-A-80 VAW-A-82 a pushed unit goes where its owner likes and keeps its flags") {
    // The cavalry on M4 has M5 alone; the friend there may go to woods in L6 though M6 is cheaper.
    Field field;
    field.units({"Fi2 L4", "Fa3 M3", "FG4 N4", "Bc1 M4", "Bi2 M5", "Bi1 N5"})
        .woods("L6")
        .at(1, Phase::french_attacks);
    Bench bench(field);
    bench.acts({"target Bc1", "join Fi2"}).act("join Fa3", {1});
    // M4, which is being left, is not offered.
    CHECK(bench.options() == Texts{"push N6", "push M6", "push L6"});
    bench.act("push L6");
    CHECK(bench.carried(Rule::a_10));
    CHECK(bench.carried(Rule::a_12));
    CHECK(bench.carried(Rule::a_80));
    CHECK(bench.carried(Rule::a_82));
    CHECK(bench.hex("Bi2") == "L6");
    CHECK(bench.unit("Bi2").was_attacked == 0);
}

TEST_CASE("VAW-A-11 a unit may be pushed onto a friend, who is pushed in turn") {
    Field field;
    field.units({"Fi2 L4", "Fa3 M3", "FG4 N4", "Bc1 M4", "Bi2 M5", "Bi1 N5", "Bi1:next M6"})
        .at(1, Phase::french_attacks);
    Bench bench(field);
    bench.acts({"target Bc1", "join Fi2"}).act("join Fa3", {1});
    bench.act("push M6");
    CHECK(bench.rule_of(EventKind::push_ordered) == "VAW-A-11");
    bench.act("push M7");
    CHECK(bench.hex("next") == "M7");
    CHECK(bench.hex("Bi2") == "M6");
    CHECK(bench.hex("Bc1") == "M5");
}

TEST_CASE("VAW-A-13 a stream helps the defender across a bridge too") {
    Field field;
    field.units({"Fi2 P3", "Bi1 P4"}).stream("P3", "P4").bridge("P3", "P4").at(1, Phase::french_attacks);
    Bench bench(field);
    bench.act("target Bi1", {1});
    CHECK(bench.noted(Label::adjusted) == 0);
    CHECK(bench.carried(Rule::a_13));
}

TEST_CASE("VAW-A-14 the cost of a retreat is that from the hex that is left, roads and streams included") {
    // L5 can go to L4, K4 or M4. A road to L4 costs half a point, so the others are out.
    Field field;
    field.units({"Fi2 L5", "Bi2 L6"}).road({"L5", "L4"}).at(1, Phase::french_attacks);
    Bench bench(field);
    bench.act("target Bi2", {2});
    CHECK(bench.hex("Fi2") == "L4");
    CHECK(bench.noted(Label::terrain_cost) == 1);
    CHECK(bench.carried(Rule::a_14));
}

TEST_CASE("VAW-A-15 VAW-A-58 each of several defenders decides for itself, in the order their owner likes") {
    // P5 touches P6 (chateau) and Q5: 4 + 4 - 2 = +6, chateau -2 = +4, die 3: 7.
    Field field;
    field.units({"FG4 P5", "FG4:other Q6", "Bi1 P6", "Bi1:west Q5"})
        .chateau("P6")
        .at(1, Phase::french_attacks);
    Bench bench(field);
    bench.acts({"target Bi1", "target west", "join FG4"}).act("join other", {3});
    CHECK(bench.options().back() == "stay Bi1");
    bench.act("stay Bi1");
    CHECK(bench.carried(Rule::a_15));
    CHECK(bench.hex("Bi1") == "P6");
    finish(bench);
    CHECK(bench.hex("west") != "Q5");

    Field two;
    two.units({"Fi2 L5", "Fi2:b M5", "BG4 L6"}).at(1, Phase::french_attacks);
    Bench both(two);
    // 4 - 4 = 0, die 2.
    both.acts({"target BG4", "join Fi2"}).act("join b", {2});
    const Texts moves = both.options();
    both.act(moves.front());
    CHECK(both.carried(Rule::a_58));
}

TEST_CASE("VAW-A-16 a defender may advance though his army is demoralised") {
    Field field;
    field.units({"Fi1 P3", "BG4 P4"}).losses(ArmyId::british, 12).at(1, Phase::french_attacks);
    field.army(ArmyId::british).demoralised = 1;
    Bench bench(field);
    // 1 - 4 = -3, die 4: 1.
    bench.act("target BG4", {4});
    while (bench.refusal("advance BG4 P3")) bench.act(bench.options().front());
    bench.act("advance BG4 P3");
    CHECK(bench.carried(Rule::a_16));
    CHECK(bench.hex("BG4") == "P3");
}

TEST_CASE("VAW-A-17 with the British demoralised a Prussian of the same attack may advance") {
    Field field;
    field.units({"Bi3 P5", "Pi2 Q4", "Fi1 P4"}).losses(ArmyId::british, 12).at(1, Phase::coalition_attacks);
    field.army(ArmyId::british).demoralised = 1;
    Bench bench(field);
    // 5 - 1 = +4, die 2: 6.
    bench.acts({"target Fi1", "join Bi3"}).act("join Pi2", {2});
    while (bench.refusal("advance Pi2 P4")) bench.act(bench.options().front());
    CHECK(bench.refusal("advance Bi3 P4").rule == "VAW-MOR-2");
    bench.act("advance Pi2 P4");
    CHECK(bench.carried(Rule::a_17));
    CHECK(bench.hex("Pi2") == "P4");
}

TEST_CASE("VAW-A-24 disintegrated British don't come into contact by an advance") {
    Field field;
    field.units({"BG4 P5", "Fi2 P4"}).losses(ArmyId::british, 16).at(1, Phase::coalition_attacks);
    field.army(ArmyId::british).demoralised = 1;
    field.army(ArmyId::british).disintegrated = 1;
    Bench bench(field);
    bench.act("target Fi2", {5});
    finish(bench);
    CHECK(bench.carried(Rule::a_24));
    CHECK(bench.hex("BG4") == "P5");
}

TEST_CASE("VAW-A-25 an objective entered by a retreat changes hands") {
    Field field;
    field.units({"Fi2 P3", "Bi2 P4"})
        .coalition_objective("P5", 2)
        .woods("O4")
        .woods("Q4")
        .at(1, Phase::french_attacks);
    Bench bench(field);
    // 2 - 2 = 0, die 5. P5 is the cheapest of the three hexes.
    bench.act("target Bi2", {5});
    CHECK(bench.hex("Bi2") == "P5");
    CHECK(bench.carried(Rule::a_25));
    CHECK(bench.army(ArmyId::french).turn_losses == 3 + 2);
}

TEST_CASE("VAW-A-40 VAW-A-43 one victor enters one hex, captures, and then rout is looked for") {
    Field field;
    field.units({"FG4 P3", "Fi2 O3", "Bi1 P4"}).french_objective("P4", 3).at(1, Phase::french_attacks);
    Bench bench(field);
    // 6 - 1 = +5, die 5: 10, destroyed.
    bench.acts({"target Bi1", "join FG4"}).act("join Fi2", {5});
    bench.act("advance FG4 P4");
    CHECK(bench.carried(Rule::a_40));
    CHECK(bench.carried(Rule::a_43));
    CHECK(bench.hex("Fi2") == "O3");
    // 1 for the unit, 3 for the objective.
    CHECK(bench.army(ArmyId::british).turn_losses == 4);
}

TEST_CASE("VAW-A-41 an attack that leaves an owed enemy unattackable is not closed") {
    // P3 alone touches the three of them.
    Field field;
    field.units({"Fi2 P3", "Bi1:north P4", "Bi1:west Q3", "Bi1:east O3"}).at(1, Phase::french_attacks);
    Bench bench(field);
    bench.acts({"target north", "join Fi2"});
    CHECK(bench.refusal("resolve").rule == "VAW-A-41");
    CHECK(bench.after("target") == Texts{"east", "west"});
    // With the second target the third is forced, and the attack is closed.
    bench.act("target west", {6});
    CHECK(bench.unit("east").was_attacked == 1);
    CHECK(bench.noted(Label::superiority) == -1);
}

TEST_CASE("VAW-A-45 the edge of the map is no way out while there is another") {
    // P1 has P2, O1 and Q1 as neighbours on the map. From O1 the enemy touches P2, not Q1.
    Field field;
    field.units({"BG4 O1", "Fi2 P1"}).at(1, Phase::coalition_attacks);
    Bench bench(field);
    // 4 - 2 = +2, die 4: 6.
    bench.act("target Fi2", {4});
    CHECK(bench.hex("Fi2") == "Q1");
    CHECK(bench.carried(Rule::a_45));
}

TEST_CASE("VAW-A-57 VAW-A-63 who joins an attack on several hexes touches all of them, and nobody bombards") {
    Field field;
    field.units({"Fi2 P3", "Fa2 P2", "Bi1 P4", "Bi1:west Q3", "Fi2:east O4", "Fi2:third Q4"})
        .option(&Options::artillery)
        .at(1, Phase::french_attacks);
    Bench bench(field);
    bench.acts({"target Bi1", "target west"});
    CHECK(bench.refusal("join east").rule == "VAW-A-57");
    CHECK(bench.refusal("bombard Fa2").rule == "VAW-A-63");
}

TEST_CASE("VAW-A-59 any direction counts as back") {
    // L5 was attacked from the north and may go north-east, if the hex is out of reach.
    Field field;
    field.units({"Fi2 L5", "Bi2 L6"}).at(1, Phase::french_attacks);
    Bench bench(field);
    bench.act("target Bi2", {2}).act("fall-back Fi2 M4");
    CHECK(bench.carried(Rule::a_59));
    CHECK(bench.hex("Fi2") == "M4");
}

TEST_CASE("VAW-A-61 after an exchange only the removed defenders' hexes may be entered") {
    Field field;
    field.units({"Fi2 L5", "Fa3 M5", "Bi1 L6"}).town("L6").at(1, Phase::french_attacks);
    Bench bench(field);
    bench.acts({"target Bi1", "join Fi2"}).act("join Fa3", {1}).act("exchange").act("lose Fi2").act("enough");
    // L5, which the lost attacker left, is not offered.
    CHECK(bench.options() == Texts{"advance Fa3 L6", "hold"});
    bench.act("advance Fa3 L6");
    CHECK(bench.carried(Rule::a_61));
}

TEST_CASE("VAW-A-62 in a supported attack only the adjacent attackers pay for an exchange") {
    Field field;
    // 1 + 2 - 2 = +1, die 1: 2.
    field.units({"Fi1 P4", "Fa2 P3", "Bi2 P5"}).option(&Options::artillery).at(1, Phase::french_attacks);
    Bench bench(field);
    bench.acts({"target Bi2", "join Fi1"}).act("bombard Fa2", {1}).act("exchange");
    CHECK(bench.carried(Rule::a_62));
    CHECK(bench.hex("Fi1") == "destroyed");
    CHECK(bench.hex("Fa2") == "P3");
}

TEST_CASE("VAW-A-28 VAW-OART-2 in a supported attack the stream is judged by those who are adjacent") {
    Field field;
    field.units({"Fi2 P4", "Fa2 P3", "Bi2 P5"})
        .stream("P4", "P5")
        .option(&Options::artillery)
        .at(1, Phase::french_attacks);
    Bench bench(field);
    bench.acts({"target Bi2", "join Fi2"}).act("bombard Fa2", {3});
    // 2 + 2 - 2 = +2, stream -1; the gun fires over the infantry.
    CHECK(bench.noted(Label::adjusted) == 1);
    CHECK(bench.carried(Rule::a_28));
    CHECK(bench.carried(Rule::oart_2));
}

TEST_CASE("VAW-A-27 VAW-A-64 a gun on a ridge fires past woods if one of the two hexes between is open") {
    Field field;
    field.units({"Fa2 P3", "Bi2 O4"})
        .ridge("P3")
        .woods("P4")
        .option(&Options::artillery)
        .at(1, Phase::french_attacks);
    Bench bench(field);
    bench.act("target Bi2", {3});
    CHECK(bench.carried(Rule::a_27));
    CHECK(bench.carried(Rule::a_64));
    CHECK(bench.event(EventKind::combat_resolved) != nullptr);
}

TEST_CASE(
    "VAW-A-29 VAW-A-30 VAW-OART-5 VAW-OART-6 a bombardment alone: its terrain, its exchange, its one "
    "target") {
    // 2 - 1 = +1, town -1 = 0.
    for (const int die : {1, 2}) {
        Field field;
        field.units({"Fa2 P3", "Bi1 P5", "Fa2:second O3"}).town("P5").option(&Options::artillery);
        field.at(1, Phase::french_attacks);
        Bench bench(field);
        bench.acts({"target Bi1", "bombard Fa2"}).act("resolve", {die});
        CHECK(bench.noted(Label::adjusted) == 0);
        CHECK(bench.carried(Rule::oart_5));
        CHECK(bench.carried(Rule::a_30));
        if (die == 2) {
            CHECK(bench.carried(Rule::oart_6));
            CHECK(bench.hex("Fa2") == "P3");
            finish(bench);
            CHECK(bench.refusal("target Bi1").rule == "VAW-ANOTE-4");
        } else {
            bench.act("exchange");
            CHECK(bench.carried(Rule::a_29));
            CHECK(bench.hex("Bi1") == "destroyed");
        }
    }
}

TEST_CASE("VAW-OART-8 a gun that has bombarded doesn't do so again") {
    Field field;
    field.units({"Fa2 P3", "Bi1:a P5", "Bi1:b O4", "Fi2 O3", "Fi2:c N4"}).option(&Options::artillery);
    field.at(1, Phase::french_attacks);
    Bench bench(field);
    bench.act("target a", {6});
    while (bench.refusal("target b")) bench.act(bench.options().front());
    bench.act("target b");
    CHECK(bench.refusal("bombard Fa2").rule == "VAW-OART-8");
}

TEST_CASE("VAW-OART-11 VAW-A-44 a bombardment covers an enemy in contact; the others still have to attack") {
    Field field;
    field.units({"Fi2 P4", "Fa2 P3", "Bc2 P5", "Ba1 O4"})
        .option(&Options::artillery)
        .at(1, Phase::french_attacks);
    Bench bench(field);
    CHECK(bench.carried(Rule::a_44));
    bench.act("target Bc2").act("bombard Fa2", {2});
    CHECK(bench.carried(Rule::oart_11));
    finish(bench);
    // The infantry still touches the guns.
    CHECK(bench.refusal("end-attacks").rule == "VAW-ATK-9");
}

TEST_CASE("VAW-A-31 VAW-A-67 who withdrew counts as attacked and not in the superiority") {
    Field field;
    field.units({"FG4 O3", "Bc2 P4", "Bi1 O4"}).option(&Options::cavalry).at(1, Phase::french_attacks);
    Bench bench(field);
    bench.act("target Bi1").act("join FG4").act("refuse Bc2").act("fall-back Bc2 P5", {3});
    CHECK(bench.carried(Rule::a_31));
    CHECK(bench.noted(Label::superiority) == 3);
    CHECK(bench.unit("Bc2").was_attacked == 1);

    Field alone;
    alone.units({"Fi2 P3", "Bc2 P4"}).option(&Options::cavalry).at(1, Phase::french_attacks);
    Bench spent(alone);
    spent.acts({"target Bc2", "refuse Bc2", "fall-back Bc2 P5"});
    CHECK(spent.carried(Rule::a_67));
    CHECK(spent.unit("Fi2").attacked == 1);
}

TEST_CASE(
    "VAW-A-32 VAW-A-69 the second hex of a retreat must be empty, and objectives in both change hands") {
    Field field;
    field.units({"Fc4 P3", "Bc2 P4", "Bi1 O5"})
        .coalition_objective("P5", 2)
        .coalition_objective("P6", 3)
        .option(&Options::cavalry)
        .at(1, Phase::french_attacks);
    Bench bench(field);
    bench.act("target Bc2", {3}).act("fall-back Bc2 P5");
    // O5 is held by a friend: no push for the second hex.
    CHECK(bench.after("fall-back") == Texts{"Bc2 O4", "Bc2 P6", "Bc2 Q4", "Bc2 Q5"});
    bench.act("fall-back Bc2 P6");
    CHECK(bench.carried(Rule::a_32));
    CHECK(bench.carried(Rule::a_69));
    CHECK(bench.army(ArmyId::french).turn_losses == 3 + 2 + 3);
}

TEST_CASE("VAW-A-65 cavalry may refuse a bombardment") {
    Field field;
    field.units({"Fa2 P3", "Bc2 P5"}).option(&Options::cavalry).option(&Options::artillery);
    field.at(1, Phase::french_attacks);
    Bench bench(field);
    bench.act("target Bc2").act("refuse Bc2");
    CHECK(bench.rule_of(EventKind::combat_refused) == "VAW-A-65");
    bench.act(bench.options().front());
    CHECK(bench.event(EventKind::combat_resolved) == nullptr);
}

TEST_CASE("VAW-A-66 refusal is not offered without a way out") {
    // The cavalry on P1 has P2, O1 and Q1, all held by or next to the enemy.
    Field field;
    field.units({"Bi3 P2", "Fc2 P1"}).option(&Options::cavalry).at(1, Phase::coalition_attacks);
    Bench bench(field);
    bench.act("target Fc2", {1});
    CHECK(bench.carried(Rule::a_66));
    CHECK(bench.event(EventKind::combat_resolved) != nullptr);
}

TEST_CASE("VAW-A-68 entering the hex of a refusal is an advance") {
    Field field;
    field.units({"Fi2 P3", "Bc2 P4"}).option(&Options::cavalry).at(1, Phase::french_attacks);
    Bench bench(field);
    bench.acts({"target Bc2", "refuse Bc2", "fall-back Bc2 P5", "advance Fi2 P4"});
    CHECK(bench.carried(Rule::a_68));

    Field shaken;
    shaken.units({"Fi2 P3", "Bc2 P4"}).option(&Options::cavalry).at(1, Phase::french_attacks);
    shaken.losses(ArmyId::french, 17).army(ArmyId::french).demoralised = 1;
    Bench barred(shaken);
    barred.acts({"target Bc2", "refuse Bc2", "fall-back Bc2 P5"});
    CHECK(barred.count(EventKind::combat_ended) == 1);
    CHECK(barred.hex("Fi2") == "P3");
}

TEST_CASE("VAW-A-70 a disintegrated British defender advances only out of contact") {
    Field field;
    field.units({"Fi1 P3", "BG4 P4", "Pi2 O3"}).losses(ArmyId::british, 16).at(1, Phase::french_attacks);
    field.army(ArmyId::british).demoralised = 1;
    field.army(ArmyId::british).disintegrated = 1;
    Bench bench(field);
    // 1 - (4 + 2) = -5, die 6: 1. The beaten unit goes to P2, next to the hex it left.
    bench.acts({"target BG4"}).act("join Fi1", {6}).act("fall-back Fi1 P2");
    CHECK(bench.refusal("advance BG4 P3").rule == "VAW-A-70");
    CHECK(bench.options() == Texts{"advance Pi2 P3", "hold"});
}

TEST_CASE("VAW-A-34 VAW-A-76 an exchange, and a bombardment, is no repulse of the Guard") {
    Field field;
    // 4 - 3 = +1, die 1: 2, the choice.
    field.units({"FG4 P3", "Bi3 P4"}).option(&Options::old_guard).at(1, Phase::french_attacks);
    Bench bench(field);
    bench.act("target Bi3", {1}).act("exchange");
    CHECK(bench.carried(Rule::a_34));
    CHECK(bench.army(ArmyId::french).demoralised_at == 17);

    Field guns;
    guns.units({"Fa2 P3", "BG4 P5"}).option(&Options::old_guard).option(&Options::artillery);
    guns.at(1, Phase::french_attacks).row("Fa2").guard = 1;
    Bench fire(guns);
    // 2 - 4 = -2, die 2: 0.
    fire.act("target BG4", {2});
    CHECK(fire.carried(Rule::a_76));
    CHECK(fire.army(ArmyId::french).demoralised_at == 17);
}

TEST_CASE("VAW-A-08 the duty ends when nobody stands next to the enemy any more") {
    // P4 touches both P5 and O4; while the gun on P3 can still fire at O4 it may attack P5 alone. Thrown back
    // to Q3 it leaves O4 next to nobody, so the gun need not fire.
    Field field;
    field.units({"Fi2 P4", "Fa2 P3", "Bi2 P5", "Bi1:c O4"})
        .option(&Options::artillery)
        .at(1, Phase::french_attacks);
    Bench bench(field);
    // 2 - 2 = 0, die 2.
    bench.acts({"target Bi2", "join Fi2"}).act("resolve", {2});
    finish(bench);
    CHECK(bench.hex("Fi2") == "Q3");
    CHECK(bench.after("target") == Texts{"c"});
    bench.act("end-attacks");
    CHECK(bench.carried(Rule::a_08));
}
