#include "app/view/table_csv.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <optional>

namespace hd::view {

namespace {

using scenario::Cell;
using scenario::Column;
using scenario::Position;
using scenario::Row;
using scenario::Table;

struct Field {
    std::string text;
    Position at;
};
using Line = std::vector<Field>;

// Splits the text; a line end inside quotes belongs to the field.
class Splitter {
  public:
    Splitter(std::string_view text, scenario::FaultList& faults) : text_(text), faults_(faults) {}

    std::vector<Line> split() {
        if (text_.substr(0, 3) == "\xEF\xBB\xBF") text_.remove_prefix(3);  // spreadsheets put it there
        std::vector<Line> lines;
        while (at_ < text_.size()) {
            Line line = next_line();
            const bool is_blank = line.size() == 1 && line[0].text.empty();
            if (!is_blank) lines.push_back(std::move(line));
        }
        return lines;
    }

  private:
    Line next_line() {
        Line line;
        for (;;) {
            line.push_back(next_field());
            if (at_ < text_.size() && text_[at_] == ',') {
                step();
                continue;
            }
            if (at_ < text_.size() && text_[at_] == '\r') step();
            if (at_ < text_.size() && text_[at_] == '\n') step();
            return line;
        }
    }
    Field next_field() {
        Field field{{}, {line_, column_}};
        if (at_ < text_.size() && text_[at_] == '"') return quoted(std::move(field));
        while (at_ < text_.size() && text_[at_] != ',' && text_[at_] != '\n' && text_[at_] != '\r')
            field.text += step();
        while (!field.text.empty() && field.text.back() == ' ') field.text.pop_back();
        return field;
    }
    Field quoted(Field field) {
        step();
        while (at_ < text_.size()) {
            const char c = step();
            if (c != '"') {
                field.text += c;
            } else if (at_ < text_.size() && text_[at_] == '"') {
                field.text += step();
            } else {
                return field;
            }
        }
        faults_.error(field.at, "the quote that opens here is never closed");
        return field;
    }
    char step() {
        const char c = text_[at_++];
        if (c == '\n') {
            ++line_;
            column_ = 1;
        } else if ((static_cast<unsigned char>(c) & 0xC0U) != 0x80U) {
            ++column_;
        }
        return c;
    }

    std::string_view text_;
    scenario::FaultList& faults_;
    std::size_t at_ = 0;
    std::int32_t line_ = 1;
    std::int32_t column_ = 1;
};

// Which column of the table each field of a line fills.
std::vector<std::optional<std::size_t>> columns_of(const Line& names, const Table& model,
                                                   scenario::FaultList& faults) {
    std::vector<std::optional<std::size_t>> out;
    for (const Field& name : names) {
        const auto column = scenario::find_column(model, name.text);
        if (!column)
            faults.error(name.at, fmt::format("the table {} has no column \"{}\"", model.id, name.text));
        if (column && std::find(out.begin(), out.end(), column) != out.end()) {
            faults.error(name.at, fmt::format("the column \"{}\" stands here twice", name.text));
        }
        out.push_back(column);
    }
    for (std::size_t i = 0; i < model.columns.size(); ++i) {
        if (std::find(out.begin(), out.end(), std::optional(i)) == out.end()) {
            faults.error(names.front().at,
                         fmt::format("the column \"{}\" is missing", model.columns[i].name));
        }
    }
    return out;
}

scenario::Value value_of(const Column& column, const std::string& text) {
    std::int32_t number = 0;
    const auto read = std::from_chars(text.data(), text.data() + text.size(), number);
    const bool is_number = !text.empty() && read.ec == std::errc{} && read.ptr == text.data() + text.size();
    if (is_number && column.type != scenario::ColumnType::text) return number;
    return text;
}

}  // namespace

scenario::Loaded<Table> table_from_csv(const Table& model, std::string_view text, std::string file,
                                       board::Mark mark) {
    scenario::Loaded<Table> loaded{model, scenario::FaultList(std::move(file))};
    Table& table = loaded.value;
    table.rows.clear();
    table.check = {};
    table.mark = mark;
    const std::vector<Line> lines = Splitter(text, loaded.faults).split();
    if (lines.empty()) {
        loaded.faults.error({1, 1}, "the file is empty; its first line names the columns");
        return loaded;
    }
    const auto columns = columns_of(lines.front(), model, loaded.faults);
    if (loaded.faults.has_errors()) return loaded;
    for (std::size_t i = 1; i < lines.size(); ++i) {
        Row row;
        row.at = lines[i].front().at;
        for (const Column& column : model.columns) row.cells.push_back({column.name, {}});
        table.rows.push_back(std::move(row));
        if (lines[i].size() != columns.size()) {
            loaded.faults.error(lines[i].front().at,
                                fmt::format("{} fields under {} columns", lines[i].size(), columns.size()));
            continue;
        }
        for (std::size_t f = 0; f < columns.size(); ++f) {
            const Column& column = model.columns[*columns[f]];
            const auto wrong = scenario::set_cell(table, table.rows.size() - 1, *columns[f],
                                                  value_of(column, lines[i][f].text));
            if (wrong) loaded.faults.error(lines[i][f].at, *wrong);
        }
    }
    return loaded;
}

namespace {

std::string field_text(const Cell& cell, const Column& column) {
    if (!cell.given) return {};
    std::string text = column.type == scenario::ColumnType::integer || cell.is_number
                           ? fmt::format("{}", cell.low)
                           : cell.text;
    if (text.find_first_of(",\"\r\n") == std::string::npos) return text;
    std::string quoted = "\"";
    for (const char c : text) quoted += c == '"' ? "\"\"" : std::string(1, c);
    return quoted + "\"";
}

}  // namespace

std::string to_csv(const Table& table) {
    std::string out;
    for (std::size_t i = 0; i < table.columns.size(); ++i) out += (i == 0 ? "" : ",") + table.columns[i].name;
    out += '\n';
    for (const Row& row : table.rows) {
        for (std::size_t i = 0; i < table.columns.size(); ++i) {
            out += (i == 0 ? "" : ",") + field_text(row[i], table.columns[i]);
        }
        out += '\n';
    }
    return out;
}

}  // namespace hd::view
