#include "editor/lint/lint.hpp"
#include "editor/lint/words.hpp"
#include "engine/scenario/build_map.hpp"

#include <fmt/format.h>

#include <map>
#include <utility>

namespace hd::editor {

namespace {

using board::HexId;

// A corner as a point of the grid's lattice.
std::pair<std::int32_t, std::int32_t> corner(const board::Grid& grid, HexId hex, std::uint32_t k) {
    const board::LatticePoint point = grid.corner(hex, k);
    return {point.x, point.y};
}

// Corner k of a hex lies between its hexsides k - 1 and k; it is inside the map if both have a neighbour.
bool corner_inside(const board::Grid& grid, HexId hex, std::uint32_t k) {
    const auto direction = static_cast<board::Direction>(k % 6);
    return grid.neighbour(hex, direction) != board::no_hex &&
           grid.neighbour(hex, board::turned(direction, -1)) != board::no_hex;
}

// Where hexsides of one kind meet: how many, and one of them.
struct Meeting {
    std::int32_t hexsides = 0;
    bool inside = false;
    const board::HexsideRecord* one = nullptr;
};

// Where the hexside of a record stands in the document.
scenario::Position position_of(const scenario::MapDocument& document, const board::Map& map,
                               const board::HexsideRecord& record) {
    for (const scenario::MapHexside& hexside : document.hexsides) {
        if (hexside.between.size() != 2) continue;
        const auto a = map.numbering().parse(hexside.between[0]);
        const auto b = map.numbering().parse(hexside.between[1]);
        if (a && b && *a == record.a && *b == record.b) return hexside.at;
    }
    return {};
}

using Meetings = std::map<std::pair<std::int32_t, std::int32_t>, Meeting>;

Meetings meetings_of(const board::Map& map, std::uint32_t kind) {
    Meetings meetings;
    for (const board::HexsideRecord& record : map.hexside_records()) {
        if ((record.kinds >> kind & 1U) == 0) continue;
        const auto direction = map.grid().direction_between(record.a, record.b);
        if (!direction) continue;
        for (const std::uint32_t k : {board::to_index(*direction), board::to_index(*direction) + 1}) {
            Meeting& meeting = meetings[corner(map.grid(), record.a, k)];
            ++meeting.hexsides;
            meeting.inside = corner_inside(map.grid(), record.a, k);
            meeting.one = &record;
        }
    }
    return meetings;
}

// Looking the lines up takes its time, so only the first ends have one.
constexpr int most_lines = 100;

void lint_flow(const scenario::MapDocument& document, const board::Map& map, std::uint32_t kind,
               const std::string& name, Report& report) {
    int said = 0;
    for (const auto& [point, meeting] : meetings_of(map, kind)) {
        if (meeting.hexsides != 1 || !meeting.inside) continue;
        const scenario::Position at =
            ++said > most_lines ? scenario::Position{} : position_of(document, map, *meeting.one);
        report.warning(
            "stream-ends", at, map.label(meeting.one->a) + "-" + map.label(meeting.one->b),
            fmt::format("the {} ends at one end of this hexside, inside the map. Most run on to the "
                        "edge or to another; add the hexside that is missing, or leave it if it rises "
                        "here",
                        name),
            {FixVerb::add, name});
    }
}

void lint_values(const scenario::MapDocument& map, Report& report) {
    if (map.id.empty())
        report.error("no-id", map.at, {}, "the map has no id, so no scenario can name it; give it one");
    if (map.default_terrain.empty() && !map.terrain_kinds.empty()) {
        report.warning("no-default-terrain", map.at, {},
                       "the map states no default terrain, so a hex that isn't listed has none; state one");
    }
    for (const scenario::MapEntry& entry : map.entries) {
        if (!entry.hexes.empty()) continue;
        report.error("entry-without-hexes", entry.at, entry.id,
                     "the entry has no hexes, so nobody can come on by it; list them or remove the entry",
                     {FixVerb::remove, {}});
    }
}

}  // namespace

Findings lint_map(const scenario::MapDocument& map, const std::string& file, const RulesetChecks& checks) {
    Findings findings;
    Report report(findings, file);
    lint_values(map, report);
    const auto built = scenario::build_map(map, file);
    if (!built) {
        const Findings faults = findings_of(built.error(), "map");
        findings.insert(findings.end(), faults.begin(), faults.end());
        return findings;
    }
    for (const std::string& kind : checks.flowing_hexsides) {
        const auto number = board::Kinds::find(built->kinds().hexsides, kind);
        if (number) lint_flow(map, *built, *number, kind, report);
    }
    return findings;
}

}  // namespace hd::editor
