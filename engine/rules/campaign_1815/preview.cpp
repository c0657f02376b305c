#include "engine/rules/campaign_1815/bombardment.hpp"
#include "engine/rules/campaign_1815/movement.hpp"
#include "engine/rules/campaign_1815/odds.hpp"
#include "engine/rules/campaign_1815/services.hpp"

#include <algorithm>

namespace hd::c1815 {

namespace {

// A unit on the map that an attack names, or why it can't be one.
tl::expected<Ref<Unit>, Refusal> fighter(const ledger::State& state, const Setting& setting,
                                         std::int32_t raw) {
    const Ref<Unit> unit = named_unit(state, raw);
    if (!unit) return tl::unexpected(*refused(Rule::r_7_1, Reason::no_such_unit));
    if (state.at(unit).type == UnitType::leader)
        return tl::unexpected(*refused(Rule::r_1_3, Reason::may_not_attack, raw));
    if (!setting.on_map(state.at(unit).place))
        return tl::unexpected(*refused(Rule::r_7_1, Reason::not_on_map, raw));
    return unit;
}

// 1815 7#4: with a defender all of his hex defend.
void take_in_hex(const ledger::State& state, Place hex, Seat seat, AttackSet& set) {
    if (set.has_target(hex)) return;
    set.targets.push_back(hex);
    each_at(state, hex, [&](Ref<Unit> ref, const Unit& unit) {
        if (unit.seat == seat && unit.type != UnitType::leader) set.defenders.push_back(ref);
    });
}

// Among those who attack if it is next to every target, else among the guns.
std::optional<Refusal> take_in_attacker(const ledger::State& state, const Setting& setting, Ref<Unit> ref,
                                        Seat defender, AttackSet& set) {
    const Unit& unit = state.at(ref);
    if (unit.seat == defender) return refused(Rule::r_7_1, Reason::not_yours, ref.raw);
    const auto touches = [&](Place target) { return in_touch(setting, unit.place, target); };
    if (std::all_of(set.targets.begin(), set.targets.end(), touches)) {
        set.attackers.push_back(ref);
        return std::nullopt;
    }
    if (!is_artillery(unit.type) || set.targets.size() > 1)
        return refused(Rule::r_7_6, Reason::not_in_zone, ref.raw, set.targets.front().raw);
    if (auto blocked = fire_blocked(setting, unit.place, set.targets.front())) return blocked;
    set.bombarders.push_back(ref);
    return std::nullopt;
}

tl::expected<AttackSet, Refusal> set_of(const ledger::State& state, const Setting& setting,
                                        const rules::Attack& attack) {
    AttackSet set;
    if (attack.defenders.empty() || attack.attackers.empty())
        return tl::unexpected(*refused(Rule::r_7_1, Reason::attack_incomplete));
    Seat defender;
    for (const std::int32_t raw : attack.defenders) {
        const auto unit = fighter(state, setting, raw);
        if (!unit) return tl::unexpected(unit.error());
        defender = state.at(*unit).seat;
        take_in_hex(state, state.at(*unit).place, defender, set);
    }
    for (const std::int32_t raw : attack.attackers) {
        const auto unit = fighter(state, setting, raw);
        if (!unit) return tl::unexpected(unit.error());
        if (const auto why = take_in_attacker(state, setting, *unit, defender, set))
            return tl::unexpected(*why);
    }
    return set;
}

}  // namespace

tl::expected<rules::Preview, rules::Refusal> preview(const rules::View& view, const rules::Attack& attack) {
    const ledger::State& state = view.common();
    const Setting& setting = setting_of(view);
    if (state.at(the_clock).turn < 1) return tl::unexpected(*refused(Rule::r_3_2, Reason::not_now));
    const auto set = set_of(state, setting, attack);
    if (!set) return tl::unexpected(set.error());
    rules::Preview preview;
    const Odds stand = odds(state, setting, *set, &preview.working);
    preview.column = stand.column + 1;
    const std::int32_t faces = stand.column == under_the_table ? 1 : 6;
    for (std::int32_t die = 1; die <= faces; ++die) {
        const Read read = read_result(setting, stand, die, set->only_guns());
        preview.outcomes.push_back({.roll = faces == 1 ? 0 : die,
                                    .result = static_cast<std::uint16_t>(label_of_result(read.result)),
                                    .num = 1,
                                    .den = faces});
    }
    return preview;
}

rules::Sight sight(const rules::View& view, Place from, Place to) {
    const Setting& setting = setting_of(view);
    if (!setting.on_map(from) || !setting.on_map(to))
        return {.visible = false, .rule = number(Rule::r_7_f_4)};
    const auto blocked = fire_blocked(setting, from, to);
    if (!blocked) return {.visible = true, .rule = number(Rule::r_7_f_6)};
    const bool line = blocked->reason == static_cast<std::uint16_t>(Reason::sight_blocked);
    return {.visible = false, .blocked_by = line ? Place{blocked->parameters[1]} : to, .rule = blocked->rule};
}

}  // namespace hd::c1815
