// A game's events as one seat learns them: its view rebuilt from these alone equals its view of the game.
#pragma once

#include "engine/rules/stream.hpp"
#include "replay/line.hpp"

#include <cstdint>
#include <vector>

namespace hd::replay {

// What the seat learns of each event up to `last` (not included), by event number; seat 0 learns all. The
// spans are good as long as the line isn't played on.
std::vector<rules::Learnt> seat_log(const Line& line, ledger::Seat seat, EventNumber last);

// The state as the seat sees it: hidden values are 0.
std::vector<std::int32_t> seen_cells(const rules::Game& game, ledger::Seat seat);

}  // namespace hd::replay
