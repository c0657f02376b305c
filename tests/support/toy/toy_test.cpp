// The toy game's rules by script: what the ledger, the agenda and the contract have to carry. Hexes 0101 to
// 0303; the middle is 0202. Red: u1 (2 steps of strength 3) and u2 (1 of 1) in 0102, u3 (3 of 2) in 0201, u4
// and u5 in the queue; blue's u6 to u10 likewise in 0302, 0203 and the queue.
#include "tests/support/toy/toy.hpp"

#include "engine/ledger/transaction.hpp"
#include "engine/rules/stream.hpp"
#include "tests/support/scripted_game.hpp"
#include "tests/support/toy/position.hpp"

#include <catch2/catch.hpp>

using namespace hd;
using ledger::Place;
using support::EventRange;
using support::prove;
using support::ScriptedGame;
using toy::Command;
using toy::Unit;
using Texts = std::vector<std::string>;

namespace {

const rules::Ruleset& game() {
    return toy::toy_game();
}

ScriptedGame fresh() {
    return {game(), toy::toy_setting()};
}

// Red's first phase, after these plans and red's chit.
ScriptedGame red_to_move(std::string_view red_plan = "plan 1", std::string_view blue_plan = "plan 1") {
    ScriptedGame play = fresh();
    play.act(red_plan);
    play.act(blue_plan, {1});
    return play;
}

template <class Change>
void edit(ScriptedGame& play, std::int32_t ref, Change change) {
    ledger::Log unread;
    ledger::Transaction edit(play.game().state, unread);
    change(edit.edit(ledger::Ref<Unit>{ref}));
    edit.commit({});
}

}  // namespace

TEST_CASE("TOY-PLAN-1: plans are made in secret, seat by seat, and shown together") {
    ScriptedGame play = fresh();
    CHECK(play.decision().secret);
    CHECK(play.decision().seat == toy::red);
    const EventRange planned = play.act("plan 2");
    CHECK(play.decision().seat == toy::blue);
    CHECK(play.row<Command>(1).plan == toy::plan::hold);
    const rules::View blue(play.game(), toy::blue);
    CHECK(blue.at(ledger::Ref<Command>{1}).plan == 0);
    rules::Learnt learnt;
    rules::learn(play.game(), play.log(), planned.first, toy::blue, learnt);
    CHECK_FALSE(learnt.whole);
    CHECK(learnt.head == ledger::EventHead{.seat = toy::red, .cause = learnt.head.cause});
    const auto is_agenda = [&](const ledger::Change& change) {
        return play.game().state.layout().name(change.cell).table == rules::agenda_table;
    };
    CHECK(std::all_of(learnt.changes.begin(), learnt.changes.end(), is_agenda));
    rules::learn(play.game(), play.log(), planned.first, toy::red, learnt);
    CHECK(learnt.head.object == toy::plan::hold);
    play.act("plan 1", {1});
    CHECK(play.row<Command>(1).shown == toy::plan::hold);
    CHECK(play.row<Command>(1).plan == 0);
    prove(game(), "TOY-PLAN-1", play.log(), planned);
    prove(game(), "TOY-PLAN-1", play.refused("target 0302"));
}

TEST_CASE("TOY-CHIT-1: the chit is a die of its own stream, and who is drawn goes first") {
    ScriptedGame play = fresh();
    play.act("plan 1");
    const EventRange drawn = play.act("plan 1", {2});
    CHECK(play.decision().seat == toy::blue);
    const auto event = play.events("chit-drawn", drawn);
    REQUIRE(event.size() == 1);
    REQUIRE(play.log().dice(event[0]).size() == 1);
    CHECK(play.log().dice(event[0])[0].key.stream == toy::stream::chits);
    CHECK(play.log().dice(event[0])[0].sides == 2);
    CHECK(play.log().dice(event[0])[0].source == ledger::DieSource::typed);
    prove(game(), "TOY-CHIT-1", play.log(), drawn);
}

TEST_CASE("TOY-QUEUE-1: the first of the queue comes on, on top, unless the enemy holds the corner") {
    ScriptedGame play = red_to_move();
    CHECK(play.row<Unit>(4).place == Place{1});
    CHECK(play.row<Unit>(5).place == play.setting()->box(0));
    edit(play, 3, [](Unit& unit) { unit.place = Place{9}; });
    const EventRange barred = play.act("end");
    CHECK(play.decision().seat == toy::blue);
    CHECK(play.row<Unit>(9).place == play.setting()->box(1));
    REQUIRE(play.events("arrival-barred", barred).size() == 1);
    prove(game(), "TOY-QUEUE-1", play.log(), barred);
}

