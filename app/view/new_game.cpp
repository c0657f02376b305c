#include "app/view/new_game.hpp"

#include "app/view/rulesets.hpp"
#include "engine/scenario/resolved.hpp"

#include <fmt/format.h>

namespace hd::view {

tl::expected<PreparedGame, std::vector<std::string>> prepare_game(scenario::Resolved resolved,
                                                                  const rules::OptionValues& options,
                                                                  const std::string& name) {
    const rules::Ruleset* ruleset = find_ruleset(resolved.scenario.ruleset);
    if (ruleset == nullptr) {
        return tl::unexpected(
            std::vector{fmt::format("{}: there is no rule system \"{}\"", name, resolved.scenario.ruleset)});
    }
    std::string text = scenario::to_json(resolved);
    const auto setting =
        ruleset->prepare(std::make_shared<const scenario::Resolved>(std::move(resolved)), options);
    if (!setting) return tl::unexpected(setting.error());
    return PreparedGame{ruleset, *setting, std::move(text), options};
}

tl::expected<replay::LiveGame, std::vector<std::string>> begin_game(const scenario::DataRoot& data,
                                                                    const NewGamePlan& plan) {
    auto loaded = scenario::load_resolved(data, plan.scenario);
    if (!loaded.ok()) {
        std::vector<std::string> faults;
        for (const scenario::Fault& fault : loaded.faults.all()) faults.push_back(scenario::to_text(fault));
        return tl::unexpected(faults);
    }
    const auto game = prepare_game(std::move(loaded.value), plan.options, plan.scenario);
    if (!game) return tl::unexpected(game.error());
    const std::vector<rules::SeatInfo>& named = game->setting->seats;
    std::vector<replay::SeatRecord> seats = plan.seats;
    replay::SeatRecord person;
    person.player = replay::PlayerKind::human;
    seats.resize(named.size(), person);
    for (std::size_t i = 0; i < seats.size(); ++i) seats[i].id = named[i].id;
    auto live = replay::LiveGame::begin({.ruleset = game->ruleset,
                                         .setting = game->setting,
                                         .scenario = game->scenario,
                                         .options = game->options,
                                         .seats = seats,
                                         .seed = plan.seed},
                                        plan.path);
    if (!live) return tl::unexpected(std::vector{live.error().message});
    return std::move(*live);
}

}  // namespace hd::view
