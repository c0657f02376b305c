// The options that a game is played with: those of the scenario, and what was asked for beyond it.
#pragma once

#include "engine/rules/ruleset.hpp"
#include "engine/scenario/scenario.hpp"

#include <cstdint>
#include <span>
#include <vector>

namespace hd::rules {

// By index of `infos`: the initial value, then the scenario's options and parameters, then `values`. A fault
// for each that is no option or out of its range; that option keeps what it had.
std::vector<std::int32_t> option_values(std::span<const OptionInfo> infos, const scenario::Scenario& scenario,
                                        const OptionValues& values, Faults& faults);

}  // namespace hd::rules
