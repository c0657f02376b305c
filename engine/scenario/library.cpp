#include "engine/scenario/library.hpp"

#include "engine/scenario/files.hpp"
#include "engine/scenario/nearest.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <system_error>
#include <utility>

namespace hd::scenario {

namespace {

namespace fs = std::filesystem;

constexpr std::string_view scenario_suffix = ".scenario.json";
constexpr std::string_view map_suffix = ".map.json";
constexpr std::string_view order_suffix = ".oob.json";

fs::path scenarios_of(const DataRoot& root) {
    return root.path / "scenarios";
}
fs::path maps_of(const DataRoot& root) {
    return root.path / "maps";
}
fs::path orders_of(const DataRoot& root) {
    return root.path / "orders-of-battle";
}
fs::path ruleset_of(const DataRoot& root, std::string_view id) {
    return root.path / "rulesets" / id;
}

struct File {
    std::string id;
    fs::path path;
};

// The files of a folder whose names end in `suffix`, by id. No folder: no files.
std::vector<File> files_in(const fs::path& folder, std::string_view suffix) {
    std::vector<File> files;
    std::error_code error;
    for (fs::directory_iterator at(folder, error), end; !error && at != end; at.increment(error)) {
        const std::string name = at->path().filename().string();
        const bool fits = name.size() > suffix.size() && name.ends_with(suffix) && name.front() != '.';
        if (fits) files.push_back({name.substr(0, name.size() - suffix.size()), at->path()});
    }
    std::sort(files.begin(), files.end(), [](const File& a, const File& b) { return a.path < b.path; });
    return files;
}

Strictness strictness_for(const DataRoot& root, const fs::path& path) {
    std::error_code error;
    const fs::path relative =
        fs::weakly_canonical(path, error).lexically_relative(fs::weakly_canonical(root.path, error));
    const bool inside = !error && !relative.empty() && *relative.begin() != "..";
    return inside ? Strictness::data : Strictness::author;
}

template <class T, class Read>
Loaded<T> load(const DataRoot& root, const fs::path& path, Read read) {
    auto bytes = read_file(path);
    if (bytes) return read(std::move(*bytes), path.string(), strictness_for(root, path));
    Loaded<T> failed{T{}, FaultList(path.string())};
    failed.faults.error({}, bytes.error().message);
    return failed;
}

// Lists the documents of a folder; `read` loads one, `about` tells the rest of a row.
template <class Load, class About>
Loaded<std::vector<Listed>> list(const DataRoot& root, const fs::path& folder, std::string_view suffix,
                                 Load load_one, About about) {
    Loaded<std::vector<Listed>> listed;
    for (const File& file : files_in(folder, suffix)) {
        const auto loaded = load_one(root, file.path);
        listed.faults.append(loaded.faults);
        if (!loaded.ok()) continue;
        Listed row{file.id, file.path, loaded.value.title, {}, {}};
        about(loaded.value, row);
        listed.value.push_back(std::move(row));
    }
    return listed;
}

// A path inside a file is relative to the file and stays below it.
bool stays_below(const fs::path& path) {
    const fs::path plain = path.lexically_normal();
    return plain.is_relative() && !plain.empty() && *plain.begin() != "..";
}

struct Kind {
    std::string_view what;
    fs::path folder;
    std::string_view suffix;
};

// The file of a reference, or what is wrong with it.
tl::expected<fs::path, std::string> find_file(const Kind& kind, const std::string& name,
                                              const fs::path& scenario_file) {
    if (name.empty()) return tl::unexpected(fmt::format("the scenario names no {}", kind.what));
    if (name.ends_with(".json") || name.find('/') != std::string::npos) {
        if (stays_below(name)) return scenario_file.parent_path() / fs::path(name);
        return tl::unexpected(fmt::format(
            "the path \"{}\" leads out of the scenario's folder; a {} lies in or below it", name, kind.what));
    }
    std::error_code error;
    const fs::path path = kind.folder / (name + std::string(kind.suffix));
    if (is_id(name) && fs::exists(path, error)) return path;
    std::vector<std::string> ids;
    for (const File& file : files_in(kind.folder, kind.suffix)) ids.push_back(file.id);
    const std::string_view nearest = nearest_name(name, {ids.begin(), ids.end()});
    return tl::unexpected(fmt::format("there is no {} \"{}\"{}", kind.what, name,
                                      nearest.empty() ? "" : fmt::format("; did you mean \"{}\"?", nearest)));
}

// Fetches the document behind a reference into `to` and leaves its name in the reference.
template <class T, class Load>
void fetch(const DataRoot& root, Reference<T>& reference, const Kind& kind, T& to, std::string& file,
           const SourceFiles& files, Load load_one, Loaded<Resolved>& loaded) {
    if (reference.document) {
        to = std::move(*reference.document);
        reference.document.reset();
        reference.name = to.id;
        file = files.scenario;
        return;
    }
    const auto path = find_file(kind, reference.name, files.scenario);
    if (!path) {
        loaded.faults.error(loaded.value.scenario.at, path.error());
        return;
    }
    auto fetched = load_one(root, *path);
    file = path->string();
    loaded.faults.append(fetched.faults);
    to = std::move(fetched.value);
}

void fetch_tables(const DataRoot& root, Loaded<Resolved>& loaded) {
    const Scenario& scenario = loaded.value.scenario;
    if (!is_id(scenario.ruleset)) {
        loaded.faults.error(scenario.at,
                            scenario.ruleset.empty()
                                ? "the scenario names no ruleset"
                                : fmt::format("\"{}\" can't be a ruleset's id", scenario.ruleset));
        return;
    }
    Loaded<Glossary> glossary = load_glossary(root, scenario.ruleset);
    loaded.faults.append(glossary.faults);
    for (const RuleEntry& entry : glossary.value.entries) loaded.value.rules.push_back(entry.id);
    std::vector<std::string> sets = scenario.table_sets;
    sets.insert(sets.begin(), std::string());
    for (const std::string& set : sets) {
        Loaded<std::vector<Table>> tables = load_tables(root, scenario.ruleset, set);
        loaded.faults.append(tables.faults);
        lay_tables(loaded.value, set.empty() ? scenario.ruleset : set, std::move(tables.value));
    }
}

}  // namespace

tl::expected<DataRoot, Fault> open_data_root(const fs::path& folder) {
    std::error_code error;
    if (fs::is_directory(folder / "rulesets", error)) return DataRoot{folder};
    return tl::unexpected(
        Fault{Severity::error, folder.string(), {}, "isn't a data folder: it has no folder \"rulesets\""});
}

Loaded<std::vector<Listed>> list_scenarios(const DataRoot& root) {
    return list(root, scenarios_of(root), scenario_suffix, load_scenario, [](const Scenario& s, Listed& row) {
        row.ruleset = s.ruleset;
        for (const Seat& seat : s.seats) row.seats.push_back(seat.id);
    });
}

Loaded<std::vector<Listed>> list_maps(const DataRoot& root) {
    return list(root, maps_of(root), map_suffix, load_map, [](const MapDocument&, Listed&) {});
}

Loaded<std::vector<Listed>> list_orders_of_battle(const DataRoot& root) {
    return list(root, orders_of(root), order_suffix, load_order_of_battle,
                [](const OrderOfBattle&, Listed&) {});
}

Loaded<std::vector<Listed>> list_rulesets(const DataRoot& root) {
    Loaded<std::vector<Listed>> listed;
    for (const File& file : files_in(root.path / "rulesets", "")) {
        std::error_code error;
        if (!fs::is_directory(file.path, error)) continue;
        const Loaded<Glossary> glossary = load_glossary(root, file.id);
        listed.faults.append(glossary.faults);
        listed.value.push_back({file.id, file.path, glossary.value.title, file.id, {}});
    }
    return listed;
}

bool is_id(std::string_view text) {
    const auto fits = [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' ||
               c == '_' || c == '.';
    };
    return !text.empty() && text.front() != '.' && std::all_of(text.begin(), text.end(), fits);
}

fs::path scenario_path(const DataRoot& root, const std::string& id_or_path) {
    const fs::path shipped = scenarios_of(root) / (id_or_path + std::string(scenario_suffix));
    std::error_code error;
    return is_id(id_or_path) && fs::exists(shipped, error) ? shipped : fs::path(id_or_path);
}

tl::expected<fs::path, std::string> map_path(const DataRoot& root, const std::string& name,
                                             const fs::path& scenario_file) {
    return find_file({"map", maps_of(root), map_suffix}, name, scenario_file);
}

Loaded<Scenario> load_scenario(const DataRoot& root, const fs::path& path) {
    return load<Scenario>(root, path, read_scenario);
}

Loaded<MapDocument> load_map(const DataRoot& root, const fs::path& path) {
    return load<MapDocument>(root, path, read_map);
}

Loaded<OrderOfBattle> load_order_of_battle(const DataRoot& root, const fs::path& path) {
    return load<OrderOfBattle>(root, path, read_order_of_battle);
}

Loaded<Glossary> load_glossary(const DataRoot& root, std::string_view ruleset) {
    return load<Glossary>(root, ruleset_of(root, ruleset) / "rules.json", read_glossary);
}

Loaded<std::vector<Table>> load_tables(const DataRoot& root, std::string_view ruleset, std::string_view set) {
    Loaded<std::vector<Table>> tables;
    fs::path folder = ruleset_of(root, ruleset) / "tables";
    if (!set.empty()) folder = ruleset_of(root, ruleset) / "table-sets" / set;
    std::error_code error;
    if (!set.empty() && !(is_id(set) && fs::is_directory(folder, error))) {
        tables.faults.error({}, fmt::format("the ruleset {} has no table set \"{}\"", ruleset, set));
        return tables;
    }
    for (const File& file : files_in(folder, ".json")) {
        Loaded<Table> table = load<Table>(root, file.path, read_table);
        tables.faults.append(table.faults);
        tables.value.push_back(std::move(table.value));
    }
    const auto by_id = [](const Table& a, const Table& b) { return a.id < b.id; };
    std::stable_sort(tables.value.begin(), tables.value.end(), by_id);
    return tables;
}

Loaded<Resolved> resolve(const DataRoot& root, Scenario scenario, const fs::path& file) {
    Loaded<Resolved> loaded{Resolved{}, FaultList(file.string())};
    Resolved& resolved = loaded.value;
    resolved.scenario = std::move(scenario);
    resolved.files.scenario = file.string();
    fetch(root, resolved.scenario.map, {"map", maps_of(root), map_suffix}, resolved.map, resolved.files.map,
          resolved.files, load_map, loaded);
    fetch(root, resolved.scenario.order_of_battle, {"order of battle", orders_of(root), order_suffix},
          resolved.order_of_battle, resolved.files.order_of_battle, resolved.files, load_order_of_battle,
          loaded);
    fetch_tables(root, loaded);
    apply_overrides(resolved, loaded.faults);
    return loaded;
}

Loaded<Resolved> load_resolved(const DataRoot& root, const std::string& id_or_path) {
    const fs::path path = scenario_path(root, id_or_path);
    Loaded<Scenario> scenario = load_scenario(root, path);
    if (!scenario.ok()) return {Resolved{}, std::move(scenario.faults)};
    Loaded<Resolved> resolved = resolve(root, std::move(scenario.value), path);
    FaultList faults = std::move(scenario.faults);
    faults.append(resolved.faults);
    return {std::move(resolved.value), std::move(faults)};
}

}  // namespace hd::scenario
