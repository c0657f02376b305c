// The hexes and units of one attack.
#pragma once

#include "engine/rules/campaign_1815/contact.hpp"

#include <vector>

namespace hd::c1815 {

struct AttackSet {
    std::vector<Ref<Unit>> attackers;   // with their attack strength; next to every target
    std::vector<Ref<Unit>> bombarders;  // with their guns
    std::vector<Place> targets;
    std::vector<Ref<Unit>> defenders;  // all units in the targets

    bool has_force() const { return !attackers.empty() || !bombarders.empty(); }
    bool has_target(Place hex) const;
    // 1815 7.F#14: attackers all bombarding.
    bool only_guns() const { return attackers.empty() && !bombarders.empty(); }
};

// The attack under way: units by their part in it, in the order of their rows; targets by place.
AttackSet attack_under_way(const ledger::State& state, const Setting& setting);

// Hexes in which units of the set that attack or bombard stand.
std::vector<Place> hexes_of(const ledger::State& state, const std::vector<Ref<Unit>>& units);

}  // namespace hd::c1815
