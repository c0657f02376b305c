// Movement as a search over the board: where a counter can go from where it stands, and why it cannot come to
// a hex farther off.
#pragma once

#include "engine/board/search.hpp"
#include "engine/rules/campaign_1815/walk.hpp"

namespace hd::c1815 {

// Nodes are place numbers. Returns the node where the walker stands.
std::uint32_t search_walk(board::Search& search, const ledger::State& state, const Setting& setting,
                          const Walker& walker);

// Why a walker on the map cannot come to a hex that is not next to it; `not_adjacent` when it can, hex by
// hex.
Refusal refuse_far_hex(const ledger::State& state, const Setting& setting, const Walker& walker, Place to);

}  // namespace hd::c1815
