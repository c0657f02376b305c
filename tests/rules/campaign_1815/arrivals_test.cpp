// Chapter 12: arrivals, their delay, and the entry charts.
#include "engine/rules/campaign_1815/ruleset.hpp"
#include "tests/rules/campaign_1815/bench.hpp"
#include "tests/support/shipped.hpp"

#include <catch2/catch.hpp>

#include <array>
#include <cstdlib>
#include <string>
#include <vector>

using namespace hd::c1815;
using namespace hd::c1815::test;

namespace {

// Entries C and D of the Prussians, 1 and 2 of the Anglo-Allied, S1 of the French, on edges of the field.
void entries(Field& field, int prussian_delay = 4) {
    field.entry("C", ArmyId::prussian, {"N0301"})
        .entry("D", ArmyId::prussian, {"N0701"})
        .entry("1", ArmyId::anglo, {"N0314"})
        .entry("2", ArmyId::anglo, {"N0714"})
        .entry("S1", ArmyId::french, {"N1407"})
        .delay("C", "D", prussian_delay)
        .delay("1", "2", 2)
        .unit("FI N1410")
        .unit("PI:there N1414");
}

const Group& first_group(const Bench& bench) {
    return bench.game().state.at(Ref<Group>::of_row(0));
}

// The turn from which a group due on this turn comes on when it is switched at once from C to D.
int due_after_switch(int turn, int chart) {
    Field field;
    entries(field, chart);
    Bench bench(field.unit("PI waiting C@" + std::to_string(turn)).at(turn, Phase::allied_movement));
    bench.act("reroute PI N0701");
    return first_group(bench).due;
}

std::vector<int> delays_told(const hd::support::RuleBench& bench, Rule chart) {
    std::vector<int> told;
    for (const auto& line : bench.working(EventKind::entries_laid)) {
        if (line.rule == number(chart)) told.push_back(line.num);
    }
    return told;
}

}  // namespace

TEST_CASE("1815 12#1 a group comes on from its turn on, at its entry") {
    for (const int turn : {6, 7}) {
        Field field;
        entries(field);
        Bench bench(field.unit("PI waiting C@7").at(turn, Phase::allied_movement));
        if (turn < 7) {
            CHECK(bench.refusal("enter PI N0301").rule == "1815 12#1");
            CHECK(bench.refusal("enter PI N0301").reason == "not_due");
        } else {
            CHECK(bench.refusal("enter PI N0701").rule == "1815 12#1");
            bench.act("enter PI N0301");
            CHECK(bench.rule_of(EventKind::unit_arrived) == "1815 12#1");
            CHECK(bench.hex("PI") == "N0301");
        }
    }
}

TEST_CASE("1815 12#2 who comes on has his orders already, or keeps to the rules of those without") {
    Field field;
    entries(field);
    // N0302 is next to N0303, where the enemy stands; N0301 is not.
    Bench bench(field.units({"PI waiting C@5 out", "FI:e N0303"}).at(5, Phase::allied_movement));
    bench.act("enter PI N0301");
    CHECK(bench.line(EventKind::unit_arrived, Rule::r_12_2)->num == 0);
    CHECK(bench.refusal("step N0302").rule == "1815 8.B.3");
    Field other;
    entries(other);
    Bench ordered(other.units({"PI waiting C@5", "FI:e N0303"}).at(5, Phase::allied_movement));
    ordered.act("enter PI N0301");
    CHECK(ordered.line(EventKind::unit_arrived, Rule::r_12_2)->num == 1);
    CHECK(ordered.may("step N0302"));
}

TEST_CASE("1815 12#3 a group may be kept back for any number of turns") {
    Field field;
    entries(field);
    Bench bench(field.unit("PI waiting C@5").at(5, Phase::allied_movement));
    for (int turn = 5; turn < 8; ++turn) {
        CHECK(bench.may("enter PI N0301"));
        bench.act("end-movement");
        bench.pass_to(Phase::allied_movement);
    }
    CHECK(bench.turn() == 8);
    bench.act("enter PI N0301");
    CHECK(bench.rule_of(EventKind::unit_arrived) == "1815 12#3");
}

