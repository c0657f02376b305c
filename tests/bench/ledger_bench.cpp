// The ledger's speed: stepping over logged changes beside a bare loop over an array of integers that runs in
// turn with it, and the cost of an event.
#include "engine/ledger/dice.hpp"
#include "tests/ledger/sample_tables.hpp"

#include <benchmark/benchmark.h>

#include <vector>

namespace {

using namespace hd::ledger;
using namespace hd::ledger::sample;

constexpr std::uint32_t pieces = 200;
constexpr EventNumber events = 100'000;

// A long game: each event changes four fields of two rows.
struct Game {
    State state{layout(pieces, 10)};
    Log log;

    Game() {
        log.reserve(events, std::size_t{events} * 4);
        for (EventNumber n = 0; n < events; ++n) play_event(n);
    }
    void play_event(EventNumber n) {
        const std::uint64_t random = mixed(5, n);
        Transaction edit(state, log);
        for (const std::uint64_t row : {random % pieces, random / 1000 % pieces}) {
            Piece& piece_row = edit.edit(piece(static_cast<std::int32_t>(row)));
            piece_row.steps += 1;
            piece_row.front = Place{static_cast<std::int32_t>(1 + random % 299)};
        }
        edit.commit({.kind = 1});
    }
};

Game& game() {
    static Game one;
    return one;
}

void rate(benchmark::State& run, std::size_t changes) {
    run.SetItemsProcessed(static_cast<std::int64_t>(run.iterations()) * static_cast<std::int64_t>(changes));
}

// What stepping can't beat: the same changes over a plain array, there and back.
void bare_loop(benchmark::State& run) {
    const auto changes = game().log.changes(0, events);
    std::vector<std::int32_t> cells(game().state.cells().size(), 0);
    for (auto _ : run) {
        for (const Change& change : changes) cells[change.cell] = change.after;
        benchmark::ClobberMemory();
        for (std::size_t i = changes.size(); i-- > 0;) cells[changes[i].cell] = changes[i].before;
        benchmark::ClobberMemory();
    }
    rate(run, changes.size() * 2);
}

template <void (State::*Forward)(std::span<const Change>), void (State::*Back)(std::span<const Change>)>
void step(benchmark::State& run) {
    const Log& log = game().log;
    State state(layout(pieces, 10));
    for (auto _ : run) {
        for (EventNumber n = 0; n < events; ++n) (state.*Forward)(log.changes(n));
        for (EventNumber n = events; n-- > 0;) (state.*Back)(log.changes(n));
    }
    rate(run, log.changes(0, events).size() * 2);
}

// Whole stretches of the log at once, as a seek does.
void stretch(benchmark::State& run) {
    const auto changes = game().log.changes(0, events);
    State state(layout(pieces, 10));
    for (auto _ : run) {
        state.apply_unhashed(changes);
        state.unapply_unhashed(changes);
    }
    rate(run, changes.size() * 2);
}

void transaction(benchmark::State& run) {
    State state(layout(pieces, 10));
    Log log;
    log.reserve(1 << 16, 1 << 18);
    std::int32_t n = 0;
    for (auto _ : run) {
        Transaction edit(state, log);
        edit.edit(piece(n % 7)).steps = n;
        edit.edit(piece(7 + n % 5)).height = n;
        edit.commit({.kind = 1});
        ++n;
        if (log.size() == 1 << 16) log.cut(0);
    }
    run.SetItemsProcessed(static_cast<std::int64_t>(run.iterations()));
}

void empty_transaction(benchmark::State& run) {
    State state(layout(pieces, 10));
    Log log;
    log.reserve(1 << 16, 0);
    for (auto _ : run) {
        Transaction edit(state, log);
        edit.commit({.kind = 1});
        if (log.size() == 1 << 16) log.cut(0);
    }
}

void roll(benchmark::State& run) {
    Dice dice(3);
    std::uint16_t n = 0;
    for (auto _ : run) benchmark::DoNotOptimize(dice.roll({.nth = ++n}, 6));
}

BENCHMARK(bare_loop)->Unit(benchmark::kMillisecond);
BENCHMARK(stretch)->Unit(benchmark::kMillisecond);
BENCHMARK(step<&State::apply_unhashed, &State::unapply_unhashed>)
    ->Name("step_changes")
    ->Unit(benchmark::kMillisecond);
BENCHMARK(step<&State::apply, &State::unapply>)->Name("step_changes_hashed")->Unit(benchmark::kMillisecond);
BENCHMARK(empty_transaction);
BENCHMARK(transaction);
BENCHMARK(roll);

}  // namespace
