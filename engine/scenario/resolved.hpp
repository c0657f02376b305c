// A scenario with everything it refers to, as one value: what a game is played with and what a recording
// carries in its header. Knows no files but by name.
#pragma once

#include "engine/scenario/glossary.hpp"
#include "engine/scenario/map_document.hpp"
#include "engine/scenario/order_of_battle.hpp"
#include "engine/scenario/scenario.hpp"
#include "engine/scenario/table.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace hd::scenario {

// A set of tables that was laid over those before it, by the hash of its content before any override.
struct TableSet {
    static constexpr std::string_view shape_name = "table set";
    std::string id;
    std::string hash;  // 16 hex digits
    Extras extra;
    Position at;
    friend bool operator==(const TableSet&, const TableSet&) = default;
};

// Where the parts were read from, for messages; no part of the content.
struct SourceFiles {
    std::string scenario;
    std::string map;
    std::string order_of_battle;
    friend bool operator==(const SourceFiles&, const SourceFiles&) { return true; }
};

struct Resolved {
    static constexpr std::string_view shape_name = "resolved scenario";
    static constexpr std::string_view format = "hundred-days-resolved";
    static constexpr std::int32_t version = 1;
    Scenario scenario;  // its references hold names only; the documents stand below
    MapDocument map;
    OrderOfBattle order_of_battle;
    std::vector<Table> tables;         // by id, the overrides carried out
    std::vector<TableSet> table_sets;  // in the order they were laid
    std::vector<std::string> rules;    // the ids of the ruleset's glossary, in its order
    SourceFiles files;
    Extras extra;
    Position at;
    friend bool operator==(const Resolved&, const Resolved&) = default;
};

// The table with that id, or null.
const Table* find_table(const Resolved& resolved, std::string_view id);

// Replaces the tables that have the id of one in `set`, adds the others, and notes the set with its hash.
void lay_tables(Resolved& resolved, std::string_view set_id, std::vector<Table> set);
// Carries the scenario's overrides out; a fault for each that names no cell or a value that doesn't fit.
void apply_overrides(Resolved& resolved, FaultList& faults);

// One canonical text of the whole, and back. Reading gives back the same value, whatever its faults were.
std::string to_json(const Resolved& resolved);
Loaded<Resolved> resolve_from_text(std::string text, const std::string& file = {});

}  // namespace hd::scenario
