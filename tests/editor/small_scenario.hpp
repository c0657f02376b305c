// A sound scenario of three columns and four rows, two armies and four units, for tests that break it.
#pragma once

#include "editor/lint/lint.hpp"

#include <fmt/format.h>

#include <string>
#include <string_view>

namespace hd::editor {

inline scenario::SetupEntry placed(std::string unit, std::string place) {
    scenario::SetupEntry entry;
    entry.unit = std::move(unit);
    entry.place = std::move(place);
    return entry;
}

inline scenario::Resolved small_scenario() {
    scenario::Resolved made;
    made.files = {"s.json", "m.json", "o.json"};
    made.map = scenario::read_map(R"({"format": "hundred-days-map", "version": 1, "id": "m",
        "grid": {"columns": 3, "rows": 4}, "terrain_kinds": ["clear", "woods"], "hexside_kinds": ["stream"],
        "path_kinds": ["road"], "default_terrain": "clear",
        "objectives": [{"hex": "0202", "values": {"french": 2}}],
        "entries": [{"id": "east", "army": "prussian", "edge": "east", "hexes": ["0301", "0302"]}]})",
                                  "m.json")
                   .value;
    made.order_of_battle =
        scenario::read_order_of_battle(R"({"format": "hundred-days-oob", "version": 1, "id": "o",
        "formations": [{"id": "corps"}, {"id": "division", "parent": "corps"}],
        "units": [{"id": "F1", "army": "french", "type": "infantry", "formation": "division"},
                  {"id": "F2", "army": "french", "type": "cavalry"}, {"id": "B1", "army": "british", "type": "infantry"},
                  {"id": "P1", "army": "prussian", "type": "infantry"}]})",
                                       "o.json")
            .value;
    made.scenario = scenario::read_scenario(
                        R"({"format": "hundred-days-scenario", "version": 1, "id": "s", "title": "Small",
        "ruleset": "r", "map": "m", "order_of_battle": "o",
        "seats": [{"id": "french", "armies": ["french"]}, {"id": "coalition", "armies": ["british", "prussian"]}],
        "options": {"towns": true}, "turns": {"first": 1, "last": 10},
        "setup": [
        {"unit": "F1", "place": "0101"},
        {"unit": "F2", "place": "0102"},
        {"unit": "B1", "place": "0103"}],
        "schedule": [
        {"unit": "P1", "turn": 3, "entry": "east"}]})",
                        "s.json")
                        .value;
    return made;
}

inline RulesetChecks small_checks() {
    RulesetChecks checks;
    checks.units_per_hex = 1;
    checks.options = {"towns", "cavalry"};
    checks.unit_types = {"infantry", "cavalry", "artillery"};
    checks.flowing_hexsides = {"stream"};
    return checks;
}

// The findings as lines, without their severity's file.
inline std::string said(const Findings& findings) {
    std::string lines;
    for (const Finding& finding : findings) lines += to_text(finding) + "\n";
    return lines;
}

inline std::string lint_said(const scenario::Resolved& resolved) {
    return said(lint(resolved, small_checks()));
}

// How many findings there are of a check.
inline int count_of(const Findings& findings, std::string_view check) {
    int count = 0;
    for (const Finding& finding : findings) count += finding.check == check ? 1 : 0;
    return count;
}

}  // namespace hd::editor
