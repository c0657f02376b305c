// The map of a scenario as hexes that the rules ask: neighbours, sides, ways, edges, entries, roads.
#pragma once

#include "engine/rules/campaign_1815/setting.hpp"

namespace hd::c1815 {

// Fills hex, entries, roads and ambush of the setting from its map.
void compile_map(Setting& setting, rules::Faults& faults);

}  // namespace hd::c1815
