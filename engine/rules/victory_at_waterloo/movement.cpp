#include "engine/rules/victory_at_waterloo/movement.hpp"

#include "engine/rules/victory_at_waterloo/action_kind.hpp"
#include "engine/rules/victory_at_waterloo/arrivals.hpp"
#include "engine/rules/victory_at_waterloo/sequence.hpp"
#include "engine/rules/victory_at_waterloo/story.hpp"
#include "engine/rules/victory_at_waterloo/walk.hpp"

namespace hd::vaw {

namespace {

enum class Contact : std::uint8_t { none, slow, cavalry };

// What a unit is next to: nothing, infantry and artillery only, or some enemy cavalry.
struct Touch {
    Contact kind = Contact::none;
    Ref<Unit> enemy;
};

Touch touch(const ledger::State& state, const Setting& setting, const Unit& unit) {
    const ledger::Standing& standing = state.standing();
    const std::span<const Unit> units = state.rows<Unit>();
    Touch found;
    for (const std::int32_t neighbour : setting.at(unit.place).neighbours) {
        const std::int32_t slot = standing.first(Place{neighbour});
        if (slot < 0) continue;
        const std::int32_t row = standing.occupant(slot).row;
        const Unit& there = units[static_cast<std::size_t>(row)];
        if (there.seat == unit.seat) continue;
        if (there.type == UnitType::cavalry) return {Contact::cavalry, Ref<Unit>::of_row(row)};
        if (!found.enemy) found = {Contact::slow, Ref<Unit>::of_row(row)};
    }
    return found;
}

bool disintegrated(const ledger::State& state, const Unit& unit) {
    return unit.army == ArmyId::british && state.at(army_row(ArmyId::british)).disintegrated != 0;
}

// VAW-OCAV-1: cavalry next to infantry and artillery only is not engaged.
bool is_free(const Setting& setting, const Unit& unit, const Touch& touched) {
    return setting.chosen.cavalry && unit.type == UnitType::cavalry && touched.kind == Contact::slow;
}

// VAW-A-83: disintegrated units stay, whatever the option allows.
bool may_break_off(const ledger::State& state, const Setting& setting, const Unit& unit,
                   const Touch& touched) {
    return is_free(setting, unit, touched) && !disintegrated(state, unit);
}

// VAW-MOVE-2: why a unit in contact may not move. VAW-A-01: contact is looked at when the owner's movement
// begins; for the first player that is the turn start, for the second it counts what the other's half of the
// turn brought.
Rule rule_of_contact(const ledger::State& state, const Setting& setting, const Unit& unit,
                     const Touch& touched) {
    if (unit.moved == state.at(the_clock).turn) return Rule::mnote_3;
    if (disintegrated(state, unit)) return is_free(setting, unit, touched) ? Rule::a_83 : Rule::mor_4;
    const bool option = setting.chosen.cavalry && unit.type == UnitType::cavalry;
    if (option && touched.kind == Contact::cavalry) return Rule::ocav_3;
    return unit.seat == french_seat ? Rule::move_2 : Rule::a_01;
}

void pick_up(Conduct& conduct, Ref<Item> item, Ref<Unit> ref) {
    const Setting& setting = setting_of(conduct.game);
    const std::int32_t turn = conduct.game.state.at(the_clock).turn;
    Transaction edit(conduct.game.state, conduct.log);
    Unit& unit = edit.edit(ref);
    const bool breaks_off = touch(conduct.game.state, setting, unit).kind != Contact::none;
    const std::int32_t points = allowance(setting, unit.type);
    unit.moved = turn;
    set_out(edit, conduct, item, {.a = ref.raw, .b = points, .c = breaks_off ? 1 : 0});
    if (explains(conduct)) {
        note(edit, {.op = Op::start, .rule = Rule::move_3, .label = Label::allowance, .num = points});
        note(edit, {.op = Op::result, .rule = Rule::mnote_1, .label = Label::points_left, .num = points});
    }
    // VAW-OCMD-4: Prussians are not limited.
    const bool free = setting.chosen.command && unit.army == ArmyId::prussian;
    const Rule rule = breaks_off ? Rule::ocav_1 : free ? Rule::ocmd_4 : Rule::move_1;
    edit.commit(head(conduct, EventKind::move_began, rule, last_event(conduct), ref.raw, unit.place.raw));
}

// Why a unit on the map that is next to so much may not set out.
std::optional<Refusal> refuse_touching(const ledger::State& state, const Setting& setting, Ref<Unit> ref,
                                       const Touch& touched) {
    const Unit& unit = state.at(ref);
    if (touched.enemy && !may_break_off(state, setting, unit, touched)) {
        return refused(rule_of_contact(state, setting, unit, touched), Reason::in_contact, ref.raw,
                       touched.enemy.raw);
    }
    if (unit.moved == state.at(the_clock).turn) return refused(Rule::mnote_2, Reason::has_moved, ref.raw);
    const bool limited = setting.chosen.command && unit.army != ArmyId::prussian;
    if (limited && state.at(army_row(unit.army)).moves_left == 0) {
        return refused(Rule::ocmd_1, Reason::no_moves_left, ref.raw);
    }
    return std::nullopt;
}

// Calls `visit(ref)` for every unit of the seat that may set out.
template <class Visit>
void each_mover(const ledger::State& state, const Setting& setting, Seat seat, Visit visit) {
    const std::span<const Unit> units = state.rows<Unit>();
    const std::int32_t turn = state.at(the_clock).turn;
    const Fringe fringe(state, setting, seat);
    for (std::size_t row = 0; row < units.size(); ++row) {
        // What is cheap to see first: most units are somebody else's or have moved.
        const Unit& unit = units[row];
        if (unit.seat != seat || unit.moved == turn || !setting.on_map(unit.place)) continue;
        const Touch touched = fringe.has(unit.place) ? touch(state, setting, unit) : Touch{};
        if (!refuse_touching(state, setting, unit_row(row), touched)) visit(unit_row(row));
    }
}

// VAW-MNOTE-4: units that could have moved and were held.
std::int32_t held(const ledger::State& state, const Setting& setting, Seat seat) {
    std::int32_t count = 0;
    each_mover(state, setting, seat, [&](Ref<Unit>) { ++count; });
    return count;
}

void end_movement(Conduct& conduct) {
    const Setting& setting = setting_of(conduct.game);
    const Clock clock = conduct.game.state.at(the_clock);
    const std::int32_t waiting = explains(conduct) ? held(conduct.game.state, setting, clock.side) : 0;
    const std::int32_t next = clock.phase + 1;
    Transaction edit(conduct.game.state, conduct.log);
    begin_phase(edit, static_cast<Phase>(next));
    if (waiting > 0) {
        note(edit, {.op = Op::result, .rule = Rule::mnote_4, .label = Label::units_held, .num = waiting});
    }
    // VAW-OCMD-5: the limit is on moving alone.
    if (explains(conduct) && setting.chosen.command) {
        note(edit, {.rule = Rule::ocmd_5, .label = Label::units_by_turn, .applied = false});
    }
    edit.commit(head(conduct, EventKind::phase_began, Rule::play_1, last_event(conduct), 0, next));
}

}  // namespace

std::optional<Refusal> refuse_mover(const ledger::State& state, const Setting& setting, Seat seat,
                                    Ref<Unit> ref) {
    const Unit& unit = state.at(ref);
    if (unit.seat != seat) return refused(Rule::setup_4, Reason::not_yours, ref.raw);
    if (!setting.on_map(unit.place)) return refused(Rule::move_1, Reason::not_on_map, ref.raw);
    return refuse_touching(state, setting, ref, touch(state, setting, unit));
}

void list_movement(const View& view, const Item& item, std::vector<Action>& out) {
    each_mover(view.open(), setting_of(view), item.owner,
               [&](Ref<Unit> ref) { out.push_back(action(ActionKind::move, ref.raw)); });
    list_entries(view, item, out);
    out.push_back(action(ActionKind::end_movement));
}

std::optional<Refusal> refuse_movement(const View& view, const Item& item, const Action& action) {
    if (is(action, ActionKind::end_movement)) return std::nullopt;
    if (is(action, ActionKind::enter)) return refuse_entry(view, item, action);
    // VAW-MOVE-1: no attack before all movement is over.
    if (!is(action, ActionKind::move)) return refused(Rule::move_1, Reason::not_now);
    const ledger::State& state = view.open();
    const bool exists = action.a >= 1 && action.a <= static_cast<std::int32_t>(state.rows<Unit>().size());
    if (!exists) return refused(Rule::move_1, Reason::no_such_unit);
    return refuse_mover(state, setting_of(view), item.owner, Ref<Unit>{action.a});
}

void act_movement(Conduct& conduct, Ref<Item> item, const Action& action) {
    if (is(action, ActionKind::move)) pick_up(conduct, item, Ref<Unit>{action.a});
    if (is(action, ActionKind::enter)) act_entry(conduct, item, action);
    if (is(action, ActionKind::end_movement)) end_movement(conduct);
}

}  // namespace hd::vaw
