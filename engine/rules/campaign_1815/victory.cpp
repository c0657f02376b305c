#include "engine/rules/campaign_1815/victory.hpp"

#include "engine/rules/agenda.hpp"
#include "engine/rules/campaign_1815/exits.hpp"
#include "engine/rules/campaign_1815/sequence.hpp"
#include "engine/rules/campaign_1815/supply.hpp"

#include <algorithm>

namespace hd::c1815 {

namespace {

// 1815 13#5, 1815 A-38: a road of the French from the exit area to the south edge.
Place end_of_road_to_exit(const ledger::State& state, const Setting& setting) {
    const std::vector<bool> reached = roads_to_edge(state, setting, french_seat, Edge::french);
    for (const Place road : setting.roads) {
        if (setting.on_edge(road, Edge::exit_end) && reached[static_cast<std::size_t>(road.raw)]) return road;
    }
    return {};
}

// 1815 A-52: the defence points of units that left the map, which nobody scores.
std::int32_t defence_that_left(const ledger::State& state, const Setting& setting) {
    std::int32_t sum = 0;
    const std::span<const Unit> units = state.rows<Unit>();
    for (std::size_t row = 0; row < units.size(); ++row) {
        if (units[row].place == setting.exited) sum += setting.counters[row].face(units[row].steps).defence;
    }
    return sum;
}

void explain(Transaction& edit, const Setting& setting, const ledger::State& state, const Points& now) {
    const auto line = [&edit](Op op, Rule rule, Label label, std::int32_t num, bool applied = true) {
        note(edit, {.op = op, .rule = rule, .label = label, .num = num, .applied = applied});
    };
    line(Op::column, Rule::r_13_1, Label::data_value, state.at(the_clock).turn);
    line(Op::start, Rule::r_13_2, Label::victory_points, now.french_kills);
    line(Op::add, Rule::r_13_3, Label::exit_points, now.exits, now.road);
    line(Op::column, Rule::r_13_4, Label::threshold, exit_threshold(state, setting));
    line(Op::add, Rule::r_13_4, Label::exit_bonus, now.bonus, now.road);
    line(Op::column, Rule::r_13_5, Label::road_to_exit, now.road ? 1 : 0);
    if (const Place end = end_of_road_to_exit(state, setting))
        note(edit, {.op = Op::column, .rule = Rule::r_a_38, .label = Label::road_to_exit, .where = end.raw});
    line(Op::add, Rule::r_13_2, Label::victory_points, -now.allied_kills);
    if (const std::int32_t left = defence_that_left(state, setting))
        line(Op::add, Rule::r_a_52, Label::defence_lost, -left, false);
    line(Op::result, Rule::r_13_8, Label::lead, now.lead());
}

}  // namespace

Points points(const ledger::State& state, const Setting& setting) {
    Points now;
    const std::span<const Unit> units = state.rows<Unit>();
    for (std::size_t row = 0; row < units.size(); ++row) {
        const Unit& unit = units[row];
        const Counter& counter = setting.counters[row];
        if (unit.type == UnitType::leader) continue;
        // 1815 A-52: leaving costs nothing; a step that was lost before is lost all the same (1815 13#2).
        const std::int32_t left = unit.steps > 0 ? counter.face(unit.steps).defence : 0;
        const std::int32_t lost = counter.full.defence - left;
        (unit.seat == french_seat ? now.allied_kills : now.french_kills) += lost;
    }
    const std::int32_t exited = state.at(the_campaign).exited;
    now.exits = exited * setting.number(Number::exit_points);
    now.bonus = exited >= exit_threshold(state, setting) ? setting.number(Number::exit_bonus) : 0;
    now.road = exited > 0 && end_of_road_to_exit(state, setting);
    return now;
}

void judge(Conduct& conduct, EventNumber cause) {
    const ledger::State& state = conduct.game.state;
    const Setting& setting = setting_of(conduct.game);
    const Points now = points(state, setting);
    // 1815 13#8: no draw.
    const bool french = now.lead() >= setting.number(Number::win_lead);
    const Level level = french ? Level::french_victory : Level::allied_victory;
    Transaction edit(conduct.game.state, conduct.log);
    edit.edit(the_campaign).level = level;
    rules::take_off(edit, state, root_item);
    if (explains(conduct)) explain(edit, setting, state, now);
    edit.commit(head(conduct, EventKind::game_won, Rule::r_13_8, cause, 0, static_cast<std::int32_t>(level)));
}

rules::Outcome outcome(const rules::Game& game) {
    const Points now = points(game.state, setting_of(game));
    rules::Outcome result;
    result.scores.emplace_back("french", now.french());
    result.scores.emplace_back("allied", now.allied_kills);
    const Level level = game.state.at(the_campaign).level;
    if (level == Level::none) return result;
    result.complete = true;
    result.winner = level == Level::french_victory ? french_seat : allied_seat;
    result.level = level_names[static_cast<std::size_t>(level)];
    return result;
}

}  // namespace hd::c1815
