// One thing that is wrong or doubtful in a document, said so that it can be mended.
#pragma once

#include "editor/lint/check.hpp"
#include "engine/scenario/fault.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace hd::editor {

// What an editor can offer to do about a finding; `to` says with what, and `from` which of several names in
// one place is at fault, whether or not there is a better one.
enum class FixVerb : std::int32_t { none, add, remove, rename, move };
std::string_view name_of(FixVerb verb);

struct Fix {
    FixVerb verb = FixVerb::none;
    std::string to;
    std::string from = {};
    friend bool operator==(const Fix&, const Fix&) = default;
};

struct Finding {
    scenario::Severity severity = scenario::Severity::error;
    std::string file;
    scenario::Position at;
    std::string where;    // the place, unit, table or other thing it is about; empty: the file
    std::string message;  // what, then why, then what can be done
    std::string check;    // the check's name, stable: "unit-off-map"
    std::string rule;     // the rule of the game it follows from, if it does
    Fix fix;
};
using Findings = std::vector<Finding>;

// `file:line:column: error: where: message [check]`
std::string to_text(const Finding& finding);
bool has_errors(const Findings& findings);
bool is_of(const Finding& finding, Check check);
// A reader's faults as findings of that check.
Findings findings_of(const scenario::FaultList& faults, Check check);
// By file, line and column; what has no line comes first.
void sort_by_place(Findings& findings);

// Collects the findings of one file.
class Report {
  public:
    Report(Findings& to, std::string file) : to_(to), file_(std::move(file)) {}
    void error(Check check, scenario::Position at, std::string where, std::string message, Fix fix = {}) {
        add(scenario::Severity::error, check, at, std::move(where), std::move(message), std::move(fix));
    }
    void warning(Check check, scenario::Position at, std::string where, std::string message, Fix fix = {}) {
        add(scenario::Severity::warning, check, at, std::move(where), std::move(message), std::move(fix));
    }

    void add(scenario::Severity severity, Check check, scenario::Position at, std::string where,
             std::string message, Fix fix);

  private:
    Findings& to_;
    std::string file_;
};

}  // namespace hd::editor
