#include "engine/rules/campaign_1815/movement.hpp"

#include "engine/rules/agenda.hpp"
#include "engine/rules/campaign_1815/action_kind.hpp"
#include "engine/rules/campaign_1815/arrivals.hpp"
#include "engine/rules/campaign_1815/morale.hpp"
#include "engine/rules/campaign_1815/occupation.hpp"
#include "engine/rules/campaign_1815/sequence.hpp"
#include "engine/rules/campaign_1815/stacking.hpp"
#include "engine/rules/campaign_1815/strength.hpp"

namespace hd::c1815 {

namespace {

// 1815 15.B#4: whether the unit lies in wait, as far as the view knows.
bool lies_hidden(const View& view, Ref<Unit> unit) {
    return static_cast<bool>(view.at(unit).hidden_at);
}

// 1815 9.A#5, 1815 9.A#6, 1815 7.E.1#7: units next to an enemy that may not stay there.
std::vector<Ref<Unit>> bound_to_leave(const ledger::State& state, const Setting& setting, Seat seat) {
    std::vector<Ref<Unit>> found;
    const std::span<const Unit> units = state.rows<Unit>();
    for (std::size_t row = 0; row < units.size(); ++row) {
        const Unit& unit = units[row];
        if (unit.seat != seat || !setting.on_map(unit.place) || !must_leave(state, unit)) continue;
        if (unit.moved == state.at(the_clock).turn) continue;
        if (zone_of_enemy(state, setting, unit.place, seat)) found.push_back(unit_row(row));
    }
    return found;
}

// The first of them that can still leave; none when all who can have.
Ref<Unit> can_still_leave(const ledger::State& state, const Setting& setting, Seat seat) {
    for (const Ref<Unit> unit : bound_to_leave(state, setting, seat)) {
        if (has_step(state, setting, setting_out(state, setting, unit))) return unit;
    }
    return {};
}

void pick_up(Conduct& conduct, Ref<Unit> ref) {
    const ledger::State& state = conduct.game.state;
    const Setting& setting = setting_of(conduct.game);
    if (state.at(ref).hidden_at) reveal_hidden(conduct, ref, last_event(conduct));
    const Walker walker = setting_out(state, setting, ref);
    Transaction edit(conduct.game.state, conduct.log);
    Unit& unit = edit.edit(ref);
    unit.moved = state.at(the_clock).turn;
    set_out(edit, conduct,
            {.a = ref.raw, .b = walker.left, .c = walker.from_zone ? 1 : 0, .d = walker.entered});
    if (explains(conduct)) {
        const std::int32_t full = point * setting.counter(ref).movement;
        note(edit, quarters({.op = Op::start, .rule = Rule::r_5_2, .label = Label::allowance, .num = full}));
        if (walker.left != full)
            note(
                edit,
                quarters({.rule = Rule::r_7_e_1_9, .label = Label::halved_blown, .num = walker.left - full}));
        note(edit, quarters({.op = Op::result, .label = Label::points_left, .num = walker.left}));
    }
    const bool leaves = walker.from_zone;
    const Rule rule = leaves && unit.disrupted != 0 ? Rule::r_9_a_5 : leaves ? Rule::r_5_9 : Rule::r_5_1;
    edit.commit(head(conduct, EventKind::move_began, rule, last_event(conduct), ref.raw, unit.place.raw));
}

void end_movement(Conduct& conduct) {
    const ledger::State& state = conduct.game.state;
    const Seat side = state.at(the_clock).side;
    const EventNumber cause = last_event(conduct);
    // 1815 9.A#6: who should have left an enemy zone and could not.
    for (const Ref<Unit> unit : bound_to_leave(state, setting_of(conduct.game), side)) {
        if (state.at(unit).disrupted != 0) eliminate(conduct, unit, Rule::r_9_a_6, cause);
    }
    Transaction edit(conduct.game.state, conduct.log);
    go_on(edit, StepId::crowding);
    if (explains(conduct)) {
        for (const Seat seat : {side, opponent(side)})
            explain_stacks(edit, state, setting_of(conduct.game), seat);
    }
    edit.commit(head(conduct, EventKind::phase_began, Rule::r_6_1, cause, 0, state.at(the_clock).phase));
}

}  // namespace

Ref<Unit> named_unit(const ledger::State& state, std::int32_t raw) {
    const auto units = static_cast<std::int32_t>(state.rows<Unit>().size());
    return raw >= 1 && raw <= units ? Ref<Unit>{raw} : Ref<Unit>{};
}

Walker setting_out(const ledger::State& state, const Setting& setting, Ref<Unit> ref) {
    const Unit& unit = state.at(ref);
    // A hidden unit sets out from where it lies.
    const Place from = unit.hidden_at ? unit.hidden_at : unit.place;
    return {.unit = ref,
            .left = allowance(state, setting, ref),
            .from_zone = static_cast<bool>(zone_of_enemy(state, setting, from, unit.seat))};
}

std::optional<Refusal> refuse_mover(const View& view, Seat seat, Ref<Unit> ref) {
    const ledger::State& state = view.common();
    const Setting& setting = setting_of(view);
    const Unit& unit = state.at(ref);
    if (unit.seat != seat) return refused(Rule::r_5_1, Reason::not_yours, ref.raw);
    if (unit.place == setting.exited) return refused(Rule::r_13_7, Reason::not_on_map, ref.raw);
    const std::int32_t turn = state.at(the_clock).turn;
    if (unit.moved == turn || unit.moved == -turn) return refused(Rule::r_5_1, Reason::has_moved, ref.raw);
    if (lies_hidden(view, ref)) return std::nullopt;
    if (!setting.on_map(unit.place)) return refused(Rule::r_5_1, Reason::not_on_map, ref.raw);
    const Ref<Unit> enemy = zone_of_enemy(state, setting, unit.place, seat);
    if (!enemy) return std::nullopt;
    const bool slow = unit.type == UnitType::infantry || unit.type == UnitType::foot_artillery;
    if (slow && unit.disrupted == 0) return refused(Rule::r_5_8, Reason::in_enemy_zone, ref.raw, enemy.raw);
    if (has_step(state, setting, setting_out(state, setting, ref))) return std::nullopt;
    return refused(unit.disrupted != 0 ? Rule::r_9_a_6 : Rule::r_5_9, Reason::no_way_out, ref.raw);
}

void movement_options(const View& view, const Item& item, std::vector<rules::Action>& out) {
    const std::span<const Unit> units = view.common().rows<Unit>();
    for (std::size_t row = 0; row < units.size(); ++row) {
        // What is cheap to see first: most units are somebody else's.
        if (units[row].seat != item.owner) continue;
        if (!refuse_mover(view, item.owner, unit_row(row)))
            out.push_back(action(ActionKind::move, unit_row(row).raw));
    }
    list_entries(view, item, out);
    list_reroutes(view, item, out);
    if (!can_still_leave(view.common(), setting_of(view), item.owner))
        out.push_back(action(ActionKind::end_movement));
}

std::optional<Refusal> movement_refusal(const View& view, const Item& item, const rules::Action& what) {
    const ledger::State& state = view.common();
    if (is(what, ActionKind::end_movement)) {
        const Ref<Unit> unit = can_still_leave(state, setting_of(view), item.owner);
        if (!unit) return std::nullopt;
        const Rule rule = state.at(unit).disrupted != 0 ? Rule::r_9_a_5 : Rule::r_7_e_1_7;
        return refused(rule, Reason::still_must_leave, unit.raw);
    }
    const Ref<Unit> unit = named_unit(state, what.a);
    if (is(what, ActionKind::enter)) return refuse_entry(view, item, unit, Place{what.b});
    if (is(what, ActionKind::reroute)) return refuse_reroute(view, item, unit, Place{what.b});
    if (!is(what, ActionKind::move)) return refused(Rule::r_3_2, Reason::not_now);
    if (!unit) return refused(Rule::r_5_1, Reason::no_such_unit);
    return refuse_mover(view, item.owner, unit);
}

void movement_act(Conduct& conduct, Ref<Item>, const rules::Action& what) {
    if (is(what, ActionKind::move)) pick_up(conduct, Ref<Unit>{what.a});
    if (is(what, ActionKind::enter)) act_entry(conduct, Ref<Unit>{what.a}, Place{what.b});
    if (is(what, ActionKind::reroute)) act_reroute(conduct, Ref<Unit>{what.a}, Place{what.b});
    if (is(what, ActionKind::end_movement)) end_movement(conduct);
}

}  // namespace hd::c1815
