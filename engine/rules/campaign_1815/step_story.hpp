// What is written down of a step: the mode and what it cost, what would have been paid otherwise, and whose
// zones of control were looked at. Decides nothing.
#pragma once

#include "engine/rules/campaign_1815/story.hpp"
#include "engine/rules/campaign_1815/walk.hpp"

#include <vector>

namespace hd::c1815 {

// The rule that a step is told under: what made its cost. `least`: it cost more than was left.
Rule step_rule(const Setting& setting, const StepCost& step, Place to, bool least);

// The working of a walker's step to a neighbour, asked before it is made; the last line has the points left.
std::vector<Line> step_lines(const ledger::State& state, const Setting& setting, const Walker& walker,
                             Place to);

}  // namespace hd::c1815
