#include "engine/scenario/table.hpp"

#include "engine/scenario/nearest.hpp"
#include "engine/scenario/table_fields.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

namespace hd::scenario {

namespace {

std::optional<std::int32_t> parse_number(std::string_view text) {
    std::int32_t n = 0;
    const auto read = std::from_chars(text.data(), text.data() + text.size(), n);
    const bool whole = read.ec == std::errc() && read.ptr == text.data() + text.size();
    return whole ? std::optional(n) : std::nullopt;
}

// "5..9", "..-2", "10..", "3"
bool parse_range(Cell& cell) {
    const std::string_view text = cell.text;
    const std::size_t dots = text.find("..");
    const std::string_view low = text.substr(0, dots);
    const std::string_view high = dots == std::string_view::npos ? low : text.substr(dots + 2);
    if (low.empty() && high.empty()) return false;
    const auto first = low.empty() ? std::optional(unbounded_low) : parse_number(low);
    const auto last = high.empty() ? std::optional(unbounded_high) : parse_number(high);
    if (!first || !last || *first > *last) return false;
    cell.low = *first;
    cell.high = *last;
    return true;
}

std::string list_of(const std::vector<std::string>& names) {
    std::string out;
    for (const std::string& name : names) out += (out.empty() ? "" : ", ") + name;
    return out;
}

std::optional<std::string> check_name(const Column& column, Cell& cell) {
    const auto found = std::find(column.values.begin(), column.values.end(), cell.text);
    if (cell.is_number || found == column.values.end()) {
        return fmt::format("\"{}\" isn't one of the column's values, which are: {}",
                           cell.is_number ? std::to_string(cell.low) : cell.text, list_of(column.values));
    }
    cell.low = cell.high = static_cast<std::int32_t>(found - column.values.begin());
    return std::nullopt;
}

// Fills `low` and `high`; what is wrong with the cell, or nothing.
std::optional<std::string> check_cell(const Column& column, Cell& cell) {
    if (!cell.given) return std::nullopt;
    switch (column.type) {
        case ColumnType::integer:
            if (!cell.is_number) return fmt::format("a number is wanted here, not \"{}\"", cell.text);
            return std::nullopt;
        case ColumnType::text:
            if (cell.is_number) return std::string("a text is wanted here, not a number");
            return std::nullopt;
        case ColumnType::name:
            return check_name(column, cell);
        case ColumnType::range:
            if (cell.is_number || parse_range(cell)) return std::nullopt;
            return fmt::format("\"{}\" isn't a range, which is written 5..9, ..5, 9.. or 5", cell.text);
    }
    return std::nullopt;
}

// A cell under no column goes to the row's unknown keys.
void set_aside(const Table& table, Row& row, const Named<Cell>& stray, FaultList& faults,
               Strictness strictness) {
    std::vector<std::string_view> known = {"id", "mark", "marks", "rule", "note"};
    for (const Column& column : table.columns) known.push_back(column.name);
    const std::string_view nearest = nearest_name(stray.name, known);
    std::string message = fmt::format("the table has no column \"{}\"", stray.name);
    if (!nearest.empty()) message += fmt::format("; did you mean \"{}\"?", nearest);
    const bool strict = strictness == Strictness::data;
    faults.add(strict ? Severity::error : Severity::warning, stray.value.at, std::move(message));
    Extra extra{stray.name, {}};
    JsonText text(extra.json);
    write_value(text, stray.value, Layout::one_line);
    row.extra.push_back(std::move(extra));
}

void settle_row(const Table& table, Row& row, FaultList& faults, Strictness strictness) {
    std::vector<Named<Cell>> cells(table.columns.size());
    for (std::size_t i = 0; i < cells.size(); ++i) cells[i].name = table.columns[i].name;
    for (Named<Cell>& cell : row.cells) {
        const auto column = find_column(table, cell.name);
        if (!column) {
            set_aside(table, row, cell, faults, strictness);
            continue;
        }
        if (const auto wrong = check_cell(table.columns[*column], cell.value)) {
            faults.error(cell.value.at, fmt::format("\"{}\": {}", cell.name, *wrong));
        }
        cells[*column] = std::move(cell);
    }
    row.cells = std::move(cells);
}

constexpr std::size_t most_columns = 256;

void check_columns(Table& table, FaultList& faults) {
    if (table.columns.size() > most_columns) {
        faults.error(table.columns[most_columns].at, fmt::format("more than {} columns", most_columns));
        table.columns.resize(most_columns);
    }
    for (std::size_t i = 0; i < table.columns.size(); ++i) {
        const Column& column = table.columns[i];
        if (*find_column(table, column.name) != i) {
            faults.error(column.at, fmt::format("two columns are called \"{}\"", column.name));
        }
    }
}

}  // namespace

std::optional<std::size_t> find_column(const Table& table, std::string_view name) {
    for (std::size_t i = 0; i < table.columns.size(); ++i) {
        if (table.columns[i].name == name) return i;
    }
    return std::nullopt;
}

std::optional<std::size_t> find_row(const Table& table, std::size_t column, std::int32_t n) {
    for (std::size_t i = 0; i < table.rows.size(); ++i) {
        if (table.rows[i][column].holds(n)) return i;
    }
    return std::nullopt;
}

std::string row_name(const Table& table, std::size_t row) {
    if (!table.rows[row].id.empty()) return table.rows[row].id;
    std::string name;
    for (std::size_t c = 0; c < table.columns.size(); ++c) {
        if (!table.columns[c].key) continue;
        const Cell& cell = table.rows[row][c];
        if (!name.empty()) name += '/';
        name += cell.is_number ? std::to_string(cell.low) : cell.text;
    }
    return name.empty() ? std::to_string(row + 1) : name;
}

Mark mark_of(const Table& table, std::size_t row, std::size_t column) {
    const Mark* own = find_named(table.rows[row].marks, table.columns[column].name);
    if (own != nullptr) return *own;
    return table.rows[row].mark != Mark::none ? table.rows[row].mark : table.mark;
}

std::int64_t column_sum(const Table& table, std::size_t column) {
    const ColumnType type = table.columns[column].type;
    std::int64_t sum = 0;
    for (const Row& row : table.rows) {
        const Cell& cell = row[column];
        if (!cell.given || type == ColumnType::text) continue;
        if (type == ColumnType::integer) sum += cell.low;
        if (type == ColumnType::name) sum += cell.low + 1;
        if (type != ColumnType::range) continue;
        sum += cell.low == unbounded_low ? 0 : cell.low;
        sum += cell.high == unbounded_high ? 0 : cell.high;
    }
    return sum;
}

std::optional<std::string> set_cell(Table& table, std::size_t row, std::size_t column, const Value& value) {
    Cell cell;
    cell.given = true;
    cell.at = table.rows[row][column].at;
    if (const auto* number = std::get_if<std::int32_t>(&value)) {
        cell.is_number = true;
        cell.low = cell.high = *number;
    } else if (const auto* text = std::get_if<std::string>(&value)) {
        cell.text = *text;
    } else {
        return std::string("a table holds no true or false; name the two values in a column of names");
    }
    if (auto wrong = check_cell(table.columns[column], cell)) return wrong;
    table.rows[row].cells[column].value = std::move(cell);
    return std::nullopt;
}

void settle(Table& table, FaultList& faults, Strictness strictness) {
    check_columns(table, faults);
    for (Row& row : table.rows) settle_row(table, row, faults, strictness);
}

Loaded<Table> read_table(std::string bytes, std::string file, Strictness strictness) {
    Loaded<Table> loaded = read_document<Table>(std::move(bytes), std::move(file), strictness);
    settle(loaded.value, loaded.faults, strictness);
    return loaded;
}

std::string to_json(const Table& table) {
    return written(table);
}

}  // namespace hd::scenario
