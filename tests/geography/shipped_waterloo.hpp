// The shipped map of the field south of Waterloo, and words to ask it with.
#pragma once

#include "tests/geography/mended_map.hpp"

#include <string>
#include <string_view>

namespace hd::test {

inline const board::Map& waterloo() {
    static const board::Map map = shipped_map("waterloo-south");
    return map;
}

inline board::HexId hex(std::string_view label) {
    const auto found = waterloo().numbering().parse(label);
    return found ? *found : board::no_hex;
}

// The terrain of a hex as one text, "woods ridge".
inline std::string terrain(std::string_view label) {
    std::string words;
    for (std::uint32_t kind = 0; kind < waterloo().kinds().terrain.size(); ++kind)
        if (waterloo().has_terrain(hex(label), kind))
            words += (words.empty() ? "" : " ") + waterloo().kinds().terrain[kind];
    return words;
}

inline bool is(std::string_view label, std::string_view kind) {
    return waterloo().has_terrain(hex(label), *board::Kinds::find(waterloo().kinds().terrain, kind));
}

inline bool has_side(std::string_view a, std::string_view b, std::string_view kind) {
    return waterloo().has_hexside(hex(a), hex(b), *board::Kinds::find(waterloo().kinds().hexsides, kind));
}

inline bool has_path(std::string_view a, std::string_view b, std::string_view kind) {
    return waterloo().has_link(hex(a), hex(b), *board::Kinds::find(waterloo().kinds().paths, kind));
}

inline bool has_any_path(std::string_view a, std::string_view b) {
    return has_path(a, b, "road") || has_path(a, b, "trail");
}

// What a move from a to b costs by the rulebook's words: a trail 1, a road less; else woods 2 and all other
// ground 1, and 2 more for a stream without a bridge. In half points; 1 for a road.
inline int half_points(std::string_view a, std::string_view b) {
    if (has_path(a, b, "road")) return 1;
    if (has_path(a, b, "trail")) return 2;
    return (is(b, "woods") ? 4 : 2) + (has_side(a, b, "stream") && !has_side(a, b, "bridge") ? 4 : 0);
}

}  // namespace hd::test
