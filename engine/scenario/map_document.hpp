// A map as its file says it: `data/maps/<id>.map.json`, format hundred-days-map. Names and labels are texts
// that may be wrong; build_map.hpp makes the checked board of it.
#pragma once

#include "engine/board/map.hpp"
#include "engine/scenario/hex_rows.hpp"

#include <optional>

namespace hd::scenario {

using board::MapEdge;

struct GridDescription {
    static constexpr std::string_view shape_name = "grid";
    board::Orientation orientation = board::Orientation::flat;
    std::int32_t columns = 0;
    std::int32_t rows = 0;
    board::Stagger stagger = board::Stagger::odd;  // which columns or rows, from 0, are shifted
    Extras extra;
    Position at;
    friend bool operator==(const GridDescription&, const GridDescription&) = default;
};

// How columns or rows are counted.
struct AxisDescription {
    static constexpr std::string_view shape_name = "axis";
    board::Symbols symbols = board::Symbols::digits;
    MapEdge from = MapEdge::none;       // the edge where counting starts; none: west or north
    std::optional<std::int32_t> first;  // the number there; not given: 1
    std::int32_t digits = 0;            // least number of them; 0: 1
    Extras extra;
    Position at;
    friend bool operator==(const AxisDescription&, const AxisDescription&) = default;
};

// A printed sheet. Without columns and rows it covers the whole grid.
struct SheetDescription {
    static constexpr std::string_view shape_name = "sheet";
    std::string prefix;
    std::int32_t west = 0;   // columns of the grid that lie west of it
    std::int32_t north = 0;  // rows of the grid that lie north of it
    std::int32_t columns = 0;
    std::int32_t rows = 0;
    AxisDescription column;
    AxisDescription row;
    Extras extra;
    Position at;
    friend bool operator==(const SheetDescription&, const SheetDescription&) = default;
};

// The other way in which a game names hexes: one axis counted from its other edge, with a mark behind.
struct SecondReadingDescription {
    static constexpr std::string_view shape_name = "second reading";
    board::Axis axis = board::Axis::column;
    std::string mark;
    Extras extra;
    Position at;
    friend bool operator==(const SecondReadingDescription&, const SecondReadingDescription&) = default;
};

// Without sheets: four digits or more, column first, from 1 in the north-west.
struct NumberingDescription {
    static constexpr std::string_view shape_name = "numbering";
    board::AxisOrder order = board::AxisOrder::column_first;
    std::string separator;
    std::vector<SheetDescription> sheets;
    std::optional<SecondReadingDescription> second;
    Extras extra;
    Position at;
    friend bool operator==(const NumberingDescription&, const NumberingDescription&) = default;
};

struct MapHexside {
    static constexpr std::string_view shape_name = "hexside";
    std::vector<std::string> between;  // the two hexes
    std::vector<std::string> kinds;
    Mark mark = Mark::none;
    std::string note;
    Extras extra;
    Position at;
    friend bool operator==(const MapHexside&, const MapHexside&) = default;
};

struct MapPath {
    static constexpr std::string_view shape_name = "path";
    std::string kind;
    std::string name;
    std::vector<std::string> hexes;  // in order, each next to the one before
    Mark mark = Mark::none;
    std::string note;
    Extras extra;
    Position at;
    friend bool operator==(const MapPath&, const MapPath&) = default;
};

struct MapObjective {
    static constexpr std::string_view shape_name = "objective";
    std::string hex;
    std::string name;
    NamedNumbers values;  // by side
    Mark mark = Mark::none;
    std::string note;
    Extras extra;
    Position at;
    friend bool operator==(const MapObjective&, const MapObjective&) = default;
};

struct MapEntry {
    static constexpr std::string_view shape_name = "entry";
    std::string id;
    std::string army;
    MapEdge edge = MapEdge::none;
    std::vector<std::string> hexes;
    Mark mark = Mark::none;
    std::string note;
    Extras extra;
    Position at;
    friend bool operator==(const MapEntry&, const MapEntry&) = default;
};

struct MapDocument {
    static constexpr std::string_view shape_name = "map";
    static constexpr std::string_view format = "hundred-days-map";
    static constexpr std::int32_t version = 1;
    std::string id;
    std::string title;
    std::string source;
    std::string note;
    GridDescription grid;
    NumberingDescription numbering;
    std::vector<std::string> terrain_kinds;
    std::vector<std::string> hexside_kinds;
    std::vector<std::string> path_kinds;
    std::string default_terrain;  // of hexes that aren't listed or list no terrain
    HexRows hexes;
    std::vector<MapHexside> hexsides;
    std::vector<MapPath> paths;
    std::vector<MapObjective> objectives;
    std::vector<MapEntry> entries;
    Extras extra;
    Position at;
    friend bool operator==(const MapDocument&, const MapDocument&) = default;
};

Loaded<MapDocument> read_map(std::string bytes, std::string file, Strictness strictness = Strictness::author);
// The bytes of its file.
std::string to_json(const MapDocument& map);

}  // namespace hd::scenario
