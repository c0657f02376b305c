// Playing on a recording: refusals, typed dice, locks, names of files, saving and loading in the midst of a
// game.
#include "engine/rules/play.hpp"
#include "replay/verify.hpp"
#include "tests/replay/games.hpp"
#include "tests/support/toy/tables.hpp"

#include <catch2/catch.hpp>
#include <sys/resource.h>

#include <csignal>
#include <set>

namespace hd::replay {
namespace {

using Catch::Contains;

std::string fault_of(const tl::expected<Played, NotPlayed>& played) {
    const Fault* fault = played ? nullptr : std::get_if<Fault>(&played.error());
    return fault == nullptr ? std::string() : fault->message;
}

// Plays to the first decision whose chosen action rolls a die; the action is not made.
rules::Action first_rolling_action(LiveGame& live, std::uint64_t seed, std::size_t& dice) {
    for (;;) {
        const rules::Action action = choice(live, seed);
        Result<LiveGame> copy = reopen(bytes_of(live));
        REQUIRE(copy);
        Result<void> agree = copy->check_rules();
        REQUIRE(agree);
        const auto played = copy->play(action, PlayerKind::human);
        REQUIRE(played);
        dice = copy->log().dice(played->first, played->last).size();
        if (dice > 0) return action;
        REQUIRE(live.play(action, PlayerKind::human));
    }
}

TEST_CASE("LiveGame: an action that the rules refuse changes neither the game nor the file", "[live]") {
    LiveGame live = toy_game(1);
    const Bytes before = bytes_of(live);
    const rules::Action foreign{.kind = toy::act::march, .a = 1, .b = 1};
    const auto played = live.play(foreign, PlayerKind::human);
    REQUIRE_FALSE(played);
    CHECK(std::holds_alternative<rules::Refusal>(played.error()));
    CHECK(bytes_of(live) == before);
    CHECK(live.game().state.hash() == live.log().events().back().hash);
}

TEST_CASE("LiveGame: typed dice fall as typed; a bad face or a die too many takes the action back",
          "[live]") {
    LiveGame live = toy_game(7);
    std::size_t needed = 0;
    const rules::Action action = first_rolling_action(live, 7, needed);
    const Bytes before = bytes_of(live);
    const ledger::State state = live.game().state;
    const Given too_many{ledger::DieSource::typed, std::vector<int>(needed + 1, 2)};
    CHECK_THAT(fault_of(live.play(action, PlayerKind::human, too_many)), Contains("dice were given"));
    const Given no_face{ledger::DieSource::typed, {9}};
    CHECK_THAT(fault_of(live.play(action, PlayerKind::human, no_face)), Contains("9 is no face"));
    CHECK(bytes_of(live) == before);
    CHECK(live.game().state == state);
    CHECK(live.game().state.hash() == state.hash());

    const auto played = live.play(action, PlayerKind::human, {ledger::DieSource::typed, {2}});
    REQUIRE(played);
    const ledger::Die die = live.log().dice(played->first, played->last).front();
    CHECK(die.value == 2);
    CHECK(die.source == ledger::DieSource::typed);
    CHECK(verify(*reopen(bytes_of(live))).ok);
}

TEST_CASE("LiveGame: a game saved and loaded after every action is the game played in one go",
          "[users-9][users-16]") {
    LiveGame whole = toy_game(11);
    play_on(whole, 11);
    const Folder folder;
    const std::string path = folder.file("again.game");
    static_cast<void>(toy_game(11, path));
    for (;;) {
        Result<LiveGame> live = LiveGame::open(path, toy_library(), Access::append);
        REQUIRE(live);
        REQUIRE(live->why_read_only().empty());
        if (play_on(*live, 11, 1) == 0) break;
    }
    CHECK(file_bytes(path) == bytes_of(whole));
}

TEST_CASE("LiveGame: the first die of a game depends on the seed, and the set-up precedes it", "[users-15]") {
    std::vector<int> values;
    for (std::uint64_t seed = 1; seed <= 8; ++seed) {
        LiveGame live = toy_game(seed);
        CHECK(live.log().dice(0, live.log().size()).empty());
        // The same first actions in all games: the first option each time.
        while (live.log().dice(0, live.log().size()).empty()) {
            REQUIRE(live.play(rules::Action(live.options().front()), PlayerKind::human));
        }
        values.push_back(live.log().dice(0, live.log().size()).front().value);
    }
    CHECK(std::set<int>(values.begin(), values.end()).size() > 1);
}

TEST_CASE("LiveGame: a game that is being played can be read but not played by a second opener", "[live]") {
    const Folder folder;
    const std::string path = folder.file("locked.game");
    LiveGame live = toy_game(2, path);
    play_on(live, 2, 3);
    Result<LiveGame> second = LiveGame::open(path, toy_library(), Access::append);
    REQUIRE(second);
    CHECK_THAT(second->why_read_only(), Contains("another program"));
    CHECK(same(second->log(), live.log()));
    REQUIRE(second->check_rules());
    const Bytes before = file_bytes(path);
    CHECK_THAT(fault_of(second->play(rules::Action(second->options().front()), PlayerKind::human)),
               Contains("cannot be played on"));
    CHECK(file_bytes(path) == before);
    CHECK_FALSE(LiveGame::begin(toy_start(3), path));  // nor is it replaced
    CHECK(play_on(live, 2, 1) == 1);
}

TEST_CASE("LiveGame: files may have spaces, accents, dots and no ending", "[users-84][users-86]") {
    const Folder folder;
    for (const char* name :
         {"Štěpán und Großbeeren.game", "v1.2.final.game", ".hidden", "no ending", "라 벨 알리앙스.game"}) {
        const std::string path = folder.file(name);
        {
            LiveGame live = toy_game(4, path);
            play_on(live, 4, 5);
        }
        Result<LiveGame> read = LiveGame::open(path, toy_library(), Access::append);
        REQUIRE(read);
        CHECK(read->line().actions() == 5);
        CHECK(read->store().path() == path);
    }
}

TEST_CASE("LiveGame: a game that cannot be created says so and leaves what was there", "[users-81]") {
    const Folder folder;
    const Result<LiveGame> nowhere = LiveGame::begin(toy_start(1), folder.file("none/of/these.game"));
    REQUIRE_FALSE(nowhere);
    CHECK_THAT(nowhere.error().message, Contains("these.game") && Contains("cannot be written"));
    CHECK_FALSE(LiveGame::begin(toy_start(1), folder.file("")));
}

// A disk that is full from `bytes` on, for files written in this block.
class FullDisk {
  public:
    explicit FullDisk(std::uint64_t bytes) : handler_(std::signal(SIGXFSZ, SIG_IGN)) {
        ::getrlimit(RLIMIT_FSIZE, &before_);
        const rlimit limit{.rlim_cur = bytes, .rlim_max = before_.rlim_max};
        ::setrlimit(RLIMIT_FSIZE, &limit);
    }
    FullDisk(const FullDisk&) = delete;
    FullDisk& operator=(const FullDisk&) = delete;
    ~FullDisk() {
        ::setrlimit(RLIMIT_FSIZE, &before_);
        std::signal(SIGXFSZ, handler_);
    }

