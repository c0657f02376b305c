#include "app/view/new_game.hpp"

#include "app/view/rulesets.hpp"
#include "engine/scenario/resolved.hpp"

#include <fmt/format.h>

namespace hd::view {

tl::expected<replay::LiveGame, std::vector<std::string>> begin_game(const scenario::DataRoot& data,
                                                                    const NewGamePlan& plan) {
    auto loaded = scenario::load_resolved(data, plan.scenario);
    std::vector<std::string> faults;
    if (!loaded.ok()) {
        for (const scenario::Fault& fault : loaded.faults.all()) faults.push_back(scenario::to_text(fault));
        return tl::unexpected(faults);
    }
    const rules::Ruleset* ruleset = find_ruleset(loaded.value.scenario.ruleset);
    if (ruleset == nullptr) {
        return tl::unexpected(std::vector{
            fmt::format("{}: there is no rule system \"{}\"", plan.scenario, loaded.value.scenario.ruleset)});
    }
    const std::string text = scenario::to_json(loaded.value);
    const auto setting =
        ruleset->prepare(std::make_shared<const scenario::Resolved>(std::move(loaded.value)), plan.options);
    if (!setting) return tl::unexpected(setting.error());
    std::vector<replay::SeatRecord> seats = plan.seats;
    for (std::size_t i = seats.size(); i < (*setting)->seats.size(); ++i) {
        replay::SeatRecord person;
        person.id = (*setting)->seats[i].id;
        person.player = replay::PlayerKind::human;
        seats.push_back(person);
    }
    for (std::size_t i = 0; i < seats.size(); ++i) seats[i].id = (*setting)->seats[i].id;
    auto live = replay::LiveGame::begin({.ruleset = ruleset,
                                         .setting = *setting,
                                         .scenario = text,
                                         .options = plan.options,
                                         .seats = seats,
                                         .seed = plan.seed},
                                        plan.path);
    if (!live) return tl::unexpected(std::vector{live.error().message});
    return std::move(*live);
}

}  // namespace hd::view
