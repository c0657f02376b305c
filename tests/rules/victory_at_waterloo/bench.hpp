// A game under test: actions by their text, typed dice, and what came of it. A rule that the title of the
// running test names is written down as proved when an event or a refusal carries it, and so is one that
// `carried` finds.
#pragma once

#include "engine/rules/play.hpp"
#include "engine/rules/victory_at_waterloo/event.hpp"
#include "engine/rules/victory_at_waterloo/label.hpp"
#include "engine/rules/victory_at_waterloo/rule.hpp"
#include "tests/rules/victory_at_waterloo/field.hpp"

#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace hd::vaw::test {

// What a refusal said, by names: "VAW-MOVE-5", "must_stop" and hexes; all empty when the action is legal.
struct No {
    std::string rule;
    std::string reason;
    std::vector<std::string> places = {};
    explicit operator bool() const { return !rule.empty(); }
};

class Bench {
  public:
    // Starts a game; a broken invariant after any action fails the test.
    explicit Bench(Field& field);

    // Carries out a legal action ("step J4") with these dice first; fails the test when it is refused.
    Bench& act(std::string_view text, std::initializer_list<int> dice = {});
    Bench& acts(std::initializer_list<std::string_view> texts);
    // end-movement, and end-attacks if there is nothing to attack; events count from the first of the two.
    Bench& pass();
    // end-movement, then an attack on a unit that needs no other choices, with this die.
    Bench& pass_and_attack(std::string_view target, int die);
    // move U, its steps, and stop where it isn't made to.
    Bench& march(std::string_view unit, std::initializer_list<std::string_view> hexes);
    No refusal(std::string_view text) const;
    // The texts of all options, in order.
    std::vector<std::string> options() const;
    // Those that begin with a word, without it: after("step") gives hexes.
    std::vector<std::string> after(std::string_view word) const;
    // The seat that decides ("french"), or "" when the game is over.
    std::string decider() const;

    // Since the last act (or the start): the first event of a kind, whether a rule is carried by one of them
    // (in its head or its working), how many there are of a kind.
    const ledger::Event* event(EventKind kind) const;
    bool carried(Rule rule) const;
    int count(EventKind kind) const;
    // The rule in the head of the first event of a kind; "" without one.
    std::string rule_of(EventKind kind) const;
    // The working of the first event of a kind.
    std::vector<ledger::Work> working(EventKind kind) const;
    // The first line that carries a rule, or has a label, in the working of the first event of a kind; null
    // without one.
    const ledger::Work* line(EventKind kind, Rule rule) const;
    const ledger::Work* line(EventKind kind, Label label) const;
    // The subjects of all events of a kind since the start whose working carries a rule.
    std::vector<std::int32_t> subjects(EventKind kind, Rule rule) const;
    // The number in the first line with a label in the working of any event since the last act.
    std::optional<std::int32_t> noted(Label label) const;

    std::string hex(std::string_view unit) const;
    const Unit& unit(std::string_view id) const;
    const Army& army(ArmyId id) const { return game_.state.at(army_row(id)); }
    std::string holder(std::string_view objective) const;
    std::int32_t turn() const { return game_.state.at(the_clock).turn; }
    Phase phase() const { return static_cast<Phase>(game_.state.at(the_clock).phase); }
    rules::Outcome outcome() const { return game_.ruleset->outcome(game_); }

    const rules::Game& game() const { return game_; }
    const ledger::Log& log() const { return log_; }
    rules::Action parse(std::string_view text) const;
    std::string text(const rules::Action& action) const;
    Ref<Unit> ref(std::string_view unit) const;

  private:
    void check() const;
    void prove_title(ledger::EventNumber from) const;

    ledger::Log log_;
    rules::Game game_;
    ledger::EventNumber since_ = 0;
};

}  // namespace hd::vaw::test
