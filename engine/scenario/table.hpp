// A table of a game as its file says it: `data/rulesets/<ruleset>/tables/<name>.json`, format
// hundred-days-table. Flat cells in typed columns; what they mean is the ruleset's affair, which looks its
// columns up once, at load.
#pragma once

#include "engine/scenario/named.hpp"

#include <limits>
#include <optional>

namespace hd::scenario {

// integer: a number. range: "5..9", "..-2", "10..", "3" or a number. name: one of the column's `values`.
enum class ColumnType : std::int32_t { integer, text, name, range };

// `from` and `to` bound what a key column must cover: with them, or with a column of names, each combination
// of key values must be met by exactly one row (a lint check).
struct Column {
    static constexpr std::string_view shape_name = "column";
    std::string name;
    ColumnType type = ColumnType::integer;
    bool key = false;
    std::vector<std::string> values;   // of a column of names
    std::optional<std::int32_t> from;  // of a key column of numbers or ranges
    std::optional<std::int32_t> to;
    std::string note;
    Extras extra;
    Position at;
    friend bool operator==(const Column&, const Column&) = default;
};

inline constexpr std::int32_t unbounded_low = std::numeric_limits<std::int32_t>::min();
inline constexpr std::int32_t unbounded_high = std::numeric_limits<std::int32_t>::max();

// A cell. `low` and `high` hold an integer (both alike), the ends of a range, or the place of a name in its
// column's values, from 0.
struct Cell {
    bool given = false;
    bool is_number = false;  // written as a number, not as a text
    std::string text;        // of a text, name or range, as written
    std::int32_t low = 0;
    std::int32_t high = 0;
    Position at;
    bool holds(std::int32_t n) const { return given && low <= n && n <= high; }
    friend bool operator==(const Cell&, const Cell&) = default;
};

struct Row {
    static constexpr std::string_view shape_name = "row";
    std::string id;                  // where rows are spoken of; may be empty
    std::vector<Named<Cell>> cells;  // after reading: one for each column, in their order
    Mark mark = Mark::none;          // none: the table's
    NamedMarks marks;                // by column; none: the row's
    std::string note;
    std::string rule;
    Extras extra;
    Position at;
    const Cell& operator[](std::size_t column) const { return cells[column].value; }
    friend bool operator==(const Row&, const Row&) = default;
};

// Guards of the transcription. A sum adds an integer column's cells, a range's two ends (unbounded ends count
// 0), or the places of its names counted from 1.
struct TableCheck {
    static constexpr std::string_view shape_name = "check";
    std::int32_t rows = 0;  // 0: not stated
    NamedNumbers column_sums;
    Extras extra;
    Position at;
    friend bool operator==(const TableCheck&, const TableCheck&) = default;
};

enum class TableStatus : std::int32_t { draft, checked };

struct Table {
    static constexpr std::string_view shape_name = "table";
    static constexpr std::string_view format = "hundred-days-table";
    static constexpr std::int32_t version = 1;
    std::string id;
    std::string game;
    std::string title;
    std::string source;
    std::string rule;
    std::string kind;
    TableStatus status = TableStatus::draft;
    std::string transcribed;  // who and when
    std::string checked;
    std::vector<std::string> errata;
    std::string note;
    Mark mark = Mark::none;  // of all cells that have none of their own
    std::vector<Column> columns;
    std::vector<Row> rows;
    TableCheck check;
    Extras extra;
    Position at;
    friend bool operator==(const Table&, const Table&) = default;
};

// The column of that name, from 0.
std::optional<std::size_t> find_column(const Table& table, std::string_view name);
// The first row whose cell in `column` holds n, from 0.
std::optional<std::size_t> find_row(const Table& table, std::size_t column, std::int32_t n);
// How rows are spoken of: the row's id, else its key cells as "1..2/french", else its number from 1.
std::string row_name(const Table& table, std::size_t row);
// The cell's own mark, else its row's, else the table's.
Mark mark_of(const Table& table, std::size_t row, std::size_t column);
// What `check.column_sums` compares with.
std::int64_t column_sum(const Table& table, std::size_t column);
// Puts `value` into a cell; what is wrong with it, or nothing.
std::optional<std::string> set_cell(Table& table, std::size_t row, std::size_t column, const Value& value);

// Faults beyond those of the shape: cells under no column, values that don't fit their column, a column
// twice.
Loaded<Table> read_table(std::string bytes, std::string file, Strictness strictness = Strictness::author);
std::string to_json(const Table& table);

}  // namespace hd::scenario
