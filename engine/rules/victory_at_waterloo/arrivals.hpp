// Reinforcements: who may come on, where, and with how many points.
#pragma once

#include "engine/rules/ruleset.hpp"
#include "engine/rules/victory_at_waterloo/setting.hpp"

namespace hd::vaw {

// Whether the unit waits off the map and is due, and its half points in the turn in which it comes on.
bool may_enter(const ledger::State& state, const Setting& setting, const Unit& unit);
std::int32_t points_on_entry(const Setting& setting, const Unit& unit, std::int32_t turn);

// The entries open to this seat now, as actions enter U H, appended in order.
void list_entries(const rules::View& view, const Item& item, std::vector<rules::Action>& out);
std::optional<rules::Refusal> refuse_entry(const rules::View& view, const Item& item,
                                           const rules::Action& action);
void act_entry(rules::Conduct& conduct, Ref<Item> item, const rules::Action& action);

}  // namespace hd::vaw
