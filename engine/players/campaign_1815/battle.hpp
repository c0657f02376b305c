// The combat phase: which attacks are made, by whom, and in which order.
#pragma once

#include "engine/players/campaign_1815/strikes.hpp"

namespace hd::players::c1815 {

// The choice of an attack: target, retire, end-attacks.
void rank_attacks(const Scene& scene, const Asked& asked, std::vector<Ranked>& out);
// Putting it together: target, join, bombard, resolve.
void rank_parts(const Scene& scene, const Asked& asked, std::vector<Ranked>& out);

// Shared by the ranking files: one option with its terms.
void put(std::vector<Ranked>& out, const rules::Action& action, const Terms& terms, Place goal = {});
Terms term(TermId id, std::int32_t value);

}  // namespace hd::players::c1815
