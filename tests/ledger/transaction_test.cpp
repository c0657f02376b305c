// The one way to change state: rows edited in place, differences found on commit.
#include "tests/ledger/sample_tables.hpp"

#include <catch2/catch.hpp>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>

using namespace hd::ledger;
using namespace hd::ledger::sample;

namespace {

std::vector<Change> all(std::span<const Change> changes) {
    return {changes.begin(), changes.end()};
}

}  // namespace

TEST_CASE("a row edited twice is the same row, and gives one change a field") {
    State state(layout(4, 2));
    Log log;
    Transaction edit(state, log);
    Piece& once = edit.edit(piece(1));
    once.steps = 5;
    Piece& twice = edit.edit(piece(1));
    REQUIRE(&once == &twice);
    twice.steps -= 2;
    twice.front = Place{7};
    CHECK(edit.commit({.kind = 9}) == 0);
    // Row 1 of 6 fields starts at cell 6: front is field 1, steps field 4.
    CHECK(all(log.changes(0)) == std::vector<Change>{{7, 0, 7}, {10, 0, 3}});
    CHECK(log.event(0).head.kind == 9);
    CHECK(state.at(piece(1)).steps == 3);
}

TEST_CASE("a commit records only what differs, whatever was touched") {
    State state(layout(4, 2));
    Log log;
    Transaction edit(state, log);
    edit.edit(piece(0)).steps = 4;
    edit.edit(piece(0)).steps = 0;
    edit.edit(counter(1)).value = 0;
    edit.commit({});
    CHECK(log.changes(0).empty());
    CHECK(log.event(0).hash == 0);
    CHECK(state.hash() == 0);
}

TEST_CASE("a transaction that is dropped puts its rows back and leaves no event, working or die") {
    State state(layout(40, 2));
    Log log;
    {
        Transaction edit(state, log);
        for (int row = 0; row < 40; ++row) edit.edit(piece(row)).steps = row + 1;
        edit.commit({});
    }
    const State before = state;
    const std::uint64_t hash = state.hash();
    Transaction edit(state, log);
    for (int row = 0; row < 40; ++row) edit.edit(piece(row)) = Piece{.owner = Seat{1}, .front = Place{row}};
    edit.work({.num = 3});
    edit.die({.value = 2});
    edit.drop();
    CHECK(state == before);
    CHECK(state.hash() == hash);
    CHECK(log.size() == 1);
    CHECK(log.working(0).empty());
    CHECK(log.dice(0).empty());
}

TEST_CASE("a dropped transaction leaves the standing index as if it had never been opened") {
    State state(layout(4, 1));
    Log log;
    {
        Transaction edit(state, log);
        edit.edit(piece(2)).front = Place{3};
        edit.commit({});
    }
    state.unapply(log.changes(0));
    state.apply(log.changes(0));
    // The index is out of date here: its first use falls inside the transaction.
    Transaction edit(state, log);
    edit.edit(piece(2)).front = Place{5};
    CHECK(state.first_at<Piece>(Place{3}) == piece(2));
    CHECK_FALSE(state.first_at<Piece>(Place{5}));
    edit.drop();
    CHECK(state.first_at<Piece>(Place{3}) == piece(2));
    CHECK_FALSE(state.first_at<Piece>(Place{5}));
}

TEST_CASE("what is asked inside a transaction doesn't depend on whether the index was built before") {
    for (const bool built : {false, true}) {
        State state(layout(4, 1));
        Log log;
        if (built) state.standing();
        Transaction edit(state, log);
        edit.edit(piece(0)).front = Place{2};
        CHECK_FALSE(state.first_at<Piece>(Place{2}));
        edit.commit({});
        CHECK(state.first_at<Piece>(Place{2}) == piece(0));
    }
}

TEST_CASE("an event may touch every row of a large table, each more than once") {
    constexpr int rows = 50000;
    State state(layout(rows, 2));
    Log log;
    for (int round = 1; round <= 2; ++round) {
        Transaction edit(state, log);
        for (int row = 0; row < rows; ++row) edit.edit(piece(row)).steps += 1;
        for (int row = rows; row-- > 0;) edit.edit(piece(row)).steps += 1;
        edit.commit({});
        CHECK(log.changes(log.size() - 1).size() == rows);
        CHECK(state.at(piece(rows - 1)).steps == 2 * round);
    }
    CHECK(state.hash() == state.recomputed_hash());
}

TEST_CASE("a copy of a state takes its rows along and nothing of a transaction under way") {
    State state(layout(4, 2));
    Log log;
    Transaction edit(state, log);
    edit.edit(piece(1)).steps = 3;
    edit.commit({});
    State copy = state;
    Log other;
    Transaction more(copy, other);
    more.edit(piece(1)).steps = 4;
    more.commit({});
    CHECK(state.at(piece(1)).steps == 3);
    CHECK(all(other.changes(0)) == std::vector<Change>{{10, 3, 4}});
    copy = state;
    CHECK(copy == state);
    CHECK(copy.hash() == copy.recomputed_hash());
}

