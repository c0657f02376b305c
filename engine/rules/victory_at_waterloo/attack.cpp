#include "engine/rules/victory_at_waterloo/attack.hpp"

#include "engine/ledger/transaction.hpp"
#include "engine/rules/agenda.hpp"
#include "engine/rules/victory_at_waterloo/action_kind.hpp"
#include "engine/rules/victory_at_waterloo/attack_notes.hpp"
#include "engine/rules/victory_at_waterloo/bombardment.hpp"
#include "engine/rules/victory_at_waterloo/combat_task.hpp"
#include "engine/rules/victory_at_waterloo/duty.hpp"
#include "engine/rules/victory_at_waterloo/sequence.hpp"
#include "engine/rules/victory_at_waterloo/story.hpp"

namespace hd::vaw {

namespace {

// The unit that an action names; none when there is no such unit.
Ref<Unit> named(const ledger::State& state, std::int32_t raw) {
    const auto units = static_cast<std::int32_t>(state.rows<Unit>().size());
    return raw >= 1 && raw <= units ? Ref<Unit>{raw} : Ref<Unit>{};
}

AttackSet with_target(AttackSet set, Ref<Unit> unit) {
    set.targets.add(unit);
    return set;
}

AttackSet with_attacker(AttackSet set, Ref<Unit> unit) {
    set.attackers.add(unit);
    return set;
}

AttackSet with_bombarder(AttackSet set, Ref<Unit> unit) {
    set.bombarders.add(unit);
    return set;
}

// The units next to a unit, by their rows.
UnitList neighbours_of(const AttackPhase& phase, Ref<Unit> unit) {
    UnitList found;
    for (const std::int32_t neighbour : phase.setting.at(phase.state.at(unit).place).neighbours) {
        const Ref<Unit> there = unit_at(phase.state, Place{neighbour});
        if (there) found.add(there);
    }
    found.sort();
    return found;
}

// Whether the enemy may be taken into the attack as one more target.
bool may_add_target(const AttackPhase& phase, const AttackSet& set, Ref<Unit> enemy) {
    const Unit& unit = phase.state.at(enemy);
    if (!phase.is_target(unit) || set.targets.has(enemy)) return false;
    // VAW-OART-8, VAW-A-63: bombarders fire at one hex only.
    if (!set.bombarders.empty()) return false;
    if (!next_to_all(phase.state, phase.setting, unit.place, set.attackers)) return false;
    return can_complete(phase, with_target(set, enemy));
}

// The enemies that might be one more target, by their rows: VAW-ANOTE-3, VAW-A-57, somebody must be next to
// them and to all targets so far, and those who attack already are.
UnitList further_targets(const AttackPhase& phase, const AttackSet& set) {
    if (!set.attackers.empty()) return neighbours_of(phase, set.attackers.front());
    UnitList found;
    for (const Ref<Unit> own : neighbours_of(phase, set.targets.front())) {
        const Unit& unit = phase.state.at(own);
        if (!phase.is_unused(unit)) continue;
        if (!next_to_all(phase.state, phase.setting, unit.place, set.targets)) continue;
        for (const Ref<Unit> enemy : neighbours_of(phase, own)) {
            if (phase.is_target(phase.state.at(enemy)) && !found.has(enemy)) found.add(enemy);
        }
    }
    found.sort();
    return found;
}

// VAW-ANOTE-1, VAW-ANOTE-2, VAW-A-57
bool may_join(const AttackPhase& phase, const AttackSet& set, Ref<Unit> own) {
    const Unit& unit = phase.state.at(own);
    if (!phase.is_unused(unit) || !phase.setting.on_map(unit.place) || unit.part != Part::none) return false;
    if (!next_to_all(phase.state, phase.setting, unit.place, set.targets)) return false;
    return can_complete(phase, with_attacker(set, own));
}

bool may_fire(const AttackPhase& phase, const AttackSet& set, Ref<Unit> own) {
    const Unit& unit = phase.state.at(own);
    if (unit.seat != phase.seat || unit.part != Part::none || set.targets.size() != 1) return false;
    if (!may_bombard(phase.state, phase.setting, own, set.targets.front(), phase.turn)) return false;
    return can_complete(phase, with_bombarder(set, own));
}

// Why no unit of the phase can attack this enemy by itself.
Refusal why_out_of_reach(const AttackPhase& phase, Ref<Unit> enemy) {
    const Unit& target = phase.state.at(enemy);
    std::optional<Refusal> blocked;
    bool touched = false;
    for (const Unit& unit : phase.state.rows<Unit>()) {
        if (unit.seat != phase.seat || !phase.setting.on_map(unit.place)) continue;
        if (phase.setting.direction(unit.place, target.place) >= 0) touched = true;
        if (unit.may_bombard == 0 || blocked) continue;
        blocked = fire_blocked(phase.setting, unit.place, target.place);
    }
    // VAW-ANOTE-2: those next to it have all attacked.
    if (touched) return *refused(Rule::anote_2, Reason::has_attacked, enemy.raw);
    if (blocked) return *blocked;
    return *refused(Rule::anote_1, Reason::not_adjacent, target.place.raw);
}

std::optional<Refusal> target_refusal(const AttackPhase& phase, const AttackSet& set, Ref<Unit> enemy) {
    if (!enemy) return refused(Rule::atk_4, Reason::no_such_unit);
    const Unit& unit = phase.state.at(enemy);
    if (unit.seat == phase.seat) return refused(Rule::atk_4, Reason::not_yours, enemy.raw);
    if (!phase.setting.on_map(unit.place)) return refused(Rule::anote_1, Reason::not_on_map, enemy.raw);
    if (unit.was_attacked == phase.turn) return refused(Rule::anote_4, Reason::was_attacked, enemy.raw);
    if (set.targets.has(enemy)) return refused(Rule::anote_4, Reason::was_attacked, enemy.raw);
    if (may_add_target(phase, set, enemy)) return std::nullopt;
    if (!set.bombarders.empty()) return refused(Rule::oart_8, Reason::one_hex_only, enemy.raw);
    for (const Ref<Unit> attacker : set.attackers) {
        if (phase.setting.direction(phase.state.at(attacker).place, unit.place) < 0) {
            return refused(Rule::a_57, Reason::not_adjacent_to_all, attacker.raw, enemy.raw);
        }
    }
    bool reached = false;
    for (std::size_t i = 0; i < phase.state.rows<Unit>().size(); ++i) {
        const Unit& own = phase.state.rows<Unit>()[i];
        const bool near = phase.is_unused(own) && phase.setting.direction(own.place, unit.place) >= 0;
        if (near || (own.seat == phase.seat &&
                     may_bombard(phase.state, phase.setting, unit_row(i), enemy, phase.turn))) {
            reached = true;
        }
    }
    if (!reached) return why_out_of_reach(phase, enemy);
    // VAW-A-06: somebody who is owed an attack would be left without, or nobody reaches all targets.
    return refused(set.targets.empty() ? Rule::a_06 : Rule::a_57, Reason::leaves_owed, enemy.raw);
}

std::optional<Refusal> join_refusal(const AttackPhase& phase, const AttackSet& set, Ref<Unit> own) {
    if (!own) return refused(Rule::atk_4, Reason::no_such_unit);
    const Unit& unit = phase.state.at(own);
    if (unit.seat != phase.seat) return refused(Rule::atk_4, Reason::not_yours, own.raw);
    if (!phase.setting.on_map(unit.place)) return refused(Rule::anote_1, Reason::not_on_map, own.raw);
    if (!phase.is_unused(unit) || unit.part != Part::none)
        return refused(Rule::anote_2, Reason::has_attacked, own.raw);
    if (may_join(phase, set, own)) return std::nullopt;
    for (const Ref<Unit> target : set.targets) {
        if (phase.setting.direction(unit.place, phase.state.at(target).place) >= 0) continue;
        const Rule rule = set.targets.size() > 1 ? Rule::a_57 : Rule::anote_1;
        return refused(rule, Reason::not_adjacent_to_all, own.raw, target.raw);
    }
    // VAW-ANOTE-10, VAW-ANOTE-11: in a strong point it would owe an attack that nobody could make.
    const auto open = not_closable(phase, with_attacker(set, own));
    if (open && (open->rule == number(Rule::anote_10) || open->rule == number(Rule::anote_11))) return open;
    return refused(Rule::a_06, Reason::leaves_owed, own.raw);
}

std::optional<Refusal> bombard_refusal(const AttackPhase& phase, const AttackSet& set, Ref<Unit> own) {
    if (!own) return refused(Rule::oart_1, Reason::no_such_unit);
    const Unit& unit = phase.state.at(own);
    if (unit.seat != phase.seat) return refused(Rule::oart_1, Reason::not_yours, own.raw);
    if (may_fire(phase, set, own)) return std::nullopt;
    if (!phase.setting.chosen.artillery) return refused(Rule::anote_1, Reason::not_now, own.raw);
    if (!phase.is_unused(unit) || unit.part != Part::none)
        return refused(Rule::oart_8, Reason::has_attacked, own.raw);
    if (set.targets.size() > 1) return refused(Rule::a_63, Reason::one_hex_only, own.raw);
    if (unit.may_bombard == 0) return refused(Rule::oart_1, Reason::may_not_bombard, own.raw);
    const auto blocked = fire_blocked(phase.setting, unit.place, phase.state.at(set.targets.front()).place);
    return blocked ? blocked : refused(Rule::a_06, Reason::leaves_owed, own.raw);
}

void take_part(Conduct& conduct, Ref<Unit> unit, Part part, const ledger::EventHead& what) {
    Transaction edit(conduct.game.state, conduct.log);
    edit.edit(unit).part = part;
    edit.commit(what);
}

Rule rule_of_bombardment(const AttackSet& set) {
    if (!set.attackers.empty()) return Rule::oart_10;
    return set.bombarders.empty() ? Rule::oart_1 : Rule::oart_9;
}

// VAW-ATK-4: the attack is announced as it stands, and nobody in it may be used or attacked again this turn.
void close(Conduct& conduct, Ref<Item> item) {
    const ledger::State& state = conduct.game.state;
    const AttackPhase phase = attack_phase(state, setting_of(conduct.game));
    const AttackSet set = attack_under_way(state);
    Transaction edit(conduct.game.state, conduct.log);
    for (const Ref<Unit> unit : set.attackers) edit.edit(unit).attacked = phase.turn;
    for (const Ref<Unit> unit : set.bombarders) edit.edit(unit).attacked = phase.turn;
    for (const Ref<Unit> unit : set.targets) {
        Unit& target = edit.edit(unit);
        target.was_attacked = phase.turn;
        target.owed = 0;
    }
    const std::span<const Unit> units = state.rows<Unit>();
    for (std::size_t i = 0; i < units.size(); ++i) {
        if (!phase.is_target(units[i]) || units[i].owed != 0 || set.targets.has(unit_row(i))) continue;
        const Owed owed = owed_by_strong_point(phase, set, unit_row(i));
        if (owed != Owed::no) edit.edit(unit_row(i)).owed = number(owed);
    }
    if (explains(conduct)) note_closed(edit, phase, set);
    Item& attack = edit.edit(item);
    attack.step = number(StepId::combat);
    attack.f = set.targets.front().raw;
    edit.commit(
        head(conduct, EventKind::attack_closed, Rule::atk_4, last_event(conduct), set.targets.front().raw));
}

void end_attacks(Conduct& conduct) {
    EventNumber ended = 0;
    {
        Transaction edit(conduct.game.state, conduct.log);
        if (explains(conduct)) {
            note_end_of_attacks(edit, attack_phase(conduct.game.state, setting_of(conduct.game)));
        }
        ended = edit.commit(head(conduct, EventKind::attacks_ended, Rule::atk_9, last_event(conduct)));
    }
    next_phase(conduct, Rule::play_1, ended);
}

}  // namespace

void attacks_options(const View& view, const Item&, std::vector<Action>& out) {
    const ledger::State& state = view.open();
    const AttackPhase phase = attack_phase(state, setting_of(view));
    const AttackSet nobody;
    const Fringe fringe(state, phase.setting, opponent(phase.seat));
    const std::span<const Unit> units = state.rows<Unit>();
    for (std::size_t i = 0; i < units.size(); ++i) {
        // What is cheap to see first: most units are out of it, with nobody next to them and no guns.
        if (!phase.is_target(units[i])) continue;
        if (!phase.setting.chosen.artillery && !fringe.has(units[i].place)) continue;
        if (may_add_target(phase, nobody, unit_row(i)))
            out.push_back(action(ActionKind::target, unit_row(i).raw));
    }
    // VAW-A-06: while somebody is owed an attack there is one that can be completed.
    if (!not_over(phase)) out.push_back(action(ActionKind::end_attacks));
}

std::optional<Refusal> attacks_refusal(const View& view, const Item&, const Action& what) {
    const AttackPhase phase = attack_phase(view.open(), setting_of(view));
    if (is(what, ActionKind::target)) return target_refusal(phase, {}, named(phase.state, what.a));
    if (is(what, ActionKind::end_attacks)) return not_over(phase);
    // VAW-MOVE-1: movement was over before the attacks began.
    const bool moves = is(what, ActionKind::move) || is(what, ActionKind::enter);
    return refused(moves ? Rule::move_1 : Rule::play_1, Reason::not_now);
}

void attacks_act(Conduct& conduct, Ref<Item>, const Action& what) {
    if (is(what, ActionKind::end_attacks)) {
        end_attacks(conduct);
        return;
    }
    const Ref<Unit> target{what.a};
    Transaction edit(conduct.game.state, conduct.log);
    edit.edit(target).part = Part::defender;
    rules::put_item(edit, {.step = number(StepId::declare),
                           .owner = conduct.game.state.at(the_clock).side,
                           .parent = root_item});
    edit.commit(head(conduct, EventKind::attack_declared, Rule::atk_4, last_event(conduct), target.raw,
                     conduct.game.state.at(target).place.raw));
}

void declare_options(const View& view, const Item&, std::vector<Action>& out) {
    const ledger::State& state = view.open();
    const AttackPhase phase = attack_phase(state, setting_of(view));
    const AttackSet set = attack_under_way(state);
    for (const Ref<Unit> enemy : further_targets(phase, set)) {
        if (may_add_target(phase, set, enemy)) out.push_back(action(ActionKind::target, enemy.raw));
    }
    for (const Ref<Unit> own : neighbours_of(phase, set.targets.front())) {
        if (may_join(phase, set, own)) out.push_back(action(ActionKind::join, own.raw));
    }
    if (phase.setting.chosen.artillery) {
        const std::size_t units = state.rows<Unit>().size();
        for (std::size_t i = 0; i < units; ++i) {
            if (may_fire(phase, set, unit_row(i)))
                out.push_back(action(ActionKind::bombard, unit_row(i).raw));
        }
    }
    if (!not_closable(phase, set)) out.push_back(action(ActionKind::resolve));
}

std::optional<Refusal> declare_refusal(const View& view, const Item&, const Action& what) {
    const AttackPhase phase = attack_phase(view.open(), setting_of(view));
    const AttackSet set = attack_under_way(phase.state);
    if (is(what, ActionKind::target)) return target_refusal(phase, set, named(phase.state, what.a));
    if (is(what, ActionKind::join)) return join_refusal(phase, set, named(phase.state, what.a));
    if (is(what, ActionKind::bombard)) return bombard_refusal(phase, set, named(phase.state, what.a));
    if (is(what, ActionKind::resolve)) return not_closable(phase, set);
    return refused(Rule::atk_8, Reason::not_now);
}

void declare_act(Conduct& conduct, Ref<Item> item, const Action& what) {
    const Ref<Unit> unit{what.a};
    const AttackSet set = attack_under_way(conduct.game.state);
    const EventNumber cause = last_event(conduct);
    if (is(what, ActionKind::target)) {
        // VAW-ANOTE-3: one attack into two or more hexes.
        take_part(conduct, unit, Part::defender,
                  head(conduct, EventKind::target_added, Rule::anote_3, cause, unit.raw));
    } else if (is(what, ActionKind::join)) {
        take_part(conduct, unit, Part::attacker,
                  head(conduct, EventKind::attacker_joined, Rule::anote_5, cause, unit.raw,
                       set.targets.front().raw));
    } else if (is(what, ActionKind::bombard)) {
        Transaction edit(conduct.game.state, conduct.log);
        if (explains(conduct)) {
            const AttackPhase phase = attack_phase(conduct.game.state, setting_of(conduct.game));
            note_bombardment(edit, phase, unit, set.targets.front());
        }
        edit.edit(unit).part = Part::bombarder;
        edit.commit(head(conduct, EventKind::bombard_declared, rule_of_bombardment(set), cause, unit.raw,
                         set.targets.front().raw));
    } else {
        close(conduct, item);
    }
}

}  // namespace hd::vaw
