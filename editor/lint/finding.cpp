#include "editor/lint/finding.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <tuple>
#include <utility>

namespace hd::editor {

std::string_view name_of(FixVerb verb) {
    constexpr std::array<std::string_view, 5> names = {"none", "add", "remove", "rename", "move"};
    return names[static_cast<std::size_t>(verb)];
}

std::string to_text(const Finding& finding) {
    std::string message = finding.where.empty() ? "" : finding.where + ": ";
    message += finding.message;
    const std::string named = finding.rule.empty() ? finding.check : finding.check + " " + finding.rule;
    return scenario::to_text(
        {finding.severity, finding.file, finding.at, fmt::format("{} [{}]", message, named)});
}

bool has_errors(const Findings& findings) {
    return std::any_of(findings.begin(), findings.end(),
                       [](const Finding& f) { return f.severity == scenario::Severity::error; });
}

bool is_of(const Finding& finding, Check check) {
    return finding.check == check.name();
}

Findings findings_of(const scenario::FaultList& faults, Check check) {
    Findings findings;
    for (const scenario::Fault& fault : faults.all()) {
        Report(findings, fault.file).add(fault.severity, check, fault.at, {}, fault.message, {});
    }
    if (faults.count() > faults.all().size()) {
        const std::size_t more = faults.count() - faults.all().size();
        Report(findings, faults.file())
            .error(check, {}, {},
                   fmt::format("{} more faults are not listed; mend some of these first", more));
    }
    return findings;
}

void sort_by_place(Findings& findings) {
    const auto place = [](const Finding& f) { return std::tie(f.file, f.at.line, f.at.column); };
    std::stable_sort(findings.begin(), findings.end(),
                     [&](const Finding& a, const Finding& b) { return place(a) < place(b); });
}

void Report::add(scenario::Severity severity, Check check, scenario::Position at, std::string where,
                 std::string message, Fix fix) {
    to_.push_back({severity,
                   file_,
                   at,
                   std::move(where),
                   std::move(message),
                   std::string(check.name()),
                   {},
                   std::move(fix)});
}

}  // namespace hd::editor
