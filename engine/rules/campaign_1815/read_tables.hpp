// The numbers of the rules from their tables in data/rulesets/campaign-1815/tables.
#pragma once

#include "engine/rules/campaign_1815/setting.hpp"

namespace hd::c1815 {

// Fills the tables; a fault for whatever is missing or makes no sense.
void read_tables(const scenario::Resolved& resolved, Tables& tables, rules::Faults& faults);

// `entry-delays`: for each entry the turns to every other. Entries of the map must be there already.
void read_delays(const scenario::Resolved& resolved, std::vector<Entry>& entries, rules::Faults& faults);

}  // namespace hd::c1815
