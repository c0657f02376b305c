#include "app/view/lint_checks.hpp"

#include "app/view/campaign_1815/checks.hpp"
#include "app/view/rulesets.hpp"
#include "app/view/victory_at_waterloo/checks.hpp"
#include "engine/scenario/resolved.hpp"

#include <memory>

namespace hd::view {

namespace {

// What only compiling the scenario finds; lint has said the rest already, so it comes last and without a
// line.
void try_to_compile(const rules::Ruleset& ruleset, const scenario::Resolved& resolved,
                    editor::Findings& findings) {
    if (editor::has_errors(findings)) return;
    const auto setting = ruleset.prepare(std::make_shared<const scenario::Resolved>(resolved), {});
    if (setting) return;
    for (const std::string& fault : setting.error()) {
        editor::Report(findings, resolved.files.scenario).error("does-not-compile", {}, {}, fault);
    }
}

}  // namespace

editor::RulesetChecks lint_checks(std::string_view id) {
    const rules::Ruleset* ruleset = find_ruleset(id);
    if (ruleset == nullptr) return {};
    editor::RulesetChecks checks;
    if (id == vaw_ruleset_id) checks = vaw_checks();
    if (id == campaign_ruleset_id) checks = campaign_checks();
    for (const rules::OptionInfo& option : ruleset->options) {
        checks.options.emplace_back(option.id);
        checks.parameters.emplace_back(option.id);
    }
    checks.own = [ruleset](const scenario::Resolved& resolved, const std::optional<board::Map>&,
                           editor::Findings& findings) { try_to_compile(*ruleset, resolved, findings); };
    return checks;
}

}  // namespace hd::view
