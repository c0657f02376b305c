// Supply at 7 AM, and roads as lines that lead somewhere (11, 13).
#pragma once

#include "engine/rules/campaign_1815/contact.hpp"
#include "engine/rules/campaign_1815/story.hpp"

#include <vector>

namespace hd::c1815 {

// 1815 11#2, 1815 11#3: the road hexes that a side controls, that no enemy unit stands on, and from which
// such hexes lead along the roads to one of the given edge; by place number.
std::vector<bool> roads_to_edge(const ledger::State& state, const Setting& setting, Seat seat, Edge edge);

// The edge that supplies an army (1815 11#4).
Edge supply_edge(ArmyId army);

// The hexes from which a path of the supply range leads to such a road; by place number.
std::vector<bool> supplied_hexes(const ledger::State& state, const Setting& setting, ArmyId army);

// 1815 11#1: at the start of a 7 AM turn each unit that is not in supply loses a step.
void check_supply(Conduct& conduct, EventNumber cause);

}  // namespace hd::c1815
