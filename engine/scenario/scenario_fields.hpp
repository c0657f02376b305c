// The fields of a scenario, once for reader and writer, in the order they are written.
#pragma once

#include "engine/scenario/map_fields.hpp"
#include "engine/scenario/order_of_battle_fields.hpp"
#include "engine/scenario/scenario.hpp"
#include "engine/scenario/shape_reader.hpp"
#include "engine/scenario/shape_writer.hpp"

namespace hd::scenario {

template <class V, Like<Seat> T>
void describe(V& v, T& seat) {
    v("id", seat.id);
    v("name", seat.name);
    v("armies", seat.armies);
}

template <class V, Like<TableOverride> T>
void describe(V& v, T& change) {
    v("table", change.table);
    v("row", change.row);
    v("column", change.column);
    v("value", change.value);
    v("mark", change.mark);
    v("note", change.note);
}

template <class V, Like<Turns> T>
void describe(V& v, T& turns) {
    v("first", turns.first);
    v("last", turns.last);
}

template <class V, Like<SetupEntry> T>
void describe(V& v, T& entry) {
    v("unit", entry.unit);
    v("place", entry.place);
    v("state", entry.state);
    v("mark", entry.mark);
    v("note", entry.note);
}

template <class V, Like<ScheduleEntry> T>
void describe(V& v, T& entry) {
    v("unit", entry.unit);
    v("turn", entry.turn);
    v("entry", entry.entry);
    v("state", entry.state);
    v("mark", entry.mark);
    v("note", entry.note);
}

template <class V, Like<Start> T>
void describe(V& v, T& start) {
    v("turn", start.turn);
    v("step", start.step);
    v("values", start.values);
    v("tables", start.tables);
}

template <class V, Like<Scenario> T>
void describe(V& v, T& scenario) {
    v("id", scenario.id);
    v("title", scenario.title);
    v("note", scenario.note);
    v("source", scenario.source);
    v("ruleset", scenario.ruleset);
    v("map", scenario.map);
    v("order_of_battle", scenario.order_of_battle);
    v("table_sets", scenario.table_sets);
    v("table_overrides", scenario.table_overrides);
    v("seats", scenario.seats);
    v("options", scenario.options);
    v("parameters", scenario.parameters);
    v("turns", scenario.turns);
    v("setup", scenario.setup);
    v("schedule", scenario.schedule);
    v("start", scenario.start);
    v("victory", scenario.victory);
}

template <class T>
struct ShapeOf<Reference<T>> {
    static std::string set_text(void* at, std::string_view text) {
        as<Reference<T>>(at).name = text;
        return {};
    }
    static Target begin_object(void* at) { return target_of(as<Reference<T>>(at).document.emplace()); }
    static constexpr Shape shape{
        .wanted = "an id, a path or an object", .set_text = set_text, .begin_object = begin_object};
};

template <class T>
struct StandsInLines<Reference<T>> : std::true_type {};

// The tables of a position, a row a line.
using StartTables = std::vector<Named<std::vector<NamedValues>>>;
template <>
struct StandsInLines<Start> : std::true_type {};
template <>
struct StandsInLines<StartTables> : std::true_type {};

template <>
struct Written<StartTables> {
    static void write(JsonText& out, const StartTables& tables, Layout layout) {
        out.begin_object(layout);
        for (const auto& [name, rows] : tables) {
            out.key(name);
            out.begin_list(layout);
            for (const NamedValues& row : rows) write_value(out, row, Layout::one_line);
            out.end_list();
        }
        out.end_object();
    }
};

template <class T>
struct Written<Reference<T>> {
    static void write(JsonText& out, const Reference<T>& reference, Layout layout) {
        if (reference.document) {
            write_value(out, *reference.document, layout);
        } else {
            out.text(reference.name);
        }
    }
};

}  // namespace hd::scenario
