// Hidden: writes the first corpus of the fuzz tests anew, from games of the toy.
#include "replay/branch.hpp"
#include "tests/replay/games.hpp"
#include "tests/replay/rewriting.hpp"

#include <catch2/catch.hpp>

#include <cstdlib>

namespace hd::replay {
namespace {

std::string corpus(const std::string& name) {
    return std::string(HD_FIXTURES) + "/../../fuzz/corpus/" + name;
}

LiveGame with_rewinds(std::uint64_t seed) {
    LiveGame live = toy_game(seed);
    while (live.line().undone().size() < 3 && play_on(live, seed, 1) == 1) {
        if (live.rewind_limit() < live.line().actions()) {
            REQUIRE(live.rewind(live.rewind_limit()));
        }
    }
    play_on(live, seed, 6);
    return live;
}

// The frames behind the header in the form that the frames entry reads.
Bytes loose_frames(const LiveGame& live) {
    Bytes bytes;
    FrameScan scan(live.store(), format_version);
    static_cast<void>(scan.next());
    while (const std::optional<Frame> frame = scan.next()) {
        bytes.push_back(static_cast<std::uint8_t>(frame->kind));
        bytes.push_back(static_cast<std::uint8_t>(frame->contents.size() & 0xFFU));
        bytes.push_back(static_cast<std::uint8_t>(frame->contents.size() >> 8U));
        bytes.insert(bytes.end(), frame->contents.begin(), frame->contents.end());
    }
    return bytes;
}

TEST_CASE("Write the corpus of the fuzz tests", "[.corpus]") {
    LiveGame whole = toy_game(3);
    play_on(whole, 3, 25);
    LiveGame back = with_rewinds(5);
    Result<Branched> forced =
        branch(whole, 12, {.choice = DiceChoice::forced, .seed = 0, .forced = {1, 6}}, "");
    REQUIRE(forced);
    play_on(forced->game, 9);
    Rewriting old = Rewriting::of(back);
    old.version = 0;
    write_file(corpus("recording/unfinished.game"), bytes_of(whole));
    write_file(corpus("recording/rewound.game"), bytes_of(back));
    write_file(corpus("recording/branched.game"), bytes_of(forced->game));
    write_file(corpus("recording/version-0.game"), old.bytes());
    write_file(corpus("frames/unfinished"), loose_frames(whole));
    write_file(corpus("frames/rewound"), loose_frames(back));
    write_file(corpus("frames/branched"), loose_frames(forced->game));
    write_file(corpus("wire/header"), to_bytes(whole.header(), format_version));
    Bytes events;
    ledger::WireWriter out(events);
    ledger::write_events(out, whole.log(), 0, whole.log().size());
    write_file(corpus("wire/events"), events);
}

}  // namespace
}  // namespace hd::replay
