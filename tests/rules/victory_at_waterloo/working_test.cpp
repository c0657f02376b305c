// What the working of moves, markers, captures and ends says, and what it doesn't say where a rule plays no
// part.
#include "tests/rules/victory_at_waterloo/bench.hpp"

#include <catch2/catch.hpp>

using namespace hd::vaw;
using namespace hd::vaw::test;

namespace {

using Numbers = std::vector<std::int32_t>;

// The infantry steps from N3 to N4.
Bench& step(Bench& bench) {
    return bench.acts({"move Fi2", "step N4"});
}

// A line of the step, which must be there: its rule, its number, whether it applied.
void check_line(const Bench& bench, Label label, Rule rule, std::int32_t num, bool applied = true) {
    const hd::ledger::Work* line = bench.line(EventKind::move_stepped, label);
    REQUIRE(line != nullptr);
    CHECK(line->rule == number(rule));
    CHECK(line->num == num);
    CHECK(line->applied == applied);
}

bool has_line(const Bench& bench, Label label) {
    return bench.line(EventKind::move_stepped, label) != nullptr;
}

}  // namespace

TEST_CASE("VAW-MNOTE-8 a step along a road is charged as road alone") {
    Field field;
    Bench bench(field.unit("Fi2 N3").woods("N4").road({"N3", "N4"}));
    step(bench);
    check_line(bench, Label::road_cost, Rule::mnote_8, -1);
    CHECK_FALSE(has_line(bench, Label::trail_cost));
    CHECK_FALSE(has_line(bench, Label::woods_cost));
}

TEST_CASE("VAW-MNOTE-9 a step along a trail is charged as trail alone") {
    Field field;
    Bench bench(field.unit("Fi2 N3").woods("N4").trail({"N3", "N4"}));
    step(bench);
    check_line(bench, Label::trail_cost, Rule::mnote_9, -2);
    CHECK_FALSE(has_line(bench, Label::road_cost));
    CHECK_FALSE(has_line(bench, Label::woods_cost));
}

TEST_CASE("VAW-MOVE-4 a step into the open is charged as the hex") {
    Field field;
    Bench bench(field.unit("Fi2 N3"));
    step(bench);
    check_line(bench, Label::terrain_cost, Rule::move_4, -2);
    CHECK_FALSE(has_line(bench, Label::woods_cost));
    CHECK_FALSE(has_line(bench, Label::stream_cost));
}

TEST_CASE("VAW-MNOTE-12 a step into woods is charged as woods") {
    Field field;
    Bench bench(field.unit("Fi2 N3").woods("N4"));
    step(bench);
    check_line(bench, Label::woods_cost, Rule::mnote_12, -4);
    CHECK_FALSE(has_line(bench, Label::terrain_cost));
}

TEST_CASE("VAW-MNOTE-10 a stream is charged beside the hex") {
    Field field;
    Bench bench(field.unit("Fi2 N3").stream("N3", "N4"));
    step(bench);
    check_line(bench, Label::terrain_cost, Rule::move_4, -2);
    check_line(bench, Label::stream_cost, Rule::mnote_10, -4);
    CHECK_FALSE(has_line(bench, Label::bridge));
}

TEST_CASE("VAW-MNOTE-11 a bridge is said to spare the stream") {
    Field field;
    Bench bench(field.unit("Fi2 N3").stream("N3", "N4").bridge("N3", "N4"));
    step(bench);
    check_line(bench, Label::bridge, Rule::mnote_11, 0, false);
    CHECK_FALSE(has_line(bench, Label::stream_cost));
}

TEST_CASE("VAW-A-42 the stream under a trail is said to cost nothing, bridge or no bridge") {
    for (const bool bridged : {false, true}) {
        Field field;
        field.unit("Fi2 N3").stream("N3", "N4").trail({"N3", "N4"});
        if (bridged) field.bridge("N3", "N4");
        Bench bench(field);
        step(bench);
        check_line(bench, Label::stream_cost, Rule::a_42, 0, false);
        CHECK_FALSE(has_line(bench, Label::bridge));
    }
}

