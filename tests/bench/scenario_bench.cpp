// Opening the largest map: the file read, checked and made into a board.
#include "engine/scenario/build_map.hpp"
#include "engine/scenario/files.hpp"
#include "tests/scenario/large_map.hpp"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <filesystem>

namespace {

using namespace hd::scenario;

// Argument: hexes, always a million. Counter: megabytes held at the worst moment, the bytes of the file among
// them.
void open_map(benchmark::State& state) {
    const auto file = std::filesystem::temp_directory_path() / "hundred-days-large.map.json";
    if (!write_file(file, tests::million_hexes())) return state.SkipWithError("cannot write the map");
    long grown = 0;
    for (auto _ : state) {
        tests::forget_peak();
        const long before = tests::peak_kilobytes();
        const auto text = read_file(file);
        const auto map = read_map(*text, file.string());
        const auto board = build_map(map.value);
        if (!board) state.SkipWithError("the map is refused");
        grown = std::max(grown, tests::peak_kilobytes() - before);
    }
    std::filesystem::remove(file);
    state.counters["megabytes"] = static_cast<double>(grown) / 1024.0;
}
BENCHMARK(open_map)->Arg(1'000'000)->Unit(benchmark::kMillisecond);

}  // namespace
