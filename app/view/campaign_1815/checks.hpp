// What the campaign of 1815 asks of its scenarios.
#pragma once

#include "editor/lint/lint.hpp"

#include <string_view>

namespace hd::view {

inline constexpr std::string_view campaign_ruleset_id = "campaign-1815";

// Leaders are counters too; how many may stand in a hex depends on army and kind and is said when the
// scenario is played.
inline editor::RulesetChecks campaign_checks() {
    editor::RulesetChecks checks;
    checks.unit_types = {"infantry", "cavalry", "foot_artillery", "horse_artillery", "leader"};
    return checks;
}

}  // namespace hd::view