TEST_CASE("1815 12#4 Prussians change among lettered entries, Anglo-Allied among numbered ones") {
    Field field;
    entries(field);
    Bench bench(field.units({"PI waiting C@5", "AI waiting 1@5"}).at(5, Phase::allied_movement));
    CHECK(bench.refusal("reroute AI N0701").rule == "1815 12#4");
    CHECK(bench.refusal("reroute PI N0714").rule == "1815 12#4");
    CHECK(bench.refusal("reroute PI N0301").rule == "1815 12#4");
    CHECK(bench.after("reroute") == std::vector<std::string>{"AI N0714", "PI N0701"});
}

TEST_CASE("1815 12#5 no entry where an enemy stands or has his zone; delay or change") {
    for (const std::string enemy : {"FI:e N0301", "FI:e N0302"}) {
        Field field;
        entries(field);
        Bench bench(field.unit("PI waiting C@5").unit(enemy).at(5, Phase::allied_movement));
        CHECK(bench.refusal("enter PI N0301").rule == "1815 12#5");
        CHECK(bench.may("reroute PI N0701"));
        CHECK(bench.may("end-movement"));
    }
}

TEST_CASE("1815 12#6 a group is switched on the turn it is due, not before") {
    Field field;
    entries(field);
    const Bench bench(field.unit("PI waiting C@7").at(6, Phase::allied_movement));
    CHECK(bench.refusal("reroute PI N0701").rule == "1815 12#6");
}

TEST_CASE("1815 12#7 a switch costs the turns of the chart") {
    Field field;
    entries(field);
    Bench bench(field.unit("PI waiting C@5").at(5, Phase::allied_movement));
    bench.act("reroute PI N0701");
    CHECK(bench.rule_of(EventKind::group_rerouted) == "1815 12#7");
    CHECK(bench.line(EventKind::group_rerouted, Rule::r_12_7)->num == 4);
    CHECK(first_group(bench).due == 5 + 4);
    CHECK(bench.refusal("enter PI N0701").reason == "not_due");
}

TEST_CASE("1815 12#8 the IV Corps, due at C at 12 PM of 17 June, comes at D at 8 PM") {
    Field field;
    entries(field);
    // Turn 19 is 12 PM of 17 June, in mud.
    Bench bench(field.unit("PI waiting C@19").at(19, Phase::allied_movement));
    const auto& turns = static_cast<const Setting&>(*bench.game().setting).tables.turns;
    CHECK(turns[18].label == "12 PM");
    bench.act("reroute PI N0701");
    CHECK(bench.line(EventKind::group_rerouted, Rule::r_12_8)->applied);
    CHECK(bench.line(EventKind::group_rerouted, Rule::r_12_7)->num == 8);
    CHECK(first_group(bench).due == 27);
    CHECK(turns[26].label == "8 PM");
    CHECK(turns[26].date == "17 June");
}

TEST_CASE("1815 12#9 the French change no entries") {
    Field field;
    entries(field);
    const Bench bench(field.unit("FI:late waiting S1@5").at(5, Phase::french_movement));
    CHECK(bench.refusal("reroute late N1407").rule == "1815 12#9");
    CHECK(bench.may("enter late N1407"));
}

TEST_CASE("1815 A-40 the turns that follow the switch make the mud, before doubling") {
    // Mud is from turn 19 to turn 34.
    CHECK(due_after_switch(18, 1) == 18 + 2);
    CHECK(due_after_switch(17, 1) == 17 + 1);
    CHECK(due_after_switch(34, 1) == 34 + 1);
    CHECK(due_after_switch(33, 1) == 33 + 2);
}

TEST_CASE("1815 A-41 it is doubled once, and not for mud in the doubled time") {
    // Turns 15 to 18 are dry, 19 is not.
    CHECK(due_after_switch(14, 4) == 14 + 4);
    CHECK(due_after_switch(15, 4) == 15 + 8);
    CHECK(due_after_switch(20, 10) == 20 + 20);
}

TEST_CASE("1815 A-42 1815 A-56 a group that was kept back may be switched, and the delay runs from then") {
    Field field;
    entries(field);
    Bench bench(field.unit("PI waiting C@5").at(7, Phase::allied_movement));
    bench.act("reroute PI N0701");
    CHECK(bench.line(EventKind::group_rerouted, Rule::r_a_42)->num == 7);
    CHECK(bench.line(EventKind::group_rerouted, Rule::r_a_56)->num == 7);
    CHECK(first_group(bench).due == 7 + 4);
}

