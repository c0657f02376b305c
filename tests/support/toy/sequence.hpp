// The toy game's sequence: a table of steps, each a decision or work that needs none.
#pragma once

#include "engine/rules/ruleset.hpp"

#include <span>

namespace hd::toy {

std::span<const rules::Step> steps();

}  // namespace hd::toy
