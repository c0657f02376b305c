// The events with which a game begins: board, seats, armies, markers, objectives.
#pragma once

#include "engine/rules/ruleset.hpp"

namespace hd::vaw {

// From a state of zeros to the first step of the agenda, one event a paragraph of the set-up.
void set_up(rules::Conduct& conduct);

}  // namespace hd::vaw
