// Going next to the enemy: contact binds both sides to an attack, so units go there as a set that is worth
// it.
#pragma once

#include "engine/players/campaign_1815/strikes.hpp"

#include <optional>

namespace hd::players::c1815 {

// A unit that goes to a hex for an attack, with all who go with it.
struct Approach {
    UnitRef unit = {};
    Place to = {};
    Terms terms = {};  // of the whole set, beyond the attack that is bound to come already
};

// The best set that anybody could make now, and who of it goes first; nothing when none is worth it. With a
// unit on its way, only sets that it takes part in.
std::optional<Approach> best_approach(const Scene& scene, const Level& level, std::uint32_t* work);

// The unit on its way; none when there is none.
UnitRef unit_on_its_way(const Scene& scene);

}  // namespace hd::players::c1815
