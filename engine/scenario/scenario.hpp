// A scenario as its file says it: `data/scenarios/<id>.scenario.json`, format hundred-days-scenario. Ids and
// places are texts that may be wrong, so that a half-finished scenario can be opened; lint says what it
// lacks.
#pragma once

#include "engine/scenario/map_document.hpp"
#include "engine/scenario/named.hpp"
#include "engine/scenario/order_of_battle.hpp"

#include <optional>

namespace hd::scenario {

// Another document: the id of a shipped one, a path relative to and below the scenario's file, or the
// document itself.
template <class T>
struct Reference {
    std::string name;
    std::optional<T> document;
    friend bool operator==(const Reference&, const Reference&) = default;
};

// A player, and the armies that player commands.
struct Seat {
    static constexpr std::string_view shape_name = "seat";
    std::string id;
    std::string name;
    std::vector<std::string> armies;
    Extras extra;
    Position at;
    friend bool operator==(const Seat&, const Seat&) = default;
};

// Replaces one cell of a table. `row` is what row_name() gives.
struct TableOverride {
    static constexpr std::string_view shape_name = "table override";
    std::string table;
    std::string row;
    std::string column;
    Value value{};
    Mark mark = Mark::none;
    std::string note;
    Extras extra;
    Position at;
    friend bool operator==(const TableOverride&, const TableOverride&) = default;
};

struct Turns {
    static constexpr std::string_view shape_name = "turns";
    std::int32_t first = 0;
    std::int32_t last = 0;
    Extras extra;
    Position at;
    friend bool operator==(const Turns&, const Turns&) = default;
};

// A unit's place at the start.
struct SetupEntry {
    static constexpr std::string_view shape_name = "set-up entry";
    std::string unit;
    std::string place;
    NamedValues state;  // fields that are not as the counter mix has them
    Mark mark = Mark::none;
    std::string note;
    Extras extra;
    Position at;
    friend bool operator==(const SetupEntry&, const SetupEntry&) = default;
};

// A unit that comes later, by an entry of the map.
struct ScheduleEntry {
    static constexpr std::string_view shape_name = "scheduled unit";
    std::string unit;
    std::int32_t turn = 0;
    std::string entry;
    NamedValues state;
    Mark mark = Mark::none;
    std::string note;
    Extras extra;
    Position at;
    friend bool operator==(const ScheduleEntry&, const ScheduleEntry&) = default;
};

// A position in the middle of a game: rows of state by table, as the ruleset prints them.
struct Start {
    static constexpr std::string_view shape_name = "start";
    std::int32_t turn = 0;
    std::string step;  // of the sequence of play; empty: its first
    NamedValues values;
    std::vector<Named<std::vector<NamedValues>>> tables;
    Extras extra;
    Position at;
    friend bool operator==(const Start&, const Start&) = default;
};

struct Scenario {
    static constexpr std::string_view shape_name = "scenario";
    static constexpr std::string_view format = "hundred-days-scenario";
    static constexpr std::int32_t version = 1;
    std::string id;
    std::string title;
    std::string note;
    std::string source;
    std::string ruleset;
    Reference<MapDocument> map;
    Reference<OrderOfBattle> order_of_battle;
    std::vector<std::string> table_sets;  // later ones replace tables of earlier ones
    std::vector<TableOverride> table_overrides;
    std::vector<Seat> seats;
    NamedValues options;
    NamedValues parameters;
    Turns turns;
    std::vector<SetupEntry> setup;
    std::vector<ScheduleEntry> schedule;
    std::optional<Start> start;
    NamedValues victory;
    Extras extra;
    Position at;
    friend bool operator==(const Scenario&, const Scenario&) = default;
};

// The seat that commands the army, or null.
const Seat* seat_of_army(const Scenario& scenario, std::string_view army);

Loaded<Scenario> read_scenario(std::string bytes, std::string file,
                               Strictness strictness = Strictness::author);
std::string to_json(const Scenario& scenario);

}  // namespace hd::scenario
