// The checks that need a scenario together with its map and its order of battle.
#pragma once

#include "editor/lint/lint.hpp"

namespace hd::editor {

void lint_scenario(const scenario::Resolved& resolved, const RulesetChecks& checks, Findings& findings);

}  // namespace hd::editor
