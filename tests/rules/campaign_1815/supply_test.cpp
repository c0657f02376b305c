// Chapter 11, Supply. Turn 14 is the 7 AM turn of 17 June.
#include "tests/rules/campaign_1815/bench.hpp"

#include <catch2/catch.hpp>

using namespace hd::c1815;
using namespace hd::c1815::test;

namespace {

// A French road down column 5, from N0505 to the south edge at N1405, at 7 AM.
Field& with_road(Field& field) {
    const auto hexes = {"N0505", "N0605", "N0705", "N0805", "N0905",
                        "N1005", "N1105", "N1205", "N1305", "N1405"};
    for (auto hex = hexes.begin(); hex + 1 != hexes.end(); ++hex)
        field.road({*hex, *(hex + 1)}).hold(french_seat, {*hex, *(hex + 1)});
    return field.edge(Edge::french, {"N1405"}).turn(14);
}

// Whether the check says that the unit lacks supply by this rule.
bool lacks_by(const Bench& bench, std::string_view unit, Rule rule) {
    for (const hd::ledger::Work& line : bench.working(EventKind::supply_checked)) {
        if (line.unit == bench.ref(unit).raw) return line.rule == number(rule);
    }
    return false;
}

}  // namespace

TEST_CASE("1815 11#1 supply is looked at before the French move, and at 7 AM only") {
    Field field;
    const Bench seven(field.units({"FI N0505", "PI N1212"}).turn(14));
    CHECK(seven.rule_of(EventKind::supply_checked) == "1815 11#1");
    CHECK(seven.phase() == Phase::french_movement);
    CHECK(seven.unit("FI").steps == 1);
    CHECK(seven.unit("PI").steps == 1);
    Field later;
    const Bench eight(later.units({"FI N0505", "PI N1212"}).turn(15));
    CHECK(eight.count(EventKind::supply_checked) == 0);
    CHECK(eight.unit("FI").steps == 2);
}

TEST_CASE("1815 11#2 three hexes to a road that leads to the edge are supply, four are not") {
    Field field;
    const Bench bench(with_road(field).units({"FI:on N0805", "FI:three N0508", "FI:four N0509", "PI N0112"}));
    CHECK(bench.unit("on").steps == 2);
    CHECK(bench.unit("three").steps == 2);
    CHECK(bench.unit("four").steps == 1);
    CHECK(lacks_by(bench, "four", Rule::r_11_2));
}

TEST_CASE("1815 11#2 a road hex that the enemy controls breaks the chain") {
    Field field;
    const Bench bench(with_road(field).hold(allied_seat, {"N0805"}).units({"FI:a N0507", "FI:b N1007"}));
    CHECK(lacks_by(bench, "a", Rule::r_11_2));
    CHECK(bench.unit("b").steps == 2);
}

TEST_CASE("1815 11#3 an enemy in the middle of the three hexes cuts them, his zone does not") {
    Field field;
    // Each way of three hexes to N0505 or N0605 begins with N0507 or N0607.
    const Bench cut(with_road(field).units({"FI N0508", "PI:a N0507", "PI:b N0607"}));
    CHECK(lacks_by(cut, "FI", Rule::r_11_3));
    CHECK(cut.unit("FI").steps == 1);
    Field zones;
    const Bench seen(with_road(zones).units({"FI N0508", "PI N0407"}));
    CHECK(seen.unit("FI").steps == 2);
}

TEST_CASE("1815 11#3 a pond cuts the way to the road, and an enemy on the road the road") {
    Field wet;
    const Bench pond(with_road(wet)
                         .side(Side::pond, "N0507", "N0506")
                         .side(Side::pond, "N0507", "N0606")
                         .side(Side::pond, "N0607", "N0606")
                         .units({"FI N0508", "PI N0112"}));
    CHECK(lacks_by(pond, "FI", Rule::r_11_3));
    Field road;
    const Bench taken(with_road(road).units({"FI N0507", "PI N0905"}));
    CHECK(lacks_by(taken, "FI", Rule::r_11_3));
}

TEST_CASE("1815 11#4 a Prussian whose road leads north alone lacks supply") {
    Field field;
    field.road({"N0105", "N0205"}).edge(Edge::anglo, {"N0105"}).turn(14);
    field.road({"N1101", "N1102"}).edge(Edge::prussian, {"N1101"});
    const Bench bench(field.units({"PI:north N0207", "AI N0206", "PI:east N1103", "AI:east-too N1104"}));
    CHECK(lacks_by(bench, "north", Rule::r_11_4));
    CHECK(bench.unit("north").steps == 1);
    CHECK(bench.unit("AI").steps == 2);
    CHECK(bench.unit("east").steps == 2);
    CHECK(lacks_by(bench, "east-too", Rule::r_11_4));
}

TEST_CASE("1815 11#5 out of supply a unit loses a step at once, and its last one") {
    Field field;
    const Bench bench(field.units({"FI N0505", "FI:worn N0507 reduced", "FH N0509", "PI N1212"}).turn(14));
    CHECK(bench.rule_of(EventKind::step_lost) == "1815 11#5");
    CHECK(bench.unit("FI").steps == 1);
    CHECK(bench.hex("worn") == "eliminated");
    CHECK(bench.hex("FH") == "eliminated");
}

TEST_CASE("1815 A-49 whoever is not on the map is not looked at") {
    Field field;
    const Bench bench(field.entry("1", ArmyId::anglo, {"N0101"})
                          .units({"FI N0505", "PI N1212", "AI waiting 1@20", "Wel N0303"})
                          .turn(14));
    REQUIRE(bench.line(EventKind::supply_checked, Rule::r_a_49) != nullptr);
    // Two units on the map; leaders need no supply.
    CHECK(bench.line(EventKind::supply_checked, Rule::r_a_49)->num == 2);
    CHECK(bench.unit("AI").steps == 2);
}

TEST_CASE("1815 A-50 a unit lost for want of supply has still cut the road of another") {
    Field field;
    const Bench bench(with_road(field).units({"PC N0905", "FI N0507"}));
    CHECK(bench.hex("PC") == "eliminated");
    CHECK(bench.unit("FI").steps == 1);
    REQUIRE(bench.line(EventKind::supply_checked, Rule::r_a_50) != nullptr);
    CHECK(bench.line(EventKind::supply_checked, Rule::r_a_50)->num == 0);
}
