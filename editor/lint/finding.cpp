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

std::span<const std::string_view> check_names() {
    static constexpr std::array names = std::to_array<std::string_view>({
        "army-twice",
        "army-without-seat",
        "does-not-compile",
        "entry-of-another-army",
        "entry-without-hexes",
        "formation-cycle",
        "id-twice",
        "map",
        "no-army",
        "no-default-terrain",
        "no-id",
        "no-seats",
        "no-title",
        "reading",
        "stream-ends",
        "table-cell-missing",
        "table-check",
        "table-empty",
        "table-row-missing",
        "table-row-twice",
        "table-too-large",
        "too-many-units",
        "turn-outside",
        "turns",
        "unit-off-map",
        "unit-twice",
        "unit-unplaced",
        "unknown-army",
        "unknown-entry",
        "unknown-formation",
        "unknown-option",
        "unknown-parameter",
        "unknown-side",
        "unknown-type",
        "unknown-unit",
    });
    return names;
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

Findings findings_of(const scenario::FaultList& faults) {
    Findings findings;
    for (const scenario::Fault& fault : faults.all()) {
        findings.push_back({fault.severity, fault.file, fault.at, {}, fault.message, "reading", {}, {}});
    }
    if (faults.count() > faults.all().size()) {
        const std::size_t more = faults.count() - faults.all().size();
        findings.push_back({scenario::Severity::error,
                            faults.file(),
                            {},
                            {},
                            fmt::format("{} more faults are not listed; mend some of these first", more),
                            "reading",
                            {},
                            {}});
    }
    return findings;
}

void sort_by_place(Findings& findings) {
    const auto place = [](const Finding& f) { return std::tie(f.file, f.at.line, f.at.column); };
    std::stable_sort(findings.begin(), findings.end(),
                     [&](const Finding& a, const Finding& b) { return place(a) < place(b); });
}

void Report::add(scenario::Severity severity, std::string_view check, scenario::Position at,
                 std::string where, std::string message, Fix fix) {
    to_.push_back(
        {severity, file_, at, std::move(where), std::move(message), std::string(check), {}, std::move(fix)});
}

}  // namespace hd::editor
