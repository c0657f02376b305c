// Whole random games of the campaign of 1815 on the way that a player's game takes, recording on, and what
// listing the legal actions of one decision costs on the way.
#include "engine/rules/campaign_1815/ruleset.hpp"
#include "engine/rules/play.hpp"
#include "replay/live_game.hpp"
#include "tests/support/shipped.hpp"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <vector>

namespace {

using namespace hd;
using replay::LiveGame;
using replay::PlayerKind;

const std::shared_ptr<const rules::Setting>& campaign() {
    static const auto setting = support::shipped_setting(c1815::ruleset(), "campaign-1815");
    return setting;
}

replay::Start start(std::uint64_t seed) {
    const auto& setting = campaign();
    replay::Start made{.ruleset = &c1815::ruleset(),
                       .setting = setting,
                       .scenario = "campaign-1815",
                       .options = {},
                       .seats = {},
                       .seed = seed};
    for (const rules::SeatInfo& seat : setting->seats)
        made.seats.push_back({seat.id, PlayerKind::random, ""});
    return made;
}

void random_campaign(benchmark::State& run) {
    const auto file = std::filesystem::temp_directory_path() / "hundred-days-random-campaign-bench.game";
    std::uint64_t seed = 0;
    std::uint64_t decisions = 0;
    for (auto _ : run) {
        // A new file: replacing an old one waits for the disk.
        std::filesystem::remove(file);
        auto live = LiveGame::begin(start(++seed % 20), file.string());
        if (!live) std::abort();
        while (!live->options().empty()) {
            const rules::Action chosen =
                live->options()[ledger::mixed(seed, decisions++) % live->options().size()];
            if (!live->play(chosen, PlayerKind::random)) std::abort();
        }
    }
    std::filesystem::remove(file);
    run.counters["decisions"] =
        benchmark::Counter(static_cast<double>(decisions), benchmark::Counter::kAvgIterations);
}

// Microseconds that each listing of a random campaign took, sorted.
std::vector<double> listings(std::uint64_t seed) {
    using Clock = std::chrono::steady_clock;
    std::vector<double> took;
    ledger::Log log;
    rules::Game game = rules::begin(c1815::ruleset(), campaign(), seed, log, rules::Working::off);
    ledger::Dice dice(seed);
    rules::Conduct conduct{.game = game, .dice = dice, .log = log, .working = rules::Working::off};
    std::vector<rules::Action> listed;
    for (auto decision = rules::decision(game); decision.kind != rules::DecisionKind::over;
         decision = rules::decision(game)) {
        const auto before = Clock::now();
        rules::options(rules::View(game, decision.seat), game, listed);
        took.push_back(std::chrono::duration<double, std::micro>(Clock::now() - before).count());
        const rules::Action chosen = listed[ledger::mixed(seed, took.size()) % listed.size()];
        rules::act(conduct, chosen);
    }
    std::sort(took.begin(), took.end());
    return took;
}

void campaign_options(benchmark::State& run) {
    std::uint64_t seed = 0;
    double sum = 0;
    double high = 0;
    for (auto _ : run) {
        const std::vector<double> took = listings(++seed % 20);
        double all = 0;
        for (const double one : took) all += one;
        sum += all / static_cast<double>(took.size());
        high += took[took.size() * 99 / 100];
    }
    run.counters["mean_us"] = benchmark::Counter(sum, benchmark::Counter::kAvgIterations);
    run.counters["p99_us"] = benchmark::Counter(high, benchmark::Counter::kAvgIterations);
}

BENCHMARK(random_campaign)->Unit(benchmark::kMillisecond);
BENCHMARK(campaign_options)->Unit(benchmark::kMillisecond);

}  // namespace
