// Makes the checked board of a map document.
#pragma once

#include "engine/board/map.hpp"
#include "engine/scenario/map_document.hpp"

#include <tl/expected.hpp>

#include <string>

namespace hd::scenario {

// The grid and the numbering alone, for whoever wants places before the rest is right.
struct Sheetwork {
    board::Grid grid;
    board::Numbering numbering;
};
// `file` is what the faults name. Faults: no hexes or too many, labels that can't be read back.
tl::expected<Sheetwork, FaultList> lay_out(const MapDocument& document, const std::string& file = {});

// Hexes the document doesn't list, or lists without terrain, have its default terrain and level 0. Faults:
// all of lay_out, names of kinds that the document doesn't declare, hexes that don't exist, and all of
// MapBuilder.
tl::expected<board::Map, FaultList> build_map(const MapDocument& document, const std::string& file = {});

}  // namespace hd::scenario
