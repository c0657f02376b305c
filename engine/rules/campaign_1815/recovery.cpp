#include "engine/rules/campaign_1815/recovery.hpp"

#include "engine/board/map.hpp"
#include "engine/rules/campaign_1815/action_kind.hpp"
#include "engine/rules/campaign_1815/command.hpp"
#include "engine/rules/campaign_1815/contact.hpp"
#include "engine/rules/campaign_1815/sequence.hpp"

#include <algorithm>

namespace hd::c1815 {

namespace {

// 1815 9.B#1, 1815 A-34: the leader of its corps, or an army or detachment leader of its army.
bool may_rally(const Setting& setting, Ref<Unit> leader, Ref<Unit> unit) {
    const Counter& of = setting.counter(leader);
    if (of.army != setting.counter(unit).army) return false;
    if (of.has(Tag::army_leader) || of.has(Tag::detachment_leader)) return true;
    return leads_corps_of(setting, leader, unit);
}

// The leader to whom a unit traces, and the hexes of the path.
struct Path {
    Ref<Unit> leader;
    std::int32_t hexes = 0;
};

// 1815 9.B#1, 1815 9.B#2, 1815 9.B#3: to the nearest leader who may rally it; none without one in reach.
Path path_to_leader(const ledger::State& state, const Setting& setting, Ref<Unit> ref) {
    const Unit& unit = state.at(ref);
    const Traced paths(state, setting, unit.place, unit.seat, setting.number(Number::rally_range));
    Path path;
    for (const Place hex : paths.hexes()) {
        each_at(state, hex, [&](Ref<Unit> there, const Unit& other) {
            if (path.leader || other.type != UnitType::leader || !may_rally(setting, there, ref)) return;
            path = {there, paths.length(hex)};
        });
        if (path.leader) break;
    }
    return path;
}

// Whether a die can help the unit.
bool is_hopeful(const ledger::State& state, const Setting& setting, Ref<Unit> ref) {
    const Unit& unit = state.at(ref);
    return unit.disrupted != 0 && unit.locked == 0 && can_trace_to_leader(state, setting, ref);
}

// By which right a leader rallies a unit: 1815 A-34 for an Anglo-Allied corps leader.
Rule rule_of_path(const ledger::State& state, const Setting& setting, Ref<Unit> leader) {
    const Counter& of = setting.counter(leader);
    if (of.army == ArmyId::anglo && !of.has(Tag::army_leader)) return Rule::r_a_34;
    return state.at(leader).command == Command::out ? Rule::r_9_b_2 : Rule::r_9_b_1;
}

std::vector<Ref<Unit>> disrupted_at(const ledger::State& state, Place hex, Seat seat) {
    std::vector<Ref<Unit>> found;
    each_at(state, hex, [&](Ref<Unit> ref, const Unit& unit) {
        if (unit.seat == seat && unit.disrupted != 0) found.push_back(ref);
    });
    return found;
}

// 1815 A-59: hexes with units that may recover, beyond the last one that was rolled for (Item::a), by place.
std::vector<Place> rally_hexes(const ledger::State& state, const Setting& setting, const Item& item) {
    std::vector<Place> hexes;
    const std::span<const Unit> units = state.rows<Unit>();
    for (std::size_t row = 0; row < units.size(); ++row) {
        const Unit& unit = units[row];
        if (unit.seat != item.owner || unit.disrupted == 0 || !setting.on_map(unit.place)) continue;
        if (unit.place.raw <= item.a || !is_hopeful(state, setting, unit_row(row))) continue;
        hexes.push_back(unit.place);
    }
    std::sort(hexes.begin(), hexes.end());
    hexes.erase(std::unique(hexes.begin(), hexes.end()), hexes.end());
    return hexes;
}

// Whether a leader who may rally the unit is near enough, whatever lies between.
bool has_leader_near(const ledger::State& state, const Setting& setting, Ref<Unit> ref) {
    const board::Grid& grid = setting.map->grid();
    const board::HexId from = board::hex_at_place(state.at(ref).place.raw);
    const std::span<const Unit> units = state.rows<Unit>();
    for (std::size_t row = 0; row < units.size(); ++row) {
        const Unit& leader = units[row];
        if (leader.type != UnitType::leader || !setting.on_map(leader.place)) continue;
        const std::int32_t away = grid.distance(from, board::hex_at_place(leader.place.raw));
        if (away <= setting.number(Number::rally_range) && may_rally(setting, unit_row(row), ref))
            return true;
    }
    return false;
}

// Why no die is rolled for a hex: nobody there, passed over, or nobody who could recover.
Rule why_nobody(const ledger::State& state, const Setting& setting, const Item& item, Place hex) {
    if (!setting.on_map(hex)) return Rule::r_9_b_5;
    const std::vector<Ref<Unit>> units = disrupted_at(state, hex, item.owner);
    if (units.empty()) return Rule::r_9_b_5;
    if (hex.raw <= item.a) return Rule::r_a_59;
    // 1815 9.C#5: those who have a leader wait for the morning.
    for (const Ref<Unit> unit : units) {
        if (can_trace_to_leader(state, setting, unit)) return Rule::r_9_c_5;
    }
    const bool cut = std::any_of(units.begin(), units.end(),
                                 [&](Ref<Unit> unit) { return has_leader_near(state, setting, unit); });
    return cut ? Rule::r_9_b_3 : Rule::r_9_b_1;
}

struct Recovery {
    std::int32_t modifier = 0;
    Rule modified_by = Rule::none;
    Rule read_by = Rule::none;
    bool recovers = false;
};

// 1815 2.B#1, 1815 2.B#2: the row that a modified die is read at, and the rule that says so.
Rule rule_of_row(std::int32_t modified) {
    if (modified > 6) return Rule::r_2_b_1;
    return modified < 1 ? Rule::r_2_b_2 : Rule::r_ch_mor_1;
}

// 1815 9.B#5, 2.B: the die of the hex, modified for the unit.
Recovery recovery_of(const ledger::State& state, const Setting& setting, Ref<Unit> ref, std::int32_t die) {
    const MoraleClass kind = morale_class(setting, ref, state.at(ref).steps);
    const std::int32_t modifier = setting.tables.recovery_modifiers[static_cast<std::size_t>(kind)];
    const std::int32_t face = std::clamp(die + modifier, 1, 6);
    return {.modifier = modifier,
            .modified_by = kind == MoraleClass::prussian_reduced ? Rule::r_a_35 : Rule::r_ch_mor_2,
            .read_by = rule_of_row(die + modifier),
            .recovers = setting.tables.recovery[static_cast<std::size_t>(face) - 1]};
}

// 1815 2.B#1, 1815 2.B#2, 1815 A-36: a die beyond the table, and who has no face that helps.
void tell_bounds(Transaction& edit, const Setting& setting, Ref<Unit> ref, std::int32_t modified) {
    const auto tell = [&](Rule rule, std::int32_t num) {
        note(edit, {.op = Op::column, .rule = rule, .label = Label::final_die, .num = num, .unit = ref.raw});
    };
    if (modified < 1) tell(Rule::r_2_b_2, 1);
    if (modified > 6) tell(Rule::r_2_b_1, 6);
    if (setting.counter(ref).nation == Nation::netherlands) tell(Rule::r_a_36, modified);
}

void roll_for(Conduct& conduct, Ref<Item> item, Place hex) {
    const ledger::State& state = conduct.game.state;
    const Setting& setting = setting_of(conduct.game);
    const Seat seat = state.at(item).owner;
    const ledger::DieKey key{.stream = static_cast<std::uint16_t>(Stream::recovery),
                             .turn = static_cast<std::uint16_t>(state.at(the_clock).turn),
                             .nth = static_cast<std::uint16_t>(seat == french_seat ? 0 : 1),
                             .subject = hex.raw};
    const ledger::Die die = conduct.dice.roll(key, 6);
    Transaction edit(conduct.game.state, conduct.log);
    edit.die(die);
    edit.edit(item).a = hex.raw;
    if (explains(conduct))
        note(edit, {.op = Op::die, .rule = Rule::r_9_b_5, .label = Label::die, .num = die.value});
    std::int32_t recovered = 0;
    for (const Ref<Unit> ref : disrupted_at(state, hex, seat)) {
        // 1815 9.B#6: only who can trace has part in the die.
        const bool traces = is_hopeful(state, setting, ref);
        const Recovery recovery = recovery_of(state, setting, ref, die.value);
        if (explains(conduct)) {
            const Path path = path_to_leader(state, setting, ref);
            if (path.leader)
                note(edit, {.op = Op::start,
                            .rule = rule_of_path(state, setting, path.leader),
                            .label = Label::path_length,
                            .num = path.hexes,
                            .unit = ref.raw});
            note(edit, {.rule = traces ? recovery.modified_by : Rule::r_9_b_6,
                        .label = Label::nation_modifier,
                        .num = recovery.modifier,
                        .unit = ref.raw,
                        .applied = traces});
            note(edit, {.op = Op::result,
                        .rule = recovery.read_by,
                        .label = Label::recovery_result,
                        .num = recovery.recovers ? 1 : 0,
                        .unit = ref.raw,
                        .applied = traces});
        }
        if (explains(conduct) && traces) tell_bounds(edit, setting, ref, die.value + recovery.modifier);
        if (!traces || !recovery.recovers) continue;
        edit.edit(ref).disrupted = 0;
        ++recovered;
    }
    edit.commit(
        head(conduct, EventKind::recovery_rolled, Rule::r_9_b_5, last_event(conduct), hex.raw, recovered));
}

}  // namespace

bool can_trace_to_leader(const ledger::State& state, const Setting& setting, Ref<Unit> ref) {
    return static_cast<bool>(path_to_leader(state, setting, ref).leader);
}

MoraleClass morale_class(const Setting& setting, Ref<Unit> ref, std::int32_t steps) {
    const Counter& counter = setting.counter(ref);
    const bool guard = counter.has(Tag::guard) || counter.has(Tag::imperial_guard);
    switch (counter.nation) {
        case Nation::french:
            return guard ? MoraleClass::french_british_guard : MoraleClass::french;
        case Nation::british:
            return guard ? MoraleClass::french_british_guard : MoraleClass::british;
        case Nation::kgl:
            return MoraleClass::kgl;
        case Nation::nassau:
            return MoraleClass::nassau;
        case Nation::hanoverian:
            return MoraleClass::hanoverian;
        case Nation::brunswick:
            return MoraleClass::brunswick;
        case Nation::netherlands:
            return MoraleClass::netherlands;
        case Nation::prussian:
        case Nation::none:
            break;
    }
    return steps < counter.steps ? MoraleClass::prussian_reduced : MoraleClass::prussian_full;
}

void rally_options(const View& view, const Item& item, std::vector<rules::Action>& out) {
    for (const Place hex : rally_hexes(view.common(), setting_of(view), item))
        out.push_back(action(ActionKind::rally, hex.raw));
    out.push_back(action(ActionKind::end_rally));
}

std::optional<Refusal> rally_refusal(const View& view, const Item& item, const rules::Action& what) {
    if (is(what, ActionKind::end_rally)) return std::nullopt;
    if (!is(what, ActionKind::rally)) return refused(Rule::r_3_2, Reason::not_now);
    const std::vector<Place> hexes = rally_hexes(view.common(), setting_of(view), item);
    if (std::find(hexes.begin(), hexes.end(), Place{what.a}) != hexes.end()) return std::nullopt;
    return refused(why_nobody(view.common(), setting_of(view), item, Place{what.a}), Reason::nobody_to_rally,
                   what.a);
}

void rally_act(Conduct& conduct, Ref<Item> item, const rules::Action& what) {
    if (is(what, ActionKind::rally)) {
        roll_for(conduct, item, Place{what.a});
        return;
    }
    const Seat side = conduct.game.state.at(the_clock).side;
    Transaction edit(conduct.game.state, conduct.log);
    begin_phase(edit, phase_of(side, PhaseKind::combat));
    edit.edit(item).a = 0;
    edit.commit(head(conduct, EventKind::rally_ended, Rule::r_3_2, last_event(conduct)));
}

void recover_early(Conduct& conduct, EventNumber cause) {
    const ledger::State& state = conduct.game.state;
    const Setting& setting = setting_of(conduct.game);
    if (!this_turn(state, setting).early_morning) return;
    const Seat side = state.at(the_clock).side;
    const std::span<const Unit> units = state.rows<Unit>();
    std::vector<Ref<Unit>> recover;
    std::vector<Ref<Unit>> unlocked;
    for (std::size_t row = 0; row < units.size(); ++row) {
        const Unit& unit = units[row];
        if (unit.seat != side || unit.disrupted == 0 || !setting.on_map(unit.place)) continue;
        if (unit.locked != 0) unlocked.push_back(unit_row(row));
        if (can_trace_to_leader(state, setting, unit_row(row))) recover.push_back(unit_row(row));
    }
    Transaction edit(conduct.game.state, conduct.log);
    // 1815 9.C#5: now even those whom the Old Guard shook.
    for (const Ref<Unit> ref : unlocked) edit.edit(ref).locked = 0;
    for (const Ref<Unit> ref : recover) {
        const bool shaken = std::binary_search(unlocked.begin(), unlocked.end(), ref);
        edit.edit(ref).disrupted = 0;
        if (explains(conduct))
            note(edit, {.op = Op::result,
                        .rule = shaken ? Rule::r_9_c_5 : Rule::r_9_b_4,
                        .label = Label::recovery_result,
                        .num = 1,
                        .unit = ref.raw});
    }
    edit.commit(head(conduct, EventKind::early_recovery, Rule::r_9_b_4, cause, 0,
                     static_cast<std::int32_t>(recover.size())));
}

}  // namespace hd::c1815
