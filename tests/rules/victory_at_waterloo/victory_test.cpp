// The chapters How to Play and How to Win.
#include "tests/rules/victory_at_waterloo/bench.hpp"

#include <catch2/catch.hpp>

using namespace hd::vaw;
using namespace hd::vaw::test;

namespace {

// The level after turn 10 with the Turn markers on these boxes.
std::string level_after_turn_10(std::int32_t french, std::int32_t british, std::int32_t prussian) {
    Field field;
    field.units({"Fi1 B2", "Bi1 T9"}).at(10, Phase::coalition_movement);
    field.losses(ArmyId::french, french).losses(ArmyId::british, british).losses(ArmyId::prussian, prussian);
    Bench bench(field);
    bench.pass();
    CHECK(bench.rule_of(EventKind::game_won) == "VAW-WIN-3");
    CHECK(bench.outcome().complete);
    CHECK(bench.decider().empty());
    return std::string(bench.outcome().level);
}

}  // namespace

TEST_CASE("VAW-PLAY-1 a turn is French movement and attacks, then Coalition movement and attacks") {
    Field field;
    Bench bench(field.units({"Fi1 B2", "Bi1 T9"}));
    CHECK(bench.rule_of(EventKind::phase_began) == "VAW-PLAY-1");
    CHECK(bench.decider() == "french");
    std::vector<std::int32_t> phases;
    bench.pass().pass();
    for (const hd::ledger::Event& event : bench.log().events()) {
        if (event.head.kind == number(EventKind::phase_began)) phases.push_back(event.head.object);
    }
    // 1 to 4 and the turn's end, then the first phase of turn 2.
    CHECK(phases == std::vector<std::int32_t>{1, 2, 3, 4, 5, 1});
    CHECK(bench.decider() == "french");
}

TEST_CASE("VAW-PLAY-2 when both have moved and attacked the turn marker goes on") {
    Field field;
    Bench bench(field.units({"Fi1 B2", "Bi1 T9"}));
    REQUIRE(bench.turn() == 1);
    bench.pass();
    CHECK(bench.turn() == 1);
    bench.pass();
    CHECK(bench.turn() == 2);
    CHECK(bench.rule_of(EventKind::turn_began) == "VAW-PLAY-2");
}

TEST_CASE("VAW-PLAY-3 turns are repeated until turn 10 is completed") {
    Field field;
    Bench bench(field.units({"Fi1 B2", "Bi1 T9"}));
    for (int turn = 1; turn <= 10; ++turn) {
        REQUIRE(bench.turn() == turn);
        REQUIRE_FALSE(bench.outcome().complete);
        bench.pass().pass();
    }
    CHECK(bench.carried(Rule::play_3));
    CHECK(bench.outcome().complete);
    CHECK(bench.turn() == 10);
}

TEST_CASE("VAW-WIN-1 a marker that reaches its rout box ends the game at once: strategic victory") {
    Field field;
    // 21 and Placenoit's 4 make 25.
    field.units({"Bi2 L3", "Fi1 B2"}).coalition_objective("L2", 4).losses(ArmyId::french, 21);
    Bench bench(field.at(4, Phase::coalition_movement));
    bench.acts({"move Bi2", "step L2"});
    CHECK(bench.event(EventKind::routed) != nullptr);
    CHECK(bench.rule_of(EventKind::game_won) == "VAW-WIN-1");
    CHECK(bench.outcome().winner == coalition_seat);
    CHECK(bench.outcome().level == "coalition_strategic");
    CHECK(bench.decider().empty());
    CHECK(bench.options().empty());
}

TEST_CASE("VAW-WIN-1 one box short of it the game goes on") {
    Field field;
    field.units({"Bi2 L3", "Fi1 B2"}).coalition_objective("L2", 4).losses(ArmyId::french, 20);
    Bench bench(field.at(4, Phase::coalition_movement));
    bench.acts({"move Bi2", "step L2"});
    CHECK(bench.army(ArmyId::french).turn_losses == 24);
    CHECK(bench.decider() == "coalition");
}

TEST_CASE("VAW-WIN-1 a British rout is a French strategic victory") {
    Field field;
    field.units({"Fi2 S3", "Bi1 T9"}).french_objective("S4", 3).losses(ArmyId::british, 17);
    Bench bench(field);
    bench.acts({"move Fi2", "step S4"});
    CHECK(bench.outcome().winner == french_seat);
    CHECK(bench.outcome().level == "french_strategic");
}

TEST_CASE("VAW-WIN-2 VAW-A-39 when French and British rout together the Coalition wins a tactical victory") {
    Field field;
    // An exchange: the French stand at 23 and lose 2, the British at 18 and lose 2. 2 - 2 with a die of 1
    // is 1.
    field.units({"Fi2 N5", "Bi2 N6", "Fi1 B2", "Bi1 T9"});
    field.losses(ArmyId::french, 23).losses(ArmyId::british, 18);
    Bench bench(field);
    bench.pass_and_attack("Bi2", 1).act("exchange");
    CHECK(bench.count(EventKind::routed) == 2);
    CHECK(bench.rule_of(EventKind::game_won) == "VAW-WIN-2");
    CHECK(bench.outcome().level == "coalition_tactical");
    CHECK(bench.outcome().winner == coalition_seat);
}

TEST_CASE("VAW-WIN-3 after turn 10 the morale of the armies decides") {
    // French demoralised at 17; British at 12, disintegrated at 16; Prussians at 7.
    struct Line {
        std::int32_t french, british, prussian;
        std::string_view level;
    };
    const std::vector<Line> lines{{3, 0, 0, "coalition_tactical"},   {3, 0, 7, "coalition_tactical"},
                                  {3, 12, 0, "coalition_tactical"},  {3, 12, 7, "french_tactical"},
                                  {3, 16, 0, "french_strategic"},    {3, 16, 7, "french_strategic"},
                                  {17, 0, 0, "coalition_strategic"}, {17, 0, 7, "coalition_strategic"},
                                  {17, 12, 0, "coalition_tactical"}, {17, 12, 7, "coalition_tactical"},
                                  {17, 16, 0, "french_tactical"},    {17, 16, 7, "french_tactical"}};
    for (const Line& line : lines) {
        CHECK(level_after_turn_10(line.french, line.british, line.prussian) == line.level);
    }
}

TEST_CASE("VAW-A-77 losses of turn 10 itself count for the result") {
    Field field;
    // The French go from 13 to 17 in the last movement of turn 10.
    field.units({"Bi2 L3", "Fi1 B2"}).coalition_objective("L2", 4).losses(ArmyId::french, 13);
    Bench bench(field.at(10, Phase::coalition_movement));
    bench.acts({"move Bi2", "step L2", "stop"}).pass();
    CHECK(bench.outcome().level == "coalition_strategic");
    CHECK(bench.carried(Rule::a_77));
}