TEST_CASE("VAW-LOSS-4 a French capture is explained by its value to the French") {
    Field field;
    Bench bench(field.units({"Fi2 S3", "Bi1 T9"}).french_objective("S4", 2));
    bench.acts({"move Fi2", "step S4"});
    REQUIRE(bench.line(EventKind::objective_captured, Rule::loss_4) != nullptr);
    CHECK(bench.line(EventKind::objective_captured, Rule::loss_4)->num == 2);
    CHECK(bench.line(EventKind::objective_captured, Rule::loss_4)->applied);
    CHECK(bench.line(EventKind::objective_captured, Rule::loss_7) == nullptr);
    CHECK(bench.line(EventKind::objective_captured, Rule::loss_5) != nullptr);
    // VAW-A-40 is about advances.
    CHECK(bench.line(EventKind::objective_captured, Rule::a_40) == nullptr);
}

TEST_CASE("VAW-LOSS-7 a Coalition capture is explained by its value to the Coalition") {
    Field field;
    field.units({"Pi2 L3", "Fi1 B2"}).coalition_objective("L2", 4);
    Bench bench(field.at(4, Phase::coalition_movement));
    bench.acts({"move Pi2", "step L2"});
    REQUIRE(bench.line(EventKind::objective_captured, Rule::loss_7) != nullptr);
    CHECK(bench.line(EventKind::objective_captured, Rule::loss_7)->num == 4);
    CHECK(bench.line(EventKind::objective_captured, Rule::loss_4) == nullptr);
    CHECK(bench.line(EventKind::objective_captured, Rule::loss_5) == nullptr);
}

TEST_CASE("VAW-LOSS-4 a place that is none of the French objectives has no value to them") {
    Field field;
    field.units({"Fi2 L1", "Bi1 B9"}).coalition_objective("L2", 4).losses(ArmyId::french, 10);
    field.setting().objectives[0].holder = coalition_seat;
    Bench bench(field);
    bench.acts({"move Fi2", "step L2"});
    REQUIRE(bench.line(EventKind::objective_recaptured, Rule::loss_4) != nullptr);
    CHECK_FALSE(bench.line(EventKind::objective_recaptured, Rule::loss_4)->applied);
}

TEST_CASE("VAW-MOR-5 the boxes of a locked marker are shown as not applied") {
    for (const std::int32_t locked : {0, 1}) {
        Field field;
        field.units({"Bi2 S5", "Fi1 B2"}).french_objective("S4", 2).losses(ArmyId::british, 10);
        field.army(ArmyId::british).locked = locked;
        field.at(3, Phase::coalition_movement).setting().objectives[0].holder = french_seat;
        Bench bench(field);
        bench.acts({"move Bi2", "step S4"});
        REQUIRE(bench.line(EventKind::loss_marker_moved, Label::boxes) != nullptr);
        CHECK(bench.line(EventKind::loss_marker_moved, Label::boxes)->applied == (locked == 0));
    }
}

TEST_CASE("VAW-A-40 a capture by an advance is said to come after the removals") {
    Field field;
    // 8 - 1 counts as +6, die 4: 10, destroyed.
    Bench bench(field.units({"Fi8 P5", "Bi1:x P6", "Bi1:y T9"}).french_objective("P6", 2));
    bench.pass_and_attack("x", 4).act("advance Fi8 P6");
    CHECK(bench.line(EventKind::objective_captured, Rule::a_40) != nullptr);
}

TEST_CASE("VAW-A-19 the start of the track is spoken of only where a marker would pass it") {
    // La Haye Sainte gives the French 3 back: from 2 that is one too many, from 3 it is not.
    for (const std::int32_t box : {2, 3}) {
        Field field;
        Bench bench(field.units({"Fi2 P5", "Bi1 T9"}).la_haye_sainte("P6").losses(ArmyId::french, box));
        bench.acts({"move Fi2", "step P6"});
        const Numbers french{army_row(ArmyId::french).raw};
        CHECK(bench.subjects(EventKind::loss_marker_moved, Rule::a_19) == (box == 2 ? french : Numbers{}));
    }
}

TEST_CASE("VAW-A-36 only the shift of the British markers speaks of their rout box") {
    Field field;
    field.units({"FG4 N5", "Bi4 N6", "Fi1 B2", "Bi1 T9"}).option(&Options::old_guard);
    Bench bench(field);
    // 4 - 4 = 0, die 3.
    bench.pass_and_attack("Bi4", 3);
    CHECK(bench.subjects(EventKind::threshold_shifted, Rule::a_36) == Numbers{army_row(ArmyId::british).raw});
}

