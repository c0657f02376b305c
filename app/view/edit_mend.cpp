#include "app/view/edit_mend.hpp"

#include "app/view/edit_view.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace hd::view {

using board::Direction;
using board::HexId;
using editor::Finding;
using scenario::Resolved;

namespace {

// A corner of a hex that has all three hexes round it.
struct Corner {
    HexId hex;
    std::uint32_t k = 0;  // between the hexsides k - 1 and k
};

board::LatticePoint at(const board::Map& map, Corner corner) {
    return map.grid().corner(corner.hex, corner.k);
}

// The hexsides that meet in a corner, those of the map's border left out.
std::vector<SideMark> sides_at(const board::Map& map, Corner corner) {
    const board::Grid& grid = map.grid();
    const auto right = static_cast<Direction>(corner.k % 6);
    const Direction left = board::turned(right, -1);
    std::vector<SideMark> sides;
    for (const Direction side : {left, right}) {
        if (grid.neighbour(corner.hex, side) != board::no_hex) sides.push_back({corner.hex, side});
    }
    const HexId a = grid.neighbour(corner.hex, left);
    const HexId b = grid.neighbour(corner.hex, right);
    if (a == board::no_hex || b == board::no_hex) return sides;
    if (const auto between = grid.direction_between(a, b)) sides.push_back({a, *between});
    return sides;
}

Corner other_end(const board::Map& map, SideMark side, Corner end) {
    const std::uint32_t k = board::to_index(side.side);
    const Corner first{side.hex, k};
    return at(map, first) == at(map, end) ? Corner{side.hex, k + 1} : first;
}

board::EdgeId edge_of(const board::Map& map, SideMark side) {
    return map.grid().edge(side.hex, side.side);
}

bool has_kind(const board::Map& map, SideMark side, std::uint32_t kind) {
    return (map.hexsides(edge_of(map, side)) >> kind & 1U) != 0;
}

// A hexside of the kind ends here too, or the map does.
bool is_joined(const board::Map& map, Corner corner, std::uint32_t kind) {
    const std::vector<SideMark> sides = sides_at(map, corner);
    return sides.size() < 3 ||
           std::any_of(sides.begin(), sides.end(), [&](SideMark one) { return has_kind(map, one, kind); });
}

// From a loose end over `most` new hexsides at most.
std::vector<SideMark> way_on(const board::Map& map, Corner end, std::uint32_t kind, int most) {
    for (const SideMark side : sides_at(map, end)) {
        if (!has_kind(map, side, kind) && is_joined(map, other_end(map, side, end), kind)) return {side};
    }
    if (most == 1) return {};
    for (const SideMark side : sides_at(map, end)) {
        if (has_kind(map, side, kind)) continue;
        const Corner next = other_end(map, side, end);
        for (const SideMark second : sides_at(map, next)) {
            if (edge_of(map, second) == edge_of(map, side)) continue;
            const Corner last = other_end(map, second, next);
            // Back round a hex to the loose end's own hexside is no way on.
            if (at(map, last) == at(map, end) || !is_joined(map, last, kind)) continue;
            return {side, second};
        }
    }
    return {};
}

}  // namespace

std::vector<SideMark> joining_sides(const board::Map& map, HexId a, HexId b, std::uint32_t kind) {
    const auto side = map.grid().direction_between(a, b);
    if (!side) return {};
    for (const int most : {1, 2}) {
        for (const std::uint32_t k : {board::to_index(*side), board::to_index(*side) + 1}) {
            const Corner end{a, k % 6};
            const std::vector<SideMark> there = sides_at(map, end);
            const auto of_kind = std::count_if(there.begin(), there.end(),
                                               [&](SideMark one) { return has_kind(map, one, kind); });
            if (there.size() < 3 || of_kind != 1) continue;  // not loose
            std::vector<SideMark> way = way_on(map, end, kind, most);
            if (!way.empty()) return way;
        }
    }
    return {};
}

namespace {

bool is_one_of(const Finding& finding, std::initializer_list<editor::Check> checks) {
    return std::any_of(checks.begin(), checks.end(),
                       [&](editor::Check check) { return editor::is_of(finding, check); });
}

HexId hex_of_unit(const Resolved& resolved, const board::Map& map, const std::string& unit) {
    for (const scenario::SetupEntry& entry : resolved.scenario.setup) {
        if (entry.unit != unit) continue;
        if (const auto hex = map.numbering().parse(entry.place)) return *hex;
    }
    return board::no_hex;
}

EditPlace place_of(const Finding& finding) {
    if (is_one_of(finding, {"no-title", "turns"})) return EditPlace::words;
    if (is_one_of(finding, {"unknown-option", "unknown-parameter", "unknown-side", "no-seats",
                            "army-without-seat", "army-twice"}))
        return EditPlace::rules;
    return EditPlace::board;
}

Mend join_of(const Finding& finding, const board::Map& map, Mend mend) {
    const std::size_t dash = finding.where.find('-');
    const auto kind = board::Kinds::find(map.kinds().hexsides, finding.fix.to);
    if (dash == std::string::npos || !kind) return mend;
    const auto a = map.numbering().parse(finding.where.substr(0, dash));
    const auto b = map.numbering().parse(finding.where.substr(dash + 1));
    if (!a || !b) return mend;
    mend.sides = joining_sides(map, *a, *b, *kind);
    mend.to = finding.fix.to;
    if (!mend.sides.empty()) mend.kind = MendKind::join;
    return mend;
}

Mend unit_mend(const Finding& finding, const Resolved& resolved, Mend mend) {
    if (is_one_of(finding, {"unit-off-map", "unit-unplaced"}) && !mend.unit.empty()) {
        mend.kind = MendKind::choose;
    } else if (is_of(finding, "too-many-units") && !finding.fix.to.empty()) {
        mend.kind = MendKind::choose;
        mend.unit = finding.fix.to;
    } else if (is_of(finding, "unit-twice")) {
        mend.kind = MendKind::remove;
    } else if (is_of(finding, "turn-outside")) {
        if (const auto to = moved_arrival(resolved, finding.where, 0, 0)) {
            mend.kind = MendKind::move;
            mend.turn = to->turn;
            mend.to = to->entry;
        }
    }
    return mend;
}

bool is_worth_to(const Resolved& resolved, const std::string& hex, const std::string& side) {
    const auto& goals = resolved.map.objectives;
    return std::any_of(goals.begin(), goals.end(), [&](const scenario::MapObjective& goal) {
        return goal.hex == hex && std::any_of(goal.values.begin(), goal.values.end(),
                                              [&](const auto& value) { return value.name == side; });
    });
}

// What only another name mends, or nothing.
Mend name_mend(const Finding& finding, const Resolved& resolved, Mend mend) {
    if (!is_one_of(finding,
                   {"unknown-unit", "unknown-entry", "unknown-option", "unknown-parameter", "unknown-side"}))
        return mend;
    // An objective has one worth to each side.
    const bool is_taken =
        is_of(finding, "unknown-side") && is_worth_to(resolved, finding.where, finding.fix.to);
    const bool renamed = finding.fix.verb == editor::FixVerb::rename && !is_taken;
    mend.kind = renamed ? MendKind::rename : MendKind::remove;
    mend.to = finding.fix.to;
    return mend;
}

}  // namespace

