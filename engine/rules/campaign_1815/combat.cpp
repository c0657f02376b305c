#include "engine/rules/campaign_1815/combat.hpp"

#include "engine/rules/campaign_1815/action_kind.hpp"
#include "engine/rules/campaign_1815/morale.hpp"
#include "engine/rules/campaign_1815/movement.hpp"
#include "engine/rules/campaign_1815/odds.hpp"
#include "engine/rules/campaign_1815/sequence.hpp"

#include <algorithm>

namespace hd::c1815 {

namespace {

bool is_mounted(UnitType type) {
    return type == UnitType::cavalry || type == UnitType::horse_artillery;
}

// 1815 7.D#1, 1815 7.D#3, 1815 A-16: whether a unit may still be asked to go.
bool may_go(const ledger::State& state, const Setting& setting, Ref<Unit> ref) {
    const Unit& unit = state.at(ref);
    return is_mounted(unit.type) && unit.task == Task::none && !retreat_hexes(state, setting, ref).empty();
}

// 1815 7.D#2: nobody goes before cavalry and horse artillery alone.
std::vector<Ref<Unit>> who_may_go(const ledger::State& state, const Setting& setting) {
    std::vector<Ref<Unit>> asked;
    const AttackSet set = attack_under_way(state, setting);
    if (only_mounted(state, set)) return asked;
    for (const Ref<Unit> ref : set.defenders) {
        if (may_go(state, setting, ref)) asked.push_back(ref);
    }
    return asked;
}

// 1815 7.D#5: everybody has gone; the attackers make no attack and may follow.
void lapse(Conduct& conduct, Ref<Item> item) {
    const ledger::State& state = conduct.game.state;
    const AttackSet set = attack_under_way(state, setting_of(conduct.game));
    Transaction edit(conduct.game.state, conduct.log);
    edit.edit(item).step = number(StepId::advance);
    // 1815 A-20: cavalry that made no attack is not blown.
    for (const Ref<Unit> unit : set.attackers) {
        if (explains(conduct) && state.at(unit).type == UnitType::cavalry)
            note(edit,
                 {.rule = Rule::r_a_20, .label = Label::data_value, .unit = unit.raw, .applied = false});
    }
    edit.commit(head(conduct, EventKind::attack_lapsed, set.only_guns() ? Rule::r_a_18 : Rule::r_7_d_5,
                     last_event(conduct), set.targets.front().raw));
}

// 1815 7.E.1#3, 1815 7.E.1#4, 1815 A-21: cavalry that attacked, or was attacked at 1:2 or more.
std::vector<Ref<Unit>> who_is_blown(const ledger::State& state, const Setting& setting, const AttackSet& set,
                                    const Odds& stand) {
    std::vector<Ref<Unit>> blown;
    const auto is_cavalry = [&](Ref<Unit> unit) { return state.at(unit).type == UnitType::cavalry; };
    std::copy_if(set.attackers.begin(), set.attackers.end(), std::back_inserter(blown), is_cavalry);
    if (stand.column + 1 >= setting.number(Number::blown_column))
        std::copy_if(set.defenders.begin(), set.defenders.end(), std::back_inserter(blown), is_cavalry);
    return blown;
}

void blow(Conduct& conduct, Ref<Unit> ref, Rule rule, std::int32_t column, EventNumber cause) {
    const std::int32_t now = player_turn(conduct.game.state.at(the_clock));
    const std::int32_t through = now + setting_of(conduct.game).number(Number::blown_player_turns);
    Transaction edit(conduct.game.state, conduct.log);
    edit.edit(ref).blown_through = through;
    if (explains(conduct)) {
        if (rule == Rule::r_7_e_1_4)
            note(edit, {.op = Op::column, .rule = Rule::r_a_21, .label = Label::odds, .num = column});
        note(edit, {.op = Op::start, .rule = Rule::r_a_19, .label = Label::data_value, .num = now});
        note(edit, {.op = Op::result, .rule = Rule::r_7_e_1_5, .label = Label::data_value, .num = through});
    }
    edit.commit(head(conduct, EventKind::unit_blown, rule, cause, ref.raw, through));
}

// What the two sides owe after a result: c the defender's steps, d the attacker's, e 1 for one in each hex.
struct Owed {
    std::int32_t defender = 0;
    std::int32_t attacker = 0;
    bool each_hex = false;
};

Owed owed_after(const ledger::State& state, const AttackSet& set, Result result) {
    std::vector<Ref<Unit>> all = set.attackers;
    all.insert(all.end(), set.bombarders.begin(), set.bombarders.end());
    const auto hexes = static_cast<std::int32_t>(hexes_of(state, all).size());
    // 1815 A-26: guns that bombard pay nothing.
    const auto assaulting = static_cast<std::int32_t>(hexes_of(state, set.attackers).size());
    switch (result) {
        case Result::drl:
            return {.defender = hexes};
        case Result::arl:
        case Result::hx:
            return {.attacker = std::min(assaulting, 1)};
        case Result::ex:
            return {.attacker = assaulting, .each_hex = true};
        case Result::none:
        case Result::dr:
        case Result::ar:
            break;
    }
    return {};
}

// 7.B.1, 1815 7.F#11: who goes back; of HX only who likes.
void order_retreats(Transaction& edit, const AttackSet& set, Result result) {
    const auto order = [&edit](const std::vector<Ref<Unit>>& units, Task task) {
        for (const Ref<Unit> unit : units) edit.edit(unit).task = task;
    };
    if (result == Result::dr || result == Result::drl) order(set.defenders, Task::retreats);
    if (result == Result::ar || result == Result::arl) order(set.attackers, Task::retreats);
    if (result == Result::hx) order(set.defenders, Task::may_retreat);
}

void explain_read(Transaction& edit, const Odds& stand, const Read& read, const ledger::Die& die) {
    note(edit, {.op = Op::die, .rule = Rule::r_7_a_4_1, .label = Label::die, .num = die.value});
    const std::int32_t modified = die.value + stand.added();
    note(edit, {.op = Op::column,
                .rule = stand.ground > 1 ? Rule::r_7_c_1_5 : Rule::r_7_a_4_1,
                .label = Label::final_die,
                .num = modified});
    if (modified == read.row) return;
    note(edit, {.op = Op::column,
                .rule = modified > read.row ? Rule::r_2_b_1 : Rule::r_2_b_2,
                .label = Label::final_die,
                .num = read.row});
}

// 1815 7.D#4: the odds are those without the defenders who went before the fight.
void explain_departure(Transaction& edit, const ledger::State& state, const Odds& stand) {
    const std::span<const Unit> units = state.rows<Unit>();
    const bool gone = std::any_of(units.begin(), units.end(), [](const Unit& unit) {
        return unit.part == Part::defender && unit.task == Task::withdrew;
    });
    if (gone)
        note(edit, {.op = Op::column, .rule = Rule::r_7_d_4, .label = Label::odds, .num = stand.column + 1});
}

// 1815 7.D#2: those who were not asked, since only cavalry and horse artillery attack.
void explain_pursuit(Transaction& edit, const ledger::State& state, const AttackSet& set) {
    if (!only_mounted(state, set)) return;
    for (const Ref<Unit> unit : set.defenders) {
        if (is_mounted(state.at(unit).type))
            note(edit,
                 {.rule = Rule::r_7_d_2, .label = Label::data_value, .unit = unit.raw, .applied = false});
    }
}

// 1815 7.F#11, 1815 A-26: what is bad for the attackers does not touch those who bombard.
void explain_guns(Transaction& edit, const AttackSet& set, Result result) {
    if (result == Result::dr || result == Result::drl) return;
    const Rule rule = set.attackers.empty() ? Rule::r_7_f_11 : Rule::r_a_26;
    for (const Ref<Unit> gun : set.bombarders)
        note(edit, {.rule = rule, .label = Label::steps_owed, .unit = gun.raw, .applied = false});
}

// 1815 CH.CRT#4: of an EX one for each hex, however many units are in it.
Rule rule_of_steps(Result result) {
    return result == Result::ex ? Rule::r_ch_crt_4 : rule_of_result(result);
}

// The attack as one event with its whole working; removals and losses follow from it.
EventNumber roll(Conduct& conduct, Ref<Item> ref, const AttackSet& set, Odds& stand, Read& read) {
    const ledger::State& state = conduct.game.state;
    const Setting& setting = setting_of(conduct.game);
    WorkingLines working;
    stand = odds(state, setting, set, explains(conduct) ? &working : nullptr);
    const bool decided = stand.column == under_the_table;
    const ledger::DieKey key{.stream = static_cast<std::uint16_t>(Stream::combat),
                             .turn = static_cast<std::uint16_t>(state.at(the_clock).turn),
                             .subject = state.at(ref).e};
    const ledger::Die die = decided ? ledger::Die{} : conduct.dice.roll(key, 6);
    read = read_result(setting, stand, die.value, set.only_guns());
    const Owed owed = owed_after(state, set, read.result);
    Transaction edit(conduct.game.state, conduct.log);
    for (const ledger::Work& line : working) edit.work(line);
    if (explains(conduct)) {
        explain_departure(edit, state, stand);
        explain_pursuit(edit, state, set);
    }
    if (!decided) {
        edit.die(die);
        if (explains(conduct)) explain_read(edit, stand, read, die);
    }
    if (explains(conduct)) {
        const bool softened = set.only_guns() && read.result == Result::hx;
        note(edit, {.op = Op::result,
                    .rule = decided    ? Rule::r_7_9
                            : softened ? Rule::r_7_f_14
                                       : rule_of_result(read.result),
                    .label = label_of_result(read.result)});
        note(edit, {.op = Op::result,
                    .rule = rule_of_steps(read.result),
                    .label = Label::steps_owed,
                    .num = owed.defender + owed.attacker});
        explain_guns(edit, set, read.result);
    }
    Item& item = edit.edit(ref);
    item.a = static_cast<std::int32_t>(read.result);
    item.b = stand.column + 1;
    item.c = owed.defender;
    item.d = owed.attacker;
    item.e = owed.each_hex ? 1 : 0;
    item.step = number(StepId::losses);
    order_retreats(edit, set, read.result);
    return edit.commit(head(conduct, EventKind::combat_resolved, decided ? Rule::r_7_9 : Rule::r_7_a_4_1,
                            last_event(conduct), set.targets.front().raw,
                            static_cast<std::int32_t>(read.result)));
}

// 1815 7.B.1#6, 1815 7.B.1#7: what befalls the defenders at once.
void strike_defenders(Conduct& conduct, const AttackSet& set, Result result, EventNumber cause) {
    for (const Ref<Unit> unit : set.defenders) {
        if (result == Result::ex) eliminate(conduct, unit, Rule::r_7_b_1_6, cause);
        if (result == Result::hx) lose_step(conduct, unit, Rule::r_7_b_1_7, cause);
    }
}

// The units from which the next step may be taken, by their rows.
std::vector<Ref<Unit>> payers(const ledger::State& state, const Setting& setting, const Item& item) {
    const AttackSet set = attack_under_way(state, setting);
    std::vector<Ref<Unit>> found;
    if (item.c > 0) return set.defenders;
    if (item.d <= 0) return found;
    if (item.e == 0) return set.attackers;
    // 1815 7.B.1#6, 1815 CH.CRT#4: one step in each hex; who is gone has paid for his.
    const std::span<const Unit> units = state.rows<Unit>();
    for (const Ref<Unit> ref : set.attackers) {
        const Place hex = state.at(ref).fought_at;
        const bool paid = std::any_of(units.begin(), units.end(), [&](const Unit& unit) {
            return unit.part == Part::attacker && unit.fought_at == hex && unit.lost > 0;
        });
        if (!paid) found.push_back(ref);
    }
    return found;
}

}  // namespace

Seat combat_decider(const rules::Game&, const Item& item) {
    return opponent(item.owner);
}

void combat_options(const View& view, const Item&, std::vector<rules::Action>& out) {
    const ledger::State& state = view.common();
    const Setting& setting = setting_of(view);
    const std::vector<Ref<Unit>> asked = who_may_go(state, setting);
    for (const Ref<Unit> ref : asked) {
        for (const Place hex : retreat_hexes(state, setting, ref))
            out.push_back(action(ActionKind::refuse, ref.raw, hex.raw));
    }
    for (const Ref<Unit> ref : asked) out.push_back(action(ActionKind::stand, ref.raw));
}

std::optional<Refusal> combat_refusal(const View& view, const Item& item, const rules::Action& what) {
    std::vector<rules::Action> legal;
    combat_options(view, item, legal);
    if (std::binary_search(legal.begin(), legal.end(), what)) return std::nullopt;
    const ledger::State& state = view.common();
    const Ref<Unit> unit = named_unit(state, what.a);
    if (!unit || !is(what, ActionKind::refuse)) return refused(Rule::r_7_d_1, Reason::not_now);
    if (only_mounted(state, attack_under_way(state, setting_of(view))))
        return refused(Rule::r_7_d_2, Reason::may_not_retreat_before, unit.raw);
    if (!is_mounted(state.at(unit).type))
        return refused(Rule::r_7_d_1, Reason::may_not_retreat_before, unit.raw);
    const bool stuck = retreat_hexes(state, setting_of(view), unit).empty();
    return refused(stuck ? Rule::r_a_16 : Rule::r_7_d_3, Reason::no_hex_to, unit.raw);
}

void combat_act(Conduct& conduct, Ref<Item>, const rules::Action& what) {
    const Ref<Unit> unit{what.a};
    if (is(what, ActionKind::refuse)) {
        const bool guns = attack_under_way(conduct.game.state, setting_of(conduct.game)).only_guns();
        go_back(conduct, unit, Place{what.b}, EventKind::retreated_before,
                guns ? Rule::r_a_18 : Rule::r_7_d_1, last_event(conduct));
        return;
    }
    Transaction edit(conduct.game.state, conduct.log);
    edit.edit(unit).task = Task::stands;
    edit.commit(head(conduct, EventKind::stood, Rule::r_a_17, last_event(conduct), unit.raw));
}

void resolve_attack(Conduct& conduct, Ref<Item> item) {
    const AttackSet set = attack_under_way(conduct.game.state, setting_of(conduct.game));
    if (set.defenders.empty()) {
        lapse(conduct, item);
        return;
    }
    Odds stand;
    Read read;
    const EventNumber resolved = roll(conduct, item, set, stand, read);
    for (const Ref<Unit> unit : who_is_blown(conduct.game.state, setting_of(conduct.game), set, stand)) {
        const bool attacked = conduct.game.state.at(unit).part == Part::attacker;
        blow(conduct, unit, attacked ? Rule::r_7_e_1_3 : Rule::r_7_e_1_4, stand.column + 1, resolved);
    }
    strike_defenders(conduct, set, read.result, resolved);
}

Seat losses_decider(const rules::Game&, const Item& item) {
    return item.c > 0 ? opponent(item.owner) : item.owner;
}

void losses_options(const View& view, const Item& item, std::vector<rules::Action>& out) {
    for (const Ref<Unit> unit : payers(view.common(), setting_of(view), item))
        out.push_back(action(ActionKind::lose, unit.raw));
}

std::optional<Refusal> losses_refusal(const View& view, const Item& item, const rules::Action& what) {
    const std::vector<Ref<Unit>> may = payers(view.common(), setting_of(view), item);
    const Rule rule = item.c > 0 ? Rule::r_7_b_1_2 : item.e != 0 ? Rule::r_7_b_1_6 : Rule::r_7_b_1_5;
    if (!is(what, ActionKind::lose)) return refused(rule, Reason::not_now);
    if (std::find(may.begin(), may.end(), Ref<Unit>{what.a}) != may.end()) return std::nullopt;
    return refused(rule, Reason::no_step_owed, what.a);
}

void losses_act(Conduct& conduct, Ref<Item> ref, const rules::Action& what) {
    const Item& item = conduct.game.state.at(ref);
    const bool defender = item.c > 0;
    const auto result = static_cast<Result>(item.a);
    EventNumber paid = 0;
    {
        Transaction edit(conduct.game.state, conduct.log);
        Item& row = edit.edit(ref);
        (defender ? row.c : row.d) -= 1;
        paid = edit.commit(
            head(conduct, EventKind::loss_allotted, rule_of_result(result), last_event(conduct), what.a));
    }
    lose_step(conduct, Ref<Unit>{what.a}, rule_of_result(result), paid);
}

// All is paid, or nobody is left to pay (1815 7.B.1#3).
void losses_otherwise(Conduct& conduct, Ref<Item> item) {
    const Item& row = conduct.game.state.at(item);
    const bool short_of = row.c > 0 || row.d > 0;
    Transaction edit(conduct.game.state, conduct.log);
    Item& next = edit.edit(item);
    // The defender may have run out of units while the attacker still owes.
    if (next.c > 0) {
        next.c = 0;
    } else {
        next.d = 0;
        next.step = number(StepId::retreats);
    }
    edit.commit(head(conduct, EventKind::losses_ended, short_of ? Rule::r_7_b_1_3 : Rule::r_7_a_4_2,
                     last_event(conduct), next.f));
}

}  // namespace hd::c1815
