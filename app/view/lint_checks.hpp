// What each rule system asks of its scenarios, for lint.
#pragma once

#include "editor/lint/lint.hpp"

#include <string_view>

namespace hd::view {

// For a system that isn't known, checks that allow anything.
editor::RulesetChecks lint_checks(std::string_view ruleset);

}  // namespace hd::view
