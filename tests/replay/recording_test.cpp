// A recorded game reads back as it was played, and the rules play it again the same.
#include "replay/verify.hpp"
#include "tests/replay/games.hpp"
#include "tests/support/seeds.hpp"

#include <catch2/catch.hpp>

namespace hd::replay {
namespace {

TEST_CASE("Recording: a game that was recorded is played again the same by the same build", "[users-1]") {
    support::for_each_seed("recorded-games", 2'000, [](std::uint64_t seed) {
        LiveGame live = toy_game(seed);
        play_on(live, seed);
        const Result<LiveGame> read = reopen(bytes_of(live));
        REQUIRE(read);
        CHECK(same(read->log(), live.log()));
        CHECK(read->game().state == live.game().state);
        CHECK(read->header() == live.header());
        CHECK(read->is_complete());
        const Verification found = verify(*read);
        CHECK(found.ok);
        CHECK(found.complete);
        CHECK(found.comparisons == live.log().size());
    });
}

}  // namespace
}  // namespace hd::replay