TEST_CASE("1815 A-43 the entry hex costs its price, by road where one leads there") {
    const auto left = [](std::string_view piece, bool road, Terrain terrain, int turn) {
        Field field;
        entries(field);
        if (road) field.high_road({"N0301", "N0302"});
        if (static_cast<int>(terrain) != 0) field.terrain(terrain, {"N0301"});
        Bench bench(field.unit(std::string(piece) + " waiting C@5").at(turn, Phase::allied_movement));
        bench.act("enter " + std::string(piece) + " N0301");
        CHECK(bench.line(EventKind::unit_arrived, Rule::r_a_43) != nullptr);
        return bench.working(EventKind::unit_arrived).back().num;
    };
    const Terrain clear{};
    CHECK(left("PI", false, clear, 5) == (4 - 1) * point);
    CHECK(left("PI", false, Terrain::woods, 5) == (4 - 3) * point);
    CHECK(left("PI", true, Terrain::woods, 5) == 4 * point - point / 2);
    CHECK(left("PA", false, clear, 5) == (3 - 2) * point);
    CHECK(left("PI", false, clear, 20) == (4 - 3) * point);
    // Woods cost foot artillery 4 of its 3.
    CHECK(left("PA", false, Terrain::woods, 5) == 0);
}

TEST_CASE("1815 A-57 a leader waits with his corps, commands it, and comes on by its entry") {
    Field field;
    entries(field);
    // Of two dice: 1 and 2 more for an infantry corps is 3, in command.
    Bench bench(
        field.units({"PI waiting C@5", "Zie waiting C@5"}).at(5, Phase::allied_movement).without_orders(),
        {1});
    if (bench.may("end-orders")) bench.act("end-orders");
    CHECK(bench.unit("PI").command == Command::in);
    CHECK(bench.unit("there").command == Command::out);
    CHECK(bench.refusal("enter Zie N0701").rule == "1815 12#1");
    bench.act("enter Zie N0301");
    CHECK(bench.carried(Rule::r_a_57));
    CHECK(bench.hex("Zie") == "N0301");
}

TEST_CASE("1815 CH.AAE the Anglo-Allied chart: two turns from each entry to the next") {
    const auto shipped = hd::support::shipped_setting(ruleset(), "campaign-1815");
    const hd::support::RuleBench bench(ruleset(), shipped);
    CHECK(delays_told(bench, Rule::r_ch_aae).size() == 20);
    const auto& entries = static_cast<const Setting&>(*shipped).entries;
    int pairs = 0;
    for (const Entry& from : entries) {
        for (std::size_t to = 0; to < entries.size(); ++to) {
            if (from.army != ArmyId::anglo || entries[to].army != ArmyId::anglo) continue;
            CHECK(from.delays[to] == 2 * std::abs(std::stoi(from.id) - std::stoi(entries[to].id)));
            ++pairs;
        }
    }
    CHECK(pairs == 25);
}

TEST_CASE("1815 CH.PRE the Prussian chart: A to E lie at 0, 1, 3, 7 and 10") {
    const auto shipped = hd::support::shipped_setting(ruleset(), "campaign-1815");
    const hd::support::RuleBench bench(ruleset(), shipped);
    CHECK(delays_told(bench, Rule::r_ch_pre).size() == 20);
    constexpr std::array<int, 5> at{0, 1, 3, 7, 10};
    const auto position = [&at](const Entry& entry) {
        return at[static_cast<std::size_t>(entry.id.front() - 'A')];
    };
    const auto& entries = static_cast<const Setting&>(*shipped).entries;
    int pairs = 0;
    for (const Entry& from : entries) {
        for (std::size_t to = 0; to < entries.size(); ++to) {
            if (from.army != ArmyId::prussian || entries[to].army != ArmyId::prussian) continue;
            CHECK(from.delays[to] == std::abs(position(from) - position(entries[to])));
            ++pairs;
        }
    }
    CHECK(pairs == 25);
}
