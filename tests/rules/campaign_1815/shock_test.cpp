// 7.C.2, 7.C.3: shock, and mud.
#include "engine/rules/campaign_1815/odds.hpp"
#include "tests/rules/campaign_1815/bench.hpp"

#include <catch2/catch.hpp>

using namespace hd::c1815;
using namespace hd::c1815::test;

namespace {

const hd::ledger::Work& average(const Bench& bench, Label side) {
    return *bench.line(EventKind::combat_resolved, side);
}

const hd::ledger::Work& effect(const Bench& bench) {
    return *bench.line(EventKind::combat_resolved, Label::shock_effect);
}

}  // namespace

TEST_CASE("1815 7.C.2#1 shock points are those of the side of the counter that is up") {
    for (const auto& [state, points] : {std::pair("FC2 N0505", 2), std::pair("FC2 N0505 reduced", 1)}) {
        Field field;
        field.units({state, "PI N0506"});
        field.counter("FC2").reduced.shock = 1;
        Bench bench(field);
        bench.fight().attack("N0506", {"FC2"}, {3});
        CHECK(bench.line(EventKind::combat_resolved, Rule::r_7_c_2_1)->num == points);
        CHECK(average(bench, Label::attacker_shock).num == points);
    }
}

TEST_CASE("1815 7.C.2#2 the average is points to units of infantry and cavalry") {
    Field field;
    Bench bench(field.units({"FC2 N0505", "FC1 N0505", "FH N0505", "PI N0506"}));
    bench.fight().attack("N0506", {"FC2", "FC1", "FH"}, {3});
    CHECK(average(bench, Label::attacker_shock).rule == number(Rule::r_7_c_2_2));
    CHECK(average(bench, Label::attacker_shock).num == 3);
    CHECK(average(bench, Label::attacker_shock).den == 2);
    CHECK(average(bench, Label::defender_shock).num == 0);
}

TEST_CASE("1815 7.C.2#3 artillery and the Gendarmerie are not counted") {
    Field field;
    Bench bench(field.units({"OG N0505", "GE N0505", "PI N0506"}));
    bench.fight().attack("N0506", {"OG", "GE"}, {3});
    CHECK(bench.line(EventKind::combat_resolved, Rule::r_7_c_2_3)->unit == bench.ref("GE").raw);
    CHECK(average(bench, Label::attacker_shock).num == 2);
    CHECK(average(bench, Label::attacker_shock).den == 1);
    CHECK(effect(bench).num == -2);
}

TEST_CASE("1815 7.C.2#4 the higher average moves the die by one: up for the defender") {
    Field field;
    Bench bench(field.units({"FI N0505", "AG N0506"}));
    bench.fight().attack("N0506", {"FI"}, {2});
    CHECK(effect(bench).rule == number(Rule::r_7_c_2_4));
    CHECK(effect(bench).num == 1);
    CHECK(bench.modified() == 3);
    Field cavalry;
    Bench less(cavalry.units({"FC1 N0505", "PI N0506"}));
    less.fight().attack("N0506", {"FC1"}, {3});
    CHECK(less.modified() == 2);
}

TEST_CASE("1815 7.C.2#5 two points a unit and twice the other's average move it by two") {
    Field field;
    Bench bench(field.units({"OG N0505", "AG N0506"}));
    bench.fight().attack("N0506", {"OG"}, {4});
    CHECK(effect(bench).rule == number(Rule::r_7_c_2_5));
    CHECK(bench.modified() == 2);
    // Points and units, the attacker first.
    CHECK(shock_modifier({2, 1}, {1, 1}) == -2);
    CHECK(shock_modifier({2, 1}, {3, 2}) == -1);
    CHECK(shock_modifier({3, 2}, {0, 1}) == -1);
    CHECK(shock_modifier({1, 1}, {1, 1}) == 0);
    CHECK(shock_modifier({0, 1}, {0, 1}) == 0);
    CHECK(shock_modifier({2, 1}, {0, 1}) == -2);
    CHECK(shock_modifier({0, 1}, {4, 2}) == 2);
    CHECK(shock_modifier({1, 2}, {2, 1}) == 2);
}

TEST_CASE("1815 7.C.2#6 equal averages are no advantage") {
    Field field;
    Bench bench(field.units({"FC1 N0505", "AG N0506"}));
    bench.fight().attack("N0506", {"FC1"}, {4});
    CHECK(effect(bench).rule == number(Rule::r_7_c_2_6));
    CHECK(bench.modified() == 4);
}

TEST_CASE("1815 7.C.2#7 artillery alone averages nothing") {
    Field field;
    Bench bench(field.units({"FA N0505", "AG N0506"}));
    bench.fight().attack("N0506", {"*FA"}, {4});
    CHECK(average(bench, Label::attacker_shock).rule == number(Rule::r_7_c_2_7));
    CHECK(bench.modified() == 5);
}

TEST_CASE("1815 A-22 cavalry without shock in woods is still one of the units") {
    Field field;
    // The Guard infantry keeps its point; spread over two units it is half a point.
    Bench bench(field.units({"FC2 N0505", "IG N0605", "PI N0506"}).terrain(Terrain::woods, {"N0506"}));
    bench.fight().attack("N0506", {"FC2", "IG"}, {2});
    CHECK(bench.line(EventKind::combat_resolved, Rule::r_a_22)->unit == bench.ref("FC2").raw);
    CHECK(average(bench, Label::attacker_shock).num == 1);
    CHECK(average(bench, Label::attacker_shock).den == 2);
    // Woods and shock make up for each other.
    CHECK(bench.modified() == 2);
}

TEST_CASE("1815 7.E.1#2 cavalry has no shock defending in a village or woods") {
    Field field;
    Bench bench(field.units({"PI N0505", "FC2 N0506"})
                    .terrain(Terrain::woods, {"N0506"})
                    .at(5, Phase::allied_movement));
    bench.fight().attack("N0506", {"PI"}).act("stand FC2", {2});
    CHECK(bench.line(EventKind::combat_resolved, Label::no_shock_terrain)->rule == number(Rule::r_7_e_1_2));
    CHECK(average(bench, Label::defender_shock).num == 0);
    CHECK(bench.modified() == 3);
}

TEST_CASE("1815 7.C.3 in mud nobody has shock and guns count half, by two switches") {
    Field field;
    Bench charge(field.units({"FC2 N0505", "PI N0506"}).at(20, Phase::french_movement));
    charge.fight().attack("N0506", {"FC2"}, {4});
    CHECK(charge.line(EventKind::combat_resolved, Label::no_shock_mud)->rule == number(Rule::r_7_c_3));
    CHECK(charge.modified() == 4);
    Field guns;
    Bench fire(guns.units({"FA N0505", "AI N0506"}).at(20, Phase::french_movement));
    fire.fight().attack("N0506", {"*FA"}, {4});
    CHECK(fire.line(EventKind::combat_resolved, Label::mud_halved)->rule == number(Rule::r_7_c_3));
    CHECK(fire.attack_total() == 2 * point);
    Field shock_stays;
    Bench off(shock_stays.units({"FC2 N0505", "PI N0506"})
                  .at(20, Phase::french_movement)
                  .number(Number::mud_no_shock, 0));
    off.fight().attack("N0506", {"FC2"}, {4});
    CHECK(off.modified() == 2);
    Field guns_stay;
    Bench whole(guns_stay.units({"FA N0505", "AI N0506"})
                    .at(20, Phase::french_movement)
                    .number(Number::mud_bombardment_divisor, 1));
    whole.fight().attack("N0506", {"*FA"}, {4});
    CHECK(whole.attack_total() == 4 * point);
}
