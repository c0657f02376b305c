// Who must be attacked, and who need not attack (VAW-ATK-1 to 3 and the notes on towns and chateaux).
#pragma once

#include "engine/rules/victory_at_waterloo/attack_set.hpp"
#include "engine/rules/victory_at_waterloo/combat_task.hpp"
#include "engine/rules/victory_at_waterloo/label.hpp"

#include <optional>

namespace hd::vaw {

// The side whose attacks these are.
struct AttackPhase {
    const ledger::State& state;
    const Setting& setting;
    Seat seat;
    std::int32_t turn = 0;

    bool is_unused(const Unit& unit) const { return unit.seat == seat && unit.attacked != turn; }
    bool is_target(const Unit& unit) const {
        return unit.seat != seat && unit.was_attacked != turn && setting.on_map(unit.place);
    }
};

// Calls `visit(ref, unit)` for the phase's own units next to a hex until it returns true; says whether it
// did.
template <class Visit>
bool any_own_neighbour(const AttackPhase& phase, Place hex, Visit visit) {
    for (const std::int32_t neighbour : phase.setting.at(hex).neighbours) {
        if (neighbour == 0) continue;
        const Ref<Unit> ref = unit_at(phase.state, Place{neighbour});
        if (ref && phase.state.at(ref).seat == phase.seat && visit(ref, phase.state.at(ref))) return true;
    }
    return false;
}

AttackPhase attack_phase(const ledger::State& state, const Setting& setting);

// VAW-ATK-2, VAW-ATK-3, VAW-OTOWN-2: whether the unit stands in a strong point and may hold fast.
bool may_hold_fast(const Setting& setting, const Unit& unit);

// Whether the enemy is owed an attack that can still be made.
bool is_owed(const AttackPhase& phase, Ref<Unit> enemy);

// Whether an attack with these units can be completed so that nobody who is owed one is left without. `set`
// has at least one target; it may still lack attackers.
bool can_complete(const AttackPhase& phase, const AttackSet& set);

// Why the attack may not be closed as it stands; nothing when it may.
std::optional<rules::Refusal> not_closable(const AttackPhase& phase, const AttackSet& set);

// Why the side may not end its attacks; nothing when it may.
std::optional<rules::Refusal> not_over(const AttackPhase& phase);

// What the enemy will be owed because of an attack out of a strong point; `no` when nothing.
Owed owed_by_strong_point(const AttackPhase& phase, const AttackSet& set, Ref<Unit> enemy);

// What the enemy is owed once this attack is made: what he was owed before and can still get, or what an
// attack out of a strong point adds.
Owed debt_with(const AttackPhase& phase, const AttackSet& set, Ref<Unit> enemy);

// The work of the step `duties`: marks who is owed an attack and which artillery may bombard.
void begin_attacks(rules::Conduct& conduct, Ref<Item> root);

}  // namespace hd::vaw
