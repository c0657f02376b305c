// The shipped data: where a document of an id lies, what there is, and a scenario with everything it refers
// to. The folder is given; nothing is searched for and nothing is remembered.
#pragma once

#include "engine/scenario/resolved.hpp"

#include <tl/expected.hpp>

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace hd::scenario {

// The `data` folder.
struct DataRoot {
    std::filesystem::path path;
};
// The folder, if it is one that holds rulesets.
tl::expected<DataRoot, Fault> open_data_root(const std::filesystem::path& folder);

struct Listed {
    std::string id;
    std::filesystem::path path;
    std::string title;
    std::string ruleset;             // of scenarios, else empty
    std::vector<std::string> seats;  // of scenarios, else empty
};
// Sorted by id. A file that can't be read is a fault and not listed.
Loaded<std::vector<Listed>> list_scenarios(const DataRoot& root);
Loaded<std::vector<Listed>> list_maps(const DataRoot& root);
Loaded<std::vector<Listed>> list_orders_of_battle(const DataRoot& root);
Loaded<std::vector<Listed>> list_rulesets(const DataRoot& root);

// Letters, digits, dash, underscore and dot, not beginning with a dot: a name that is safe in a path.
bool is_id(std::string_view text);

// The file of a scenario named by its id or by a path; an id that is listed stands before a file of that
// name.
std::filesystem::path scenario_path(const DataRoot& root, const std::string& id_or_path);

// The file of a map that a scenario in `scenario_file` names by an id or by a path below it, or why there is
// none.
tl::expected<std::filesystem::path, std::string> map_path(const DataRoot& root, const std::string& name,
                                                          const std::filesystem::path& scenario_file);

// Read from files. In the data folder an unknown key is an error, elsewhere a warning.
Loaded<Scenario> load_scenario(const DataRoot& root, const std::filesystem::path& path);
Loaded<MapDocument> load_map(const DataRoot& root, const std::filesystem::path& path);
Loaded<OrderOfBattle> load_order_of_battle(const DataRoot& root, const std::filesystem::path& path);
Loaded<Glossary> load_glossary(const DataRoot& root, std::string_view ruleset);
// The tables of a ruleset; with `set`, those of that named set of it. Sorted by id.
Loaded<std::vector<Table>> load_tables(const DataRoot& root, std::string_view ruleset,
                                       std::string_view set = {});

// Everything the scenario refers to; `file` is where it stands. What can't be found is a fault and stays
// empty, so that a half-finished scenario can still be looked at.
Loaded<Resolved> resolve(const DataRoot& root, Scenario scenario, const std::filesystem::path& file);
// The same from the file of an id or a path.
Loaded<Resolved> load_resolved(const DataRoot& root, const std::string& id_or_path);

}  // namespace hd::scenario
