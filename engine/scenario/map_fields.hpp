// The fields of a map document, once for reader and writer, in the order they are written.
#pragma once

#include "engine/scenario/map_document.hpp"
#include "engine/scenario/shape_reader.hpp"
#include "engine/scenario/shape_writer.hpp"

namespace hd::scenario {

template <>
struct EnumNames<board::Orientation> {
    static constexpr std::string_view what = "an orientation";
    static constexpr std::array<std::string_view, 2> names = {"flat", "pointy"};
};
template <>
struct EnumNames<board::Stagger> {
    static constexpr std::string_view what = "a stagger";
    static constexpr std::array<std::string_view, 2> names = {"odd", "even"};
};
template <>
struct EnumNames<board::Symbols> {
    static constexpr std::string_view what = "a kind of symbols";
    static constexpr std::array<std::string_view, 3> names = {"digits", "letters", "doubled_letters"};
};
template <>
struct EnumNames<board::AxisOrder> {
    static constexpr std::string_view what = "an order";
    static constexpr std::array<std::string_view, 2> names = {"column_first", "row_first"};
};
template <>
struct EnumNames<board::Axis> {
    static constexpr std::string_view what = "an axis";
    static constexpr std::array<std::string_view, 2> names = {"column", "row"};
};
template <>
struct EnumNames<MapEdge> {
    static constexpr std::string_view what = "an edge";
    static constexpr std::array<std::string_view, 5> names = {"", "north", "east", "south", "west"};
};

template <class V, Like<GridDescription> T>
void describe(V& v, T& grid) {
    v("orientation", grid.orientation);
    v("columns", grid.columns);
    v("rows", grid.rows);
    v("stagger", grid.stagger);
}

template <class V, Like<AxisDescription> T>
void describe(V& v, T& axis) {
    v("symbols", axis.symbols);
    v("from", axis.from);
    v("first", axis.first);
    v("digits", axis.digits);
}

template <class V, Like<SheetDescription> T>
void describe(V& v, T& sheet) {
    v("prefix", sheet.prefix);
    v("west", sheet.west);
    v("north", sheet.north);
    v("columns", sheet.columns);
    v("rows", sheet.rows);
    v("column", sheet.column);
    v("row", sheet.row);
}

template <class V, Like<SecondReadingDescription> T>
void describe(V& v, T& second) {
    v("axis", second.axis);
    v("mark", second.mark);
}

template <class V, Like<NumberingDescription> T>
void describe(V& v, T& numbering) {
    v("order", numbering.order);
    v("separator", numbering.separator);
    v("sheets", numbering.sheets);
    v("second", numbering.second);
}

template <class V, Like<MapHex> T>
void describe(V& v, T& hex) {
    v("hex", hex.hex);
    v("terrain", hex.terrain);
    v("level", hex.level);
    v("name", hex.name);
    v("mark", hex.mark);
    v("note", hex.note);
}

template <class V, Like<MapHexside> T>
void describe(V& v, T& hexside) {
    v("between", hexside.between);
    v("kinds", hexside.kinds);
    v("mark", hexside.mark);
    v("note", hexside.note);
}

template <class V, Like<MapPath> T>
void describe(V& v, T& path) {
    v("kind", path.kind);
    v("name", path.name);
    v("hexes", path.hexes);
    v("mark", path.mark);
    v("note", path.note);
}

template <class V, Like<MapObjective> T>
void describe(V& v, T& objective) {
    v("hex", objective.hex);
    v("name", objective.name);
    v("values", objective.values);
    v("mark", objective.mark);
    v("note", objective.note);
}

template <class V, Like<MapEntry> T>
void describe(V& v, T& entry) {
    v("id", entry.id);
    v("army", entry.army);
    v("edge", entry.edge);
    v("hexes", entry.hexes);
    v("mark", entry.mark);
    v("note", entry.note);
}

template <class V, Like<MapDocument> T>
void describe(V& v, T& map) {
    v("id", map.id);
    v("title", map.title);
    v("source", map.source);
    v("note", map.note);
    v("grid", map.grid);
    v("numbering", map.numbering);
    v("terrain_kinds", map.terrain_kinds);
    v("hexside_kinds", map.hexside_kinds);
    v("path_kinds", map.path_kinds);
    v("default_terrain", map.default_terrain);
    v("hexes", map.hexes);
    v("hexsides", map.hexsides);
    v("paths", map.paths);
    v("objectives", map.objectives);
    v("entries", map.entries);
}

template <>
struct ShapeOf<HexRows> {
    static constexpr Shape shape{.wanted = "a list",
                                 .begin_list = [](void* at) { return target_of(as<HexRows>(at)); },
                                 .element = [](void* at) { return target_of(as<HexRows>(at).stage()); },
                                 .element_done = [](void* at) { as<HexRows>(at).commit(); }};
};

template <>
struct StandsInLines<HexRows> : std::true_type {};

template <>
inline bool is_absent(const HexRows& rows) {
    return rows.empty();
}

template <>
struct Written<HexRows> {
    static void write(JsonText& out, const HexRows& rows, Layout layout) {
        out.begin_list(layout);
        MapHex hex;
        for (std::size_t i = 0; i < rows.size(); ++i) {
            rows.copy_to(i, hex);
            write_value(out, hex, Layout::one_line);
        }
        out.end_list();
    }
};

}  // namespace hd::scenario
