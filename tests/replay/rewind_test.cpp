// Taking back: how far, what stays, and that a game after it is the game before.
#include "replay/branch.hpp"
#include "replay/cursor.hpp"
#include "replay/statistics.hpp"
#include "replay/verify.hpp"
#include "tests/replay/games.hpp"
#include "tests/support/seeds.hpp"

#include <catch2/catch.hpp>

#include <chrono>

namespace hd::replay {
namespace {

using Catch::Contains;

// Plays until the last `steps` actions can be taken back.
void play_to_open_moves(LiveGame& live, std::uint64_t seed, std::uint32_t steps) {
    while (live.line().actions() < live.rewind_limit() + steps) REQUIRE(play_on(live, seed, 1) == 1);
}

TEST_CASE("Rewind: log, statistics, options and file are what they were before the action",
          "[users-18][users-24]") {
    LiveGame live = toy_game(31);
    std::size_t rewound = 0;
    while (live.decision().kind != rules::DecisionKind::over) {
        const std::uint32_t kept = live.line().actions();
        const ledger::State before = live.game().state;
        const ledger::Log log = live.log();
        const std::vector<rules::Action> options = live.options();
        REQUIRE(play_on(live, 31, 1) == 1);
        if (live.rewind_limit() > kept) continue;
        const rules::Action made = live.act(live.line().current().back())->action;
        REQUIRE(live.rewind(kept));
        ++rewound;
        CHECK(live.game().state == before);
        CHECK(live.game().state.hash() == before.hash());
        CHECK(live.game().state.recomputed_hash() == before.hash());
        CHECK(live.options() == options);
        CHECK(same(live.log(), log));
        CHECK(statistics(live.line(), -1, -1).events == log.size());
        CHECK(statistics(live.line(), -1, -1).actions == kept);
        const Result<LiveGame> read = reopen(bytes_of(live));
        REQUIRE(read);
        CHECK(read->game().state == before);
        CHECK(same(read->log(), log));
        REQUIRE(live.play(made, PlayerKind::random));
    }
    CHECK(rewound > 5);
}

TEST_CASE("Rewind: a move without die, reveal or another seat's decision is no barrier; these are",
          "[live]") {
    support::for_each_seed("rewind-limits", 1'000, [](std::uint64_t seed) {
        LiveGame live = toy_game(seed);
        while (play_on(live, seed, 1) == 1) {
            const std::uint32_t limit = live.rewind_limit();
            const Line& line = live.line();
            REQUIRE(limit <= line.actions());
            const auto seat_of = [&](std::uint32_t k) { return live.act(line.current()[k - 1])->seat; };
            // Nothing that may be taken back holds a die or another seat's decision.
            for (std::uint32_t k = limit + 1; k <= line.actions(); ++k) {
                CHECK(live.log().dice(line.first_event(k), line.end_of(k)).empty());
                CHECK(seat_of(k) == seat_of(line.actions()));
            }
            if (limit == 0) continue;
            // And what stands before cannot be: it holds one of the three.
            bool reveals = false;
            for (EventNumber n = line.first_event(limit); n < line.end_of(limit); ++n) {
                reveals = reveals || (live.log().event(n).head.flags & 4U) != 0;
            }
            CHECK((reveals || !live.log().dice(line.first_event(limit), line.end_of(limit)).empty() ||
                   (limit < line.actions() && seat_of(limit) != seat_of(line.actions()))));
            const Result<void> too_far = live.rewind(limit - 1);
            REQUIRE_FALSE(too_far);
            if (limit < line.actions()) CHECK_THAT(too_far.error().message, Contains("cannot be taken back"));
        }
    });
}

TEST_CASE("Rewind: random taking back and playing on is the same as a fresh reading, and verifies",
          "[users-19][users-20][users-21]") {
    support::for_each_seed("random-rewinds", 1'000, [](std::uint64_t seed) {
        LiveGame live = toy_game(seed);
        std::uint64_t n = 0;
        std::uint32_t rewinds = 0;
        while (live.decision().kind != rules::DecisionKind::over) {
            const std::uint32_t limit = live.rewind_limit();
            const std::uint64_t pick = ledger::mixed(seed + 1'000'000, n++);
            if (limit < live.line().actions() && pick % 3 == 0 && rewinds < 60) {
                const std::uint32_t room = live.line().actions() - limit;
                REQUIRE(live.rewind(limit + static_cast<std::uint32_t>(pick >> 32U) % room));
                ++rewinds;
            } else {
                REQUIRE(play_on(live, seed, 1) == 1);
            }
        }
        const Result<LiveGame> read = reopen(bytes_of(live));
        REQUIRE(read);
        CHECK(read->game().state == live.game().state);
        CHECK(same(read->log(), live.log()));
        CHECK(read->rewinds() == rewinds);
        const Verification found = verify(*read);
        CHECK(found.ok);
        // Every event that ever was is compared, those undone too.
        std::uint64_t events = live.line().first_event(1);
        for (std::uint32_t i = 0; i < read->line().made_count(); ++i) {
            const Result<Line> line = read->line_at(i);
            REQUIRE(line);
            events += line->log.size() - line->first_event(line->actions());
        }
        CHECK(found.comparisons == events);
    });
}

