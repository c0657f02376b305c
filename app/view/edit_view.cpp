#include "app/view/edit_view.hpp"

#include "app/view/curve.hpp"
#include "app/view/edit_goal.hpp"
#include "app/view/rulesets.hpp"
#include "app/view/words.hpp"
#include "app/view/working.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <map>

namespace hd::view {

using board::HexId;

namespace {

const GameFace& face_of(const scenario::Resolved& resolved) {
    const rules::Ruleset* ruleset = find_ruleset(resolved.scenario.ruleset);
    return ruleset == nullptr ? plain_face() : view::face_of(*ruleset);
}

std::int32_t strength_of(const scenario::Unit& unit) {
    for (const auto& value : unit.values) {
        if (value.name == "strength") return value.value;
    }
    return 0;
}

std::string start_of(const scenario::Scenario& scenario, const std::string& unit) {
    for (const scenario::SetupEntry& entry : scenario.setup) {
        if (entry.unit == unit) return entry.place;
    }
    for (const scenario::ScheduleEntry& entry : scenario.schedule) {
        if (entry.unit == unit) return fmt::format("turn {}", entry.turn);
    }
    return {};
}

OrderRow unit_row(const scenario::Resolved& resolved, const scenario::Unit& unit, CounterStyle style) {
    OrderRow row{.kind = OrderKind::unit,
                 .depth = 2,
                 .id = unit.id,
                 .parent = {},
                 .name = unit.name.empty() ? unit.id : unit.name,
                 .units = 1,
                 .strength = strength_of(unit),
                 .start = start_of(resolved.scenario, unit.id),
                 .look = face_of(resolved).counter(unit, style),
                 .weak = false,
                 .source = {}};
    const auto note_source = [&](std::string_view value, board::Mark mark) {
        if (!is_weak(mark)) return;
        row.weak = true;
        row.source += fmt::format("{}{} {}", row.source.empty() ? "" : ", ", value, mark_words(mark));
    };
    for (const auto& mark : unit.marks) note_source(mark.name, mark.value);
    for (const scenario::SetupEntry& entry : resolved.scenario.setup) {
        if (entry.unit == unit.id) note_source("place", entry.mark);
    }
    for (const scenario::ScheduleEntry& entry : resolved.scenario.schedule) {
        if (entry.unit == unit.id) note_source("arrival", entry.mark);
    }
    return row;
}

std::string edge_words(board::MapEdge edge) {
    switch (edge) {
        case board::MapEdge::north:
            return "north";
        case board::MapEdge::east:
            return "east";
        case board::MapEdge::south:
            return "south";
        case board::MapEdge::west:
            return "west";
        case board::MapEdge::none:
            break;
    }
    return "where it says";
}

std::string formation_name(const scenario::OrderOfBattle& order, const std::string& id) {
    for (const scenario::Formation& formation : order.formations) {
        if (formation.id == id) return formation.name.empty() ? id : formation.name;
    }
    return id.empty() ? "without a formation" : id;
}

}  // namespace

std::vector<OrderRow> make_order_rows(const scenario::Resolved& resolved, CounterStyle style) {
    const scenario::OrderOfBattle& order = resolved.order_of_battle;
    // Armies and formations in the order in which the list first names them.
    std::vector<std::pair<std::string, std::vector<std::string>>> armies;
    for (const scenario::Unit& unit : order.units) {
        auto army = std::find_if(armies.begin(), armies.end(),
                                 [&](const auto& one) { return one.first == unit.army; });
        if (army == armies.end()) army = armies.insert(armies.end(), {unit.army, {}});
        if (std::find(army->second.begin(), army->second.end(), unit.formation) == army->second.end()) {
            army->second.push_back(unit.formation);
        }
    }
    for (auto& [army, formations] : armies) {
        std::stable_partition(formations.begin(), formations.end(),
                              [](const std::string& formation) { return !formation.empty(); });
    }
    std::vector<OrderRow> rows;
    for (const auto& [army, formations] : armies) {
        const std::size_t army_at = rows.size();
        rows.push_back(
            {.kind = OrderKind::army, .id = "army " + army, .name = capitalised(army) + " army", .look = {}});
        for (const std::string& formation : formations) {
            const std::size_t formation_at = rows.size();
            const std::string id = fmt::format("formation {} {}", army, formation);
            rows.push_back({.kind = OrderKind::formation,
                            .depth = 1,
                            .id = id,
                            .parent = "army " + army,
                            .name = formation_name(order, formation),
                            .look = {}});
            for (const scenario::Unit& unit : order.units) {
                if (unit.army != army || unit.formation != formation) continue;
                OrderRow row = unit_row(resolved, unit, style);
                row.parent = id;
                for (const std::size_t above : {army_at, formation_at}) {
                    rows[above].units += 1;
                    rows[above].strength += row.strength;
                    if (rows[above].look.ground.a == 1 && rows[above].look.value.empty())
                        rows[above].look = row.look;
                }
                rows.push_back(std::move(row));
            }
        }
    }
    return rows;
}

ScheduleView make_schedule_view(const scenario::Resolved& resolved, CounterStyle style) {
    ScheduleView view{resolved.scenario.turns.first,
                      std::max(resolved.scenario.turns.first, resolved.scenario.turns.last),
                      {},
                      {}};
    std::int32_t units = 0;
    std::int32_t strength = 0;
    for (const scenario::MapEntry& entry : resolved.map.entries)
        view.lanes.push_back({entry.id, "Arrive, " + edge_words(entry.edge), {}});
    for (const scenario::ScheduleEntry& entry : resolved.scenario.schedule) {
        const scenario::Unit* unit = scenario::find_unit(resolved.order_of_battle, entry.unit);
        if (unit == nullptr) continue;
        auto lane = std::find_if(view.lanes.begin(), view.lanes.end(),
                                 [&](const ScheduleLane& one) { return one.entry == entry.entry; });
        if (lane == view.lanes.end())
            lane = view.lanes.insert(view.lanes.end(), {entry.entry, "Arrive, " + entry.entry, {}});
        auto turn = std::find_if(lane->turns.begin(), lane->turns.end(),
                                 [&](const auto& one) { return one.first == entry.turn; });
        if (turn == lane->turns.end()) turn = lane->turns.insert(lane->turns.end(), {entry.turn, {}});
        turn->second.push_back(
            {unit->id, unit->name, strength_of(*unit), face_of(resolved).counter(*unit, style)});
        units += 1;
        strength += strength_of(*unit);
    }
    view.summary = units == 0 ? "Nobody arrives"
                              : fmt::format("{} arrive, strength {}", counted(units, "unit"), strength);
    return view;
}

std::optional<ArrivalPlace> moved_arrival(const scenario::Resolved& resolved, const std::string& unit,
                                          int turns, int entries) {
    const auto& schedule = resolved.scenario.schedule;
    const auto now = std::find_if(schedule.begin(), schedule.end(),
                                  [&](const scenario::ScheduleEntry& one) { return one.unit == unit; });
    if (now == schedule.end()) return std::nullopt;
    const scenario::Turns& all = resolved.scenario.turns;
    ArrivalPlace to{std::clamp(now->turn + turns, all.first, std::max(all.first, all.last)), now->entry};
    const auto& ways = resolved.map.entries;
    if (entries != 0 && !ways.empty()) {
        const auto way = std::find_if(ways.begin(), ways.end(),
                                      [&](const scenario::MapEntry& one) { return one.id == now->entry; });
        // From an entry that the map lacks, any step leads to its first.
        const auto index = way == ways.end() ? 0
                                             : std::clamp<std::ptrdiff_t>(way - ways.begin() + entries, 0,
                                                                          std::ssize(ways) - 1);
        to.entry = ways[static_cast<std::size_t>(index)].id;
    }
    if (to.turn == now->turn && to.entry == now->entry) return std::nullopt;
    return to;
}

BoardScene make_document_scene(const scenario::Resolved& resolved, const board::Map& map,
                               CounterStyle style) {
    BoardScene scene;
    scene.map = &map;
    scene.sides = face_of(resolved).sides();
    for (const scenario::SetupEntry& entry : resolved.scenario.setup) {
        const scenario::Unit* unit = scenario::find_unit(resolved.order_of_battle, entry.unit);
        const auto hex = map.numbering().parse(entry.place);
        if (unit == nullptr || !hex) continue;
        scene.counters.push_back({*hex, face_of(resolved).counter(*unit, style), unit->name, 0});
    }
    return scene;
}

std::string unit_set_up(const scenario::Resolved& resolved, const board::Map& map, HexId hex) {
    for (const scenario::SetupEntry& entry : resolved.scenario.setup) {
        const auto there = map.numbering().parse(entry.place);
        if (there && *there == hex) return entry.unit;
    }
    return {};
}

namespace {

// The hex that a word names, or the first of a hexside "J9-J8". Ids are words too: "V-F01" names no hex F01.
HexId hex_named(const std::string& word, const board::Map& map) {
    HexId first = board::no_hex;
    for (std::size_t begin = 0; begin <= word.size();) {
        const std::size_t end = std::min(word.find('-', begin), word.size());
        const auto hex = map.numbering().parse(word.substr(begin, end - begin));
        if (!hex) return board::no_hex;
        if (first == board::no_hex) first = *hex;
        begin = end + 1;
    }
    return first;
}

}  // namespace

HexId hex_of(const editor::Finding& finding, const board::Map& map) {
    std::string word;
    for (const char c : finding.where + " ") {
        if (std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '-' || c == '_') {
            word += c;
            continue;
        }
        const HexId hex = hex_named(word, map);
        if (hex != board::no_hex) return hex;
        word.clear();
    }
    return board::no_hex;
}

std::vector<HexId> same_ground(const board::Map& map, HexId from) {
    std::vector<bool> seen(map.grid().hex_count(), false);
    std::vector<HexId> found{from};
    seen[from.index] = true;
    for (std::size_t i = 0; i < found.size(); ++i) {
        for (const board::Direction side : board::all_directions) {
            const HexId next = map.grid().neighbour(found[i], side);
            if (next == board::no_hex || seen[next.index] || map.terrain(next) != map.terrain(from)) continue;
            seen[next.index] = true;
            found.push_back(next);
        }
    }
    std::sort(found.begin(), found.end());
    return found;
}

board::Direction side_near(const BoardFrame& frame, HexId hex, Point p) {
    board::Direction nearest = board::Direction::d0;
    double least = 1e18;
    for (const board::Direction side : board::all_directions) {
        const std::uint32_t k = board::to_index(side);
        const double away = distance_to_segment(p, frame.hex_corner(hex, k), frame.hex_corner(hex, k + 1));
        if (away >= least) continue;
        least = away;
        nearest = side;
    }
    return nearest;
}

}  // namespace hd::view
