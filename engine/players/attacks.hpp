// What attacks are worth, by exact odds, and which set of them to make.
#pragma once

#include "engine/players/description.hpp"

#include <vector>

namespace hd::players {

// What everything here is looked up in.
struct Study {
    const Picture& picture;
    const rules::Setting& setting;
    const Description& game;
    const Level& level;
    std::uint32_t* work = nullptr;  // previews are counted here
};

// What one attack is worth. `placed` are own bodies that by then stand elsewhere than now, those of the
// attack among them: they close ways of retreat.
Terms clash_terms(const Study& study, const Fighters& placed, const Clash& clash);
std::int32_t edge_of(const Study& study, const Clash& clash);

struct Planned {
    Clash clash;
    Terms terms;
    std::int32_t wins = 0;  // in thousandths
};

// The best joint set of attacks with everybody where he stands, first one first; empty when nothing is owed
// or worth it.
std::vector<Planned> best_attacks(const Study& study);

// The terms of the best joint attacks of the coming phase if `placed` go where they are meant to and nobody
// else moves.
Terms joint_terms(const Study& study, const Fighters& placed);

// What the enemy's best strike would cost a body of the own side at a place.
struct Threat {
    std::int32_t loss = 0;      // in thousandths of a point, positive
    std::int32_t driven = 0;    // chance to be driven off or destroyed, in thousandths
    std::int32_t strikers = 0;  // places from which it can be struck
    std::int32_t cover = 0;     // what the ground takes from the strike, 0 or less
};
Threat threat_at(const Study& study, const std::vector<Mask>& strike, std::int32_t body, std::int32_t place);

}  // namespace hd::players
