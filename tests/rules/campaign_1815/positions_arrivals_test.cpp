// Positions for chapters 12 to 14, with answers written down from the book: arrivals, victory, defection.
#include "tests/rules/campaign_1815/bench.hpp"

#include <catch2/catch.hpp>

#include <string>

using namespace hd::c1815;
using namespace hd::c1815::test;

namespace {

Field& entries(Field& field) {
    return field.entry("C", ArmyId::prussian, {"N0301"})
        .entry("D", ArmyId::prussian, {"N0701"})
        .entry("S1", ArmyId::french, {"N1407", "N1409"})
        .delay("C", "D", 4)
        .units({"FI N1410", "PI:there N1014"});
}

constexpr auto exit_end = static_cast<Edge>(8 | 16);

Field& exit_area(Field& field) {
    return field.edge(exit_end, {"N0101"})
        .edge(Edge::exit, {"N0102", "N0103"})
        .edge(Edge::french, {"N0301"})
        .road({"N0101", "N0201", "N0301"})
        .hold(french_seat, {"N0101", "N0201", "N0301"});
}

int french_score(const Bench& bench) {
    return static_cast<int>(bench.outcome().scores[0].second);
}

}  // namespace

TEST_CASE("1815 12#5 position 1: with one of two entry hexes closed a group comes by the other") {
    Field field;
    Bench bench(entries(field).units({"FI:late waiting S1@5", "PI:e N1307"}));
    // N1307 is next to N1407 and N1406, not to N1409.
    CHECK(bench.refusal("enter late N1407").rule == "1815 12#5");
    bench.act("enter late N1409");
    CHECK(bench.hex("late") == "N1409");
}

TEST_CASE("1815 12#3 position 2: of two units one may come on and the other wait") {
    Field field;
    Bench bench(entries(field).units({"PI waiting C@5", "PI:b waiting C@5"}).at(5, Phase::allied_movement));
    bench.acts({"enter PI N0301", "stop"});
    CHECK_FALSE(bench.may("reroute b N0701"));
    bench.pass_to(Phase::french_movement).pass_to(Phase::allied_movement);
    bench.act("enter b N0301");
    CHECK(bench.rule_of(EventKind::unit_arrived) == "1815 12#3");
}

TEST_CASE("1815 12#7 position 3: a group that was switched may be switched again when it is due") {
    Field field;
    Bench bench(entries(field).unit("PI waiting C@5").at(5, Phase::allied_movement));
    bench.act("reroute PI N0701");
    CHECK(bench.refusal("reroute PI N0301").rule == "1815 12#6");
    for (int turn = 6; turn <= 9; ++turn) {
        bench.pass_to(Phase::french_movement).pass_to(Phase::allied_movement);
        CHECK(bench.turn() == turn);
        CHECK(bench.may("enter PI N0701") == (turn == 9));
    }
    bench.act("reroute PI N0301");
    CHECK(bench.line(EventKind::group_rerouted, Rule::r_12_7)->num == 4);
}

TEST_CASE("1815 12#1 position 4: who comes on goes on with what is left, and not before his turn") {
    Field field;
    Bench bench(entries(field).unit("PC waiting C@5").at(5, Phase::allied_movement));
    bench.act("enter PC N0301");
    CHECK(bench.rule_of(EventKind::unit_arrived) == "1815 12#1");
    // 6 points, one for the entry hex: five clear hexes more.
    for (const char* hex : {"N0302", "N0303", "N0304", "N0305", "N0306"})
        bench.act(std::string("step ") + hex);
    CHECK(bench.count(EventKind::move_ended) == 1);
    CHECK(bench.refusal("move PC").rule == "1815 5#1");
}

TEST_CASE("1815 12#8 position 5: 8 PM is mud, and a delay of 4 from there lasts 8 turns of the record") {
    Field field;
    // Turn 27 is 8 PM of 17 June; night, early morning, 6 AM and 7 AM follow, all in mud.
    Bench bench(entries(field).unit("PI waiting C@27").at(27, Phase::allied_movement));
    bench.act("reroute PI N0701");
    CHECK(bench.line(EventKind::group_rerouted, Rule::r_12_8)->applied);
    CHECK(bench.game().state.at(Ref<Group>::of_row(0)).due == 35);
}

TEST_CASE("1815 13#5 position 1: an Allied unit on the road at the end costs the French their exits") {
    Field field;
    exit_area(field).setting().campaign.exited = 20;
    field.units({"FI N1010", "PI N0202"}).at(5, Phase::allied_movement).last_turn(5);
    Bench bench(field);
    CHECK(french_score(bench) == 60);
    bench.acts({"move PI", "step N0201", "stop"});
    CHECK(french_score(bench) == 0);
    bench.pass_to(Phase::allied_combat).act("end-attacks");
    CHECK(bench.line(EventKind::game_won, Rule::r_13_5)->num == 0);
    CHECK(french_score(bench) == 0);
}