std::string verb_of(const Mend& mend) {
    constexpr std::array<std::string_view, 6> verbs{"Show", "Join", "Remove", "Rename", "Move", "Choose"};
    return std::string(verbs[static_cast<std::size_t>(mend.kind)]);
}

Mend make_mend(const Finding& finding, const Resolved& resolved, const board::Map& map) {
    Mend mend{.place = place_of(finding), .hex = hex_of(finding, map)};
    if (scenario::find_unit(resolved.order_of_battle, finding.where) != nullptr) {
        mend.unit = finding.where;
        mend.hex = hex_of_unit(resolved, map, finding.where);
        if (mend.hex == board::no_hex) mend.place = EditPlace::order;
    }
    if (is_of(finding, "stream-ends")) return join_of(finding, map, std::move(mend));
    mend = unit_mend(finding, resolved, std::move(mend));
    return mend.kind == MendKind::show ? name_mend(finding, resolved, std::move(mend)) : mend;
}

namespace {

bool mend_value(const Mend& mend, editor::ValueList list, const std::string& name,
                editor::Document& document) {
    const scenario::Scenario& scenario = document.scenario();
    const auto& values = list == editor::ValueList::options ? scenario.options : scenario.parameters;
    const scenario::Value* const found = scenario::find_named(values, name);
    if (found == nullptr) return false;
    const scenario::Value value = *found;
    document.set_value(list, name, std::nullopt);
    if (mend.kind == MendKind::rename) document.set_value(list, mend.to, value);
    return true;
}

// The worth goes to another side, or goes.
bool mend_side(const Mend& mend, const Finding& finding, editor::Document& document) {
    for (const scenario::MapObjective& goal : document.map()->objectives) {
        if (goal.hex != finding.where) continue;
        scenario::MapObjective after = goal;
        for (auto value = after.values.begin(); value != after.values.end(); ++value) {
            if (value->name != finding.fix.from) continue;
            if (mend.kind == MendKind::rename) {
                value->name = mend.to;
            } else {
                after.values.erase(value);
            }
            return document.set_objective(goal.hex, after);
        }
    }
    return false;
}

bool mend_entry(const Mend& mend, const std::string& unit, editor::Document& document) {
    if (mend.kind == MendKind::remove) return document.place_unit(unit, "");
    for (const scenario::ScheduleEntry& entry : document.scenario().schedule) {
        if (entry.unit == unit) return document.schedule_unit(unit, entry.turn, mend.to);
    }
    return false;
}

bool mend_name(const Mend& mend, const Finding& finding, editor::Document& document) {
    if (is_of(finding, "unknown-option"))
        return mend_value(mend, editor::ValueList::options, finding.where, document);
    if (is_of(finding, "unknown-parameter"))
        return mend_value(mend, editor::ValueList::parameters, finding.where, document);
    if (is_of(finding, "unknown-side")) return mend_side(mend, finding, document);
    if (is_of(finding, "unknown-entry")) return mend_entry(mend, finding.where, document);
    if (mend.kind == MendKind::rename) return document.rename_unit(finding.where, mend.to);
    return document.place_unit(finding.where, "");
}

}  // namespace

bool carry_out(const Mend& mend, const Finding& finding, const board::Map& map, editor::Document& document) {
    const std::size_t began = document.position();
    if (mend.kind == MendKind::show || mend.kind == MendKind::choose) return false;
    if (mend.kind == MendKind::join) {
        for (const SideMark& side : mend.sides) {
            const HexId other = map.grid().neighbour(side.hex, side.side);
            document.set_hexside(map.label(side.hex), map.label(other), mend.to, true);
        }
    } else if (mend.kind == MendKind::move) {
        document.schedule_unit(finding.where, mend.turn, mend.to);
    } else if (is_of(finding, "unit-twice")) {
        document.take_last_of(finding.where);
    } else {
        mend_name(mend, finding, document);
    }
    if (document.position() == began) return false;
    const std::string what = finding.where.empty() ? finding.check : finding.where;
    document.join_since(began, fmt::format("mend {}", what));
    return true;
}

}  // namespace hd::view
