// Positions on How to Play, with answers taken from the text alone.
#include "tests/rules/victory_at_waterloo/bench.hpp"

#include <catch2/catch.hpp>

#include <utility>

using namespace hd::vaw;
using namespace hd::vaw::test;
using Texts = std::vector<std::string>;

TEST_CASE("VAW-PLAY-1 position: four phases, two to a player, and then the next turn") {
    Field field;
    Bench bench(field.units({"Fi2 P2", "Bi1 P11"}));
    using Asked = std::pair<std::string, Phase>;
    std::vector<Asked> asked;
    while (bench.turn() == 1) {
        asked.emplace_back(bench.decider(), bench.phase());
        bench.act(bench.options().back());
    }
    CHECK(asked == std::vector<Asked>{{"french", Phase::french_movement},
                                      {"french", Phase::french_attacks},
                                      {"coalition", Phase::coalition_movement},
                                      {"coalition", Phase::coalition_attacks}});
    CHECK(bench.turn() == 2);
    CHECK(bench.phase() == Phase::french_movement);
}

TEST_CASE("VAW-MOVE-1 VAW-PLAY-1 position: no attack while units move, no move once attacks have begun") {
    Field field;
    Bench bench(field.units({"Fi2:a N5", "Fi2:b P2", "Bi2 N7"}));
    bench.acts({"move a", "step N6"});
    CHECK(bench.refusal("target Bi2").rule == "VAW-MOVE-1");
    // The other side waits for its own half of the turn.
    CHECK(bench.refusal("move Bi2").rule == "VAW-SETUP-4");
    bench.act("end-movement");
    CHECK(bench.refusal("move b").rule == "VAW-MOVE-1");
    CHECK(bench.after("target") == Texts{"Bi2"});
}

TEST_CASE(
    "VAW-ATK-3 VAW-ATK-1 position: who holds fast in a town is attacked in the other half of the turn") {
    Field field;
    Bench bench(field.units({"Fi2 N6", "Bi2 N7", "Bi1 T9"}).town("N6"));
    bench.act("end-movement");
    CHECK_FALSE(bench.refusal("end-attacks"));
    bench.acts({"end-attacks", "end-movement"});
    CHECK(bench.refusal("end-attacks").rule == "VAW-ATK-1");
    // 2 - 2 - 1 for the town is -1; a die of 6 makes 5, and the French unit has to go.
    bench.act("target Fi2", {6});
    CHECK(bench.noted(Label::final_score) == 5);
    CHECK(bench.decider() == "french");
}

TEST_CASE("VAW-MNOTE-4 VAW-MNOTE-1 position: a turn of holding still saves nothing for the next") {
    Field field;
    Bench bench(field.units({"Fi2 N2", "Bi1 T12"}));
    bench.pass().pass();
    REQUIRE(bench.turn() == 2);
    bench.acts({"move Fi2", "step N3", "step N4", "step N5", "step N6"});
    // Four clear hexes are the infantry's 4 points.
    CHECK(bench.rule_of(EventKind::move_ended) == "VAW-MOVE-5");
    CHECK(bench.hex("Fi2") == "N6");
}

TEST_CASE("VAW-PLAY-3 VAW-WIN-3 position: ten turns without a loss are a tactical victory of the Coalition") {
    Field field;
    Bench bench(field.units({"Fi2 P2", "Bi1 P11"}));
    int asked = 0;
    for (; !bench.decider().empty(); ++asked) bench.act(bench.options().back());
    // Four ends of phases in each of ten turns.
    CHECK(asked == 40);
    CHECK(bench.turn() == 10);
    CHECK(bench.outcome().level == "coalition_tactical");
}
