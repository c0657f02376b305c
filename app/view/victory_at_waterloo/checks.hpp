// What Victory at Waterloo asks of its scenarios.
#pragma once

#include "editor/lint/lint.hpp"

#include <string_view>

namespace hd::view {

inline constexpr std::string_view vaw_ruleset_id = "victory-at-waterloo";

// VAW-MNOTE-6: one unit a hex; the three types of unit; streams run on from side to side.
inline editor::RulesetChecks vaw_checks() {
    editor::RulesetChecks checks;
    checks.units_per_hex = 1;
    checks.stacking_rule = "VAW-MNOTE-6";
    checks.unit_types = {"infantry", "cavalry", "artillery"};
    checks.flowing_hexsides = {"stream"};
    return checks;
}

}  // namespace hd::view
