// Who is in command: leaders by initiative or by a path to a higher leader, units by their leaders (8.B).
#pragma once

#include "engine/rules/campaign_1815/story.hpp"

#include <optional>
#include <vector>

namespace hd::c1815 {

// 8.B.2.c: whether a corps leader may command a unit: by corps, nation and arm.
bool leads_corps_of(const Setting& setting, Ref<Unit> leader, Ref<Unit> unit);

// A leader in command who has not moved since and reaches the hex, for a unit that lay hidden there when
// orders were given; none at night, or without one (8.B.3, 1815 A-44).
Ref<Unit> leader_near(const ledger::State& state, const Setting& setting, Ref<Unit> unit, Place hex);

// Run at the start of a movement phase: who is to be determined; at night no unit is in command (10).
void begin_orders(Conduct& conduct, Ref<Item> root);

// The step `leaders`: trace L H, roll L, leader by leader until all are determined; then units follow.
void leaders_options(const View& view, const Item& item, std::vector<rules::Action>& out);
std::optional<Refusal> leaders_refusal(const View& view, const Item& item, const rules::Action& action);
void leaders_act(Conduct& conduct, Ref<Item> item, const rules::Action& action);
void leaders_otherwise(Conduct& conduct, Ref<Item> item);

// The step `direct`: direct L U for army and detachment leaders, or end-orders.
void direct_options(const View& view, const Item& item, std::vector<rules::Action>& out);
std::optional<Refusal> direct_refusal(const View& view, const Item& item, const rules::Action& action);
void direct_act(Conduct& conduct, Ref<Item> item, const rules::Action& action);

}  // namespace hd::c1815
