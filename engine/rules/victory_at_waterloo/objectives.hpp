// Objectives change hands when a unit enters their hex.
#pragma once

#include "engine/rules/victory_at_waterloo/losses.hpp"

namespace hd::vaw {

// A unit has entered `hex` (its row may still say so only after the event `cause`): captures or recaptures
// the objective there, if there is one of the other side, and moves the markers. `rule` says how it came:
// loss_9 by movement, loss_10 by an advance, a_25 by a retreat or push. Rout is checked by the caller
// (check_rout).
void enter_hex(rules::Conduct& conduct, Ref<Unit> unit, Place hex, Rule rule, EventNumber cause);

}  // namespace hd::vaw
