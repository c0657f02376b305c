// Moving units, one at a time: the phase (pick one up, bring one on, end) and the unit that is on its way.
#pragma once

#include "engine/rules/ruleset.hpp"
#include "engine/rules/victory_at_waterloo/state.hpp"

#include <optional>
#include <vector>

namespace hd::vaw {

// The phase: move U, enter U H, end-movement.
void list_movement(const rules::View& view, const Item& item, std::vector<rules::Action>& out);
std::optional<rules::Refusal> refuse_movement(const rules::View& view, const Item& item,
                                              const rules::Action& action);
void act_movement(rules::Conduct& conduct, Ref<Item> item, const rules::Action& action);

// The unit on its way: step H, stop. The item's a is the unit, b the half points left, c 1 if it may not go
// next to an enemy, d the steps it made (an entry counts).
void list_steps(const rules::View& view, const Item& item, std::vector<rules::Action>& out);
std::optional<rules::Refusal> refuse_step(const rules::View& view, const Item& item,
                                          const rules::Action& action);
void act_step(rules::Conduct& conduct, Ref<Item> item, const rules::Action& action);

}  // namespace hd::vaw
