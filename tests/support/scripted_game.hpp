// A game played by lines of text with typed dice: what rule tests are written with. Any fault of the script
// fails the running test. Knows no game.
#pragma once

#include "engine/rules/play.hpp"
#include "tests/support/proofs.hpp"

#include <initializer_list>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace hd::support {

class ScriptedGame {
  public:
    // Starts at the first decision; `dice` are typed for what is rolled until then.
    ScriptedGame(const rules::Ruleset& ruleset, std::shared_ptr<const rules::Setting> setting,
                 std::initializer_list<int> dice = {}, std::uint64_t seed = 1);

    // The deciding seat does this; every typed die must be used. Returns the events that came of it.
    EventRange act(std::string_view text, std::initializer_list<int> dice = {});
    // Why the deciding seat may not do this.
    std::optional<rules::Refusal> refused(std::string_view text) const;
    // The texts of what may be done, sorted as the options are.
    std::vector<std::string> options() const;
    bool may(std::string_view text) const;

    rules::Decision decision() const { return rules::decision(game_); }
    std::string_view step() const;  // the name of the decision's step
    const rules::Game& game() const { return game_; }
    rules::Game& game() { return game_; }
    const ledger::Log& log() const { return log_; }
    std::shared_ptr<const rules::Setting> setting() const { return game_.setting; }

    // The events of a kind, by its name, in a range.
    std::vector<ledger::EventNumber> events(std::string_view kind, EventRange range = {}) const;
    template <class Row>
    const Row& row(std::int32_t ref) const {
        return game_.state.at(ledger::Ref<Row>{ref});
    }

  private:
    rules::Action parsed(std::string_view text) const;

    rules::Game game_;
    ledger::Log log_;
};

}  // namespace hd::support
