// Beaten units go back, then victors may follow, and the combat is over (7.B.3, 7.E.2, 5.10 of the rulings).
#pragma once

#include "engine/rules/campaign_1815/story.hpp"

#include <optional>
#include <vector>

namespace hd::c1815 {

// The step `retreats`: fall-back U H, stay U.
Seat retreats_decider(const rules::Game& game, const Item& item);
void retreats_options(const View& view, const Item& item, std::vector<rules::Action>& out);
std::optional<Refusal> retreats_refusal(const View& view, const Item& item, const rules::Action& action);
void retreats_act(Conduct& conduct, Ref<Item> item, const rules::Action& action);
// Nobody has a hex to go to, or nobody has to go any more.
void retreats_otherwise(Conduct& conduct, Ref<Item> item);

// The step `advance`: advance U H, hold.
void advance_options(const View& view, const Item& item, std::vector<rules::Action>& out);
std::optional<Refusal> advance_refusal(const View& view, const Item& item, const rules::Action& action);
void advance_act(Conduct& conduct, Ref<Item> item, const rules::Action& action);
void advance_otherwise(Conduct& conduct, Ref<Item> item);

}  // namespace hd::c1815
