// The movement phase: who moves next, and where the counter on its way goes.
#pragma once

#include "engine/players/campaign_1815/scene.hpp"

namespace hd::players::c1815 {

// move, enter, reroute, end-movement.
void rank_movers(const Scene& scene, const Asked& asked, std::vector<Ranked>& out);
// step, stop, exit.
void rank_steps(const Scene& scene, const Asked& asked, std::vector<Ranked>& out);

}  // namespace hd::players::c1815
