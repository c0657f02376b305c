// Whole games of Victory at Waterloo between two players of a kind: what a game costs, and its units of work.
#include "tests/players/kit.hpp"

#include <benchmark/benchmark.h>

namespace {

using namespace hd::players;

void game(benchmark::State& state, const char* name) {
    const auto one = test::player(name);
    const auto other = test::player(name);
    const auto setting = test::battle();
    std::uint64_t seed = 0;
    std::uint64_t decisions = 0;
    std::uint64_t work = 0;
    for (auto _ : state) {
        const test::Played played = test::play(hd::vaw::ruleset(), setting, {one.get(), other.get()}, ++seed);
        decisions += played.decisions;
        work += played.work;
    }
    state.counters["decisions"] =
        benchmark::Counter(static_cast<double>(decisions), benchmark::Counter::kAvgIterations);
    state.counters["work_units"] =
        benchmark::Counter(static_cast<double>(work), benchmark::Counter::kAvgIterations);
}

void computer_game(benchmark::State& state) {
    game(state, "computer:easy");
}
void normal_computer_game(benchmark::State& state) {
    game(state, "computer:normal");
}
void yardstick_game(benchmark::State& state) {
    game(state, "yardstick");
}

BENCHMARK(computer_game)->Unit(benchmark::kMillisecond)->MinTime(2.0);
BENCHMARK(normal_computer_game)->Unit(benchmark::kMillisecond)->MinTime(2.0);
BENCHMARK(yardstick_game)->Unit(benchmark::kMillisecond);

}  // namespace
