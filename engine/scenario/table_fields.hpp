// The fields of a table, once for reader and writer, in the order they are written.
#pragma once

#include "engine/scenario/shape_reader.hpp"
#include "engine/scenario/shape_writer.hpp"
#include "engine/scenario/table.hpp"

namespace hd::scenario {

template <>
struct EnumNames<ColumnType> {
    static constexpr std::string_view what = "a type of column";
    static constexpr std::array<std::string_view, 4> names = {"integer", "text", "enum", "range"};
};
template <>
struct EnumNames<TableStatus> {
    static constexpr std::string_view what = "a status of a table";
    static constexpr std::array<std::string_view, 2> names = {"draft", "checked"};
};

template <class V, Like<Column> T>
void describe(V& v, T& column) {
    v("name", column.name);
    v("type", column.type);
    v("key", column.key);
    v("values", column.values);
    v("from", column.from);
    v("to", column.to);
    v("note", column.note);
}

// The fixed keys of a row, between its cells and what is unknown.
template <class V, Like<Row> T>
void describe_row_notes(V& v, T& row) {
    v("mark", row.mark);
    v("marks", row.marks);
    v("rule", row.rule);
    v("note", row.note);
}

template <class V, Like<TableCheck> T>
void describe(V& v, T& check) {
    v("rows", check.rows);
    v("column_sums", check.column_sums);
}

template <class V, Like<Table> T>
void describe(V& v, T& table) {
    v("id", table.id);
    v("game", table.game);
    v("title", table.title);
    v("source", table.source);
    v("rule", table.rule);
    v("kind", table.kind);
    v("status", table.status);
    v("transcribed", table.transcribed);
    v("checked", table.checked);
    v("errata", table.errata);
    v("note", table.note);
    v("mark", table.mark);
    v("columns", table.columns);
    v("rows", table.rows);
    v("check", table.check);
}

template <>
struct ShapeOf<Cell> {
    static std::string set_text(void* at, std::string_view text) {
        Cell& cell = as<Cell>(at);
        cell.given = true;
        cell.text = text;
        return {};
    }
    static std::string set_number(void* at, std::int32_t n) {
        Cell& cell = as<Cell>(at);
        cell.given = cell.is_number = true;
        cell.low = cell.high = n;
        return {};
    }
    static constexpr Shape shape{.wanted = "a number or a text",
                                 .set_text = set_text,
                                 .set_number = set_number,
                                 .placed = [](void* at, Position where) { as<Cell>(at).at = where; }};
};

template <>
struct Written<Cell> {
    static void write(JsonText& out, const Cell& cell, Layout) {
        if (cell.is_number) {
            out.number(cell.low);
        } else {
            out.text(cell.text);
        }
    }
};

// A row's keys are its columns' names, which may stand further down in the file: every key that isn't a fixed
// one becomes a cell, and settle() sorts them out.
template <>
struct ShapeOf<Row> {
    static Target field(void* at, std::string_view key) {
        Row& row = as<Row>(at);
        FieldFinder finder{key, {}};
        finder("id", row.id);
        describe_row_notes(finder, row);
        if (finder.found.shape != nullptr) return finder.found;
        Named<Cell>& cell = row.cells.emplace_back();
        cell.name = key;
        return target_of(cell.value);
    }
    static constexpr Shape shape{.wanted = "an object",
                                 .name = Row::shape_name,
                                 .begin_object = [](void* at) { return target_of(as<Row>(at)); },
                                 .field = field,
                                 .placed = [](void* at, Position where) { as<Row>(at).at = where; }};
};

template <>
struct StandsInLines<std::vector<Row>> : std::true_type {};

template <>
struct Written<Row> {
    static void write(JsonText& out, const Row& row, Layout) {
        out.begin_object(Layout::one_line);
        FieldWriter fields{out, Layout::one_line};
        fields("id", row.id);
        for (const Named<Cell>& cell : row.cells) {
            if (!cell.value.given) continue;
            out.key(cell.name);
            write_value(out, cell.value, Layout::one_line);
        }
        describe_row_notes(fields, row);
        for (const Extra& extra : row.extra) {
            out.key(extra.key);
            out.raw(extra.json);
        }
        out.end_object();
    }
};

// Puts the cells of a table just read in the order of its columns and checks them.
void settle(Table& table, FaultList& faults, Strictness strictness);

}  // namespace hd::scenario
