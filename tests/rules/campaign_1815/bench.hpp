// The campaign under test: the kit of all rule tests, in the words of this game.
#pragma once

#include "engine/rules/campaign_1815/event.hpp"
#include "engine/rules/campaign_1815/label.hpp"
#include "engine/rules/campaign_1815/rule.hpp"
#include "tests/rules/campaign_1815/field.hpp"
#include "tests/support/rule_bench.hpp"

#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

namespace hd::c1815::test {

using support::No;

class Bench : public support::RuleBench {
  public:
    explicit Bench(Field& field, std::initializer_list<int> dice = {});

    Bench& act(std::string_view text, std::initializer_list<int> dice = {});
    Bench& acts(std::initializer_list<std::string_view> texts);
    // move U, its steps, and stop where it isn't made to.
    Bench& march(std::string_view piece, std::initializer_list<std::string_view> hexes);
    // Ends movement (and recovery, if it is asked for), so that the attacks of the side that moves begin.
    // Events count from the end of movement.
    Bench& fight();
    // From the attacks: target, then in order join "FI", bombard "*FA", one more target "@N0506", all that
    // may still be chosen (what is left without a choice happens by itself), resolve; with these dice.
    Bench& attack(std::string_view hex, std::initializer_list<std::string_view> pieces,
                  std::initializer_list<int> dice = {});
    // To the beginning of the next decision of that seat's movement, with nothing done in between; leaders
    // roll sixes.
    Bench& pass_to(Phase phase);

    const ledger::Work* line(EventKind kind, Rule rule) const { return line_with_rule(kind, number(rule)); }
    const ledger::Work* line(EventKind kind, Label label) const {
        return line_with_label(kind, static_cast<std::uint16_t>(label));
    }

    // Of the combat that was resolved: its column "3:1", its result "DRL", the die as it was modified, and
    // the strengths of both sides in quarters.
    std::string column() const;
    std::string result() const;
    int modified() const { return line(EventKind::combat_resolved, Label::final_die)->num; }
    int attack_total() const { return line(EventKind::combat_resolved, Label::total_attack)->num; }
    int defence_total() const { return line(EventKind::combat_resolved, Label::total_defence)->num; }

    std::string hex(std::string_view piece) const;
    const Unit& unit(std::string_view piece) const;
    Ref<Unit> ref(std::string_view piece) const;
    std::string holder(std::string_view road) const;
    const Campaign& campaign() const { return game().state.at(the_campaign); }
    std::int32_t turn() const { return game().state.at(the_clock).turn; }
    Phase phase() const { return static_cast<Phase>(game().state.at(the_clock).phase); }
    rules::Outcome outcome() const { return game().ruleset->outcome(game()); }
};

}  // namespace hd::c1815::test
