// The unit on its way: hex by hex until it stops.
#include "engine/rules/agenda.hpp"
#include "engine/rules/victory_at_waterloo/action_kind.hpp"
#include "engine/rules/victory_at_waterloo/movement.hpp"
#include "engine/rules/victory_at_waterloo/objectives.hpp"
#include "engine/rules/victory_at_waterloo/sequence.hpp"
#include "engine/rules/victory_at_waterloo/story.hpp"
#include "engine/rules/victory_at_waterloo/victory.hpp"
#include "engine/rules/victory_at_waterloo/walk_search.hpp"

namespace hd::vaw {

namespace {

Ref<Unit> unit_of(const Item& item) {
    return Ref<Unit>{item.a};
}

// VAW-MOVE-5: why a unit goes no further; nothing while it may. Cavalry that breaks off starts next to an
// enemy and never comes next to one again.
std::optional<Refusal> halted(const ledger::State& state, const Setting& setting, const Item& item) {
    const Ref<Unit> enemy =
        item.c != 0 ? Ref<Unit>{} : enemy_next_to(state, setting, state.at(unit_of(item)).place, item.owner);
    if (!enemy && item.b > 0) return std::nullopt;
    return refused(Rule::move_5, Reason::must_stop, enemy.raw, item.b);
}

// The rule that the cost of a step comes from.
Rule cost_rule(const Setting& setting, Place from, int d, Place to) {
    if (setting.has(from, d, Way::road)) return Rule::mnote_8;
    if (setting.has(from, d, Way::trail)) return Rule::mnote_9;
    if (setting.has(from, d, Way::bridge)) return Rule::mnote_11;
    if (setting.has(from, d, Way::stream)) return Rule::mnote_10;
    return setting.is(to, Terrain::woods) ? Rule::mnote_12 : Rule::move_4;
}

// The rule that a step is told under: passing a friend says more than its cost.
Rule step_rule(const ledger::State& state, const Unit& unit, Ref<Unit> passed, Rule cost) {
    if (!passed) return cost;
    // VAW-A-79: British and Prussians are friends.
    return state.at(passed).army == unit.army ? Rule::a_03 : Rule::a_79;
}

void explain_step(Transaction& edit, const Setting& setting, const Item& item, Place from, int d, Place to) {
    const std::int32_t cost = setting.at(from).costs[static_cast<std::size_t>(d)];
    const Rule rule = cost_rule(setting, from, d, to);
    note(edit, {.op = Op::start, .label = Label::points_left, .num = item.b + cost});
    note(edit, {.op = Op::start, .rule = Rule::mnote_5, .label = Label::direction, .num = d});
    const bool path = rule == Rule::mnote_8 || rule == Rule::mnote_9;
    if (path) {
        note(edit, {.rule = rule,
                    .label = rule == Rule::mnote_8 ? Label::road_cost : Label::trail_cost,
                    .num = -cost,
                    .where = to.raw});
    } else {
        const bool woods = setting.is(to, Terrain::woods);
        note(edit, {.rule = woods ? Rule::mnote_12 : Rule::move_4,
                    .label = woods ? Label::woods_cost : Label::terrain_cost,
                    .num = -setting.at(to).entry_cost,
                    .where = to.raw});
    }
    if (setting.has(from, d, Way::stream)) {
        // VAW-A-42: under a road or trail the stream costs nothing.
        const bool bridged = setting.has(from, d, Way::bridge);
        note(edit, {.rule = path      ? Rule::a_42
                            : bridged ? Rule::mnote_11
                                      : Rule::mnote_10,
                    .label = bridged && !path ? Label::bridge : Label::stream_cost,
                    .num = path ? 0 : setting.at(to).entry_cost - cost,
                    .applied = !path && !bridged});
    }
    note(edit, {.op = Op::result, .label = Label::points_left, .num = item.b});
}

// VAW-A-37: the unit counts against the quota when it leaves its hex.
void count_mover(Transaction& edit, const Conduct& conduct, ArmyId army, const Item& item) {
    const bool limited = setting_of(conduct.game).chosen.command && army != ArmyId::prussian;
    if (item.d != 0 || !limited) return;
    edit.edit(army_row(army)).moves_left -= 1;
    if (explains(conduct)) note(edit, {.rule = Rule::a_37, .label = Label::units_by_turn, .num = -1});
}

void go(Conduct& conduct, Ref<Item> ref, Place to) {
    const Setting& setting = setting_of(conduct.game);
    const Item& before = conduct.game.state.at(ref);
    const Ref<Unit> unit = unit_of(before);
    const Unit& walker = conduct.game.state.at(unit);
    const Place from = walker.place;
    const int d = setting.direction(from, to);
    const Rule rule = step_rule(conduct.game.state, walker, unit_at(conduct.game.state, to),
                                cost_rule(setting, from, d, to));
    Transaction edit(conduct.game.state, conduct.log);
    count_mover(edit, conduct, walker.army, before);
    edit.edit(unit).place = to;
    Item& item = edit.edit(ref);
    item.b -= setting.at(from).costs[static_cast<std::size_t>(d)];
    item.d += 1;
    if (explains(conduct)) explain_step(edit, setting, item, from, d, to);
    const EventNumber stepped =
        edit.commit(head(conduct, EventKind::move_stepped, rule, last_event(conduct), unit.raw, to.raw));
    if (setting.at(to).objective == 0) return;
    enter_hex(conduct, unit, to, Rule::loss_9, stepped);
    (void)check_rout(conduct, Rule::win_1, last_event(conduct));
}

void halt(Conduct& conduct, Ref<Item> ref) {
    const Setting& setting = setting_of(conduct.game);
    const Item item = conduct.game.state.at(ref);
    const Ref<Unit> unit = unit_of(item);
    const Place hex = conduct.game.state.at(unit).place;
    const Ref<Unit> enemy =
        item.c != 0 ? Ref<Unit>{} : enemy_next_to(conduct.game.state, setting, hex, item.owner);
    // VAW-A-23: a reinforcement may come on next to an enemy, and stops there.
    const bool came_on = setting.at(hex).entry != 0 && conduct.game.state.at(unit).due != 0 && item.d == 1;
    const Rule stopped = enemy && came_on ? Rule::a_23 : Rule::move_5;
    const Rule rule = enemy || item.b == 0 ? stopped : Rule::mnote_2;
    Transaction edit(conduct.game.state, conduct.log);
    edit.erase(ref);
    if (explains(conduct)) {
        // VAW-A-02: any enemy next to it counts, screened or not.
        if (enemy)
            note(edit, {.op = Op::result, .rule = Rule::a_02, .label = Label::enemy_near, .unit = enemy.raw});
        note(edit, {.op = Op::result, .rule = Rule::mnote_2, .label = Label::points_left, .num = item.b});
    }
    edit.commit(head(conduct, EventKind::move_ended, rule, last_event(conduct), unit.raw, hex.raw));
}

}  // namespace

void set_out(Transaction& edit, const Conduct& conduct, Ref<Item> phase, Item way) {
    way.step = number(StepId::move_unit);
    way.owner = conduct.game.state.at(phase).owner;
    way.parent = phase;
    way.cause = static_cast<std::int32_t>(conduct.log.size()) + 1;
    rules::put_item(edit, way);
}

Walker walker_of(const ledger::State& state, const Item& item) {
    const Ref<Unit> unit = unit_of(item);
    return {.unit = unit,
            .seat = item.owner,
            .points = item.b,
            .barred = barred_from_contact(state, unit, item.c != 0)};
}

void list_steps(const View& view, const Item& item, std::vector<Action>& out) {
    const ledger::State& state = view.open();
    const Setting& setting = setting_of(view);
    const Place from = state.at(unit_of(item)).place;
    if (!halted(state, setting, item)) {
        const Hex& here = setting.at(from);
        const Walker walker = walker_of(state, item);
        for (const std::uint8_t d : here.order) {
            const Place to{here.neighbours[d]};
            if (!to || obstacle(state, setting, walker, to, here.costs[d])) continue;
            out.push_back(action(ActionKind::step, to.raw));
        }
    }
    if (!sharing(state, from, unit_of(item))) out.push_back(action(ActionKind::stop));
}

std::optional<Refusal> refuse_step(const View& view, const Item& item, const Action& action) {
    const ledger::State& state = view.open();
    const Setting& setting = setting_of(view);
    const Ref<Unit> unit = unit_of(item);
    const Place from = state.at(unit).place;
    if (is(action, ActionKind::stop)) {
        const Ref<Unit> other = sharing(state, from, unit);
        if (!other) return std::nullopt;
        return refused(Rule::mnote_6, Reason::on_friend, from.raw, other.raw);
    }
    // VAW-MNOTE-2: the unit on its way finishes before another sets out.
    if (!is(action, ActionKind::step)) return refused(Rule::move_1, Reason::unit_on_its_way, unit.raw);
    const Place to{action.a};
    if (!setting.on_map(to)) return refused(Rule::mnote_7, Reason::off_map);
    const int d = setting.direction(from, to);
    if (const auto stop = halted(state, setting, item)) return stop;
    if (d < 0) return refuse_far_hex(state, setting, walker_of(state, item), to);
    const std::int32_t cost = setting.at(from).costs[static_cast<std::size_t>(d)];
    auto no = refuse_hex(state, setting, walker_of(state, item), to, cost);
    // VAW-A-60: not even as the only step of its move.
    const bool dear = no && no->reason == static_cast<std::uint16_t>(Reason::too_dear);
    if (dear && item.d == 0) no->rule = number(Rule::a_60);
    return no;
}

void act_step(Conduct& conduct, Ref<Item> item, const Action& action) {
    if (is(action, ActionKind::stop)) {
        halt(conduct, item);
    } else {
        go(conduct, item, Place{action.a});
    }
}

}  // namespace hd::vaw
