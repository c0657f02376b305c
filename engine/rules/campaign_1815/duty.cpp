#include "engine/rules/campaign_1815/duty.hpp"

#include "engine/rules/campaign_1815/morale.hpp"
#include "engine/rules/campaign_1815/sequence.hpp"
#include "engine/rules/campaign_1815/strength.hpp"

#include <algorithm>

namespace hd::c1815 {

namespace {

bool has(const std::vector<Ref<Unit>>& units, Ref<Unit> unit) {
    return std::find(units.begin(), units.end(), unit) != units.end();
}

bool uses(const AttackSet& set, Ref<Unit> unit) {
    return has(set.attackers, unit) || has(set.bombarders, unit);
}

// Calls `visit(ref, unit)` for the able units next to a hex, by directions and rows.
template <class Visit>
void each_able_beside(const CombatPhase& phase, Place hex, Visit visit) {
    for (int d = 0; d < 6; ++d) {
        const Place from{phase.setting.at(hex).neighbours[static_cast<std::size_t>(d)]};
        if (!from || phase.setting.has(hex, d, Side::pond)) continue;
        each_at(phase.state, from, [&](Ref<Unit> ref, const Unit& unit) {
            if (phase.is_able(unit)) visit(ref, unit);
        });
    }
}

bool is_attacked_by_anybody(const CombatPhase& phase, const AttackSet& set, Place hex) {
    bool found = false;
    each_able_beside(phase, hex, [&](Ref<Unit> ref, const Unit&) {
        if (!uses(set, ref)) found = true;
    });
    return found;
}

bool touches_all(const CombatPhase& phase, Place from, const std::vector<Place>& targets) {
    return std::all_of(targets.begin(), targets.end(),
                       [&](Place target) { return in_touch(phase.setting, from, target); });
}

// The hexes whose enemies, and the units whose targets, the attack can take away.
std::vector<Place> hexes_concerned(const CombatPhase& phase, const AttackSet& set) {
    std::vector<Place> hexes;
    for (const Ref<Unit> unit : set.attackers) {
        for (const Place hex : targets_beside(phase, phase.state.at(unit).place)) hexes.push_back(hex);
    }
    for (const Ref<Unit> unit : set.bombarders) {
        for (const Place hex : targets_beside(phase, phase.state.at(unit).place)) hexes.push_back(hex);
    }
    std::sort(hexes.begin(), hexes.end());
    hexes.erase(std::unique(hexes.begin(), hexes.end()), hexes.end());
    return hexes;
}

// 1815 A-08: a unit that may not attack owes none and is owed none.
bool must_attack(const ledger::State& state, const Setting& setting, const Unit& unit) {
    return unit.disrupted == 0 && !is_blown(state, unit) &&
           zone_of_enemy(state, setting, unit.place, unit.seat);
}

// 1815 7.E.1#8: whether blown cavalry has an enemy in its zone of control.
bool must_retreat(const ledger::State& state, const Setting& setting, const Unit& unit) {
    return unit.type == UnitType::cavalry && is_blown(state, unit) &&
           zone_of_enemy(state, setting, unit.place, unit.seat);
}

Duty duty_of(const CombatPhase& phase, const Unit& unit) {
    const bool fights = unit.type != UnitType::leader && phase.setting.on_map(unit.place);
    if (!fights) return Duty::none;
    if (unit.seat == phase.seat) {
        if (must_retreat(phase.state, phase.setting, unit)) return Duty::must_retreat;
        return must_attack(phase.state, phase.setting, unit) ? Duty::must_attack : Duty::none;
    }
    for (int d = 0; d < 6; ++d) {
        const Place from{phase.setting.at(unit.place).neighbours[static_cast<std::size_t>(d)]};
        if (!from || phase.setting.has(unit.place, d, Side::pond)) continue;
        bool touched = false;
        each_at(phase.state, from, [&](Ref<Unit>, const Unit& own) {
            if (own.seat == phase.seat && own.type != UnitType::leader &&
                must_attack(phase.state, phase.setting, own))
                touched = true;
        });
        if (touched) return Duty::must_be_attacked;
    }
    return Duty::none;
}

// 1815 A-08: it touches an enemy and may not attack him.
bool is_excused(const CombatPhase& phase, const Unit& unit) {
    const bool disrupted = unit.seat == phase.seat && unit.disrupted != 0 && phase.setting.on_map(unit.place);
    return disrupted && zone_of_enemy(phase.state, phase.setting, unit.place, unit.seat);
}

// 1815 7.F#1, 1815 9.A#4: guns that did not move and are in order.
bool may_bombard_now(const CombatPhase& phase, const Unit& unit) {
    return unit.seat == phase.seat && is_artillery(unit.type) && phase.setting.on_map(unit.place) &&
           unit.moved != phase.turn && unit.disrupted == 0;
}

}  // namespace

bool CombatPhase::is_target(Place hex) const {
    bool fresh = false;
    each_at(state, hex, [&](Ref<Unit>, const Unit& unit) {
        if (unit.seat != seat && unit.type != UnitType::leader && unit.was_attacked != turn) fresh = true;
    });
    return fresh;
}

bool CombatPhase::is_owed(Place hex) const {
    if (!is_target(hex)) return false;
    bool owed = false;
    each_at(state, hex, [&](Ref<Unit>, const Unit& unit) {
        if (unit.duty == Duty::must_be_attacked && unit.was_attacked != turn) owed = true;
    });
    return owed;
}

CombatPhase combat_phase(const ledger::State& state, const Setting& setting) {
    const Clock& clock = state.at(the_clock);
    return {.state = state, .setting = setting, .seat = clock.side, .turn = clock.turn};
}

std::vector<Place> targets_beside(const CombatPhase& phase, Place from) {
    std::vector<Place> targets;
    const Hex& here = phase.setting.at(from);
    for (const std::uint8_t d : here.order) {
        const Place hex{here.neighbours[d]};
        if (hex && !phase.setting.has(from, d, Side::pond) && phase.is_target(hex)) targets.push_back(hex);
    }
    return targets;
}

LeftOver left_over(const CombatPhase& phase, const AttackSet& set) {
    // Units next to the targets, whose last target they may have been.
    for (const Place target : set.targets) {
        LeftOver found;
        each_able_beside(phase, target, [&](Ref<Unit> ref, const Unit& unit) {
            if (found || uses(set, ref)) return;
            const std::vector<Place> others = targets_beside(phase, unit.place);
            const bool another =
                std::any_of(others.begin(), others.end(), [&](Place hex) { return !set.has_target(hex); });
            if (!another) found.unit = ref;
        });
        if (found) return found;
    }
    // Enemies next to the attackers, whose last attacker they may have been.
    for (const Place hex : hexes_concerned(phase, set)) {
        if (set.has_target(hex) || !phase.is_owed(hex)) continue;
        if (!is_attacked_by_anybody(phase, set, hex)) return {.unit = {}, .hex = hex};
    }
    return {};
}

LeftOver obstacle(const CombatPhase& phase, AttackSet set) {
    // Whoever would be left over can only be saved by taking him in.
    for (LeftOver left = left_over(phase, set); left; left = left_over(phase, set)) {
        if (left.unit) {
            const bool joins = touches_all(phase, phase.state.at(left.unit).place, set.targets);
            // 1815 7.F#13: nobody joins guns that fire from two hexes away.
            const bool far = std::any_of(set.bombarders.begin(), set.bombarders.end(), [&](Ref<Unit> gun) {
                return phase.setting.direction(phase.state.at(gun).place, set.targets.front()) < 0;
            });
            if (!joins || far) return left;
            set.attackers.push_back(left.unit);
            continue;
        }
        const bool reached = set.bombarders.empty() &&
                             std::all_of(set.attackers.begin(), set.attackers.end(), [&](Ref<Unit> unit) {
                                 return in_touch(phase.setting, phase.state.at(unit).place, left.hex);
                             });
        if (!reached) return left;
        set.targets.push_back(left.hex);
    }
    return {};
}

bool can_complete(const CombatPhase& phase, const AttackSet& set) {
    if (set.has_force()) return !obstacle(phase, set);
    bool good = false;
    each_able_beside(phase, set.targets.front(), [&](Ref<Unit> ref, const Unit& unit) {
        if (good || !touches_all(phase, unit.place, set.targets)) return;
        AttackSet joined = set;
        joined.attackers.push_back(ref);
        good = !obstacle(phase, joined);
    });
    return good;
}

std::optional<Refusal> not_over(const CombatPhase& phase) {
    const std::span<const Unit> units = phase.state.rows<Unit>();
    for (std::size_t row = 0; row < units.size(); ++row) {
        const Unit& unit = units[row];
        if (unit.duty == Duty::none || !phase.setting.on_map(unit.place)) continue;
        if (unit.duty == Duty::must_retreat && unit.seat == phase.seat)
            return refused(Rule::r_7_e_1_8, Reason::still_must_retreat, unit_row(row).raw);
        if (phase.is_able(unit) && !targets_beside(phase, unit.place).empty())
            return refused(Rule::r_7_1, Reason::still_must_attack, unit_row(row).raw);
        const bool owed = unit.duty == Duty::must_be_attacked && phase.is_owed(unit.place);
        if (owed && is_attacked_by_anybody(phase, {}, unit.place))
            return refused(Rule::r_7_2, Reason::still_owed, unit.place.raw);
    }
    return std::nullopt;
}

void begin_combat(rules::Conduct& conduct, Ref<Item> root) {
    const ledger::State& state = conduct.game.state;
    const CombatPhase phase = combat_phase(state, setting_of(conduct.game));
    const std::span<const Unit> units = state.rows<Unit>();
    std::int32_t must = 0;
    Transaction edit(conduct.game.state, conduct.log);
    for (std::size_t row = 0; row < units.size(); ++row) {
        const Unit& unit = units[row];
        const Duty duty = duty_of(phase, unit);
        const std::int32_t guns = may_bombard_now(phase, unit) ? 1 : 0;
        if (duty == Duty::must_attack) ++must;
        if (unit.duty != duty) edit.edit(unit_row(row)).duty = duty;
        if (unit.may_bombard != guns) edit.edit(unit_row(row)).may_bombard = guns;
        // 1815 7.F#2
        if (explains(conduct) && guns != 0)
            note(edit, {.op = Op::start,
                        .rule = Rule::r_7_f_2,
                        .label = Label::data_value,
                        .unit = unit_row(row).raw});
        if (!explains(conduct)) continue;
        // 1815 A-08: who may not attack owes nothing.
        if (duty == Duty::none && is_excused(phase, unit))
            note(edit, {.rule = Rule::r_a_08,
                        .label = Label::data_value,
                        .unit = unit_row(row).raw,
                        .applied = false});
        if (duty == Duty::none) continue;
        const Rule rule = duty == Duty::must_attack    ? Rule::r_7_1
                          : duty == Duty::must_retreat ? Rule::r_7_e_1_8
                                                       : Rule::r_7_2;
        note(edit, {.op = Op::start, .rule = rule, .label = Label::data_value, .unit = unit_row(row).raw});
    }
    edit.edit(root).step = number(StepId::attacks);
    edit.commit(head(conduct, EventKind::duties_set, Rule::r_a_11, last_event(conduct), 0, must));
}

}  // namespace hd::c1815
