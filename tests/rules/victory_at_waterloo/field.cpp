#include "tests/rules/victory_at_waterloo/field.hpp"

#include "engine/board/map.hpp"
#include "tests/board/boards.hpp"

#include <fmt/format.h>

#include <cassert>
#include <stdexcept>

namespace hd::vaw::test {

namespace {

// The rulebook's numbers, in half points where they are of movement.
Tables rulebook_tables() {
    Tables tables;
    tables.allowances = {0, 8, 12, 6};
    tables.late_arrival = {.turn = 3, .type = UnitType::cavalry, .allowance = 6};
    const auto set = [&tables](TerrainKind kind, TerrainEffect effect) {
        tables.terrain[static_cast<std::size_t>(kind)] = effect;
    };
    set(TerrainKind::clear, {2, 0, Helps::none, Condition::none, true, true, false});
    set(TerrainKind::woods, {4, -1, Helps::all, Condition::none, true, false, true});
    set(TerrainKind::town, {2, -1, Helps::all, Condition::none, true, false, true});
    set(TerrainKind::chateau, {2, -2, Helps::garrison, Condition::none, true, false, true});
    set(TerrainKind::ridge, {2, -1, Helps::british, Condition::no_attacker_on_ridge, false, false, false});
    set(TerrainKind::stream, {4, -1, Helps::all, Condition::all_attackers_across, true, true, false});
    set(TerrainKind::bridge, {0, 0, Helps::none, Condition::none, true, true, false});
    set(TerrainKind::trail, {2, 0, Helps::none, Condition::none, true, true, false});
    set(TerrainKind::road, {1, 0, Helps::none, Condition::none, true, true, false});
    tables.superiority_low = -5;
    tables.superiority_high = 6;
    tables.results = {{-99, -2, Result::attacker_destroyed, 0},
                      {-1, 4, Result::attacker_retreats, 1},
                      {5, 9, Result::defender_retreats, 0},
                      {10, 99, Result::defender_destroyed, 0}};
    tables.tracks = {Track{3, 30, 17, 0, 25}, Track{0, 25, 12, 16, 20}, Track{0, 20, 7, 0, 0}};
    tables.quotas = {{5, 2, 0}, {5, 2, 0},  {7, 3, 0},  {7, 3, 0},  {9, 4, 0},
                     {9, 4, 0}, {10, 5, 0}, {10, 6, 0}, {10, 7, 0}, {10, 8, 0}};
    // Lines by bits: French demoralised 1, British demoralised 2, British disintegrated 4, Prussian
    // demoralised 8.
    using enum Level;
    tables.victory = {coalition_tactical,
                      coalition_strategic,
                      coalition_tactical,
                      coalition_tactical,
                      none,
                      none,
                      french_strategic,
                      french_tactical,
                      coalition_tactical,
                      coalition_strategic,
                      french_tactical,
                      coalition_tactical,
                      none,
                      none,
                      french_strategic,
                      french_tactical};
    tables.turns = 10;
    return tables;
}

ArmyId army_of(char letter) {
    return letter == 'F' ? ArmyId::french : letter == 'B' ? ArmyId::british : ArmyId::prussian;
}

UnitType type_of(char letter) {
    return letter == 'c' ? UnitType::cavalry : letter == 'a' ? UnitType::artillery : UnitType::infantry;
}

Seat seat_of(ArmyId army) {
    return army == ArmyId::french ? french_seat : coalition_seat;
}

}  // namespace

Field::Field() : setting_(std::make_shared<Setting>()) {
    const board::Grid grid = board::test::vaw_grid();
    board::MapBuilder builder(grid, board::test::vaw_numbering(), board::Kinds{});
    setting_->map = std::make_shared<const board::Map>(builder.build().value());
    setting_->hex.resize(grid.hex_count() + 1);
    for (std::uint32_t h = 0; h < grid.hex_count(); ++h) {
        for (const board::Direction d : board::all_directions) {
            const board::HexId next = grid.neighbour(board::HexId{h}, d);
            setting_->hex[h + 1].neighbours[board::to_index(d)] =
                next == board::no_hex ? 0 : board::place_of(next);
        }
    }
    setting_->seats = {{"french", "French"}, {"coalition", "Coalition"}};
    setting_->boxes = {"destroyed"};
    for (int turn = 1; turn <= 10; ++turn) setting_->boxes.push_back("turn-" + std::to_string(turn));
    setting_->destroyed = setting_->box(0);
    setting_->tables = rulebook_tables();
    setting_->rows.resize(schema().size());
    for (const ArmyId id : {ArmyId::french, ArmyId::british, ArmyId::prussian}) {
        const Track& track = setting_->track(id);
        army(id) = {.seat = seat_of(id),
                    .turn_losses = track.start,
                    .game_losses = track.start,
                    .demoralised_at = track.demoralised_at,
                    .disintegrated_at = track.disintegrated_at,
                    .rout_at = track.rout_at};
        setting_->rows[Army::table].push_back({std::string(army_names[static_cast<std::size_t>(id)]), ""});
    }
    for (int row = 11; row >= 5; --row) {
        const std::string label = fmt::format("A{}", row);
        setting_->entries.push_back(place(label));
        hex(label).entry = 1;
    }
}

Place Field::place(std::string_view text) const {
    const auto found = rules::parse_place(*setting_, text);
    if (!found) throw std::runtime_error("no place " + std::string(text));
    return *found;
}

Hex& Field::hex(std::string_view text) {
    return setting_->hex[static_cast<std::size_t>(place(text).raw)];
}

Field& Field::unit(std::string_view code_and_place) {
    const auto space = code_and_place.find(' ');
    const std::string_view where = code_and_place.substr(space + 1);
    const std::string_view what = code_and_place.substr(0, space);
    const auto colon = what.find(':');
    const std::string_view code = what.substr(0, colon);
    const ArmyId army = army_of(code[0]);
    Unit unit{.seat = seat_of(army),
              .army = army,
              .type = type_of(code[1]),
              .strength = code[2] - '0',
              .guard = code[1] == 'G' ? 1 : 0};
    if (where.find_first_not_of("0123456789") == std::string_view::npos) {
        unit.due = std::stoi(std::string(where));
        unit.place = setting_->turn_box(unit.due);
    } else {
        unit.place = place(where);
    }
    setting_->units.push_back(unit);
    const std::string id(colon == std::string_view::npos ? code : what.substr(colon + 1));
    setting_->rows[Unit::table].push_back({id, id});
    return *this;
}

Field& Field::units(std::initializer_list<std::string_view> codes) {
    for (const std::string_view code : codes) unit(code);
    return *this;
}

Field& Field::terrain(Terrain kind, std::initializer_list<std::string_view> hexes) {
    for (const std::string_view text : hexes) {
        hex(text).terrain = static_cast<std::uint8_t>(hex(text).terrain | static_cast<unsigned>(kind));
    }
    return *this;
}

Field& Field::way(Way kind, std::initializer_list<std::string_view> hexes) {
    const std::vector<std::string_view> chain(hexes);
    const auto join = [this, kind](std::string_view from, std::string_view to) {
        const int d = setting_->direction(place(from), place(to));
        assert(d >= 0);
        std::uint8_t& ways = hex(from).ways[static_cast<std::size_t>(d)];
        ways = static_cast<std::uint8_t>(ways | static_cast<unsigned>(kind));
    };
    for (std::size_t i = 0; i + 1 < chain.size(); ++i) {
        join(chain[i], chain[i + 1]);
        join(chain[i + 1], chain[i]);
    }
    return *this;
}

Field& Field::objective(std::string_view text, ObjectiveInfo info) {
    info.place = place(text);
    setting_->objectives.push_back(info);
    setting_->rows[Objective::table].push_back({std::string(text), std::string(text)});
    hex(text).objective = static_cast<std::uint8_t>(setting_->objectives.size());
    return *this;
}

Field& Field::french_objective(std::string_view text, std::int32_t value) {
    return objective(text, {.british_loss = value, .holder = coalition_seat});
}

Field& Field::coalition_objective(std::string_view text, std::int32_t value) {
    return objective(text, {.french_loss = value, .holder = french_seat});
}

Field& Field::la_haye_sainte(std::string_view text) {
    return objective(text, {.british_loss = 3, .french_loss = 3, .holder = coalition_seat});
}

Field& Field::option(bool Options::*option) {
    setting_->chosen.*option = true;
    return *this;
}

Field& Field::at(std::int32_t turn, Phase phase) {
    setting_->start = {.turn = turn, .phase = phase};
    return *this;
}

Field& Field::losses(ArmyId id, std::int32_t box) {
    army(id).turn_losses = box;
    army(id).game_losses = box;
    return *this;
}

Army& Field::army(ArmyId id) {
    return setting_->armies[static_cast<std::size_t>(id) - 1];
}

Unit& Field::row(std::string_view id) {
    const auto& names = setting_->rows[Unit::table];
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (names[i].id == id) return setting_->units[i];
    }
    throw std::runtime_error("no unit " + std::string(id));
}

std::shared_ptr<const Setting> Field::finish() {
    const auto units = static_cast<std::uint32_t>(setting_->units.size());
    const auto objectives = static_cast<std::uint32_t>(setting_->objectives.size());
    const std::vector<std::uint32_t> rows{agenda_rows(units), 1, units, army_rows, objectives, 1};
    setting_->layout = std::make_shared<const ledger::Layout>(schema(), rows);
    compile_hexes(*setting_);
    return setting_;
}

}  // namespace hd::vaw::test
