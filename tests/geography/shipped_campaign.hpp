// The shipped map of the campaign of June 1815, and words to ask it with.
#pragma once

#include "tests/geography/mended_map.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace hd::test::campaign {

inline const board::Map& map() {
    static const board::Map shipped = shipped_map("campaign-1815");
    return shipped;
}

inline board::HexId hex(std::string_view label) {
    return map().numbering().parse(label).value_or(board::no_hex);
}

inline bool is(board::HexId hex, std::string_view kind) {
    return map().has_terrain(hex, *board::Kinds::find(map().kinds().terrain, kind));
}

inline bool is(std::string_view label, std::string_view kind) {
    return is(hex(label), kind);
}

inline bool on_map(board::HexId hex) {
    return hex != board::no_hex && !is(hex, "off_map");
}

// On the border of what the map shows: a side of it belongs to no hex or to one off the map.
inline bool on_edge(board::HexId hex) {
    for (const board::Direction d : board::all_directions)
        if (!on_map(map().grid().neighbour(hex, d))) return on_map(hex);
    return false;
}

inline bool high(std::string_view label) {
    return is(label, "partial_high") || is(label, "full_high");
}

inline bool has_side(std::string_view a, std::string_view b, std::string_view kind) {
    return map().has_hexside(hex(a), hex(b), *board::Kinds::find(map().kinds().hexsides, kind));
}

inline bool has_path(board::HexId a, board::HexId b, std::string_view kind) {
    return map().has_link(a, b, *board::Kinds::find(map().kinds().paths, kind));
}

inline bool has_path(std::string_view a, std::string_view b, std::string_view kind) {
    return has_path(hex(a), hex(b), kind);
}

inline bool has_road(board::HexId a, board::HexId b) {
    return has_path(a, b, "road") || has_path(a, b, "high_road");
}

inline bool road_hex(board::HexId hex) {
    for (const board::Direction d : board::all_directions) {
        const board::HexId other = map().grid().neighbour(hex, d);
        if (other != board::no_hex && has_road(hex, other)) return true;
    }
    return false;
}

// The map's row of a hex, from 1 on the north sheet: row r of the south sheet is r + 30.
inline std::int32_t row_of(board::HexId hex) {
    const std::string label = map().label(hex);
    return (label[0] == 'S' ? 30 : 0) + (label[1] - '0') * 10 + (label[2] - '0');
}

inline std::int32_t position_of(board::HexId hex) {
    const std::string label = map().label(hex);
    return (label[3] - '0') * 10 + (label[4] - '0');
}

}  // namespace hd::test::campaign
