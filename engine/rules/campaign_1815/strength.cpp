#include "engine/rules/campaign_1815/strength.hpp"

#include "engine/rules/campaign_1815/story.hpp"

#include <algorithm>

namespace hd::c1815 {

namespace {

void tell_line(WorkingLines* working, Line line) {
    if (working == nullptr) return;
    line.den = point;
    working->push_back(rules::worked(line));
}

// 1815 7.E.1#1, 1815 A-23: across a brook, into a village or into woods, from any hex it attacks.
bool is_halved_cavalry(const Setting& setting, Place from, const std::vector<Place>& targets) {
    return std::any_of(targets.begin(), targets.end(), [&](Place target) {
        const auto hinders = [&](bool there, TerrainKind kind) {
            return there && setting.tables.of(kind).halves_cavalry;
        };
        const int d = setting.direction(from, target);
        return hinders(d >= 0 && setting.has(from, d, Side::brook), TerrainKind::brook) ||
               hinders(setting.is(target, Terrain::village), TerrainKind::village) ||
               hinders(setting.is(target, Terrain::woods), TerrainKind::woods);
    });
}

// 1815 15.B#6: the hidden force fights with surprise for the rest of the turn in which it was run into.
bool has_surprise(const ledger::State& state, const Unit& unit) {
    return unit.was_hidden != 0 && state.at(the_campaign).surprise == state.at(the_clock).turn;
}

std::int32_t with_surprise(const ledger::State& state, const Setting& setting, Ref<Unit> unit,
                           std::int32_t strength, WorkingLines* working) {
    if (!has_surprise(state, state.at(unit))) return strength;
    const std::int32_t factor = setting.number(Number::surprise_factor);
    tell_line(working, {.rule = Rule::r_15_b_6,
                        .label = Label::surprise_doubled,
                        .num = strength * (factor - 1),
                        .unit = unit.raw});
    return strength * factor;
}

std::int32_t halved(std::int32_t strength, Ref<Unit> unit, Rule rule, Label label, WorkingLines* working) {
    const std::int32_t half = strength / 2;
    tell_line(working, {.rule = rule, .label = label, .num = half - strength, .unit = unit.raw});
    if (half % point != 0)
        tell_line(working,
                  {.op = Op::result, .rule = Rule::r_2_c_1, .label = label, .num = half, .unit = unit.raw});
    return half;
}

const Face& face_of(const ledger::State& state, const Setting& setting, Ref<Unit> unit) {
    return setting.counter(unit).face(state.at(unit).steps);
}

}  // namespace

bool is_blown(const ledger::State& state, const Unit& unit) {
    return unit.blown_through != 0 && unit.blown_through >= player_turn(state.at(the_clock));
}

std::int32_t attack_strength(const ledger::State& state, const Setting& setting, Ref<Unit> ref, Place from,
                             const std::vector<Place>& targets, WorkingLines* working) {
    std::int32_t strength = point * face_of(state, setting, ref).attack;
    tell_line(working,
              {.rule = Rule::r_7_a_1, .label = Label::attack_strength, .num = strength, .unit = ref.raw});
    strength = with_surprise(state, setting, ref, strength, working);
    if (state.at(ref).type == UnitType::cavalry && is_halved_cavalry(setting, from, targets))
        strength = halved(strength, ref, Rule::r_7_e_1_1, Label::cavalry_halved, working);
    return strength;
}

std::int32_t bombard_strength(const ledger::State& state, const Setting& setting, Ref<Unit> ref,
                              WorkingLines* working) {
    std::int32_t strength = point * face_of(state, setting, ref).defence;
    tell_line(working,
              {.rule = Rule::r_7_f_3, .label = Label::bombard_strength, .num = strength, .unit = ref.raw});
    strength = with_surprise(state, setting, ref, strength, working);
    const std::int32_t divisor = setting.number(Number::mud_bombardment_divisor);
    if (!this_turn(state, setting).mud || divisor <= 1) return strength;
    const std::int32_t left = strength / divisor;
    tell_line(working,
              {.rule = Rule::r_7_c_3, .label = Label::mud_halved, .num = left - strength, .unit = ref.raw});
    return left;
}

std::int32_t defence_strength(const ledger::State& state, const Setting& setting, Ref<Unit> ref,
                              bool only_mounted, WorkingLines* working) {
    const Unit& unit = state.at(ref);
    std::int32_t strength = point * face_of(state, setting, ref).defence;
    tell_line(working,
              {.rule = Rule::r_7_a_2, .label = Label::defence_strength, .num = strength, .unit = ref.raw});
    strength = with_surprise(state, setting, ref, strength, working);
    if (unit.disrupted != 0) {
        // 1815 9.A#7: a unit that is both is halved once.
        const bool both = only_mounted && is_blown(state, unit);
        const Rule rule = has_surprise(state, unit) ? Rule::r_a_45 : both ? Rule::r_9_a_7 : Rule::r_9_a_2;
        return halved(strength, ref, rule, Label::disrupted_halved, working);
    }
    if (only_mounted && is_blown(state, unit))
        return halved(strength, ref, Rule::r_7_e_1_11, Label::blown_halved, working);
    return strength;
}

bool only_mounted(const ledger::State& state, const AttackSet& set) {
    const auto is_mounted = [&](Ref<Unit> unit) {
        const UnitType type = state.at(unit).type;
        return type == UnitType::cavalry || type == UnitType::horse_artillery;
    };
    return set.has_force() && std::all_of(set.attackers.begin(), set.attackers.end(), is_mounted) &&
           std::all_of(set.bombarders.begin(), set.bombarders.end(), is_mounted);
}

}  // namespace hd::c1815