TEST_CASE("VAW-A-38 only the French quota leaves the Prussians out") {
    Field field;
    Bench bench(field.units({"Fi1 B2", "Bi1 T9"}).option(&Options::command));
    CHECK(bench.subjects(EventKind::quota_set, Rule::a_38) == Numbers{army_row(ArmyId::french).raw});
}

TEST_CASE("VAW-MOR-2 a change of morale says which state it is, by the printed box") {
    Field shaken;
    Bench two(shaken.units({"Fi1 B2", "Bi1 T9"}).losses(ArmyId::british, 12).turn(3));
    REQUIRE(two.event(EventKind::status_set) != nullptr);
    CHECK(two.event(EventKind::status_set)->head.object == 1);
    // No marker was placed, so none is named.
    CHECK(two.line(EventKind::status_set, Rule::obal_1) == nullptr);
    CHECK(two.line(EventKind::status_set, Rule::ogrd_3) == nullptr);
    Field broken;
    Bench one(broken.units({"Fi1 B2", "Bi1 T9"}).losses(ArmyId::british, 16).turn(3));
    REQUIRE(one.event(EventKind::status_set) != nullptr);
    CHECK(one.event(EventKind::status_set)->head.object == 2);
}

TEST_CASE("VAW-OBAL-1 with play balance morale is read from the placed markers") {
    Field field;
    field.units({"Fi1 B2", "Bi1 T9"}).option(&Options::balance).losses(ArmyId::british, 12).turn(3);
    CHECK(Bench(field).line(EventKind::status_set, Rule::obal_1) != nullptr);
}

TEST_CASE("VAW-OGRD-4 an army set up disintegrated is released though its marker wasn't locked") {
    Field field;
    // The marker at 16 stands left of the box, 17, and right of 13.
    field.units({"Fi1 B2", "Bi1 T9"}).losses(ArmyId::british, 16).option(&Options::old_guard).turn(5);
    Army& british = field.army(ArmyId::british);
    british.demoralised = 1;
    british.disintegrated = 1;
    british.demoralised_at = 13;
    british.disintegrated_at = 17;
    Bench bench(field);
    CHECK(bench.rule_of(EventKind::status_set) == "VAW-OGRD-4");
    CHECK(bench.event(EventKind::status_set)->head.object == 1);
}

TEST_CASE("VAW-WIN-1 a rout of one army is explained by none of the rulings on others") {
    Field field;
    // 21 and Placenoit's 4 make 25.
    field.units({"Bi2 L3", "Fi1 B2"}).coalition_objective("L2", 4).losses(ArmyId::french, 21);
    Bench bench(field.at(4, Phase::coalition_movement));
    bench.acts({"move Bi2", "step L2"});
    REQUIRE(bench.event(EventKind::game_won) != nullptr);
    for (const Rule rule : {Rule::a_39, Rule::a_74, Rule::a_75}) {
        CHECK(bench.line(EventKind::game_won, rule) == nullptr);
    }
}

TEST_CASE("VAW-A-39 a double rout is explained by the markers having moved first") {
    Field field;
    // 2 - 2 = 0, die 1: the exchange takes 2 from each, the French from 23 to 25, the British from 18 to 20.
    field.units({"Fi2 N5", "Bi2 N6", "Fi1 B2", "Bi1 T9"});
    Bench bench(field.losses(ArmyId::french, 23).losses(ArmyId::british, 18));
    bench.pass_and_attack("Bi2", 1).act("exchange");
    while (bench.count(EventKind::game_won) == 0) bench.act(bench.options().back());
    CHECK(bench.line(EventKind::game_won, Rule::a_39) != nullptr);
    CHECK(bench.line(EventKind::game_won, Rule::a_74) == nullptr);
}

TEST_CASE("VAW-A-74 VAW-A-75 a rout by the Guard's repulse is explained by both rulings") {
    Field field;
    field.units({"FG4 N5", "Bi4 N6", "Fi1 B2", "Bi1 T9"}).option(&Options::old_guard);
    Bench bench(field.losses(ArmyId::french, 24));
    bench.pass_and_attack("Bi4", 3);
    CHECK(bench.line(EventKind::game_won, Rule::a_74) != nullptr);
    CHECK(bench.line(EventKind::game_won, Rule::a_75) != nullptr);
    CHECK(bench.line(EventKind::game_won, Rule::a_39) == nullptr);
}
