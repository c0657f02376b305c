#include "engine/rules/campaign_1815/walk.hpp"

#include "engine/rules/campaign_1815/odds.hpp"

#include <algorithm>

namespace hd::c1815 {

namespace {

// 1815 5.B#1: infantry, cavalry and leaders pay by the column of mud; artillery goes one hex whatever it
// costs.
MoverClass class_of(UnitType type, bool mud) {
    if (type == UnitType::horse_artillery) return MoverClass::horse_artillery;
    if (type == UnitType::foot_artillery) return MoverClass::foot_artillery;
    return mud ? MoverClass::mud : MoverClass::foot_and_cavalry;
}

// 1815 5.A.1#2: woods count before high ground.
TerrainKind ground_of(const Setting& setting, Place hex) {
    if (setting.is(hex, Terrain::woods)) return TerrainKind::woods;
    if (setting.is(hex, Terrain::village)) return TerrainKind::village;
    if (setting.is(hex, Terrain::full_high)) return TerrainKind::full_high;
    return setting.is(hex, Terrain::partial_high) ? TerrainKind::partial_high : TerrainKind::clear;
}

// The attack strength that friends next to a hex could bring against it, the newcomer left out.
std::int32_t strength_beside(const ledger::State& state, const Setting& setting, Place target,
                             Ref<Unit> but) {
    const Seat seat = state.at(but).seat;
    std::int32_t sum = 0;
    for (std::size_t d = 0; d < 6; ++d) {
        const Place hex{setting.at(target).neighbours[d]};
        if (!hex || setting.has(target, static_cast<int>(d), Side::pond)) continue;
        each_at(state, hex, [&](Ref<Unit> ref, const Unit& unit) {
            const bool fights = unit.seat == seat && unit.type != UnitType::leader && ref != but &&
                                unit.disrupted == 0 && !is_blown(state, unit);
            if (fights) sum += attack_strength(state, setting, ref, hex, {target}, nullptr);
        });
    }
    return sum;
}

std::int32_t defence_of(const ledger::State& state, const Setting& setting, Place hex, Seat attacker) {
    std::int32_t sum = 0;
    each_at(state, hex, [&](Ref<Unit> ref, const Unit& unit) {
        if (unit.seat != attacker && unit.type != UnitType::leader)
            sum += defence_strength(state, setting, ref, false, nullptr);
    });
    return sum;
}

// 1815 7#8, 1815 A-13, 1815 A-54: nobody goes where an attack under 1:5 would have to be made: against an
// enemy hex with all friends beside it, and by the newcomer alone against all that only it touches.
std::optional<Refusal> refuse_hopeless(const ledger::State& state, const Setting& setting, Ref<Unit> ref,
                                       Place hex) {
    const Unit& unit = state.at(ref);
    std::vector<Place> alone;
    std::int32_t alone_defence = 0;
    for (std::size_t d = 0; d < 6; ++d) {
        const Place target{setting.at(hex).neighbours[d]};
        if (!target || setting.has(hex, static_cast<int>(d), Side::pond)) continue;
        if (!enemy_at(state, target, unit.seat)) continue;
        const std::int32_t defence = defence_of(state, setting, target, unit.seat);
        const std::int32_t beside = strength_beside(state, setting, target, ref);
        const std::int32_t own = attack_strength(state, setting, ref, hex, {target}, nullptr);
        if (column_of(own + beside, defence) == under_the_table)
            return refused(beside > 0 ? Rule::r_a_13 : Rule::r_7_8, Reason::odds_too_low, hex.raw,
                           own + beside, defence);
        if (beside > 0) continue;
        alone.push_back(target);
        alone_defence += defence;
    }
    if (alone.size() < 2) return std::nullopt;
    const std::int32_t own = attack_strength(state, setting, ref, hex, alone, nullptr);
    if (column_of(own, alone_defence) != under_the_table) return std::nullopt;
    return refused(Rule::r_a_54, Reason::odds_too_low, hex.raw, own, alone_defence);
}

// What an enemy's zone of control on the hex forbids to the walker.
std::optional<Refusal> refuse_zone(const ledger::State& state, const Setting& setting, const Walker& walker,
                                   Place hex, Ref<Unit> enemy) {
    const Unit& unit = state.at(walker.unit);
    if (walker.from_zone && walker.entered == 0) {
        const Rule rule = unit.disrupted != 0 ? Rule::r_9_a_5 : Rule::r_5_9;
        return refused(rule, Reason::zone_from_zone, hex.raw, enemy.raw);
    }
    if (unit.type == UnitType::leader) return std::nullopt;
    if (is_blown(state, unit)) return refused(Rule::r_7_e_1_6, Reason::blown_no_contact, hex.raw, enemy.raw);
    const bool ordered = unit.command == Command::in || unit.command == Command::direct;
    if (!ordered && setting.number(Number::out_of_command_no_contact) != 0) {
        const bool night = this_turn(state, setting).night;
        return refused(night ? Rule::r_10_1 : Rule::r_8_b_3, Reason::no_orders_no_contact, hex.raw,
                       enemy.raw);
    }
    // A disrupted unit owes no attack (1815 A-08).
    return unit.disrupted != 0 ? std::nullopt : refuse_hopeless(state, setting, walker.unit, hex);
}

}  // namespace

std::int32_t allowance(const ledger::State& state, const Setting& setting, Ref<Unit> unit) {
    const std::int32_t full = point * setting.counter(unit).movement;
    return is_blown(state, state.at(unit)) ? full / 2 : full;
}

bool is_up_slope(const Setting& setting, Place from, int direction) {
    const Place to{setting.at(from).neighbours[static_cast<std::size_t>(direction)]};
    return setting.is(to, Terrain::partial_high) && !setting.has(from, direction, Side::some_high) &&
           !setting.has(from, direction, Side::full_high);
}

TerrainKind way_between(const Setting& setting, Place from, int direction) {
    if (setting.has(from, direction, Way::village)) return TerrainKind::within_village;
    if (setting.has(from, direction, Way::high_road)) return TerrainKind::high_road;
    return setting.has(from, direction, Way::road) ? TerrainKind::road : TerrainKind::clear;
}

std::optional<Rule> road_bar(const ledger::State& state, const Setting& setting, Ref<Unit> ref, Place from,
                             Place to) {
    const Unit& unit = state.at(ref);
    if (unit.disrupted != 0) return Rule::r_9_a_3;
    if (zone_of_enemy(state, setting, to, unit.seat)) return Rule::r_5_a_2_7;
    // 1815 5.A.2#10: leaders pass units.
    if (unit.type != UnitType::leader && unit_at(state, to)) return Rule::r_5_a_2_9;
    const bool leaves_zone = from && zone_of_enemy(state, setting, from, unit.seat);
    if (leaves_zone && unit.type != UnitType::infantry) return Rule::r_5_a_2_8;
    return std::nullopt;
}

StepCost cross_country(const ledger::State& state, const Setting& setting, Ref<Unit> ref, Place from,
                       int direction) {
    const Place to{setting.at(from).neighbours[static_cast<std::size_t>(direction)]};
    const auto column = static_cast<std::size_t>(class_of(state.at(ref).type, this_turn(state, setting).mud));
    const auto cost = [&](TerrainKind kind) { return setting.tables.of(kind).quarters[column]; };
    StepCost step{.kind = ground_of(setting, to)};
    step.ground = cost(step.kind);
    if (setting.has(from, direction, Side::brook)) step.brook = cost(TerrainKind::brook);
    if (is_up_slope(setting, from, direction)) step.slope = cost(TerrainKind::up_slope);
    step.quarters = step.ground + step.brook + step.slope;
    return step;
}

StepCost step_cost(const ledger::State& state, const Setting& setting, Ref<Unit> ref, Place from,
                   int direction) {
    const StepCost step = cross_country(state, setting, ref, from, direction);
    const TerrainKind way = way_between(setting, from, direction);
    if (way == TerrainKind::clear) return step;
    const auto column = static_cast<std::size_t>(class_of(state.at(ref).type, this_turn(state, setting).mud));
    const std::int32_t cost = setting.tables.of(way).quarters[column];
    const Place to{setting.at(from).neighbours[static_cast<std::size_t>(direction)]};
    if (cost > step.quarters || road_bar(state, setting, ref, from, to)) return step;
    return {.quarters = cost, .kind = way};
}

StepCost entry_cost(const ledger::State& state, const Setting& setting, Ref<Unit> ref, Place hex) {
    const auto column = static_cast<std::size_t>(class_of(state.at(ref).type, this_turn(state, setting).mud));
    const auto cost = [&](TerrainKind kind) { return setting.tables.of(kind).quarters[column]; };
    StepCost step{.kind = ground_of(setting, hex)};
    step.ground = step.quarters = cost(step.kind);
    TerrainKind best = TerrainKind::clear;
    for (int d = 0; d < 6; ++d) {
        if (setting.has(hex, d, Way::high_road)) best = TerrainKind::high_road;
        if (setting.has(hex, d, Way::road) && best == TerrainKind::clear) best = TerrainKind::road;
    }
    if (best == TerrainKind::clear || cost(best) > step.quarters) return step;
    if (road_bar(state, setting, ref, Place{}, hex)) return step;
    return {.quarters = cost(best), .kind = best};
}

bool must_leave(const ledger::State& state, const Unit& unit) {
    return unit.type != UnitType::leader && (unit.disrupted != 0 || is_blown(state, unit));
}

std::optional<Refusal> closed_to(const ledger::State& state, const Setting& setting, const Walker& walker,
                                 Place hex) {
    const Unit& unit = state.at(walker.unit);
    const Ref<Unit> there = unit_at(state, hex);
    if (there && state.at(there).seat != unit.seat)
        return refused(Rule::r_5_c_1, Reason::enemy_there, hex.raw, there.raw);
    if (unit.type == UnitType::leader && !there) {
        Ref<Unit> leader;
        each_at(state, hex, [&](Ref<Unit> ref, const Unit& other) {
            if (other.seat != unit.seat && !leader) leader = ref;
        });
        if (leader) return refused(Rule::r_5_c_2, Reason::enemy_leader_there, hex.raw, leader.raw);
    }
    const Ref<Unit> enemy = zone_of_enemy(state, setting, hex, unit.seat);
    return enemy ? refuse_zone(state, setting, walker, hex, enemy) : std::nullopt;
}

std::optional<Refusal> halted(const ledger::State& state, const Setting& setting, const Walker& walker) {
    if (walker.entered == 0) return std::nullopt;
    const Unit& unit = state.at(walker.unit);
    const Ref<Unit> enemy = zone_of_enemy(state, setting, unit.place, unit.seat);
    if (enemy) return refused(Rule::r_5_7, Reason::must_stop, enemy.raw);
    if (is_artillery(unit.type) && this_turn(state, setting).mud)
        return refused(Rule::r_5_b_2, Reason::one_hex_in_mud, walker.unit.raw);
    if (walker.left <= 0) return refused(Rule::r_5_5, Reason::must_stop);
    return std::nullopt;
}

std::optional<Refusal> refuse_step_to(const ledger::State& state, const Setting& setting,
                                      const Walker& walker, Place from, int direction) {
    const Place to{setting.at(from).neighbours[static_cast<std::size_t>(direction)]};
    if (setting.has(from, direction, Side::pond)) return refused(Rule::r_a_05, Reason::pond, to.raw);
    if (auto closed = closed_to(state, setting, walker, to)) return closed;
    // 1815 5#6: one hex at least, whatever it costs.
    if (walker.entered == 0) return std::nullopt;
    const std::int32_t cost = step_cost(state, setting, walker.unit, from, direction).quarters;
    if (cost <= walker.left) return std::nullopt;
    return refused(Rule::r_5_5, Reason::too_dear, to.raw, cost, walker.left);
}

bool has_step(const ledger::State& state, const Setting& setting, const Walker& walker) {
    if (halted(state, setting, walker)) return false;
    const Place from = state.at(walker.unit).place;
    for (int d = 0; d < 6; ++d) {
        if (setting.at(from).neighbours[static_cast<std::size_t>(d)] == 0) continue;
        if (!refuse_step_to(state, setting, walker, from, d)) return true;
    }
    return false;
}

}  // namespace hd::c1815
