// The state's hash: known answers, and the incremental one against the sum from nothing.
#include "engine/ledger/dice.hpp"
#include "tests/ledger/sample_tables.hpp"

#include <catch2/catch.hpp>

using namespace hd::ledger;
using namespace hd::ledger::sample;

namespace {

// The contribution as a formula over exact integers modulo 2^64, written apart from the one in use:
// x = (cell + 1) * A xor value * B;  x ^= x / 2^32;  x *= C;  x ^= x / 2^32.
std::uint64_t by_formula(std::uint64_t cell, std::uint64_t value) {
    __extension__ using Wide = unsigned __int128;
    const Wide whole = Wide{1} << 64U;
    const auto first = static_cast<std::uint64_t>(Wide{cell + 1} * 11400714819323198485U % whole);
    const auto second = static_cast<std::uint64_t>(Wide{value} * 14029467366897019727U % whole);
    const std::uint64_t x = first ^ second;
    const std::uint64_t folded = x ^ (x / 4294967296U);
    const auto scaled = static_cast<std::uint64_t>(Wide{folded} * 15485907386658061715U % whole);
    return scaled ^ (scaled / 4294967296U);
}

}  // namespace

TEST_CASE("contributions have the values of the formula") {
    for (const std::uint32_t cell : {0U, 1U, 2U, 4095U, 4000000000U}) {
        for (const std::int32_t value : {1, 2, 3, 255, 2147483647}) {
            CHECK(contribution(cell, value) == by_formula(cell, static_cast<std::uint64_t>(value)));
        }
        // A negative value counts as its 32 bits: -1 as 2^32 - 1.
        CHECK(contribution(cell, -1) == by_formula(cell, 4294967295U));
        CHECK(contribution(cell, 0) == 0);
    }
}

TEST_CASE("contributions are known answers that may never change: recorded hashes stand on them") {
    CHECK(contribution(0, 1) == 0x488365bf036cc0c5U);
    CHECK(contribution(7, -3) == 0x3d2b5960ab1e01c5U);
    CHECK(contribution(123456, 789) == 0x294e75db42e3f7f9U);
}

TEST_CASE("the hash of a state is the sum of its cells' contributions, in whatever order they came") {
    State one(layout(2, 1));
    State other(layout(2, 1));
    Log log;
    const auto put = [&](State& state, int row, int steps) {
        Transaction edit(state, log);
        edit.edit(piece(row)).steps = steps;
        edit.commit({});
    };
    put(one, 0, 3);
    put(one, 1, 8);
    put(other, 1, 2);
    put(other, 1, 8);
    put(other, 0, 3);
    // Steps are field 4 of 6: cells 4 and 10.
    CHECK(one.hash() == contribution(4, 3) + contribution(10, 8));
    CHECK(one.hash() == other.hash());
    CHECK(one == other);
}

TEST_CASE("stepping back to the start empties the state, and forward again lands on every recorded hash") {
    State state(layout(10, 5));
    Log log;
    std::uint64_t n = 0;
    const auto below = [&](int limit) {
        const std::uint64_t random = mixed(7, n++);
        return static_cast<int>(random % static_cast<std::uint64_t>(limit));
    };
    for (int event = 0; event < 200; ++event) {
        Transaction edit(state, log);
        for (int i = 0; i < 5; ++i) {
            const int row = below(10);
            edit.edit(piece(row)).steps = below(7) - 3;
            edit.edit(counter(row / 2)).value = below(1000);
        }
        edit.commit({});
        REQUIRE(state.hash() == state.recomputed_hash());
    }
    for (EventNumber e = log.size(); e-- > 0;) {
        REQUIRE(state.hash() == log.event(e).hash);
        state.unapply(log.changes(e));
    }
    CHECK(state == State(layout(10, 5)));
    CHECK(state.hash() == 0);
    for (EventNumber e = 0; e < log.size(); ++e) {
        state.apply(log.changes(e));
        REQUIRE(state.hash() == log.event(e).hash);
        REQUIRE(state.hash() == state.recomputed_hash());
    }
}

TEST_CASE("stepping without the hash leaves the same cells") {
    State hashed(layout(4, 1));
    Log log;
    for (int i = 0; i < 10; ++i) {
        Transaction edit(hashed, log);
        edit.edit(piece(i % 4)).steps = i + 1;
        edit.commit({});
    }
    State plain(layout(4, 1));
    plain.apply_unhashed(log.changes(0, log.size()));
    CHECK(plain == hashed);
    plain.set_hash(log.event(log.size() - 1).hash);
    CHECK(plain.hash() == plain.recomputed_hash());
    plain.unapply_unhashed(log.changes(3, log.size()));
    plain.set_hash(log.event(2).hash);
    CHECK(plain.hash() == plain.recomputed_hash());
    hashed.restore(plain.cells(), plain.hash());
    CHECK(hashed == plain);
    CHECK(hashed.hash() == plain.hash());
}
