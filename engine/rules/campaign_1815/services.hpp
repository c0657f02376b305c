// What a view is asked by overlays, previews, the command line and computer players.
#pragma once

#include "engine/rules/ruleset.hpp"

namespace hd::c1815 {

// Where a counter could go if it set out now (or goes on, when it is on its way), with the cost in quarters.
void reach(const rules::View& view, std::int32_t unit, std::vector<rules::Reached>& out);

// 7.F: the line of fire of guns.
rules::Sight sight(const rules::View& view, rules::Place from, rules::Place to);

// The odds of an attack by these units on the hexes of those defenders.
tl::expected<rules::Preview, rules::Refusal> preview(const rules::View& view, const rules::Attack& attack);

// Victory points as terms.
std::vector<rules::StandingTerm> standing(const rules::View& view);

// Defence points that the enemy would gain by the unit's end.
std::int32_t worth(const rules::View& view, std::int32_t unit);

// A game that agrees with what the seat knows: a hidden force is dealt afresh where the seat can't know it.
rules::Game imagine(const rules::View& view, std::uint64_t seed);

}  // namespace hd::c1815
