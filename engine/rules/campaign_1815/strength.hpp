// What a unit is worth in a fight, in quarters of a point: its side of the counter, halved and doubled.
#pragma once

#include "engine/ledger/log.hpp"
#include "engine/rules/campaign_1815/attack_set.hpp"
#include "engine/rules/campaign_1815/label.hpp"

#include <vector>

namespace hd::c1815 {

using WorkingLines = std::vector<ledger::Work>;

// 1815 7.E.1#5: whether cavalry is blown in the player turn that is being played.
bool is_blown(const ledger::State& state, const Unit& unit);

// The attack strength of a unit that attacks the targets from `from`. `working` gets what was halved or
// doubled; null for none.
std::int32_t attack_strength(const ledger::State& state, const Setting& setting, Ref<Unit> unit, Place from,
                             const std::vector<Place>& targets, WorkingLines* working);

// 1815 7.F#3: the strength of a unit's guns.
std::int32_t bombard_strength(const ledger::State& state, const Setting& setting, Ref<Unit> unit,
                              WorkingLines* working);

// The defence strength of a unit against attackers that are cavalry and horse artillery alone, or not.
std::int32_t defence_strength(const ledger::State& state, const Setting& setting, Ref<Unit> unit,
                              bool only_mounted, WorkingLines* working);

// 1815 7.E.1#11, 1815 7.D#2: whether cavalry and horse artillery attack alone.
bool only_mounted(const ledger::State& state, const AttackSet& set);

}  // namespace hd::c1815
