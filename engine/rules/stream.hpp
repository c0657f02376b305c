// What a seat learns of each event: its own stream of the log. A view rebuilt from the stream equals the
// view.
#pragma once

#include "engine/rules/ruleset.hpp"

#include <span>
#include <vector>

namespace hd::rules {

struct Learnt {
    // Of an event that the seat may not know of, only seat and cause: that something was done is no secret.
    ledger::EventHead head = {};
    bool whole = true;                         // false: the seat knows only that something was done
    std::vector<ledger::Change> changes = {};  // of the values its view shows, sorted by cell
    std::span<const ledger::Work> working = {};
    std::span<const ledger::Die> dice = {};
};

// What `seat` learns of event n of the log; `after` is the game as it stands just after that event. `out` is
// overwritten; its spans are good as long as the log isn't written to.
void learn(const Game& after, const ledger::Log& log, EventNumber n, Seat seat, Learnt& out);

}  // namespace hd::rules
