// Chapters 1 to 4: the board, who holds a road, dice beyond a table, fractions, the sequence of play, zones
// of control.
#include "engine/rules/campaign_1815/ruleset.hpp"
#include "tests/rules/campaign_1815/bench.hpp"
#include "tests/support/shipped.hpp"

#include <catch2/catch.hpp>

#include <set>

using namespace hd::c1815;
using namespace hd::c1815::test;

namespace {

std::shared_ptr<const hd::rules::Setting> campaign_setting() {
    return hd::support::shipped_setting(ruleset(), "campaign-1815");
}

std::string label_of(const hd::rules::Setting& setting, Place place) {
    return hd::rules::place_text(setting, place);
}

}  // namespace

TEST_CASE(
    "1815 1#1 1815 1#2 1815 1#3 1815 INT#1 two sheets, one board, three kinds of counters, two players") {
    const auto shipped = campaign_setting();
    const hd::support::RuleBench bench(ruleset(), shipped);
    const auto& setting = static_cast<const Setting&>(*shipped);
    CHECK(bench.rule_of(EventKind::board_laid) == "1815 1#1");
    // N1131 is row 11, hex 31 of the north map; the south map goes on below row 30 of the north map.
    const auto hex = hd::rules::parse_place(setting, "N1131");
    REQUIRE(hex);
    CHECK(label_of(setting, *hex) == "N1131");
    const auto north = hd::rules::parse_place(setting, "N3031");
    const auto south = hd::rules::parse_place(setting, "S0131");
    REQUIRE((north && south));
    CHECK(setting.direction(*north, *south) >= 0);
    CHECK(bench.line_with_rule(EventKind::board_laid, number(Rule::r_1_2))->num == 600);
    // Units first, then leaders; markers are fields of units and have no row.
    std::vector<int> counted;
    for (const auto& line : bench.working(EventKind::board_laid)) {
        if (line.rule == number(Rule::r_1_3)) counted.push_back(line.num);
    }
    REQUIRE(counted.size() == 2);
    CHECK(counted[0] + counted[1] == static_cast<int>(setting.units.size()));
    CHECK(counted[1] > 10);
    CHECK(bench.line_with_rule(EventKind::board_laid, number(Rule::r_int_1))->num == 2);
    CHECK(setting.seats[0].id == "french");
    CHECK(setting.seats[1].id == "allied");
}

TEST_CASE("1815 2.A#1 a road is its who stands on it or was last on it") {
    Field field;
    Bench bench(field.units({"FI N0505", "PI N1212"}).road({"N0505", "N0506", "N0507"}));
    CHECK(bench.holder("N0505") == "french");
    CHECK(bench.holder("N0506") == "allied");
    bench.acts({"move FI", "step N0506"});
    CHECK(bench.rule_of(EventKind::road_taken) == "1815 2.A#1");
    CHECK(bench.holder("N0506") == "french");
    bench.act("step N0606");
    CHECK(bench.count(EventKind::road_taken) == 0);
    CHECK(bench.holder("N0506") == "french");
    CHECK(bench.holder("N0507") == "allied");
}

TEST_CASE(
    "1815 2.A#2 1815 A-01 roads from row 28 of the south map on are French at the start, others Allied") {
    const auto shipped = campaign_setting();
    const hd::support::RuleBench bench(ruleset(), shipped);
    const auto& setting = static_cast<const Setting&>(*shipped);
    CHECK(bench.rule_of(EventKind::roads_held) == "1815 2.A#2");
    // The north map has rows 4 to 30, which are 27; row 28 of the south map is the 55th.
    CHECK(bench.line_with_rule(EventKind::roads_held, number(Rule::r_a_01))->num == 27 + 28);
    std::set<std::int32_t> occupied;
    for (const Unit& unit : setting.units) {
        if (unit.type != UnitType::leader) occupied.insert(unit.place.raw);
    }
    int french = 0;
    int north_28 = 0;
    for (std::size_t row = 0; row < setting.roads.size(); ++row) {
        if (occupied.count(setting.roads[row].raw) != 0) continue;
        const std::string label = label_of(setting, setting.roads[row]);
        const bool south = label[0] == 'S' && std::stoi(label.substr(1, 2)) >= 28;
        const Road& road = bench.game().state.at(Ref<Road>::of_row(static_cast<std::int32_t>(row)));
        INFO(label);
        CHECK(road.holder == (south ? french_seat : allied_seat));
        french += south ? 1 : 0;
        north_28 += label.substr(0, 3) == "N28" ? 1 : 0;
    }
    CHECK(french > 0);
    CHECK(north_28 > 0);
}

