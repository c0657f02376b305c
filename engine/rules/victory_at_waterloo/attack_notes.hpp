// What the working of an attack's events says beside its figures: which rules and rulings applied to this
// very case. Decides nothing; every function looks at the state as it is before the event is committed.
#pragma once

#include "engine/rules/victory_at_waterloo/duty.hpp"
#include "engine/rules/victory_at_waterloo/retreat.hpp"
#include "engine/rules/victory_at_waterloo/story.hpp"

namespace hd::vaw {

// duties_set: who may hold fast in a strong point, and that units must attack too under the artillery option.
void note_duties(Transaction& edit, const AttackPhase& phase);
// attacks_ended: enemies who were owed an attack that can't be made any more, and others who were free to
// attack.
void note_end_of_attacks(Transaction& edit, const AttackPhase& phase);
// bombard_declared
void note_bombardment(Transaction& edit, const AttackPhase& phase, Ref<Unit> gun, Ref<Unit> target);
// attack_closed
void note_closed(Transaction& edit, const AttackPhase& phase, const AttackSet& set);
// combat_resolved
struct ResolvedCase {
    Result result = Result::none;
    std::int32_t score = 0;
};
void note_resolved(Transaction& edit, const ledger::State& state, const Setting& setting,
                   const AttackSet& set, ResolvedCase resolved);
// exchange_chosen
void note_exchange(Transaction& edit, const ledger::State& state, const Setting& setting,
                   const AttackSet& set);
// unit_retreated, from `from` to `to`; `others` are still to go.
struct RetreatCase {
    Ref<Unit> unit;
    Place from;
    Place to;
    bool others = false;
    bool second_hex = false;
};
void note_retreat(Transaction& edit, const Setting& setting, const RetreatCase& retreat);
// unit_pushed_back
void note_push(Transaction& edit, const Setting& setting, Ref<Unit> unit, Place from, Place to);
// advanced; `attack` as it stands.
void note_advance(Transaction& edit, const ledger::State& state, const Item& attack, Ref<Unit> unit,
                  bool two_hexes);
// combat_ended
void note_combat_end(Transaction& edit, const ledger::State& state, const Item& attack);

}  // namespace hd::vaw
