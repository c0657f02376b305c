// The index of who stands where, kept by transactions, against one built from nothing.
#include "engine/ledger/dice.hpp"
#include "tests/ledger/sample_tables.hpp"

#include <catch2/catch.hpp>

using namespace hd::ledger;
using namespace hd::ledger::sample;

namespace {

constexpr int piece_count = 20;
constexpr int place_count = 6;

std::vector<Occupant> rebuilt_at(const State& state, Place place) {
    Standing fresh;
    fresh.rebuild(state.layout(), state.cells());
    return fresh.at(place);
}

// Which occupants a place has, from the rows alone: every piece by its place fields, in order of height, then
// row, then field.
std::vector<Occupant> counted_at(const State& state, Place place) {
    std::vector<std::pair<std::int32_t, Occupant>> found;
    for (int row = 0; row < piece_count; ++row) {
        const Piece& it = state.at(piece(row));
        if (it.front == place) found.push_back({it.height, {Piece::table, row, 1}});
        if (it.rear == place) found.push_back({it.height, {Piece::table, row, 2}});
    }
    std::stable_sort(found.begin(), found.end(),
                     [](const auto& x, const auto& y) { return x.first < y.first; });
    std::vector<Occupant> out;
    for (const auto& [height, who] : found) out.push_back(who);
    return out;
}

}  // namespace

TEST_CASE("pieces at one place are in order of height, equal heights by row") {
    State state(layout(4, 1));
    Log log;
    Transaction edit(state, log);
    edit.edit(piece(0)) = Piece{.front = Place{2}, .height = 3};
    edit.edit(piece(1)) = Piece{.front = Place{2}, .height = 1};
    edit.edit(piece(2)) = Piece{.front = Place{2}, .height = 3};
    edit.edit(piece(3)) = Piece{.front = Place{5}, .rear = Place{2}, .height = 2};
    edit.commit({});
    CHECK(state.standing().at(Place{2}) == std::vector<Occupant>{{0, 1, 1}, {0, 3, 2}, {0, 0, 1}, {0, 2, 1}});
    CHECK(state.standing().at(Place{5}) == std::vector<Occupant>{{0, 3, 1}});
    CHECK(state.first_at<Piece>(Place{2}) == piece(1));
    CHECK(state.standing().at(Place{6}).empty());
    CHECK(state.standing().at(Place{}).empty());
}

TEST_CASE("a piece may stand in one place twice") {
    State state(layout(1, 1));
    Log log;
    Transaction edit(state, log);
    edit.edit(piece(0)) = Piece{.front = Place{4}, .rear = Place{4}};
    edit.commit({});
    CHECK(state.standing().at(Place{4}) == std::vector<Occupant>{{0, 0, 1}, {0, 0, 2}});
}

TEST_CASE("after any edits and steps the index equals one built from nothing") {
    State state(layout(piece_count, 1));
    Log log;
    std::uint64_t n = 0;
    const auto below = [&](int limit) {
        const std::uint64_t random = mixed(31, n++);
        return static_cast<int>(random % static_cast<std::uint64_t>(limit));
    };
    state.standing();
    for (int round = 0; round < 500; ++round) {
        Transaction edit(state, log);
        const int edits = 1 + below(25);
        for (int i = 0; i < edits; ++i) {
            Piece& it = edit.edit(piece(below(piece_count)));
            it.front = Place{below(place_count)};
            it.rear = Place{below(3) == 0 ? below(place_count) : 0};
            it.height = below(4);
        }
        if (below(5) == 0) {
            edit.drop();
        } else {
            edit.commit({});
        }
        if (below(20) == 0 && log.size() > 3) {
            for (int back = 0; back < 3; ++back) {
                state.unapply(log.changes(log.size() - 1));
                log.cut(log.size() - 1);
            }
        }
        for (int place = 0; place < place_count; ++place) {
            const std::vector<Occupant> kept = state.standing().at(Place{place});
            REQUIRE(kept == rebuilt_at(state, Place{place}));
            if (place > 0) REQUIRE(kept == counted_at(state, Place{place}));
        }
        REQUIRE(state.hash() == state.recomputed_hash());
    }
}
