#include "tests/fuzz/look_at.hpp"

#include "replay/branch.hpp"
#include "replay/cursor.hpp"
#include "replay/diff.hpp"
#include "replay/seat_log.hpp"
#include "replay/statistics.hpp"
#include "replay/verify.hpp"
#include "tests/replay/games.hpp"

#include <cstdlib>

namespace hd::fuzz {

namespace {

// Holds in release builds, too.
void require(bool holds) {
    if (!holds) std::abort();
}

void walk(const replay::LiveGame& live) {
    replay::Cursor cursor(live);
    while (cursor.step_back()) {
    }
    require(cursor.state().hash() == 0);
    while (cursor.step_forward()) {
    }
    require(cursor.state() == live.game().state);
    cursor.seek(cursor.size() / 2);
    static_cast<void>(cursor.state().standing());
}

}  // namespace

void look_at(ledger::Bytes recording) {
    replay::Result<replay::LiveGame> live = replay::reopen(std::move(recording));
    if (!live) return;
    require(live->log().size() > 0);
    walk(*live);
    const replay::Verification found = replay::verify(*live);
    require(!found.ok || (!found.divergence && !found.tail));
    if (found.divergence) static_cast<void>(replay::to_text(*found.divergence));
    static_cast<void>(replay::statistics(live->line(), 2, 4));
    static_cast<void>(replay::seat_log(live->line(), {1}, live->log().size()));
    static_cast<void>(replay::diff(*live, 0, live->log().size() - 1));
    for (const replay::Undone& undone : live->line().undone()) static_cast<void>(live->line_at(undone.last));
    static_cast<void>(replay::branch(*live, live->log().size() / 2, {}, ""));
    for (int i = 0; i < 3 && live->why_read_only().empty() && !live->options().empty(); ++i) {
        static_cast<void>(live->play(rules::Action(replay::choice(*live, 1)), replay::PlayerKind::random));
    }
}

}  // namespace hd::fuzz
