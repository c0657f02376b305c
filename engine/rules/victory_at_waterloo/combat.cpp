#include "engine/rules/victory_at_waterloo/combat.hpp"

#include "engine/ledger/transaction.hpp"
#include "engine/rules/victory_at_waterloo/action_kind.hpp"
#include "engine/rules/victory_at_waterloo/aftermath.hpp"
#include "engine/rules/victory_at_waterloo/attack_notes.hpp"
#include "engine/rules/victory_at_waterloo/combat_task.hpp"
#include "engine/rules/victory_at_waterloo/losses.hpp"
#include "engine/rules/victory_at_waterloo/odds.hpp"
#include "engine/rules/victory_at_waterloo/retreat.hpp"
#include "engine/rules/victory_at_waterloo/sequence.hpp"
#include "engine/rules/victory_at_waterloo/story.hpp"

#include <algorithm>

namespace hd::vaw {

namespace {

// VAW-OCAV-4, VAW-A-65: only infantry and artillery attack, bombarders included.
bool attacked_without_cavalry(const ledger::State& state, const AttackSet& set) {
    const auto is_cavalry = [&](Ref<Unit> unit) { return state.at(unit).type == UnitType::cavalry; };
    return std::none_of(set.attackers.begin(), set.attackers.end(), is_cavalry) &&
           std::none_of(set.bombarders.begin(), set.bombarders.end(), is_cavalry);
}

// VAW-A-66: there must be a hex to withdraw to.
bool may_refuse(const ledger::State& state, const Setting& setting, Ref<Unit> unit) {
    const Unit& target = state.at(unit);
    return target.type == UnitType::cavalry && target.task == number(Task::none) &&
           retreat_hexes(state, setting, unit).count > 0;
}

Ref<Unit> withdrawing(const ledger::State& state) {
    const std::span<const Unit> units = state.rows<Unit>();
    for (std::size_t i = 0; i < units.size(); ++i) {
        if (units[i].task == number(Task::withdraws)) return unit_row(i);
    }
    return {};
}

void set_task(Conduct& conduct, Ref<Unit> unit, Task task, const ledger::EventHead& what) {
    Transaction edit(conduct.game.state, conduct.log);
    edit.edit(unit).task = number(task);
    edit.commit(what);
}

void order_retreat(Transaction& edit, const UnitList& units) {
    for (const Ref<Unit> unit : units) edit.edit(unit).task = number(Task::retreats);
}

StepId step_after(Result result) {
    return result == Result::exchange ? StepId::choice : StepId::aftermath;
}

// VAW-OCAV-4, VAW-A-67: everybody attacked has withdrawn; the attack is spent without a die.
void spend_attack(Conduct& conduct, Ref<Item> item) {
    Transaction edit(conduct.game.state, conduct.log);
    edit.edit(item).step = number(StepId::aftermath);
    edit.commit(head(conduct, EventKind::attack_spent, Rule::a_67, last_event(conduct)));
}

// Steps 2 to 5 as one event with its whole working; removals and repulses follow from it.
ledger::EventNumber roll(Conduct& conduct, Ref<Item> item, const AttackSet& set, Result& result) {
    const ledger::State& state = conduct.game.state;
    const Setting& setting = setting_of(conduct.game);
    std::vector<ledger::Work> working;
    const Odds stand = odds(state, setting, set, explains(conduct) ? &working : nullptr);
    const ledger::DieKey key{.stream = static_cast<std::uint16_t>(Stream::combat),
                             .turn = static_cast<std::uint16_t>(state.at(the_clock).turn),
                             .subject = state.at(item).f};
    const ledger::Die die = conduct.dice.roll(key, 6);
    result = result_of(setting, stand.adjusted, die.value);
    Transaction edit(conduct.game.state, conduct.log);
    for (const ledger::Work& line : working) edit.work(line);
    edit.die(die);
    if (explains(conduct)) {
        const std::int32_t score = stand.adjusted + die.value;
        note(edit, {.op = Op::die, .rule = Rule::atk_7, .label = Label::die, .num = die.value});
        note(edit, {.op = Op::column, .rule = Rule::atk_7, .label = Label::final_score, .num = score});
        note_resolved(edit, state, setting, set, {.result = result, .score = score});
        note(edit, {.op = Op::result,
                    .rule = rule_of_result(result),
                    .label = label_of_result(result),
                    .num = score});
    }
    Item& attack = edit.edit(item);
    attack.a = static_cast<std::int32_t>(result);
    attack.step = number(step_after(result));
    if (result == Result::attacker_retreats) order_retreat(edit, set.attackers);
    if (result == Result::defender_retreats) order_retreat(edit, set.targets);
    return edit.commit(head(conduct, EventKind::combat_resolved, Rule::atk_8, last_event(conduct),
                            set.targets.front().raw, static_cast<std::int32_t>(result)));
}

// VAW-OGRD-2, VAW-A-33, VAW-A-74: one shift for each Guard unit that has to go back, until the game is over.
void repulse_guards(Conduct& conduct, const UnitList& attackers, ledger::EventNumber cause) {
    for (const Ref<Unit> unit : attackers) {
        if (repulse(conduct, unit, cause)) return;
    }
}

void destroy_all(Conduct& conduct, const UnitList& units, Rule rule, ledger::EventNumber cause) {
    for (const Ref<Unit> unit : units) destroy(conduct, unit, rule, cause);
}

// The attackers that may be given up for an exchange, and what of the price is paid (VAW-A-09, VAW-A-62).
struct Payment {
    UnitList left;
    std::int32_t price = 0;
    std::int32_t paid = 0;
};

Payment payment(const ledger::State& state, const Setting& setting) {
    Payment payment;
    const std::span<const Unit> units = state.rows<Unit>();
    for (std::size_t i = 0; i < units.size(); ++i) {
        const Unit& unit = units[i];
        const bool gone = unit.place == setting.destroyed;
        if (unit.part == Part::defender && gone) payment.price += unit.strength;
        if (unit.part != Part::attacker) continue;
        if (gone) payment.paid += unit.strength;
        if (!gone) payment.left.add(unit_row(i));
    }
    return payment;
}

// VAW-RES-6: the defenders go; the attacker gives up as much where he can.
void exchange(Conduct& conduct, Ref<Item> item) {
    const ledger::State& state = conduct.game.state;
    const AttackSet set = attack_under_way(state);
    const std::int32_t price = total_strength(state, set.targets);
    const bool pays_all = total_strength(state, set.attackers) <= price;
    const bool by_fire_alone = set.attackers.empty();
    ledger::EventNumber chosen = 0;
    {
        Transaction edit(conduct.game.state, conduct.log);
        edit.edit(item).step = number(pays_all ? StepId::aftermath : StepId::losses);
        if (explains(conduct)) note_exchange(edit, state, setting_of(conduct.game), set);
        chosen =
            edit.commit(head(conduct, EventKind::exchange_chosen, by_fire_alone ? Rule::oart_7 : Rule::res_6,
                             last_event(conduct), set.targets.front().raw));
    }
    destroy_all(conduct, set.targets, by_fire_alone ? Rule::oart_7 : Rule::res_6, chosen);
    if (pays_all) destroy_all(conduct, set.attackers, Rule::res_6, chosen);
}

void choose_retreat(Conduct& conduct, Ref<Item> item) {
    const AttackSet set = attack_under_way(conduct.game.state);
    ledger::EventNumber chosen = 0;
    {
        Transaction edit(conduct.game.state, conduct.log);
        edit.edit(item).step = number(StepId::aftermath);
        edit.edit(item).a = static_cast<std::int32_t>(Result::attacker_retreats);
        order_retreat(edit, set.attackers);
        chosen = edit.commit(head(conduct, EventKind::retreat_chosen, Rule::atk_10, last_event(conduct),
                                  set.targets.front().raw));
    }
    repulse_guards(conduct, set.attackers, chosen);
}

}  // namespace

Seat combat_decider(const rules::Game&, const Item& item) {
    return opponent(item.owner);
}

void combat_options(const View& view, const Item&, std::vector<Action>& out) {
    const ledger::State& state = view.open();
    const Setting& setting = setting_of(view);
    if (!setting.chosen.cavalry) return;
    if (const Ref<Unit> going = withdrawing(state)) {
        fall_back_options(state, setting, going, out);
        return;
    }
    const AttackSet set = attack_under_way(state);
    if (!attacked_without_cavalry(state, set)) return;
    for (const Ref<Unit> unit : set.targets) {
        if (may_refuse(state, setting, unit)) out.push_back(action(ActionKind::refuse, unit.raw));
    }
    for (const Ref<Unit> unit : set.targets) {
        if (may_refuse(state, setting, unit)) out.push_back(action(ActionKind::stand, unit.raw));
    }
}

void combat_act(Conduct& conduct, Ref<Item> item, const Action& what) {
    const Ref<Unit> unit{what.a};
    const ledger::EventNumber cause = last_event(conduct);
    if (is(what, ActionKind::refuse)) {
        const bool by_fire = !attack_under_way(conduct.game.state).bombarders.empty();
        const Rule rule = by_fire ? Rule::a_65 : Rule::ocav_4;
        set_task(conduct, unit, Task::withdraws,
                 head(conduct, EventKind::combat_refused, rule, cause, unit.raw));
    } else if (is(what, ActionKind::stand)) {
        set_task(conduct, unit, Task::stands,
                 head(conduct, EventKind::refusal_declined, Rule::ocav_4, cause, unit.raw));
    } else {
        fall_back(conduct, item, unit, Place{what.b}, Task::withdrew);
    }
}

void resolve_attack(Conduct& conduct, Ref<Item> item) {
    const AttackSet set = attack_under_way(conduct.game.state);
    if (set.targets.empty()) {
        spend_attack(conduct, item);
        return;
    }
    Result result = Result::none;
    const ledger::EventNumber resolved = roll(conduct, item, set, result);
    if (result == Result::attacker_destroyed) destroy_all(conduct, set.attackers, Rule::res_1, resolved);
    if (result == Result::defender_destroyed) destroy_all(conduct, set.targets, Rule::res_4, resolved);
    if (result == Result::attacker_retreats) repulse_guards(conduct, set.attackers, resolved);
}

void choice_options(const View&, const Item&, std::vector<Action>& out) {
    out.push_back(action(ActionKind::retreat));
    out.push_back(action(ActionKind::exchange));
}

void choice_act(Conduct& conduct, Ref<Item> item, const Action& what) {
    if (is(what, ActionKind::exchange)) {
        exchange(conduct, item);
    } else {
        choose_retreat(conduct, item);
    }
}

void losses_options(const View& view, const Item&, std::vector<Action>& out) {
    const Payment due = payment(view.open(), setting_of(view));
    for (const Ref<Unit> unit : due.left) out.push_back(action(ActionKind::lose, unit.raw));
    if (due.paid >= due.price || due.left.empty()) out.push_back(action(ActionKind::enough));
}

void losses_act(Conduct& conduct, Ref<Item> item, const Action& what) {
    if (is(what, ActionKind::lose)) {
        destroy(conduct, Ref<Unit>{what.a}, Rule::res_6, last_event(conduct));
        return;
    }
    Transaction edit(conduct.game.state, conduct.log);
    edit.edit(item).step = number(StepId::aftermath);
    edit.commit(head(conduct, EventKind::exchange_paid, Rule::a_09, last_event(conduct)));
}

std::optional<Refusal> combat_refusal(const View& view, const Item& item, const Action& what) {
    std::vector<Action> legal;
    const rules::Step& step = steps()[static_cast<std::size_t>(item.step)];
    step.options(view, item, legal);
    if (std::binary_search(legal.begin(), legal.end(), what)) return std::nullopt;
    return why_not_among(view, item, what);
}

}  // namespace hd::vaw
