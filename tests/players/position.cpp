#include "tests/players/position.hpp"

#include "engine/rules/action_text.hpp"
#include "engine/rules/victory_at_waterloo/action_kind.hpp"
#include "engine/rules/victory_at_waterloo/retreat.hpp"

#include <algorithm>

namespace hd::players::test {

namespace {

using vaw::ActionKind;

std::int32_t row_of(const rules::Game& game, std::string_view unit) {
    return rules::parse_row(*game.setting, vaw::Unit::table, unit).value();
}

void note(Episode& episode, const rules::Action& action) {
    const rules::Game& game = episode.game;
    const std::string text = rules::action_text(*game.ruleset, *game.setting, action);
    episode.actions.push_back(text);
    if (vaw::is(action, ActionKind::target)) {
        const auto open =
            vaw::retreat_hexes(game.state, vaw::setting_of(game), vaw::Ref<vaw::Unit>{action.a});
        if (open.count > 0) episode.covered = false;
    }
}

// Who attacked whom, as the log tells it: some choices are the only ones and nobody is asked.
void read_attacks(Episode& episode, const ledger::Log& log) {
    for (const ledger::Event& event : log.events()) {
        const auto kind = static_cast<vaw::EventKind>(event.head.kind);
        const auto name = [&] {
            return rules::row_text(*episode.game.setting, vaw::Unit::table, event.head.subject - 1);
        };
        if (kind == vaw::EventKind::attack_declared)
            episode.attacks.push_back({.targets = {name()}, .attackers = {}});
        if (kind == vaw::EventKind::target_added) episode.attacks.back().targets.push_back(name());
        if (kind == vaw::EventKind::attacker_joined) episode.attacks.back().attackers.push_back(name());
    }
}

}  // namespace

std::string Episode::hex(std::string_view unit) const {
    const auto ref = vaw::Ref<vaw::Unit>::of_row(row_of(game, unit));
    return rules::place_text(*game.setting, game.state.at(ref).place);
}

bool Episode::did(std::string_view action) const {
    return std::find(actions.begin(), actions.end(), action) != actions.end();
}

vaw::Seat Episode::holder(std::string_view hex) const {
    const auto place = rules::parse_place(*game.setting, hex).value();
    const std::int32_t objective = vaw::setting_of(game).at(place).objective;
    return game.state.at(vaw::Ref<vaw::Objective>{objective}).holder;
}

bool Episode::attacked(std::string_view target, const std::vector<std::string>& attackers) const {
    return std::any_of(attacks.begin(), attacks.end(), [&](const Made& made) {
        std::vector<std::string> joined = made.attackers;
        std::sort(joined.begin(), joined.end());
        return made.targets == std::vector<std::string>{std::string(target)} && joined == attackers;
    });
}

std::int32_t Episode::losses(vaw::ArmyId army) const {
    return game.state.at(vaw::army_row(army)).turn_losses;
}

Episode play_phases(vaw::test::Bench& bench, std::string_view name, std::uint64_t seed, int face) {
    Episode episode;
    episode.game = bench.game();
    rules::Game& game = episode.game;
    ledger::Dice dice(1);
    const std::vector<int> faces(64, face);
    dice.give(faces, ledger::DieSource::forced);
    ledger::Log log;
    rules::Conduct conduct{.game = game, .dice = dice, .log = log, .working = rules::Working::off};
    const rules::Seat seat = rules::decision(game).seat;
    rules::options(rules::View(game, seat), game, conduct.options);
    const auto one = player(name);
    const std::int32_t turn = game.state.at(vaw::the_clock).turn;
    const vaw::Seat side = game.state.at(vaw::the_clock).side;
    for (std::uint64_t number = 0; !conduct.options.empty(); ++number) {
        const rules::Decision decision = rules::decision(game);
        const auto& clock = game.state.at(vaw::the_clock);
        if (clock.turn != turn || clock.side != side) break;
        const rules::View view(game, decision.seat);
        const std::vector<rules::Action> options = conduct.options;
        rules::Action action = options.front();
        if (decision.seat == seat) {
            action = one->choose({.view = view, .options = options, .seed = seed, .number = number}).action;
            note(episode, action);
        }
        rules::act(conduct, action);
    }
    read_attacks(episode, log);
    return episode;
}

}  // namespace hd::players::test
