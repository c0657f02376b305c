// Stepping, seeking, comparing, verifying under other rules, branching, and what a seat may know.
#include "engine/rules/play.hpp"
#include "replay/branch.hpp"
#include "replay/cursor.hpp"
#include "replay/diff.hpp"
#include "replay/seat_log.hpp"
#include "replay/statistics.hpp"
#include "replay/verify.hpp"
#include "tests/replay/games.hpp"
#include "tests/replay/long_game.hpp"
#include "tests/replay/rewriting.hpp"
#include "tests/support/seeds.hpp"
#include "tests/support/toy/tables.hpp"

#include <catch2/catch.hpp>

#include <chrono>

namespace hd::replay {
namespace {

using Catch::Contains;

LiveGame finished(std::uint64_t seed) {
    LiveGame live = toy_game(seed);
    play_on(live, seed);
    return live;
}

// The state after the first `events` events, from nothing.
ledger::State folded(const LiveGame& live, EventNumber events) {
    ledger::State state(live.game().setting->layout);
    for (EventNumber n = 0; n < events; ++n) state.apply(live.log().changes(n));
    return state;
}

TEST_CASE("Cursor: any position, however it is reached, is the game played up to it", "[users-27]") {
    support::for_each_seed("random-seeks", 500, [](std::uint64_t seed) {
        const LiveGame live = finished(seed);
        Cursor cursor(live);
        for (std::uint64_t n = 0; n < 60; ++n) {
            const std::uint64_t x = ledger::mixed(seed, n);
            if (x % 3 == 0) {
                cursor.seek(static_cast<EventNumber>((x >> 8U) % (live.log().size() + 1)));
            } else if (x % 3 == 1) {
                CHECK(cursor.step_back() == (cursor.event() != ledger::no_event || cursor.position() != 0));
            } else {
                static_cast<void>(cursor.step_forward());
            }
            const ledger::State expected = folded(live, cursor.position());
            CHECK(cursor.state() == expected);
            CHECK(cursor.state().hash() == expected.hash());
        }
        while (cursor.step_back()) {
        }
        CHECK(cursor.position() == 0);
        CHECK(cursor.state().hash() == 0);
        while (cursor.step_forward()) CHECK(cursor.state().hash() == live.log().event(cursor.event()).hash);
        CHECK(cursor.position() == live.log().size());
    });
}

TEST_CASE("Cursor: it follows a game that is played on and rewound under it", "[users-27]") {
    LiveGame live = toy_game(41);
    Cursor cursor(live);
    for (int round = 0; round < 300 && live.decision().kind != rules::DecisionKind::over; ++round) {
        REQUIRE(play_on(live, 41, 1) == 1);
        if (round % 2 == 0) cursor.seek(cursor.size());
        if (live.rewind_limit() < live.line().actions() && round % 3 == 0) {
            REQUIRE(live.rewind(live.rewind_limit()));
        }
        cursor.seek(cursor.size() - static_cast<EventNumber>(round % 2));
        CHECK(cursor.state() == folded(live, cursor.position()));
    }
}

TEST_CASE("Cursor: keyframes stay within their budget, and every position is still right", "[users-17]") {
    Timeline timeline(10, 1'000'000);
    ledger::State state(drill_library().setting(*drill_library().rulesets[0], "", {}).value()->layout);
    for (EventNumber p = 0; p < 20'000; ++p) timeline.reached(p, state);
    CHECK(timeline.bytes() <= 1'000'000);
    CHECK(timeline.keyframes() > 20);
    const Timeline::Keyframe* near = timeline.nearest(10'000);
    REQUIRE(near != nullptr);
    timeline.cut(5'000);
    CHECK(timeline.nearest(20'000)->position <= 5'000);
}

TEST_CASE("Cursor: stepping back from the end of a long game takes no time", "[users-17]") {
    Result<LiveGame> live =
        LiveGame::open(Store::in_memory(drill_recording(5'000), Access::read), drill_library());
    REQUIRE(live);
    REQUIRE(live->log().size() == 5'000);
    Cursor cursor(*live);
    const auto begun = std::chrono::steady_clock::now();
    for (int i = 0; i < 1'000; ++i) REQUIRE(cursor.step_back());
    const std::chrono::duration<double> took = std::chrono::steady_clock::now() - begun;
    CHECK(cursor.state().hash() == live->log().event(3'999).hash);
    CHECK(took.count() < 0.1);  // a thousand steps; recomputing the game for each would take minutes
}

TEST_CASE("Recording: one game is read and verified three times in one process, each time the same",
          "[users-6]") {
    const Bytes bytes = bytes_of(finished(43));
    for (int viewing = 0; viewing < 3; ++viewing) {
        const Result<LiveGame> read = reopen(bytes);
        REQUIRE(read);
        CHECK(verify(*read).ok);
        Cursor cursor(*read);
        cursor.seek(0);
        while (cursor.step_forward()) CHECK(cursor.state().hash() == read->log().event(cursor.event()).hash);
    }
}

TEST_CASE("Verify: a recorded event that the rules don't give is found, with the one before",
          "[users-2][users-7]") {
    const LiveGame live = finished(44);
    const Rewriting good = Rewriting::of(live);
    const EventNumber event = live.log().size() / 2;
    Rewriting other = good;
    other.events()[event]->head.object += 1;
    const Result<LiveGame> read = reopen(other.bytes());
    REQUIRE(read);
    CHECK_FALSE(read->tail());
    const Verification found = verify(*read);
    CHECK_FALSE(found.ok);
    REQUIRE(found.divergence);
    CHECK(found.divergence->event == event);
    CHECK(found.divergence->what == "object differs");
    CHECK(found.comparisons == event + 1);
    REQUIRE(found.divergence->recorded);
    REQUIRE(found.divergence->recomputed);
    REQUIRE(found.divergence->before);
    CHECK(found.divergence->recorded->head.object == found.divergence->recomputed->head.object + 1);
    CHECK(found.divergence->before->hash == live.log().event(event - 1).hash);
    CHECK_THAT(to_text(*found.divergence), Contains(std::to_string(event)));
}

TEST_CASE("Verify: what stands in the very last event is compared too", "[users-3]") {
    const LiveGame live = finished(45);
    Rewriting other = Rewriting::of(live);
    other.events().back()->head.object += 1;
    const Verification found = verify(*reopen(other.bytes()));
    REQUIRE(found.divergence);
    CHECK(found.divergence->event == live.log().size() - 1);
    // And its hash, by reading already: a recording whose last position is not what it says is damaged.
    other = Rewriting::of(live);
    other.events().back()->hash += 1;
    const Result<LiveGame> read = reopen(other.bytes());
    REQUIRE(read);
    CHECK_FALSE(verify(*read).ok);
    // The closing frame must tell the rules' own outcome.
    other = Rewriting::of(live);
    std::get<Close>(other.frames.back().record).level += "!";
    const Verification closed = verify(*reopen(other.bytes()));
    REQUIRE(closed.divergence);
    CHECK(closed.divergence->what == "the outcome differs");
}

TEST_CASE("Verify: dice are compared, and typed dice must be what the action took", "[users-2]") {
    const LiveGame live = finished(46);
    Rewriting other = Rewriting::of(live);
    for (LooseEvent* event : other.events()) {
        if (event->dice.empty()) continue;
        event->dice[0].value = static_cast<std::uint8_t>(event->dice[0].value % event->dice[0].sides + 1);
        break;
    }
    const Verification found = verify(*reopen(other.bytes()));
    REQUIRE(found.divergence);
    CHECK(found.divergence->what == "die 1 differs");
}

// The toy under stricter rules: nobody may lift a unit.
const Library& stricter_library() {
    static const std::vector<rules::Step> steps = [] {
        std::vector<rules::Step> list(toy::toy_game().steps.begin(), toy::toy_game().steps.end());
        list[toy::step::phase].refusal = [](const rules::View& view, const rules::Item& item,
                                            const rules::Action& action) -> std::optional<rules::Refusal> {
            if (action.kind == toy::act::lift) return rules::Refusal{.rule = toy::rule::stack};
            return toy::toy_game().steps[toy::step::phase].refusal(view, item, action);
        };
        list[toy::step::phase].options = [](const rules::View& view, const rules::Item& item,
                                            std::vector<rules::Action>& out) {
            toy::toy_game().steps[toy::step::phase].options(view, item, out);
            std::erase_if(out, [](const rules::Action& action) { return action.kind == toy::act::lift; });
        };
        return list;
    }();
    static const rules::Ruleset stricter = [] {
        rules::Ruleset rules = toy::toy_game();
        rules.version = 2;
        rules.steps = steps;
        return rules;
    }();
    static const std::array<const rules::Ruleset*, 1> all{&stricter};
    static const Library library{.rulesets = all, .setting = toy_library().setting};
    return library;
}

TEST_CASE(
    "Verify: under rules that have changed the first illegal action is shown and all later ones are kept",
    "[users-10][users-23][users-8]") {
    // A game in which the first option of some phase is to lift a unit.
    LiveGame live = toy_game(47);
    std::uint32_t lifted = 0;
    while (lifted == 0 && live.decision().kind != rules::DecisionKind::over) {
        for (const rules::Action& action : live.options()) {
            if (action.kind != toy::act::lift) continue;
            REQUIRE(live.play(rules::Action(action), PlayerKind::human));
            lifted = live.line().actions();
            break;
        }
        if (lifted == 0) play_on(live, 47, 1);
    }
    REQUIRE(lifted > 0);
    play_on(live, 47);
    const std::uint32_t all = live.line().actions();
    const Folder folder;
    const std::string path = folder.file("old.game");
    write_file(path, bytes_of(live));

    Result<LiveGame> read = LiveGame::open(path, stricter_library(), Access::append);
    REQUIRE(read);
    CHECK_THAT(read->why_read_only(), Contains("refused") && Contains("branch it before that"));
    CHECK(read->line().actions() == all);
    CHECK(same(read->log(), live.log()));
    const Verification found = verify(*read);
    REQUIRE(found.divergence);
    CHECK(found.divergence->action == lifted);
    CHECK(found.divergence->event == live.line().first_event(lifted));
    REQUIRE(found.divergence->refusal);
    CHECK(found.divergence->refusal->rule == toy::rule::stack);
    CHECK(found.divergence->actions_after == all - lifted);
    CHECK(found.divergence->before);
    CHECK(file_bytes(path) == bytes_of(live));

    // Before it one can branch, and land on a valid state; behind it one can't.
    Result<Branched> before = branch(*read, found.divergence->event - 1, {}, "");
    REQUIRE(before);
    CHECK(before->actions == lifted - 1);
    CHECK(before->game.game().state == folded(live, live.line().first_event(lifted)));
    play_on(before->game, 1);
    CHECK(verify(before->game).ok);
    const Result<Branched> behind = branch(*read, live.log().size() - 1, {}, "");
    REQUIRE_FALSE(behind);
    CHECK_THAT(behind.error().message, Contains("action " + std::to_string(lifted)) && Contains("refuse"));
}

TEST_CASE("Diff: empty exactly for equal positions, and it names the events it compares", "[users-4]") {
    const LiveGame live = finished(48);
    for (EventNumber n = 0; n < live.log().size(); n += 3) {
        for (EventNumber m = n; m < live.log().size(); m += 7) {
            const Result<PositionDiff> found = diff(live, n, m);
            REQUIRE(found);
            CHECK(found->first == n);
            CHECK(found->second == m);
            const ledger::State a = folded(live, n + 1);
            const ledger::State b = folded(live, m + 1);
            CHECK(found->changes.empty() == (a == b));
            for (const Difference& d : found->changes) {
                CHECK(a.cell(d.cell) == d.before);
                CHECK(b.cell(d.cell) == d.after);
            }
        }
    }
    const Result<PositionDiff> none = diff(live, 0, live.log().size());
    REQUIRE_FALSE(none);
    CHECK_THAT(none.error().message, Contains("there is no event"));
}

TEST_CASE("Diff: two games part at the first event that differs", "[live]") {
    LiveGame a = toy_game(49);
    play_on(a, 49);
    CHECK_FALSE(first_divergence(a.log(), a.log()));
    Result<Branched> b = branch(a, a.log().size() / 2, {.choice = DiceChoice::same}, "");
    REQUIRE(b);
    const EventNumber shared = b->position;
    const auto shorter = first_divergence(a.log(), b->game.log());
    REQUIRE(shorter);
    CHECK(shorter->event == shared);
    CHECK(shorter->what == "the second game ends");
    CHECK(shorter->first);
    CHECK_FALSE(shorter->second);
    CHECK(diff(a, b->game)->changes.empty() == false);
    const Result<LiveGame> drill =
        LiveGame::open(Store::in_memory(drill_recording(10), Access::read), drill_library());
    REQUIRE(drill);
    CHECK_THAT(diff(a, *drill).error().message, Contains("different tables"));
}

TEST_CASE("Branch: it goes back to the decision before the event and says so", "[live]") {
    const LiveGame live = finished(50);
    for (EventNumber n = 0; n < live.log().size(); n += 5) {
        const Result<Branched> made = branch(live, n, {.choice = DiceChoice::fresh, .seed = 9}, "");
        REQUIRE(made);
        const std::uint32_t action = live.line().action_of(n);
        const bool follows = n + 1 == live.line().end_of(action);
        CHECK(made->actions == (action == 0 || follows ? action : action - 1));
        CHECK(made->went_back == (!follows));
        CHECK(made->game.game().state == folded(live, made->position));
    }
    CHECK_FALSE(branch(live, live.log().size(), {}, ""));
}

TEST_CASE(
    "Branch: the same actions on the same dice are the same game, on recorded dice with those typed too",
    "[live]") {
    // One die is typed in the midst of the game.
    LiveGame live = toy_game(51);
    bool typed = false;
    while (live.decision().kind != rules::DecisionKind::over) {
        const rules::Action action = choice(live, 51);
        if (!typed && live.line().actions() > 8) {
            const auto played = live.play(action, PlayerKind::human, {ledger::DieSource::typed, {6}});
            typed = played.has_value();
            if (typed) continue;
        }
        REQUIRE(live.play(action, PlayerKind::human));
    }
    REQUIRE(typed);
    const EventNumber early = live.line().end_of(4) - 1;
    const auto replayed = [&](DiceChoice choice) {
        Result<Branched> made = branch(live, early, {.choice = choice}, "");
        REQUIRE(made);
        for (std::uint32_t k = 5; k <= live.line().actions(); ++k) {
            if (!made->game.play(live.act(live.line().current()[k - 1])->action, PlayerKind::human)) break;
        }
        CHECK(verify(*reopen(bytes_of(made->game))).ok);
        const auto parting = first_divergence(live.log(), made->game.log());
        return parting ? parting->event : live.log().size();
    };
    CHECK(replayed(DiceChoice::recorded) == live.log().size());
    CHECK(replayed(DiceChoice::same) < live.log().size());
}

TEST_CASE("Branch: forced dice fall next, over as many actions as they last, and survive saving", "[live]") {
    const LiveGame live = finished(52);
    Result<Branched> made =
        branch(live, live.line().end_of(2) - 1, {.choice = DiceChoice::forced, .forced = {1, 2, 1}}, "");
    REQUIRE(made);
    Bytes bytes = bytes_of(made->game);
    std::vector<int> fallen;
    while (fallen.size() < 5) {
        Result<LiveGame> game = reopen(bytes);
        REQUIRE(game);
        REQUIRE(game->why_read_only().empty());
        if (game->decision().kind == rules::DecisionKind::over) break;
        const EventNumber before = game->log().size();
        REQUIRE(play_on(*game, 52, 1) == 1);
        for (const ledger::Die& die : game->log().dice(before, game->log().size())) {
            fallen.push_back(die.value);
            CHECK((die.source == ledger::DieSource::forced) == (fallen.size() <= 3));
        }
        bytes = bytes_of(*game);
    }
    REQUIRE(fallen.size() >= 3);
    CHECK(fallen[0] == 1);
    CHECK(fallen[1] == 2);
    CHECK(fallen[2] == 1);
    CHECK(verify(*reopen(bytes)).ok);
}

TEST_CASE("Branch: a branch of a branch with other seeds repeats both", "[live]") {
    const LiveGame live = finished(53);
    Result<Branched> first =
        branch(live, live.line().end_of(5) - 1, {.choice = DiceChoice::fresh, .seed = 77}, "");
    REQUIRE(first);
    play_on(first->game, 77);
    const EventNumber later = first->game.log().size() * 3 / 4;
    Result<Branched> second = branch(first->game, later, {.choice = DiceChoice::fresh, .seed = 78}, "");
    REQUIRE(second);
    CHECK(second->actions > 5);
    CHECK(second->game.game().state == folded(first->game, second->position));
    play_on(second->game, 78);
    CHECK(verify(*reopen(bytes_of(second->game))).ok);
}

TEST_CASE("Branch: its dice as the command line writes them", "[live]") {
    CHECK(parse_branch_dice("recorded")->choice == DiceChoice::recorded);
    CHECK(parse_branch_dice("same")->choice == DiceChoice::same);
    CHECK(parse_branch_dice("fresh:18151618")->seed == 18'151'618);
    CHECK(parse_branch_dice("forced:4,3")->forced == std::vector<int>{4, 3});
    for (const char* wrong :
         {"", "fresh", "fresh:", "fresh:x", "forced:", "forced:4,", "forced:4;3", "other"}) {
        CHECK_FALSE(parse_branch_dice(wrong));
    }
}

TEST_CASE("SeatLog: a seat's view rebuilt from its own events is its view of the game", "[live]") {
    support::for_each_seed("seat-logs", 500, [](std::uint64_t seed) {
        const LiveGame live = finished(seed);
        for (std::int32_t s = 0; s <= 2; ++s) {
            const ledger::Seat seat{s};
            Cursor cursor(live);
            for (EventNumber last = 0; last <= live.log().size(); last += 9) {
                cursor.seek(last);
                std::vector<std::int32_t> rebuilt(cursor.state().cells().size());
                for (const rules::Learnt& event : seat_log(live.line(), seat, last)) {
                    for (const ledger::Change& change : event.changes) {
                        REQUIRE(rebuilt[change.cell] == change.before);
                        rebuilt[change.cell] = change.after;
                    }
                }
                CHECK(rebuilt == seen_cells(cursor.game(), seat));
            }
        }
        CHECK(seat_log(live.line(), {}, live.log().size()).size() == live.log().size());
    });
}

TEST_CASE("SeatLog: a secret plan is not in the other seat's log before it is shown", "[live]") {
    LiveGame live = toy_game(54);
    REQUIRE(live.decision().secret);
    REQUIRE(live.decision().seat == toy::red);
    REQUIRE(play_on(live, 54, 1) == 1);
    const ledger::Layout& layout = live.game().state.layout();
    const ledger::Cell plan = layout.cell({toy::Command::table, 0, 1});
    const auto tells = [&](ledger::Seat seat) {
        bool told = false;
        for (const rules::Learnt& event : seat_log(live.line(), seat, live.log().size())) {
            for (const ledger::Change& change : event.changes) told = told || change.cell == plan;
        }
        return told;
    };
    CHECK(tells(toy::red));
    CHECK_FALSE(tells(toy::blue));
}

TEST_CASE("Statistics: dice, kinds and losses are those of the events", "[users-18]") {
    const LiveGame live = finished(55);
    const Statistics found = statistics(live.line(), toy::Unit::table, 4);
    std::uint64_t kinds = 0;
    for (std::uint64_t count : found.by_kind) kinds += count;
    CHECK(kinds == live.log().size());
    std::uint64_t dice = 0;
    for (const DiceCount& count : found.dice) {
        dice += count.count;
        std::uint64_t sum = 0;
        for (std::size_t face = 0; face < count.faces.size(); ++face) sum += count.faces[face] * (face + 1);
        CHECK(sum == count.sum);
        CHECK(count.expected_twice() == count.count * (count.sides + 1U));
    }
    CHECK(dice == live.log().dice(0, live.log().size()).size());
    // Steps at the start less steps at the end is what all turns together lost, less what they gained.
    const auto steps = [](const ledger::State& state) {
        std::int64_t sum = 0;
        for (const toy::Unit& unit : state.rows<toy::Unit>()) sum += unit.steps;
        return sum;
    };
    std::int64_t lost = 0;
    for (const TurnLoss& loss : found.losses) lost += loss.lost - loss.gained;
    CHECK(lost == steps(folded(live, live.line().first_event(1))) - steps(live.game().state));
}

}  // namespace
}  // namespace hd::replay
