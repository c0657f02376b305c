// A shipped game played by text, for tests of what is said and drawn of it.
#pragma once

#include "engine/rules/action_text.hpp"
#include "engine/rules/play.hpp"
#include "engine/scenario/library.hpp"

#include <catch2/catch.hpp>

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace hd::view_test {

class TextGame {
  public:
    TextGame(const rules::Ruleset& ruleset, const std::string& scenario,
             const rules::OptionValues& options = {}) {
        auto loaded = scenario::load_resolved(scenario::DataRoot{HD_DATA}, scenario);
        REQUIRE(loaded.ok());
        auto setting =
            ruleset.prepare(std::make_shared<const scenario::Resolved>(std::move(loaded.value)), options);
        if (!setting) FAIL(setting.error().front());
        game = rules::begin(ruleset, *setting, 1815, log, rules::Working::on);
    }

    // Carries an action out, with the given dice first; the number of its first event.
    ledger::EventNumber play(const std::string& text, std::vector<int> typed = {}) {
        const rules::Action action = parsed(text);
        INFO(text);
        REQUIRE_FALSE(refused(text));
        const ledger::EventNumber first = log.size();
        ledger::Dice dice(game.seed);
        dice.give(typed, ledger::DieSource::typed);
        rules::Conduct conduct{game, dice, log};
        rules::act(conduct, action);
        return first;
    }
    rules::Action parsed(const std::string& text) const {
        const auto action = rules::parse_action(*game.ruleset, *game.setting, text);
        REQUIRE(action);
        return *action;
    }
    std::optional<rules::Refusal> refused(const std::string& text) const {
        const rules::View view(game, rules::decision(game).seat);
        return rules::refusal(view, game, parsed(text));
    }
    // The unit of that id, as a Ref.
    std::int32_t unit(const std::string& id) const {
        return *rules::parse_row(*game.setting, game.ruleset->unit_table, id) + 1;
    }
    std::optional<ledger::EventNumber> last(std::string_view kind) const {
        for (ledger::EventNumber n = log.size(); n-- > 0;) {
            if (game.ruleset->names.events[log.event(n).head.kind] == kind) return n;
        }
        return std::nullopt;
    }

    ledger::Log log;
    rules::Game game;
};

}  // namespace hd::view_test