TEST_CASE("create gives the lowest row that is not in play, and erase frees it again") {
    State state(layout(4, 2));
    Log log;
    Transaction edit(state, log);
    for (int row = 0; row < 3; ++row) {
        const Ref<Piece> made = edit.create<Piece>();
        CHECK(made == piece(row));
        edit.edit(made).steps = 1;
    }
    edit.erase(piece(1));
    CHECK(edit.create<Piece>() == piece(1));
    edit.commit({});
    CHECK(state.at(piece(1)).steps == 0);
    CHECK(all(log.changes(0)) == std::vector<Change>{{4, 0, 1}, {16, 0, 1}});
}

TEST_CASE("a row is free only when every field of it is zero") {
    State state(layout(2, 3));
    Log log;
    Transaction edit(state, log);
    edit.edit(counter(0)).other = -1;
    CHECK(edit.create<Counter>() == counter(1));
    edit.commit({});
}

TEST_CASE("a row that was erased adds nothing to the hash") {
    State state(layout(4, 2));
    Log log;
    Transaction made(state, log);
    made.edit(piece(3)) = Piece{.owner = Seat{2}, .front = Place{1}, .steps = -4};
    made.commit({});
    CHECK(state.hash() != 0);
    Transaction gone(state, log);
    gone.erase(piece(3));
    gone.commit({});
    CHECK(state.hash() == 0);
    CHECK(log.event(1).hash == 0);
}

TEST_CASE("a single cell can be set by its name") {
    State state(layout(4, 2));
    Log log;
    Transaction edit(state, log);
    edit.set({.table = Counter::table, .row = 1, .field = 1}, 8);
    edit.commit({});
    CHECK(state.at(counter(1)).other == 8);
}

TEST_CASE("working and dice belong to the event that is committed") {
    State state(layout(4, 2));
    Log log;
    for (int n = 1; n <= 3; ++n) {
        Transaction edit(state, log);
        for (int i = 0; i < n; ++i) edit.work({.num = 10 * n + i});
        edit.die({.value = static_cast<std::uint8_t>(n)});
        edit.commit({.seat = Seat{n}, .cause = static_cast<EventNumber>(n)});
    }
    REQUIRE(log.working(1).size() == 2);
    CHECK(log.working(1)[1].num == 21);
    REQUIRE(log.dice(2).size() == 1);
    CHECK(log.dice(2)[0].value == 3);
    CHECK(log.event(2).head.seat == Seat{3});
    CHECK(log.event(2).head.cause == 3);
}

TEST_CASE("an event that lets a seat see what was hidden from it is marked so") {
    State state(layout(4, 2));
    Log log;
    const auto commit = [&](auto change) {
        Transaction edit(state, log);
        change(edit.edit(piece(0)));
        edit.commit({});
        return (log.events().back().head.flags & static_cast<unsigned>(EventFlag::reveals)) != 0;
    };
    // A new row hid nothing before.
    CHECK_FALSE(commit([](Piece& p) { p = Piece{.owner = Seat{1}, .steps = 4, .seen = 2}; }));
    CHECK(commit([](Piece& p) { p.seen |= 4; }));
    CHECK_FALSE(commit([](Piece& p) { p.seen = 4; }));
    CHECK_FALSE(commit([](Piece& p) { p.steps = 3; }));
    // A new owner learns what only the old one knew.
    CHECK(commit([](Piece& p) { p.owner = Seat{2}; }));
    CHECK_FALSE(commit([](Piece& p) { p = Piece{}; }));
}

TEST_CASE("a transaction left open stops the program") {
    const pid_t child = fork();
    if (child == 0) {
        std::signal(SIGABRT, SIG_DFL);
        close(STDERR_FILENO);
        State state(layout(4, 2));
        Log log;
        { Transaction edit(state, log); }
        _exit(0);
    }
    int status = 0;
    REQUIRE(waitpid(child, &status, 0) == child);
    CHECK(WIFSIGNALED(status));
    CHECK(WTERMSIG(status) == SIGABRT);
}

TEST_CASE("rows in play end with the last that is not all zero, whoever looked in between") {
    State state(layout(8, 2));
    Log log;
    const auto last_of = [&] {
        std::size_t end = 0;
        for (std::size_t row = 0; row < 8; ++row) {
            const Piece& it = state.rows<Piece>()[row];
            if (it.front || it.rear || it.steps != 0 || it.height != 0) end = row + 1;
        }
        return end;
    };
    CHECK(state.rows_in_play<Piece>().empty());
    std::uint64_t n = 0;
    for (int round = 0; round < 300; ++round) {
        Transaction edit(state, log);
        Piece& first = edit.edit(piece(static_cast<int>(mixed(5, n++) % 8)));
        Piece& second = edit.edit(piece(static_cast<int>(mixed(5, n++) % 8)));
        first.steps = 0;
        CHECK(state.rows_in_play<Piece>().size() == last_of());
        second.steps = static_cast<int>(mixed(5, n++) % 2);
        if (round % 7 == 0) {
            edit.drop();
        } else {
            edit.commit({});
        }
        if (round % 11 == 1) {
            state.unapply(log.changes(log.size() - 1));
            log.cut(log.size() - 1);
        }
        REQUIRE(state.rows_in_play<Piece>().size() == last_of());
    }
}