TEST_CASE("TOY-ACT-1: three acts a phase; lifting is free; the end is asked even when nothing else is left") {
    ScriptedGame play = red_to_move();
    for (const char* text : {"march u4 0102", "split u4", "extend u1 0101"}) play.act(text);
    CHECK(play.row<Command>(1).acts == 0);
    prove(game(), "TOY-ACT-1", play.refused("contract u1"));
    // Extending put u1 on top; each lift brings another one there.
    CHECK(play.options() == Texts{"lift u2", "lift u4", "lift u11", "end"});
    for (const char* text : {"lift u2", "lift u4", "lift u11", "lift u1"}) play.act(text);
    CHECK(play.options() == Texts{"end"});
    CHECK(play.decision().look);
    const EventRange ended = play.act("end");
    CHECK(play.decision().seat == toy::blue);
    prove(game(), "TOY-ACT-1", play.log(), ended);
}

TEST_CASE(
    "TOY-FIRE-1, TOY-LOSS-1: a march is interrupted by shots in turn, and a shot by the choice of a loss") {
    ScriptedGame play = red_to_move();
    const EventRange marched = play.act("march u3 0202");
    CHECK(play.step() == "exchange");
    CHECK(play.decision().seat == toy::blue);
    CHECK(play.options() == Texts{"shoot u6 0202", "shoot u7 0202", "shoot u8 0202", "hold"});
    // A hit on a lone unit leaves no choice: its step is lost and red shoots next.
    const EventRange first = play.act("shoot u6 0202", {5});
    CHECK(play.row<Unit>(3).steps == 2);
    CHECK(play.row<Unit>(6).ammunition == 1);
    const auto lost = play.events("step-lost", first);
    REQUIRE(lost.size() == 1);
    CHECK((play.log().event(lost[0]).head.flags & static_cast<unsigned>(ledger::EventFlag::automatic)) != 0);
    CHECK(play.log().event(lost[0]).head.cause == play.events("shot", first)[0]);
    CHECK(play.decision().seat == toy::red);
    CHECK(play.options() == Texts{"shoot u3 0302", "shoot u3 0203", "hold"});
    // Inside the exchange inside the march: blue picks who of the two is hit.
    const EventRange second = play.act("shoot u3 0302", {6});
    CHECK(play.step() == "loss");
    CHECK(play.decision().seat == toy::blue);
    CHECK(play.decision().cause == play.events("shot", second)[0]);
    CHECK(play.options() == Texts{"lose u6", "lose u7"});
    prove(game(), "TOY-LOSS-1", play.refused("lose u8"));
    play.act("lose u7");
    CHECK(play.row<Unit>(7).steps == 0);
    CHECK(play.row<Unit>(7).owner == ledger::Seat{});
    CHECK(play.decision().seat == toy::blue);
    prove(game(), "TOY-FIRE-1", play.refused("shoot u9 0202"));
    play.act("shoot u8 0202", {4});
    CHECK(play.row<Unit>(3).steps == 2);
    play.act("hold");
    const EventRange quiet = play.act("hold");
    CHECK(play.step() == "phase");
    CHECK(play.events("halted", quiet).size() == 1);
    prove(game(), "TOY-FIRE-1", play.log(), first);
    prove(game(), "TOY-MARCH-1", play.log(), marched);
}

TEST_CASE("TOY-MARCH-1: a unit shot to pieces on its march leaves nothing of the march on the agenda") {
    ScriptedGame play = red_to_move();
    play.act("march u2 0303");
    CHECK(play.row<Unit>(2).place == Place{5});
    const EventRange shot = play.act("shoot u7 0202", {6});
    CHECK(play.row<Unit>(2).owner == ledger::Seat{});
    CHECK(play.step() == "phase");
    CHECK(play.events("halted", shot).empty());
    std::size_t items = 0;
    for (const rules::Item& item : play.game().state.rows<rules::Item>()) items += item.step != 0 ? 1U : 0U;
    // Red's phase, blue's arrival and phase, the next turn.
    CHECK(items == 4);
    prove(game(), "TOY-MARCH-1", play.refused("march u1 0302"));
}

