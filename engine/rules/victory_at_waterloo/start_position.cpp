#include "engine/rules/victory_at_waterloo/start_position.hpp"

#include "engine/scenario/resolved.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>
#include <span>
#include <string_view>

namespace hd::vaw {

namespace {

using ledger::FieldKind;
using rules::Faults;

constexpr auto unit_fields =
    std::to_array<std::string_view>({"place", "moved", "attacked", "was_attacked", "owed", "may_bombard"});
constexpr auto army_fields =
    std::to_array<std::string_view>({"turn_losses", "game_losses", "demoralised_at", "disintegrated_at",
                                     "rout_at", "demoralised", "disintegrated", "locked", "moves_left"});
constexpr auto objective_fields = std::to_array<std::string_view>({"holder"});

constexpr auto settable = std::to_array<rules::Settable>(
    {{Unit::table, unit_fields}, {Army::table, army_fields}, {Objective::table, objective_fields}});

bool is_in_range(const Setting& setting, const ledger::Field& field, int table, int row, std::int32_t value) {
    if (field.kind == FieldKind::boolean) return value == 0 || value == 1;
    if (field.kind != FieldKind::integer) return true;
    const bool box = table == Army::table && field.name != "moves_left";
    const std::int32_t last =
        setting.tables.tracks[static_cast<std::size_t>(table == Army::table ? row : 0)].last_box;
    const std::int32_t most = box ? last : table == Unit::table ? setting.start.turn : 1'000;
    return value >= 0 && value <= most;
}

// A unit stands on the map, waits where its schedule says, or is destroyed.
bool is_possible_place(const Setting& setting, const Unit& unit, Place place) {
    const bool waits = unit.due != 0 && place == setting.turn_box(unit.due);
    return setting.on_map(place) || waits || place == setting.destroyed;
}

bool set_field(Setting& setting, int table, int row, int field, std::int32_t value) {
    const auto r = static_cast<std::size_t>(row);
    if (!is_in_range(setting,
                     schema()[static_cast<std::size_t>(table)].fields[static_cast<std::size_t>(field)], table,
                     row, value)) {
        return false;
    }
    if (table == Army::table) rules::put_field(setting.armies[r], field, value);
    if (table == Objective::table) setting.objectives[r].holder = Seat{value};
    if (table != Unit::table) return true;
    Unit changed = setting.units[r];
    rules::put_field(changed, field, value);
    if (!is_possible_place(setting, changed, changed.place)) return false;
    setting.units[r] = changed;
    return true;
}

// Where a value that was read belongs.
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

// The values of a start: only that the duties of the side that attacks are set already.
void set_duties(Setting& setting, const scenario::NamedValues& values, Faults& faults) {
    const bool attacks =
        setting.start.phase == Phase::french_attacks || setting.start.phase == Phase::coalition_attacks;
    for (const auto& [name, value] : values) {
        const std::optional<std::int32_t> flag = rules::number_in(value);
        if (name != duties_set) {
            faults.push_back(fmt::format("start: there is no value {}", name));
        } else if (!flag || (*flag != 0 && !attacks)) {
            faults.push_back(fmt::format("start: {} can't be that outside of attacks", name));
        } else {
            setting.start.duties_set = *flag != 0;
        }
    }
}

// VAW-ATK-1, VAW-OART-1: owed is an enemy on the map, and only guns bombard.
void check_duties(const Setting& setting, Faults& faults) {
    for (std::size_t row = 0; row < setting.units.size(); ++row) {
        const Unit& unit = setting.units[row];
        const std::string& id = setting.rows[Unit::table][row].id;
        if (unit.owed != 0 && !setting.on_map(unit.place)) {
            faults.push_back(fmt::format("start: {} is owed an attack and not on the map", id));
        }
        if (unit.may_bombard != 0 && unit.type != UnitType::artillery) {
            faults.push_back(fmt::format("start: {} may bombard and is no artillery", id));
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
    if (setting.start.turn < 1 || setting.start.turn > setting.tables.turns) {
        faults.push_back(fmt::format("start: turn {} is outside the game", setting.start.turn));
    }
    if (!scenario.start) return;
    // A step is one of the phases; without one the turn is begun.
    const auto phase = std::find(phase_names.begin(), phase_names.end(), scenario.start->step);
    if (phase == phase_names.end()) {
        faults.push_back(fmt::format("start: there is no step {}", scenario.start->step));
    } else {
        setting.start.phase = static_cast<Phase>(phase - phase_names.begin());
    }
    set_duties(setting, scenario.start->values, faults);
    rules::read_start_tables(setting, schema(), settable, *scenario.start, setter(setting), faults);
    check_duties(setting, faults);
    for (const Army& army : setting.armies) {
        // VAW-MOR-3: the disintegration box lies right of the other.
        if (army.disintegrated != 0 && army.demoralised == 0) {
            faults.push_back("start: an army is disintegrated and not demoralised");
        }
    }
}

}  // namespace hd::vaw
