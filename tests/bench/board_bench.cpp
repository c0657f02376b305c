// Board micro-benchmarks. Movement search is measured against a bare bucket queue that runs in turn with it:
// the same costs, no limits, no ways, no list of what was reached.
#include "engine/board/map.hpp"
#include "engine/board/search.hpp"
#include "engine/board/sight.hpp"
#include "tests/board/boards.hpp"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <vector>

namespace {

using namespace hd::board;
using namespace hd::board::test;

Grid square(std::int64_t side) {
    const auto lines = static_cast<std::int32_t>(side);
    return make_grid(lines, lines, Orientation::flat, Stagger::odd);
}

// Clear 2, woods 4, a tenth of the sides shut: the mix of a movement table in half points.
CostTable terrain_costs(const Grid& grid) {
    Random random{61};
    std::vector<std::int32_t> entry;
    for (std::uint32_t i = 0; i < grid.hex_count(); ++i) entry.push_back(random.below(3) == 0 ? 4 : 2);
    return compile_costs(grid, [&](const Step& s) { return random.below(10) == 0 ? -1 : entry[s.to.index]; });
}

struct BareQueue {
    std::vector<std::uint32_t> best;
    std::array<std::vector<std::uint32_t>, 256> buckets;

    std::uint32_t run(const CostTable& costs, std::uint32_t start, std::uint32_t most) {
        best.assign(costs.hexes().size(), 0xFFFFFFFFu);
        best[start] = 0;
        buckets[0].push_back(start);
        std::uint32_t reached = 0;
        std::uint32_t waiting = 1;
        for (std::uint32_t now = 0; waiting > 0; ++now) {
            auto& bucket = buckets[now & 255u];
            for (std::size_t i = 0; i < bucket.size(); ++i) {
                const std::uint32_t hex = bucket[i];
                --waiting;
                if (best[hex] != now) continue;
                ++reached;
                const HexCosts& out = costs.hexes()[hex];
                for (std::size_t d = 0; d < 6; ++d) {
                    if (out.step[d] == forbidden) continue;
                    const std::uint32_t next =
                        hex + static_cast<std::uint32_t>(costs.index_steps()[out.shifted][d]);
                    const std::uint32_t cost = now + out.step[d];
                    if (cost > most || cost >= best[next]) continue;
                    best[next] = cost;
                    buckets[cost & 255u].push_back(next);
                    ++waiting;
                }
            }
            bucket.clear();
        }
        return reached;
    }
};

double nanoseconds(std::chrono::steady_clock::time_point since) {
    return std::chrono::duration<double, std::nano>(std::chrono::steady_clock::now() - since).count();
}

// Arguments: side of the board, largest cost. Counters: nanoseconds a reached hex for both, and their ratio
// (the lower quartile of the pairs, so that what else the machine does falls out).
void search_beside_bare_queue(benchmark::State& state) {
    const Grid grid = square(state.range(0));
    const CostTable costs = terrain_costs(grid);
    const auto most = static_cast<std::uint32_t>(state.range(1));
    const std::uint32_t start = grid.hex_count() / 2 + static_cast<std::uint32_t>(grid.columns()) / 2;
    BareQueue bare;
    Search search;
    std::vector<double> bare_times;
    std::vector<double> search_times;
    std::uint32_t reached = 0;
    const auto run_bare = [&] {
        const auto since = std::chrono::steady_clock::now();
        reached = bare.run(costs, start, most);
        bare_times.push_back(nanoseconds(since));
    };
    const auto run_search = [&] {
        const auto since = std::chrono::steady_clock::now();
        search.begin(grid.hex_count(), most);
        search.start(start);
        search.run(costs);
        search_times.push_back(nanoseconds(since));
    };
    bool bare_first = false;
    for (auto _ : state) {
        bare_first = !bare_first;
        if (bare_first) run_bare();
        run_search();
        if (!bare_first) run_bare();
    }
    if (search.reached().size() != reached) state.SkipWithError("the two searches differ");
    const auto quartile = [&](std::vector<double> times) {
        std::sort(times.begin(), times.end());
        return times[times.size() / 4] / reached;
    };
    state.counters["hexes"] = reached;
    state.counters["bare_ns"] = quartile(bare_times);
    state.counters["search_ns"] = quartile(search_times);
    state.counters["ratio"] = quartile(search_times) / quartile(bare_times);
}
BENCHMARK(search_beside_bare_queue)
    ->Args({25, 16})
    ->Args({60, 24})
    ->Args({60, 1000})
    ->Args({300, 100'000})
    ->Args({1000, 100'000});

void compiling_costs(benchmark::State& state) {
    const Grid grid = square(state.range(0));
    for (auto _ : state)
        benchmark::DoNotOptimize(
            compile_costs(grid, [](const Step& s) { return s.edge == no_edge ? -1 : 2; }));
    state.SetItemsProcessed(state.iterations() * grid.hex_count());
}
BENCHMARK(compiling_costs)->Arg(60)->Arg(1000);

void sight_of_range(benchmark::State& state) {
    const Grid grid = square(100);
    const HexId from = grid.hex_at(Offset{50, 50});
    const std::vector<HexId> targets = grid.ring(from, static_cast<std::int32_t>(state.range(0)));
    std::size_t i = 0;
    for (auto _ : state) {
        i = (i + 1) % targets.size();
        benchmark::DoNotOptimize(
            look(grid, from, targets[i], [](const LineStep& s, bool) { return s.hex == no_hex ? 1 : 0; }));
    }
}
BENCHMARK(sight_of_range)->Arg(2)->Arg(8)->Arg(40);

void distance(benchmark::State& state) {
    const Grid grid = square(1000);
    Random random{67};
    const HexId a = random_hex(random, grid);
    HexId b = random_hex(random, grid);
    for (auto _ : state) {
        b.index = (b.index + 7919u) % grid.hex_count();
        benchmark::DoNotOptimize(grid.distance(a, b));
    }
}
BENCHMARK(distance);

void label_there_and_back(benchmark::State& state) {
    const Numbering numbering = vaw_numbering();
    HexId hex{0};
    for (auto _ : state) {
        hex.index = (hex.index + 7u) % 300u;
        benchmark::DoNotOptimize(numbering.parse(numbering.print(hex)));
    }
}
BENCHMARK(label_there_and_back);

void building_a_map(benchmark::State& state) {
    const Grid grid = square(state.range(0));
    std::size_t bytes = 0;
    for (auto _ : state) {
        MapBuilder builder(grid, Numbering::plain(grid), {{"woods"}, {"stream"}, {"road"}});
        for (std::uint32_t i = 0; i < grid.hex_count(); ++i)
            builder.add(HexRecord{HexId{i}, i & 1u, 0, "", {}});
        bytes = builder.build().value().memory();
    }
    state.counters["bytes_a_hex"] = static_cast<double>(bytes) / grid.hex_count();
    state.SetItemsProcessed(state.iterations() * grid.hex_count());
}
BENCHMARK(building_a_map)->Arg(60)->Arg(1000);

}  // namespace