TEST_CASE("TOY-SPLIT-1, TOY-MERGE-1: a step split off takes the lowest free row, and merging frees it") {
    ScriptedGame play = red_to_move();
    const EventRange split = play.act("split u3");
    CHECK(play.row<Unit>(3).steps == 2);
    CHECK(play.row<Unit>(11).steps == 1);
    CHECK(play.row<Unit>(11).place == Place{2});
    CHECK(play.row<Unit>(11).height == 2);
    CHECK(play.row<Unit>(11).strength == 2);
    prove(game(), "TOY-SPLIT-1", play.log(), split);
    prove(game(), "TOY-SPLIT-1", play.refused("split u2"));
    const EventRange merged = play.act("merge u11 u3");
    CHECK(play.row<Unit>(11).steps == 3);
    CHECK(play.row<Unit>(3).owner == ledger::Seat{});
    prove(game(), "TOY-MERGE-1", play.log(), merged);
    prove(game(), "TOY-MERGE-1", play.refused("merge u1 u4"));
    play.act("split u1");
    CHECK(play.row<Unit>(3).steps == 1);
}

TEST_CASE("TOY-LINE-1: an extended unit stands in two hexes until it contracts") {
    ScriptedGame play = red_to_move();
    const EventRange extended = play.act("extend u3 0202");
    for (const std::int32_t hex : {2, 5}) {
        CHECK(play.game().state.first_at<Unit>(Place{hex}) == ledger::Ref<Unit>{3});
    }
    prove(game(), "TOY-LINE-1", play.log(), extended);
    prove(game(), "TOY-LINE-1", play.refused("extend u3 0101"));
    prove(game(), "TOY-MARCH-1", play.refused("march u3 0101"));
    play.act("contract u3");
    CHECK_FALSE(play.game().state.first_at<Unit>(Place{5}));
    CHECK(play.game().state.first_at<Unit>(Place{2}) == ledger::Ref<Unit>{3});
}

TEST_CASE("TOY-STACK-1: a lifted unit goes on top, once a turn") {
    ScriptedGame play = red_to_move();
    CHECK(play.game().state.standing().at(Place{4}) == std::vector<ledger::Occupant>{{2, 0, 1}, {2, 1, 1}});
    const EventRange lifted = play.act("lift u1");
    CHECK(play.game().state.standing().at(Place{4}) == std::vector<ledger::Occupant>{{2, 1, 1}, {2, 0, 1}});
    CHECK(play.row<Command>(1).acts == 3);
    prove(game(), "TOY-STACK-1", play.log(), lifted);
    play.act("lift u2");
    prove(game(), "TOY-STACK-1", play.refused("lift u1"));
}

TEST_CASE("TOY-ASSAULT-2: an addition is offered only if the front can still be filled exactly") {
    // u3 alone next to 0302 has 3 steps, the front is 2.
    ScriptedGame play = red_to_move();
    prove(game(), "TOY-ASSAULT-2", play.refused("target 0302"));
    prove(game(), "TOY-ASSAULT-1", play.refused("target 0101"));
    play.act("split u3");
    play.act("split u3");
    // Three units of 1 step: any two.
    const EventRange begun = play.act("target 0302");
    CHECK(play.options() == Texts{"join u3", "join u11", "join u12"});
    prove(game(), "TOY-ASSAULT-2", play.refused("done"));
    prove(game(), "TOY-ASSAULT-1", play.refused("join u1"));
    const EventRange joined = play.act("join u11");
    CHECK(play.options() == Texts{"join u3", "join u12"});
    prove(game(), "TOY-ASSAULT-1", play.log(), begun);
    prove(game(), "TOY-ASSAULT-1", play.log(), joined);
}

TEST_CASE("TOY-ASSAULT-2: what would leave a gap no other unit fits is refused") {
    ScriptedGame play = red_to_move();
    play.act("split u3");
    // u3 has 2 steps and u11 has 1: with u11 the rest of the front would be 1, and u3 has 2. One choice is
    // left at each point, so the assault runs on: 4 against 1, half the difference is 1, and 1 + 3 isn't 5.
    CHECK(play.may("target 0302"));
    const EventRange fought = play.act("target 0302", {3});
    CHECK(play.events("joined", fought).size() == 1);
    CHECK(play.log().event(play.events("joined", fought)[0]).head.subject == 3);
    CHECK(play.row<Unit>(3).steps == 1);
}

