// Fire, assaults, losses and retreats of the toy game, as steps of its sequence.
#pragma once

#include "engine/rules/ruleset.hpp"
#include "tests/support/toy/tables.hpp"

namespace hd::toy {

void act_exchange(rules::Conduct& conduct, Ref<Item> item, const rules::Action& action);
void act_loss(rules::Conduct& conduct, Ref<Item> item, const rules::Action& action);
void act_assault(rules::Conduct& conduct, Ref<Item> item, const rules::Action& action);
void act_retreat(rules::Conduct& conduct, Ref<Item> item, const rules::Action& action);
void run_combat(rules::Conduct& conduct, Ref<Item> item);
void no_retreat(rules::Conduct& conduct, Ref<Item> item);

}  // namespace hd::toy
