#include "engine/rules/victory_at_waterloo/duty.hpp"

#include "engine/ledger/transaction.hpp"
#include "engine/rules/victory_at_waterloo/attack_notes.hpp"
#include "engine/rules/victory_at_waterloo/bombardment.hpp"
#include "engine/rules/victory_at_waterloo/cover.hpp"
#include "engine/rules/victory_at_waterloo/event.hpp"
#include "engine/rules/victory_at_waterloo/step.hpp"

namespace hd::vaw {

namespace {

// Whether a unit other than those of `busy` can still attack the enemy, as the kind of debt wants it.
bool is_covered(const AttackPhase& phase, Ref<Unit> enemy, Owed owed, const AttackSet& busy) {
    return covered_by_neighbour(phase, enemy, owed, busy) || !guns_on(phase, enemy, owed, busy).empty();
}

// Whether the units that have joined leave this enemy, if he is owed an attack, either coverable by others or
// free to be taken into this attack.
bool leaves_out(const AttackPhase& phase, const AttackSet& set, Ref<Unit> enemy) {
    const Unit& unit = phase.state.at(enemy);
    if (!phase.is_target(unit) || set.targets.has(enemy)) return false;
    const Owed owed = debt_with(phase, set, enemy);
    if (owed == Owed::no || is_covered(phase, enemy, owed, set)) return false;
    return !set.bombarders.empty() || !next_to_all(phase.state, phase.setting, unit.place, set.attackers);
}

// Calls `visit(enemy)` until it returns true for each unit whose cover the attack can take away: those next
// to its attackers. An enemy may be visited twice.
template <class Visit>
bool any_concerned(const AttackPhase& phase, const AttackSet& set, Visit visit) {
    for (const Ref<Unit> attacker : set.attackers) {
        for (const std::int32_t neighbour : phase.setting.at(phase.state.at(attacker).place).neighbours) {
            const Ref<Unit> there = unit_at(phase.state, Place{neighbour});
            if (there && visit(there)) return true;
        }
    }
    return false;
}

bool leaves_nobody(const AttackPhase& phase, const AttackSet& set) {
    if (phase.setting.chosen.artillery) return shortfall(phase, set, Attack::growing).count == 0;
    return !any_concerned(phase, set, [&](Ref<Unit> enemy) { return leaves_out(phase, set, enemy); });
}

// VAW-OART-12: an unused unit that could join, must attack and would have nobody left to attack.
Ref<Unit> left_out(const AttackPhase& phase, const AttackSet& set) {
    const std::span<const Unit> units = phase.state.rows<Unit>();
    for (std::size_t i = 0; i < units.size(); ++i) {
        const Unit& unit = units[i];
        if (!phase.is_unused(unit) || !phase.setting.on_map(unit.place) || set.attackers.has(unit_row(i)))
            continue;
        if (may_hold_fast(phase.setting, unit) ||
            !next_to_all(phase.state, phase.setting, unit.place, set.targets)) {
            continue;
        }
        bool has_another = false;
        for (const std::int32_t neighbour : phase.setting.at(unit.place).neighbours) {
            if (neighbour == 0) continue;
            const Ref<Unit> enemy = unit_at(phase.state, Place{neighbour});
            if (enemy && phase.is_target(phase.state.at(enemy)) && !set.targets.has(enemy))
                has_another = true;
        }
        if (!has_another) return unit_row(i);
    }
    return {};
}

Refusal still_open(Ref<Unit> enemy, Owed owed) {
    if (owed == Owed::from_town) return *refused(Rule::anote_10, Reason::still_owed, enemy.raw);
    if (owed == Owed::from_chateau) return *refused(Rule::anote_11, Reason::still_owed, enemy.raw);
    return *refused(Rule::a_41, Reason::still_owed, enemy.raw);
}

// An enemy without whom the attack may not be closed.
std::optional<Refusal> enemy_left_open(const AttackPhase& phase, const AttackSet& set) {
    if (phase.setting.chosen.artillery) {
        const Shortfall left = shortfall(phase, set, Attack::closed);
        return left.count > 0 ? std::optional(still_open(left.enemy, left.owed)) : std::nullopt;
    }
    std::optional<Refusal> open;
    any_concerned(phase, set, [&](Ref<Unit> enemy) {
        if (!phase.is_target(phase.state.at(enemy)) || set.targets.has(enemy)) return false;
        const Owed owed = debt_with(phase, set, enemy);
        if (owed == Owed::no || is_covered(phase, enemy, owed, set)) return false;
        open = still_open(enemy, owed);
        return true;
    });
    return open;
}

// VAW-OTOWN-2: whether only cavalry in towns makes the enemy owed.
bool only_town_cavalry(const AttackPhase& phase, Place hex) {
    if (!phase.setting.chosen.towns) return false;
    return !any_own_neighbour(phase, hex, [&](Ref<Unit>, const Unit& unit) {
        const bool in_town = phase.setting.is(unit.place, Terrain::town) && unit.type == UnitType::cavalry;
        return phase.is_unused(unit) && !may_hold_fast(phase.setting, unit) && !in_town;
    });
}

Rule rule_of_debt(const AttackPhase& phase, const Unit& enemy) {
    if (enemy.owed == number(Owed::from_town)) return Rule::anote_10;
    if (enemy.owed == number(Owed::from_chateau)) return Rule::anote_11;
    if (only_town_cavalry(phase, enemy.place)) return Rule::otown_2;
    for (const Unit& unit : phase.state.rows<Unit>()) {
        if (unit.seat == phase.seat && unit.attacked == phase.turn) return Rule::atk_9;
    }
    return Rule::atk_1;
}

}  // namespace

AttackPhase attack_phase(const ledger::State& state, const Setting& setting) {
    const Clock& clock = state.at(the_clock);
    return {.state = state, .setting = setting, .seat = clock.side, .turn = clock.turn};
}

bool may_hold_fast(const Setting& setting, const Unit& unit) {
    if (setting.is(unit.place, Terrain::town)) {
        return !(setting.chosen.towns && unit.type == UnitType::cavalry);
    }
    return setting.is(unit.place, Terrain::chateau) && unit.type == UnitType::infantry && unit.strength == 1;
}

bool is_owed(const AttackPhase& phase, Ref<Unit> enemy) {
    const Unit& unit = phase.state.at(enemy);
    if (unit.owed == 0 || !phase.is_target(unit)) return false;
    return is_covered(phase, enemy, static_cast<Owed>(unit.owed), {});
}

Owed debt_with(const AttackPhase& phase, const AttackSet& set, Ref<Unit> enemy) {
    return is_owed(phase, enemy) ? static_cast<Owed>(phase.state.at(enemy).owed)
                                 : owed_by_strong_point(phase, set, enemy);
}

Owed owed_by_strong_point(const AttackPhase& phase, const AttackSet& set, Ref<Unit> enemy) {
    const Place hex = phase.state.at(enemy).place;
    for (const Ref<Unit> attacker : set.attackers) {
        const Place from = phase.state.at(attacker).place;
        if (phase.setting.direction(from, hex) < 0) continue;
        if (phase.setting.is(from, Terrain::town)) return Owed::from_town;
        if (phase.setting.is(from, Terrain::chateau)) return Owed::from_chateau;
    }
    return Owed::no;
}

bool can_complete(const AttackPhase& phase, const AttackSet& set) {
    if (set.has_force()) return leaves_nobody(phase, set);
    const bool with_attacker = any_own_neighbour(
        phase, phase.state.at(set.targets.front()).place, [&](Ref<Unit> ref, const Unit& unit) {
            if (!phase.is_unused(unit)) return false;
            if (!next_to_all(phase.state, phase.setting, unit.place, set.targets)) return false;
            AttackSet joined = set;
            joined.attackers.add(ref);
            return leaves_nobody(phase, joined);
        });
    if (with_attacker || !phase.setting.chosen.artillery || set.targets.size() > 1) return with_attacker;
    const std::span<const Unit> units = phase.state.rows<Unit>();
    for (std::size_t i = 0; i < units.size(); ++i) {
        if (units[i].seat != phase.seat) continue;
        if (!may_bombard(phase.state, phase.setting, unit_row(i), set.targets.front(), phase.turn)) continue;
        AttackSet joined = set;
        joined.bombarders.add(unit_row(i));
        if (leaves_nobody(phase, joined)) return true;
    }
    return false;
}

std::optional<rules::Refusal> not_closable(const AttackPhase& phase, const AttackSet& set) {
    if (!set.has_force()) return refused(Rule::atk_4, Reason::attack_incomplete);
    if (const auto open = enemy_left_open(phase, set)) return open;
    if (phase.setting.chosen.artillery) {
        const Ref<Unit> idle = left_out(phase, set);
        if (idle) return refused(Rule::oart_12, Reason::must_join, idle.raw);
    }
    return std::nullopt;
}

std::optional<rules::Refusal> not_over(const AttackPhase& phase) {
    const std::span<const Unit> units = phase.state.rows<Unit>();
    for (std::size_t i = 0; i < units.size(); ++i) {
        if (units[i].owed == 0 || !is_owed(phase, unit_row(i))) continue;
        return refused(rule_of_debt(phase, units[i]), Reason::still_owed, unit_row(i).raw);
    }
    return std::nullopt;
}

void begin_attacks(rules::Conduct& conduct, Ref<Item> root) {
    const ledger::State& state = conduct.game.state;
    const Setting& setting = setting_of(conduct.game);
    const AttackPhase phase = attack_phase(state, setting);
    ledger::Transaction edit(conduct.game.state, conduct.log);
    const Fringe fringe(state, setting, opponent(phase.seat));
    const std::span<const Unit> units = state.rows<Unit>();
    for (std::size_t i = 0; i < units.size(); ++i) {
        if (!setting.on_map(units[i].place)) continue;
        if (units[i].seat == phase.seat) {
            const bool is_gun = setting.chosen.artillery && units[i].type == UnitType::artillery;
            const std::int32_t may =
                is_gun && !enemy_next_to(state, setting, units[i].place, phase.seat) ? 1 : 0;
            if (units[i].may_bombard != may) edit.edit(unit_row(i)).may_bombard = may;
            if (units[i].owed != 0) edit.edit(unit_row(i)).owed = 0;
            continue;
        }
        const auto must_attack = [&](Ref<Unit>, const Unit& unit) { return !may_hold_fast(setting, unit); };
        const bool in_contact =
            fringe.has(units[i].place) && any_own_neighbour(phase, units[i].place, must_attack);
        const std::int32_t owed = number(in_contact ? Owed::contact : Owed::no);
        if (units[i].owed != owed) edit.edit(unit_row(i)).owed = owed;
        if (units[i].may_bombard != 0) edit.edit(unit_row(i)).may_bombard = 0;
    }
    edit.edit(root).step = number(StepId::attacks);
    if (explains(conduct)) note_duties(edit, phase);
    edit.commit({.kind = number(EventKind::duties_set),
                 .rule = number(Rule::atk_1),
                 .seat = phase.seat,
                 .flags = conduct.flags});
}

}  // namespace hd::vaw