  private:
    rlimit before_ = {};
    void (*handler_)(int);
};

TEST_CASE("LiveGame: on a full disk the action is not made, and nothing before it is lost", "[users-81]") {
    const Folder folder;
    const std::string path = folder.file("full.game");
    LiveGame live = toy_game(6, path);
    play_on(live, 6, 10);
    const Bytes before = file_bytes(path);
    const ledger::State state = live.game().state;
    std::string said;
    {
        const FullDisk full(before.size() + 7);  // room for the first bytes of a frame only
        said = fault_of(live.play(rules::Action(choice(live, 6)), PlayerKind::random));
    }
    CHECK_THAT(said, Contains("cannot be added to"));
    CHECK(file_bytes(path) == before);
    CHECK(live.game().state == state);
    CHECK(live.line().actions() == 10);
    // With room again the game goes on as if nothing had been.
    play_on(live, 6);
    LiveGame whole = toy_game(6);
    play_on(whole, 6);
    CHECK(file_bytes(path) == bytes_of(whole));
}

TEST_CASE("LiveGame: a game of computers alone is gathered, and whole in its file at the end", "[live]") {
    const Folder folder;
    const std::string path = folder.file("quick.game");
    Start start = toy_start(9);
    for (SeatRecord& seat : start.seats) seat.player = PlayerKind::computer;
    {
        Result<LiveGame> live = LiveGame::begin(start, path);
        REQUIRE(live);
        play_on(*live, 9, 10);
        CHECK(file_bytes(path).size() < live->store().size());
        CHECK(live->act(live->line().current().back()));  // read back from what is gathered
        REQUIRE(live->sync());
        CHECK(file_bytes(path) == bytes_of(*live));
        play_on(*live, 9, 3);
    }
    Result<LiveGame> read = LiveGame::open(path, toy_library(), Access::append);
    REQUIRE(read);
    CHECK(read->line().actions() == 13);
    play_on(*read, 9);
    CHECK(read->is_complete());
    CHECK(file_bytes(path) == bytes_of(*read));
}

TEST_CASE("LiveGame: a new game on a full disk leaves the old one", "[users-81]") {
    const Folder folder;
    const std::string path = folder.file("old.game");
    { LiveGame old = toy_game(6, path); }
    const Bytes before = file_bytes(path);
    {
        const FullDisk full(100);
        CHECK_FALSE(LiveGame::begin(toy_start(7), path));
    }
    CHECK(file_bytes(path) == before);
}

TEST_CASE("LiveGame: every decision of random play has an option, and the game ends", "[users-99]") {
    LiveGame live = toy_game(21);
    std::uint32_t actions = 0;
    while (live.decision().kind != rules::DecisionKind::over) {
        REQUIRE_FALSE(live.options().empty());
        REQUIRE(play_on(live, 21, 1) == 1);
        REQUIRE(++actions < 10'000);
    }
    CHECK(live.is_complete());
    CHECK(live.outcome().complete);
}

TEST_CASE("LiveGame: a finished game whose closing frame was cut off is finished when it is opened",
          "[live]") {
    const Folder folder;
    const std::string path = folder.file("end.game");
    {
        LiveGame live = toy_game(8, path);
        play_on(live, 8);
    }
    const Bytes whole = file_bytes(path);
    Bytes cut;
    for (std::size_t size = whole.size(); size-- > 0;) {
        cut.assign(whole.begin(), whole.begin() + static_cast<std::ptrdiff_t>(size));
        if (!reopen(cut)->tail()) break;
    }
    write_file(path, cut);
    Result<LiveGame> live = LiveGame::open(path, toy_library(), Access::append);
    REQUIRE(live);
    CHECK_FALSE(live->is_complete());
    REQUIRE(live->finish());
    CHECK(live->is_complete());
    CHECK(file_bytes(path) == whole);
}

}  // namespace
}  // namespace hd::replay
