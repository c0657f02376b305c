#include "engine/rules/victory_at_waterloo/odds.hpp"

#include <algorithm>
#include <array>
#include <cassert>

namespace hd::vaw {

namespace {

using ledger::Op;
using ledger::Work;

// By Result.
struct WordsOfResult {
    Label label = Label::none;
    Rule rule = Rule::none;
};
constexpr auto words_of_results = std::to_array<WordsOfResult>({{},
                                                                {Label::attacker_destroyed, Rule::res_1},
                                                                {Label::attacker_retreats, Rule::res_2},
                                                                {Label::retreat_or_exchange, Rule::atk_14},
                                                                {Label::defender_retreats, Rule::res_3},
                                                                {Label::defender_destroyed, Rule::res_4}});
static_assert(words_of_results.size() == static_cast<std::size_t>(Result::defender_destroyed) + 1);

void note(std::vector<Work>* working, const Work& line) {
    if (working != nullptr) working->push_back(line);
}

Work line(std::uint8_t depth, Op op, Rule rule, Label label, std::int32_t value) {
    return {.depth = depth,
            .op = op,
            .rule = number(rule),
            .label = static_cast<std::uint16_t>(label),
            .num = value};
}

void note_units(std::vector<Work>* working, const ledger::State& state, const UnitList& units,
                std::int32_t sign) {
    for (const Ref<Unit> unit : units) {
        Work one = line(1, Op::add, Rule::atk_5, Label::strength, sign * state.at(unit).strength);
        one.unit = unit.raw;
        note(working, one);
    }
}

// Step 2: the strengths, and the limits of the difference.
void compare_strengths(const ledger::State& state, const Setting& setting, const AttackSet& set, Odds& odds,
                       std::vector<Work>* working) {
    const std::int32_t attacking =
        total_strength(state, set.attackers) + total_strength(state, set.bombarders);
    const std::int32_t defending = total_strength(state, set.targets);
    note(working, line(0, Op::start, Rule::atk_5, Label::strength_attacking, attacking));
    note_units(working, state, set.attackers, 1);
    note_units(working, state, set.bombarders, 1);
    note(working, line(0, Op::add, Rule::atk_5, Label::strength_defending, -defending));
    note_units(working, state, set.targets, -1);
    odds.raw = attacking - defending;
    odds.limited = std::clamp(odds.raw, setting.tables.superiority_low, setting.tables.superiority_high);
    note(working, line(0, Op::column, Rule::atk_5, Label::superiority, odds.raw));
    // VAW-A-04: the limit comes before the terrain.
    const bool limits = odds.limited != odds.raw;
    if (limits) note(working, line(0, Op::shift, Rule::a_04, Label::ruling, 0));
    if (odds.limited < odds.raw)
        note(working, line(0, Op::shift, Rule::anote_6, Label::upper_limit, odds.limited));
    if (odds.limited > odds.raw)
        note(working, line(0, Op::shift, Rule::anote_7, Label::lower_limit, odds.limited));
}

bool any_on_ridge(const ledger::State& state, const Setting& setting, const AttackSet& set) {
    const auto on_ridge = [&](Ref<Unit> unit) { return setting.is(state.at(unit).place, Terrain::ridge); };
    return std::any_of(set.attackers.begin(), set.attackers.end(), on_ridge) ||
           std::any_of(set.bombarders.begin(), set.bombarders.end(), on_ridge);
}

// VAW-ANOTE-13, VAW-A-28: every adjacent attacker is across a stream; bombarders don't count.
bool all_across(const ledger::State& state, const Setting& setting, const AttackSet& set, Place hex) {
    if (set.attackers.empty()) return false;
    return std::all_of(set.attackers.begin(), set.attackers.end(), [&](Ref<Unit> unit) {
        const int direction = setting.direction(hex, state.at(unit).place);
        return direction >= 0 && setting.has(hex, direction, Way::stream);
    });
}

// Whether an adjacent attacker comes to the hex across a stream, or a bridge.
bool any_across(const ledger::State& state, const Setting& setting, const AttackSet& set, Place hex,
                Way way) {
    return std::any_of(set.attackers.begin(), set.attackers.end(), [&](Ref<Unit> unit) {
        const int direction = setting.direction(hex, state.at(unit).place);
        return direction >= 0 && setting.has(hex, direction, way);
    });
}

Rule rule_of_stream(const ledger::State& state, const Setting& setting, const AttackSet& set, Place hex) {
    // VAW-A-13: a bridge spares the mover, not the attacker.
    if (any_across(state, setting, set, hex, Way::bridge)) return Rule::a_13;
    return set.bombarders.empty() ? Rule::anote_13 : Rule::a_28;
}

struct Ground {
    TerrainKind kind;
    Label label;
    Rule rule;
    bool there = false;
    bool applies = false;
};

bool gains(const Setting& setting, TerrainKind kind, const Unit& unit) {
    switch (setting.tables.of(kind).helps) {
        case Helps::none:
            return false;
        case Helps::all:
            // VAW-OTOWN-1: under the option cavalry gains nothing from a town.
            return !(kind == TerrainKind::town && setting.chosen.towns && unit.type == UnitType::cavalry);
        case Helps::garrison:  // VAW-ANOTE-8
            return unit.type == UnitType::infantry && unit.strength == 1;
        case Helps::british:  // VAW-ANOTE-12
            return unit.army == ArmyId::british;
    }
    return false;
}

// The five grounds that may help a defender, in the order of the terrain table.
std::array<Ground, 5> grounds(const ledger::State& state, const Setting& setting, const AttackSet& set,
                              const Unit& unit) {
    const bool bombarded_only = set.attackers.empty();
    const auto hex_ground = [&](TerrainKind kind, Terrain terrain, Label label, Rule rule) {
        Ground ground{.kind = kind, .label = label, .rule = rule, .there = setting.is(unit.place, terrain)};
        // VAW-OART-5: what helps against a bombardment alone.
        const bool helps = !bombarded_only || setting.tables.of(kind).helps_bombarded;
        ground.applies = ground.there && helps && gains(setting, kind, unit);
        return ground;
    };
    const bool towns = setting.chosen.towns;
    std::array<Ground, 5> all = {
        hex_ground(TerrainKind::woods, Terrain::woods, Label::woods_effect, Rule::atk_6),
        hex_ground(TerrainKind::town, Terrain::town, Label::town_effect, towns ? Rule::otown_1 : Rule::atk_6),
        hex_ground(TerrainKind::chateau, Terrain::chateau, Label::chateau_effect, Rule::anote_8),
        hex_ground(TerrainKind::ridge, Terrain::ridge, Label::ridge_effect, Rule::anote_12),
        Ground{.kind = TerrainKind::stream,
               .label = Label::stream_effect,
               .rule = rule_of_stream(state, setting, set, unit.place),
               .there = any_across(state, setting, set, unit.place, Way::stream),
               .applies = all_across(state, setting, set, unit.place)}};
    // VAW-A-05: one attacker on a ridge is enough to cancel it.
    if (all[3].applies && any_on_ridge(state, setting, set)) {
        all[3].applies = false;
        all[3].rule = Rule::a_05;
    }
    return all;
}

std::int32_t sum_of(const Setting& setting, const std::array<Ground, 5>& grounds) {
    std::int32_t sum = 0;
    for (const Ground& ground : grounds) {
        if (ground.applies) sum += setting.tables.of(ground.kind).combat;
    }
    return sum;
}

// Step 3: the terrain of the one hex that is best for the defenders (VAW-ANOTE-14, VAW-ANOTE-15).
void look_at_terrain(const ledger::State& state, const Setting& setting, const AttackSet& set, Odds& odds,
                     std::vector<Work>* working) {
    Ref<Unit> best;
    for (const Ref<Unit> target : set.targets) {
        const std::int32_t sum = sum_of(setting, grounds(state, setting, set, state.at(target)));
        if (best && sum >= odds.terrain) continue;
        best = target;
        odds.terrain = sum;
    }
    if (working == nullptr) return;
    const auto applied = grounds(state, setting, set, state.at(best));
    const auto several =
        std::count_if(applied.begin(), applied.end(), [](const Ground& g) { return g.applies; }) > 1;
    const Rule rule = set.targets.size() > 1  ? Rule::anote_15
                      : set.attackers.empty() ? Rule::oart_5
                      : several               ? Rule::anote_14
                                              : Rule::atk_6;
    Work total = line(0, Op::add, rule, Label::terrain, odds.terrain);
    total.where = state.at(best).place.raw;
    note(working, total);
    for (const Ref<Unit> target : set.targets) {
        for (const Ground& ground : grounds(state, setting, set, state.at(target))) {
            if (!ground.there) continue;
            Work one = line(1, Op::add, ground.rule, ground.label, setting.tables.of(ground.kind).combat);
            one.applied = ground.applies && target == best;
            one.where = state.at(target).place.raw;
            one.unit = target.raw;
            note(working, one);
        }
    }
}

}  // namespace

Odds odds(const ledger::State& state, const Setting& setting, const AttackSet& set,
          std::vector<Work>* working) {
    Odds odds;
    compare_strengths(state, setting, set, odds, working);
    look_at_terrain(state, setting, set, odds, working);
    odds.adjusted = odds.limited + odds.terrain;
    note(working, line(0, Op::column, Rule::atk_6, Label::adjusted, odds.adjusted));
    return odds;
}

const Band& band_of(const Setting& setting, std::int32_t score) {
    for (const Band& band : setting.tables.results) {
        if (score >= band.low && score <= band.high) return band;
    }
    assert(false && "the results table has a gap");
    return setting.tables.results.back();
}

Result result_of(const Setting& setting, std::int32_t adjusted, std::int32_t die) {
    const Band& band = band_of(setting, adjusted + die);
    // VAW-ATK-14: the choice exists only with that natural die.
    return band.exchange_die != 0 && die == band.exchange_die ? Result::exchange : band.result;
}

Label label_of_result(Result result) {
    return words_of_results[static_cast<std::size_t>(result)].label;
}

Rule rule_of_result(Result result) {
    return words_of_results[static_cast<std::size_t>(result)].rule;
}

}  // namespace hd::vaw