TEST_CASE("1815 13#8 position 2: what the French lost is taken off before 230") {
    for (const int allied_loss : {237, 238}) {
        Field field;
        // A French division of 8 is lost too: 238 - 8 is 230.
        field.units({"FI N1010", "FI:lost N1111", "AI N1313", "AI:lost2 N1414"})
            .at(5, Phase::allied_combat)
            .last_turn(5);
        field.counter("lost2").full.defence = allied_loss;
        for (const char* piece : {"lost", "lost2"}) {
            field.row(piece).steps = 0;
            field.row(piece).place = field.setting().eliminated;
        }
        Bench bench(field);
        bench.act("end-attacks");
        CHECK(bench.line(EventKind::game_won, Rule::r_13_8)->num == allied_loss - 8);
        CHECK(bench.outcome().winner == (allied_loss == 238 ? french_seat : allied_seat));
    }
}

TEST_CASE("1815 13#6 position 3: no exit for the Allies, nor for who must stop before an enemy") {
    Field field;
    Bench bench(exit_area(field).units({"AI N0102", "FI N0404"}).at(5, Phase::allied_movement));
    bench.act("move AI");
    CHECK(bench.refusal("exit").rule == "1815 13#6");
    Field near;
    // N0202 is next to N0102.
    Bench stopped(exit_area(near).units({"FI N0102", "AI N0202"}));
    CHECK(stopped.refusal("move FI").rule == "1815 5#8");
}

TEST_CASE("1815 13#4 position 4: reduced units make up 25 as well: 17 and 4 and 4") {
    Field field;
    exit_area(field).setting().campaign.exited = 17;
    Bench bench(field.units({"FI N0102 reduced", "FI:b N0103 reduced", "AI N1212"}));
    bench.acts({"move FI", "exit"});
    CHECK(bench.count(EventKind::defection_checked) == 0);
    CHECK(french_score(bench) == 3 * 21);
    bench.acts({"move b", "exit"});
    CHECK(bench.count(EventKind::defection_checked) == 1);
    CHECK(french_score(bench) == 3 * 25 + 100);
}

TEST_CASE("1815 13#2 position 5: a defeated corps: one division reduced, one lost, a battery lost") {
    Field field;
    // 7 - 3, 7 and 4.
    field.units({"FI N1010", "PI N0505 reduced", "PI:b N0606", "PA N0707"}).at(5, Phase::allied_combat);
    field.last_turn(5);
    for (const char* piece : {"b", "PA"}) {
        field.row(piece).steps = 0;
        field.row(piece).place = field.setting().eliminated;
    }
    Bench bench(field);
    bench.act("end-attacks");
    CHECK(bench.line(EventKind::game_won, Rule::r_13_2)->num == 4 + 7 + 4);
}

namespace {

Field& leaving(Field& field) {
    exit_area(field).setting().campaign.exited = 20;
    return field.unit("FI N0102");
}

}  // namespace

TEST_CASE("1815 14#1 position 1: Orange stays, and so do the British") {
    Field field;
    Bench bench(leaving(field).units({"Ora N0909", "AI N0909", "SI N1010", "NI N0909"}));
    bench.act("move FI").act("exit", {1});
    CHECK(bench.event(EventKind::defection_checked) != nullptr);
    CHECK(bench.count(EventKind::unit_defected) == 1);
    CHECK(bench.hex("Ora") == "N0909");
    CHECK(bench.unit("AI").steps == 2);
    CHECK(bench.unit("SI").steps == 2);
}

TEST_CASE("1815 14#4 position 2: a reduced unit's 4 is its end, for 3 points in all") {
    Field field;
    Bench bench(leaving(field).units({"NI N0909 reduced", "AI N1212"}));
    bench.act("move FI").act("exit", {4});
    CHECK(bench.count(EventKind::unit_eliminated) == 1);
    CHECK(french_score(bench) == 3 + 3 * 28 + 100);
}

TEST_CASE("1815 14#3 position 3: cavalry that has not yet come defects too") {
    Field field;
    Bench bench(leaving(field).entry("1", ArmyId::anglo, {"N0714"}).units({"NC waiting 1@9", "AI N1212"}));
    bench.acts({"move FI", "exit"});
    CHECK(bench.rule_of(EventKind::unit_defected) == "1815 14#3");
    CHECK(bench.refusal("move NC").rule == "1815 5#1");
}

TEST_CASE("1815 14#1 position 4: one check for all of the game") {
    Field field;
    Bench bench(leaving(field).units({"FI:b N0103", "NI N0909", "NI:c N0707", "AI N1212"}));
    bench.act("move FI").act("exit", {5, 6});
    CHECK(bench.rule_of(EventKind::defection_checked) == "1815 14#1");
    CHECK(bench.count(EventKind::defection_rolled) == 2);
    bench.acts({"move b", "exit"});
    CHECK(bench.count(EventKind::defection_rolled) == 0);
}

TEST_CASE("1815 14#2 position 5: a full unit that defects gives its whole defence, a reduced one too") {
    for (const std::string state : {"", " reduced"}) {
        Field field;
        Bench bench(leaving(field).unit("NI N0909" + state).unit("AI N1212"));
        bench.act("move FI").act("exit", {2});
        CHECK(bench.rule_of(EventKind::unit_defected) == "1815 14#2");
        CHECK(french_score(bench) == 3 + 3 * 28 + 100);
    }
}
