#include "engine/rules/campaign_1815/start_position.hpp"

#include "engine/scenario/resolved.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <optional>

namespace hd::c1815 {

namespace {

using ledger::FieldKind;
using rules::Faults;

constexpr auto unit_fields = std::to_array<std::string_view>(
    {"steps", "place", "hidden_at", "granted", "disrupted", "locked", "blown_through", "moved", "command",
     "superior", "no_command", "attacked", "was_attacked", "was_hidden"});
constexpr auto group_fields = std::to_array<std::string_view>({"due", "entry"});
constexpr auto road_fields = std::to_array<std::string_view>({"holder"});
constexpr auto campaign_fields =
    std::to_array<std::string_view>({"exited", "reserves_came", "defected", "surprise"});

constexpr auto settable = std::to_array<rules::Settable>({{Unit::table, unit_fields},
                                                          {Group::table, group_fields},
                                                          {Road::table, road_fields},
                                                          {Campaign::table, campaign_fields}});

bool is_possible(const Setting& setting, const Unit& unit, const Counter& counter) {
    const bool waits = unit.place == setting.waiting && unit.group != 0;
    const bool gone =
        unit.place == setting.eliminated || unit.place == setting.exited || unit.place == setting.defected;
    if (!setting.on_map(unit.place) && !waits && !gone) return false;
    if (setting.on_map(unit.place) && setting.at(unit.place).neighbours == Hex{}.neighbours) return false;
    return unit.steps >= 0 && unit.steps <= counter.steps;
}

bool set_field(Setting& setting, int table, int row, int field, std::int32_t value) {
    const ledger::Field& of =
        schema()[static_cast<std::size_t>(table)].fields[static_cast<std::size_t>(field)];
    const bool number = of.kind == FieldKind::integer || of.kind == FieldKind::boolean;
    const std::int32_t most = of.kind == FieldKind::boolean ? 1 : 10'000;
    // Only a move that was not made is kept as less than nothing.
    const std::int32_t least = table == Unit::table && of.name == "moved" ? -most : 0;
    if (number && (value < least || value > most)) return false;
    const auto r = static_cast<std::size_t>(row);
    if (table == Campaign::table) rules::put_field(setting.campaign, field, value);
    if (table == Road::table) setting.road_holders[r] = Seat{value};
    if (table == Group::table) {
        Group group{.due = setting.groups[r].due, .entry = setting.groups[r].entry};
        rules::put_field(group, field, value);
        if (group.entry < 1 || group.entry > static_cast<std::int32_t>(setting.entries.size())) return false;
        setting.groups[r].due = group.due;
        setting.groups[r].entry = group.entry;
    }
    if (table != Unit::table) return true;
    Unit changed = setting.units[r];
    rules::put_field(changed, field, value);
    if (changed.place == setting.eliminated || changed.place == setting.defected) changed.steps = 0;
    if (!is_possible(setting, changed, setting.counters[r])) return false;
    setting.units[r] = changed;
    return true;
}

rules::SetField setter(Setting& setting) {
    return [&setting](int table, int row, int field, std::int32_t value) {
        return set_field(setting, table, row, field, value);
    };
}

void set_entry(Setting& setting, std::string_view unit, const scenario::NamedValues& state, Faults& faults) {
    const auto row = rules::row_named(setting, Unit::table, unit);
    if (row)
        rules::read_fields(setting, schema()[Unit::table], settable[0], *row, state, setter(setting), faults);
}

// The values of a start: only that the orders of the side that moves are given already.
void set_orders(Setting& setting, const scenario::NamedValues& values, Faults& faults) {
    const Phase phase = setting.start.phase;
    const bool moves = phase == Phase::french_movement || phase == Phase::allied_movement;
    for (const auto& [name, value] : values) {
        const std::optional<std::int32_t> flag = rules::number_in(value);
        if (name != orders_given) {
            faults.push_back(fmt::format("start: there is no value {}", name));
        } else if (!flag || (*flag != 0 && !moves)) {
            faults.push_back(fmt::format("start: {} can't be that outside of movement", name));
        } else {
            setting.start.orders_given = *flag != 0;
        }
    }
}

}  // namespace

std::span<const rules::Settable> settable_fields() {
    return settable;
}

void read_start(Setting& setting, const scenario::Resolved& resolved, Faults& faults) {
    const scenario::Scenario& scenario = resolved.scenario;
    setting.start.turn = std::max(1, scenario.turns.first);
    if (scenario.start && scenario.start->turn != 0) setting.start.turn = scenario.start->turn;
    for (const auto& entry : scenario.setup) set_entry(setting, entry.unit, entry.state, faults);
    for (const auto& entry : scenario.schedule) set_entry(setting, entry.unit, entry.state, faults);
    if (setting.start.turn > setting.last_turn) {
        faults.push_back(fmt::format("start: turn {} is after the last", setting.start.turn));
    }
    if (!scenario.start) return;
    // A step is one of the phases; without one the turn is begun.
    const auto phase = std::find(phase_names.begin(), phase_names.end(), scenario.start->step);
    if (phase == phase_names.end()) {
        faults.push_back(fmt::format("start: there is no step {}", scenario.start->step));
    } else {
        setting.start.phase = static_cast<Phase>(phase - phase_names.begin());
    }
    set_orders(setting, scenario.start->values, faults);
    rules::read_start_tables(setting, schema(), settable, *scenario.start, setter(setting), faults);
}

}  // namespace hd::c1815
