// The check of the property kit that begins games anew from positions in the middle of a finished one.
#include "editor/export/position_scenario.hpp"
#include "engine/scenario/resolved.hpp"
#include "tests/support/property_kit.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace hd::support {

using rules::Game;
using rules::View;

namespace {

// The game that begins with the position, by way of the scenario's text; nothing, with a fault, where it
// can't.
std::optional<Game> begun(const Subject& subject, const Game& game, scenario::Scenario scenario,
                          Faults& faults) {
    scenario.id = "position";
    auto read = scenario::read_scenario(scenario::to_json(scenario), "position");
    if (read.value != scenario || !read.faults.empty()) {
        faults.push_back("the scenario is not read back as it was written");
        return std::nullopt;
    }
    auto resolved = std::make_shared<scenario::Resolved>(*subject.setting->scenario);
    resolved->scenario = std::move(read.value);
    const auto setting = subject.ruleset.prepare(resolved, {});
    if (!setting) {
        for (const std::string& fault : setting.error()) faults.push_back(fault);
        return std::nullopt;
    }
    ledger::Log log;
    return rules::begin(subject.ruleset, *setting, game.seed + 1, log, rules::Working::off);
}

// The agenda's rows may lie otherwise, and its items know other events.
Faults row_faults(const Game& game, const Game& anew) {
    Faults faults;
    const ledger::Layout& layout = game.state.layout();
    for (int table = rules::agenda_table + 1; table < layout.tables(); ++table) {
        const ledger::Table& described = layout.schema()[static_cast<std::size_t>(table)];
        for (int row = 0; row < static_cast<int>(layout.slot(table).rows); ++row) {
            for (int field = 0; field < static_cast<int>(described.fields.size()); ++field) {
                const std::int32_t was = game.state.cell({table, row, field});
                const std::int32_t is = anew.state.cell({table, row, field});
                if (was == is) continue;
                faults.push_back(fmt::format("{} {} {}: {} and then {}", described.name, row,
                                             described.fields[static_cast<std::size_t>(field)].name, was,
                                             is));
            }
        }
    }
    return faults;
}

Faults round_trip_faults(const Subject& subject, const Game& game) {
    const auto scenario = editor::position_scenario(game);
    if (!scenario) return {"the position is one and can't be exported"};
    Faults faults;
    const std::optional<Game> anew = begun(subject, game, *scenario, faults);
    if (!anew) return faults;
    if (game.setting->layout->cells() != anew->setting->layout->cells()) return {"other tables"};
    faults = row_faults(game, *anew);
    const rules::Decision was = rules::decision(game);
    const rules::Decision is = rules::decision(*anew);
    if (was.seat != is.seat || was.step != is.step) faults.push_back("another decision");
    std::vector<rules::Action> before;
    std::vector<rules::Action> after;
    rules::options(View(game, was.seat), game, before);
    rules::options(View(*anew, is.seat), *anew, after);
    if (before != after) faults.push_back("other options");
    return faults;
}

}  // namespace

Faults check_positions(const Subject& subject, const Playout& played, std::size_t every) {
    Faults faults;
    ledger::Log log;
    Game game = rules::begin(subject.ruleset, subject.setting, played.game.seed, log, rules::Working::off);
    ledger::Dice dice(game.seed);
    rules::Conduct conduct{.game = game, .dice = dice, .log = log, .working = rules::Working::off};
    std::size_t positions = 0;
    for (std::size_t i = 0; i <= played.actions.size() && faults.empty(); ++i) {
        const auto start = subject.ruleset.position(game);
        if (!start && (start.error().rule == 0 || start.error().rule >= subject.ruleset.names.rules.size()))
            faults.push_back("the refusal of a position names no rule");
        if (start && subject.setting->scenario != nullptr && positions++ % every == 0)
            faults = round_trip_faults(subject, game);
        for (std::string& fault : faults) fault = fmt::format("position before action {}: {}", i, fault);
        if (i < played.actions.size()) rules::act(conduct, played.actions[i]);
    }
    return faults;
}

}  // namespace hd::support
