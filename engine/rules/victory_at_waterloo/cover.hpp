// Whether the enemies who are owed an attack can still get it. A unit can attack all that are next to it at
// once; a gun bombards one hex, so that with bombardments one gun may be wanted by several.
#pragma once

#include "engine/rules/victory_at_waterloo/duty.hpp"

namespace hd::vaw {

// Whether an unused unit next to the enemy, other than those of `busy`, can attack it as the debt wants it.
bool covered_by_neighbour(const AttackPhase& phase, Ref<Unit> enemy, Owed owed, const AttackSet& busy);

// The guns, other than those of `busy`, whose bombardment would pay the debt; none without the option.
UnitList guns_on(const AttackPhase& phase, Ref<Unit> enemy, Owed owed, const AttackSet& busy);

// An attack that can still take in targets next to all its attackers, or one as it stands.
enum class Attack : std::uint8_t { growing, closed };

// VAW-A-06: by how many more enemies go without than had to before; who, of those, comes first and what he is
// owed.
struct Shortfall {
    std::int32_t count = 0;
    Ref<Unit> enemy;
    Owed owed = Owed::no;
};
Shortfall shortfall(const AttackPhase& phase, const AttackSet& set, Attack attack);

}  // namespace hd::vaw
