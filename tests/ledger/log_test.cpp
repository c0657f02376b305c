// Events with their ranges of changes, working and dice; cutting and appending.
#include "tests/ledger/sample_tables.hpp"

#include <catch2/catch.hpp>

using namespace hd::ledger;
using namespace hd::ledger::sample;

namespace {

// Event n changes n cells, has 2n lines of working and n dice; event 0 has nothing.
Log staircase(EventNumber events) {
    Log log;
    for (EventNumber n = 0; n < events; ++n) {
        std::vector<Change> changes;
        std::vector<Work> working;
        std::vector<Die> dice;
        for (EventNumber i = 0; i < n; ++i) {
            changes.push_back({.cell = n, .before = static_cast<std::int32_t>(i), .after = 1});
            working.push_back({.num = static_cast<std::int32_t>(n)});
            working.push_back({.num = static_cast<std::int32_t>(i)});
            dice.push_back({.value = static_cast<std::uint8_t>(n)});
        }
        log.append({.kind = static_cast<std::uint16_t>(n)}, 100 + n, changes, working, dice);
    }
    return log;
}

}  // namespace

TEST_CASE("each event has its own part of changes, working and dice") {
    const Log log = staircase(5);
    REQUIRE(log.size() == 5);
    for (EventNumber n = 0; n < 5; ++n) {
        REQUIRE(log.changes(n).size() == n);
        REQUIRE(log.working(n).size() == 2 * n);
        REQUIRE(log.dice(n).size() == n);
        REQUIRE(log.event(n).hash == 100 + n);
        for (const Change& change : log.changes(n)) REQUIRE(change.cell == n);
        for (const Die& die : log.dice(n)) REQUIRE(die.value == n);
    }
}

TEST_CASE("a run of events has the changes and dice of all of them in order") {
    const Log log = staircase(5);
    // Events 1 to 3: 1 + 2 + 3 changes.
    REQUIRE(log.changes(1, 4).size() == 6);
    CHECK(log.changes(1, 4).front().cell == 1);
    CHECK(log.changes(1, 4).back().cell == 3);
    CHECK(log.changes(0, 5).size() == 10);
    CHECK(log.changes(2, 2).empty());
    CHECK(log.dice(3, 5).size() == 7);
}

TEST_CASE("a log that is cut is the log as it was, and goes on from there") {
    Log log = staircase(6);
    log.cut(3);
    REQUIRE(log.size() == 3);
    CHECK(log.changes(0, 3).size() == 3);
    CHECK(log.changes(2).size() == 2);
    const std::vector<Change> one = {{.cell = 9, .before = 0, .after = 1}};
    log.append({.kind = 77}, 5, one, {}, {});
    CHECK(log.changes(2).size() == 2);
    REQUIRE(log.changes(3).size() == 1);
    CHECK(log.changes(3)[0].cell == 9);
    CHECK(log.working(3).empty());
    log.cut(9);
    CHECK(log.size() == 4);
    log.cut(0);
    CHECK(log.size() == 0);
    CHECK(log.changes(0, 0).empty());
}
