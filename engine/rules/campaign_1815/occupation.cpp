#include "engine/rules/campaign_1815/occupation.hpp"

#include "engine/board/map.hpp"
#include "engine/rules/agenda.hpp"
#include "engine/rules/campaign_1815/action_kind.hpp"
#include "engine/rules/campaign_1815/command.hpp"
#include "engine/rules/campaign_1815/contact.hpp"
#include "engine/rules/campaign_1815/sequence.hpp"

#include <algorithm>

namespace hd::c1815 {

namespace {

void take_road(Conduct& conduct, Ref<Unit> unit, Place hex, EventNumber cause, Rule rule = Rule::r_2_a_1) {
    const std::int32_t row = setting_of(conduct.game).at(hex).road;
    if (row == 0) return;
    const Ref<Road> road{row};
    const Seat seat = conduct.game.state.at(unit).seat;
    if (conduct.game.state.at(road).holder == seat) return;
    Transaction edit(conduct.game.state, conduct.log);
    edit.edit(road).holder = seat;
    edit.commit(head(conduct, EventKind::road_taken, rule, cause, unit.raw, hex.raw));
}

// 1815 8.A#1, 1815 8.A#2: leaders alone do not hold a hex; each goes by a decision of his owner.
void drive_out_leaders(Conduct& conduct, Ref<Unit> unit, Place hex, EventNumber cause) {
    const Seat seat = conduct.game.state.at(unit).seat;
    std::vector<Ref<Unit>> leaders;
    each_at(conduct.game.state, hex, [&](Ref<Unit> ref, const Unit& there) {
        if (there.seat != seat) leaders.push_back(ref);
    });
    if (leaders.empty()) return;
    Transaction edit(conduct.game.state, conduct.log);
    for (const Ref<Unit> leader : leaders) {
        rules::put_item(edit, {.step = number(StepId::displace),
                               .owner = opponent(seat),
                               .parent = root_item,
                               .order = interrupt_order,
                               .cause = static_cast<std::int32_t>(cause) + 1,
                               .a = leader.raw});
    }
    edit.commit(head(conduct, EventKind::leader_displaced, Rule::r_8_a_1, cause, leaders.front().raw));
}

// The hidden unit in whose zone of control, or in whose hex, the unit came; none when there is none.
Ref<Unit> runs_into(const ledger::State& state, const Setting& setting, Place hex) {
    for (const Ref<Unit> hidden : setting.hidden) {
        const Place at = state.at(hidden).hidden_at;
        if (at && (at == hex || in_touch(setting, at, hex))) return hidden;
    }
    return {};
}

// The units of a leader's army that are nearest to him, by their rows.
std::vector<Ref<Unit>> nearest(const ledger::State& state, const Setting& setting, Ref<Unit> leader,
                               std::int32_t& distance) {
    const Unit& row = state.at(leader);
    const board::Grid& grid = setting.map->grid();
    std::vector<Ref<Unit>> found;
    const std::span<const Unit> units = state.rows<Unit>();
    for (std::size_t i = 0; i < units.size(); ++i) {
        const Unit& unit = units[i];
        if (unit.army != row.army || unit.type == UnitType::leader || !setting.on_map(unit.place)) continue;
        const std::int32_t away =
            grid.distance(board::hex_at_place(row.place.raw), board::hex_at_place(unit.place.raw));
        if (!found.empty() && away > distance) continue;
        if (found.empty() || away < distance) found.clear();
        distance = away;
        found.push_back(unit_row(i));
    }
    return found;
}

}  // namespace

void enter_hex(Conduct& conduct, Ref<Unit> ref, Place hex, EventNumber cause) {
    const ledger::State& state = conduct.game.state;
    // 1815 2.A#3: leaders take no road, drive nobody out and find nobody.
    if (state.at(ref).type == UnitType::leader) return;
    take_road(conduct, ref, hex, cause);
    drive_out_leaders(conduct, ref, hex, cause);
    if (state.at(ref).seat == allied_seat) return;
    if (runs_into(state, setting_of(conduct.game), hex)) reveal_hidden(conduct, ref, cause);
}

void reveal_hidden(Conduct& conduct, Ref<Unit> finder, EventNumber cause) {
    const ledger::State& state = conduct.game.state;
    const bool found = state.at(finder).seat == french_seat;
    Transaction edit(conduct.game.state, conduct.log);
    for (const Ref<Unit> hidden : setting_of(conduct.game).hidden) {
        const Place at = state.at(hidden).hidden_at;
        if (!at) continue;
        Unit& unit = edit.edit(hidden);
        unit.place = at;
        unit.hidden_at = {};
        unit.was_hidden = 1;
        // 1815 8.B.1#1: of the orders of this phase they have had what their leaders could give them.
        if (!found) unit.superior = leader_near(state, setting_of(conduct.game), hidden, at);
        if (!found) unit.command = unit.superior ? Command::in : Command::out;
        if (explains(conduct)) {
            note(edit, {.op = Op::start,
                        .rule = Rule::r_15_b_4,
                        .label = Label::data_value,
                        .unit = hidden.raw,
                        .where = at.raw});
        }
    }
    // 1815 15.B#6, 1815 15.B#7: surprise only for whom the French run into.
    if (found) edit.edit(the_campaign).surprise = state.at(the_clock).turn;
    const EventNumber seen =
        edit.commit(head(conduct, EventKind::hidden_found, found ? Rule::r_15_b_5 : Rule::r_15_b_7, cause,
                         finder.raw, state.at(finder).place.raw));
    for (const Ref<Unit> hidden : setting_of(conduct.game).hidden) {
        const Unit& unit = state.at(hidden);
        if (unit.was_hidden == 0 || !setting_of(conduct.game).on_map(unit.place)) continue;
        // 1815 A-44: only now do they hold a road, and a hex against leaders.
        take_road(conduct, hidden, unit.place, seen, Rule::r_a_44);
        if (unit_at(state, unit.place) == hidden) drive_out_leaders(conduct, hidden, unit.place, seen);
    }
}

void displace_options(const View& view, const Item& item, std::vector<rules::Action>& out) {
    const ledger::State& state = view.common();
    std::int32_t distance = 0;
    for (const Ref<Unit> unit : nearest(state, setting_of(view), Ref<Unit>{item.a}, distance))
        out.push_back(action(ActionKind::displace, item.a, state.at(unit).place.raw));
    std::sort(out.begin(), out.end());
    out.erase(std::unique(out.begin(), out.end()), out.end());
}

void displace_act(Conduct& conduct, Ref<Item> item, const rules::Action& what) {
    const ledger::State& state = conduct.game.state;
    const Setting& setting = setting_of(conduct.game);
    const Ref<Unit> leader{what.a};
    std::int32_t distance = 0;
    (void)nearest(state, setting, leader, distance);
    const bool far = distance > setting.number(Number::displaced_range);
    Transaction edit(conduct.game.state, conduct.log);
    Unit& row = edit.edit(leader);
    row.place = Place{what.b};
    const Clock& clock = state.at(the_clock);
    // 1815 8.A#3: his next player turn is this turn's for the Allies while the French move, else the next
    // turn's.
    const bool later = !(row.seat == allied_seat && clock.side == french_seat);
    if (far) row.no_command = clock.turn + (later ? 1 : 0);
    if (explains(conduct))
        note(edit, {.op = Op::start, .rule = Rule::r_8_a_2, .label = Label::hexes_away, .num = distance});
    edit.erase(item);
    edit.commit(head(conduct, EventKind::leader_displaced, far ? Rule::r_8_a_3 : Rule::r_8_a_2,
                     last_event(conduct), leader.raw, what.b));
}

// 1815 A-30: no unit of his army is left on the map, and he is out of it.
void displace_otherwise(Conduct& conduct, Ref<Item> item) {
    const Ref<Unit> leader{conduct.game.state.at(item).a};
    Transaction edit(conduct.game.state, conduct.log);
    edit.edit(leader).place = setting_of(conduct.game).eliminated;
    edit.erase(item);
    edit.commit(head(conduct, EventKind::leader_displaced, Rule::r_a_30, last_event(conduct), leader.raw,
                     setting_of(conduct.game).eliminated.raw));
}

}  // namespace hd::c1815
