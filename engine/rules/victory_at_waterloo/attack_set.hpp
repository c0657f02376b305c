// The units of one attack, and what holds between them.
#pragma once

#include "engine/rules/victory_at_waterloo/contact.hpp"
#include "engine/rules/victory_at_waterloo/unit_list.hpp"

#include <cstdint>

namespace hd::vaw {

struct AttackSet {
    UnitList attackers;  // next to every target
    UnitList bombarders;
    UnitList targets;

    bool has_force() const { return !attackers.empty() || !bombarders.empty(); }
};

// The units that have a part in the attack under way and are still in it, in the order of their rows.
AttackSet attack_under_way(const ledger::State& state);

std::int32_t total_strength(const ledger::State& state, const UnitList& units);

// Whether a hex is next to every unit of the list.
bool next_to_all(const ledger::State& state, const Setting& setting, Place hex, const UnitList& units);

}  // namespace hd::vaw
