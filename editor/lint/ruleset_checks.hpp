// What any ruleset can tell lint by itself: the names of its options, and whether it would take the scenario.
#pragma once

#include "editor/lint/lint.hpp"
#include "engine/rules/ruleset.hpp"

namespace hd::editor {

// The ruleset, which must outlive the checks, is asked to prepare a scenario only if nothing else is wrong
// with it.
RulesetChecks checks_of(const rules::Ruleset& ruleset);

}  // namespace hd::editor