TEST_CASE("1815 2.A#3 a leader takes no road") {
    Field field;
    Bench bench(field.units({"Nap N0505", "PI N1212"}).road({"N0505", "N0506"}));
    bench.acts({"move Nap", "step N0506"});
    REQUIRE(bench.line(EventKind::move_stepped, Rule::r_2_a_3) != nullptr);
    CHECK_FALSE(bench.line(EventKind::move_stepped, Rule::r_2_a_3)->applied);
    CHECK(bench.holder("N0506") == "allied");
}

TEST_CASE("1815 2.B#1 a die of 5 and 2 more is read as 6") {
    Field field;
    // He has nobody to trace to, so that he rolls without being asked.
    const Bench bench(field.units({"FI N0505", "Rei N0505", "PI N1212"}).without_orders(), {5});
    CHECK(bench.line(EventKind::initiative_rolled, Rule::r_2_b_1)->num == 6);
    CHECK(bench.unit("Rei").command == Command::out);
}

TEST_CASE("1815 2.B#2 a die of 1 and 2 less is read as 1") {
    Field field;
    Bench bench(field.units({"IG N0505 disrupted", "Nap N0506", "PI N1212"}).at(5, Phase::french_rally));
    bench.act("rally N0505", {1});
    CHECK(bench.line(EventKind::recovery_rolled, Rule::r_2_b_2)->num == 1);
    CHECK(bench.unit("IG").disrupted == 0);
}

TEST_CASE("1815 2.C#1 half of 7 is 3 1/2") {
    Field field;
    Bench bench(field.units({"FI N0505", "PI N0506 disrupted"}).at(5, Phase::french_combat));
    bench.act("target N0506", {6});
    // 14 quarters are 3 1/2. 8 is twice 3, 3 1/2 and 4, so that the sum itself is looked at.
    REQUIRE(bench.line(EventKind::combat_resolved, Rule::r_2_c_1) != nullptr);
    CHECK(bench.line(EventKind::combat_resolved, Rule::r_2_c_1)->num == 14);
    CHECK(bench.line(EventKind::combat_resolved, Rule::r_2_c_1)->den == 4);
    CHECK(bench.line(EventKind::combat_resolved, Label::total_defence)->num == 14);
}

TEST_CASE("1815 3#1 the French move first in a turn, the Allies second") {
    Field field;
    Bench bench(field.units({"FI N0505", "PI N1212"}).turn(5));
    CHECK(bench.rule_of(EventKind::phase_began) == "1815 3#1");
    CHECK(bench.decider() == "french");
    bench.pass_to(Phase::allied_movement);
    CHECK(bench.turn() == 5);
    CHECK(bench.decider() == "allied");
}

TEST_CASE("1815 3#2 movement, recovery, combat: nothing of one phase in another") {
    Field field;
    Bench bench(field.units({"FI N0505", "FI:b N0905 disrupted", "Nap N0905", "PI N0507"}));
    CHECK(bench.refusal("rally N0905").rule == "1815 3#2");
    CHECK(bench.refusal("target N0507").rule == "1815 3#2");
    bench.march("FI", {"N0506"});
    bench.act("end-movement");
    CHECK(bench.phase() == Phase::french_rally);
    CHECK(bench.refusal("move Nap").rule == "1815 3#2");
    bench.act("end-rally");
    CHECK(bench.phase() == Phase::french_combat);
    CHECK(bench.refusal("move Nap").rule == "1815 3#2");
}

