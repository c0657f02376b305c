// The shipped game through its recording: set up again from the text in the header alone.
#include "engine/rules/victory_at_waterloo/ruleset.hpp"
#include "engine/scenario/resolved.hpp"
#include "replay/scenario_setting.hpp"
#include "replay/verify.hpp"
#include "tests/replay/games.hpp"
#include "tests/support/seeds.hpp"
#include "tests/support/shipped.hpp"

#include <catch2/catch.hpp>

#include <array>

namespace hd::replay {
namespace {

Library shipped_library() {
    static const std::array<const rules::Ruleset*, 1> all{&vaw::ruleset()};
    return scenario_library(all);
}

TEST_CASE("Recording: a shipped game is set up from its header, verifies and goes on where it stopped",
          "[users-1][users-9][users-80]") {
    const std::string text = scenario::to_json(*support::shipped("waterloo-18-june"));
    auto setting = scenario_setting(vaw::ruleset(), text, {});
    REQUIRE(setting);
    support::for_each_seed("shipped-recordings", 100, [&](std::uint64_t seed) {
        Result<LiveGame> live = LiveGame::begin({.ruleset = &vaw::ruleset(),
                                                 .setting = *setting,
                                                 .scenario = text,
                                                 .options = {},
                                                 .seats = {},
                                                 .seed = seed});
        REQUIRE(live);
        play_on(*live, seed, 150);
        Result<LiveGame> read = LiveGame::open(Store::in_memory(bytes_of(*live)), shipped_library());
        REQUIRE(read);
        CHECK(read->why_read_only() == "");
        CHECK(read->header().scenario == text);
        CHECK(read->options() == live->options());
        play_on(*live, seed);
        play_on(*read, seed);
        CHECK(bytes_of(*read) == bytes_of(*live));
        const Verification found = verify(*read);
        CHECK(found.ok);
        CHECK(found.complete);
        CHECK(found.comparisons == live->log().size());
        // A change is 12 bytes and an event 48; with its share of both and its working it must stay small.
        const auto changes = live->log().changes(0, live->log().size()).size();
        const std::size_t header_size = to_bytes(live->header(), format_version).size();
        CHECK((bytes_of(*live).size() - header_size) / changes <= 18);
    });
}

}  // namespace
}  // namespace hd::replay
