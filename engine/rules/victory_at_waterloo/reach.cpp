#include "engine/rules/agenda.hpp"
#include "engine/rules/victory_at_waterloo/arrivals.hpp"
#include "engine/rules/victory_at_waterloo/movement.hpp"
#include "engine/rules/victory_at_waterloo/services.hpp"
#include "engine/rules/victory_at_waterloo/step.hpp"
#include "engine/rules/victory_at_waterloo/walk_search.hpp"

#include <optional>

namespace hd::vaw {

namespace {

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

}  // namespace

void reach(const rules::View& view, std::int32_t unit, std::vector<rules::Reached>& out) {
    out.clear();
    const ledger::State& state = view.open();
    const Setting& setting = setting_of(view);
    if (unit < 1 || unit > static_cast<std::int32_t>(state.rows<Unit>().size())) return;
    const auto walker = walker_now(state, setting, Ref<Unit>{unit});
    if (!walker) return;
    board::Search search;
    const std::uint32_t start = search_walk(search, state, setting, *walker);
    for (const std::uint32_t node : search.reached()) {
        if (node == start) continue;
        const Place place{static_cast<std::int32_t>(node)};
        out.push_back({.place = place,
                       .cost = static_cast<std::int32_t>(search.cost(node)),
                       .stops = static_cast<bool>(enemy_next_to(state, setting, place, walker->seat)),
                       .from = Place{static_cast<std::int32_t>(search.came_from(node))},
                       .through = !search.may_end(node)});
    }
}

}  // namespace hd::vaw
