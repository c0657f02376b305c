#include "engine/rules/victory_at_waterloo/losses.hpp"

#include "engine/rules/victory_at_waterloo/morale.hpp"
#include "engine/rules/victory_at_waterloo/story.hpp"
#include "engine/rules/victory_at_waterloo/victory.hpp"

#include <algorithm>

namespace hd::vaw {

namespace {

// VAW-A-19, VAW-A-73: markers stay on their track.
std::int32_t on_track(const Setting& setting, ArmyId army, std::int32_t box) {
    return std::clamp(box, 0, setting.track(army).last_box);
}

void explain_marker(Transaction& edit, std::int32_t before, std::int32_t boxes, std::int32_t after,
                    bool locked) {
    note(edit, {.op = Op::start, .label = Label::marker_before, .num = before});
    note(edit, {.label = Label::boxes, .num = boxes, .applied = !locked});
    // VAW-MOR-5, VAW-A-72: the objective changes hands all the same.
    if (locked) {
        note(edit, {.op = Op::shift, .rule = Rule::mor_5, .label = Label::locked_marker});
        note(edit, {.op = Op::shift, .rule = Rule::a_72, .label = Label::locked_marker});
    }
    if (!locked && before + boxes < 0) {
        note(edit, {.op = Op::shift, .rule = Rule::a_19, .label = Label::track_end, .num = after});
    }
    if (!locked && before + boxes > after && boxes > 0) {
        note(edit, {.op = Op::shift, .rule = Rule::a_73, .label = Label::track_end, .num = after});
    }
    note(edit, {.op = Op::result, .label = Label::marker_after, .num = after});
}

// The five markers of the Old Guard option, and the British rout marker if play balance has placed it.
struct Shift {
    ArmyId army = ArmyId::none;
    std::int32_t boxes = 0;
    bool rout = false;
};

void shift_thresholds(Conduct& conduct, const Shift& shift, EventNumber cause) {
    const Setting& setting = setting_of(conduct.game);
    Transaction edit(conduct.game.state, conduct.log);
    Army& army = edit.edit(army_row(shift.army));
    const Track& track = setting.track(shift.army);
    const auto move = [&](std::int32_t& box, std::int32_t printed) {
        if (printed > 0) box = on_track(setting, shift.army, box + shift.boxes);
    };
    move(army.demoralised_at, track.demoralised_at);
    move(army.disintegrated_at, track.disintegrated_at);
    if (shift.rout) move(army.rout_at, track.rout_at);
    const bool british = shift.army == ArmyId::british;
    if (explains(conduct) && british) {
        note(edit, {.rule = Rule::a_36, .label = Label::rout_box, .num = shift.boxes, .applied = shift.rout});
    }
    if (explains(conduct)) note(edit, {.rule = Rule::a_35, .label = Label::next_turn_start});
    edit.commit(head(conduct, EventKind::threshold_shifted, Rule::ogrd_2, cause, army_row(shift.army).raw,
                     shift.boxes));
}

// VAW-A-74: the markers move when the result is read. VAW-A-33: once for every Guard unit in the attack.
EventNumber tell_repulse(Conduct& conduct, Ref<Unit> unit, EventNumber cause) {
    Transaction edit(conduct.game.state, conduct.log);
    if (explains(conduct)) {
        for (const Rule rule : {Rule::a_33, Rule::a_74}) {
            note(edit, {.rule = rule, .label = Label::threshold, .num = 1, .unit = unit.raw});
        }
    }
    return edit.commit(head(conduct, EventKind::guard_repulsed, Rule::ogrd_2, cause, unit.raw));
}

}  // namespace

void move_marker(Conduct& conduct, ArmyId id, std::int32_t boxes, Rule rule, EventNumber cause) {
    const Setting& setting = setting_of(conduct.game);
    Transaction edit(conduct.game.state, conduct.log);
    Army& army = edit.edit(army_row(id));
    const std::int32_t before = army.turn_losses;
    const bool locked = boxes < 0 && army.locked != 0;
    if (!locked) army.turn_losses = on_track(setting, id, before + boxes);
    if (explains(conduct)) explain_marker(edit, before, boxes, army.turn_losses, locked);
    // VAW-A-18: the lock is set as soon as the marker reaches the box.
    if (army.locked == 0 && morale(setting, id, army, army.turn_losses).disintegrated) {
        army.locked = 1;
        if (explains(conduct))
            note(edit, {.op = Op::result, .rule = Rule::a_18, .label = Label::locked_marker});
    }
    edit.commit(head(conduct, EventKind::loss_marker_moved, locked ? Rule::mor_5 : rule, cause,
                     army_row(id).raw, army.turn_losses - before));
}

EventNumber destroy(Conduct& conduct, Ref<Unit> unit, Rule rule, EventNumber cause) {
    const Setting& setting = setting_of(conduct.game);
    Transaction edit(conduct.game.state, conduct.log);
    Unit& row = edit.edit(unit);
    const Place hex = row.place;
    const ArmyId army = row.army;
    const std::int32_t strength = row.strength;
    if (row.part != Part::none) row.vacated = hex.raw;
    row.place = setting.destroyed;
    row.owed = 0;
    const EventNumber event =
        edit.commit(head(conduct, EventKind::unit_destroyed, rule, cause, unit.raw, hex.raw));
    move_marker(conduct, army, strength, Rule::loss_2, event);
    return event;
}

bool repulse(Conduct& conduct, Ref<Unit> unit, EventNumber cause) {
    const Setting& setting = setting_of(conduct.game);
    if (!setting.chosen.old_guard || conduct.game.state.at(unit).guard == 0) return false;
    const EventNumber event = tell_repulse(conduct, unit, cause);
    shift_thresholds(conduct, {.army = ArmyId::french, .boxes = -1, .rout = true}, event);
    shift_thresholds(conduct, {.army = ArmyId::british, .boxes = 1, .rout = setting.chosen.balance}, event);
    shift_thresholds(conduct, {.army = ArmyId::prussian, .boxes = 1}, event);
    // VAW-A-74, VAW-A-75: a French rout is checked there and then.
    return check_rout(conduct, Rule::ogrd_5, event);
}

}  // namespace hd::vaw