TEST_CASE("TOY-ASSAULT-3, TOY-SEEN-1: a fight shows strengths, its working and who lost") {
    ScriptedGame play = red_to_move("plan 1", "plan 2");
    play.act("split u3");
    play.act("split u3");
    play.act("target 0302");
    play.act("join u3");
    CHECK(rules::View(play.game(), toy::blue).at(ledger::Ref<Unit>{3}).strength == 0);
    // 2 + 2 against 1 of u7, the top: half of 3 is 1, less 1 as blue holds: 0. A 4 isn't 5: red loses a step.
    const EventRange fight = play.act("join u11", {4});
    CHECK(rules::View(play.game(), toy::blue).at(ledger::Ref<Unit>{3}).strength == 2);
    CHECK(rules::View(play.game(), toy::red).at(ledger::Ref<Unit>{7}).strength == 1);
    CHECK(rules::View(play.game(), toy::red).at(ledger::Ref<Unit>{6}).strength == 0);
    const auto revealed = play.events("revealed", fight);
    REQUIRE(revealed.size() == 1);
    CHECK((play.log().event(revealed[0]).head.flags & static_cast<unsigned>(ledger::EventFlag::reveals)) !=
          0);
    const auto fought = play.events("fought", fight);
    REQUIRE(fought.size() == 1);
    const auto working = play.log().working(fought[0]);
    REQUIRE(working.size() == 7);
    CHECK(working[0].num == 4);
    CHECK(working[1].num == -1);
    CHECK(working[2].num == 1);
    CHECK(working[3].applied);
    CHECK_FALSE(working[4].applied);
    CHECK(working[5].num == 4);
    CHECK(working[6].num == 4);
    CHECK(play.decision().seat == toy::red);
    CHECK(play.options() == Texts{"lose u3", "lose u11"});
    prove(game(), "TOY-ASSAULT-3", play.log(), fight);
    prove(game(), "TOY-SEEN-1", play.log(), fight);
    const EventRange lost = play.act("lose u11");
    prove(game(), "TOY-LOSS-1", play.log(), lost);
}

TEST_CASE("TOY-RETREAT-1: a beaten defender chooses its way back") {
    ScriptedGame play = red_to_move();
    play.act("march u1 0103");
    play.act("hold");
    play.act("hold");
    // u1 alone fills the front of 2: 6 against 6, and a 5 is 5.
    play.act("target 0203", {5});
    CHECK(play.step() == "retreat");
    CHECK(play.decision().seat == toy::blue);
    CHECK(play.row<Unit>(8).steps == 2);
    // 0103 is red's.
    CHECK(play.options() == Texts{"retreat 0202", "retreat 0303"});
    prove(game(), "TOY-RETREAT-1", play.refused("retreat 0103"));
    const EventRange back = play.act("retreat 0303");
    CHECK(play.row<Unit>(8).place == Place{9});
    prove(game(), "TOY-RETREAT-1", play.log(), back);
}

TEST_CASE("TOY-RETREAT-1: a beaten defender without a way back is eliminated") {
    ScriptedGame play = red_to_move();
    edit(play, 1, [](Unit& unit) { unit.place = Place{7}; });
    edit(play, 2, [](Unit& unit) { unit.place = Place{5}; });
    edit(play, 4, [](Unit& unit) { unit.place = Place{9}; });
    play.act("target 0203");
    CHECK(play.options() == Texts{"join u1", "join u4"});
    const EventRange fight = play.act("join u1", {5});
    CHECK(play.events("eliminated", fight).size() == 1);
    CHECK(play.row<Unit>(8).owner == ledger::Seat{});
    prove(game(), "TOY-RETREAT-1", play.log(), fight);
}

TEST_CASE("TOY-GUN-1: a pose is any lattice point within bounds, of which options list a sample") {
    ScriptedGame play = red_to_move();
    play.act("deploy");
    CHECK(play.decision().kind == rules::DecisionKind::place);
    CHECK_FALSE(play.may("gun -3 4 7"));
    prove(game(), "TOY-GUN-1", play.refused("gun 8 7 0"));
    prove(game(), "TOY-GUN-1", play.refused("gun 0 0 8"));
    const EventRange posed = play.act("gun -3 4 7");
    CHECK(play.row<Command>(1).gun_x == -3);
    CHECK(play.row<Command>(1).gun_y == 4);
    CHECK(play.row<Command>(1).heading == 7);
    prove(game(), "TOY-GUN-1", play.log(), posed);
    prove(game(), "TOY-GUN-1", play.refused("deploy"));
}

TEST_CASE("TOY-END-1: after three turns the larger number of steps wins") {
    ScriptedGame play = fresh();
    for (int turn = 1; turn <= 3; ++turn) {
        CHECK_FALSE(game().outcome(play.game()).complete);
        play.act("plan 2");
        play.act("plan 2", {1});
        if (turn == 1) edit(play, 7, [](Unit& unit) { unit = {}; });
        play.act("end");
        play.act("end");
    }
    CHECK(play.decision().kind == rules::DecisionKind::over);
    const rules::Outcome outcome = game().outcome(play.game());
    CHECK(outcome.complete);
    CHECK(outcome.winner == toy::red);
    CHECK(outcome.level == "win");
    CHECK(play.events("game-over").size() == 1);
    prove(game(), "TOY-END-1", play.log());
}
