#include "app/view/overlays.hpp"

#include "app/view/play_view.hpp"

#include <algorithm>

namespace hd::view {

namespace {

using board::HexId;

void sort_once(std::vector<HexId>& hexes) {
    const auto less = [](HexId a, HexId b) { return a.index < b.index; };
    std::sort(hexes.begin(), hexes.end(), less);
    hexes.erase(std::unique(hexes.begin(), hexes.end()), hexes.end());
}

// Of the units of the view's seat.
void add_reach(const rules::View& view, std::vector<HexId>& hexes) {
    const auto units = static_cast<std::int32_t>(view.layout().slot(view.ruleset().unit_table).rows);
    std::vector<rules::Reached> reached;
    for (std::int32_t unit = 1; unit <= units; ++unit) {
        if (seat_of(view, unit) != view.seat()) continue;
        view.ruleset().reach(view, unit, reached);
        for (const rules::Reached& one : reached) {
            if (one.through || one.place.raw < 1 || one.place.raw > view.setting().hexes()) continue;
            hexes.push_back(board::hex_at_place(one.place.raw));
        }
    }
}

}  // namespace

std::vector<HexId> enemy_reach(const rules::View& view) {
    std::vector<HexId> hexes;
    if (view.ruleset().reach == nullptr || view.ruleset().unit_table < 0) return hexes;
    const auto seats = static_cast<std::int32_t>(view.setting().seats.size());
    for (std::int32_t seat = 1; seat <= seats; ++seat) {
        if (seat == view.seat().raw) continue;
        const auto game = face_of(view.ruleset()).next_movement(view, ledger::Seat{seat});
        if (game) add_reach(rules::View(*game, ledger::Seat{seat}), hexes);
    }
    sort_once(hexes);
    return hexes;
}

std::vector<HexId> zone_of(const rules::View& view, std::int32_t unit) {
    std::vector<HexId> hexes;
    for (const ledger::Place place : face_of(view.ruleset()).zone(view, unit)) {
        if (place.raw >= 1 && place.raw <= view.setting().hexes())
            hexes.push_back(board::hex_at_place(place.raw));
    }
    sort_once(hexes);
    return hexes;
}

SightView make_sight_view(const rules::View& view, HexId from) {
    SightView shown;
    if (view.ruleset().sight == nullptr || from == board::no_hex) return shown;
    const board::Grid& grid = view.setting().map->grid();
    std::vector<HexId> unseen;
    std::uint32_t nearest = 0;
    std::uint32_t farthest = 0;
    for (std::int32_t place = 1; place <= view.setting().hexes(); ++place) {
        const HexId hex = board::hex_at_place(place);
        if (hex == from) continue;
        if (!make_sight_line(view, from, hex).seen) {
            unseen.push_back(hex);
            continue;
        }
        const auto far = static_cast<std::uint32_t>(grid.distance(from, hex));
        nearest = shown.seen.empty() ? far : std::min(nearest, far);
        farthest = std::max(farthest, far);
        shown.seen.push_back(hex);
    }
    for (const HexId hex : unseen) {
        const auto far = static_cast<std::uint32_t>(grid.distance(from, hex));
        if (far >= nearest && far <= farthest) shown.hidden.push_back(hex);
    }
    return shown;
}

SightLine make_sight_line(const rules::View& view, HexId from, HexId to) {
    const ledger::Place here{board::place_of(from)};
    const ledger::Place there{board::place_of(to)};
    const rules::Sight sight = view.ruleset().sight(view, here, there);
    SightLine line{.seen = sight.visible, .rule = sight.rule};
    const bool on_map = sight.blocked_by.raw >= 1 && sight.blocked_by.raw <= view.setting().hexes();
    if (!sight.visible && on_map && sight.blocked_by != there)
        line.blocker = board::hex_at_place(sight.blocked_by.raw);
    return line;
}

}  // namespace hd::view
