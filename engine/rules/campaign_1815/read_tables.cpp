#include "engine/rules/campaign_1815/read_tables.hpp"

#include "engine/rules/table_reader.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace hd::c1815 {

namespace {

using rules::Faults;
using Reader = rules::TableReader;

void read_terrain(const Reader& table, Tables& tables) {
    constexpr auto columns = std::to_array<std::string_view>({"infantry", "horse", "foot", "mud"});
    std::array<bool, terrain_names.size()> seen{};
    for (std::size_t row = 0; row < table.rows(); ++row) {
        const auto kind = table.name(row, "terrain", terrain_names);
        if (!kind) continue;
        seen[*kind] = true;
        TerrainEffect& effect = tables.terrain[*kind];
        for (std::size_t c = 0; c < columns.size(); ++c) {
            effect.quarters[c] = table.number(row, columns[c]);
            if (effect.quarters[c] < 0 || effect.quarters[c] > 100)
                table.fault(fmt::format("row {}: a cost of {} quarters", row + 1, effect.quarters[c]));
        }
        effect.die = table.number(row, "die");
        effect.halves_cavalry = table.flag(row, "halves_cavalry");
        effect.blocks_sight = table.flag(row, "blocks_sight");
    }
    for (std::size_t kind = 0; kind < seen.size(); ++kind) {
        if (!seen[kind]) table.fault(fmt::format("no row for {}", terrain_names[kind]));
    }
}

// 1815 CH.CRT#1: a row for each modified die from -1 to 11.
void read_results(const Reader& table, Tables& tables) {
    for (std::size_t row = 0; row < table.rows(); ++row) {
        const std::int32_t die = table.number(row, "die");
        if (die < first_row || die > last_row) {
            table.fault(fmt::format("row {}: there is no modified die of {}", row + 1, die));
            continue;
        }
        for (std::size_t c = 0; c < column_names.size(); ++c) {
            const auto result = table.name(row, column_names[c], result_names);
            if (result)
                tables.results[static_cast<std::size_t>(die - first_row)][c] = static_cast<Result>(*result);
        }
    }
    for (std::size_t r = 0; r < tables.results.size(); ++r) {
        const auto& line = tables.results[r];
        if (std::find(line.begin(), line.end(), Result::none) != line.end())
            table.fault(fmt::format("the row of {} is missing or not whole",
                                    static_cast<std::int32_t>(r) + first_row));
    }
}

// A table of six faces of a die, good or not.
void read_faces(const Reader& table, std::string_view good, std::string_view bad,
                std::array<bool, 6>& faces) {
    const auto words = std::to_array<std::string_view>({bad, good});
    std::array<bool, 6> seen{};
    for (std::size_t row = 0; row < table.rows(); ++row) {
        const std::int32_t die = table.number(row, "die");
        const auto result = table.name(row, "result", words);
        if (die < 1 || die > 6 || !result) {
            table.fault(fmt::format("row {}: no face of a die", row + 1));
            continue;
        }
        seen[static_cast<std::size_t>(die) - 1] = true;
        faces[static_cast<std::size_t>(die) - 1] = *result == 1;
    }
    if (std::find(seen.begin(), seen.end(), false) != seen.end()) table.fault("a face of the die is missing");
}

template <std::size_t N>
void read_modifiers(const Reader& table, std::string_view column,
                    const std::array<std::string_view, N>& names, std::array<std::int32_t, N>& modifiers) {
    std::array<bool, N> seen{};
    for (std::size_t row = 0; row < table.rows(); ++row) {
        const auto name = table.name(row, column, names);
        if (!name) continue;
        seen[*name] = true;
        modifiers[*name] = table.number(row, column == "name" ? "value" : "modifier");
    }
    for (std::size_t n = 0; n < N; ++n) {
        if (!seen[n]) table.fault(fmt::format("no row for {}", names[n]));
    }
}

void read_turns(const Reader& table, Tables& tables) {
    constexpr auto kinds = std::to_array<std::string_view>({"day", "night"});
    for (std::size_t row = 0; row < table.rows(); ++row) {
        if (table.number(row, "turn") != static_cast<std::int32_t>(row) + 1)
            table.fault(fmt::format("row {}: turns follow each other from 1", row + 1));
        const auto kind = table.name(row, "kind", kinds);
        tables.turns.push_back({.date = std::string(table.text(row, "date")),
                                .label = std::string(table.text(row, "label")),
                                .night = kind && *kind == 1,
                                .mud = table.flag(row, "mud"),
                                .early_morning = table.flag(row, "early_morning"),
                                .supply = table.flag(row, "supply")});
    }
    if (tables.turns.empty()) table.fault("there are no turns");
}

}  // namespace

void read_tables(const scenario::Resolved& resolved, Tables& tables, Faults& faults) {
    read_terrain({resolved, "terrain-costs", faults}, tables);
    read_results({resolved, "combat-results", faults}, tables);
    read_faces({resolved, "initiative", faults}, "in", "out", tables.initiative);
    read_modifiers({resolved, "initiative-modifiers", faults}, "leader", leader_class_names,
                   tables.initiative_modifiers);
    read_faces({resolved, "morale-recovery", faults}, "recover", "none", tables.recovery);
    read_modifiers({resolved, "morale-modifiers", faults}, "class", morale_class_names,
                   tables.recovery_modifiers);
    read_turns({resolved, "turn-record", faults}, tables);
    read_modifiers({resolved, "numbers", faults}, "name", number_names, tables.numbers);
}

void read_delays(const scenario::Resolved& resolved, std::vector<Entry>& entries, Faults& faults) {
    const Reader table(resolved, "entry-delays", faults);
    const auto index = [&entries](std::string_view army, std::string_view id) {
        const auto found = std::find_if(entries.begin(), entries.end(), [&](const Entry& entry) {
            return entry.id == id && army_names[static_cast<std::size_t>(entry.army)] == army;
        });
        return found == entries.end() ? -1 : static_cast<int>(found - entries.begin());
    };
    for (Entry& entry : entries) entry.delays.assign(entries.size(), 0);
    for (std::size_t row = 0; row < table.rows(); ++row) {
        const int from = index(table.text(row, "army"), table.text(row, "from"));
        const int to = index(table.text(row, "army"), table.text(row, "to"));
        // A map of a part of the ground has not all entries.
        if (from < 0 || to < 0) continue;
        entries[static_cast<std::size_t>(from)].delays[static_cast<std::size_t>(to)] =
            table.number(row, "turns");
    }
}

}  // namespace hd::c1815
