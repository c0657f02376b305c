// The step `crowding`: at the end of movement and of combat, owners name who is one too many (6).
#pragma once

#include "engine/rules/campaign_1815/story.hpp"

#include <optional>
#include <vector>

namespace hd::c1815 {

Seat crowding_decider(const rules::Game& game, const Item& item);
void crowding_options(const View& view, const Item& item, std::vector<rules::Action>& out);
std::optional<Refusal> crowding_refusal(const View& view, const Item& item, const rules::Action& action);
void crowding_act(Conduct& conduct, Ref<Item> item, const rules::Action& action);
// Nobody is too many: goes on to recovery, or ends the player turn.
void crowding_otherwise(Conduct& conduct, Ref<Item> item);

}  // namespace hd::c1815
