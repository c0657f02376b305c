#include "engine/rules/victory_at_waterloo/arrivals.hpp"

#include "engine/rules/victory_at_waterloo/action_kind.hpp"
#include "engine/rules/victory_at_waterloo/movement.hpp"
#include "engine/rules/victory_at_waterloo/objectives.hpp"
#include "engine/rules/victory_at_waterloo/sequence.hpp"
#include "engine/rules/victory_at_waterloo/story.hpp"
#include "engine/rules/victory_at_waterloo/victory.hpp"
#include "engine/rules/victory_at_waterloo/walk.hpp"

namespace hd::vaw {

namespace {

bool waits(const Setting& setting, const Unit& unit) {
    return unit.due != 0 && unit.place == setting.turn_box(unit.due);
}

// VAW-PRU-2, VAW-A-22: cavalry that comes on in turn 3 has fewer points in that turn only.
bool comes_slowly(const Setting& setting, const Unit& unit, std::int32_t turn) {
    const auto& late = setting.tables.late_arrival;
    return unit.type == late.type && turn == late.turn && unit.due == late.turn;
}

std::optional<Refusal> refuse_hex_of_entry(const ledger::State& state, const Setting& setting, Ref<Unit> ref,
                                           Place hex) {
    const Unit& unit = state.at(ref);
    const Walker walker{
        .unit = ref, .seat = unit.seat, .points = points_on_entry(setting, unit, state.at(the_clock).turn)};
    return refuse_hex(state, setting, walker, hex, setting.at(hex).entry_cost);
}

}  // namespace

bool may_enter(const ledger::State& state, const Setting& setting, const Unit& unit) {
    return unit.due != 0 && unit.due <= state.at(the_clock).turn && waits(setting, unit);
}

std::int32_t points_on_entry(const Setting& setting, const Unit& unit, std::int32_t turn) {
    return comes_slowly(setting, unit, turn) ? setting.tables.late_arrival.allowance
                                             : allowance(setting, unit.type);
}

void list_entries(const View& view, const Item& item, std::vector<Action>& out) {
    const ledger::State& state = view.open();
    const Setting& setting = setting_of(view);
    const auto units = state.rows<Unit>();
    for (std::size_t row = 0; row < units.size(); ++row) {
        const Unit& unit = units[row];
        // What is cheap to see first: most units start on the map.
        if (unit.due == 0 || unit.seat != item.owner || !may_enter(state, setting, unit)) continue;
        const auto ref = unit_row(row);
        for (const Place hex : setting.entries) {
            if (refuse_hex_of_entry(state, setting, ref, hex)) continue;
            out.push_back(action(ActionKind::enter, ref.raw, hex.raw));
        }
    }
}

std::optional<Refusal> refuse_entry(const View& view, const Item& item, const Action& action) {
    const ledger::State& state = view.open();
    const Setting& setting = setting_of(view);
    const Ref<Unit> ref{action.a};
    if (ref.raw < 1 || ref.row() >= static_cast<std::int32_t>(state.rows<Unit>().size())) {
        return refused(Rule::pru_1, Reason::no_such_unit);
    }
    const Unit& unit = state.at(ref);
    if (unit.seat != item.owner) return refused(Rule::setup_4, Reason::not_yours, ref.raw);
    if (!waits(setting, unit)) return refused(Rule::pru_1, Reason::not_waiting, ref.raw);
    // VAW-SETUP-8, VAW-A-21: never earlier than its box says, later if its owner likes.
    if (unit.due > state.at(the_clock).turn)
        return refused(Rule::setup_8, Reason::not_due, ref.raw, unit.due);
    const Place hex{action.b};
    if (!setting.on_map(hex) || setting.at(hex).entry == 0) {
        return refused(Rule::pru_3, Reason::not_an_entry, hex.raw);
    }
    return refuse_hex_of_entry(state, setting, ref, hex);
}

void act_entry(Conduct& conduct, Ref<Item> item, const Action& action) {
    const Setting& setting = setting_of(conduct.game);
    const Ref<Unit> ref{action.a};
    const Place hex{action.b};
    const std::int32_t turn = conduct.game.state.at(the_clock).turn;
    Transaction edit(conduct.game.state, conduct.log);
    Unit& unit = edit.edit(ref);
    const std::int32_t points = points_on_entry(setting, unit, turn);
    const std::int32_t left = points - setting.at(hex).entry_cost;
    unit.place = hex;
    unit.moved = turn;
    set_out(edit, conduct, item, {.a = ref.raw, .b = left, .d = 1});
    if (explains(conduct)) {
        const bool slow = comes_slowly(setting, unit, turn);
        const bool kept = unit.type == setting.tables.late_arrival.type && unit.due < turn;
        note(edit, {.op = Op::start,
                    .rule = slow   ? Rule::pru_2
                            : kept ? Rule::a_22
                                   : Rule::move_3,
                    .label = Label::allowance,
                    .num = points});
        note(edit, {.rule = Rule::pru_4,
                    .label = Label::terrain_cost,
                    .num = -setting.at(hex).entry_cost,
                    .where = hex.raw});
        note(edit, {.rule = Rule::a_78, .label = Label::road_cost, .where = hex.raw, .applied = false});
        note(edit, {.op = Op::result, .label = Label::points_left, .num = left});
    }
    const Rule rule = unit.due == turn ? Rule::pru_1 : Rule::a_21;
    const EventNumber entered = edit.commit(
        head(conduct, EventKind::reinforcement_entered, rule, last_event(conduct), ref.raw, hex.raw));
    enter_hex(conduct, ref, hex, Rule::loss_9, entered);
    (void)check_rout(conduct, Rule::win_1, last_event(conduct));
}

}  // namespace hd::vaw
