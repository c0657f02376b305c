#include "editor/export/position_scenario.hpp"

#include "engine/scenario/resolved.hpp"

#include <algorithm>
#include <cassert>

namespace hd::editor {

namespace {

using scenario::NamedValues;
using scenario::Scenario;

// Changes the value of that name, which stays what it is, a number or a yes or no; false if there is none.
bool change(NamedValues& values, std::string_view name, std::int32_t value) {
    const auto found =
        std::find_if(values.begin(), values.end(), [name](const auto& one) { return one.name == name; });
    if (found == values.end()) return false;
    if (std::holds_alternative<bool>(found->value) && (value == 0 || value == 1)) {
        found->value = value == 1;
    } else {
        found->value = value;
    }
    return true;
}

// The options of the game stand in its scenario, whoever chose them.
void write_options(const rules::Game& game, Scenario& scenario) {
    const auto infos = game.ruleset->options;
    for (std::size_t i = 0; i < infos.size() && i < game.setting->options.size(); ++i) {
        const std::int32_t value = game.setting->options[i];
        // The one that is read last holds.
        const bool was_parameter = change(scenario.parameters, infos[i].id, value);
        const bool was_option = change(scenario.options, infos[i].id, value);
        if (was_parameter || was_option || value == infos[i].initial) continue;
        const bool is_switch = infos[i].low == 0 && infos[i].high == 1;
        if (is_switch) {
            scenario.options.push_back({std::string(infos[i].id), value != 0});
        } else {
            scenario.parameters.push_back({std::string(infos[i].id), value});
        }
    }
}

}  // namespace

tl::expected<Scenario, rules::Refusal> position_scenario(const rules::Game& game) {
    auto start = game.ruleset->position(game);
    if (!start) return tl::unexpected(start.error());
    assert(game.setting->scenario != nullptr);
    Scenario scenario = game.setting->scenario->scenario;
    write_options(game, scenario);
    // What the units are like now stands in the position alone.
    for (scenario::SetupEntry& entry : scenario.setup) entry.state.clear();
    for (scenario::ScheduleEntry& entry : scenario.schedule) entry.state.clear();
    scenario.start = std::move(*start);
    return scenario;
}

Found keep_references(Scenario& scenario, const scenario::Resolved& played, const scenario::DataRoot& root,
                      const std::filesystem::path& file) {
    const scenario::Resolved there = scenario::resolve(root, scenario, file).value;
    const Found found{.map = there.map == played.map,
                      .order_of_battle = there.order_of_battle == played.order_of_battle,
                      .tables = there.tables == played.tables};
    if (!found.map) scenario.map.document = played.map;
    if (!found.order_of_battle) scenario.order_of_battle.document = played.order_of_battle;
    return found;
}

}  // namespace hd::editor
