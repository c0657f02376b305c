#include "engine/rules/campaign_1815/retreat.hpp"

#include "engine/rules/campaign_1815/action_kind.hpp"
#include "engine/rules/campaign_1815/attack_set.hpp"
#include "engine/rules/campaign_1815/morale.hpp"
#include "engine/rules/campaign_1815/movement.hpp"
#include "engine/rules/campaign_1815/occupation.hpp"
#include "engine/rules/campaign_1815/sequence.hpp"
#include "engine/rules/campaign_1815/stacking.hpp"

#include <algorithm>

namespace hd::c1815 {

namespace {

bool has_to_go(const Unit& unit) {
    return unit.task == Task::retreats || unit.task == Task::may_retreat;
}

// Units that go back, by their rows.
std::vector<Ref<Unit>> going(const ledger::State& state, const Setting& setting) {
    std::vector<Ref<Unit>> found;
    const std::span<const Unit> units = state.rows<Unit>();
    for (std::size_t row = 0; row < units.size(); ++row) {
        const bool fights = units[row].part != Part::none && setting.on_map(units[row].place);
        if (fights && has_to_go(units[row])) found.push_back(unit_row(row));
    }
    return found;
}

// 1815 7.B.1#4, 1815 7.B.1#5: attackers who went back are disrupted; defenders are not.
bool is_disrupted_by(const Unit& unit) {
    return unit.part == Part::attacker;
}

// 7.E.2: foot artillery that has to go loses a step, unless it gave one in this combat. False when that was
// its last.
bool pay_for_guns(Conduct& conduct, Ref<Unit> ref, EventNumber cause) {
    const Unit& unit = conduct.game.state.at(ref);
    const bool pays = unit.type == UnitType::foot_artillery && unit.task == Task::retreats;
    if (!pays) return true;
    if (unit.lost > 0) {
        Transaction edit(conduct.game.state, conduct.log);
        if (explains(conduct))
            note(edit, {.rule = Rule::r_7_e_2_2,
                        .label = Label::steps_owed,
                        .num = 1,
                        .unit = ref.raw,
                        .applied = false});
        edit.commit(head(conduct, EventKind::guns_paid, Rule::r_7_e_2_2, cause, ref.raw));
        return true;
    }
    lose_step(conduct, ref, Rule::r_7_e_2_1, cause);
    return conduct.game.state.at(ref).steps > 0;
}

// 1815 A-14: whether another unit of the same hex went elsewhere.
bool parts_ways(const ledger::State& state, const Setting& setting, Ref<Unit> ref, Place hex) {
    const std::span<const Unit> units = state.rows<Unit>();
    return std::any_of(units.begin(), units.end(), [&](const Unit& other) {
        return other.part == state.at(ref).part && other.fought_at == state.at(ref).fought_at &&
               other.task == Task::retreated && setting.on_map(other.place) && other.place != hex;
    });
}

// The rule that a retreat is told under.
Rule rule_of_retreat(const ledger::State& state, const Setting& setting, Ref<Unit> ref, Place hex) {
    const Unit& unit = state.at(ref);
    if (parts_ways(state, setting, ref, hex)) return Rule::r_a_14;
    if (unit.task != Task::may_retreat) return Rule::r_7_b_3_1;
    // 1815 A-25: guns that go of their own will pay nothing.
    return unit.type == UnitType::foot_artillery ? Rule::r_a_25 : Rule::r_7_b_1_7;
}

void go(Conduct& conduct, Ref<Unit> ref, Place hex) {
    const EventNumber cause = last_event(conduct);
    if (!pay_for_guns(conduct, ref, cause)) return;
    const Unit before = conduct.game.state.at(ref);
    const Rule rule = rule_of_retreat(conduct.game.state, setting_of(conduct.game), ref, hex);
    go_back(conduct, ref, hex, EventKind::unit_retreated, rule, cause);
    if (is_disrupted_by(before)) disrupt(conduct, ref, Rule::r_7_b_1_4, last_event(conduct));
}

void stay(Conduct& conduct, Ref<Unit> ref) {
    Transaction edit(conduct.game.state, conduct.log);
    edit.edit(ref).task = Task::stays;
    edit.commit(head(conduct, EventKind::stayed, Rule::r_7_b_1_7, last_event(conduct), ref.raw,
                     conduct.game.state.at(ref).place.raw));
}

// Hexes that the attack was aimed at, in which no enemy is left.
std::vector<Place> vacated(const ledger::State& state, const Setting& setting, Seat attacker) {
    const AttackSet set = attack_under_way(state, setting);
    std::vector<Place> open;
    for (const Place hex : set.targets) {
        if (!enemy_at(state, hex, attacker)) open.push_back(hex);
    }
    return open;
}

// Why an attacker may not follow into a hex; nothing when he may.
std::optional<Refusal> refuse_advance(const ledger::State& state, const Setting& setting, Seat seat,
                                      Ref<Unit> ref, Place hex) {
    if (!ref) return refused(Rule::r_a_24, Reason::no_such_unit);
    const Unit& unit = state.at(ref);
    if (unit.seat != seat) return refused(Rule::r_a_24, Reason::not_yours, ref.raw);
    if (unit.part == Part::bombarder)
        return refused(Rule::r_7_f_11, Reason::may_not_advance, ref.raw, hex.raw);
    const bool may = unit.part == Part::attacker && setting.on_map(unit.place) && unit.disrupted == 0 &&
                     unit.task == Task::none;
    if (!may || !in_touch(setting, unit.place, hex))
        return refused(Rule::r_a_24, Reason::may_not_advance, ref.raw, hex.raw);
    const std::vector<Place> open = vacated(state, setting, seat);
    if (std::find(open.begin(), open.end(), hex) == open.end())
        return refused(Rule::r_a_24, Reason::may_not_advance, ref.raw, hex.raw);
    return fits(state, setting, ref, hex) ? std::nullopt : refused(Rule::r_6_4, Reason::crowds, hex.raw);
}

// Everybody's part in the combat is over.
void end_combat(Conduct& conduct, Ref<Item> item, Rule rule) {
    const ledger::State& state = conduct.game.state;
    const std::int32_t first = state.at(item).f;
    const std::span<const Unit> units = state.rows<Unit>();
    Transaction edit(conduct.game.state, conduct.log);
    for (std::size_t row = 0; row < units.size(); ++row) {
        const Unit& before = units[row];
        if (before.part == Part::none && before.task == Task::none && before.lost == 0) continue;
        Unit& unit = edit.edit(unit_row(row));
        unit.part = Part::none;
        unit.task = Task::none;
        unit.lost = 0;
        unit.fought_at = {};
    }
    edit.erase(item);
    edit.commit(head(conduct, EventKind::combat_ended, rule, last_event(conduct), first));
}

}  // namespace

Seat retreats_decider(const rules::Game& game, const Item& item) {
    const std::vector<Ref<Unit>> all = going(game.state, setting_of(game));
    return all.empty() ? item.owner : game.state.at(all.front()).seat;
}

void retreats_options(const View& view, const Item&, std::vector<rules::Action>& out) {
    const ledger::State& state = view.common();
    const Setting& setting = setting_of(view);
    const std::vector<Ref<Unit>> all = going(state, setting);
    for (const Ref<Unit> ref : all) {
        for (const Place hex : retreat_hexes(state, setting, ref))
            out.push_back(action(ActionKind::fall_back, ref.raw, hex.raw));
    }
    for (const Ref<Unit> ref : all) {
        if (state.at(ref).task == Task::may_retreat) out.push_back(action(ActionKind::stay, ref.raw));
    }
}

std::optional<Refusal> retreats_refusal(const View& view, const Item& item, const rules::Action& what) {
    std::vector<rules::Action> legal;
    retreats_options(view, item, legal);
    if (std::binary_search(legal.begin(), legal.end(), what)) return std::nullopt;
    const ledger::State& state = view.common();
    const Setting& setting = setting_of(view);
    const Ref<Unit> unit = named_unit(state, what.a);
    const bool goes = unit && setting.on_map(state.at(unit).place) && has_to_go(state.at(unit));
    if (!goes) return refused(Rule::r_7_b_3_1, Reason::not_in_attack, what.a);
    if (!is(what, ActionKind::fall_back)) return refused(Rule::r_7_b_3_1, Reason::not_now);
    const Place hex{what.b};
    const bool beside = setting.on_map(hex) && setting.direction(state.at(unit).place, hex) >= 0;
    if (!beside) return refused(Rule::r_7_b_3_1, Reason::not_adjacent, hex.raw);
    if (enemy_at(state, hex, state.at(unit).seat))
        return refused(Rule::r_7_b_3_3, Reason::no_hex_to, unit.raw);
    // 1815 A-15: a friend in the hex opens it for nobody.
    return refused(unit_at(state, hex) ? Rule::r_a_15 : Rule::r_7_b_3_2, Reason::no_hex_to, unit.raw);
}

void retreats_act(Conduct& conduct, Ref<Item>, const rules::Action& what) {
    if (is(what, ActionKind::fall_back)) go(conduct, Ref<Unit>{what.a}, Place{what.b});
    if (is(what, ActionKind::stay)) stay(conduct, Ref<Unit>{what.a});
}

void retreats_otherwise(Conduct& conduct, Ref<Item> item) {
    const std::vector<Ref<Unit>> all = going(conduct.game.state, setting_of(conduct.game));
    if (!all.empty()) {
        // 1815 7.B.3#2: whoever is left has nowhere to go.
        eliminate(conduct, all.front(), Rule::r_7_b_3_2, last_event(conduct));
        return;
    }
    Transaction edit(conduct.game.state, conduct.log);
    edit.edit(item).step = number(StepId::advance);
    edit.commit(head(conduct, EventKind::retreats_ended, Rule::r_7_a_4_2, last_event(conduct)));
}

void advance_options(const View& view, const Item& item, std::vector<rules::Action>& out) {
    const ledger::State& state = view.common();
    const Setting& setting = setting_of(view);
    if (setting.number(Number::advance_after_combat) == 0) return;
    const std::vector<Place> open = vacated(state, setting, item.owner);
    if (open.empty()) return;
    for (const Ref<Unit> ref : attack_under_way(state, setting).attackers) {
        for (const Place hex : open) {
            if (!refuse_advance(state, setting, item.owner, ref, hex))
                out.push_back(action(ActionKind::advance, ref.raw, hex.raw));
        }
    }
    if (!out.empty()) out.push_back(action(ActionKind::hold));
}

std::optional<Refusal> advance_refusal(const View& view, const Item& item, const rules::Action& what) {
    if (is(what, ActionKind::hold)) return std::nullopt;
    if (!is(what, ActionKind::advance)) return refused(Rule::r_a_24, Reason::not_now);
    const ledger::State& state = view.common();
    return refuse_advance(state, setting_of(view), item.owner, named_unit(state, what.a), Place{what.b});
}

void advance_act(Conduct& conduct, Ref<Item> item, const rules::Action& what) {
    if (is(what, ActionKind::hold)) {
        end_combat(conduct, item, Rule::r_a_24);
        return;
    }
    const Ref<Unit> ref{what.a};
    const Place hex{what.b};
    EventNumber gone = 0;
    {
        Transaction edit(conduct.game.state, conduct.log);
        Unit& unit = edit.edit(ref);
        unit.place = hex;
        unit.task = Task::advanced;
        gone = edit.commit(
            head(conduct, EventKind::advanced, Rule::r_a_24, last_event(conduct), ref.raw, hex.raw));
    }
    enter_hex(conduct, ref, hex, gone);
}

void advance_otherwise(Conduct& conduct, Ref<Item> item) {
    end_combat(conduct, item, Rule::r_7_a_4_2);
}

}  // namespace hd::c1815
