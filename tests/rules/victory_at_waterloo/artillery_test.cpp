// The optional rule Artillery: fire at two hexes.
#include "tests/rules/victory_at_waterloo/bench.hpp"

#include <catch2/catch.hpp>

using namespace hd::vaw;
using namespace hd::vaw::test;

namespace {

using Texts = std::vector<std::string>;

// A French gun of strength 2 on P3 and a target, with the option on.
Field battery(const std::string& target) {
    Field field;
    field.units({"Fa2 P3", target}).option(&Options::artillery).at(1, Phase::french_attacks);
    return field;
}

bool can_fire(Field& field) {
    Bench bench(field);
    return !bench.after("target").empty();
}

std::string why_not(Field& field, const std::string& target) {
    return Bench(field).refusal("target " + target).rule;
}

}  // namespace

TEST_CASE("VAW-OART-1 artillery next to no enemy when the attacks begin may bombard at two hexes") {
    Field two = battery("Bi2 P5");
    Bench bench(two);
    CHECK(bench.after("target") == Texts{"Bi2"});
    bench.act("target Bi2", {3});
    CHECK(bench.rule_of(EventKind::bombard_declared) == "VAW-OART-1");

    Field three = battery("Bi2 P6");
    CHECK(why_not(three, "Bi2") == "VAW-OART-1");

    Field engaged = battery("Bi2 P5");
    engaged.unit("Bi1 P4");
    Bench next(engaged);
    next.act("target Bi1", {3});
    while (next.count(EventKind::phase_began) == 0 && !next.refusal("target Bi2")) next.act("target Bi2");
    CHECK(next.unit("Fa2").may_bombard == 0);
}

TEST_CASE("VAW-OART-1 off: two hexes are out of reach") {
    Field field;
    field.units({"Fa2 P3", "Bi2 P5"}).at(1, Phase::french_attacks);
    CHECK(why_not(field, "Bi2") == "VAW-ANOTE-1");
}

TEST_CASE("VAW-OART-2 it fires across streams and over units") {
    Field field = battery("Bi2 P5");
    field.unit("Fi1 P4").stream("P4", "P5");
    // The infantry in front must attack, and the gun may support it.
    Bench bench(field);
    bench.act("target Bi2");
    CHECK(bench.after("bombard") == Texts{"Fa2"});
}

TEST_CASE("VAW-OART-3 into, not through, woods, town and chateau") {
    for (const Terrain ground : {Terrain::woods, Terrain::town, Terrain::chateau}) {
        Field into = battery("Bi2 P5");
        into.terrain(ground, {"P5"});
        CHECK(can_fire(into));
        Field through = battery("Bi2 P5");
        through.terrain(ground, {"P4"});
        CHECK(why_not(through, "Bi2") == "VAW-OART-3");
    }
}

TEST_CASE("VAW-OART-4 neither into nor through a ridge") {
    Field into = battery("Bi2 P5");
    into.ridge("P5");
    CHECK(why_not(into, "Bi2") == "VAW-OART-4");
    Field through = battery("Bi2 P5");
    through.ridge("P4");
    CHECK(why_not(through, "Bi2") == "VAW-OART-4");
}

TEST_CASE("VAW-A-27 with two hexes between, one open hex is enough") {
    // Between P3 and O4 lie P4 and O3.
    Field one = battery("Bi2 O4");
    one.woods("P4");
    CHECK(can_fire(one));
    Field both = battery("Bi2 O4");
    both.terrain(Terrain::woods, {"P4", "O3"});
    CHECK(why_not(both, "Bi2") == "VAW-OART-3");
}

TEST_CASE("VAW-OART-5 the defender gains from a town, never from a stream") {
    // 2 - 1 = +1, town -1.
    Field field = battery("Bi1 P5");
    field.town("P5").stream("P4", "P5");
    Bench bench(field);
    bench.act("target Bi1", {6});
    CHECK(bench.noted(Label::adjusted) == 0);
}

