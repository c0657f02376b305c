#include "engine/rules/campaign_1815/odds.hpp"

#include "engine/rules/campaign_1815/story.hpp"

#include <algorithm>

namespace hd::c1815 {

namespace {

void tell_line(WorkingLines* working, const Line& line) {
    if (working != nullptr) working->push_back(rules::worked(line));
}

// Everybody who takes part on the attacker's side.
std::vector<Ref<Unit>> all_attackers(const AttackSet& set) {
    std::vector<Ref<Unit>> all = set.attackers;
    all.insert(all.end(), set.bombarders.begin(), set.bombarders.end());
    return all;
}

// For how many pairs of an attacker and a target something holds.
enum class Pairs { none, some, all };

Pairs pairs_that(const ledger::State& state, const AttackSet& set, auto holds) {
    std::size_t held = 0;
    const std::vector<Ref<Unit>> all = all_attackers(set);
    for (const Ref<Unit> unit : all) {
        const Place from = state.at(unit).place;
        held += static_cast<std::size_t>(std::count_if(set.targets.begin(), set.targets.end(),
                                                       [&](Place target) { return holds(from, target); }));
    }
    if (held == 0) return Pairs::none;
    return held == all.size() * set.targets.size() ? Pairs::all : Pairs::some;
}

std::int32_t ground_line(const Setting& setting, TerrainKind kind, Label label, Rule rule, bool applies,
                         WorkingLines* working) {
    const std::int32_t added = setting.tables.of(kind).die;
    tell_line(working, {.rule = rule, .label = label, .num = added, .applied = applies});
    return applies ? added : 0;
}

// 7.C.1: each kind of ground once, whatever the number of hexes (1815 A-23).
std::int32_t ground_modifier(const ledger::State& state, const Setting& setting, const AttackSet& set,
                             WorkingLines* working) {
    const auto any_target = [&](Terrain terrain) {
        return std::any_of(set.targets.begin(), set.targets.end(),
                           [&](Place target) { return setting.is(target, terrain); });
    };
    const Pairs across = pairs_that(state, set, [&](Place from, Place target) {
        const int d = setting.direction(from, target);
        return d >= 0 && setting.has(from, d, Side::brook);
    });
    const Pairs up = pairs_that(state, set, [&](Place from, Place target) {
        return !setting.is_high(from) && setting.is_high(target);
    });
    const bool guns = set.only_guns();
    const Rule there = set.targets.size() > 1 ? Rule::r_a_23 : Rule::r_7_c_1_1;
    // 1815 7.C.1#4: the slope that only some climb does not count.
    const Rule climb = up == Pairs::some ? Rule::r_7_c_1_4 : Rule::r_7_c_1_3;
    std::int32_t added = 0;
    added += ground_line(setting, TerrainKind::woods, Label::woods_effect, there, any_target(Terrain::woods),
                         working);
    added += ground_line(setting, TerrainKind::village, Label::village_effect, there,
                         any_target(Terrain::village), working);
    // 1815 7.F#14: bombardment alone does not mind a brook.
    added += ground_line(setting, TerrainKind::brook, Label::brook_effect,
                         guns ? Rule::r_7_f_14 : Rule::r_7_c_1_2, across == Pairs::all && !guns, working);
    added += ground_line(setting, TerrainKind::up_slope, Label::slope_effect, guns ? Rule::r_a_28 : climb,
                         up == Pairs::all, working);
    return added;
}

// 1815 7.E.1#2: cavalry that attacks into, or defends in, a village or woods has no shock there.
bool in_close_ground(const Setting& setting, const std::vector<Place>& places) {
    return std::any_of(places.begin(), places.end(), [&](Place place) {
        return setting.is(place, Terrain::village) || setting.is(place, Terrain::woods);
    });
}

std::int32_t shock_points(const ledger::State& state, const Setting& setting, Ref<Unit> ref, bool close,
                          WorkingLines* working) {
    const Unit& unit = state.at(ref);
    const std::int32_t points = setting.counter(ref).face(unit.steps).shock;
    if (points == 0) return 0;
    const bool blown = is_blown(state, unit);
    const bool hindered = unit.type == UnitType::cavalry && close;
    if (blown || hindered) {
        tell_line(working, {.rule = blown ? Rule::r_7_e_1_10 : Rule::r_7_e_1_2,
                            .label = blown ? Label::no_shock_blown : Label::no_shock_terrain,
                            .num = points,
                            .unit = ref.raw,
                            .applied = false});
        // 1815 A-22: it still is one of the units of the average.
        if (!blown) tell_line(working, {.rule = Rule::r_a_22, .label = Label::shock_points, .unit = ref.raw});
        return 0;
    }
    tell_line(working,
              {.rule = Rule::r_7_c_2_1, .label = Label::shock_points, .num = points, .unit = ref.raw});
    return points;
}

// 1815 7.C.2#3: artillery and the Gendarmerie are not counted among the units.
bool counts_for_shock(const ledger::State& state, const Setting& setting, Ref<Unit> unit,
                      WorkingLines* working) {
    if (!is_artillery(state.at(unit).type) && !setting.counter(unit).has(Tag::gendarmerie)) return true;
    tell_line(working,
              {.rule = Rule::r_7_c_2_3, .label = Label::shock_points, .unit = unit.raw, .applied = false});
    return false;
}

Shock attacker_shock(const ledger::State& state, const Setting& setting, const AttackSet& set,
                     WorkingLines* working) {
    const bool close = in_close_ground(setting, set.targets);
    Shock shock;
    for (const Ref<Unit> unit : set.attackers) {
        shock.points += shock_points(state, setting, unit, close, working);
        if (counts_for_shock(state, setting, unit, working)) ++shock.units;
    }
    return shock;
}

Shock defender_shock(const ledger::State& state, const Setting& setting, const AttackSet& set,
                     WorkingLines* working) {
    Shock shock;
    for (const Ref<Unit> unit : set.defenders) {
        const bool close = in_close_ground(setting, {state.at(unit).place});
        shock.points += shock_points(state, setting, unit, close, working);
        if (counts_for_shock(state, setting, unit, working)) ++shock.units;
    }
    return shock;
}

// 1815 7.C.2#5: twice as great an average, of two points at least.
bool is_overwhelming(const Shock& more, const Shock& less) {
    if (more.points < 2 * more.units) return false;
    return less.units == 0 || more.points * less.units >= 2 * less.points * more.units;
}

std::int32_t shock_between(const ledger::State& state, const Setting& setting, const AttackSet& set,
                           WorkingLines* working) {
    if (this_turn(state, setting).mud && setting.number(Number::mud_no_shock) != 0) {
        tell_line(working, {.rule = Rule::r_7_c_3, .label = Label::no_shock_mud, .applied = false});
        return 0;
    }
    const Shock attacker = attacker_shock(state, setting, set, working);
    const Shock defender = defender_shock(state, setting, set, working);
    const std::int32_t added = shock_modifier(attacker, defender);
    const auto average = [working](Label label, const Shock& shock) {
        tell_line(working, {.op = Op::result,
                            .rule = shock.units == 0 ? Rule::r_7_c_2_7 : Rule::r_7_c_2_2,
                            .label = label,
                            .num = shock.points,
                            .den = static_cast<std::int8_t>(std::clamp(shock.units, 1, 100))});
    };
    average(Label::attacker_shock, attacker);
    average(Label::defender_shock, defender);
    const bool two = added == 2 || added == -2;
    tell_line(working, {.op = Op::shift,
                        .rule = added == 0 ? Rule::r_7_c_2_6
                                : two      ? Rule::r_7_c_2_5
                                           : Rule::r_7_c_2_4,
                        .label = Label::shock_effect,
                        .num = added,
                        .applied = added != 0});
    return added;
}

}  // namespace

std::int32_t shock_modifier(const Shock& attacker, const Shock& defender) {
    // Averages as fractions; a side without units that count has none (1815 7.C.2#7).
    const std::int32_t left = attacker.units == 0 ? 0 : attacker.points * std::max(defender.units, 1);
    const std::int32_t right = defender.units == 0 ? 0 : defender.points * std::max(attacker.units, 1);
    if (left == right) return 0;
    if (left > right) return is_overwhelming(attacker, defender) ? -2 : -1;
    return is_overwhelming(defender, attacker) ? 2 : 1;
}

std::int32_t column_of(std::int32_t attack, std::int32_t defence) {
    constexpr std::int32_t even = 4;  // index of 1:1
    constexpr std::int32_t most = 6;  // 1815 7#7: above 6:1 is 6:1
    constexpr std::int32_t least = 5;
    if (defence == 0) return even + most - 1;
    if (attack >= defence) return even + std::min(attack / defence, most) - 1;
    for (std::int32_t n = 2; n <= least; ++n) {
        if (attack * n >= defence) return even - n + 1;
    }
    return under_the_table;
}

Odds odds(const ledger::State& state, const Setting& setting, const AttackSet& attack,
          WorkingLines* working) {
    // 1815 7.D#4: a hex that all have left before the fight has no part in it.
    AttackSet set = attack;
    set.targets = hexes_of(state, set.defenders);
    Odds found;
    for (const Ref<Unit> unit : set.attackers)
        found.attack += attack_strength(state, setting, unit, state.at(unit).place, set.targets, working);
    for (const Ref<Unit> unit : set.bombarders)
        found.attack += bombard_strength(state, setting, unit, working);
    tell_line(working, quarters({.op = Op::result,
                                 .rule = set.attackers.empty() || set.bombarders.empty() ? Rule::r_7_a_1
                                                                                         : Rule::r_7_f_12,
                                 .label = Label::total_attack,
                                 .num = found.attack}));
    const bool mounted = only_mounted(state, set);
    for (const Ref<Unit> unit : set.defenders)
        found.defence += defence_strength(state, setting, unit, mounted, working);
    tell_line(
        working,
        quarters(
            {.op = Op::result, .rule = Rule::r_7_a_2, .label = Label::total_defence, .num = found.defence}));
    found.column = column_of(found.attack, found.defence);
    const bool over = found.column >= 0 && found.attack > 6 * found.defence;
    tell_line(working, {.op = Op::column,
                        .rule = found.column < 0 ? Rule::r_7_9
                                : over           ? Rule::r_7_7
                                                 : Rule::r_7_a_3,
                        .label = found.column < 0 ? Label::forced_odds : Label::odds,
                        .num = found.column + 1});
    if (found.column < 0) return found;
    found.ground = ground_modifier(state, setting, set, working);
    found.shock = shock_between(state, setting, set, working);
    return found;
}

Read read_result(const Setting& setting, const Odds& odds, std::int32_t die, bool only_guns) {
    // 1815 7#9: below 1:5 no die decides.
    if (odds.column < 0) return {Result::arl, 0};
    const std::int32_t row = std::clamp(die + odds.added(), first_row, last_row);
    const Result read =
        setting.tables
            .results[static_cast<std::size_t>(row - first_row)][static_cast<std::size_t>(odds.column)];
    return {read == Result::ex && only_guns ? Result::hx : read, row};
}

Label label_of_result(Result result) {
    constexpr auto labels =
        std::to_array<Label>({Label::none, Label::result_dr, Label::result_drl, Label::result_ar,
                              Label::result_arl, Label::result_ex, Label::result_hx});
    return labels[static_cast<std::size_t>(result)];
}

Rule rule_of_result(Result result) {
    constexpr auto rules = std::to_array<Rule>({Rule::none, Rule::r_7_b_1_1, Rule::r_7_b_1_2, Rule::r_7_b_1_4,
                                                Rule::r_7_b_1_5, Rule::r_7_b_1_6, Rule::r_7_b_1_7});
    return rules[static_cast<std::size_t>(result)];
}

}  // namespace hd::c1815
