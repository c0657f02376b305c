// Whole random games of Victory at Waterloo on the way that a player's game takes: each action refused or
// carried out with its working, and its frame written.
#include "engine/rules/victory_at_waterloo/ruleset.hpp"
#include "replay/live_game.hpp"
#include "tests/support/shipped.hpp"

#include <benchmark/benchmark.h>

#include <cstdlib>
#include <filesystem>

namespace {

using namespace hd;
using replay::LiveGame;
using replay::PlayerKind;

const std::shared_ptr<const rules::Setting>& battle() {
    static const auto setting = support::shipped_setting(vaw::ruleset(), "waterloo-18-june");
    return setting;
}

replay::Start start(std::uint64_t seed) {
    const auto& setting = battle();
    replay::Start made{.ruleset = &vaw::ruleset(),
                       .setting = setting,
                       .scenario = "waterloo-18-june",
                       .options = {},
                       .seats = {},
                       .seed = seed};
    for (const rules::SeatInfo& seat : setting->seats)
        made.seats.push_back({seat.id, PlayerKind::random, ""});
    return made;
}

// A random game to its end in memory.
LiveGame recorded(std::uint64_t seed) {
    LiveGame live = *LiveGame::begin(start(seed));
    for (std::uint64_t n = 0; !live.options().empty(); ++n) {
        const rules::Action chosen = live.options()[ledger::mixed(seed, n) % live.options().size()];
        if (!live.play(chosen, PlayerKind::random)) std::abort();
    }
    return live;
}

struct Played {
    std::int64_t listed = 0;
    std::int64_t decisions = 0;
    std::int64_t events = 0;
};

Played play(std::uint64_t seed, const std::string& path) {
    // A new file: replacing an old one waits for the disk.
    if (!path.empty()) std::filesystem::remove(path);
    auto live = LiveGame::begin(start(seed), path);
    if (!live) std::abort();
    Played count;
    while (!live->options().empty()) {
        const auto& options = live->options();
        count.listed += static_cast<std::int64_t>(options.size());
        const rules::Action chosen =
            options[ledger::mixed(seed, static_cast<std::uint64_t>(count.decisions)) % options.size()];
        ++count.decisions;
        if (!live->play(chosen, PlayerKind::random)) std::abort();
    }
    count.events = live->log().size();
    return count;
}

void run_games(benchmark::State& run, const std::string& path) {
    std::uint64_t seed = 0;
    Played sum;
    for (auto _ : run) {
        const Played one = play(++seed % 100, path);
        sum.listed += one.listed;
        sum.decisions += one.decisions;
        sum.events += one.events;
    }
    run.SetItemsProcessed(sum.listed);
    const auto games = static_cast<double>(run.iterations());
    run.counters["decisions"] = static_cast<double>(sum.decisions) / games;
    run.counters["events"] = static_cast<double>(sum.events) / games;
}

void random_game(benchmark::State& run) {
    const auto file = std::filesystem::temp_directory_path() / "hundred-days-random-game-bench.game";
    run_games(run, file.string());
    std::filesystem::remove(file);
}

void random_game_in_memory(benchmark::State& run) {
    run_games(run, "");
}

// The same games; items are the legal actions that were listed on the way.
void actions_listed(benchmark::State& run) {
    run_games(run, "");
}

LiveGame opened(const replay::Store& file) {
    static const rules::Ruleset* const rulesets[] = {&vaw::ruleset()};
    const replay::Library library{
        .rulesets = rulesets,
        .setting = [](const rules::Ruleset&, const std::string&, const rules::OptionValues&)
            -> tl::expected<std::shared_ptr<const rules::Setting>, rules::Faults> { return battle(); }};
    auto bytes = file.read(0, file.size());
    return *LiveGame::open(replay::Store::in_memory(std::move(*bytes), replay::Access::read), library);
}

// The frames behind the header, which holds the scenario; the memory is that of the recording opened, with
// what its vectors hold in reserve.
void recording_size(benchmark::State& run) {
    for (auto _ : run) {
        const LiveGame live = opened(recorded(1815).store());
        const auto changes = static_cast<double>(live.log().changes(0, live.log().size()).size());
        const std::size_t header = to_bytes(live.header(), replay::format_version).size();
        run.counters["disk_bytes_per_change"] = static_cast<double>(live.store().size() - header) / changes;
        run.counters["memory_bytes_per_change"] = static_cast<double>(live.line().bytes()) / changes;
        run.counters["changes_an_event"] = changes / static_cast<double>(live.log().size());
    }
}

BENCHMARK(random_game)->Unit(benchmark::kMillisecond);
BENCHMARK(random_game_in_memory)->Unit(benchmark::kMillisecond);
BENCHMARK(actions_listed)->Unit(benchmark::kMillisecond);
BENCHMARK(recording_size)->Unit(benchmark::kMillisecond);

}  // namespace
