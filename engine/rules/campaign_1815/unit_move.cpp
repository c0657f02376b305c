// The counter on its way: hex by hex until it stops.
#include "engine/rules/agenda.hpp"
#include "engine/rules/campaign_1815/action_kind.hpp"
#include "engine/rules/campaign_1815/exits.hpp"
#include "engine/rules/campaign_1815/movement.hpp"
#include "engine/rules/campaign_1815/occupation.hpp"
#include "engine/rules/campaign_1815/sequence.hpp"
#include "engine/rules/campaign_1815/step_story.hpp"
#include "engine/rules/campaign_1815/walk_search.hpp"

namespace hd::c1815 {

namespace {

// 1815 9.A#5, 1815 7.E.1#7: a unit that must leave an enemy zone and hasn't made a step may not stop.
bool is_bound(const ledger::State& state, const Walker& walker) {
    return walker.from_zone && walker.entered == 0 && must_leave(state, state.at(walker.unit));
}

void go(Conduct& conduct, Ref<Item> ref, Place to) {
    const ledger::State& state = conduct.game.state;
    const Setting& setting = setting_of(conduct.game);
    const Walker walker = walker_of(state.at(ref));
    const Place from = state.at(walker.unit).place;
    const StepCost step = step_cost(state, setting, walker.unit, from, setting.direction(from, to));
    const bool least = step.quarters > walker.left;
    const std::int32_t left = least ? 0 : walker.left - step.quarters;
    const std::vector<Line> lines =
        explains(conduct) ? step_lines(state, setting, walker, to) : std::vector<Line>{};
    Transaction edit(conduct.game.state, conduct.log);
    edit.edit(walker.unit).place = to;
    Item& item = edit.edit(ref);
    item.b = left;
    item.d += 1;
    for (const Line& line : lines) note(edit, line);
    const EventNumber stepped =
        edit.commit(head(conduct, EventKind::move_stepped, step_rule(setting, step, to, least),
                         last_event(conduct), walker.unit.raw, to.raw));
    enter_hex(conduct, walker.unit, to, stepped);
    end_if_halted(conduct, stepped);
}

void halt(Conduct& conduct, Ref<Item> ref, Rule rule, EventNumber cause) {
    const Ref<Unit> unit{conduct.game.state.at(ref).a};
    const std::int32_t left = conduct.game.state.at(ref).b;
    const bool stayed = conduct.game.state.at(ref).d == 0;
    Transaction edit(conduct.game.state, conduct.log);
    edit.erase(ref);
    // 1815 7.F#1: who was only picked up has not moved.
    if (stayed) edit.edit(unit).moved = -conduct.game.state.at(the_clock).turn;
    if (explains(conduct))
        note(edit, quarters({.op = Op::result, .rule = rule, .label = Label::points_left, .num = left}));
    edit.commit(
        head(conduct, EventKind::move_ended, rule, cause, unit.raw, conduct.game.state.at(unit).place.raw));
}

Ref<Item> item_on_its_way(const ledger::State& state) {
    const std::span<const Item> items = state.rows_in_play<Item>();
    for (std::size_t i = 0; i < items.size(); ++i) {
        if (items[i].step == number(StepId::move_unit))
            return Ref<Item>::of_row(static_cast<std::int32_t>(i));
    }
    return {};
}

}  // namespace

Walker walker_of(const Item& item) {
    return {.unit = Ref<Unit>{item.a}, .left = item.b, .entered = item.d, .from_zone = item.c != 0};
}

void set_out(Transaction& edit, const Conduct& conduct, Item way) {
    way.step = number(StepId::move_unit);
    way.owner = conduct.game.state.at(the_clock).side;
    way.parent = root_item;
    rules::put_item(edit, way);
}

void end_if_halted(Conduct& conduct, EventNumber cause) {
    const ledger::State& state = conduct.game.state;
    const Ref<Item> item = item_on_its_way(state);
    if (!item) return;
    const Walker walker = walker_of(state.at(item));
    const auto stop = halted(state, setting_of(conduct.game), walker);
    if (stop && !may_exit(state, setting_of(conduct.game), walker))
        halt(conduct, item, static_cast<Rule>(stop->rule), cause);
}

void move_unit_options(const View& view, const Item& item, std::vector<rules::Action>& out) {
    const ledger::State& state = view.common();
    const Setting& setting = setting_of(view);
    const Walker walker = walker_of(item);
    const Place from = state.at(walker.unit).place;
    if (!halted(state, setting, walker)) {
        for (const std::uint8_t d : setting.at(from).order) {
            if (setting.at(from).neighbours[d] == 0) continue;
            if (!refuse_step_to(state, setting, walker, from, d))
                out.push_back(action(ActionKind::step, setting.at(from).neighbours[d]));
        }
    }
    if (!is_bound(state, walker)) out.push_back(action(ActionKind::stop));
    if (may_exit(state, setting, walker)) out.push_back(action(ActionKind::exit));
}

std::optional<Refusal> move_unit_refusal(const View& view, const Item& item, const rules::Action& what) {
    const ledger::State& state = view.common();
    const Setting& setting = setting_of(view);
    const Walker walker = walker_of(item);
    if (is(what, ActionKind::exit)) return refuse_exit(state, setting, walker);
    if (is(what, ActionKind::stop)) {
        if (!is_bound(state, walker)) return std::nullopt;
        const bool disrupted = state.at(walker.unit).disrupted != 0;
        return refused(disrupted ? Rule::r_9_a_5 : Rule::r_7_e_1_7, Reason::must_leave, walker.unit.raw);
    }
    if (!is(what, ActionKind::step)) return refused(Rule::r_5_1, Reason::unit_on_its_way, walker.unit.raw);
    const Place to{what.a};
    const Place from = state.at(walker.unit).place;
    if (!setting.on_map(to)) return refused(Rule::r_5_1, Reason::off_map);
    if (auto stop = halted(state, setting, walker)) return stop;
    const int d = setting.direction(from, to);
    return d < 0 ? refuse_far_hex(state, setting, walker, to)
                 : refuse_step_to(state, setting, walker, from, d);
}

void move_unit_act(Conduct& conduct, Ref<Item> item, const rules::Action& what) {
    if (is(what, ActionKind::step)) go(conduct, item, Place{what.a});
    if (is(what, ActionKind::stop)) halt(conduct, item, Rule::r_5_1, last_event(conduct));
    if (is(what, ActionKind::exit)) act_exit(conduct, item);
}

}  // namespace hd::c1815
