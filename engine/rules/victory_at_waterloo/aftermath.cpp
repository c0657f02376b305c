#include "engine/rules/victory_at_waterloo/aftermath.hpp"

#include "engine/ledger/transaction.hpp"
#include "engine/rules/agenda.hpp"
#include "engine/rules/victory_at_waterloo/action_kind.hpp"
#include "engine/rules/victory_at_waterloo/advance.hpp"
#include "engine/rules/victory_at_waterloo/attack_notes.hpp"
#include "engine/rules/victory_at_waterloo/objectives.hpp"
#include "engine/rules/victory_at_waterloo/retreat.hpp"
#include "engine/rules/victory_at_waterloo/sequence.hpp"
#include "engine/rules/victory_at_waterloo/story.hpp"
#include "engine/rules/victory_at_waterloo/victory.hpp"

#include <algorithm>

namespace hd::vaw {

namespace {

bool is_retreating(const Setting& setting, const Unit& unit) {
    return unit.task == number(Task::retreats) && setting.on_map(unit.place);
}

Ref<Unit> first_retreating(const ledger::State& state, const Setting& setting) {
    const std::span<const Unit> units = state.rows<Unit>();
    for (std::size_t i = 0; i < units.size(); ++i) {
        if (is_retreating(setting, units[i])) return unit_row(i);
    }
    return {};
}

// VAW-ANOTE-9, VAW-A-15: infantry of strength 1 in a chateau may ignore the retreat when it is attacked.
bool may_stay(const Setting& setting, const Unit& unit) {
    return unit.part == Part::defender && unit.type == UnitType::infantry && unit.strength == 1 &&
           setting.is(unit.place, Terrain::chateau);
}

bool others_retreat(const ledger::State& state, const Setting& setting, Ref<Unit> unit) {
    const std::span<const Unit> units = state.rows<Unit>();
    for (std::size_t i = 0; i < units.size(); ++i) {
        if (unit_row(i) != unit && is_retreating(setting, units[i])) return true;
    }
    return false;
}

// Moves a unit back one hex as one event. The first hex it leaves in a combat is the one it vacates.
EventNumber go_back(Conduct& conduct, Ref<Unit> unit, Place hex, EventKind kind, Rule rule, Task done) {
    Transaction edit(conduct.game.state, conduct.log);
    Unit& row = edit.edit(unit);
    if (explains(conduct)) {
        const Setting& setting = setting_of(conduct.game);
        if (kind == EventKind::unit_pushed_back) {
            note_push(edit, setting, unit, row.place, hex);
        } else {
            note_retreat(edit, setting,
                         {.unit = unit,
                          .from = row.place,
                          .to = hex,
                          .others = others_retreat(conduct.game.state, setting, unit),
                          .second_hex = row.vacated != 0});
        }
    }
    // VAW-A-43: a pushed unit vacates nothing.
    if (kind == EventKind::unit_retreated) (row.vacated == 0 ? row.vacated : row.passed) = row.place.raw;
    row.place = hex;
    if (done != Task::none) row.task = number(done);
    return edit.commit(head(conduct, kind, rule, last_event(conduct), unit.raw, hex.raw));
}

// VAW-OCAV-6: under the option a beaten cavalry may be given a second hex.
void offer_second_leg(Conduct& conduct, Ref<Unit> unit, Place left) {
    const ledger::State& state = conduct.game.state;
    const Setting& setting = setting_of(conduct.game);
    const Unit& row = state.at(unit);
    if (!setting.chosen.cavalry || row.type != UnitType::cavalry) return;
    if (second_leg_hexes(state, setting, unit, row.place, left).count == 0) return;
    Transaction edit(conduct.game.state, conduct.log);
    rules::put_item(edit, {.step = number(StepId::second_leg),
                           .owner = row.seat,
                           .parent = rules::next_item(state),
                           .a = unit.raw,
                           .b = left.raw});
    edit.commit(head(conduct, EventKind::second_hex_offered, Rule::ocav_6, last_event(conduct), unit.raw));
}

void retreat_into(Conduct& conduct, Ref<Unit> unit, Place hex, Task done) {
    const Place left = conduct.game.state.at(unit).place;
    const Rule rule = done == Task::withdrew                               ? Rule::ocav_4
                      : conduct.game.state.at(unit).part == Part::defender ? Rule::res_3
                                                                           : Rule::res_2;
    const EventNumber event = go_back(conduct, unit, hex, EventKind::unit_retreated, rule, done);
    // VAW-A-25: an objective entered by a retreat changes hands too.
    enter_hex(conduct, unit, hex, Rule::a_25, event);
    if (done == Task::retreated) offer_second_leg(conduct, unit, left);
}

// VAW-ANOTE-20: the friend in the hex is to make room.
void order_push(Conduct& conduct, Ref<Item> parent, Ref<Unit> in_the_way, Ref<Unit> comes, Task done) {
    const ledger::State& state = conduct.game.state;
    Transaction edit(conduct.game.state, conduct.log);
    rules::put_item(edit, {.step = number(StepId::push_back),
                           .owner = state.at(in_the_way).seat,
                           .parent = parent,
                           .a = in_the_way.raw,
                           .b = comes.raw,
                           .c = number(done)});
    // VAW-A-11: a friend may be pushed onto a friend.
    const bool further = state.at(parent).step == number(StepId::push_back);
    const Rule rule = further ? Rule::a_11 : Rule::anote_20;
    edit.commit(head(conduct, EventKind::push_ordered, rule, last_event(conduct), in_the_way.raw,
                     state.at(in_the_way).place.raw));
}

PushChain chain_of(const ledger::State& state, const Item& push) {
    PushChain chain;
    const Item* item = &push;
    while (item->step == number(StepId::push_back)) {
        chain.add(Ref<Unit>{item->a});
        chain.add(Ref<Unit>{item->b});
        item = &state.at(item->parent);
    }
    return chain;
}

// The last unit of a chain goes to an empty hex, and each before it takes the place of the one it pushed.
void carry_out_push(Conduct& conduct, Ref<Item> last, Place hex) {
    const ledger::State& state = conduct.game.state;
    Ref<Item> at = last;
    Place to = hex;
    while (state.at(at).step == number(StepId::push_back)) {
        const Item push = state.at(at);
        const Ref<Unit> unit{push.a};
        const Place left = state.at(unit).place;
        const EventNumber event =
            go_back(conduct, unit, to, EventKind::unit_pushed_back, Rule::anote_20, Task::none);
        enter_hex(conduct, unit, to, Rule::a_25, event);
        const bool is_first = state.at(push.parent).step != number(StepId::push_back);
        Transaction edit(conduct.game.state, conduct.log);
        edit.erase(at);
        edit.commit(head(conduct, EventKind::push_done, Rule::anote_20, event, unit.raw, left.raw));
        if (is_first) retreat_into(conduct, Ref<Unit>{push.b}, left, static_cast<Task>(push.c));
        at = push.parent;
        to = left;
    }
}

// VAW-MOR-2, VAW-MOR-6: says which rule kept the victors from following.
Rule rule_of_end(const ledger::State& state, const Item& attack) {
    if (attack.c != 0) return Rule::atk_9;
    for (const Unit& unit : state.rows<Unit>()) {
        if (unit.part != Part::attacker || unit.seat != winner_of(attack)) continue;
        const Rule barred = advance_barred(state, attack, unit);
        if (barred != Rule::none) return barred;
    }
    return Rule::atk_9;
}

// The parts and tasks of all units are laid down, and a rout takes effect (VAW-A-39, VAW-A-40).
void end_combat(Conduct& conduct, Ref<Item> item) {
    const ledger::State& state = conduct.game.state;
    const Rule rule = rule_of_end(state, state.at(item));
    EventNumber event = 0;
    {
        Transaction edit(conduct.game.state, conduct.log);
        const std::span<const Unit> units = state.rows<Unit>();
        if (explains(conduct)) note_combat_end(edit, state, state.at(item));
        for (std::size_t i = 0; i < units.size(); ++i) {
            if (units[i].part == Part::none) continue;
            Unit& unit = edit.edit(unit_row(i));
            unit.part = Part::none;
            unit.task = number(Task::none);
            unit.vacated = 0;
            unit.passed = 0;
        }
        edit.erase(item);
        event = edit.commit(head(conduct, EventKind::combat_ended, rule, last_event(conduct)));
    }
    (void)check_rout(conduct, Rule::win_1, event);
}

// Why a unit may not fall back to a hex of the map, with the hexes that are open to it.
Refusal why_not_back(const ledger::State& state, const Setting& setting, const Item& item,
                     const Action& what) {
    const Ref<Unit> ref{what.a};
    const Unit& unit = state.at(ref);
    const Place hex{what.b};
    const bool second = item.step == number(StepId::second_leg);
    const bool has_to = unit.task == number(Task::retreats) || unit.task == number(Task::withdraws);
    if (second ? item.a != ref.raw : !has_to) return *refused(Rule::res_2, Reason::not_in_attack, ref.raw);
    if (setting.direction(unit.place, hex) < 0) return *refused(Rule::res_2, Reason::not_adjacent, hex.raw);
    const Ref<Unit> enemy = enemy_next_to(state, setting, hex, unit.seat);
    if (enemy) return *refused(Rule::res_5, Reason::next_to_enemy, hex.raw, enemy.raw);
    const Ref<Unit> there = unit_at(state, hex);
    Refusal no = there ? *refused(Rule::anote_21, Reason::on_friend, hex.raw, there.raw)
                       : *refused(Rule::anote_18, Reason::cheaper_hex, hex.raw);
    const RetreatHexes open = second ? second_leg_hexes(state, setting, ref, unit.place, Place{item.b})
                                     : retreat_hexes(state, setting, ref);
    std::copy_n(open.hexes.begin(), open.count, no.places.begin());
    return no;
}

}  // namespace

void fall_back_options(const ledger::State& state, const Setting& setting, Ref<Unit> unit,
                       std::vector<Action>& out) {
    const RetreatHexes open = retreat_hexes(state, setting, unit);
    for (std::size_t i = 0; i < open.count; ++i) {
        out.push_back(action(ActionKind::fall_back, unit.raw, open.hexes[i].raw));
    }
}

void fall_back(Conduct& conduct, Ref<Item> attack, Ref<Unit> unit, Place hex, Task done) {
    const Ref<Unit> in_the_way = unit_at(conduct.game.state, hex);
    if (in_the_way) {
        order_push(conduct, attack, in_the_way, unit, done);
    } else {
        retreat_into(conduct, unit, hex, done);
    }
}

Seat aftermath_decider(const rules::Game& game, const Item& item) {
    const Ref<Unit> retreating = first_retreating(game.state, setting_of(game));
    return retreating ? game.state.at(retreating).seat : winner_of(item);
}

void aftermath_options(const View& view, const Item& item, std::vector<Action>& out) {
    const ledger::State& state = view.open();
    const Setting& setting = setting_of(view);
    if (!first_retreating(state, setting)) {
        if (item.c == 0) advance_options(state, setting, item, out);
        return;
    }
    // VAW-A-58: one at a time, in the order their owner likes.
    const std::span<const Unit> units = state.rows<Unit>();
    for (std::size_t i = 0; i < units.size(); ++i) {
        if (is_retreating(setting, units[i])) fall_back_options(state, setting, unit_row(i), out);
    }
    for (std::size_t i = 0; i < units.size(); ++i) {
        if (is_retreating(setting, units[i]) && may_stay(setting, units[i])) {
            out.push_back(action(ActionKind::stay, unit_row(i).raw));
        }
    }
}

void aftermath_act(Conduct& conduct, Ref<Item> item, const Action& what) {
    const Ref<Unit> unit{what.a};
    if (is(what, ActionKind::fall_back)) {
        fall_back(conduct, item, unit, Place{what.b}, Task::retreated);
    } else if (is(what, ActionKind::stay)) {
        Transaction edit(conduct.game.state, conduct.log);
        edit.edit(unit).task = number(Task::none);
        const bool alone = !others_retreat(conduct.game.state, setting_of(conduct.game), unit);
        if (explains(conduct)) {
            note(edit, {.op = Op::result,
                        .rule = Rule::a_15,
                        .label = Label::ruling,
                        .unit = unit.raw,
                        .applied = !alone});
        }
        edit.commit(head(conduct, EventKind::chateau_held, Rule::anote_9, last_event(conduct), unit.raw,
                         conduct.game.state.at(unit).place.raw));
    } else {
        advance_act(conduct, item, what);
    }
}

void aftermath_otherwise(Conduct& conduct, Ref<Item> item) {
    const ledger::State& state = conduct.game.state;
    const Setting& setting = setting_of(conduct.game);
    const Ref<Unit> stuck = first_retreating(state, setting);
    if (!stuck) {
        end_combat(conduct, item);
        return;
    }
    // VAW-RES-5, VAW-ANOTE-19, VAW-ANOTE-22: none of those that still have to go can go anywhere.
    destroy(conduct, stuck, retreat_hexes(state, setting, stuck).fate, last_event(conduct));
}

void second_leg_options(const View& view, const Item& item, std::vector<Action>& out) {
    const ledger::State& state = view.open();
    const Ref<Unit> unit{item.a};
    const RetreatHexes open =
        second_leg_hexes(state, setting_of(view), unit, state.at(unit).place, Place{item.b});
    for (std::size_t i = 0; i < open.count; ++i) {
        out.push_back(action(ActionKind::fall_back, unit.raw, open.hexes[i].raw));
    }
    out.push_back(action(ActionKind::stay, unit.raw));
}

void second_leg_act(Conduct& conduct, Ref<Item> item, const Action& what) {
    const Ref<Unit> unit{what.a};
    {
        Transaction edit(conduct.game.state, conduct.log);
        edit.erase(item);
        edit.commit(
            head(conduct, EventKind::second_hex_chosen, Rule::ocav_6, last_event(conduct), unit.raw, what.b));
    }
    if (is(what, ActionKind::stay)) return;
    const EventNumber event =
        go_back(conduct, unit, Place{what.b}, EventKind::unit_retreated, Rule::ocav_6, Task::retreated);
    enter_hex(conduct, unit, Place{what.b}, Rule::a_25, event);
}

void push_back_options(const View& view, const Item& item, std::vector<Action>& out) {
    const ledger::State& state = view.open();
    const RetreatHexes open = push_hexes(state, setting_of(view), Ref<Unit>{item.a}, chain_of(state, item));
    for (std::size_t i = 0; i < open.count; ++i) out.push_back(action(ActionKind::push, open.hexes[i].raw));
}

void push_back_act(Conduct& conduct, Ref<Item> item, const Action& what) {
    const Place hex{what.a};
    const Item push = conduct.game.state.at(item);
    const Ref<Unit> next = unit_at(conduct.game.state, hex);
    if (next) {
        order_push(conduct, item, next, Ref<Unit>{push.a}, static_cast<Task>(push.c));
    } else {
        carry_out_push(conduct, item, hex);
    }
}

std::optional<Refusal> why_not_among(const View& view, const Item& item, const Action& what) {
    const ledger::State& state = view.open();
    const Setting& setting = setting_of(view);
    const auto units = static_cast<std::int32_t>(state.rows<Unit>().size());
    const bool names_unit = is(what, ActionKind::fall_back) || is(what, ActionKind::stay) ||
                            is(what, ActionKind::advance) || is(what, ActionKind::lose) ||
                            is(what, ActionKind::refuse) || is(what, ActionKind::stand);
    if (names_unit && (what.a < 1 || what.a > units)) return refused(Rule::atk_8, Reason::no_such_unit);
    if (is(what, ActionKind::fall_back) && setting.on_map(Place{what.b}) &&
        setting.on_map(state.at(Ref<Unit>{what.a}).place)) {
        return why_not_back(state, setting, item, what);
    }
    if (is(what, ActionKind::push) && setting.on_map(Place{what.a})) {
        const Ref<Unit> pushed{item.a};
        if (item.step != number(StepId::push_back)) return refused(Rule::anote_20, Reason::not_now);
        const Ref<Unit> enemy = enemy_next_to(state, setting, Place{what.a}, state.at(pushed).seat);
        if (enemy) return refused(Rule::anote_22, Reason::next_to_enemy, what.a, enemy.raw);
        return refused(Rule::anote_20, Reason::not_adjacent, what.a);
    }
    if (is(what, ActionKind::stay)) return refused(Rule::anote_9, Reason::may_not_stay, what.a);
    if (is(what, ActionKind::advance)) {
        const Rule barred = advance_barred(state, item, state.at(Ref<Unit>{what.a}));
        if (barred != Rule::none) return refused(barred, Reason::army_demoralised, what.a);
        const Unit& unit = state.at(Ref<Unit>{what.a});
        const bool broken = state.at(army_row(unit.army)).disintegrated != 0;
        return refused(broken ? Rule::a_70 : Rule::a_43, Reason::may_not_advance, what.a, what.b);
    }
    if (is(what, ActionKind::refuse)) return refused(Rule::ocav_4, Reason::may_not_refuse, what.a);
    if (is(what, ActionKind::exchange)) return refused(Rule::atk_14, Reason::not_now);
    if (is(what, ActionKind::lose)) return refused(Rule::res_6, Reason::not_in_attack, what.a);
    if (is(what, ActionKind::enough)) return refused(Rule::res_6, Reason::price_not_paid);
    return refused(Rule::atk_8, Reason::not_now);
}

}  // namespace hd::vaw
