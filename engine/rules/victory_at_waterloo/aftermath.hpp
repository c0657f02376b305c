// What follows a result: beaten units go back one after the other, friends in the way are pushed, one victor
// may follow, and the combat ends.
#pragma once

#include "engine/rules/ruleset.hpp"
#include "engine/rules/victory_at_waterloo/combat_task.hpp"
#include "engine/rules/victory_at_waterloo/setting.hpp"

#include <optional>
#include <vector>

namespace hd::vaw {

// Adds the hexes that a unit may fall back to.
void fall_back_options(const ledger::State& state, const Setting& setting, Ref<Unit> unit,
                       std::vector<rules::Action>& out);
// Sends the unit there; a friend in that hex is to be pushed first. `done` is its task once it has gone.
void fall_back(rules::Conduct& conduct, Ref<Item> attack, Ref<Unit> unit, Place hex, Task done);

// The step `aftermath`: retreats first, then the advance; nothing to choose ends the combat or a unit.
Seat aftermath_decider(const rules::Game& game, const Item& item);
void aftermath_options(const rules::View& view, const Item& item, std::vector<rules::Action>& out);
void aftermath_act(rules::Conduct& conduct, Ref<Item> item, const rules::Action& action);
void aftermath_otherwise(rules::Conduct& conduct, Ref<Item> item);

// The step `second_leg`: a: unit, b: the hex it left.
void second_leg_options(const rules::View& view, const Item& item, std::vector<rules::Action>& out);
void second_leg_act(rules::Conduct& conduct, Ref<Item> item, const rules::Action& action);

// The step `push_back`: a: the unit in the way, b: the unit that comes, c: the task of the unit that
// retreats.
void push_back_options(const rules::View& view, const Item& item, std::vector<rules::Action>& out);
void push_back_act(rules::Conduct& conduct, Ref<Item> item, const rules::Action& action);

// The rule against an action that is not among the options of a step of the attack.
std::optional<rules::Refusal> why_not_among(const rules::View& view, const Item& item,
                                            const rules::Action& action);

}  // namespace hd::vaw
