#include "engine/rules/campaign_1815/arrivals.hpp"

#include "engine/rules/campaign_1815/action_kind.hpp"
#include "engine/rules/campaign_1815/exits.hpp"
#include "engine/rules/campaign_1815/movement.hpp"
#include "engine/rules/campaign_1815/occupation.hpp"

#include <algorithm>

namespace hd::c1815 {

namespace {

const Entry& entry_of(const Setting& setting, const Group& group) {
    return setting.entries[static_cast<std::size_t>(group.entry) - 1];
}

bool waits(const View& view, Ref<Unit> ref) {
    const Unit unit = view.at(ref);
    return unit.place == setting_of(view).waiting && unit.group != 0 && !unit.hidden_at;
}

Walker at_the_entry(const ledger::State& state, const Setting& setting, Ref<Unit> ref) {
    return {.unit = ref, .left = allowance(state, setting, ref)};
}

// The hex itself, apart from who may enter there.
std::optional<Refusal> refuse_entry_hex(const ledger::State& state, const Setting& setting, Ref<Unit> ref,
                                        Place hex) {
    const Unit& unit = state.at(ref);
    // 1815 12#5: not where an enemy stands or has his zone of control.
    const bool zone = static_cast<bool>(zone_of_enemy(state, setting, hex, unit.seat));
    if (zone || enemy_at(state, hex, unit.seat)) return refused(Rule::r_12_5, Reason::entry_blocked, hex.raw);
    return closed_to(state, setting, at_the_entry(state, setting, ref), hex);
}

// The entry of the same army whose first hex this is; 0 when there is none.
std::int32_t entry_at(const Setting& setting, ArmyId army, Place hex) {
    for (std::size_t i = 0; i < setting.entries.size(); ++i) {
        const Entry& entry = setting.entries[i];
        if (entry.army == army && !entry.hexes.empty() && entry.hexes.front() == hex)
            return static_cast<std::int32_t>(i) + 1;
    }
    return 0;
}

// 1815 12#7, 1815 12#8, 1815 A-40, 1815 A-41: the turns of the chart, doubled once if any of them is mud.
struct Delay {
    std::int32_t chart = 0;
    bool mud = false;
    std::int32_t turns() const { return mud ? 2 * chart : chart; }
};

Delay delay_between(const ledger::State& state, const Setting& setting, std::int32_t from, std::int32_t to) {
    Delay delay{
        .chart =
            setting.entries[static_cast<std::size_t>(from) - 1].delays[static_cast<std::size_t>(to) - 1]};
    const std::int32_t now = state.at(the_clock).turn;
    const auto recorded = static_cast<std::int32_t>(setting.tables.turns.size());
    for (std::int32_t turn = now + 1; turn <= now + delay.chart; ++turn) {
        if (turn <= recorded && setting.turn_info(turn).mud) delay.mud = true;
    }
    return delay;
}

// `late`: the group was held back before it is switched.
void explain_delay(Transaction& edit, const Delay& delay, ArmyId army, std::int32_t turn, bool late) {
    const auto line = [&edit](Op op, Rule rule, Label label, std::int32_t num, bool applied = true) {
        note(edit, {.op = op, .rule = rule, .label = label, .num = num, .applied = applied});
    };
    line(Op::start, army == ArmyId::prussian ? Rule::r_ch_pre : Rule::r_ch_aae, Label::turns_delay,
         delay.chart);
    if (late) line(Op::column, Rule::r_a_42, Label::data_value, turn);
    line(Op::column, Rule::r_a_56, Label::data_value, turn);
    line(Op::column, Rule::r_a_40, Label::data_value, turn + delay.chart);
    line(Op::times, Rule::r_12_8, Label::mud_doubles, 2, delay.mud);
    // 1815 A-41: mud in the doubled time doubles nothing again.
    if (delay.mud) line(Op::times, Rule::r_a_41, Label::mud_doubles, 2, false);
    line(Op::result, Rule::r_12_7, Label::turns_delay, delay.turns());
}

// Whether nobody of the group has come on yet; who lay hidden is no longer of it.
bool is_whole(const ledger::State& state, const Setting& setting, std::int32_t group) {
    const std::span<const Unit> units = state.rows<Unit>();
    return std::all_of(units.begin(), units.end(), [&](const Unit& unit) {
        return unit.group != group || unit.was_hidden != 0 || unit.place == setting.waiting;
    });
}

void explain_entry(Transaction& edit, const Unit& unit, const StepCost& first, std::int32_t points,
                   std::int32_t left, Place hex) {
    // 1815 12#2: who comes on has his orders, or none, already.
    const bool ordered = unit.command == Command::in || unit.command == Command::direct;
    note(edit, {.op = Op::column, .rule = Rule::r_12_2, .label = Label::initiative_result, .num = ordered});
    if (unit.type == UnitType::leader)
        note(edit, {.rule = Rule::r_a_57, .label = Label::data_value, .where = hex.raw});
    note(edit, quarters({.op = Op::start, .rule = Rule::r_5_2, .label = Label::allowance, .num = points}));
    note(edit,
         quarters(
             {.rule = Rule::r_a_43, .label = Label::entry_cost, .num = -first.quarters, .where = hex.raw}));
    note(edit, quarters({.op = Op::result, .label = Label::points_left, .num = left}));
}

}  // namespace

bool may_enter(const View& view, Ref<Unit> ref) {
    if (!waits(view, ref)) return false;
    const ledger::State& state = view.common();
    return state.at(Ref<Group>{state.at(ref).group}).due <= state.at(the_clock).turn;
}

void list_entries(const View& view, const Item& item, std::vector<rules::Action>& out) {
    const ledger::State& state = view.common();
    const Setting& setting = setting_of(view);
    const std::span<const Unit> units = state.rows<Unit>();
    for (std::size_t row = 0; row < units.size(); ++row) {
        // What is cheap to see first: most units are on the map.
        if (units[row].group == 0 || units[row].seat != item.owner || !may_enter(view, unit_row(row)))
            continue;
        for (const Place hex : entry_of(setting, state.at(Ref<Group>{units[row].group})).hexes) {
            if (!refuse_entry_hex(state, setting, unit_row(row), hex))
                out.push_back(action(ActionKind::enter, unit_row(row).raw, hex.raw));
        }
    }
}

std::optional<Refusal> refuse_entry(const View& view, const Item& item, Ref<Unit> ref, Place hex) {
    if (!ref) return refused(Rule::r_12_1, Reason::no_such_unit);
    const ledger::State& state = view.common();
    const Setting& setting = setting_of(view);
    const Unit& unit = state.at(ref);
    if (unit.seat != item.owner) return refused(Rule::r_5_1, Reason::not_yours, ref.raw);
    if (unit.place == setting.exited) return refused(Rule::r_13_7, Reason::not_waiting, ref.raw);
    if (!waits(view, ref)) return refused(Rule::r_12_1, Reason::not_waiting, ref.raw);
    const Group& group = state.at(Ref<Group>{unit.group});
    if (group.due > state.at(the_clock).turn) {
        const bool reserve = setting.counter(ref).has(Tag::optional_reserves);
        return refused(reserve ? Rule::r_16_b_1 : Rule::r_12_1, Reason::not_due, ref.raw, group.due);
    }
    const auto& hexes = entry_of(setting, group).hexes;
    if (std::find(hexes.begin(), hexes.end(), hex) == hexes.end())
        return refused(Rule::r_12_1, Reason::not_an_entry, hex.raw);
    return refuse_entry_hex(state, setting, ref, hex);
}

void act_entry(Conduct& conduct, Ref<Unit> ref, Place hex) {
    const ledger::State& state = conduct.game.state;
    const Setting& setting = setting_of(conduct.game);
    const bool reserve = setting.counter(ref).has(Tag::optional_reserves);
    const std::int32_t points = allowance(state, setting, ref);
    const StepCost first = entry_cost(state, setting, ref, hex);
    const std::int32_t left = std::max(0, points - first.quarters);
    const std::int32_t due = state.at(Ref<Group>{state.at(ref).group}).due;
    const std::int32_t turn = state.at(the_clock).turn;
    EventNumber arrived = 0;
    {
        Transaction edit(conduct.game.state, conduct.log);
        Unit& unit = edit.edit(ref);
        unit.place = hex;
        unit.moved = turn;
        if (reserve) edit.edit(the_campaign).reserves_came = 1;
        set_out(edit, conduct, {.a = ref.raw, .b = left, .d = 1});
        if (explains(conduct)) explain_entry(edit, state.at(ref), first, points, left, hex);
        const Rule rule = reserve ? Rule::r_16_b_1 : due < turn ? Rule::r_12_3 : Rule::r_12_1;
        arrived =
            edit.commit(head(conduct, EventKind::unit_arrived, rule, last_event(conduct), ref.raw, hex.raw));
    }
    enter_hex(conduct, ref, hex, arrived);
    end_if_halted(conduct, arrived);
    // 1815 A-39: with the reserves the threshold falls, perhaps below what has left already.
    if (reserve) check_defection(conduct, arrived, true);
}

void list_reroutes(const View& view, const Item& item, std::vector<rules::Action>& out) {
    if (item.owner != allied_seat) return;
    const Setting& setting = setting_of(view);
    std::vector<std::uint8_t> seen(setting.groups.size() + 1, 0);
    const std::span<const Unit> units = view.common().rows<Unit>();
    for (std::size_t row = 0; row < units.size(); ++row) {
        // The first counter of a group speaks for it.
        const auto group = static_cast<std::size_t>(units[row].group);
        if (group == 0 || seen[group] != 0 || !may_enter(view, unit_row(row))) continue;
        seen[group] = 1;
        std::vector<Place> firsts;
        for (const Entry& entry : setting.entries) {
            if (entry.army == units[row].army && !entry.hexes.empty()) firsts.push_back(entry.hexes.front());
        }
        std::sort(firsts.begin(), firsts.end());
        for (const Place hex : firsts) {
            if (!refuse_reroute(view, item, unit_row(row), hex))
                out.push_back(action(ActionKind::reroute, unit_row(row).raw, hex.raw));
        }
    }
}

std::optional<Refusal> refuse_reroute(const View& view, const Item& item, Ref<Unit> ref, Place hex) {
    if (!ref) return refused(Rule::r_12_4, Reason::no_such_unit);
    const ledger::State& state = view.common();
    const Setting& setting = setting_of(view);
    const Unit& unit = state.at(ref);
    if (unit.seat != item.owner) return refused(Rule::r_5_1, Reason::not_yours, ref.raw);
    // 1815 12#9: the right is the Allied player's.
    if (unit.seat != allied_seat) return refused(Rule::r_12_9, Reason::no_reroute, unit.group);
    if (!waits(view, ref)) return refused(Rule::r_12_4, Reason::not_waiting, ref.raw);
    const Group& group = state.at(Ref<Group>{unit.group});
    if (group.due > state.at(the_clock).turn)
        return refused(Rule::r_12_6, Reason::not_due, ref.raw, group.due);
    if (!is_whole(state, setting, unit.group)) return refused(Rule::r_12_6, Reason::no_reroute, unit.group);
    // The first counter of the group that waits speaks for all of it, so that a change has one name.
    const std::span<const Unit> units = state.rows<Unit>();
    for (std::size_t row = 0; row < units.size(); ++row) {
        if (units[row].group == unit.group && waits(view, unit_row(row))) {
            if (unit_row(row) != ref) return refused(Rule::r_12_4, Reason::not_waiting, ref.raw);
            break;
        }
    }
    const std::int32_t entry = entry_at(setting, unit.army, hex);
    if (entry == 0) return refused(Rule::r_12_4, Reason::not_an_entry, hex.raw);
    if (delay_between(state, setting, group.entry, entry).chart == 0)
        return refused(Rule::r_12_4, Reason::same_entry);
    return std::nullopt;
}

void act_reroute(Conduct& conduct, Ref<Unit> ref, Place hex) {
    const ledger::State& state = conduct.game.state;
    const Setting& setting = setting_of(conduct.game);
    const Ref<Group> group{state.at(ref).group};
    const std::int32_t entry = entry_at(setting, state.at(ref).army, hex);
    const Delay delay = delay_between(state, setting, state.at(group).entry, entry);
    const bool late = state.at(group).due < state.at(the_clock).turn;
    Transaction edit(conduct.game.state, conduct.log);
    Group& row = edit.edit(group);
    row.entry = entry;
    row.due = state.at(the_clock).turn + delay.turns();
    if (explains(conduct)) explain_delay(edit, delay, state.at(ref).army, state.at(the_clock).turn, late);
    edit.commit(head(conduct, EventKind::group_rerouted, Rule::r_12_7, last_event(conduct), group.raw,
                     delay.turns()));
}

}  // namespace hd::c1815
