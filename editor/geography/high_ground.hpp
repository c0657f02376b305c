// Which ground is high, by how it stands to the ground around it. Knows no kind of a map.
#pragma once

#include "editor/geography/feature.hpp"
#include "editor/geography/import_document.hpp"
#include "editor/geography/placement.hpp"

#include <cstdint>
#include <vector>

namespace hd::editor {

// How far each point of the lattice stands over the line above which ground is high by that rule, in
// decimetres; negative where it is not high.
HeightGrid over_high_line(const HeightGrid& heights, const HighGroundRule& rule);

enum class HighShare : std::uint8_t { none, some, all };

struct HighGround {
    std::vector<HighShare> hexes;  // by hex
    std::vector<HighShare> sides;  // by edge; none between hexes of which one is not high
};

HighGround high_ground(const board::Grid& grid, const Placement& placement, const HeightGrid& heights,
                       const HighGroundRule& rule);

}  // namespace hd::editor
