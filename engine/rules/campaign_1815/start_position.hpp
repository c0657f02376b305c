// A scenario that begins in the middle of a campaign: fields of state by table, row and name.
#pragma once

#include "engine/rules/campaign_1815/setting.hpp"
#include "engine/rules/start_rows.hpp"

namespace hd::c1815 {

// What a position sets; all other fields follow from counters, turn and step.
std::span<const rules::Settable> settable_fields();

// Among the `values` of a start in a side's movement: its leaders and units have their orders already.
inline constexpr std::string_view orders_given = "orders_given";

// Lays the scenario's `start`, and the `state` of set-up and schedule entries, over the rows that begin, and
// sets setting.start.
void read_start(Setting& setting, const scenario::Resolved& resolved, rules::Faults& faults);

}  // namespace hd::c1815
