#include "editor/lint/ruleset_checks.hpp"

#include <memory>

namespace hd::editor {

RulesetChecks checks_of(const rules::Ruleset& ruleset) {
    RulesetChecks checks;
    for (const rules::OptionInfo& option : ruleset.options) checks.options.emplace_back(option.id);
    if (ruleset.prepare == nullptr) return checks;
    checks.own = [&ruleset](const scenario::Resolved& resolved, const std::optional<board::Map>&,
                            Findings& findings) {
        if (has_errors(findings)) return;
        const auto prepared = ruleset.prepare(std::make_shared<scenario::Resolved>(resolved), {});
        if (prepared) return;
        Report report(findings, resolved.files.scenario);
        for (const std::string& fault : prepared.error()) report.error("ruleset", {}, {}, fault);
    };
    return checks;
}

}  // namespace hd::editor
