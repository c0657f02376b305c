#include "engine/rules/victory_at_waterloo/prepare.hpp"

#include "engine/rules/map_kinds.hpp"
#include "engine/rules/option_values.hpp"
#include "engine/rules/victory_at_waterloo/option.hpp"
#include "engine/rules/victory_at_waterloo/read_tables.hpp"
#include "engine/rules/victory_at_waterloo/setting.hpp"
#include "engine/rules/victory_at_waterloo/start_position.hpp"
#include "engine/scenario/build_map.hpp"
#include "engine/scenario/resolved.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace hd::vaw {

namespace {

using rules::Faults;
using scenario::Resolved;

std::uint8_t terrain_of(const board::Map& map, board::HexId hex) {
    const std::vector<std::string>& kinds = map.kinds().terrain;
    const auto has = [&](std::string_view name, Terrain terrain) {
        return (map.terrain(hex) & rules::kind_bit(kinds, name)) != 0 ? static_cast<unsigned>(terrain) : 0U;
    };
    return static_cast<std::uint8_t>(has("woods", Terrain::woods) | has("town", Terrain::town) |
                                     has("chateau", Terrain::chateau) | has("ridge", Terrain::ridge));
}

std::uint8_t ways_of(const board::Map& map, board::EdgeId edge) {
    const auto& kinds = map.kinds();
    const auto path = [&](std::string_view name, Way way) {
        return (map.paths(edge) & rules::kind_bit(kinds.paths, name)) != 0 ? static_cast<unsigned>(way) : 0U;
    };
    const auto side = [&](std::string_view name, Way way) {
        return (map.hexsides(edge) & rules::kind_bit(kinds.hexsides, name)) != 0 ? static_cast<unsigned>(way)
                                                                                 : 0U;
    };
    return static_cast<std::uint8_t>(path("road", Way::road) | path("trail", Way::trail) |
                                     side("stream", Way::stream) | side("bridge", Way::bridge));
}

void compile_map(Setting& setting) {
    const board::Map& map = *setting.map;
    const board::Grid& grid = map.grid();
    setting.hex.resize(grid.hex_count() + 1);
    for (std::uint32_t index = 0; index < grid.hex_count(); ++index) {
        const board::HexId at{index};
        Hex& hex = setting.hex[index + 1];
        hex.terrain = terrain_of(map, at);
        for (const board::Direction d : board::all_directions) {
            const board::HexId next = grid.neighbour(at, d);
            if (next == board::no_hex) continue;
            hex.neighbours[board::to_index(d)] = board::place_of(next);
            hex.ways[board::to_index(d)] = ways_of(map, grid.edge(at, d));
        }
    }
    for (const board::EntryRecord& entry : map.entries()) {
        if (entry.army != army_names[static_cast<std::size_t>(ArmyId::prussian)]) continue;
        for (const board::HexId hex : entry.hexes) {
            setting.entries.push_back(Place{board::place_of(hex)});
            setting.hex[hex.index + 1].entry = 1;
        }
    }
    std::sort(setting.entries.begin(), setting.entries.end());
}

// VAW-LOSS-4, VAW-LOSS-7, VAW-LHS-3: what each side must take, and who holds it at the start.
void place_objectives(Setting& setting, Faults& faults) {
    for (const board::ObjectiveRecord& record : setting.map->objectives()) {
        ObjectiveInfo info{.place = Place{board::place_of(record.hex)}};
        for (const board::ObjectiveValue& value : record.values) {
            if (value.side == "french") {
                info.british_loss = value.value;
            } else if (value.side == "coalition") {
                info.french_loss = value.value;
            } else {
                faults.push_back(fmt::format("objective {}: there is no side {}", record.name, value.side));
            }
        }
        info.holder = info.british_loss > 0 ? coalition_seat : french_seat;
        setting.objectives.push_back(info);
        setting.rows[Objective::table].push_back({setting.map->label(record.hex), record.name});
        setting.hex[record.hex.index + 1].objective = static_cast<std::uint8_t>(setting.objectives.size());
    }
    if (setting.objectives.size() > 255) faults.push_back("more than 255 objectives");
}

// The rulings that placed something on the map (VAW-A-48, 49, 54, 55, 56) are told when it is laid.
void note_rulings(Setting& setting) {
    const auto note = [&setting](Rule rule, Place place, std::int32_t value) {
        if (place) setting.ruled_places.push_back({.rule = rule, .place = place, .value = value});
    };
    const auto hex = [&setting](std::string_view label) {
        const Place place = rules::parse_place(setting, label).value_or(Place{});
        return setting.on_map(place) ? place : Place{};
    };
    const auto named = [&setting](std::string_view name) {
        for (std::size_t i = 0; i < setting.objectives.size(); ++i) {
            if (setting.rows[Objective::table][i].title == name) return setting.objectives[i];
        }
        return ObjectiveInfo{};
    };
    note(Rule::a_49, named("Vieux Amis").place, named("Vieux Amis").british_loss);
    note(Rule::a_54, named("Placenoit").place, named("Placenoit").french_loss);
    note(Rule::a_55, named("La Haye Sainte").place, setting.map->grid().rows());
    note(Rule::a_56, hex("N7"), hex("N7") && setting.is(hex("N7"), Terrain::ridge) ? 1 : 0);
}

ArmyId army_named(std::string_view name) {
    const auto found = std::find(army_names.begin() + 1, army_names.end(), name);
    return found == army_names.end() ? ArmyId::none : static_cast<ArmyId>(found - army_names.begin());
}

Seat seat_of_army(ArmyId army) {
    return army == ArmyId::french ? french_seat : coalition_seat;
}

// A counter of the order of battle; its place is filled in from set-up and schedule.
Unit counter(const scenario::Unit& from, const Options& chosen, Faults& faults) {
    const ArmyId army = army_named(from.army);
    const auto type = std::find(type_names.begin() + 1, type_names.end(), from.type);
    const std::int32_t strength = scenario::number_or(from.values, "strength", 0);
    if (army == ArmyId::none)
        faults.push_back(fmt::format("unit {}: there is no army \"{}\"", from.id, from.army));
    if (type == type_names.end()) {
        faults.push_back(fmt::format("unit {}: there is no unit type \"{}\"", from.id, from.type));
    }
    // VAW-SETUP-5: every counter has a strength.
    if (strength < 1 || strength > 99)
        faults.push_back(fmt::format("unit {}: a strength of {}", from.id, strength));
    // VAW-A-47: the Guard infantry, or by the other reading all Guard counters.
    const bool guard =
        scenario::has_tag(from, "guard") || (chosen.all_guards && scenario::has_tag(from, "guard-wide"));
    return {
        .seat = seat_of_army(army),
        .army = army,
        .type = type == type_names.end() ? UnitType::none : static_cast<UnitType>(type - type_names.begin()),
        .strength = strength,
        .guard = guard ? 1 : 0};
}

void place_units(Setting& setting, const Resolved& resolved, Faults& faults) {
    for (const scenario::Unit& unit : resolved.order_of_battle.units) {
        const auto on_map = std::find_if(resolved.scenario.setup.begin(), resolved.scenario.setup.end(),
                                         [&](const auto& entry) { return entry.unit == unit.id; });
        const auto later = std::find_if(resolved.scenario.schedule.begin(), resolved.scenario.schedule.end(),
                                        [&](const auto& entry) { return entry.unit == unit.id; });
        const bool starts = on_map != resolved.scenario.setup.end();
        const bool comes = later != resolved.scenario.schedule.end();
        // A counter that the scenario doesn't use is no part of the game.
        if (!starts && !comes) continue;
        Unit row = counter(unit, setting.chosen, faults);
        if (starts) {
            const auto place = rules::parse_place(setting, on_map->place);
            if (!place || !setting.on_map(*place)) {
                faults.push_back(fmt::format("unit {}: there is no hex {}", unit.id, on_map->place));
                continue;
            }
            row.place = *place;
        } else {
            if (later->turn < 1 || later->turn > setting.tables.turns) {
                faults.push_back(
                    fmt::format("unit {}: it comes in turn {}, outside the game", unit.id, later->turn));
                continue;
            }
            row.due = later->turn;
            row.place = setting.turn_box(row.due);
        }
        setting.units.push_back(row);
        setting.rows[Unit::table].push_back({unit.id, unit.name});
    }
    if (setting.units.empty()) faults.push_back("no unit is on the map or on its way");
    if (setting.units.size() > 1'000) faults.push_back("more than 1,000 units");
    rules::check_units_known(resolved, faults);
}

void one_unit_a_hex(const Setting& setting, Faults& faults) {
    for (std::size_t a = 0; a < setting.units.size(); ++a) {
        for (std::size_t b = a + 1; b < setting.units.size(); ++b) {
            if (setting.units[a].place != setting.units[b].place || !setting.on_map(setting.units[a].place))
                continue;
            faults.push_back(fmt::format("two units in {}: {} and {}",
                                         rules::place_text(setting, setting.units[a].place),
                                         setting.rows[Unit::table][a].id, setting.rows[Unit::table][b].id));
        }
    }
}

void choose_options(Setting& setting, const Resolved& resolved, const rules::OptionValues& values,
                    Faults& faults) {
    setting.options = rules::option_values(option_infos, resolved.scenario, values, faults);
    const auto on = [&setting](OptionId id) { return setting.options[static_cast<std::size_t>(id)] != 0; };
    setting.chosen = {.towns = on(OptionId::towns),
                      .cavalry = on(OptionId::cavalry),
                      .artillery = on(OptionId::artillery),
                      .command = on(OptionId::command),
                      .old_guard = on(OptionId::old_guard),
                      .all_guards = on(OptionId::all_guards),
                      .balance = on(OptionId::balance)};
}

// VAW-OBAL-1, VAW-A-81: markers of play balance stand on their own track, right of the start and in order.
void check_balance(const Army& army, const Track& track, std::string_view name, Faults& faults) {
    std::int32_t before = track.start;
    for (const std::int32_t box : {army.demoralised_at, army.disintegrated_at, army.rout_at}) {
        if (box == 0) continue;
        if (box <= track.start || box < before || box > track.last_box) {
            faults.push_back(fmt::format(
                "VAW-A-81: a {} marker of play balance on box {} is out of order or off the track", name,
                box));
        }
        before = box;
    }
}

void set_up_armies(Setting& setting, Faults& faults) {
    const auto box = [&setting](OptionId id, std::int32_t printed) {
        const std::int32_t chosen = setting.options[static_cast<std::size_t>(id)];
        return setting.chosen.balance && chosen != 0 && printed != 0 ? chosen : printed;
    };
    struct Markers {
        OptionId demoralised;
        OptionId disintegrated;
        OptionId rout;
    };
    using enum OptionId;
    constexpr auto markers =
        std::to_array<Markers>({{french_demoralised, french_demoralised, french_rout},
                                {british_demoralised, british_disintegrated, british_rout},
                                {prussian_demoralised, prussian_demoralised, prussian_demoralised}});
    for (std::size_t i = 0; i < army_rows; ++i) {
        const Track& track = setting.tables.tracks[i];
        Army& army = setting.armies[i];
        army = {.seat = seat_of_army(static_cast<ArmyId>(i + 1)),
                .turn_losses = track.start,
                .game_losses = track.start,
                .demoralised_at = box(markers[i].demoralised, track.demoralised_at),
                .disintegrated_at = box(markers[i].disintegrated, track.disintegrated_at),
                .rout_at = box(markers[i].rout, track.rout_at)};
        if (setting.chosen.balance) check_balance(army, track, army_names[i + 1], faults);
        setting.rows[Army::table].push_back({std::string(army_names[i + 1]), std::string(army_names[i + 1])});
    }
}

void take_seats(Setting& setting, const Resolved& resolved, Faults& faults) {
    for (const scenario::Seat& seat : resolved.scenario.seats) setting.seats.push_back({seat.id, seat.name});
    const bool two = setting.seats.size() == 2 &&
                     scenario::seat_of_army(resolved.scenario, "french") != nullptr &&
                     scenario::seat_of_army(resolved.scenario, "french") == &resolved.scenario.seats.front();
    // VAW-SETUP-4
    if (!two) faults.push_back("the game has two seats: the French first, then the Coalition");
}

void lay_out_boxes(Setting& setting) {
    setting.boxes = {"destroyed"};
    for (std::int32_t turn = 1; turn <= setting.tables.turns; ++turn) {
        setting.boxes.push_back(fmt::format("turn-{}", turn));
    }
    setting.destroyed = setting.box(0);
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
    read_tables(*resolved, setting->tables, faults);
    if (setting->tables.turns < 1 || setting->tables.turns > 1'000)
        faults.push_back("a game has 1 to 1,000 turns");
    if (!faults.empty()) return tl::unexpected(faults);
    take_seats(*setting, *resolved, faults);
    choose_options(*setting, *resolved, values, faults);
    lay_out_boxes(*setting);
    compile_map(*setting);
    place_objectives(*setting, faults);
    note_rulings(*setting);
    place_units(*setting, *resolved, faults);
    set_up_armies(*setting, faults);
    read_start(*setting, *resolved, faults);
    one_unit_a_hex(*setting, faults);
    if (!faults.empty()) return tl::unexpected(faults);
    const auto units = static_cast<std::uint32_t>(setting->units.size());
    const auto objectives = static_cast<std::uint32_t>(setting->objectives.size());
    const std::vector<std::uint32_t> rows{agenda_rows(units), 1, units, army_rows, objectives, 1};
    setting->layout = std::make_shared<const ledger::Layout>(schema(), rows);
    compile_hexes(*setting);
    setting->scenario = std::move(resolved);
    return setting;
}

}  // namespace hd::vaw
