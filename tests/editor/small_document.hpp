// A document in a folder of its own, with a map of four columns and three rows that has one of everything.
#pragma once

#include "editor/document/document.hpp"
#include "tests/scenario/scratch_folder.hpp"

#include <catch2/catch.hpp>

#include <string>
#include <utility>

namespace hd::editor {

// Columns 01 to 04 of rows 01 to 03; 0101, 0201, 0301 and 0401 follow each other along the north edge.
inline const std::string drawn_map = R"({"format": "hundred-days-map", "version": 1, "id": "drawn",
    "grid": {"columns": 4, "rows": 3}, "terrain_kinds": ["clear", "woods"],
    "hexside_kinds": ["stream", "bridge"], "path_kinds": ["road", "trail"],
    "hexes": [{"hex": "0102", "terrain": ["woods"], "name": "Wood", "level": 2}],
    "hexsides": [{"between": ["0101", "0102"], "kinds": ["stream"]}],
    "paths": [{"kind": "road", "hexes": ["0101", "0201"]}],
    "objectives": [{"hex": "0202", "values": {"french": 2}}],
    "entries": [{"id": "east", "army": "prussian", "edge": "east", "hexes": ["0401"]}]})";

inline std::string drawn_scenario(const std::string& map = "\"drawn.map.json\"") {
    return R"({"format": "hundred-days-scenario", "version": 1, "id": "mine", "title": "Mine", "map": )" +
           map +
           R"(, "options": {"towns": false}, "turns": {"first": 1, "last": 10},
    "setup": [{"unit": "A", "place": "0101"}, {"unit": "D", "place": "0303"}],
    "schedule": [{"unit": "B", "turn": 3, "entry": "east"}, {"unit": "C", "turn": 4, "entry": "east"}]})";
}

inline const scenario::DataRoot& data_root() {
    static const scenario::DataRoot root{HD_DATA};
    return root;
}

inline Document drawn(const scenario::ScratchFolder& folder, const std::string& name = "mine.scenario.json") {
    folder.put("drawn.map.json", drawn_map);
    auto document = Document::open(data_root(), folder.put(name, drawn_scenario()));
    REQUIRE(document.has_value());
    return std::move(*document);
}

inline std::string bytes_of(const Document& document) {
    return document.scenario_bytes() + document.map_bytes();
}

inline void undo_all(Document& document) {
    while (document.can_undo()) document.undo();
}

}  // namespace hd::editor
