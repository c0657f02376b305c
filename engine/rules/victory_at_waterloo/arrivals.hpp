// Reinforcements: who may come on, where, and with how many points.
#pragma once

#include "engine/rules/ruleset.hpp"
#include "engine/rules/victory_at_waterloo/state.hpp"

namespace hd::vaw {

// The entries open to this seat now, as actions enter U H, appended in order.
void list_entries(const rules::View& view, const Item& item, std::vector<rules::Action>& out);
std::optional<rules::Refusal> refuse_entry(const rules::View& view, const Item& item,
                                           const rules::Action& action);
void act_entry(rules::Conduct& conduct, Ref<Item> item, const rules::Action& action);

}  // namespace hd::vaw
