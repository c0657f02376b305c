#include "engine/rules/victory_at_waterloo/read_tables.hpp"

#include "engine/rules/table_reader.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <string>
#include <string_view>

namespace hd::vaw {

namespace {

using rules::Faults;
using Reader = rules::TableReader;

void read_allowances(const Reader& table, Tables& tables) {
    for (std::size_t row = 0; row < table.rows(); ++row) {
        const auto type = table.name(row, "type", type_names);
        if (!type) continue;
        // Half points: a road costs half a point a hex.
        tables.allowances[*type] = 2 * table.number(row, "points");
        const std::int32_t turn = table.number(row, "arrival_turn");
        if (turn == 0) continue;
        tables.late_arrival = {.turn = turn,
                               .type = static_cast<UnitType>(*type),
                               .allowance = 2 * table.number(row, "arrival_points")};
    }
    for (const UnitType type : {UnitType::infantry, UnitType::cavalry, UnitType::artillery}) {
        if (tables.allowances[static_cast<std::size_t>(type)] > 0) continue;
        table.fault(fmt::format("no allowance for {}", type_names[static_cast<std::size_t>(type)]));
    }
}

void read_terrain(const Reader& table, Tables& tables) {
    std::array<bool, terrain_names.size()> seen{};
    for (std::size_t row = 0; row < table.rows(); ++row) {
        const auto kind = table.name(row, "terrain", terrain_names);
        const auto helps = table.name(row, "helps", helps_names);
        const auto condition = table.name(row, "condition", condition_names);
        if (!kind || !helps || !condition) continue;
        seen[*kind] = true;
        const std::int32_t cost = table.number(row, "half_points");
        if (cost < 0 || cost > 100)
            table.fault(fmt::format("row {}: a cost of {} half points", row + 1, cost));
        tables.terrain[*kind] = {.half_points = cost,
                                 .combat = table.number(row, "combat"),
                                 .helps = static_cast<Helps>(*helps),
                                 .condition = static_cast<Condition>(*condition),
                                 .fire_into = table.flag(row, "fire_into"),
                                 .fire_through = table.flag(row, "fire_through"),
                                 .helps_bombarded = table.flag(row, "helps_bombarded")};
    }
    for (std::size_t kind = 0; kind < seen.size(); ++kind) {
        if (!seen[kind]) table.fault(fmt::format("no row for {}", terrain_names[kind]));
    }
}

void read_limits(const Reader& table, Tables& tables) {
    constexpr auto limits = std::to_array<std::string_view>({"lowest", "highest"});
    for (std::size_t row = 0; row < table.rows(); ++row) {
        const auto limit = table.name(row, "limit", limits);
        if (!limit) continue;
        (*limit == 0 ? tables.superiority_low : tables.superiority_high) = table.number(row, "superiority");
    }
    if (tables.superiority_low >= tables.superiority_high) table.fault("the lowest is not below the highest");
}

// Every final score must have exactly one result.
void read_results(const Reader& table, Tables& tables) {
    constexpr auto results =
        std::to_array<std::string_view>({"", "attacker_destroyed", "attacker_retreats", "exchange",
                                         "defender_retreats", "defender_destroyed"});
    for (std::size_t row = 0; row < table.rows(); ++row) {
        const auto result = table.name(row, "result", results);
        if (!result) continue;
        const auto [low, high] = table.range(row, "score");
        tables.results.push_back({.low = low,
                                  .high = high,
                                  .result = static_cast<Result>(*result),
                                  .exchange_die = table.number(row, "exchange_die")});
    }
    std::sort(tables.results.begin(), tables.results.end(), [](const Band& a, const Band& b) {
        return std::pair(a.low, a.high) < std::pair(b.low, b.high);
    });
    std::int32_t next = -99;
    for (const Band& band : tables.results) {
        if (band.low != next)
            table.fault(fmt::format("the scores from {} have no result or two", std::min(next, band.low)));
        next = band.high + 1;
    }
    if (next != 100) table.fault(fmt::format("the scores from {} have no result", next));
}

void read_tracks(const Reader& table, Tables& tables) {
    for (std::size_t row = 0; row < table.rows(); ++row) {
        const auto army = table.name(row, "army", army_names);
        if (!army || *army == 0) continue;
        tables.tracks[*army - 1] = {.start = table.number(row, "start"),
                                    .last_box = table.number(row, "length"),
                                    .demoralised_at = table.number(row, "demoralised"),
                                    .disintegrated_at = table.number(row, "disintegrated"),
                                    .rout_at = table.number(row, "rout")};
    }
    for (const Track& track : tables.tracks) {
        if (track.last_box <= track.start) table.fault("a track is missing or ends before its start");
    }
}

void read_quotas(const Reader& table, Tables& tables) {
    tables.quotas.assign(static_cast<std::size_t>(std::max(tables.turns, 0)), {});
    for (std::size_t row = 0; row < table.rows(); ++row) {
        const auto [first, last] = table.range(row, "turn");
        for (std::int32_t turn = std::max(first, 1); turn <= std::min(last, tables.turns); ++turn) {
            auto& quota = tables.quotas[static_cast<std::size_t>(turn) - 1];
            quota = {table.number(row, "french"), table.number(row, "british"), 0};
        }
    }
}

void read_victory(const Reader& table, Tables& tables) {
    constexpr auto states = std::to_array<std::string_view>({"steady", "demoralised", "disintegrated"});
    constexpr auto winners = std::to_array<std::string_view>({"french", "coalition"});
    constexpr auto levels = std::to_array<std::string_view>({"tactical", "strategic"});
    for (std::size_t row = 0; row < table.rows(); ++row) {
        const auto french = table.name(row, "french", states);
        const auto british = table.name(row, "british", states);
        const auto prussian = table.name(row, "prussian", states);
        const auto winner = table.name(row, "winner", winners);
        const auto level = table.name(row, "level", levels);
        if (!french || !british || !prussian || !winner || !level) continue;
        const std::size_t line = (*french > 0 ? 1U : 0U) + (*british > 0 ? 2U : 0U) +
                                 (*british > 1 ? 4U : 0U) + (*prussian > 0 ? 8U : 0U);
        const Level tactical = *winner == 0 ? Level::french_tactical : Level::coalition_tactical;
        const Level strategic = *winner == 0 ? Level::french_strategic : Level::coalition_strategic;
        tables.victory[line] = *level == 0 ? tactical : strategic;
    }
    // Disintegrated includes demoralised: the lines with the one and not the other can't come up.
    for (std::size_t line = 0; line < tables.victory.size(); ++line) {
        const bool possible = (line & 4U) == 0 || (line & 2U) != 0;
        if (possible && tables.victory[line] == Level::none)
            table.fault(fmt::format("line {} has no level", line + 1));
    }
}

}  // namespace

void read_tables(const scenario::Resolved& resolved, Tables& tables, Faults& faults) {
    tables.turns = resolved.scenario.turns.last;
    read_allowances({resolved, "movement-allowances", faults}, tables);
    read_terrain({resolved, "terrain", faults}, tables);
    read_limits({resolved, "superiority-limits", faults}, tables);
    read_results({resolved, "attack-results", faults}, tables);
    read_tracks({resolved, "loss-tracks", faults}, tables);
    read_quotas({resolved, "command-control", faults}, tables);
    read_victory({resolved, "victory", faults}, tables);
}

}  // namespace hd::vaw
