// match SCENARIO ONE OTHER GAMES [FIRST SEED [LEVELS FILE]]: ONE plays each seat in turn against OTHER;
// prints its rate of wins by seat with the Wilson interval, the mean scores and the time a game.
#include "engine/rules/campaign_1815/ruleset.hpp"
#include "engine/rules/victory_at_waterloo/ruleset.hpp"
#include "engine/scenario/files.hpp"
#include "tests/players/match.hpp"
#include "tests/support/shipped.hpp"

#include <fmt/format.h>

#include <cstdlib>
#include <ctime>
#include <map>

namespace {

using namespace hd;
using namespace hd::players;

const rules::Ruleset& ruleset_of(const std::string& scenario) {
    const std::string& id = support::shipped(scenario)->scenario.ruleset;
    return id == c1815::ruleset().id ? c1815::ruleset() : vaw::ruleset();
}

std::unique_ptr<Player> made(const std::string& name, const rules::Ruleset& ruleset, const Levels& levels) {
    auto player = make_player(name, ruleset, levels);
    if (player) return std::move(*player);
    throw std::runtime_error(player.error());
}

int run(const std::vector<std::string>& arguments) {
    const auto root = scenario::open_data_root(HD_DATA);
    const auto levels = arguments.size() > 5 ? read_levels(*scenario::read_file(arguments[5]), arguments[5])
                                             : load_levels(*root);
    for (const auto& fault : levels.faults.all()) fmt::print("{}\n", scenario::to_text(fault));
    const rules::Ruleset& ruleset = ruleset_of(arguments[0]);
    const auto setting = support::shipped_setting(ruleset, arguments[0]);
    const auto one = made(arguments[1], ruleset, levels.value);
    const auto other = made(arguments[2], ruleset, levels.value);
    const int games = std::atoi(arguments[3].c_str());
    const std::uint64_t first = arguments.size() > 4 ? std::strtoull(arguments[4].c_str(), nullptr, 10) : 1;
    for (int seat = 0; seat < 2; ++seat) {
        test::Rate rate;
        std::map<std::string, int> levels_reached;
        std::map<std::string, std::int64_t> scores;
        std::uint64_t work = 0;
        const std::clock_t began = std::clock();
        for (int i = 0; i < games; ++i) {
            const std::array<Player*, 2> players = seat == 0 ? std::array<Player*, 2>{one.get(), other.get()}
                                                             : std::array<Player*, 2>{other.get(), one.get()};
            const test::Played played =
                test::play(ruleset, setting, players, first + static_cast<std::uint64_t>(i));
            ++rate.games;
            if (played.outcome.complete && played.outcome.winner.raw == seat + 1) ++rate.wins;
            ++levels_reached[std::string(played.outcome.level)];
            for (const auto& [army, score] : played.outcome.scores) scores[std::string(army)] += score;
            work += played.work;
        }
        const double took = 1000.0 * static_cast<double>(std::clock() - began) / CLOCKS_PER_SEC;
        fmt::print("{} as {} v {}: {} of {} ({:.3f} to {:.3f}), {:.1f} ms and {} units a game;", arguments[1],
                   setting->seats[static_cast<std::size_t>(seat)].id, arguments[2], rate.wins, rate.games,
                   rate.low() / 1000.0, rate.high() / 1000.0, took / games,
                   work / static_cast<std::uint64_t>(games));
        for (const auto& [army, sum] : scores)
            fmt::print(" {} {:.1f}", army, static_cast<double>(sum) / games);
        for (const auto& [level, count] : levels_reached) fmt::print(" {} {}", level, count);
        fmt::print("\n");
    }
    return 0;
}

}  // namespace

int main(int count, char** values) {
    if (count < 5) {
        fmt::print("match SCENARIO ONE OTHER GAMES [FIRST SEED]\n");
        return 2;
    }
    return run(std::vector<std::string>(values + 1, values + count));
}
