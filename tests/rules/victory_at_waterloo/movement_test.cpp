// The chapters How to Move and Movement Notes.
#include "tests/rules/victory_at_waterloo/bench.hpp"

#include <catch2/catch.hpp>

using namespace hd::vaw;
using namespace hd::vaw::test;

namespace {

// How far a unit comes over clear ground, hex after hex straight north, before it has to stop.
int hexes_north(std::string_view code, Phase phase) {
    Field field;
    Bench bench(field.unit(std::string(code) + " P2").at(1, phase));
    const std::string id(code);
    bench.act("move " + id);
    int hexes = 0;
    while (bench.count(EventKind::move_ended) == 0) bench.act("step P" + std::to_string(3 + hexes++));
    return hexes;
}

}  // namespace

TEST_CASE("VAW-MOVE-3 cavalry goes 6 clear hexes, infantry 4, artillery 3, in every army") {
    for (const std::string army : {"F", "B", "P"}) {
        const Phase phase = army == "F" ? Phase::french_movement : Phase::coalition_movement;
        CHECK(hexes_north(army + "c1", phase) == 6);
        CHECK(hexes_north(army + "i1", phase) == 4);
        CHECK(hexes_north(army + "a1", phase) == 3);
    }
}

TEST_CASE("VAW-MOVE-5 a unit stops next to an enemy with points left") {
    Field field;
    Bench bench(field.units({"Fi2 N3", "Ba1 M6", "Bi2 N7"}));
    bench.acts({"move Fi2", "step N4", "step N5", "step N6"});
    CHECK(bench.hex("Fi2") == "N6");
    CHECK(bench.rule_of(EventKind::move_ended) == "VAW-MOVE-5");
    // 4 points less three clear hexes leave 1 point, that is 2 halves.
    CHECK(bench.noted(Label::points_left) == 4);
    CHECK(bench.working(EventKind::move_ended).back().num == 2);
    CHECK(bench.carried(Rule::a_02));
}
