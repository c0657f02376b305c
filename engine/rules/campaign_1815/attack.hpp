// The steps `attacks` and `declare`: choosing an attack, putting it together hex by hex and unit by unit, and
// ending the phase (7).
#pragma once

#include "engine/rules/ruleset.hpp"

#include <optional>
#include <vector>

namespace hd::c1815 {

void attacks_options(const rules::View& view, const rules::Item& item, std::vector<rules::Action>& out);
std::optional<rules::Refusal> attacks_refusal(const rules::View& view, const rules::Item& item,
                                              const rules::Action& action);
void attacks_act(rules::Conduct& conduct, ledger::Ref<rules::Item> item, const rules::Action& action);

void declare_options(const rules::View& view, const rules::Item& item, std::vector<rules::Action>& out);
std::optional<rules::Refusal> declare_refusal(const rules::View& view, const rules::Item& item,
                                              const rules::Action& action);
void declare_act(rules::Conduct& conduct, ledger::Ref<rules::Item> item, const rules::Action& action);

}  // namespace hd::c1815
