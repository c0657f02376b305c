// The shipped game of 18 June played by text, for tests of what is said and drawn of it.
#pragma once

#include "engine/rules/action_text.hpp"
#include "engine/rules/play.hpp"
#include "engine/rules/victory_at_waterloo/ruleset.hpp"
#include "engine/rules/victory_at_waterloo/state.hpp"
#include "engine/scenario/library.hpp"

#include <catch2/catch.hpp>

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace hd::view_test {

class WaterlooGame {
  public:
    explicit WaterlooGame(const rules::OptionValues& options = {},
                          const std::string& scenario = "waterloo-18-june") {
        auto loaded = scenario::load_resolved(scenario::DataRoot{HD_DATA}, scenario);
        REQUIRE(loaded.ok());
        auto setting = vaw::ruleset().prepare(
            std::make_shared<const scenario::Resolved>(std::move(loaded.value)), options);
        if (!setting) FAIL(setting.error().front());
        game = rules::begin(vaw::ruleset(), *setting, 1815, log, rules::Working::on);
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
        const auto action = rules::parse_action(vaw::ruleset(), *game.setting, text);
        REQUIRE(action);
        return *action;
    }
    std::optional<rules::Refusal> refused(const std::string& text) const {
        const rules::View view(game, rules::decision(game).seat);
        return rules::refusal(view, game, parsed(text));
    }
    // The unit of that id, as a Ref.
    std::int32_t unit(const std::string& id) const {
        return *rules::parse_row(*game.setting, vaw::ruleset().unit_table, id) + 1;
    }
    std::optional<ledger::EventNumber> last(std::string_view kind) const {
        for (ledger::EventNumber n = log.size(); n-- > 0;) {
            if (vaw::ruleset().names.events[log.event(n).head.kind] == kind) return n;
        }
        return std::nullopt;
    }

    ledger::Log log;
    rules::Game game;
};

}  // namespace hd::view_test
