// Guns that fire: range, line of sight, who may take part (7.F).
#pragma once

#include "engine/ledger/transaction.hpp"
#include "engine/rules/campaign_1815/duty.hpp"

namespace hd::c1815 {

// Why guns in one hex can't fire at another: range, or what blocks the line; nothing when they can.
std::optional<Refusal> fire_blocked(const Setting& setting, Place from, Place to);

// Tells how far it is to a hex that guns can fire at, and what on the line there does not stop it.
void explain_fire(ledger::Transaction& edit, const Setting& setting, Place from, Place to);

// Why a unit can't add its guns to the attack as it stands; nothing when it can. Duties are not looked at.
std::optional<Refusal> refuse_guns(const CombatPhase& phase, const AttackSet& set, Ref<Unit> unit);

// Hexes with enemies at which a unit might fire, by place.
std::vector<Place> targets_of_guns(const CombatPhase& phase, Ref<Unit> unit);

}  // namespace hd::c1815
