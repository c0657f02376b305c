// A position of a game as a scenario that begins there. Asks the rules for the position; writes no file.
#pragma once

#include "engine/rules/ruleset.hpp"
#include "engine/scenario/library.hpp"

#include <filesystem>

namespace hd::editor {

// The scenario of the game, which must come from one, with the options as they were chosen and the position
// as its `start`; id, title and note are the caller's. Its references to map and order of battle are names.
// The rules' refusal where nothing can begin.
tl::expected<scenario::Scenario, rules::Refusal> position_scenario(const rules::Game& game);

// What a scenario of the resolved one's names would get, were it read from `file`.
struct Found {
    bool map = false;  // the same map, order of battle, tables
    bool order_of_battle = false;
    bool tables = false;
};
// Looks for all that the scenario refers to, and puts the map and the order of battle of `played` into it
// whole where another or none is found.
Found keep_references(scenario::Scenario& scenario, const scenario::Resolved& played,
                      const scenario::DataRoot& root, const std::filesystem::path& file);

}  // namespace hd::editor
