// The program is killed at random points of a game: nothing that was committed to the file is lost.
#include "replay/verify.hpp"
#include "tests/replay/games.hpp"
#include "tests/support/seeds.hpp"

#include <catch2/catch.hpp>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>

namespace hd::replay {
namespace {

// Plays a game to its end in another process, which writes a byte to `report` behind every action.
pid_t play_in_child(const std::string& path, std::uint64_t seed, int report) {
    const pid_t child = ::fork();
    if (child != 0) return child;
    LiveGame live = toy_game(seed, path);
    while (play_on(live, seed, 1) == 1) {
        if (::write(report, "x", 1) != 1) ::_exit(1);
    }
    ::_exit(0);
}

std::uint32_t count_reports(int report) {
    std::uint32_t count = 0;
    char bytes[256];
    for (ssize_t got; (got = ::read(report, bytes, sizeof bytes)) > 0;)
        count += static_cast<std::uint32_t>(got);
    return count;
}

struct Death {
    std::uint32_t reported = 0;  // actions that were committed for certain
    bool finished = false;
};

Death killed_after(const std::string& path, std::uint64_t seed, std::chrono::microseconds delay) {
    int ends[2];
    REQUIRE(::pipe(ends) == 0);
    const pid_t child = play_in_child(path, seed, ends[1]);
    REQUIRE(child > 0);
    ::close(ends[1]);
    Death death;
    char first = 0;
    // The clock starts with the first action, however long the other process takes to get going.
    if (::read(ends[0], &first, 1) == 1) death.reported = 1;
    ::usleep(static_cast<useconds_t>(delay.count()));
    ::kill(child, SIGKILL);
    int status = 0;
    REQUIRE(::waitpid(child, &status, 0) == child);
    death.reported += count_reports(ends[0]);
    death.finished = WIFEXITED(status);
    ::close(ends[0]);
    return death;
}

TEST_CASE("LiveGame: a program killed at any point loses no action that was made", "[live][crash]") {
    LiveGame whole = toy_game(61);
    const auto begun = std::chrono::steady_clock::now();
    {
        const Folder folder;
        LiveGame timed = toy_game(61, folder.file("timed.game"));
        play_on(timed, 61);
    }
    const auto took =
        std::chrono::duration_cast<std::chrono::microseconds>(std::chrono::steady_clock::now() - begun);
    play_on(whole, 61);
    const Folder folder;
    std::size_t in_the_midst = 0;
    // 1,000 in the long tier and 20 in the short one, sanitized or not: of fewer, all may come too late.
    const std::uint64_t full_count = 20 * support::short_share;
    const std::uint64_t points = support::for_each_seed("kill-points", full_count, [&](std::uint64_t n) {
        const std::string path = folder.file(std::to_string(n) + ".game");
        const auto window = static_cast<std::uint64_t>(took.count());
        const Death death =
            killed_after(path, 61, std::chrono::microseconds(ledger::mixed(1815, n) % window));
        Result<LiveGame> live = LiveGame::open(path, toy_library(), Access::append);
        REQUIRE(live);
        CHECK(live->why_read_only().empty());  // the dead hold no locks
        CHECK(live->line().actions() >= death.reported);
        CHECK(live->line().actions() <= death.reported + 1);
        if (!death.finished) ++in_the_midst;
        // It goes on to the very game that was never interrupted.
        play_on(*live, 61);
        REQUIRE(live->finish());
        CHECK(file_bytes(path) == bytes_of(whole));
    });
    CHECK(points == (support::is_long_run() ? points : 20));
    CHECK(in_the_midst > 0);
}

}  // namespace
}  // namespace hd::replay
