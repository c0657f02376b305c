// A position in the middle of a game as rows of names and values: how fields of state are printed into the
// `start` of a scenario and read back. Which fields a position sets is each game's affair.
#pragma once

#include "engine/rules/ruleset.hpp"
#include "engine/scenario/scenario.hpp"

#include <functional>
#include <span>
#include <string>
#include <string_view>

namespace hd::rules {

// The fields of a table that a position sets; all others follow from counters, turn and step.
struct Settable {
    int table = 0;
    std::span<const std::string_view> fields;
};

// Names for places, seats, rows and enumerations, true or false for booleans, numbers for the rest.
scenario::Value printed(const Setting& setting, const ledger::Field& field, std::int32_t value);

// The settable tables of a game. Of the table `sparse` only places and what is not zero is written: that is
// how its rows begin without a word.
std::vector<scenario::Named<std::vector<scenario::NamedValues>>> start_tables(
    const Game& game, std::span<const Settable> settable, int sparse);

// Puts a value that was read where it belongs; false when it can't be that.
using SetField = std::function<bool(int table, int row, int field, std::int32_t value)>;

// Rows are plain integers in the order of their fields, as the ledger has them.
template <class Row>
void put_field(Row& row, int field, std::int32_t value) {
    reinterpret_cast<std::int32_t*>(&row)[field] = value;
}

// One row's values. A fault for each name that is none and each value that doesn't fit.
void read_fields(const Setting& setting, const ledger::Table& table, const Settable& what, int row,
                 const scenario::NamedValues& values, const SetField& set, Faults& faults);
// All tables of a start. Rows are named by "id", or follow each other without one.
void read_start_tables(const Setting& setting, ledger::Schema schema, std::span<const Settable> settable,
                       const scenario::Start& start, const SetField& set, Faults& faults);

// The row of a table with that id.
std::optional<int> row_named(const Setting& setting, int table, std::string_view id);

// A fault for each unit that set-up or schedule names and the order of battle does not have.
void check_units_known(const scenario::Resolved& resolved, Faults& faults);

// A number, or a boolean as 0 or 1.
std::optional<std::int32_t> number_in(const scenario::Value& value);

}  // namespace hd::rules
