// Events as bytes: what doesn't differ from the line before is not written. One list of members a
// type serves both ways.
#pragma once

#include "engine/ledger/log.hpp"
#include "engine/ledger/wire.hpp"

namespace hd::ledger {

// Writes events first to last-1 of the log; their numbers are not written.
void write_events(WireWriter& out, const Log& log, EventNumber first, EventNumber last);

// Reads `count` events onto the end of a log. False, with the reader's fault set and the log as it was, when
// they are not all well formed. Whether cells and values exist in some game is for the caller to check.
bool read_events(WireReader& in, Log& log, std::size_t count);

// The fewest bytes an event can take.
inline constexpr std::size_t least_event = 10;

}  // namespace hd::ledger
