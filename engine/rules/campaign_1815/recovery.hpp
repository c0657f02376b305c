// The morale recovery phase (9.B).
#pragma once

#include "engine/rules/campaign_1815/story.hpp"

#include <optional>
#include <vector>

namespace hd::c1815 {

// 1815 9.B#1, 1815 9.B#2, 1815 9.B#3: whether a disrupted unit can trace a path to a leader who may rally it.
bool can_trace_to_leader(const ledger::State& state, const Setting& setting, Ref<Unit> unit);

// What a unit adds to the die, by nation, guard and losses.
MoraleClass morale_class(const Setting& setting, Ref<Unit> unit, std::int32_t steps);

// The step `rally`: rally H for hexes with units that may recover, or end-rally.
void rally_options(const View& view, const Item& item, std::vector<rules::Action>& out);
std::optional<Refusal> rally_refusal(const View& view, const Item& item, const rules::Action& action);
void rally_act(Conduct& conduct, Ref<Item> item, const rules::Action& action);

// 1815 9.B#4: the early morning. Before the step `rally`.
void recover_early(Conduct& conduct, EventNumber cause);

}  // namespace hd::c1815
