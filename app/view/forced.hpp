// Decisions that were taken by themselves, since one answer alone was legal.
#pragma once

#include "engine/ledger/log.hpp"
#include "engine/rules/ruleset.hpp"

#include <vector>

namespace hd::view {

// The events from `first` up to, not including, `last` that tell of them: the automatic ones, those that are
// a detail of another left out unless they stand alone.
std::vector<ledger::EventNumber> forced_events(const rules::Ruleset& ruleset, const ledger::Log& log,
                                               ledger::EventNumber first, ledger::EventNumber last);

}  // namespace hd::view
