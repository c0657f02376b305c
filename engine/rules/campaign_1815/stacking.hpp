// 6: how many units may stand in a hex at the end of a phase, by army.
#pragma once

#include "engine/rules/campaign_1815/story.hpp"

#include <vector>

namespace hd::c1815 {

// The units of a seat in a hex, leaders left out, by their rows.
std::vector<Ref<Unit>> stack_at(const ledger::State& state, Place hex, Seat seat);

// By how many units a stack is too large: 0 when it may stand together. Units of two armies may not
// (1815 A-10).
std::int32_t excess(const ledger::State& state, const Setting& setting, const std::vector<Ref<Unit>>& stack);

// Whether one more unit may stand in the hex with those of its side that are there.
bool fits(const ledger::State& state, const Setting& setting, Ref<Unit> unit, Place hex);

// The rule that limits a stack: that of its army.
Rule stacking_rule(const ledger::State& state, const std::vector<Ref<Unit>>& stack);

// Tells every hex in which a seat has more than one counter: by which rules it is judged, and how many units
// are over the limit.
void explain_stacks(Transaction& edit, const ledger::State& state, const Setting& setting, Seat seat);

// The hex of lowest number in which more undisrupted units of the seat stand than may; none when there is
// none. 1815 A-58: who is disrupted already counts as one too many first.
Place crowded_hex(const ledger::State& state, const Setting& setting, Seat seat);

// Who may be named as one too many in a hex.
std::vector<Ref<Unit>> one_too_many(const ledger::State& state, const Setting& setting, Place hex, Seat seat);

}  // namespace hd::c1815
