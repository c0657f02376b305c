#include "engine/rules/victory_at_waterloo/attack_notes.hpp"

#include "engine/rules/victory_at_waterloo/bombardment.hpp"

#include <algorithm>

namespace hd::vaw {

namespace {

void rule(Transaction& edit, Rule id, Ref<Unit> unit = {}, Place where = {}) {
    note(edit, {.op = Op::result, .rule = id, .label = Label::ruling, .unit = unit.raw, .where = where.raw});
}

bool any_of(const ledger::State& state, const UnitList& units, bool (*holds)(const Unit&)) {
    return std::any_of(units.begin(), units.end(), [&](Ref<Unit> unit) { return holds(state.at(unit)); });
}

// The lowest cost around a hex, whether or not the unit may go there.
bool has_cheaper(const Setting& setting, Place from, Place to) {
    const std::int32_t paid = setting.cost(from, to);
    const auto& neighbours = setting.at(from).neighbours;
    return std::any_of(neighbours.begin(), neighbours.end(),
                       [&](std::int32_t hex) { return hex != 0 && setting.cost(from, Place{hex}) < paid; });
}

// The rule of the book's own example that a score belongs to.
Rule rule_of_score(ResolvedCase resolved) {
    switch (resolved.result) {
        case Result::exchange:
            return resolved.score == -1 ? Rule::atk_12 : Rule::atk_10;
        case Result::attacker_retreats:
            return Rule::atk_13;
        case Result::defender_retreats:
            return Rule::atk_11;
        case Result::none:
        case Result::attacker_destroyed:
        case Result::defender_destroyed:
            return Rule::a_52;
    }
    return Rule::none;
}

void note_bombarders(Transaction& edit, const ledger::State& state, const Setting& setting,
                     const AttackSet& set, Result result) {
    const bool bad = result == Result::attacker_retreats || result == Result::attacker_destroyed;
    if (set.bombarders.empty() || !bad) return;
    rule(edit, Rule::oart_6, set.bombarders.front());
    const bool guns_of_guard =
        any_of(state, set.bombarders, [](const Unit& unit) { return unit.guard != 0; });
    if (setting.chosen.old_guard && guns_of_guard) rule(edit, Rule::a_76, set.bombarders.front());
}

// Cavalry that might have refused, had it had a hex to go to.
void note_no_way_out(Transaction& edit, const ledger::State& state, const Setting& setting,
                     const AttackSet& set) {
    const auto is_cavalry = [](const Unit& unit) { return unit.type == UnitType::cavalry; };
    if (!setting.chosen.cavalry || any_of(state, set.attackers, is_cavalry)) return;
    for (const Ref<Unit> unit : set.targets) {
        const Unit& target = state.at(unit);
        if (!is_cavalry(target) || target.task != number(Task::none)) continue;
        if (retreat_hexes(state, setting, unit).count == 0) rule(edit, Rule::a_66, unit);
    }
}

bool has_withdrawn(const ledger::State& state) {
    const auto units = state.rows<Unit>();
    return std::any_of(units.begin(), units.end(),
                       [](const Unit& unit) { return unit.task == number(Task::withdrew); });
}

}  // namespace

void note_duties(Transaction& edit, const AttackPhase& phase) {
    const std::span<const Unit> units = phase.state.rows<Unit>();
    for (std::size_t i = 0; i < units.size(); ++i) {
        const Unit& unit = units[i];
        if (unit.seat != phase.seat || !phase.setting.on_map(unit.place)) continue;
        if (!may_hold_fast(phase.setting, unit)) continue;
        if (!enemy_next_to(phase.state, phase.setting, unit.place, phase.seat)) continue;
        const bool town = phase.setting.is(unit.place, Terrain::town);
        rule(edit, town ? Rule::atk_3 : Rule::atk_2, unit_row(i), unit.place);
    }
    if (phase.setting.chosen.artillery) rule(edit, Rule::a_44);
}

void note_end_of_attacks(Transaction& edit, const AttackPhase& phase) {
    const Fringe fringe(phase.state, phase.setting, opponent(phase.seat));
    const std::span<const Unit> units = phase.state.rows<Unit>();
    for (std::size_t i = 0; i < units.size(); ++i) {
        const Unit& unit = units[i];
        if (!phase.is_target(unit)) continue;
        // VAW-A-08: what he was owed has lapsed. VAW-A-07: he came into contact later and was owed nothing.
        if (unit.owed != 0) rule(edit, Rule::a_08, unit_row(i));
        if (unit.owed == 0 && fringe.has(unit.place)) rule(edit, Rule::a_07, unit_row(i));
    }
}

void note_bombardment(Transaction& edit, const AttackPhase& phase, Ref<Unit> gun, Ref<Unit> target) {
    const Setting& setting = phase.setting;
    const Place from = phase.state.at(gun).place;
    const Place to = phase.state.at(target).place;
    std::int32_t between = 0;
    bool one_shut = false;
    bool over = false;
    for (const std::int32_t neighbour : setting.at(from).neighbours) {
        const Place hex{neighbour};
        const int onward = hex ? setting.direction(hex, to) : -1;
        if (onward < 0) continue;
        ++between;
        const bool shut = setting.is(hex, Terrain::woods) || setting.is(hex, Terrain::town) ||
                          setting.is(hex, Terrain::chateau) || setting.is(hex, Terrain::ridge);
        one_shut = one_shut || shut;
        over = over || unit_at(phase.state, hex) || setting.has(hex, onward, Way::stream);
    }
    if (over) rule(edit, Rule::oart_2, gun);
    if (between == 2 && one_shut) rule(edit, Rule::a_27, gun);
    if (setting.is(to, Terrain::woods) || setting.is(to, Terrain::town) || setting.is(to, Terrain::chateau)) {
        rule(edit, Rule::oart_3, target, to);
    }
    if (setting.is(from, Terrain::ridge)) rule(edit, Rule::a_64, gun, from);
}

void note_closed(Transaction& edit, const AttackPhase& phase, const AttackSet& set) {
    if (!set.attackers.empty()) return;
    // VAW-A-30: a bombardment uses up "attacked once"; VAW-OART-11: it covers an enemy who was owed.
    rule(edit, Rule::a_30, set.targets.front());
    const Place hex = phase.state.at(set.targets.front()).place;
    if (enemy_next_to(phase.state, phase.setting, hex, opponent(phase.seat))) {
        rule(edit, Rule::oart_11, set.targets.front());
    }
}

void note_resolved(Transaction& edit, const ledger::State& state, const Setting& setting,
                   const AttackSet& set, ResolvedCase resolved) {
    rule(edit, rule_of_score(resolved));
    note_bombarders(edit, state, setting, set, resolved.result);
    note_no_way_out(edit, state, setting, set);
    if (has_withdrawn(state)) rule(edit, Rule::a_31);
}

void note_exchange(Transaction& edit, const ledger::State& state, const Setting& setting,
                   const AttackSet& set) {
    if (set.attackers.empty()) rule(edit, Rule::a_29, set.targets.front());
    if (!set.attackers.empty() && !set.bombarders.empty()) rule(edit, Rule::a_62, set.bombarders.front());
    const bool guards = any_of(state, set.attackers, [](const Unit& unit) { return unit.guard != 0; });
    if (setting.chosen.old_guard && guards) rule(edit, Rule::a_34);
}

void note_retreat(Transaction& edit, const Setting& setting, const RetreatCase& retreat) {
    note(edit, {.op = Op::start,
                .rule = Rule::a_14,
                .label = Label::terrain_cost,
                .num = setting.cost(retreat.from, retreat.to),
                .where = retreat.to.raw});
    rule(edit, Rule::anote_17, retreat.unit);
    rule(edit, Rule::a_59, retreat.unit, retreat.to);
    if (retreat.others) rule(edit, Rule::a_58, retreat.unit);
    if (retreat.second_hex) {
        rule(edit, Rule::a_32, retreat.unit);
        rule(edit, Rule::a_69, retreat.unit);
    }
    if (setting.on_edge(retreat.from)) rule(edit, Rule::a_45, retreat.unit);
}

void note_push(Transaction& edit, const Setting& setting, Ref<Unit> unit, Place from, Place to) {
    rule(edit, Rule::a_12, unit);
    rule(edit, Rule::a_80, unit, to);
    rule(edit, Rule::a_82, unit);
    if (has_cheaper(setting, from, to)) rule(edit, Rule::a_10, unit, to);
}

void note_advance(Transaction& edit, const ledger::State& state, const Item& attack, Ref<Unit> unit,
                  bool two_hexes) {
    const Unit& victor = state.at(unit);
    rule(edit, Rule::anote_17, unit);
    const bool demoralised = state.at(army_row(victor.army)).demoralised != 0;
    if (victor.seat != attack.owner && demoralised) rule(edit, Rule::a_16, unit);
    const std::span<const Unit> units = state.rows<Unit>();
    const bool ally_barred = std::any_of(units.begin(), units.end(), [&](const Unit& other) {
        return other.part == Part::attacker && other.army != victor.army && other.seat == victor.seat &&
               state.at(army_row(other.army)).demoralised != 0;
    });
    if (ally_barred) rule(edit, Rule::a_17, unit);
    if (static_cast<Result>(attack.a) == Result::none) rule(edit, Rule::a_68, unit);
    if (static_cast<Result>(attack.a) == Result::exchange) rule(edit, Rule::a_61, unit);
    if (two_hexes) rule(edit, Rule::a_69, unit);
}

void note_combat_end(Transaction& edit, const ledger::State& state, const Item& attack) {
    // VAW-A-40: what was destroyed is gone, who advanced has captured; a rout is looked for now.
    rule(edit, Rule::a_40);
    if (attack.c != 0) rule(edit, Rule::a_43);
    for (const Unit& unit : state.rows<Unit>()) {
        const bool barred = unit.part == Part::attacker && state.at(army_row(unit.army)).disintegrated != 0;
        if (barred) {
            rule(edit, Rule::a_24);
            return;
        }
    }
}

}  // namespace hd::vaw
