#include "engine/rules/victory_at_waterloo/set_up.hpp"

#include "engine/rules/agenda.hpp"
#include "engine/rules/victory_at_waterloo/sequence.hpp"
#include "engine/rules/victory_at_waterloo/story.hpp"

namespace hd::vaw {

namespace {

// A value of the data that a ruling settled, so that it can be seen where it comes from.
void note_value(Transaction& edit, Rule rule, std::int32_t value, Place where = {}) {
    note(edit, {.op = Op::start, .rule = rule, .label = Label::data_value, .num = value, .where = where.raw});
}

// VAW-SETUP-1: both halves as one map. The entries, and the hexes that rulings placed, are told with it.
void lay_board(Conduct& conduct) {
    const Setting& setting = setting_of(conduct.game);
    Transaction edit(conduct.game.state, conduct.log);
    if (explains(conduct)) {
        for (const Place entry : setting.entries) note_value(edit, Rule::a_48, 1, entry);
        for (const RuledPlace& ruled : setting.ruled_places)
            note_value(edit, ruled.rule, ruled.value, ruled.place);
    }
    const auto hexes = static_cast<std::int32_t>(setting.hex.size()) - 1;
    edit.commit(head(conduct, EventKind::board_laid, Rule::setup_1, ledger::no_event, 0, hexes));
}

// VAW-SETUP-2: the kinds of terrain; a bridge is no kind of its own but a stream's.
void list_terrain(Conduct& conduct) {
    const Tables& tables = setting_of(conduct.game).tables;
    Transaction edit(conduct.game.state, conduct.log);
    if (explains(conduct)) {
        note_value(edit, Rule::a_46, tables.of(TerrainKind::chateau).combat);
        for (const TerrainKind kind :
             {TerrainKind::road, TerrainKind::trail, TerrainKind::ridge, TerrainKind::chateau}) {
            note_value(edit, Rule::a_51, tables.of(kind).half_points);
        }
        for (const Band& band : tables.results) note_value(edit, Rule::a_52, band.low);
    }
    const auto kinds = static_cast<std::int32_t>(tables.terrain.size()) - 1;
    edit.commit(head(conduct, EventKind::terrain_listed, Rule::setup_2, last_event(conduct), 0, kinds));
}

// VAW-SETUP-3
void lay_tracks(Conduct& conduct) {
    const Tables& tables = setting_of(conduct.game).tables;
    Transaction edit(conduct.game.state, conduct.log);
    if (explains(conduct)) {
        for (const Track& track : tables.tracks) note_value(edit, Rule::a_50, track.last_box);
        note_value(edit, Rule::a_50, tables.tracks[1].rout_at);
        for (const Level level : tables.victory)
            note_value(edit, Rule::a_53, static_cast<std::int32_t>(level));
    }
    edit.commit(head(conduct, EventKind::tracks_laid, Rule::setup_3, last_event(conduct), 0, tables.turns));
}

// VAW-SETUP-6, VAW-SETUP-7, VAW-SETUP-8: the armies one after the other, where their counters say.
void set_up_army(Conduct& conduct, ArmyId id) {
    const Setting& setting = setting_of(conduct.game);
    Transaction edit(conduct.game.state, conduct.log);
    for (std::size_t row = 0; row < setting.units.size(); ++row) {
        const Unit& unit = setting.units[row];
        if (unit.army != id) continue;
        const auto ref = unit_row(row);
        edit.edit(ref) = unit;
        if (explains(conduct) && unit.guard != 0) {
            note(edit, {.op = Op::start, .rule = Rule::a_47, .label = Label::data_value, .unit = ref.raw});
        }
    }
    const Rule rule = id == ArmyId::french    ? Rule::setup_6
                      : id == ArmyId::british ? Rule::setup_7
                                              : Rule::setup_8;
    edit.commit(head(conduct, EventKind::army_set_up, rule, last_event(conduct), army_row(id).raw));
}

// VAW-SETUP-9, VAW-LOSS-1: the loss markers; the turn marker goes on its box when the first turn begins.
void place_markers(Conduct& conduct) {
    const Setting& setting = setting_of(conduct.game);
    Transaction edit(conduct.game.state, conduct.log);
    for (const ArmyId id : all_armies) {
        const Army& army = setting.armies[static_cast<std::size_t>(id) - 1];
        edit.edit(army_row(id)) = army;
        if (!explains(conduct)) continue;
        note(edit, {.op = Op::start,
                    .rule = Rule::loss_1,
                    .label = Label::marker_after,
                    .num = army.turn_losses,
                    .unit = static_cast<std::int32_t>(id)});
    }
    edit.commit(
        head(conduct, EventKind::markers_placed, Rule::setup_9, last_event(conduct), 0, setting.start.turn));
}

// VAW-SETUP-10: in the basic game the threshold markers are put aside; the options place them.
void place_thresholds(Conduct& conduct) {
    const Setting& setting = setting_of(conduct.game);
    if (!setting.chosen.old_guard && !setting.chosen.balance) {
        tell(conduct, head(conduct, EventKind::markers_put_aside, Rule::setup_10, last_event(conduct)));
        return;
    }
    const Rule rule = setting.chosen.balance ? Rule::obal_1 : Rule::ogrd_1;
    for (const ArmyId id : all_armies) {
        const Army& army = conduct.game.state.at(army_row(id));
        Transaction edit(conduct.game.state, conduct.log);
        if (explains(conduct)) {
            for (const std::int32_t box : {army.demoralised_at, army.disintegrated_at, army.rout_at}) {
                note(edit, {.op = Op::column, .rule = rule, .label = Label::threshold, .num = box});
            }
        }
        edit.commit(head(conduct, EventKind::thresholds_placed, rule, last_event(conduct), army_row(id).raw));
    }
}

// VAW-LHS-3: each side holds what the other is to take.
void hold_objectives(Conduct& conduct) {
    const Setting& setting = setting_of(conduct.game);
    Transaction edit(conduct.game.state, conduct.log);
    for (std::size_t row = 0; row < setting.objectives.size(); ++row) {
        const ObjectiveInfo& objective = setting.objectives[row];
        edit.edit(Ref<Objective>::of_row(static_cast<std::int32_t>(row))).holder = objective.holder;
        if (!explains(conduct)) continue;
        note(edit, {.op = Op::start,
                    .rule = Rule::loss_4,
                    .label = Label::objective_value,
                    .num = objective.british_loss,
                    .where = objective.place.raw});
        note(edit, {.op = Op::start,
                    .rule = Rule::loss_7,
                    .label = Label::objective_value,
                    .num = objective.french_loss,
                    .where = objective.place.raw});
    }
    edit.commit(head(conduct, EventKind::objectives_held, Rule::lhs_3, last_event(conduct)));
}

// The first item of the agenda: the start of the first turn, or the phase in which the scenario begins.
void start_play(Conduct& conduct) {
    const Start& start = setting_of(conduct.game).start;
    Transaction edit(conduct.game.state, conduct.log);
    rules::put_item(edit, {.step = number(StepId::turn_start)});
    Clock& clock = edit.edit(the_clock);
    clock.turn = start.phase == Phase::none ? start.turn - 1 : start.turn;
    if (start.phase != Phase::none) begin_phase(edit, start.phase);
    if (start.duties_set) edit.edit(root_item).step = number(StepId::attacks);
    edit.commit(head(conduct, EventKind::game_started, Rule::play_1, last_event(conduct), 0, start.turn));
}

}  // namespace

void set_up(Conduct& conduct) {
    const auto count = static_cast<std::int32_t>(setting_of(conduct.game).units.size());
    const auto seats = static_cast<std::int32_t>(conduct.game.setting->seats.size());
    lay_board(conduct);
    list_terrain(conduct);
    lay_tracks(conduct);
    tell(conduct, head(conduct, EventKind::seats_taken, Rule::setup_4, last_event(conduct), 0, seats));
    tell(conduct, head(conduct, EventKind::units_counted, Rule::setup_5, last_event(conduct), 0, count));
    for (const ArmyId id : all_armies) set_up_army(conduct, id);
    place_markers(conduct);
    place_thresholds(conduct);
    hold_objectives(conduct);
    start_play(conduct);
}

}  // namespace hd::vaw
