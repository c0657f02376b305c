// Makes a map of the ground by the rules of an import, in whole numbers throughout.
#pragma once

#include "editor/geography/feature.hpp"
#include "editor/geography/ground_map.hpp"
#include "editor/geography/import_document.hpp"
#include "editor/geography/placement.hpp"

#include <tl/expected.hpp>

#include <string>

namespace hd::editor {

Placement placement_of(const PlacementDescription& description);

// The map that the rules of `import` make of the ground; all its records are marked reconstructed. Faults: a
// grid, numbering or placement that can't be, kinds that the map doesn't declare, features too far from the
// grid.
tl::expected<GroundMap, scenario::FaultList> rasterise(const ImportDocument& import,
                                                       const Geography& geography,
                                                       const std::string& file = {});

}  // namespace hd::editor
