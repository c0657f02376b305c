#include "tests/support/scripted_game.hpp"

#include "engine/rules/action_text.hpp"

#include <catch2/catch.hpp>

#include <algorithm>

namespace hd::support {

using rules::Action;
using rules::View;

namespace {

void check_dice(const ledger::Dice& dice, std::string_view text) {
    INFO("dice typed for '" << text << "'");
    CHECK(dice.unused() == 0);
    CHECK_FALSE(dice.bad_value().has_value());
}

}  // namespace

ScriptedGame::ScriptedGame(const rules::Ruleset& ruleset, std::shared_ptr<const rules::Setting> setting,
                           std::initializer_list<int> dice, std::uint64_t seed)
    : game_{.ruleset = &ruleset, .setting = setting, .state = ledger::State(setting->layout), .seed = seed} {
    ledger::Dice source(seed);
    source.give(std::vector<int>(dice), ledger::DieSource::typed);
    rules::Conduct conduct{.game = game_, .dice = source, .log = log_};
    rules::begin(conduct);
    check_dice(source, "the start");
}

Action ScriptedGame::parsed(std::string_view text) const {
    const auto action = rules::parse_action(*game_.ruleset, *game_.setting, text);
    if (!action) FAIL("'" << text << "': " << action.error());
    return *action;
}

EventRange ScriptedGame::act(std::string_view text, std::initializer_list<int> dice) {
    const Action action = parsed(text);
    const auto refusal = rules::refusal(View(game_, decision().seat), game_, action);
    if (refusal) {
        const rules::Names& names = game_.ruleset->names;
        FAIL("'" << text << "' in step '" << step() << "' is refused: " << names.rules[refusal->rule] << ", "
                 << names.reasons[refusal->reason]);
    }
    ledger::Dice source(game_.seed);
    source.give(std::vector<int>(dice), ledger::DieSource::typed);
    rules::Conduct conduct{.game = game_, .dice = source, .log = log_};
    const ledger::EventNumber first = log_.size();
    rules::act(conduct, action);
    check_dice(source, text);
    return {first, log_.size()};
}

std::optional<rules::Refusal> ScriptedGame::refused(std::string_view text) const {
    return rules::refusal(View(game_, decision().seat), game_, parsed(text));
}

std::vector<std::string> ScriptedGame::options() const {
    std::vector<Action> listed;
    rules::options(View(game_, decision().seat), game_, listed);
    std::vector<std::string> texts;
    for (const Action& action : listed) {
        texts.push_back(rules::action_text(*game_.ruleset, *game_.setting, action));
    }
    return texts;
}

bool ScriptedGame::may(std::string_view text) const {
    const std::vector<std::string> all = options();
    return std::find(all.begin(), all.end(), text) != all.end();
}

std::string_view ScriptedGame::step() const {
    return game_.ruleset->steps[decision().step].name;
}

std::vector<ledger::EventNumber> ScriptedGame::events(std::string_view kind, EventRange range) const {
    std::vector<ledger::EventNumber> found;
    for (ledger::EventNumber n = range.first; n < std::min(range.last, log_.size()); ++n) {
        if (game_.ruleset->names.events[log_.event(n).head.kind] == kind) found.push_back(n);
    }
    return found;
}

}  // namespace hd::support
