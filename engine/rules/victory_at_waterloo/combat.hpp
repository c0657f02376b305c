// The steps of one attack after it is put together: refusals of cavalry, the die, the attacker's choice and
// his losses. What follows a result is in aftermath.
#pragma once

#include "engine/rules/ruleset.hpp"

#include <optional>
#include <vector>

namespace hd::vaw {

ledger::Seat combat_decider(const rules::Game& game, const rules::Item& item);
void combat_options(const rules::View& view, const rules::Item& item, std::vector<rules::Action>& out);
void combat_act(rules::Conduct& conduct, ledger::Ref<rules::Item> item, const rules::Action& action);
// Nobody is asked any more: superiority, die and result.
void resolve_attack(rules::Conduct& conduct, ledger::Ref<rules::Item> item);

void choice_options(const rules::View& view, const rules::Item& item, std::vector<rules::Action>& out);
void choice_act(rules::Conduct& conduct, ledger::Ref<rules::Item> item, const rules::Action& action);

void losses_options(const rules::View& view, const rules::Item& item, std::vector<rules::Action>& out);
void losses_act(rules::Conduct& conduct, ledger::Ref<rules::Item> item, const rules::Action& action);

// Why an action is not among the options of one of these steps.
std::optional<rules::Refusal> combat_refusal(const rules::View& view, const rules::Item& item,
                                             const rules::Action& action);

}  // namespace hd::vaw
