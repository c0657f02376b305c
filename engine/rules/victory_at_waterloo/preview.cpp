#include "engine/rules/victory_at_waterloo/preview.hpp"

#include "engine/rules/victory_at_waterloo/bombardment.hpp"
#include "engine/rules/victory_at_waterloo/odds.hpp"

namespace hd::vaw {

namespace {

// A unit on the map that an attack names, or why it can't be one.
tl::expected<Ref<Unit>, Refusal> on_map(const ledger::State& state, const Setting& setting,
                                        std::int32_t raw) {
    if (raw < 1 || raw > static_cast<std::int32_t>(state.rows<Unit>().size())) {
        return tl::unexpected(*refused(Rule::atk_4, Reason::no_such_unit));
    }
    if (!setting.on_map(state.at(Ref<Unit>{raw}).place)) {
        return tl::unexpected(*refused(Rule::anote_1, Reason::not_on_map, raw));
    }
    return Ref<Unit>{raw};
}

// Puts a unit among the attackers if it is next to every target, else among those that fire from two hexes.
std::optional<Refusal> place_attacker(const ledger::State& state, const Setting& setting, Ref<Unit> unit,
                                      AttackSet& set) {
    const Unit& row = state.at(unit);
    if (row.seat == state.at(set.targets.front()).seat)
        return refused(Rule::atk_4, Reason::not_yours, unit.raw);
    if (set.attackers.has(unit) || set.bombarders.has(unit))
        return refused(Rule::anote_2, Reason::has_attacked, unit.raw);
    if (next_to_all(state, setting, row.place, set.targets)) {
        set.attackers.add(unit);
        return std::nullopt;
    }
    const bool fires = setting.chosen.artillery && row.type == UnitType::artillery;
    if (!fires || set.targets.size() > 1) {
        const Rule rule = set.targets.size() > 1 ? Rule::a_57 : Rule::anote_1;
        return refused(rule, Reason::not_adjacent_to_all, unit.raw, set.targets.front().raw);
    }
    if (const auto blocked = fire_blocked(setting, row.place, state.at(set.targets.front()).place))
        return blocked;
    set.bombarders.add(unit);
    return std::nullopt;
}

tl::expected<AttackSet, Refusal> set_of(const ledger::State& state, const Setting& setting,
                                        const rules::Attack& attack) {
    AttackSet set;
    if (attack.defenders.empty() || attack.attackers.empty()) {
        return tl::unexpected(*refused(Rule::atk_4, Reason::attack_incomplete));
    }
    // Six hexes touch a hex: more targets than that no unit can be next to.
    if (attack.defenders.size() > 6 || attack.attackers.size() > 18) {
        return tl::unexpected(*refused(Rule::anote_1, Reason::not_adjacent));
    }
    for (const std::int32_t raw : attack.defenders) {
        const auto unit = on_map(state, setting, raw);
        if (!unit) return tl::unexpected(unit.error());
        if (set.targets.has(*unit)) return tl::unexpected(*refused(Rule::anote_4, Reason::was_attacked, raw));
        set.targets.add(*unit);
    }
    for (const std::int32_t raw : attack.attackers) {
        const auto unit = on_map(state, setting, raw);
        if (!unit) return tl::unexpected(unit.error());
        if (const auto why = place_attacker(state, setting, *unit, set)) return tl::unexpected(*why);
    }
    return set;
}

}  // namespace

tl::expected<rules::Preview, Refusal> preview(const rules::View& view, const rules::Attack& attack) {
    const ledger::State& state = view.open();
    const Setting& setting = setting_of(view);
    const auto set = set_of(state, setting, attack);
    if (!set) return tl::unexpected(set.error());
    rules::Preview preview;
    const Odds stand = odds(state, setting, *set, &preview.working);
    preview.column = stand.adjusted;
    for (std::int32_t die = 1; die <= 6; ++die) {
        const Result result = result_of(setting, stand.adjusted, die);
        preview.outcomes.push_back(
            {.roll = die, .result = static_cast<std::uint16_t>(label_of_result(result)), .num = 1, .den = 6});
    }
    return preview;
}

rules::Sight sight(const rules::View& view, Place from, Place to) {
    const Setting& setting = setting_of(view);
    if (!setting.on_map(from) || !setting.on_map(to)) return {.visible = false, .rule = number(Rule::oart_1)};
    const auto blocked = fire_blocked(setting, from, to);
    if (!blocked) return {.visible = true, .rule = number(Rule::oart_1)};
    return {.visible = false, .blocked_by = Place{blocked->parameters[0]}, .rule = blocked->rule};
}

}  // namespace hd::vaw
