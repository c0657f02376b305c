// A scenario that begins in the middle of a game: fields of state by table, row and name.
#pragma once

#include "engine/rules/victory_at_waterloo/setting.hpp"

#include <string>
#include <vector>

namespace hd::vaw {

// Lays the scenario's `start`, and the `state` of set-up and schedule entries, over the rows that begin,
// which must be there with their names; sets setting.start. Rows are named by "id", or follow each other
// without one. A fault for each name that is none and each value that doesn't fit.
void read_start(Setting& setting, const scenario::Resolved& resolved, std::vector<std::string>& faults);

}  // namespace hd::vaw
