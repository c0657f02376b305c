// What an attack is worth by the table of results, with units at hexes where they may not stand yet.
#pragma once

#include "engine/players/campaign_1815/scene.hpp"
#include "engine/rules/campaign_1815/odds.hpp"

#include <span>

namespace hd::players::c1815 {

// Directions from a hex as bits.
using Ring = std::uint8_t;
inline constexpr Ring whole_ring = 63;

// A hex with enemies, as the target of attacks.
struct Target {
    Place place = {};
    std::int32_t defence = 0;  // quarters
    std::int32_t defence_mounted = 0;
    game::Shock shock = {};
    std::int32_t ground = 0;               // woods and village, added to the die
    Ring brook = 0;                        // sides with a brook
    Ring closed = 0;                       // no way of retreat
    std::int32_t worth = 0;                // of all units there, in thousandths
    std::int32_t first_steps = 0;          // of one step of each
    std::vector<std::int32_t> steps = {};  // worth of each step, cheapest first
};
Target target_at(const Scene& scene, const Level& level, Place place);

// A unit in an attack from a hex.
struct Striker {
    UnitRef unit = {};
    Place from = {};
    bool guns = false;            // it bombards
    std::int32_t direction = -1;  // from the target; -1 for guns two hexes away
    std::int32_t strength = 0;    // quarters
    std::int32_t step = 0;        // worth of its next step
    std::int32_t force = 0;       // attack points
    bool mounted = false;
    bool high = false;
    game::Shock shock = {};
};
Striker striker(const Scene& scene, const Level& level, const Target& target, UnitRef unit, Place from,
                bool guns);

// The odds as the rules have them; compared with the rules' own in a test.
game::Odds odds_of(const Scene& scene, const Target& target, std::span<const Striker> strikers);
// Expected over the die; nothing for an empty set.
Terms strike_terms(const Scene& scene, const Level& level, const Target& target,
                   std::span<const Striker> strikers);
// A strike below even odds of attack against a defence, by points: a to b.
bool is_at_least(const Target& target, std::span<const Striker> strikers, std::int32_t to_one);

}  // namespace hd::players::c1815
