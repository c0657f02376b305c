// A scenario that begins in the middle of a game: fields of state by table, row and name.
#pragma once

#include "engine/rules/start_rows.hpp"
#include "engine/rules/victory_at_waterloo/setting.hpp"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace hd::vaw {

// What a position of this game sets.
std::span<const rules::Settable> settable_fields();

// Among the `values` of a start in a side's attacks: its duties are set already and stand in the units.
inline constexpr std::string_view duties_set = "duties_set";

// Lays the scenario's `start`, and the `state` of set-up and schedule entries, over the rows that begin,
// which must be there with their names; sets setting.start. Rows are named by "id", or follow each other
// without one. A fault for each name that is none and each value that doesn't fit.
void read_start(Setting& setting, const scenario::Resolved& resolved, std::vector<std::string>& faults);

}  // namespace hd::vaw
