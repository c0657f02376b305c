// Wellington's Reputation: a force that may lie hidden around Quatre-Bras (15.B). Everything is decided, and
// asked, whether or not it is there, so that nothing shows.
#pragma once

#include "engine/rules/campaign_1815/story.hpp"

#include <optional>
#include <vector>

namespace hd::c1815 {

// 1815 15.B#1: the secret roll; part of setting up. Asks for each unit that might lie in wait.
void roll_reputation(Conduct& conduct);

// The step `hiding`: a: the unit, b: 1 if it was granted. hide U H, or pass U.
void hiding_options(const View& view, const Item& item, std::vector<rules::Action>& out);
std::optional<Refusal> hiding_refusal(const View& view, const Item& item, const rules::Action& action);
void hiding_act(Conduct& conduct, Ref<Item> item, const rules::Action& action);

}  // namespace hd::c1815
