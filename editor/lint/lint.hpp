// Looks a document through for what would spoil a game: names of nothing, places that don't exist, gaps. It
// changes nothing, neither the document nor a file. What only one ruleset knows comes in as RulesetChecks.
#pragma once

#include "editor/lint/finding.hpp"
#include "engine/board/map.hpp"
#include "engine/scenario/library.hpp"

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace hd::editor {

// What a ruleset asks of its scenarios. An empty list of names allows any name.
struct RulesetChecks {
    std::int32_t units_per_hex = 0;             // at most, in the set-up; 0: any number
    std::string stacking_rule;                  // the rule that says so
    std::vector<std::string> options;           // names of its options
    std::vector<std::string> parameters;        // names of its parameters
    std::vector<std::string> unit_types;        // what a unit's `type` may be
    std::vector<std::string> boxes;             // places off the map
    std::vector<std::string> flowing_hexsides;  // kinds that run on from hexside to hexside, such as streams
    // Whatever else it checks; the map is absent where it can't be built.
    std::function<void(const scenario::Resolved&, const std::optional<board::Map>&, Findings&)> own;
};

// The checks of the ruleset of that id; for one that isn't known, checks that allow anything.
using ChecksOf = std::function<RulesetChecks(std::string_view ruleset)>;

// A scenario with all it refers to. Its faults of reading are not repeated here.
Findings lint(const scenario::Resolved& resolved, const RulesetChecks& checks);

// A document by itself.
Findings lint_map(const scenario::MapDocument& map, const std::string& file,
                  const RulesetChecks& checks = {});
Findings lint_order_of_battle(const scenario::OrderOfBattle& order, const std::string& file,
                              const RulesetChecks& checks = {});
Findings lint_table(const scenario::Table& table, const std::string& file);

// Reads any of our files and lints it, a scenario together with what it refers to; sorted by place.
Findings lint_file(const scenario::DataRoot& root, const std::filesystem::path& path,
                   const ChecksOf& checks_of);

}  // namespace hd::editor