TEST_CASE("1815 3#3 a day turn is an hour, a night turn several") {
    for (const int turn : {10, 11}) {
        Field field;
        Bench bench(field.units({"FI N0505", "PI N1212"}).turn(turn));
        // Turn 10 is 8 PM of 16 June, turn 11 the night.
        CHECK(bench.line(EventKind::turn_began, Label::night)->num == (turn == 11 ? 1 : 0));
        CHECK((bench.event(EventKind::night_fell) != nullptr) == (turn == 11));
    }
}

TEST_CASE("1815 3#4 a new turn begins when both have had theirs") {
    Field field;
    Bench bench(field.units({"FI N0505", "PI N1212"}).at(5, Phase::allied_combat));
    bench.act("end-attacks");
    CHECK(bench.rule_of(EventKind::turn_began) == "1815 3#4");
    CHECK(bench.turn() == 6);
    CHECK(bench.decider() == "french");
}

TEST_CASE("1815 4#1 a unit has the six hexes around it in its zone") {
    struct Way {
        std::string from, to;
    };
    // The six neighbours of N0606 (an even row: c and c+1 of its neighbours), each entered from outside.
    for (const Way& way : {Way{"N0604", "N0605"}, Way{"N0608", "N0607"}, Way{"N0406", "N0506"},
                           Way{"N0407", "N0507"}, Way{"N0805", "N0706"}, Way{"N0807", "N0707"}}) {
        Field field;
        Bench bench(field.unit("PI N0606").unit("FI " + way.from));
        bench.acts({"move FI", "step " + way.to});
        INFO(way.to);
        REQUIRE(bench.line(EventKind::move_stepped, Rule::r_4_1) != nullptr);
        CHECK(bench.line(EventKind::move_stepped, Rule::r_4_1)->unit == bench.ref("PI").raw);
        CHECK(bench.rule_of(EventKind::move_ended) == "1815 5#7");
    }
}

TEST_CASE("1815 4#2 no zone reaches across a pond") {
    Field field;
    Bench bench(field.units({"PI N0606", "FI N0406"}).side(Side::pond, "N0606", "N0506"));
    bench.acts({"move FI", "step N0506"});
    REQUIRE(bench.line(EventKind::move_stepped, Rule::r_4_2) != nullptr);
    CHECK_FALSE(bench.line(EventKind::move_stepped, Rule::r_4_2)->applied);
    CHECK(bench.count(EventKind::move_ended) == 0);
    bench.act("step N0505");
    // The other five are as ever.
    bench.act("step N0605");
    CHECK(bench.rule_of(EventKind::move_ended) == "1815 5#7");
}

TEST_CASE("1815 4#3 a leader has no zone") {
    Field field;
    Bench bench(field.units({"Wel N0606", "AI N1212", "FI N0406"}));
    bench.acts({"move FI", "step N0506"});
    REQUIRE(bench.line(EventKind::move_stepped, Rule::r_4_3) != nullptr);
    CHECK_FALSE(bench.line(EventKind::move_stepped, Rule::r_4_3)->applied);
    CHECK(bench.count(EventKind::move_ended) == 0);
}

TEST_CASE("1815 4#4 brooks, slopes and villages stop no zone") {
    const auto stops = [](Field& field) {
        Bench bench(field.units({"PI N0606", "FI N0406"}));
        bench.acts({"move FI", "step N0506"});
        REQUIRE(bench.line(EventKind::move_stepped, Rule::r_4_4) != nullptr);
        CHECK(bench.rule_of(EventKind::move_ended) == "1815 5#7");
    };
    Field brook;
    stops(brook.side(Side::brook, "N0606", "N0506"));
    Field slope;
    stops(slope.side(Side::full_high, "N0606", "N0506"));
    Field village;
    stops(village.terrain(Terrain::village, {"N0506"}));
}
