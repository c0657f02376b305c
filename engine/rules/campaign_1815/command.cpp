#include "engine/rules/campaign_1815/command.hpp"

#include "engine/board/map.hpp"
#include "engine/rules/campaign_1815/action_kind.hpp"
#include "engine/rules/campaign_1815/contact.hpp"
#include "engine/rules/campaign_1815/movement.hpp"
#include "engine/rules/campaign_1815/sequence.hpp"

#include <algorithm>

namespace hd::c1815 {

namespace {

// Whether a counter has part in this player turn: on the map, or due to come on in it.
bool takes_part(const ledger::State& state, const Setting& setting, const Unit& unit) {
    if (setting.on_map(unit.place)) return true;
    if (unit.place != setting.waiting || unit.group == 0) return false;
    return state.at(Ref<Group>{unit.group}).due <= state.at(the_clock).turn;
}

bool may_lead(const ledger::State& state, const Setting& setting, const Unit& leader) {
    return takes_part(state, setting, leader) && leader.no_command != state.at(the_clock).turn;
}

bool is_higher(const Counter& counter) {
    return counter.has(Tag::army_leader) || counter.has(Tag::detachment_leader);
}

// Calls `visit(ref, unit, counter)` for every leader of a seat that takes part.
template <class Visit>
void each_leader(const ledger::State& state, const Setting& setting, Seat seat, Visit visit) {
    const std::span<const Unit> units = state.rows<Unit>();
    for (std::size_t row = 0; row < units.size(); ++row) {
        if (units[row].seat != seat || units[row].type != UnitType::leader) continue;
        if (takes_part(state, setting, units[row])) visit(unit_row(row), units[row], setting.counters[row]);
    }
}

// A leader who has still to trace or roll: corps and detachment leaders, not army leaders (1815 8.B.2.a#2).
bool is_open(const Unit& leader, const Counter& counter) {
    return leader.command == Command::none && !counter.has(Tag::army_leader);
}

// 1815 8.B.2#3, 1815 A-57: hexes from one counter to another; those who wait for the same entry are together.
std::int32_t hexes_between(const ledger::State& state, const Setting& setting, Ref<Unit> from, Ref<Unit> to,
                           std::int32_t range) {
    const Unit& a = state.at(from);
    const Unit& b = state.at(to);
    if (a.place == setting.waiting && b.place == setting.waiting && a.group != 0 && b.group != 0) {
        const bool same = state.at(Ref<Group>{a.group}).entry == state.at(Ref<Group>{b.group}).entry;
        return same ? 0 : -1;
    }
    if (!setting.on_map(a.place) || !setting.on_map(b.place)) return -1;
    return Traced(state, setting, a.place, a.seat, range).length(b.place);
}

// Whether two hexes are that near, whatever lies between.
bool within(const Setting& setting, Place a, Place b, std::int32_t range) {
    if (!setting.on_map(a) || !setting.on_map(b)) return false;
    const board::Grid& grid = setting.map->grid();
    return grid.distance(board::hex_at_place(a.raw), board::hex_at_place(b.raw)) <= range;
}

// Why a corps leader may not trace to a higher one; nothing when he may.
std::optional<Refusal> refuse_trace(const ledger::State& state, const Setting& setting, Ref<Unit> leader,
                                    Ref<Unit> higher) {
    const Counter& of = setting.counter(higher);
    if (setting.counter(leader).army != of.army)
        return refused(of.has(Tag::detachment_leader) ? Rule::r_8_b_2_8 : Rule::r_8_b_2_1,
                       Reason::not_his_army, higher.raw, leader.raw);
    // 1815 8.B.2.b#2: a detachment leader has his die and nothing else.
    if (setting.counter(leader).has(Tag::detachment_leader))
        return refused(Rule::r_8_b_2_b_2, Reason::not_under_him, leader.raw, higher.raw);
    if (!is_higher(of)) return refused(Rule::r_8_b_2_c_1, Reason::leads_nobody, higher.raw);
    const Unit& row = state.at(higher);
    if (!may_lead(state, setting, row)) return refused(Rule::r_8_a_3, Reason::leads_nobody, higher.raw);
    // 1815 8.B.2#6, 1815 8.B.2#7: after his roll nobody can attach himself any more.
    if (of.has(Tag::detachment_leader) && row.command != Command::none)
        return refused(Rule::r_8_b_2_6, Reason::already_rolled, higher.raw);
    const std::int32_t range = setting.number(Number::trace_range);
    const std::int32_t hexes = hexes_between(state, setting, leader, higher, range);
    if (hexes >= 0 && hexes <= range) return std::nullopt;
    const bool blocked = within(setting, state.at(leader).place, row.place, range);
    return refused(blocked ? Rule::r_8_b_2_4 : Rule::r_8_b_2_3, Reason::too_far, leader.raw, hexes, range);
}

LeaderClass class_of(const Counter& counter) {
    if (counter.has(Tag::detachment_leader)) return LeaderClass::detachment;
    return counter.has(Tag::cavalry_leader) ? LeaderClass::cavalry : LeaderClass::infantry;
}

void note_path(Transaction& edit, Rule rule, std::int32_t hexes, Ref<Unit> unit) {
    note(edit, {.op = Op::start, .rule = rule, .label = Label::path_length, .num = hexes, .unit = unit.raw});
}

void trace(Conduct& conduct, Ref<Unit> leader, Ref<Unit> higher) {
    const Setting& setting = setting_of(conduct.game);
    const bool sure = setting.counter(higher).has(Tag::army_leader);
    const std::int32_t hexes =
        hexes_between(conduct.game.state, setting, leader, higher, setting.number(Number::trace_range));
    Transaction edit(conduct.game.state, conduct.log);
    if (explains(conduct)) note_path(edit, Rule::r_8_b_2_4, hexes, leader);
    Unit& row = edit.edit(leader);
    row.command = sure ? Command::in : Command::waiting;
    row.superior = higher;
    edit.commit(head(conduct, EventKind::command_traced, Rule::r_8_b_2_3, last_event(conduct), leader.raw,
                     higher.raw));
}

// 1815 8.B.2.b#2, 1815 8.B.2.c#2, 1815 CH.INIT#1: a die for one leader; who traces to him shares his fate
// (1815 8.B.2#7).
void roll(Conduct& conduct, Ref<Unit> leader) {
    const ledger::State& state = conduct.game.state;
    const Setting& setting = setting_of(conduct.game);
    const ledger::DieKey key{.stream = static_cast<std::uint16_t>(Stream::initiative),
                             .turn = static_cast<std::uint16_t>(state.at(the_clock).turn),
                             .subject = leader.raw};
    const ledger::Die die = conduct.dice.roll(key, 6);
    const LeaderClass kind = class_of(setting.counter(leader));
    const std::int32_t modifier = setting.tables.initiative_modifiers[static_cast<std::size_t>(kind)];
    const std::int32_t face = std::clamp(die.value + modifier, 1, 6);
    const bool in = setting.tables.initiative[static_cast<std::size_t>(face) - 1];
    Transaction edit(conduct.game.state, conduct.log);
    edit.die(die);
    edit.edit(leader).command = in ? Command::in : Command::out;
    if (explains(conduct)) {
        note(edit, {.op = Op::die, .rule = Rule::r_ch_init_1, .label = Label::die, .num = die.value});
        note(edit, {.rule = Rule::r_ch_init_2, .label = Label::leader_modifier, .num = modifier});
        const bool off = face != die.value + modifier;
        note(edit, {.op = Op::result,
                    .rule = off ? Rule::r_2_b_1 : Rule::r_ch_init_1,
                    .label = Label::initiative_result,
                    .num = face});
    }
    each_leader(state, setting, state.at(leader).seat, [&](Ref<Unit> ref, const Unit& row, const Counter&) {
        if (row.superior != leader || row.command != Command::waiting) return;
        edit.edit(ref).command = in ? Command::in : Command::out;
        if (explains(conduct))
            note(edit, {.op = Op::result,
                        .rule = in ? Rule::r_8_b_2_3 : Rule::r_8_b_2_7,
                        .label = Label::initiative_result,
                        .num = in ? 1 : 0,
                        .unit = ref.raw});
    });
    const Rule rule = kind == LeaderClass::detachment ? Rule::r_8_b_2_b_2 : Rule::r_8_b_2_c_2;
    edit.commit(
        head(conduct, EventKind::initiative_rolled, rule, last_event(conduct), leader.raw, in ? 1 : 0));
}

// By which right a corps leader commands units.
Rule rule_of_corps(const Counter& leader) {
    if (leader.army != ArmyId::anglo) return Rule::r_8_b_2_c_3;
    if (leader.has(Tag::own_nation_only)) return Rule::r_8_b_2_c_6;
    return leader.has(Tag::cavalry_leader) ? Rule::r_8_b_2_c_5 : Rule::r_8_b_2_c_4;
}

// 1815 8.B.3 (1815 A-31): units within reach of a corps leader who is in command and may command them.
void command_units(Conduct& conduct, Ref<Item> root) {
    const ledger::State& state = conduct.game.state;
    const Setting& setting = setting_of(conduct.game);
    const Seat side = state.at(the_clock).side;
    const std::int32_t range = setting.number(Number::command_range);
    std::int32_t count = 0;
    Transaction edit(conduct.game.state, conduct.log);
    each_leader(state, setting, side, [&](Ref<Unit> leader, const Unit& row, const Counter& counter) {
        const bool commands = row.command == Command::in && counter.has(Tag::corps_leader);
        if (!commands || !may_lead(state, setting, row)) return;
        const Traced paths(state, setting, row.place, side, range);
        const std::span<const Unit> units = state.rows<Unit>();
        for (std::size_t i = 0; i < units.size(); ++i) {
            const Unit& unit = units[i];
            if (unit.seat != side || unit.type == UnitType::leader || unit.command == Command::in) continue;
            if (!leads_corps_of(setting, leader, unit_row(i)) || !takes_part(state, setting, unit)) continue;
            const std::int32_t hexes = setting.on_map(unit.place)
                                           ? paths.length(unit.place)
                                           : hexes_between(state, setting, leader, unit_row(i), range);
            if (hexes < 0) continue;
            if (explains(conduct)) note_path(edit, rule_of_corps(counter), hexes, unit_row(i));
            Unit& follower = edit.edit(unit_row(i));
            follower.command = Command::in;
            follower.superior = leader;
            ++count;
        }
    });
    edit.edit(root).step = number(StepId::direct);
    edit.commit(head(conduct, EventKind::units_commanded, Rule::r_8_b_3, last_event(conduct), 0, count));
}

// Why a higher leader may not command the unit himself; nothing when he may.
std::optional<Refusal> refuse_direct(const ledger::State& state, const Setting& setting, Seat side,
                                     Ref<Unit> leader, Ref<Unit> unit) {
    if (!leader || !unit) return refused(Rule::r_8_b_2_a_1, Reason::no_such_unit);
    const Unit& head = state.at(leader);
    const Unit& row = state.at(unit);
    if (head.seat != side) return refused(Rule::r_8_b_2_1, Reason::not_yours, leader.raw);
    const Counter& counter = setting.counter(leader);
    if (head.type != UnitType::leader || !is_higher(counter))
        return refused(Rule::r_8_b_2_a_1, Reason::leads_nobody, leader.raw);
    const Rule limit = counter.has(Tag::army_leader) ? Rule::r_8_b_2_a_1 : Rule::r_8_b_2_b_1;
    if (row.type == UnitType::leader) return refused(limit, Reason::not_under_him, unit.raw);
    if (row.army != head.army) return refused(Rule::r_8_b_2_1, Reason::not_his_army, leader.raw, unit.raw);
    if (!may_lead(state, setting, head)) return refused(Rule::r_8_a_3, Reason::leads_nobody, leader.raw);
    if (head.command != Command::in) return refused(Rule::r_8_b_2_2, Reason::leads_nobody, leader.raw);
    if (row.command == Command::in || row.command == Command::direct)
        return refused(limit, Reason::already_commanded, unit.raw);
    const std::span<const Unit> units = state.rows<Unit>();
    const auto has = std::count_if(units.begin(), units.end(), [&](const Unit& one) {
        return one.command == Command::direct && one.superior == leader;
    });
    const std::int32_t most = setting.number(Number::direct_units);
    if (has >= most) return refused(limit, Reason::commands_enough, leader.raw, most);
    const std::int32_t range = setting.number(Number::command_range);
    const std::int32_t hexes = hexes_between(state, setting, leader, unit, range);
    const bool near = takes_part(state, setting, row) && hexes >= 0 && hexes <= range;
    return near ? std::nullopt : refused(Rule::r_8_b_3, Reason::too_far, unit.raw, hexes, range);
}

}  // namespace

bool leads_corps_of(const Setting& setting, Ref<Unit> leader, Ref<Unit> unit) {
    const Counter& of = setting.counter(leader);
    const Counter& who = setting.counter(unit);
    if (of.army != who.army || !of.has(Tag::corps_leader) || who.type == UnitType::leader) return false;
    // 1815 8.B.2.c#3
    if (of.army != ArmyId::anglo) return of.corps != 0 && of.corps == who.corps;
    // 1815 8.B.2.c#4, 1815 8.B.2.c#5, 1815 8.B.2.c#6
    if (of.has(Tag::own_nation_only)) return of.nation == who.nation;
    if (of.has(Tag::cavalry_leader))
        return who.type == UnitType::cavalry || who.type == UnitType::horse_artillery;
    return of.has(Tag::any_nation);
}

Ref<Unit> leader_near(const ledger::State& state, const Setting& setting, Ref<Unit> unit, Place hex) {
    Ref<Unit> found;
    if (this_turn(state, setting).night) return found;
    const Seat seat = state.at(unit).seat;
    const std::int32_t range = setting.number(Number::command_range);
    const Traced paths(state, setting, hex, seat, range);
    each_leader(state, setting, seat, [&](Ref<Unit> leader, const Unit& row, const Counter&) {
        const bool commands = row.command == Command::in && row.moved != state.at(the_clock).turn;
        if (found || !commands || !may_lead(state, setting, row)) return;
        if (leads_corps_of(setting, leader, unit) && paths.length(row.place) >= 0) found = leader;
    });
    return found;
}

void begin_orders(Conduct& conduct, Ref<Item> root) {
    const ledger::State& state = conduct.game.state;
    const Setting& setting = setting_of(conduct.game);
    const Seat side = state.at(the_clock).side;
    const bool night = this_turn(state, setting).night;
    std::int32_t open = 0;
    Transaction edit(conduct.game.state, conduct.log);
    const std::span<const Unit> units = state.rows<Unit>();
    for (std::size_t row = 0; row < units.size(); ++row) {
        const Unit& unit = units[row];
        if (unit.seat != side || !takes_part(state, setting, unit)) continue;
        const Counter& counter = setting.counters[row];
        Command now = Command::out;
        if (unit.type == UnitType::leader && may_lead(state, setting, unit)) {
            // 1815 A-32: an army leader is in command at night too; nobody else is asked.
            if (counter.has(Tag::army_leader)) now = Command::in;
            if (now == Command::out && !night) now = Command::none;
            if (now == Command::none) ++open;
            if (now == Command::in && night && explains(conduct))
                note(edit, {.op = Op::start,
                            .rule = Rule::r_a_32,
                            .label = Label::initiative_result,
                            .num = 1,
                            .unit = unit_row(row).raw});
        }
        if (unit.command == now && !unit.superior) continue;
        Unit& row_now = edit.edit(unit_row(row));
        row_now.command = now;
        row_now.superior = {};
    }
    // 1815 10#1: at night nobody is asked.
    edit.edit(root).step = number(night ? StepId::movement : StepId::leaders);
    edit.commit(head(conduct, night ? EventKind::night_fell : EventKind::orders_begun,
                     night ? Rule::r_10_1 : Rule::r_8_b_1_1, last_event(conduct), 0, open));
}

void leaders_options(const View& view, const Item& item, std::vector<rules::Action>& out) {
    const ledger::State& state = view.common();
    const Setting& setting = setting_of(view);
    std::vector<Ref<Unit>> open;
    each_leader(state, setting, item.owner, [&](Ref<Unit> ref, const Unit& row, const Counter& counter) {
        if (is_open(row, counter)) open.push_back(ref);
    });
    for (const Ref<Unit> leader : open) {
        each_leader(state, setting, item.owner, [&](Ref<Unit> higher, const Unit&, const Counter& counter) {
            if (!is_higher(counter) || higher == leader) return;
            if (!refuse_trace(state, setting, leader, higher))
                out.push_back(action(ActionKind::trace, leader.raw, higher.raw));
        });
    }
    for (const Ref<Unit> leader : open) out.push_back(action(ActionKind::roll, leader.raw));
}

std::optional<Refusal> leaders_refusal(const View& view, const Item& item, const rules::Action& what) {
    if (!is(what, ActionKind::trace) && !is(what, ActionKind::roll))
        return refused(Rule::r_8_b_1_1, Reason::not_now);
    const ledger::State& state = view.common();
    const Setting& setting = setting_of(view);
    const Ref<Unit> leader = named_unit(state, what.a);
    if (!leader) return refused(Rule::r_8_b_2_c_1, Reason::no_such_unit);
    const Unit& row = state.at(leader);
    if (row.seat != item.owner) return refused(Rule::r_8_b_2_1, Reason::not_yours, leader.raw);
    if (row.type != UnitType::leader) return refused(Rule::r_8_b_2_c_1, Reason::not_a_leader, leader.raw);
    if (!takes_part(state, setting, row)) return refused(Rule::r_12_2, Reason::not_on_map, leader.raw);
    // 1815 8.B.2#5: one attempt, by roll or by path.
    if (!is_open(row, setting.counter(leader)))
        return refused(setting.counter(leader).has(Tag::army_leader) ? Rule::r_8_b_2_a_2 : Rule::r_8_b_2_5,
                       Reason::determined, leader.raw);
    if (is(what, ActionKind::roll)) return std::nullopt;
    const Ref<Unit> higher = named_unit(state, what.b);
    if (!higher || higher == leader) return refused(Rule::r_8_b_2_3, Reason::no_such_unit);
    return refuse_trace(state, setting, leader, higher);
}

void leaders_act(Conduct& conduct, Ref<Item>, const rules::Action& what) {
    if (is(what, ActionKind::trace)) trace(conduct, Ref<Unit>{what.a}, Ref<Unit>{what.b});
    if (is(what, ActionKind::roll)) roll(conduct, Ref<Unit>{what.a});
}

void leaders_otherwise(Conduct& conduct, Ref<Item> item) {
    command_units(conduct, item);
}

void direct_options(const View& view, const Item& item, std::vector<rules::Action>& out) {
    const ledger::State& state = view.common();
    const Setting& setting = setting_of(view);
    each_leader(state, setting, item.owner, [&](Ref<Unit> leader, const Unit& row, const Counter& counter) {
        if (!is_higher(counter) || row.command != Command::in) return;
        const std::span<const Unit> units = state.rows<Unit>();
        for (std::size_t i = 0; i < units.size(); ++i) {
            // What is cheap to see first: most units are in command, or somebody else's.
            if (units[i].army != row.army || units[i].command != Command::out) continue;
            if (!refuse_direct(state, setting, item.owner, leader, unit_row(i)))
                out.push_back(action(ActionKind::direct, leader.raw, unit_row(i).raw));
        }
    });
    out.push_back(action(ActionKind::end_orders));
}

std::optional<Refusal> direct_refusal(const View& view, const Item& item, const rules::Action& what) {
    if (is(what, ActionKind::end_orders)) return std::nullopt;
    if (!is(what, ActionKind::direct)) return refused(Rule::r_8_b_1_1, Reason::not_now);
    const ledger::State& state = view.common();
    return refuse_direct(state, setting_of(view), item.owner, named_unit(state, what.a),
                         named_unit(state, what.b));
}

void direct_act(Conduct& conduct, Ref<Item> item, const rules::Action& what) {
    Transaction edit(conduct.game.state, conduct.log);
    if (is(what, ActionKind::end_orders)) {
        edit.edit(item).step = number(StepId::movement);
        edit.commit(head(conduct, EventKind::orders_given, Rule::r_8_b_1_2, last_event(conduct)));
        return;
    }
    const Ref<Unit> leader{what.a};
    const Ref<Unit> unit{what.b};
    Unit& row = edit.edit(unit);
    row.command = Command::direct;
    row.superior = leader;
    const bool army = setting_of(conduct.game).counter(leader).has(Tag::army_leader);
    edit.commit(head(conduct, EventKind::unit_directed, army ? Rule::r_8_b_2_a_1 : Rule::r_8_b_2_b_1,
                     last_event(conduct), unit.raw, leader.raw));
}

}  // namespace hd::c1815
