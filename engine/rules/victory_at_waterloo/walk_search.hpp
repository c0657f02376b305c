// Movement as a search over the board: where a unit can go from where it stands, and why it cannot come to a
// hex farther off.
#pragma once

#include "engine/board/search.hpp"
#include "engine/rules/victory_at_waterloo/walk.hpp"

namespace hd::vaw {

// Nodes are place numbers; 0 is off the map, before the entry. Returns the node where the walker stands.
std::uint32_t search_walk(board::Search& search, const ledger::State& state, const Setting& setting,
                          const Walker& walker);

// Why a walker on the map cannot come to a hex that is not next to it, with every way in that is closed to
// it; `not_adjacent` when it can, hex by hex.
Refusal refuse_far_hex(const ledger::State& state, const Setting& setting, const Walker& walker, Place to);

}  // namespace hd::vaw
