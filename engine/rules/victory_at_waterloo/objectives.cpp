#include "engine/rules/victory_at_waterloo/objectives.hpp"

#include "engine/rules/victory_at_waterloo/story.hpp"

namespace hd::vaw {

namespace {

// How one loss marker moves when an objective changes hands.
struct Swing {
    ArmyId army = ArmyId::none;
    std::int32_t boxes = 0;
    Rule rule = Rule::none;
};

// VAW-LOSS-3, VAW-LOSS-8, VAW-LHS-1: the French take their own objective back from nobody: either it was on
// their list (the British lose), or on the Coalition's (the French recover), or on both.
void french_enter(Conduct& conduct, const ObjectiveInfo& objective, EventNumber event) {
    const bool both = objective.british_loss > 0 && objective.french_loss > 0;
    if (objective.french_loss > 0) {
        move_marker(conduct, ArmyId::french, -objective.french_loss, both ? Rule::lhs_1 : Rule::loss_8,
                    event);
    }
    if (objective.british_loss > 0) {
        move_marker(conduct, ArmyId::british, objective.british_loss, both ? Rule::lhs_1 : Rule::loss_3,
                    event);
    }
}

// VAW-LOSS-6, VAW-LOSS-8, VAW-LHS-2. Whoever of the Coalition takes it back, the British marker moves
// (VAW-A-26, VAW-A-71).
void coalition_enter(Conduct& conduct, const ObjectiveInfo& objective, ArmyId who, EventNumber event) {
    const bool both = objective.british_loss > 0 && objective.french_loss > 0;
    const bool prussian = who == ArmyId::prussian;
    if (objective.british_loss > 0) {
        const Rule british = both ? Rule::lhs_2 : Rule::loss_8;
        const Rule by_prussians = both ? Rule::a_26 : Rule::a_71;
        move_marker(conduct, ArmyId::british, -objective.british_loss, prussian ? by_prussians : british,
                    event);
    }
    if (objective.french_loss > 0) {
        move_marker(conduct, ArmyId::french, objective.french_loss, both ? Rule::lhs_2 : Rule::loss_6, event);
    }
}

void explain_capture(Transaction& edit, const ObjectiveInfo& objective, const Unit& unit, Rule how) {
    const bool french = unit.seat == french_seat;
    const std::int32_t value = french ? objective.british_loss : objective.french_loss;
    const std::int32_t where = objective.place.raw;
    note(edit, {.op = Op::start,
                .rule = french ? Rule::loss_4 : Rule::loss_7,
                .label = Label::objective_value,
                .num = value,
                .where = where,
                .applied = value > 0});
    // VAW-LOSS-5: what the French take never moves the Prussian marker.
    if (french) {
        note(edit, {.rule = Rule::loss_5, .label = Label::prussian_marker, .where = where, .applied = false});
    }
    // VAW-A-40: units were removed before the advance, and the place is taken after it.
    if (how == Rule::loss_10)
        note(edit, {.rule = Rule::a_40, .label = Label::objective_value, .where = where});
    // VAW-A-69: cavalry enters each of two hexes in turn.
    if (how != Rule::loss_9 && unit.type == UnitType::cavalry) {
        note(edit, {.rule = Rule::a_69, .label = Label::objective_value, .where = where});
    }
}

}  // namespace

void enter_hex(Conduct& conduct, Ref<Unit> unit, Place hex, Rule rule, EventNumber cause) {
    const Setting& setting = setting_of(conduct.game);
    const Ref<Objective> here{setting.at(hex).objective};
    if (!here) return;
    const Seat seat = conduct.game.state.at(unit).seat;
    if (conduct.game.state.at(here).holder == seat) return;
    const ObjectiveInfo& objective = setting.objectives[static_cast<std::size_t>(here.row())];
    // It is recaptured by the side whose own marker it moved to the right when it was lost.
    const bool recaptured = seat == french_seat ? objective.french_loss > 0 : objective.british_loss > 0;

    Transaction edit(conduct.game.state, conduct.log);
    edit.edit(here).holder = seat;
    if (explains(conduct)) explain_capture(edit, objective, conduct.game.state.at(unit), rule);
    const EventNumber event = edit.commit(
        head(conduct, recaptured ? EventKind::objective_recaptured : EventKind::objective_captured, rule,
             cause, here.raw, unit.raw));
    if (seat == french_seat) {
        french_enter(conduct, objective, event);
    } else {
        coalition_enter(conduct, objective, conduct.game.state.at(unit).army, event);
    }
}

}  // namespace hd::vaw
