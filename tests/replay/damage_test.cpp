// Files that are damaged, cut short, foreign, newer, older or hostile: each is found, and what is good is
// kept.
#include "replay/verify.hpp"
#include "tests/replay/games.hpp"
#include "tests/replay/rewriting.hpp"
#include "tests/support/toy/tables.hpp"

#include <catch2/catch.hpp>

#include <set>

namespace hd::replay {
namespace {

using Catch::Contains;

// What is said of a file that cannot be opened, or of what stands behind its good part; "" for a whole one.
std::string complaint(Bytes bytes) {
    const Result<LiveGame> read = reopen(std::move(bytes));
    if (!read) return read.error().message;
    return read->tail() ? read->tail()->what : std::string();
}

LiveGame small_game() {
    LiveGame live = toy_game(3);
    play_on(live, 3, 12);
    return live;
}

TEST_CASE("Recording: every single flipped bit is found", "[users-2][damage]") {
    const Bytes good = bytes_of(small_game());
    REQUIRE(complaint(good).empty());
    std::size_t found = 0;
    for (std::size_t bit = 0; bit < good.size() * 8; ++bit) {
        Bytes flipped = good;
        flipped[bit / 8] = static_cast<std::uint8_t>(flipped[bit / 8] ^ (1U << bit % 8));
        const Result<LiveGame> read = reopen(std::move(flipped));
        if (!read || !verify(*read).ok) ++found;
    }
    CHECK(found == good.size() * 8);
}

TEST_CASE("Recording: cut at any byte it reads to its last whole frame and says so", "[damage]") {
    const LiveGame live = small_game();
    const Bytes good = bytes_of(live);
    std::set<std::size_t> whole{bytes_of(toy_game(3)).size()};  // the sizes at which a frame ends
    const Line& line = live.line();
    for (std::uint32_t i : line.current())
        whole.insert(line.made(i).frame.offset + line.made(i).frame.size + 8);
    std::size_t clean = 0;
    for (std::size_t size = 0; size < good.size(); ++size) {
        const Result<LiveGame> read =
            reopen({good.begin(), good.begin() + static_cast<std::ptrdiff_t>(size)});
        if (!read) {
            CHECK(read.error().message != "");
            continue;
        }
        const Verification found = verify(*read);
        CHECK(found.ok == !read->tail());
        CHECK_FALSE(found.complete);
        CHECK(std::equal(read->log().events().begin(), read->log().events().end(),
                         live.log().events().begin(),
                         [](const ledger::Event& a, const ledger::Event& b) { return a.hash == b.hash; }));
        if (found.ok) ++clean;
        // Cut right behind the set-up or between two actions it is an unfinished game; anywhere else it is
        // torn.
        CHECK(found.ok == (whole.count(size) != 0));
    }
    // 12 actions end at 12 places; the last is the whole file. And one right behind the set-up.
    CHECK(clean == 12);
}

TEST_CASE("Recording: a torn tail is put aside when the game is played on, not before",
          "[damage][users-81]") {
    const Folder folder;
    const std::string path = folder.file("torn.game");
    const Bytes good = bytes_of(small_game());
    Bytes torn = good;
    torn.resize(good.size() - 5);
    write_file(path, torn);
    {
        Result<LiveGame> live = LiveGame::open(path, toy_library(), Access::append);
        REQUIRE(live);
        REQUIRE(live->tail());
        CHECK(live->tail()->bytes > 0);
        CHECK_THAT(live->tail()->what, Contains("cut short"));
        CHECK(file_bytes(path) == torn);
        CHECK(live->line().actions() == 11);
        play_on(*live, 3, 1);
        CHECK_FALSE(live->tail());
    }
    CHECK(file_bytes(path) == good);  // the same action again
    const std::size_t kept = file_bytes(path + ".torn").size();
    CHECK(kept > 0);
    CHECK(Bytes(torn.end() - static_cast<std::ptrdiff_t>(kept), torn.end()) == file_bytes(path + ".torn"));
}

TEST_CASE("Recording: a newer format names both versions and what to do", "[users-78][damage]") {
    Bytes newer = bytes_of(small_game());
    newer[8] = 7;
    CHECK_THAT(complaint(newer),
               Contains("format version 7") && Contains("up to 1") && Contains("newer one"));
}

TEST_CASE("Recording: newer and unknown rules are refused with their versions",
          "[users-8][users-78][damage]") {
    Rewriting other = Rewriting::of(small_game());
    other.header.ruleset_version = 9;
    CHECK_THAT(complaint(other.bytes()), Contains("version 9 of the rules") && Contains("has version 1"));
    other.header.ruleset = "la-belle-alliance";
    CHECK_THAT(complaint(other.bytes()), Contains("la-belle-alliance") && Contains("doesn't have"));
    const Result<Header> seen = peek(Store::in_memory(other.bytes()));
    REQUIRE(seen);
    CHECK(seen->ruleset == "la-belle-alliance");
}

TEST_CASE("Recording: folders, empty files, other files and missing ones are told apart", "[damage]") {
    const Folder folder;
    const auto message = [&](const std::string& path) {
        const Result<LiveGame> read = LiveGame::open(path, toy_library(), Access::append);
        return read ? std::string() : read.error().message;
    };
    CHECK_THAT(message(folder.file("")), Contains("is a folder"));
    CHECK_THAT(message(folder.file("none.game")), Contains("cannot be opened"));
    write_file(folder.file("empty.game"), {});
    CHECK_THAT(message(folder.file("empty.game")), Contains("is empty"));
    const std::string text = "{ \"format\": 1, \"units\": [] }";
    write_file(folder.file("x.json"), {reinterpret_cast<const std::uint8_t*>(text.data()), text.size()});
    CHECK_THAT(message(folder.file("x.json")), Contains("is no recording"));
}

TEST_CASE("Recording: a scenario that today's program cannot set up is said to be so", "[users-80][damage]") {
    Rewriting other = Rewriting::of(small_game());
    // The tables of a game are in its header: another text is another game, whatever lies on the disk.
    other.header.scenario = "{}";
    CHECK_THAT(complaint(other.bytes()), Contains("cannot be set up") && Contains("no scenario of the toy"));
}

TEST_CASE("Recording: claims of four billion rows or of a frame past its cap are refused", "[damage]") {
    Rewriting huge = Rewriting::of(small_game());
    huge.header.tables[2].rows = 4'000'000'000U;
    CHECK_THAT(complaint(huge.bytes()), Contains("claims 4000000000 rows"));

    const LiveGame live = small_game();
    Bytes claim = bytes_of(live);
    claim.push_back(static_cast<std::uint8_t>(FrameKind::act));
    ledger::WireWriter out(claim);
    out.varint(largest_frame + 1);
    CHECK_THAT(complaint(claim), Contains("too large"));
}

TEST_CASE("Recording: an event that doesn't fit the position it finds is named", "[users-11][damage]") {
    Rewriting bad = Rewriting::of(small_game());
    LooseEvent& event = bad.frames[5].events.front();
    REQUIRE_FALSE(event.changes.empty());
    event.changes[0].before += 1;
    event.changes[0].after += 1;
    const std::string said = complaint(bad.bytes());
    CHECK_THAT(said, Contains("an event finds") && Contains("where it expects"));
    const Result<LiveGame> read = reopen(bad.bytes());
    REQUIRE(read);
    CHECK(read->line().actions() == 4);  // frame 5 is the fifth action, after the set-up
}

TEST_CASE("Recording: a value that its field cannot have, a number without a name, a turn past 1,000",
          "[damage]") {
    const Rewriting good = Rewriting::of(small_game());
    const auto with = [&](auto change) {
        Rewriting bad = good;
        change(bad.frames.back().events.front());
        return complaint(bad.bytes());
    };
    const auto setting = toy::toy_setting();
    const ledger::Layout& layout = *setting->layout;
    const ledger::Cell place = layout.cell({toy::Unit::table, 19, 1});
    const ledger::Cell turn = layout.cell({rules::clock_table, 0, 0});
    CHECK_THAT(with([&](LooseEvent& e) {
                   e.changes = {{place, 0, 2'000'000'000}};
               }),
               Contains("which it cannot be"));
    CHECK_THAT(with([&](LooseEvent& e) { e.changes = {{9'999'999, 0, 1}}; }), Contains("outside the tables"));
    CHECK_THAT(with([&](LooseEvent& e) { e.head.kind = 60'000; }), Contains("without a name"));
    CHECK_THAT(with([&](LooseEvent& e) { e.changes = {{turn, 1, 1'001}}; }), Contains("past turn 1000"));
    CHECK_THAT(with([&](LooseEvent& e) { e.hash ^= 1; }), Contains("another position than its hash"));
}

TEST_CASE("Recording: names in its own order are read as today's numbers", "[damage][upgrade]") {
    LiveGame live = toy_game(5);
    play_on(live, 5);
    Rewriting other = Rewriting::of(live);
    // An older program had an event more at place 2, one field of units elsewhere, and its plans in another
    // order.
    other.header.events.insert(other.header.events.begin() + 2, "drum-beaten");
    std::swap(other.header.tables[2].fields[4], other.header.tables[2].fields[6]);
    std::swap(other.header.tables[3].fields[1].values[1], other.header.tables[3].fields[1].values[2]);
    const auto setting = toy::toy_setting();
    const ledger::Layout& layout = *setting->layout;
    std::uint64_t hash = 0;
    for (LooseEvent* event : other.events()) {
        if (event->head.kind >= 2) ++event->head.kind;
        for (ledger::Change& change : event->changes) {
            ledger::CellName name = layout.name(change.cell);
            if (name.table == 2 && (name.field == 4 || name.field == 6)) name.field = 10 - name.field;
            if (name.table == 3 && name.field == 1) {
                change.before = change.before == 0 ? 0 : 3 - change.before;
                change.after = change.after == 0 ? 0 : 3 - change.after;
            }
            change.cell = layout.cell(name);
            hash += ledger::contribution(change.cell, change.after) -
                    ledger::contribution(change.cell, change.before);
        }
        event->hash = hash;
    }
    const Result<LiveGame> read = reopen(other.bytes());
    REQUIRE(read);
    CHECK_FALSE(read->tail());
    CHECK(same(read->log(), live.log()));
    CHECK(read->game().state == live.game().state);
    CHECK(verify(*read).ok);
    CHECK_THAT(read->why_read_only(), Contains("older version"));
    // What today's rules don't know stops the reading where it is used.
    other.header.events[3] = "horn-blown";
    CHECK_THAT(complaint(other.bytes()), Contains("horn-blown") && Contains("today's rules don't have"));
}

TEST_CASE("Recording: format version 0 is upgraded in memory", "[upgrade]") {
    const std::string path = std::string(HD_FIXTURES) + "/toy-version-0.game";
    const Result<LiveGame> read = LiveGame::open(path, toy_library(), Access::read);
    REQUIRE(read);
    CHECK_FALSE(read->tail());
    CHECK(read->opening().version == 0);
    CHECK(read->header().streams.empty());
    CHECK(read->header().working);
    CHECK(read->line().actions() == 12);
    const Result<Act> first = read->act(0);
    REQUIRE(first);
    CHECK(first->player == PlayerKind::human);  // version 0 was played by people only
}

// Hidden: writes the fixture anew, which is only for a change of what version 0 was.
TEST_CASE("Write the fixture of format version 0", "[.fixture]") {
    Rewriting old = Rewriting::of(small_game());
    old.version = 0;
    write_file(std::string(HD_FIXTURES) + "/toy-version-0.game", old.bytes());
}

}  // namespace
}  // namespace hd::replay
