// Who must attack and who must be attacked in a combat phase, and whether both can still be done (7).
#pragma once

#include "engine/rules/campaign_1815/attack_set.hpp"
#include "engine/rules/campaign_1815/label.hpp"
#include "engine/rules/ruleset.hpp"

#include <optional>
#include <vector>

namespace hd::c1815 {

// The combat phase of a seat as it stands.
struct CombatPhase {
    const ledger::State& state;
    const Setting& setting;
    Seat seat;
    std::int32_t turn = 0;

    // A unit of the phasing side that may still attack with its attack strength.
    bool is_able(const Unit& unit) const {
        return unit.seat == seat && unit.duty == Duty::must_attack && unit.attacked != turn &&
               unit.disrupted == 0 && setting.on_map(unit.place);
    }
    // A hex with an enemy who was not attacked yet.
    bool is_target(Place hex) const;
    // 1815 7#2: one of them must be.
    bool is_owed(Place hex) const;
};
CombatPhase combat_phase(const ledger::State& state, const Setting& setting);

// The step `duties`: 1815 7#1, 1815 7#2, 1815 7.E.1#8 for the whole phase at once (1815 A-11).
void begin_combat(rules::Conduct& conduct, Ref<Item> root);

// A unit or a hex that an attack would leave with nobody to attack, or to be attacked by.
struct LeftOver {
    Ref<Unit> unit;
    Place hex;
    explicit operator bool() const { return unit || hex; }
};

// What the attack, as it stands, would leave over that could still be dealt with now (1815 A-12).
LeftOver left_over(const CombatPhase& phase, const AttackSet& set);

// What an attack that has somebody who attacks would leave over even if it took in those who would be left
// and stand next to all of it.
LeftOver obstacle(const CombatPhase& phase, AttackSet set);

// Whether the attack can be completed so that nothing is left over, by somebody who still joins if it has
// nobody.
bool can_complete(const CombatPhase& phase, const AttackSet& set);

// Why the phase may not end; nothing when it may.
std::optional<Refusal> not_over(const CombatPhase& phase);

// Hexes of enemies next to a unit, in its zone of control and not attacked yet.
std::vector<Place> targets_beside(const CombatPhase& phase, Place from);

}  // namespace hd::c1815