TEST_CASE("Rewind: taking back and making the same action again gives the whole state again", "[users-21]") {
    LiveGame live = toy_game(33);
    for (int round = 0; round < 200 && live.decision().kind != rules::DecisionKind::over; ++round) {
        REQUIRE(play_on(live, 33, 1) == 1);
        if (live.rewind_limit() == live.line().actions()) continue;
        const ledger::State after = live.game().state;
        const Result<Act> act = live.act(live.line().current().back());
        REQUIRE(act);
        REQUIRE(live.rewind(live.line().actions() - 1));
        REQUIRE(live.play(act->action, act->player));
        CHECK(live.game().state == after);
        CHECK(live.game().state.hash() == after.hash());
    }
}

TEST_CASE("Rewind: the line that was left stays in the file, is listed and can be played on", "[users-22]") {
    LiveGame live = toy_game(35);
    play_to_open_moves(live, 35, 1);
    const ledger::Log left = live.log();
    const ledger::State state = live.game().state;
    const std::uint32_t actions = live.line().actions();
    REQUIRE(live.rewind(live.rewind_limit()));
    // Another action than before, where there is one.
    const Result<Act> undone = live.act(live.line().undone().back().last);
    REQUIRE(undone);
    REQUIRE(live.play(rules::Action(live.options().back()), PlayerKind::human));

    const Result<LiveGame> read = reopen(bytes_of(live));
    REQUIRE(read);
    REQUIRE(read->line().undone().size() == 1);
    const Undone stretch = read->line().undone()[0];
    const Result<Line> line = read->line_at(stretch.last);
    REQUIRE(line);
    CHECK(same(line->log, left));
    Result<Branched> restored = branch(*read, left.size() - 1, {.choice = DiceChoice::same}, "", stretch);
    REQUIRE(restored);
    CHECK(restored->actions == actions);
    CHECK_FALSE(restored->went_back);
    CHECK(restored->game.game().state == state);
    CHECK(same(restored->game.log(), left));
    play_on(restored->game, 1);
    CHECK(verify(restored->game).ok);
}

TEST_CASE("Rewind: at the first decision, at a branch's root and after the last action", "[users-28]") {
    LiveGame live = toy_game(36);
    CHECK(live.rewind_limit() == 0);
    CHECK_FALSE(live.rewind(0));
    Cursor cursor(live);
    cursor.seek(0);
    CHECK_FALSE(cursor.step_back());
    play_on(live, 36, 6);
    Result<Branched> root = branch(live, live.log().size() - 1, {.choice = DiceChoice::fresh, .seed = 5}, "");
    REQUIRE(root);
    const std::uint32_t limit = root->game.rewind_limit();
    if (limit < root->game.line().actions()) CHECK(root->game.rewind(limit));
    CHECK(verify(*reopen(bytes_of(root->game))).ok);
    play_on(live, 36);
    CHECK(live.decision().kind == rules::DecisionKind::over);
    const std::uint32_t last = live.rewind_limit();
    const std::uint32_t actions = live.line().actions();
    CHECK(live.rewind(last).has_value() == (last < actions));
    CHECK(verify(*reopen(bytes_of(live))).ok);
}

TEST_CASE("Rewind: the two hundredth costs no more time and memory than the first", "[users-32]") {
    using Clock = std::chrono::steady_clock;
    LiveGame live = toy_game(37);
    play_to_open_moves(live, 37, 1);
    const std::uint32_t kept = live.rewind_limit();
    std::vector<std::int64_t> took;
    std::size_t log_bytes = 0;
    for (int round = 0; round < 200; ++round) {
        const auto begun = Clock::now();
        REQUIRE(live.rewind(kept));
        REQUIRE(live.play(rules::Action(live.options().front()), PlayerKind::human));
        if (live.rewind_limit() > kept) {
            FAIL("this seed's first option rolls a die: another seed is needed");
        }
        took.push_back((Clock::now() - begun).count());
        if (round == 10) log_bytes = live.log().bytes();
    }
    CHECK(live.log().bytes() == log_bytes);
    const auto median = [&](std::ptrdiff_t from) {
        std::vector<std::int64_t> part(took.begin() + from, took.begin() + from + 50);
        std::sort(part.begin(), part.end());
        return part[25];
    };
    // Flat within what a busy machine makes of it; a cost per rewind so far would be ten times as much.
    CHECK(median(150) < median(10) * 4 + 20'000);
    CHECK(reopen(bytes_of(live))->line().undone().size() == 200);
}

}  // namespace
}  // namespace hd::replay
