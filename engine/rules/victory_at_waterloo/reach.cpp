#include "engine/board/search.hpp"
#include "engine/rules/agenda.hpp"
#include "engine/rules/victory_at_waterloo/arrivals.hpp"
#include "engine/rules/victory_at_waterloo/movement.hpp"
#include "engine/rules/victory_at_waterloo/services.hpp"
#include "engine/rules/victory_at_waterloo/step.hpp"
#include "engine/rules/victory_at_waterloo/walk.hpp"

#include <optional>

namespace hd::vaw {

namespace {

// Node 0 of the search: off the map, before the entry. All others are place numbers.
constexpr std::uint32_t off_map = 0;

// How the unit stands for moving now: on its way, about to set out or about to come on; nothing if it may
// not.
std::optional<Walker> walker_now(const ledger::State& state, const Setting& setting, Ref<Unit> ref) {
    const Unit& unit = state.at(ref);
    const Ref<Item> next = rules::next_item(state);
    if (next && state.at(next).step == number(StepId::move_unit) && state.at(next).a == ref.raw) {
        return walker_of(state, state.at(next));
    }
    Walker walker{.unit = ref, .seat = unit.seat};
    if (!setting.on_map(unit.place)) {
        if (!may_enter(state, setting, unit)) return std::nullopt;
        walker.points = points_on_entry(setting, unit, state.at(the_clock).turn);
        return walker;
    }
    if (refuse_mover(state, setting, unit.seat, ref)) return std::nullopt;
    const bool breaks_off = static_cast<bool>(enemy_next_to(state, setting, unit.place, unit.seat));
    walker.points = allowance(setting, unit.type);
    walker.barred = barred_from_contact(state, ref, breaks_off);
    return walker;
}

// VAW-MOVE-5, VAW-A-03: hexes of enemies are closed, those next to them end the move, or are closed to a unit
// that is barred from contact; hexes of friends may only be passed through.
void set_limits(board::Search& search, const ledger::State& state, const Setting& setting,
                const Walker& walker) {
    const board::Limits contact = walker.barred == Rule::none ? board::must_stop : board::blocked;
    for (const Unit& unit : state.rows<Unit>()) {
        if (!setting.on_map(unit.place)) continue;
        const auto node = static_cast<std::uint32_t>(unit.place.raw);
        if (unit.seat == walker.seat) {
            if (unit.place != state.at(walker.unit).place) search.limit(node, board::pass_only);
            continue;
        }
        search.limit(node, board::blocked);
        for (const std::int32_t neighbour : setting.at(unit.place).neighbours) {
            if (neighbour != 0) search.limit(static_cast<std::uint32_t>(neighbour), contact);
        }
    }
}

}  // namespace

void reach(const rules::View& view, std::int32_t unit, std::vector<rules::Reached>& out) {
    out.clear();
    const ledger::State& state = view.open();
    const Setting& setting = setting_of(view);
    if (unit < 1 || unit > static_cast<std::int32_t>(state.rows<Unit>().size())) return;
    const auto walker = walker_now(state, setting, Ref<Unit>{unit});
    if (!walker) return;
    const Place from = state.at(walker->unit).place;
    const auto start = setting.on_map(from) ? static_cast<std::uint32_t>(from.raw) : off_map;

    board::Search search;
    search.begin(static_cast<std::uint32_t>(setting.hex.size()), static_cast<std::uint32_t>(walker->points));
    set_limits(search, state, setting, *walker);
    search.start(start);
    search.run([&setting](std::uint32_t node, auto&& step) {
        if (node == off_map) {
            for (const Place entry : setting.entries) {
                step(static_cast<std::uint32_t>(entry.raw), setting.at(entry).entry_cost);
            }
            return;
        }
        const Hex& hex = setting.hex[node];
        for (std::size_t d = 0; d < 6; ++d) {
            if (hex.neighbours[d] != 0) step(static_cast<std::uint32_t>(hex.neighbours[d]), hex.costs[d]);
        }
    });
    for (const std::uint32_t node : search.reached()) {
        if (node == start || !search.may_end(node)) continue;
        const Place place{static_cast<std::int32_t>(node)};
        out.push_back({.place = place,
                       .cost = static_cast<std::int32_t>(search.cost(node)),
                       .stops = static_cast<bool>(enemy_next_to(state, setting, place, walker->seat)),
                       .from = Place{static_cast<std::int32_t>(search.came_from(node))}});
    }
}

}  // namespace hd::vaw
