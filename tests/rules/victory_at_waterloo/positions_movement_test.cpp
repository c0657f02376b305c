// Positions on How to Move, with answers taken from the text alone. Costs: clear and town 1, woods 2, stream
// 2 more, trail 1.
#include "tests/rules/victory_at_waterloo/bench.hpp"

#include <catch2/catch.hpp>

using namespace hd::vaw;
using namespace hd::vaw::test;
using Texts = std::vector<std::string>;

namespace {

std::size_t hexes_in_reach(const std::string& code, const std::string& hex) {
    Field field;
    Bench bench(field.unit(code + " " + hex));
    std::vector<hd::rules::Reached> out;
    bench.game().ruleset->reach(hd::rules::View(bench.game(), french_seat), bench.ref(code).raw, out);
    return out.size();
}

}  // namespace

TEST_CASE("VAW-MOVE-3 VAW-MNOTE-5 position: on clear ground a unit reaches every hex within its allowance") {
    // 3r(r + 1) hexes lie within r of a hex: 36 within 3, 60 within 4. Row 6 is 5 hexes from either edge.
    CHECK(hexes_in_reach("Fa2", "N6") == 36);
    CHECK(hexes_in_reach("Fi2", "N6") == 60);
    // 6 hexes from N6 the map ends: straight north and south of it there are 6 and 5.
    Field field;
    Bench bench(field.unit("Fc2 N6"));
    bench.acts({"move Fc2", "step N7", "step N8", "step N9", "step N10", "step N11", "step N12"});
    CHECK(bench.rule_of(EventKind::move_ended) == "VAW-MOVE-5");
}

TEST_CASE("VAW-MNOTE-12 position: the book's cavalry ends in the woods of H7 with nothing left") {
    Field field;
    Bench bench(field.unit("Fc2 K3").woods("H7"));
    bench.acts({"move Fc2", "step J4", "step I4", "step H5", "step H6"});
    CHECK(bench.noted(Label::points_left) == 4 + 2);  // before the step to H6: 3 points, in halves
    bench.act("step H7");
    CHECK(bench.rule_of(EventKind::move_stepped) == "VAW-MNOTE-12");
    CHECK(bench.rule_of(EventKind::move_ended) == "VAW-MOVE-5");
    // Infantry has 4 points: 3 clear hexes leave 1, too little for woods.
    Field woods;
    Bench foot(woods.unit("Fi2 N2").woods("N6"));
    foot.acts({"move Fi2", "step N3", "step N4", "step N5"});
    CHECK(foot.refusal("step N6").rule == "VAW-MOVE-4");
}

TEST_CASE("VAW-MNOTE-10 VAW-MNOTE-11 position: Placenoit, K2, and over the stream into J2") {
    Field field;
    field.units({"Fc2 M2", "Fa2 K1"}).town("L2").woods("J2").stream("K2", "J2").stream("K1", "J1");
    Bench bench(field.bridge("K1", "J1"));
    bench.acts({"move Fc2", "step L2", "step K2"});
    // 1 for the town and 1 for K2 leave 4: 2 for the woods, 2 for the stream.
    bench.act("step J2");
    CHECK(bench.rule_of(EventKind::move_ended) == "VAW-MOVE-5");
    CHECK(bench.noted(Label::points_left) == 8);
    // Over the bridge the artillery pays the hex alone.
    bench.acts({"move Fa2", "step J1"});
    CHECK(bench.noted(Label::points_left) == 6);
    CHECK(bench.after("step").size() > 1);
    CHECK_FALSE(bench.refusal("step I1"));
}

TEST_CASE("VAW-MNOTE-9 position: up the trail to H4 the infantry of L3 pays 1 for each hex") {
    for (const bool trail : {true, false}) {
        Field field;
        field.unit("Fi2 L3").woods("J3");
        if (trail) field.trail({"K2", "J3", "I3", "H4"});
        Bench bench(field);
        bench.acts({"move Fi2", "step K2", "step J3", "step I3"});
        // With the trail 1 + 1 + 1 of 4 points are spent, without it 1 + 2 + 1.
        CHECK(bench.hex("Fi2") == "I3");
        CHECK((bench.event(EventKind::move_ended) == nullptr) == trail);
    }
}

TEST_CASE("VAW-MNOTE-3 VAW-MNOTE-6 position: through a friend up to the enemy, and no step further") {
    Field field;
    Bench bench(field.units({"Fi2:a N3", "Fi2:b N4", "Fc2:c K6", "Bi1:x N7", "Bc1:y K7"}));
    // c stands next to an enemy and may not move.
    CHECK(bench.refusal("move c").rule == "VAW-MOVE-2");
    bench.acts({"move a", "step N4"});
    CHECK(bench.refusal("stop").rule == "VAW-MNOTE-6");
    bench.acts({"step N5", "step N6"});
    // 3 of 4 points are spent, and N6 is next to N7.
    CHECK(bench.rule_of(EventKind::move_ended) == "VAW-MOVE-5");
    CHECK(bench.refusal("move a").rule == "VAW-MNOTE-3");
    CHECK(bench.after("move") == Texts{"b"});
}