TEST_CASE("VAW-OART-6 bombarders ignore retreat and destruction") {
    // 2 - 4 = -2, die 1: -1 with the choice; die 2: 0, attacker retreats.
    Field field = battery("BG4 P5");
    Bench bench(field);
    bench.act("target BG4", {2});
    CHECK(bench.event(EventKind::combat_resolved)->head.object ==
          static_cast<std::int32_t>(Result::attacker_retreats));
    CHECK(bench.hex("Fa2") == "P3");
    // 1 - 4 = -3, woods -1 = -4, die 1: -3, attacker destroyed.
    Field weak;
    weak.units({"Fa1 P3", "BG4 P5"}).woods("P5").option(&Options::artillery).at(1, Phase::french_attacks);
    Bench lost(weak);
    lost.act("target BG4", {1});
    CHECK(lost.hex("Fa1") == "P3");
    CHECK(lost.event(EventKind::combat_resolved)->head.object ==
          static_cast<std::int32_t>(Result::attacker_destroyed));
}

TEST_CASE("VAW-OART-7 in an exchange the bombarder loses nothing and the defender goes") {
    Field field = battery("Bi1 P5");
    field.town("P5");
    Bench bench(field);
    bench.act("target Bi1", {1}).act("exchange");
    CHECK(bench.hex("Bi1") == "destroyed");
    CHECK(bench.hex("Fa2") == "P3");
    CHECK(bench.rule_of(EventKind::exchange_chosen) == "VAW-OART-7");
    CHECK(bench.rule_of(EventKind::unit_destroyed) == "VAW-OART-7");
}

TEST_CASE("VAW-OART-8 one bombardment a turn, on one hex") {
    Field field = battery("Bi1:a P5");
    field.unit("Bi1:b O4");
    Bench bench(field);
    bench.act("target a", {6});
    while (bench.count(EventKind::combat_ended) == 0) bench.act(bench.options().front());
    CHECK(bench.refusal("target b").rule == "VAW-ANOTE-1");
    CHECK(bench.unit("Fa2").attacked == 1);
}

TEST_CASE("VAW-OART-9 several bombarders add up on one hex") {
    Field field = battery("Bi2 P5");
    field.unit("Fa2:other O3");
    Bench bench(field);
    bench.acts({"target Bi2", "bombard Fa2"}).act("bombard other", {3});
    CHECK(bench.noted(Label::superiority) == 2);
    CHECK(bench.rule_of(EventKind::bombard_declared) == "VAW-OART-9");
}

TEST_CASE("VAW-OART-10 a bombarder may support an attack; only the others retreat") {
    Field field;
    field.units({"Fi2 P4", "Fa2 P3", "Bi2 P5"}).option(&Options::artillery).at(1, Phase::french_attacks);
    Bench bench(field);
    // 2 + 2 - 2 = +2, die 2: 4, attacker retreats.
    bench.acts({"target Bi2", "join Fi2"}).act("bombard Fa2", {2});
    CHECK(bench.rule_of(EventKind::bombard_declared) == "VAW-OART-10");
    CHECK(bench.noted(Label::superiority) == 2);
    while (bench.count(EventKind::combat_ended) == 0) bench.act(bench.options().front());
    CHECK(bench.hex("Fi2") != "P4");
    CHECK(bench.hex("Fa2") == "P3");
}

TEST_CASE("VAW-OART-11 a bombardment may be the diversion that covers an enemy") {
    // P4 touches both P5 and O4; the gun on P3 reaches P5.
    Field field;
    field.units({"Fi2 P4", "Fa2 P3", "Bc2 P5", "Ba1 O4"})
        .option(&Options::artillery)
        .at(1, Phase::french_attacks);
    Bench bench(field);
    bench.act("target Bc2").act("bombard Fa2", {2});
    CHECK(bench.unit("Bc2").was_attacked == 1);
    CHECK(bench.unit("Fi2").attacked == 0);
}

TEST_CASE("VAW-OART-12 a unit next to the enemy must still attack someone") {
    // P4 (infantry) and Q4 (cavalry) touch P5; the cavalry has nobody else.
    Field field;
    field.units({"Fi2 P4", "Fc2 Q4", "Fa2 P3", "Bc2 P5"})
        .option(&Options::artillery)
        .at(1, Phase::french_attacks);
    Bench bench(field);
    bench.acts({"target Bc2", "bombard Fa2"});
    CHECK(bench.refusal("resolve").rule == "VAW-OART-12");
    bench.act("join Fi2");
    CHECK(bench.event(EventKind::combat_resolved) != nullptr);
    CHECK(bench.unit("Fc2").attacked == 1);
}
