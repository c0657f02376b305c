// Which rules the tests proved. A test that names a rule shows an event or a refusal that carries it, and
// asserts its effect; the registry checks the first and writes `<executable>.proofs.json` at the end of a
// whole run. Only what a passing test case proved is written.
#pragma once

#include "engine/rules/ruleset.hpp"

#include <optional>
#include <string_view>

namespace hd::support {

// The events from `first` up to, not including, `last`.
struct EventRange {
    ledger::EventNumber first = 0;
    ledger::EventNumber last = ledger::no_event;
};

// Whether an event of the range carries the rule, in its head or in a line of its working.
bool carries(const rules::Ruleset& ruleset, std::string_view rule, const ledger::Log& log,
             EventRange range = {});

// The running test proved the rule: an event of the range carries it (the test fails if none does).
void prove(const rules::Ruleset& ruleset, std::string_view rule, const ledger::Log& log,
           EventRange range = {});
// The refusal carries it.
void prove(const rules::Ruleset& ruleset, std::string_view rule,
           const std::optional<rules::Refusal>& refusal);
// A rule about data: `carried` is the rule id of the finding that was reported.
void prove_by_finding(std::string_view ruleset, std::string_view rule, std::string_view carried);

}  // namespace hd::support
