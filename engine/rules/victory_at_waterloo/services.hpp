// What a view is asked by overlays, previews, the command line and computer players.
#pragma once

#include "engine/rules/ruleset.hpp"

namespace hd::vaw {

// Where a unit could stop if it set out now (or goes on, when it is on its way), by place, with the cost in
// half points. A unit that may not move gets nothing.
void reach(const rules::View& view, std::int32_t unit, std::vector<rules::Reached>& out);

// The loss tracks as terms: each army's marker and its next threshold.
std::vector<rules::StandingTerm> standing(const rules::View& view);

// What losing the unit would cost its army, in boxes; nothing for one that is destroyed.
std::int32_t worth(const rules::View& view, std::int32_t unit);

// Nothing is hidden, so the imagined game is this one with other dice.
rules::Game imagine(const rules::View& view, std::uint64_t seed);

}  // namespace hd::vaw
