// Mends a map of the ground to what is known of the printed one.
#pragma once

#include "editor/geography/ground_map.hpp"
#include "editor/geography/mend_document.hpp"

namespace hd::editor {

// Carries out all mends and confirmations. Faults, by the mends' places in `file`: hexes, kinds or paths that
// don't exist, a mend without a reason or mark, one that says the ground was otherwise than it is, one that
// changes nothing, a link to be added where a path goes already.
scenario::FaultList mend(GroundMap& map, const MendDocument& mends, const std::string& file = {});

}  // namespace hd::editor
