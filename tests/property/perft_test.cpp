// Counts of sequences of choices in the toy game, against counts made by hand from its rules.
#include "tests/support/property_kit.hpp"
#include "tests/support/scripted_game.hpp"
#include "tests/support/toy/toy.hpp"

#include <catch2/catch.hpp>

using namespace hd;
using support::perft;
using support::ScriptedGame;

namespace {

// A seed whose first chit is red's; the count is made for red.
std::uint64_t red_first() {
    std::uint64_t seed = 1;
    while (ledger::draw(seed, {.stream = 2, .turn = 1}, 2) != 1) ++seed;
    return seed;
}

}  // namespace

TEST_CASE("perft from the start: two plans, two plans, red's first act") {
    const std::uint64_t seed = red_first();
    const ScriptedGame play(toy::toy_game(), toy::toy_setting(), {}, seed);
    CHECK(perft(play.game(), 1) == 2);
    CHECK(perft(play.game(), 2) == 2 * 2);
    // Red has u1 (2 steps) and u2 (1) in 0102, u3 (3) in 0201, u4 (2) in 0101; blue holds 0302 and 0203.
    // Hexes within 2 of 0102 are all 8 others, less blue's 2: 6 marches each for u1 and u2. The same for
    // 0201: 6 for u3. Within 2 of 0101: 0201, 0301, 0102, 0202, 0103 and not blue's 0302: 5 for u4.
    const std::uint64_t marches = 6 + 6 + 6 + 5;
    // u1, u3 and u4 have 2 steps or more.
    const std::uint64_t splits = 3;
    // u1 with u2 have 3 steps, either way round.
    const std::uint64_t merges = 2;
    // u1 next to 0102: 0101, 0201, 0202, 0103. u3 next to 0201: 0101, 0301, 0102, 0202 and not 0302. u4:
    // 0201, 0102.
    const std::uint64_t extensions = 4 + 4 + 2;
    // u1 under u2. Next to 0302 is only u3, whose 3 steps aren't the front of 2; next to 0203 is nobody.
    const std::uint64_t lifts = 1;
    const std::uint64_t targets = 0;
    const std::uint64_t deploy_and_end = 2;
    const std::uint64_t acts = marches + splits + merges + extensions + lifts + targets + deploy_and_end;
    CHECK(acts == 41);
    CHECK(perft(play.game(), 3) == 2 * 2 * acts);
}

TEST_CASE("perft of an assault: any two of three in either order") {
    ScriptedGame play(toy::toy_game(), toy::toy_setting());
    play.act("plan 1");
    play.act("plan 1", {1});
    for (const char* text : {"split u3", "split u3", "target 0302"}) play.act(text);
    // u3, u11 and u12 have 1 step each, the front is 2; then only "done" is left, which is taken.
    CHECK(perft(play.game(), 1) == 3);
    CHECK(perft(play.game(), 2) == 3 * 2);
}

TEST_CASE("perft of an exchange of fire: each side's shots and holding") {
    ScriptedGame play(toy::toy_game(), toy::toy_setting());
    play.act("plan 1");
    play.act("plan 1", {1});
    play.act("march u3 0202");
    // u6, u7 and u8 stand next to 0202 with ammunition: 3 shots or hold. u3 loses at most 1 of 3 steps, so
    // then red may shoot at 0302, at 0203, or hold, whatever the die says.
    CHECK(perft(play.game(), 1) == 4);
    CHECK(perft(play.game(), 2) == 4 * 3);
}
