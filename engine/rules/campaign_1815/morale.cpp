#include "engine/rules/campaign_1815/morale.hpp"

#include "engine/board/map.hpp"
#include "engine/rules/agenda.hpp"
#include "engine/rules/campaign_1815/action_kind.hpp"
#include "engine/rules/campaign_1815/contact.hpp"
#include "engine/rules/campaign_1815/occupation.hpp"
#include "engine/rules/campaign_1815/sequence.hpp"
#include "engine/rules/campaign_1815/stacking.hpp"

#include <algorithm>

namespace hd::c1815 {

namespace {

// 1815 9.C#1: the French units within reach of the Old Guard, by their rows.
std::vector<Ref<Unit>> who_checks(const ledger::State& state, const Setting& setting, Ref<Unit> guard) {
    const board::Grid& grid = setting.map->grid();
    const board::HexId from = board::hex_at_place(state.at(guard).place.raw);
    std::vector<Ref<Unit>> found;
    const std::span<const Unit> units = state.rows<Unit>();
    for (std::size_t row = 0; row < units.size(); ++row) {
        const Unit& unit = units[row];
        const bool french = unit.army == ArmyId::french && unit.type != UnitType::leader;
        if (!french || unit_row(row) == guard || !setting.on_map(unit.place)) continue;
        const std::int32_t away = grid.distance(from, board::hex_at_place(unit.place.raw));
        if (away <= setting.number(Number::old_guard_range)) found.push_back(unit_row(row));
    }
    return found;
}

// 1815 9.C#2, 1815 9.C#3, 1815 9.C#5: one die for one unit.
void check_one(Conduct& conduct, Ref<Unit> ref, EventNumber cause) {
    const Setting& setting = setting_of(conduct.game);
    const bool imperial = setting.counter(ref).has(Tag::imperial_guard);
    const std::int32_t fails =
        setting.number(imperial ? Number::old_guard_fails_guard : Number::old_guard_fails_line);
    const ledger::DieKey key{
        .stream = static_cast<std::uint16_t>(Stream::guard),
        .turn = static_cast<std::uint16_t>(conduct.game.state.at(the_clock).turn),
        .nth = static_cast<std::uint16_t>(conduct.game.state.at(the_clock).side == french_seat ? 0 : 1),
        .subject = ref.raw};
    const ledger::Die die = conduct.dice.roll(key, 6);
    const bool was_disrupted = conduct.game.state.at(ref).disrupted != 0;
    const bool failed = die.value <= fails;
    Transaction edit(conduct.game.state, conduct.log);
    edit.die(die);
    if (explains(conduct)) {
        note(edit, {.op = Op::die, .rule = Rule::r_9_c_1, .label = Label::die, .num = die.value});
        note(edit, {.op = Op::column, .rule = Rule::r_9_c_2, .label = Label::guard_fails, .num = fails});
    }
    if (failed) {
        Unit& unit = edit.edit(ref);
        unit.disrupted = 1;
        // 1815 A-47: whoever was disrupted already rolls too, and only loses the right to recover.
        if (!imperial) unit.locked = 1;
    }
    const Rule rule = !failed ? Rule::r_9_c_2 : was_disrupted ? Rule::r_a_47 : Rule::r_9_c_3;
    edit.commit(head(conduct, EventKind::guard_checked, rule, cause, ref.raw, failed ? 1 : 0));
}

// 1815 9.C#4: those who failed next to an enemy withdraw, one after the other.
void order_withdrawals(Conduct& conduct, const std::vector<Ref<Unit>>& checked, EventNumber cause) {
    const ledger::State& state = conduct.game.state;
    std::vector<Ref<Unit>> going;
    for (const Ref<Unit> ref : checked) {
        const Unit& unit = state.at(ref);
        if (unit.disrupted != 0 && zone_of_enemy(state, setting_of(conduct.game), unit.place, unit.seat))
            going.push_back(ref);
    }
    if (going.empty()) return;
    Transaction edit(conduct.game.state, conduct.log);
    for (const Ref<Unit> ref : going) {
        rules::put_item(edit, {.step = number(StepId::withdraw),
                               .owner = french_seat,
                               .parent = root_item,
                               .order = interrupt_order,
                               .cause = static_cast<std::int32_t>(cause) + 1,
                               .a = ref.raw});
    }
    edit.commit(head(conduct, EventKind::withdrawal_ordered, Rule::r_9_c_4, cause, going.front().raw));
}

// Takes a counter off the map and tells it.
void remove(Transaction& edit, const Conduct& conduct, Ref<Unit> ref, Rule rule, EventNumber cause) {
    const Setting& setting = setting_of(conduct.game);
    Unit& unit = edit.edit(ref);
    const Place from = unit.place;
    if (explains(conduct))
        note(edit, {.op = Op::result,
                    .rule = Rule::r_13_2,
                    .label = Label::defence_lost,
                    .num = setting.counter(ref).face(unit.steps).defence});
    // 1815 A-48: nobody checks for an Old Guard that was never disrupted.
    if (explains(conduct) && setting.counter(ref).has(Tag::old_guard) && unit.disrupted == 0)
        note(edit, {.rule = Rule::r_a_48, .label = Label::guard_fails, .applied = false});
    unit.place = setting.eliminated;
    unit.steps = 0;
    unit.disrupted = 0;
    unit.locked = 0;
    unit.blown_through = 0;
    unit.duty = Duty::none;
    unit.may_bombard = 0;
    unit.command = Command::none;
    unit.superior = {};
    edit.commit(head(conduct, EventKind::unit_eliminated, rule, cause, ref.raw, from.raw));
}

// 9.C
void shake_the_french(Conduct& conduct, Ref<Unit> guard, EventNumber cause) {
    const std::vector<Ref<Unit>> checks = who_checks(conduct.game.state, setting_of(conduct.game), guard);
    std::vector<std::int32_t> before;
    for (const Ref<Unit> ref : checks) before.push_back(conduct.game.state.at(ref).disrupted);
    for (const Ref<Unit> ref : checks) check_one(conduct, ref, cause);
    // Only whom the check disrupted withdraws.
    std::vector<Ref<Unit>> failed;
    for (std::size_t i = 0; i < checks.size(); ++i) {
        if (before[i] == 0) failed.push_back(checks[i]);
    }
    order_withdrawals(conduct, failed, cause);
}

}  // namespace

void lose_step(Conduct& conduct, Ref<Unit> ref, Rule rule, EventNumber cause) {
    const ledger::State& state = conduct.game.state;
    const Counter& counter = setting_of(conduct.game).counter(ref);
    const std::int32_t left = state.at(ref).steps - 1;
    Transaction edit(conduct.game.state, conduct.log);
    // Only what a combat costs counts towards what it wants.
    if (state.at(ref).part != Part::none) edit.edit(ref).lost += 1;
    if (left <= 0) {
        // 1815 7.B.2#2, 1815 7.B.2#3: the last step of a counter, or its only one.
        const Rule last = counter.steps == 1 ? Rule::r_7_b_2_3 : Rule::r_7_b_2_2;
        if (explains(conduct))
            note(edit, {.op = Op::start, .rule = rule, .label = Label::steps_owed, .num = 1});
        remove(edit, conduct, ref, last, cause);
        return;
    }
    const std::int32_t before = counter.face(state.at(ref).steps).defence;
    edit.edit(ref).steps = left;
    if (explains(conduct))
        note(edit, {.op = Op::start,
                    .rule = Rule::r_7_b_2_1,
                    .label = Label::defence_lost,
                    .num = before - counter.face(left).defence});
    edit.commit(head(conduct, EventKind::step_lost, rule, cause, ref.raw, left));
}

void eliminate(Conduct& conduct, Ref<Unit> ref, Rule rule, EventNumber cause) {
    Transaction edit(conduct.game.state, conduct.log);
    remove(edit, conduct, ref, rule, cause);
}

void disrupt(Conduct& conduct, Ref<Unit> ref, Rule rule, EventNumber cause, EventKind kind,
             const std::vector<Line>& working) {
    const Setting& setting = setting_of(conduct.game);
    const Unit& before = conduct.game.state.at(ref);
    if (!setting.on_map(before.place) || before.disrupted != 0) return;
    EventNumber told = 0;
    {
        Transaction edit(conduct.game.state, conduct.log);
        edit.edit(ref).disrupted = 1;
        for (const Line& line : working) note(edit, line);
        told = edit.commit(head(conduct, kind, rule, cause, ref.raw, before.place.raw));
    }
    if (setting.counter(ref).has(Tag::old_guard)) shake_the_french(conduct, ref, told);
}

std::vector<Place> retreat_hexes(const ledger::State& state, const Setting& setting, Ref<Unit> ref) {
    const Unit& unit = state.at(ref);
    std::vector<Place> open;
    const Hex& here = setting.at(unit.place);
    for (const std::uint8_t d : here.order) {
        const Place hex{here.neighbours[d]};
        if (!hex || setting.has(unit.place, d, Side::pond)) continue;
        if (enemy_at(state, hex, unit.seat) || zone_of_enemy(state, setting, hex, unit.seat)) continue;
        open.push_back(hex);
    }
    return open;
}

void go_back(Conduct& conduct, Ref<Unit> ref, Place hex, EventKind kind, Rule rule, EventNumber cause,
             Ref<Item> done) {
    EventNumber gone = 0;
    {
        Transaction edit(conduct.game.state, conduct.log);
        Unit& unit = edit.edit(ref);
        unit.place = hex;
        if (unit.task == Task::retreats || unit.task == Task::may_retreat) unit.task = Task::retreated;
        if (kind == EventKind::retreated_before) unit.task = Task::withdrew;
        if (done) edit.erase(done);
        gone = edit.commit(head(conduct, kind, rule, cause, ref.raw, hex.raw));
    }
    enter_hex(conduct, ref, hex, gone);
    if (!fits(conduct.game.state, setting_of(conduct.game), ref, hex))
        disrupt(conduct, ref, Rule::r_7_b_3_4, gone);
}

void withdraw_options(const View& view, const Item& item, std::vector<rules::Action>& out) {
    const Ref<Unit> ref{item.a};
    const Setting& setting = setting_of(view);
    if (!setting.on_map(view.common().at(ref).place)) return;
    for (const Place hex : retreat_hexes(view.common(), setting, ref))
        out.push_back(action(ActionKind::withdraw, item.a, hex.raw));
}

void withdraw_act(Conduct& conduct, Ref<Item> item, const rules::Action& what) {
    // 1815 A-46: at once, even in the enemy's turn.
    const bool own = conduct.game.state.at(the_clock).side == french_seat;
    go_back(conduct, Ref<Unit>{what.a}, Place{what.b}, EventKind::unit_withdrew,
            own ? Rule::r_9_c_4 : Rule::r_a_46, last_event(conduct), item);
}

// 1815 9.A#6: no hex to go to; or the unit was lost meanwhile.
void withdraw_otherwise(Conduct& conduct, Ref<Item> item) {
    const Ref<Unit> ref{conduct.game.state.at(item).a};
    const bool there = setting_of(conduct.game).on_map(conduct.game.state.at(ref).place);
    EventNumber failed = 0;
    {
        Transaction edit(conduct.game.state, conduct.log);
        edit.erase(item);
        failed = edit.commit(
            head(conduct, EventKind::withdrawal_failed, Rule::r_9_c_4, last_event(conduct), ref.raw));
    }
    if (there) eliminate(conduct, ref, Rule::r_9_a_6, failed);
}

}  // namespace hd::c1815
