// What an attack would come to, and whether artillery could fire: the same functions that resolve them.
#pragma once

#include "engine/rules/ruleset.hpp"

#include <tl/expected.hpp>

namespace hd::vaw {

// Each face of the die with its result. Units next to all defenders attack; with the artillery option others
// fire from two hexes. Whose turn it is, and who has attacked, plays no part.
tl::expected<rules::Preview, rules::Refusal> preview(const rules::View& view, const rules::Attack& attack);

// Whether fire reaches from one hex to another (VAW-OART-1 to 4), and the ground that stops it.
rules::Sight sight(const rules::View& view, ledger::Place from, ledger::Place to);

}  // namespace hd::vaw
