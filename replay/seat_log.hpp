// A game's events as one seat may know them: a seat's view rebuilt from these alone equals its view of the
// game.
#pragma once

#include "replay/line.hpp"

#include <cstdint>
#include <vector>

namespace hd::replay {

struct KnownEvent {
    EventNumber number = 0;  // in the whole game
    // The seat may know that it happened, with its dice and working. Otherwise the head is blank and only
    // what the seat sees of its effects is here.
    bool told = true;
    ledger::EventHead head;
    std::vector<ledger::Change> changes;  // in the seat's view: what is hidden is 0 before, after or both
};

// Every event that is told to the seat or changes something that it sees, in order, up to `last` (not
// included). Seat 0 knows all.
std::vector<KnownEvent> seat_log(const Line& line, ledger::Seat seat, EventNumber last);

// The state as the seat sees it: hidden values are 0.
std::vector<std::int32_t> seen_cells(const rules::Game& game, ledger::Seat seat);

}  // namespace hd::replay
