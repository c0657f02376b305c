// A game under test for rules: actions by their text, typed dice, and what came of it. A rule that the title
// of the running test names is written down as proved when an event or a refusal carries it, and so is one
// that `carried` finds. Knows no game: kinds, rules and labels are the enumerations of whichever is played.
#pragma once

#include "engine/rules/play.hpp"

#include <algorithm>
#include <initializer_list>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace hd::support {

// What a refusal said, by names: "VAW-MOVE-5", "must_stop" and hexes; all empty when the action is legal.
struct No {
    std::string rule;
    std::string reason;
    std::vector<std::string> places = {};
    explicit operator bool() const { return !rule.empty(); }
};

class RuleBench {
  public:
    // Starts a game; a broken invariant after any action fails the test. `dice` are typed for the start.
    RuleBench(const rules::Ruleset& ruleset, std::shared_ptr<const rules::Setting> setting,
              std::initializer_list<int> dice = {});

    // Carries out a legal action ("step J4") with these dice first; fails the test when it is refused or a
    // die is left over.
    void play(std::string_view text, std::initializer_list<int> dice = {});
    // The same, and takes from the front of `dice` what was rolled; what is left stays for a later action.
    void play_from(std::string_view text, std::vector<int>& dice);
    No refusal(std::string_view text) const;
    // The texts of all options, in order.
    std::vector<std::string> options() const;
    // Those that begin with a word, without it and sorted: after("step") gives hexes.
    std::vector<std::string> after(std::string_view word) const;
    bool may(std::string_view text) const;
    // The seat that decides ("french"), or "" when the game is over; and its step.
    std::string decider() const;
    std::string step() const;

    // Since the last play (or the start): the first event of a kind, how many there are, the rule in the head
    // of the first ("" without one), whether a rule is carried by one of them in its head or its working.
    template <class Kind>
    const ledger::Event* event(Kind kind) const {
        return first_of(static_cast<std::uint16_t>(kind));
    }
    template <class Kind>
    int count(Kind kind) const {
        return count_of(static_cast<std::uint16_t>(kind));
    }
    template <class Kind>
    std::string rule_of(Kind kind) const {
        const ledger::Event* found = event(kind);
        return found == nullptr ? std::string{} : std::string(game_.ruleset->names.rules[found->head.rule]);
    }
    template <class Rule>
    bool carried(Rule rule) const {
        return is_carried(static_cast<std::uint16_t>(rule));
    }
    // The working of the first event of a kind, and its first line with a rule or a label; null without one.
    template <class Kind>
    std::vector<ledger::Work> working(Kind kind) const {
        const auto lines = lines_of(static_cast<std::uint16_t>(kind));
        return {lines.begin(), lines.end()};
    }
    template <class Kind>
    const ledger::Work* line_with_rule(Kind kind, std::uint16_t rule) const {
        for (const ledger::Work& line : lines_of(static_cast<std::uint16_t>(kind))) {
            if (line.rule == rule) return &line;
        }
        return nullptr;
    }
    template <class Kind>
    const ledger::Work* line_with_label(Kind kind, std::uint16_t label) const {
        for (const ledger::Work& line : lines_of(static_cast<std::uint16_t>(kind))) {
            if (line.label == label) return &line;
        }
        return nullptr;
    }
    // The number in the first line with a label in the working of any event since the last play.
    template <class Label>
    std::optional<std::int32_t> noted(Label label) const {
        return first_number(static_cast<std::uint16_t>(label));
    }

    const rules::Game& game() const { return game_; }
    const ledger::Log& log() const { return log_; }
    // An action and its text; a text that is none fails the test.
    std::string text(const rules::Action& action) const;
    rules::Action parse(std::string_view text) const;

  protected:
    ledger::EventNumber since() const { return since_; }
    // Events count from here again.
    void count_from(ledger::EventNumber first) { since_ = first; }

  private:
    const ledger::Event* first_of(std::uint16_t kind) const;
    int count_of(std::uint16_t kind) const;
    bool is_carried(std::uint16_t rule) const;
    std::span<const ledger::Work> lines_of(std::uint16_t kind) const;
    std::optional<std::int32_t> first_number(std::uint16_t label) const;
    void check() const;
    void prove_title(ledger::EventNumber from) const;

    ledger::Log log_;
    rules::Game game_;
    ledger::EventNumber since_ = 0;
};

}  // namespace hd::support
