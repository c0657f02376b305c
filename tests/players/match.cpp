#include "tests/players/match.hpp"

#include "engine/ledger/dice.hpp"

#include <cmath>

namespace hd::players::test {

namespace {

constexpr std::uint32_t most_decisions = 200'000;

struct Interval {
    double low = 0;
    double high = 1;
};

Interval wilson(int wins, int games) {
    if (games == 0) return {};
    const double n = games;
    const double p = wins / n;
    const double z = 1.96;
    const double centre = (p + z * z / (2 * n)) / (1 + z * z / n);
    const double half = z * std::sqrt(p * (1 - p) / n + z * z / (4 * n * n)) / (1 + z * z / n);
    return {centre - half, centre + half};
}

}  // namespace

Played play(const rules::Ruleset& ruleset, const std::shared_ptr<const rules::Setting>& setting,
            const std::array<Player*, 2>& players, std::uint64_t seed, const Watch& watch) {
    rules::Game game{
        .ruleset = &ruleset, .setting = setting, .state = ledger::State(setting->layout), .seed = seed};
    ledger::Dice dice(seed);
    ledger::Log log;
    rules::Conduct conduct{.game = game, .dice = dice, .log = log, .working = rules::Working::off};
    rules::begin(conduct);
    Played played;
    std::array<std::uint64_t, 2> seeds{ledger::mixed(seed, 1001), ledger::mixed(seed, 1002)};
    while (!conduct.options.empty() && played.decisions < most_decisions) {
        const auto seat = static_cast<std::size_t>(rules::decision(game).seat.raw) - 1;
        const rules::View view(game, rules::Seat{static_cast<std::int32_t>(seat) + 1});
        const std::vector<rules::Action> options = conduct.options;
        const Question question{
            .view = view, .options = options, .seed = seeds[seat], .number = played.decisions};
        const Choice choice = players[seat]->choose(question);
        if (watch) watch(question, choice);
        ++played.decisions;
        played.work += choice.thought.work;
        rules::act(conduct, choice.action);
    }
    played.outcome = ruleset.outcome(game);
    played.hash = game.state.hash();
    return played;
}

int Rate::low() const {
    return static_cast<int>(1000 * wilson(wins, games).low);
}

int Rate::high() const {
    return static_cast<int>(1000 * wilson(wins, games).high);
}

}  // namespace hd::players::test
