// What a place is worth to a body of the own side at the end of the move, everybody else standing where he
// does.
#pragma once

#include "engine/players/attacks.hpp"
#include "engine/players/maps.hpp"

namespace hd::players {

// The attacks that bind it there are not in it.
Terms place_terms(const Study& study, const Maps& maps, Ways& ways, std::int32_t body, std::int32_t place);

}  // namespace hd::players
