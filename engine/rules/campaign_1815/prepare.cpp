#include "engine/rules/campaign_1815/prepare.hpp"

#include "engine/board/map.hpp"
#include "engine/rules/campaign_1815/compile_counters.hpp"
#include "engine/rules/campaign_1815/compile_map.hpp"
#include "engine/rules/campaign_1815/option.hpp"
#include "engine/rules/campaign_1815/read_tables.hpp"
#include "engine/rules/campaign_1815/start_position.hpp"
#include "engine/rules/option_values.hpp"
#include "engine/scenario/build_map.hpp"
#include "engine/scenario/resolved.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace hd::c1815 {

namespace {

using rules::Faults;
using scenario::Resolved;

// 1815 INT#1: the French, and one Allied player with two armies.
void take_seats(Setting& setting, const Resolved& resolved, Faults& faults) {
    const scenario::Scenario& scenario = resolved.scenario;
    for (const scenario::Seat& seat : scenario.seats) setting.seats.push_back({seat.id, seat.name});
    const bool two = scenario.seats.size() == 2 &&
                     scenario::seat_of_army(scenario, "french") == &scenario.seats.front() &&
                     scenario::seat_of_army(scenario, "prussian") == &scenario.seats.back() &&
                     scenario::seat_of_army(scenario, "anglo") == &scenario.seats.back();
    if (!two) faults.push_back("the game has two seats: the French first, then the Allies with two armies");
}

void lay_out_boxes(Setting& setting) {
    setting.boxes = {"waiting", "eliminated", "exited", "defected"};
    setting.waiting = setting.box(0);
    setting.eliminated = setting.box(1);
    setting.exited = setting.box(2);
    setting.defected = setting.box(3);
}

// 1815 2.A#2, 1815 A-01: roads in a row, counted on from the north map to the south map, and south of it are
// French.
void hold_roads(Setting& setting) {
    const std::int32_t first_french_row = setting.number(Number::french_roads_row);
    for (const Place road : setting.roads) {
        const std::int32_t row = setting.map->grid().offset(board::hex_at_place(road.raw)).row + 1;
        setting.road_holders.push_back(row >= first_french_row ? french_seat : allied_seat);
    }
}

// 1815 2.A#1: whoever stands on a road when play begins holds it.
void stand_on_roads(Setting& setting) {
    for (const Unit& unit : setting.units) {
        if (unit.type == UnitType::leader || !setting.on_map(unit.place)) continue;
        const std::int32_t road = setting.at(unit.place).road;
        if (road != 0) setting.road_holders[static_cast<std::size_t>(road) - 1] = unit.seat;
    }
}

// 1815 15.B#2: only units that are still to come can lie in wait instead, and only from the first turn.
void find_hidden(Setting& setting) {
    if (setting.start.turn != 1 || setting.start.phase != Phase::none || setting.ambush.empty()) return;
    for (std::size_t row = 0; row < setting.units.size(); ++row) {
        const Counter& counter = setting.counters[row];
        if (setting.units[row].place != setting.waiting) continue;
        if (counter.has(Tag::first_division) || counter.has(Tag::second_division))
            setting.hidden.push_back(unit_row(row));
    }
}

void no_enemies_together(const Setting& setting, Faults& faults) {
    for (std::size_t a = 0; a < setting.units.size(); ++a) {
        for (std::size_t b = a + 1; b < setting.units.size(); ++b) {
            const Unit& one = setting.units[a];
            const Unit& other = setting.units[b];
            if (one.place != other.place || one.seat == other.seat || !setting.on_map(one.place)) continue;
            faults.push_back(fmt::format("enemies in {}: {} and {}", rules::place_text(setting, one.place),
                                         setting.rows[Unit::table][a].id, setting.rows[Unit::table][b].id));
        }
    }
}

void set_turns(Setting& setting, const Resolved& resolved, Faults& faults) {
    const auto recorded = static_cast<std::int32_t>(setting.tables.turns.size());
    setting.last_turn = resolved.scenario.turns.last;
    if (setting.last_turn < 1 || setting.last_turn > recorded)
        faults.push_back(fmt::format("the last turn, {}, is not on the record", setting.last_turn));
}

// The most that can be on the agenda at once: a phase, an attack, and what it interrupts for each unit.
std::uint32_t agenda_rows(std::uint32_t units) {
    return units + 8;
}

}  // namespace

tl::expected<std::shared_ptr<const rules::Setting>, Faults> prepare(std::shared_ptr<const Resolved> resolved,
                                                                    const rules::OptionValues& values) {
    auto setting = std::make_shared<Setting>();
    Faults faults;
    auto map = scenario::build_map(resolved->map, resolved->files.map);
    if (!map) {
        for (const scenario::Fault& fault : map.error().all()) faults.push_back(scenario::to_text(fault));
        return tl::unexpected(faults);
    }
    setting->map = std::make_shared<const board::Map>(std::move(*map));
    setting->rows.resize(schema().size());
    setting->rows[Campaign::table].push_back({"campaign", "campaign"});
    read_tables(*resolved, setting->tables, faults);
    if (!faults.empty()) return tl::unexpected(faults);
    take_seats(*setting, *resolved, faults);
    set_turns(*setting, *resolved, faults);
    setting->options = rules::option_values(option_infos, resolved->scenario, values, faults);
    const auto on = [&](OptionId id) { return setting->options[static_cast<std::size_t>(id)] != 0; };
    lay_out_boxes(*setting);
    compile_map(*setting, faults);
    read_delays(*resolved, setting->entries, faults);
    compile_counters(*setting, *resolved,
                     {.kgl_dragoons = on(OptionId::kgl_dragoons),
                      .reserves = on(OptionId::reserves),
                      .hal_detachment = on(OptionId::hal_detachment)},
                     faults);
    hold_roads(*setting);
    stand_on_roads(*setting);
    read_start(*setting, *resolved, faults);
    find_hidden(*setting);
    no_enemies_together(*setting, faults);
    if (!faults.empty()) return tl::unexpected(faults);
    const auto units = static_cast<std::uint32_t>(setting->units.size());
    const auto groups = static_cast<std::uint32_t>(setting->groups.size());
    const auto roads = static_cast<std::uint32_t>(setting->roads.size());
    const std::vector<std::uint32_t> rows{agenda_rows(units), 1, units, groups, roads, 1};
    setting->layout = std::make_shared<const ledger::Layout>(schema(), rows);
    setting->scenario = std::move(resolved);
    return setting;
}

}  // namespace hd::c1815
