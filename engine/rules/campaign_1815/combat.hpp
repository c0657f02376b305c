// From an attack that is put together to its result: retreat before combat, odds, die, losses
// (7.A, 7.B, 7.D).
#pragma once

#include "engine/rules/campaign_1815/story.hpp"

#include <optional>
#include <vector>

namespace hd::c1815 {

// The step `combat`: refuse U H, stand U, one unit after the other; then the attack is resolved.
Seat combat_decider(const rules::Game& game, const Item& item);
void combat_options(const View& view, const Item& item, std::vector<rules::Action>& out);
std::optional<Refusal> combat_refusal(const View& view, const Item& item, const rules::Action& action);
void combat_act(Conduct& conduct, Ref<Item> item, const rules::Action& action);
void resolve_attack(Conduct& conduct, Ref<Item> item);

// The step `losses`: lose U, until all that is owed is paid.
Seat losses_decider(const rules::Game& game, const Item& item);
void losses_options(const View& view, const Item& item, std::vector<rules::Action>& out);
std::optional<Refusal> losses_refusal(const View& view, const Item& item, const rules::Action& action);
void losses_act(Conduct& conduct, Ref<Item> item, const rules::Action& action);
void losses_otherwise(Conduct& conduct, Ref<Item> item);

}  // namespace hd::c1815
