#include "engine/players/levels.hpp"

#include "engine/scenario/files.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace hd::players {

namespace {

struct Parameter {
    std::string_view name;
    std::int32_t Level::*value;
};

constexpr auto parameters = std::to_array<Parameter>({{"version", &Level::version},
                                                      {"group_size", &Level::group_size},
                                                      {"group_starts", &Level::group_starts},
                                                      {"hex_candidates", &Level::hex_candidates},
                                                      {"beam", &Level::beam},
                                                      {"verified", &Level::verified},
                                                      {"noise", &Level::noise},
                                                      {"margin", &Level::margin},
                                                      {"seek_behind", &Level::seek_behind},
                                                      {"seek_ahead", &Level::seek_ahead},
                                                      {"hunt_behind", &Level::hunt_behind},
                                                      {"hunt_ahead", &Level::hunt_ahead},
                                                      {"cover", &Level::cover},
                                                      {"risk_behind", &Level::risk_behind},
                                                      {"risk_ahead", &Level::risk_ahead},
                                                      {"exposure_behind", &Level::exposure_behind},
                                                      {"exposure_ahead", &Level::exposure_ahead},
                                                      {"force", &Level::force},
                                                      {"drive", &Level::drive},
                                                      {"ground", &Level::ground},
                                                      {"wait", &Level::wait},
                                                      {"effort", &Level::effort},
                                                      {"commit", &Level::commit},
                                                      {"push", &Level::push},
                                                      {"odds", &Level::odds},
                                                      {"disorder", &Level::disorder},
                                                      {"blown", &Level::blown}});

// The level in one column of the table; what the table lacks is a fault.
Level level_of(const scenario::Table& table, std::size_t key, std::size_t column,
               scenario::FaultList& faults) {
    Level level;
    level.name = table.columns[column].name;
    for (const Parameter& parameter : parameters) {
        const auto row = std::find_if(table.rows.begin(), table.rows.end(), [&](const scenario::Row& one) {
            return one[key].text == parameter.name;
        });
        if (row == table.rows.end()) {
            faults.error(table.at, "no row for " + std::string(parameter.name));
            continue;
        }
        level.*parameter.value = (*row)[column].low;
    }
    return level;
}

}  // namespace

const Level* Levels::find(std::string_view name) const {
    const auto found =
        std::find_if(all.begin(), all.end(), [name](const Level& level) { return level.name == name; });
    return found == all.end() ? nullptr : &*found;
}

scenario::Loaded<Levels> read_levels(std::string bytes, const std::string& file) {
    auto table = scenario::read_table(std::move(bytes), file, scenario::Strictness::data);
    scenario::Loaded<Levels> loaded{{}, std::move(table.faults)};
    const auto key = scenario::find_column(table.value, "parameter");
    if (!key) {
        loaded.faults.error(table.value.at, "no column \"parameter\"");
        return loaded;
    }
    for (std::size_t column = 0; column < table.value.columns.size(); ++column) {
        if (table.value.columns[column].type != scenario::ColumnType::integer) continue;
        loaded.value.all.push_back(level_of(table.value, *key, column, loaded.faults));
    }
    if (loaded.value.all.empty()) loaded.faults.error(table.value.at, "no level");
    return loaded;
}

scenario::Loaded<Levels> load_levels(const scenario::DataRoot& root) {
    const auto path = root.path / "players" / "computer.json";
    auto bytes = scenario::read_file(path);
    if (!bytes) {
        scenario::Loaded<Levels> loaded{{}, scenario::FaultList(path.string())};
        loaded.faults.error({}, bytes.error().message);
        return loaded;
    }
    return read_levels(std::move(*bytes), path.string());
}

}  // namespace hd::players
