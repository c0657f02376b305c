#include "engine/rules/campaign_1815/set_up.hpp"

#include "engine/rules/agenda.hpp"
#include "engine/rules/campaign_1815/option.hpp"
#include "engine/rules/campaign_1815/reputation.hpp"
#include "engine/rules/campaign_1815/sequence.hpp"

#include <algorithm>

namespace hd::c1815 {

namespace {

// A value of the data, so that it can be seen where it comes from.
void note_value(Transaction& edit, Rule rule, std::int32_t value, std::int32_t unit = 0, Place where = {}) {
    note(edit, {.op = Op::start,
                .rule = rule,
                .label = Label::data_value,
                .num = value,
                .unit = unit,
                .where = where.raw});
}

// How many cells the table of results has, how many of them the rulebook still shows (rows -1 and 0), and
// how many results there are.
void note_results(Transaction& edit, const Tables& tables) {
    constexpr auto columns = static_cast<std::int32_t>(column_names.size());
    std::array<bool, result_names.size()> seen{};
    for (const auto& row : tables.results) {
        for (const Result result : row) seen[static_cast<std::size_t>(result)] = true;
    }
    note_value(edit, Rule::r_ch_crt_1, columns * (last_row - first_row + 1));
    note_value(edit, Rule::r_ch_crt_2, columns * (1 - first_row));
    note_value(edit, Rule::r_ch_crt_3, static_cast<std::int32_t>(std::count(seen.begin(), seen.end(), true)));
}

// 1815 A-02: the hexes of each friendly edge and of the exit area.
void note_edges(Transaction& edit, const Setting& setting) {
    for (const Edge edge : {Edge::french, Edge::prussian, Edge::anglo, Edge::exit}) {
        const auto hexes = std::count_if(setting.hex.begin(), setting.hex.end(), [edge](const Hex& hex) {
            return (hex.edges & static_cast<unsigned>(edge)) != 0;
        });
        note_value(edit, Rule::r_a_02, static_cast<std::int32_t>(hexes));
    }
}

// 1815 CH.TEC#1, 1815 CH.TEC#2: the chart, line by line.
void note_terrain(Transaction& edit, const Setting& setting) {
    for (const TerrainEffect& effect : setting.tables.terrain) {
        for (const std::int32_t cost : effect.quarters)
            note(edit,
                 quarters(
                     {.op = Op::start, .rule = Rule::r_ch_tec_1, .label = Label::data_value, .num = cost}));
        note_value(edit, Rule::r_ch_tec_2, effect.die);
    }
}

// 1815 CH.AAE, 1815 CH.PRE: the delay from each entry to each other, told at the other.
void note_delays(Transaction& edit, const Setting& setting) {
    for (const Entry& from : setting.entries) {
        for (std::size_t to = 0; to < from.delays.size(); ++to) {
            if (from.delays[to] == 0) continue;
            const Rule chart = from.army == ArmyId::prussian ? Rule::r_ch_pre : Rule::r_ch_aae;
            note_value(edit, chart, from.delays[to], 0, setting.entries[to].hexes.front());
        }
    }
}

std::int32_t count_of(const Setting& setting, bool leaders) {
    return static_cast<std::int32_t>(std::count_if(
        setting.counters.begin(), setting.counters.end(),
        [leaders](const Counter& counter) { return (counter.type == UnitType::leader) == leaders; }));
}

// 1815 1#1: both sheets as one board.
void lay_board(Conduct& conduct) {
    const Setting& setting = setting_of(conduct.game);
    Transaction edit(conduct.game.state, conduct.log);
    if (explains(conduct)) {
        for (const Place hex : setting.ambush) note_value(edit, Rule::r_15_b_3, 1, 0, hex);
        note_value(edit, Rule::r_3_3, static_cast<std::int32_t>(setting.tables.turns.size()));
        note_results(edit, setting.tables);
        note_value(edit, Rule::r_int_1, static_cast<std::int32_t>(setting.seats.size()));
        note_value(edit, Rule::r_1_2, setting.number(Number::hex_metres));
        for (const bool leaders : {false, true}) note_value(edit, Rule::r_1_3, count_of(setting, leaders));
        note_edges(edit, setting);
        note_terrain(edit, setting);
    }
    const auto hexes = static_cast<std::int32_t>(setting.hex.size()) - 1;
    edit.commit(head(conduct, EventKind::board_laid, Rule::r_1_1, ledger::no_event, 0, hexes));
}

// 1815 2.A#2: who controls which road.
void hold_roads(Conduct& conduct) {
    const Setting& setting = setting_of(conduct.game);
    Transaction edit(conduct.game.state, conduct.log);
    for (std::size_t row = 0; row < setting.roads.size(); ++row)
        edit.edit(Ref<Road>::of_row(static_cast<std::int32_t>(row))).holder = setting.road_holders[row];
    if (explains(conduct)) note_value(edit, Rule::r_a_01, setting.number(Number::french_roads_row));
    edit.commit(head(conduct, EventKind::roads_held, Rule::r_2_a_2, last_event(conduct), 0,
                     static_cast<std::int32_t>(setting.roads.size())));
}

// 1815 12#1: the groups that are to come.
void lay_entries(Conduct& conduct) {
    const Setting& setting = setting_of(conduct.game);
    Transaction edit(conduct.game.state, conduct.log);
    for (std::size_t row = 0; row < setting.groups.size(); ++row) {
        const GroupInfo& info = setting.groups[row];
        Group& group = edit.edit(Ref<Group>::of_row(static_cast<std::int32_t>(row)));
        group = {.seat = seat_of_army(info.army), .due = info.due, .entry = info.entry};
    }
    edit.edit(the_campaign) = setting.campaign;
    if (explains(conduct)) note_delays(edit, setting);
    edit.commit(head(conduct, EventKind::entries_laid, Rule::r_12_1, last_event(conduct), 0,
                     static_cast<std::int32_t>(setting.groups.size())));
}

// 1815 15.A#1: the Allies first.
void set_up_army(Conduct& conduct, ArmyId id) {
    const Setting& setting = setting_of(conduct.game);
    Transaction edit(conduct.game.state, conduct.log);
    for (std::size_t row = 0; row < setting.units.size(); ++row) {
        const Unit& unit = setting.units[row];
        if (unit.army != id) continue;
        edit.edit(unit_row(row)) = unit;
        const Counter& counter = setting.counters[row];
        if (explains(conduct) && counter.has(Tag::kgl_dragoons))
            note_value(edit, Rule::r_16_a, counter.full.attack, unit_row(row).raw);
        if (explains(conduct) && counter.has(Tag::hal_detachment) && unit.group != 0)
            note_value(edit, Rule::r_16_c, setting.groups[static_cast<std::size_t>(unit.group) - 1].due,
                       unit_row(row).raw);
    }
    edit.commit(head(conduct, EventKind::army_set_up, Rule::r_15_a_1, last_event(conduct),
                     static_cast<std::int32_t>(id)));
}

// 1815 16#1: how many options are in force, and which.
void note_options(Transaction& edit, const Setting& setting) {
    const auto on = std::count_if(setting.options.begin(), setting.options.end(),
                                  [](std::int32_t value) { return value != 0; });
    note_value(edit, Rule::r_16_1, static_cast<std::int32_t>(on));
    for (std::size_t i = 0; i < setting.options.size(); ++i)
        note_value(edit, static_cast<Rule>(option_infos[i].rule), setting.options[i]);
}

// 1815 15.C: the first item of the agenda.
void start_play(Conduct& conduct) {
    const Start& start = setting_of(conduct.game).start;
    Transaction edit(conduct.game.state, conduct.log);
    rules::put_item(edit, {.step = number(StepId::turn_start)});
    Clock& clock = edit.edit(the_clock);
    clock.turn = start.phase == Phase::none ? start.turn - 1 : start.turn;
    if (start.phase != Phase::none) begin_phase(edit, start.phase);
    if (start.orders_given) go_on(edit, StepId::movement);
    if (explains(conduct)) note_options(edit, setting_of(conduct.game));
    edit.commit(head(conduct, EventKind::game_started, Rule::r_15_c, last_event(conduct), 0, start.turn));
}

}  // namespace

void set_up(Conduct& conduct) {
    lay_board(conduct);
    hold_roads(conduct);
    lay_entries(conduct);
    for (const ArmyId id : {ArmyId::anglo, ArmyId::prussian, ArmyId::french}) set_up_army(conduct, id);
    start_play(conduct);
    roll_reputation(conduct);
}

}  // namespace hd::c1815
