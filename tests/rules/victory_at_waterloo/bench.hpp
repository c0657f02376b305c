// Victory at Waterloo under test: the kit of all rule tests, in the words of this game.
#pragma once

#include "engine/rules/victory_at_waterloo/event.hpp"
#include "engine/rules/victory_at_waterloo/label.hpp"
#include "engine/rules/victory_at_waterloo/rule.hpp"
#include "tests/rules/victory_at_waterloo/field.hpp"
#include "tests/support/rule_bench.hpp"

#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

namespace hd::vaw::test {

using support::No;

class Bench : public support::RuleBench {
  public:
    explicit Bench(Field& field);

    Bench& act(std::string_view text, std::initializer_list<int> dice = {});
    Bench& acts(std::initializer_list<std::string_view> texts);
    // end-movement, and end-attacks if there is nothing to attack; events count from the first of the two.
    Bench& pass();
    // end-movement, then an attack on a unit that needs no other choices, with this die.
    Bench& pass_and_attack(std::string_view target, int die);
    // move U, its steps, and stop where it isn't made to.
    Bench& march(std::string_view unit, std::initializer_list<std::string_view> hexes);

    // The first line that carries a rule, or has a label, in the working of the first event of a kind; null
    // without one.
    const ledger::Work* line(EventKind kind, Rule rule) const { return line_with_rule(kind, number(rule)); }
    const ledger::Work* line(EventKind kind, Label label) const {
        return line_with_label(kind, static_cast<std::uint16_t>(label));
    }
    // The subjects of all events of a kind since the start whose working carries a rule.
    std::vector<std::int32_t> subjects(EventKind kind, Rule rule) const;

    std::string hex(std::string_view unit) const;
    const Unit& unit(std::string_view id) const;
    const Army& army(ArmyId id) const { return game().state.at(army_row(id)); }
    std::string holder(std::string_view objective) const;
    std::int32_t turn() const { return game().state.at(the_clock).turn; }
    Phase phase() const { return static_cast<Phase>(game().state.at(the_clock).phase); }
    rules::Outcome outcome() const { return game().ruleset->outcome(game()); }

    Ref<Unit> ref(std::string_view unit) const;
};

}  // namespace hd::vaw::test
