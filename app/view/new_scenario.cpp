#include "app/view/new_scenario.hpp"

#include "app/view/rulesets.hpp"
#include "engine/scenario/files.hpp"

#include <fmt/format.h>

namespace hd::view {

namespace {

namespace fs = std::filesystem;

// "Ligny, 16 June" as "ligny-16-june"; a title without any letter as "scenario".
std::string id_of(const std::string& title) {
    std::string id;
    for (const char c : title) {
        const char lower = c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c;
        const bool plain = (lower >= 'a' && lower <= 'z') || (lower >= '0' && lower <= '9');
        if (plain) {
            id += lower;
        } else if (!id.empty() && id.back() != '-') {
            id += '-';
        }
    }
    while (!id.empty() && id.back() == '-') id.pop_back();
    return id.empty() ? "scenario" : id;
}

// What scenarios of a game have in common, as the first that is shipped has it; empty where none is.
scenario::Resolved model_of(const scenario::DataRoot& data, const std::string& ruleset) {
    for (const scenario::Listed& listed : scenario::list_scenarios(data).value) {
        if (listed.ruleset != ruleset) continue;
        auto loaded = scenario::load_resolved(data, listed.id);
        if (loaded.ok()) return std::move(loaded.value);
    }
    return {};
}

scenario::MapDocument empty_map(const scenario::MapDocument& model, const EmptyPlan& plan,
                                const std::string& id) {
    scenario::MapDocument map;
    map.id = id;
    map.title = plan.title;
    map.grid.orientation = model.grid.orientation;
    map.grid.stagger = model.grid.stagger;
    map.grid.columns = plan.columns;
    map.grid.rows = plan.rows;
    map.terrain_kinds = model.terrain_kinds;
    map.hexside_kinds = model.hexside_kinds;
    map.path_kinds = model.path_kinds;
    map.default_terrain = model.default_terrain;
    return map;
}

}  // namespace

tl::expected<scenario::Scenario, std::string> make_empty_scenario(const scenario::DataRoot& data,
                                                                  const EmptyPlan& plan) {
    if (find_ruleset(plan.ruleset) == nullptr)
        return tl::unexpected(fmt::format("There is no game of the name {}. Choose one.", plan.ruleset));
    const auto fits = [](std::int32_t n) { return n >= 1 && n <= most_columns; };
    if (!fits(plan.columns) || !fits(plan.rows)) {
        return tl::unexpected(
            fmt::format("A map of {} by {} hexes cannot be drawn. It has 1 to {} either way.", plan.columns,
                        plan.rows, most_columns));
    }
    const scenario::Resolved model = model_of(data, plan.ruleset);
    scenario::Scenario made;
    made.id = id_of(plan.title);
    made.title = plan.title;
    made.ruleset = plan.ruleset;
    made.map.document = empty_map(model.map, plan, made.id);
    made.order_of_battle = model.scenario.order_of_battle;
    made.table_sets = model.scenario.table_sets;
    made.seats = model.scenario.seats;
    made.options = model.scenario.options;
    made.turns.first = 1;
    made.turns.last = 10;
    made.victory = model.scenario.victory;
    return made;
}

tl::expected<std::string, std::string> write_empty_scenario(const scenario::DataRoot& data,
                                                            const EmptyPlan& plan, const fs::path& folder) {
    auto made = make_empty_scenario(data, plan);
    if (!made) return tl::unexpected(made.error());
    std::error_code error;
    fs::create_directories(folder, error);
    const std::string stem = made->id;
    for (int n = 1;; ++n) {
        if (n > 1) made->id = made->map.document->id = fmt::format("{}-{}", stem, n);
        const fs::path file = folder / (made->id + ".scenario.json");
        if (fs::exists(file, error)) continue;
        const auto written = scenario::write_file(file, scenario::to_json(*made));
        if (!written) return tl::unexpected(scenario::to_text(written.error()));
        return file.string();
    }
}

}  // namespace hd::view
