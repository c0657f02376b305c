// How a map is made from the ground, as its file says it: `data/geo/<map>.import.json`, format
// hundred-days-import; and the heights, format hundred-days-heights.
#pragma once

#include "engine/scenario/map_document.hpp"

#include <optional>
#include <string>
#include <vector>

namespace hd::editor {

using scenario::Extras;
using scenario::Position;

// A Placement in a file; numbers as placement.hpp has them.
struct PlacementDescription {
    static constexpr std::string_view shape_name = "placement";
    std::int32_t origin_lon_e7 = 0;
    std::int32_t origin_lat_e7 = 0;
    std::int32_t xx = 0;
    std::int32_t xy = 0;
    std::int32_t x0 = 0;
    std::int32_t yx = 0;
    std::int32_t yy = 0;
    std::int32_t y0 = 0;
    std::int32_t divisor = 1;
    Extras extra;
    Position at;
    friend bool operator==(const PlacementDescription&, const PlacementDescription&) = default;
};

// Hexes whose centre lies in no polygon of a kind are not on the map: they get that terrain and nothing else.
struct OutlineRule {
    static constexpr std::string_view shape_name = "outline rule";
    std::string kind;
    std::string terrain;
    Extras extra;
    Position at;
    friend bool operator==(const OutlineRule&, const OutlineRule&) = default;
};

// Points of a kind become a terrain (none: only the name of the hex). Of several places in one hex the rule
// that stands first names it, then the place that stands first in its file.
struct PlaceRule {
    static constexpr std::string_view shape_name = "place rule";
    std::string kind;
    std::string terrain;
    Extras extra;
    Position at;
    friend bool operator==(const PlaceRule&, const PlaceRule&) = default;
};

// Polygons of a kind become a terrain where they cover `percent` of the samples of a hex; 0: its centre.
struct AreaRule {
    static constexpr std::string_view shape_name = "area rule";
    std::string kind;
    std::string terrain;
    std::int32_t percent = 0;
    Extras extra;
    Position at;
    friend bool operator==(const AreaRule&, const AreaRule&) = default;
};

// Polygons of a kind are built over: a terrain where they cover `percent` of the samples of a hex, and a
// path, beside any road, between two such hexes of one polygon where it holds half of the hexside between
// them.
struct VillageRule {
    static constexpr std::string_view shape_name = "village rule";
    std::string kind;
    std::string terrain;
    std::string path;
    std::int32_t percent = 0;
    Extras extra;
    Position at;
    friend bool operator==(const VillageRule&, const VillageRule&) = default;
};

// Polygons of a kind become a kind of hexside where they hold `percent` of its points and no path crosses.
struct ShoreRule {
    static constexpr std::string_view shape_name = "shore rule";
    std::string kind;
    std::string hexside;
    std::int32_t percent = 0;
    Extras extra;
    Position at;
    friend bool operator==(const ShoreRule&, const ShoreRule&) = default;
};

// Ground is high that stands at or over `percent` of the way from the lowest to the highest height within
// `reach` steps of the heights on either axis, where these are `least_decimetres` apart. A hex is `full` if
// all of it and its hexsides is high, `partial` if `least_percent` of its samples or all of a hexside is. A
// hexside between two such hexes has `some_side` if any point of it is high, and `full_side` beside it if all
// are.
struct HighGroundRule {
    static constexpr std::string_view shape_name = "high ground rule";
    std::int32_t reach = 0;
    std::int32_t percent = 0;
    std::int32_t least_decimetres = 0;
    std::int32_t least_percent = 0;
    std::string partial;
    std::string full;
    std::string some_side;
    std::string full_side;
    Extras extra;
    Position at;
    friend bool operator==(const HighGroundRule&, const HighGroundRule&) = default;
};

// Lines of a kind become a path. A link that an earlier rule or line has made is not made again.
struct PathRule {
    static constexpr std::string_view shape_name = "path rule";
    std::string kind;
    std::string path;
    Extras extra;
    Position at;
    friend bool operator==(const PathRule&, const PathRule&) = default;
};

// Lines of a kind, of at least that length as the file has them, become a kind of hexside, with `bridge`
// beside it where a path crosses.
struct StreamRule {
    static constexpr std::string_view shape_name = "stream rule";
    std::string kind;
    std::string hexside;
    std::string bridge;
    std::int32_t least_metres = 0;
    Extras extra;
    Position at;
    friend bool operator==(const StreamRule&, const StreamRule&) = default;
};

struct ImportDocument {
    static constexpr std::string_view shape_name = "import";
    static constexpr std::string_view format = "hundred-days-import";
    static constexpr std::int32_t version = 1;
    std::string note;
    scenario::MapDocument map;  // without hexes, hexsides, paths, objectives and entries
    PlacementDescription placement;
    std::int32_t hex_decimetres = 0;     // between two opposite sides
    std::int32_t least_run = 0;          // of a path in a hex, in thousandths of a hexside (chain.hpp)
    std::vector<std::string> features;   // GeoJSON files beside this one
    std::string heights;                 // a file beside this one; none: level 0 everywhere
    std::optional<OutlineRule> outline;  // none: the whole grid is map
    std::vector<PlaceRule> places;
    std::vector<AreaRule> areas;
    std::vector<PathRule> paths;
    std::vector<VillageRule> villages;
    std::vector<StreamRule> streams;
    std::vector<ShoreRule> shores;
    std::optional<HighGroundRule> high_ground;
    Extras extra;
    Position at;
    friend bool operator==(const ImportDocument&, const ImportDocument&) = default;
};

struct HeightDocument {
    static constexpr std::string_view shape_name = "heights";
    static constexpr std::string_view format = "hundred-days-heights";
    static constexpr std::int32_t version = 1;
    std::string unit;
    std::string source;
    scenario::Mark mark = scenario::Mark::none;
    std::int32_t error_m = 0;
    std::int32_t south_e7 = 0;
    std::int32_t west_e7 = 0;
    std::int32_t step_lat_e7 = 0;
    std::int32_t step_lon_e7 = 0;
    std::vector<std::vector<std::int32_t>> heights;  // decimetres; rows from the south, each from the west
    Extras extra;
    Position at;
    friend bool operator==(const HeightDocument&, const HeightDocument&) = default;
};

scenario::Loaded<ImportDocument> read_import(std::string bytes, std::string file,
                                             scenario::Strictness strictness = scenario::Strictness::author);
scenario::Loaded<HeightDocument> read_heights(std::string bytes, std::string file,
                                              scenario::Strictness strictness = scenario::Strictness::author);

}  // namespace hd::editor
