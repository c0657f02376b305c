// The beginning of a game, event by event, each under the rule that it follows from (15).
#pragma once

#include "engine/rules/ruleset.hpp"

namespace hd::c1815 {

void set_up(rules::Conduct& conduct);

}  // namespace hd::c1815
