#include "engine/rules/campaign_1815/attack.hpp"

#include "engine/rules/agenda.hpp"
#include "engine/rules/campaign_1815/action_kind.hpp"
#include "engine/rules/campaign_1815/bombardment.hpp"
#include "engine/rules/campaign_1815/morale.hpp"
#include "engine/rules/campaign_1815/movement.hpp"
#include "engine/rules/campaign_1815/odds.hpp"
#include "engine/rules/campaign_1815/sequence.hpp"
#include "engine/rules/campaign_1815/stacking.hpp"

#include <algorithm>

namespace hd::c1815 {

namespace {

AttackSet with_target(AttackSet set, Place hex) {
    set.targets.push_back(hex);
    return set;
}

AttackSet with_attacker(AttackSet set, Ref<Unit> unit) {
    set.attackers.push_back(unit);
    return set;
}

AttackSet with_guns(AttackSet set, Ref<Unit> unit) {
    set.bombarders.push_back(unit);
    return set;
}

// Against an attack that leaves somebody idle, or unattacked; nothing when it leaves nobody.
std::optional<Refusal> refuse_leaving(const LeftOver& left, Rule idle = Rule::r_a_12,
                                      Rule unattacked = Rule::r_a_12) {
    if (left.unit) return refused(idle, Reason::leaves_idle, left.unit.raw);
    if (left.hex) return refused(unattacked, Reason::leaves_unattacked, left.hex.raw);
    return std::nullopt;
}

// Whether guns alone can take the attack on: 1815 7.F#12, 1815 7.F#13.
bool guns_can(const CombatPhase& phase, const AttackSet& set) {
    if (set.targets.size() != 1 || set.has_force()) return false;
    const std::span<const Unit> units = phase.state.rows<Unit>();
    for (std::size_t row = 0; row < units.size(); ++row) {
        if (units[row].seat != phase.seat || units[row].may_bombard == 0) continue;
        if (refuse_guns(phase, set, unit_row(row))) continue;
        if (can_complete(phase, with_guns(set, unit_row(row)))) return true;
    }
    return false;
}

// Why a hex can't be one more target; nothing when it can.
std::optional<Refusal> refuse_target(const CombatPhase& phase, const AttackSet& set, Place hex) {
    if (!phase.setting.on_map(hex)) return refused(Rule::r_7_1, Reason::off_map);
    const Ref<Unit> there = unit_at(phase.state, hex);
    if (!there || phase.state.at(there).seat == phase.seat)
        return refused(Rule::r_7_1, Reason::no_such_unit, hex.raw);
    if (!phase.is_target(hex) || set.has_target(hex))
        return refused(Rule::r_7_3, Reason::was_attacked, hex.raw);
    // 1815 7.F#12, 1815 7.F#13: guns fire at one hex.
    if (!set.bombarders.empty()) return refused(Rule::r_7_f_12, Reason::one_hex_only);
    for (const Ref<Unit> unit : set.attackers) {
        const Place from = phase.state.at(unit).place;
        if (!in_touch(phase.setting, from, hex))
            return refused(Rule::r_7_6, Reason::not_in_zone, unit.raw, hex.raw);
    }
    const AttackSet more = with_target(set, hex);
    if (can_complete(phase, more) || guns_can(phase, more)) return std::nullopt;
    if (const auto leaving = refuse_leaving(left_over(phase, more))) return leaving;
    return refused(set.targets.empty() ? Rule::r_7_10 : Rule::r_7_6, Reason::not_in_zone, 0, hex.raw);
}

// Why a unit can't take part with its attack strength; nothing when it can.
std::optional<Refusal> refuse_join(const CombatPhase& phase, const AttackSet& set, Ref<Unit> ref) {
    if (!ref) return refused(Rule::r_7_1, Reason::no_such_unit);
    const Unit& unit = phase.state.at(ref);
    if (unit.seat != phase.seat) return refused(Rule::r_7_1, Reason::not_yours, ref.raw);
    if (unit.attacked == phase.turn || unit.part != Part::none)
        return refused(Rule::r_7_3, Reason::has_attacked, ref.raw);
    if (unit.disrupted != 0) return refused(Rule::r_9_a_1, Reason::may_not_attack, ref.raw);
    if (is_blown(phase.state, unit)) return refused(Rule::r_7_e_1_8, Reason::may_not_attack, ref.raw);
    for (const Place target : set.targets) {
        if (phase.setting.on_map(unit.place) && in_touch(phase.setting, unit.place, target)) continue;
        const int d = phase.setting.direction(unit.place, target);
        const bool pond = d >= 0 && phase.setting.has(unit.place, d, Side::pond);
        return refused(pond ? Rule::r_7_c_1_6 : Rule::r_7_6, Reason::not_in_zone, ref.raw, target.raw);
    }
    if (!phase.is_able(unit)) return refused(Rule::r_7_1, Reason::may_not_attack, ref.raw);
    for (const Ref<Unit> gun : set.bombarders) {
        if (phase.setting.direction(phase.state.at(gun).place, set.targets.front()) < 0)
            return refused(Rule::r_7_f_13, Reason::not_alone, gun.raw);
    }
    const AttackSet more = with_attacker(set, ref);
    return refuse_leaving(obstacle(phase, more));
}

std::optional<Refusal> refuse_bombard(const CombatPhase& phase, const AttackSet& set, Ref<Unit> ref) {
    if (!ref) return refused(Rule::r_7_f_1, Reason::no_such_unit);
    if (phase.state.at(ref).seat != phase.seat) return refused(Rule::r_7_f_1, Reason::not_yours, ref.raw);
    if (auto no = refuse_guns(phase, set, ref)) return no;
    const AttackSet more = with_guns(set, ref);
    return refuse_leaving(obstacle(phase, more));
}

// Friends next to all targets who could still join.
Ref<Unit> could_join(const CombatPhase& phase, const AttackSet& set) {
    for (int d = 0; d < 6; ++d) {
        const Place from{phase.setting.at(set.targets.front()).neighbours[static_cast<std::size_t>(d)]};
        if (!from) continue;
        for (const Ref<Unit> ref : stack_at(phase.state, from, phase.seat)) {
            if (!refuse_join(phase, set, ref)) return ref;
        }
    }
    return {};
}

// Why the attack may not be resolved as it stands; nothing when it may.
std::optional<Refusal> refuse_resolve(const CombatPhase& phase, const AttackSet& set) {
    if (!set.has_force()) return refused(Rule::r_7_1, Reason::attack_incomplete);
    if (const auto leaving = refuse_leaving(left_over(phase, set), Rule::r_7_1, Rule::r_7_2)) return leaving;
    // 1815 A-55: under 1:5 only when there is nobody to help.
    const Odds stand = odds(phase.state, phase.setting, set, nullptr);
    if (stand.column != under_the_table) return std::nullopt;
    const Ref<Unit> help = could_join(phase, set);
    return help ? refused(Rule::r_a_55, Reason::must_join, help.raw) : std::nullopt;
}

// Hexes that might be a target of one who is able, or of guns, by place.
std::vector<Place> possible_targets(const CombatPhase& phase, const AttackSet& set) {
    std::vector<Place> found;
    const auto add = [&found](const std::vector<Place>& more) {
        found.insert(found.end(), more.begin(), more.end());
    };
    if (!set.attackers.empty()) {
        add(targets_beside(phase, phase.state.at(set.attackers.front()).place));
    } else {
        const std::span<const Unit> units = phase.state.rows<Unit>();
        for (std::size_t row = 0; row < units.size(); ++row) {
            if (phase.is_able(units[row])) add(targets_beside(phase, units[row].place));
            const bool guns = units[row].seat == phase.seat && units[row].may_bombard != 0;
            if (guns && set.targets.empty()) add(targets_of_guns(phase, unit_row(row)));
        }
    }
    std::sort(found.begin(), found.end());
    found.erase(std::unique(found.begin(), found.end()), found.end());
    return found;
}

// 1815 7.E.1#8: blown cavalry goes back, or is lost.
std::optional<Refusal> refuse_retire(const CombatPhase& phase, Ref<Unit> ref, Place hex) {
    if (!ref) return refused(Rule::r_7_e_1_8, Reason::no_such_unit);
    const Unit& unit = phase.state.at(ref);
    if (unit.seat != phase.seat) return refused(Rule::r_7_e_1_8, Reason::not_yours, ref.raw);
    if (unit.duty != Duty::must_retreat) return refused(Rule::r_7_e_1_8, Reason::not_in_attack, ref.raw);
    const std::vector<Place> open = retreat_hexes(phase.state, phase.setting, ref);
    // Without a hex to go to it is eliminated where it stands.
    if (open.empty() && hex == unit.place) return std::nullopt;
    if (std::find(open.begin(), open.end(), hex) != open.end()) return std::nullopt;
    return refused(Rule::r_7_b_3_2, Reason::no_hex_to, ref.raw);
}

void retire(Conduct& conduct, Ref<Unit> ref, Place hex) {
    const EventNumber cause = last_event(conduct);
    {
        Transaction edit(conduct.game.state, conduct.log);
        edit.edit(ref).duty = Duty::none;
        edit.commit(head(conduct, EventKind::blown_withdrew, Rule::r_7_e_1_8, cause, ref.raw, hex.raw));
    }
    const EventNumber told = last_event(conduct);
    if (hex == conduct.game.state.at(ref).place) {
        eliminate(conduct, ref, Rule::r_7_b_3_2, told);
        return;
    }
    go_back(conduct, ref, hex, EventKind::unit_withdrew, Rule::r_7_e_1_8, told);
    disrupt(conduct, ref, Rule::r_7_e_1_8, told);
}

// 1815 7#4: all units in the hex defend together; 1815 7#3: but for those who came beaten from a hex that was
// attacked before.
void mark_defenders(Transaction& edit, const Conduct& conduct, Place hex) {
    const ledger::State& state = conduct.game.state;
    const Clock& clock = state.at(the_clock);
    for (const Ref<Unit> unit : stack_at(state, hex, opponent(clock.side))) {
        if (state.at(unit).was_attacked == clock.turn) continue;
        Unit& row = edit.edit(unit);
        row.part = Part::defender;
        row.fought_at = hex;
    }
}

void open_attack(Conduct& conduct, Place hex) {
    const Seat side = conduct.game.state.at(the_clock).side;
    Transaction edit(conduct.game.state, conduct.log);
    mark_defenders(edit, conduct, hex);
    rules::put_item(edit,
                    {.step = number(StepId::declare), .owner = side, .parent = root_item, .f = hex.raw});
    edit.commit(head(conduct, EventKind::attack_declared, Rule::r_7_4, last_event(conduct), hex.raw));
}

void add_target(Conduct& conduct, Place hex) {
    Transaction edit(conduct.game.state, conduct.log);
    mark_defenders(edit, conduct, hex);
    edit.commit(head(conduct, EventKind::target_added, Rule::r_7_5, last_event(conduct), hex.raw));
}

void take_part(Conduct& conduct, Ref<Unit> unit, Part part, Place target) {
    Transaction edit(conduct.game.state, conduct.log);
    Unit& row = edit.edit(unit);
    row.part = part;
    row.fought_at = row.place;
    const bool near = setting_of(conduct.game).direction(row.place, target) >= 0;
    const Rule guns = near ? Rule::r_7_f_12 : Rule::r_7_f_13;
    if (explains(conduct) && part == Part::bombarder) {
        explain_fire(edit, setting_of(conduct.game), row.place, target);
        // 1815 A-27: to bombard is to attack.
        if (row.duty == Duty::must_attack)
            note(edit, {.op = Op::start, .rule = Rule::r_a_27, .label = Label::data_value, .unit = unit.raw});
    }
    edit.commit(head(conduct, part == Part::attacker ? EventKind::attacker_joined : EventKind::bombard_joined,
                     part == Part::attacker ? Rule::r_7_6 : guns, last_event(conduct), unit.raw, target.raw));
}

// 1815 7#3: whoever takes part has attacked, or been attacked, for this phase.
void close(Conduct& conduct, Ref<Item> item) {
    const ledger::State& state = conduct.game.state;
    const AttackSet set = attack_under_way(state, setting_of(conduct.game));
    const std::int32_t turn = state.at(the_clock).turn;
    Transaction edit(conduct.game.state, conduct.log);
    for (const Ref<Unit> unit : set.attackers) edit.edit(unit).attacked = turn;
    for (const Ref<Unit> unit : set.bombarders) edit.edit(unit).attacked = turn;
    for (const Ref<Unit> unit : set.defenders) edit.edit(unit).was_attacked = turn;
    Item& attack = edit.edit(item);
    attack.step = number(StepId::combat);
    // Dice of a combat are those of the lowest unit that defends.
    attack.e = set.defenders.front().raw;
    edit.commit(
        head(conduct, EventKind::attack_closed, Rule::r_7_3, last_event(conduct), set.targets.front().raw));
}

void end_attacks(Conduct& conduct, Ref<Item> root) {
    const ledger::State& state = conduct.game.state;
    const std::span<const Unit> units = state.rows<Unit>();
    Transaction edit(conduct.game.state, conduct.log);
    for (std::size_t row = 0; row < units.size(); ++row) {
        if (units[row].duty == Duty::none && units[row].may_bombard == 0) continue;
        Unit& unit = edit.edit(unit_row(row));
        unit.duty = Duty::none;
        unit.may_bombard = 0;
    }
    Item& item = edit.edit(root);
    item.step = number(StepId::crowding);
    item.a = 1;
    edit.commit(head(conduct, EventKind::attacks_ended, Rule::r_3_2, last_event(conduct)));
}

}  // namespace

void attacks_options(const View& view, const Item&, std::vector<rules::Action>& out) {
    const ledger::State& state = view.common();
    const CombatPhase phase = combat_phase(state, setting_of(view));
    const AttackSet nobody;
    for (const Place hex : possible_targets(phase, nobody)) {
        if (!refuse_target(phase, nobody, hex)) out.push_back(action(ActionKind::target, hex.raw));
    }
    const std::span<const Unit> units = state.rows<Unit>();
    for (std::size_t row = 0; row < units.size(); ++row) {
        if (units[row].duty != Duty::must_retreat || units[row].seat != phase.seat) continue;
        const std::vector<Place> open = retreat_hexes(state, phase.setting, unit_row(row));
        for (const Place hex : open) out.push_back(action(ActionKind::retire, unit_row(row).raw, hex.raw));
        if (open.empty()) out.push_back(action(ActionKind::retire, unit_row(row).raw, units[row].place.raw));
    }
    if (!not_over(phase)) out.push_back(action(ActionKind::end_attacks));
}

std::optional<Refusal> attacks_refusal(const View& view, const Item&, const rules::Action& what) {
    const CombatPhase phase = combat_phase(view.common(), setting_of(view));
    if (is(what, ActionKind::target)) return refuse_target(phase, {}, Place{what.a});
    if (is(what, ActionKind::end_attacks)) return not_over(phase);
    if (is(what, ActionKind::retire))
        return refuse_retire(phase, named_unit(phase.state, what.a), Place{what.b});
    return refused(Rule::r_3_2, Reason::not_now);
}

void attacks_act(Conduct& conduct, Ref<Item> item, const rules::Action& what) {
    if (is(what, ActionKind::target)) open_attack(conduct, Place{what.a});
    if (is(what, ActionKind::retire)) retire(conduct, Ref<Unit>{what.a}, Place{what.b});
    if (is(what, ActionKind::end_attacks)) end_attacks(conduct, item);
}

void declare_options(const View& view, const Item&, std::vector<rules::Action>& out) {
    const ledger::State& state = view.common();
    const CombatPhase phase = combat_phase(state, setting_of(view));
    const AttackSet set = attack_under_way(state, phase.setting);
    for (const Place hex : possible_targets(phase, set)) {
        if (!refuse_target(phase, set, hex)) out.push_back(action(ActionKind::target, hex.raw));
    }
    const std::span<const Unit> units = state.rows<Unit>();
    for (std::size_t row = 0; row < units.size(); ++row) {
        // What is cheap to see first: most units are nowhere near.
        if (!phase.is_able(units[row])) continue;
        if (!refuse_join(phase, set, unit_row(row)))
            out.push_back(action(ActionKind::join, unit_row(row).raw));
    }
    for (std::size_t row = 0; row < units.size(); ++row) {
        if (units[row].seat != phase.seat || units[row].may_bombard == 0) continue;
        if (!refuse_bombard(phase, set, unit_row(row)))
            out.push_back(action(ActionKind::bombard, unit_row(row).raw));
    }
    if (!refuse_resolve(phase, set)) out.push_back(action(ActionKind::resolve));
}

std::optional<Refusal> declare_refusal(const View& view, const Item&, const rules::Action& what) {
    const ledger::State& state = view.common();
    const CombatPhase phase = combat_phase(state, setting_of(view));
    const AttackSet set = attack_under_way(state, phase.setting);
    if (is(what, ActionKind::target)) return refuse_target(phase, set, Place{what.a});
    if (is(what, ActionKind::join)) return refuse_join(phase, set, named_unit(state, what.a));
    if (is(what, ActionKind::bombard)) return refuse_bombard(phase, set, named_unit(state, what.a));
    if (is(what, ActionKind::resolve)) return refuse_resolve(phase, set);
    return refused(Rule::r_7_1, Reason::attack_incomplete);
}

void declare_act(Conduct& conduct, Ref<Item> item, const rules::Action& what) {
    const Place first{conduct.game.state.at(item).f};
    if (is(what, ActionKind::target)) add_target(conduct, Place{what.a});
    if (is(what, ActionKind::join)) take_part(conduct, Ref<Unit>{what.a}, Part::attacker, first);
    if (is(what, ActionKind::bombard)) take_part(conduct, Ref<Unit>{what.a}, Part::bombarder, first);
    if (is(what, ActionKind::resolve)) close(conduct, item);
}

}  // namespace hd::c1815
