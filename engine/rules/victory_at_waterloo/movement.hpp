// Moving units, one at a time: the phase (pick one up, bring one on, end) and the unit that is on its way.
#pragma once

#include "engine/ledger/transaction.hpp"
#include "engine/rules/victory_at_waterloo/walk.hpp"

#include <optional>
#include <vector>

namespace hd::vaw {

// The phase: move U, enter U H, end-movement.
void list_movement(const rules::View& view, const Item& item, std::vector<rules::Action>& out);
std::optional<rules::Refusal> refuse_movement(const rules::View& view, const Item& item,
                                              const rules::Action& action);
void act_movement(rules::Conduct& conduct, Ref<Item> item, const rules::Action& action);

// Why a unit of this seat may not set out now; nothing when it may.
std::optional<rules::Refusal> refuse_mover(const ledger::State& state, const Setting& setting, Seat seat,
                                           Ref<Unit> unit);

// The unit on its way: step H, stop. The item's a is the unit, b the half points left, c 1 if it may not go
// next to an enemy, d the steps it made (an entry counts).
void list_steps(const rules::View& view, const Item& item, std::vector<rules::Action>& out);
std::optional<rules::Refusal> refuse_step(const rules::View& view, const Item& item,
                                          const rules::Action& action);
void act_step(rules::Conduct& conduct, Ref<Item> item, const rules::Action& action);

// Puts a unit on its way from the phase's item; a to d of `way` are as above.
void set_out(ledger::Transaction& edit, const rules::Conduct& conduct, Ref<Item> phase, Item way);

Walker walker_of(const ledger::State& state, const Item& item);

}  // namespace hd::vaw
