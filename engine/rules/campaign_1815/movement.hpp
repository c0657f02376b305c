// Moving units and leaders, one at a time: the phase (pick one up, bring one on, end) and the counter that is
// on its way (5).
#pragma once

#include "engine/rules/campaign_1815/story.hpp"
#include "engine/rules/campaign_1815/walk.hpp"

#include <optional>
#include <vector>

namespace hd::c1815 {

// The phase: move U, enter U H, reroute U H, end-movement.
void movement_options(const View& view, const Item& item, std::vector<rules::Action>& out);
std::optional<Refusal> movement_refusal(const View& view, const Item& item, const rules::Action& action);
void movement_act(Conduct& conduct, Ref<Item> item, const rules::Action& action);

// Why a counter of this seat may not set out now; nothing when it may.
std::optional<Refusal> refuse_mover(const View& view, Seat seat, Ref<Unit> unit);

// The counter on its way: step H, stop, exit.
void move_unit_options(const View& view, const Item& item, std::vector<rules::Action>& out);
std::optional<Refusal> move_unit_refusal(const View& view, const Item& item, const rules::Action& action);
void move_unit_act(Conduct& conduct, Ref<Item> item, const rules::Action& action);

// Puts a counter on its way; a to d of `way` as StepId::move_unit says.
void set_out(Transaction& edit, const Conduct& conduct, Item way);
// Ends the move if nothing is left to choose; after each step.
void end_if_halted(Conduct& conduct, EventNumber cause);

Walker walker_of(const Item& item);
// How a unit that stands on the map would set out now.
Walker setting_out(const ledger::State& state, const Setting& setting, Ref<Unit> unit);

// The unit that an action names; none when there is no such unit.
Ref<Unit> named_unit(const ledger::State& state, std::int32_t raw);

}  // namespace hd::c1815
