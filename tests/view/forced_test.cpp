// Which events tell of a choice that was no choice.
#include "app/view/forced.hpp"

#include "app/view/chronicle.hpp"
#include "tests/view/lesson_game.hpp"

#include <algorithm>

using namespace hd;
using namespace hd::view;
using view_test::LessonGame;

namespace {

bool is_automatic(const ledger::Log& log, ledger::EventNumber n) {
    return (log.event(n).head.flags & static_cast<unsigned>(ledger::EventFlag::automatic)) != 0;
}

}  // namespace

TEST_CASE("Every run of automatic events is told at least once, and nothing else is") {
    LessonGame game;
    game.play_until();
    const ledger::Log& log = game.live.log();
    const auto told = forced_events(vaw::ruleset(), log, 0, log.size());
    CHECK_FALSE(told.empty());
    CHECK(std::is_sorted(told.begin(), told.end()));
    for (const ledger::EventNumber n : told) CHECK(is_automatic(log, n));
    for (ledger::EventNumber n = 0; n < log.size(); ++n) {
        if (!is_automatic(log, n) || (n > 0 && is_automatic(log, n - 1))) continue;
        ledger::EventNumber end = n;
        while (end < log.size() && is_automatic(log, end)) ++end;
        INFO(n << " to " << end);
        CHECK(std::any_of(told.begin(), told.end(),
                          [&](ledger::EventNumber one) { return one >= n && one < end; }));
    }
}

TEST_CASE("Only the events that are asked about are told of") {
    LessonGame game;
    game.play_until();
    const ledger::Log& log = game.live.log();
    const auto all = forced_events(vaw::ruleset(), log, 0, log.size());
    REQUIRE(all.size() >= 2);
    const auto later = forced_events(vaw::ruleset(), log, all[0] + 1, log.size() + 10);
    CHECK(std::none_of(later.begin(), later.end(), [&](ledger::EventNumber n) { return n <= all[0]; }));
    CHECK(forced_events(vaw::ruleset(), log, 0, all[0]).empty());
    CHECK(forced_events(vaw::ruleset(), log, log.size(), log.size()).empty());
}

TEST_CASE("VAW-MOVE-5: a unit that comes next to an enemy with nowhere else to go stops by itself") {
    LessonGame game;
    game.play("move V-F01");
    const replay::Played played = game.play("step L5");
    const ledger::Log& log = game.live.log();
    const auto told = forced_events(vaw::ruleset(), log, played.first, log.size());
    // Where the rules end the move at once there is no decision; where they offer "stop" alone it is taken.
    for (const ledger::EventNumber n : told) CHECK(is_automatic(log, n));
    const Chronicle chronicle = make_chronicle(game.live);
    for (ledger::EventNumber n = 0; n < log.size(); ++n)
        CHECK(chronicle.events[n].is_automatic == is_automatic(log, n));
}
