#include "engine/rules/agenda.hpp"
#include "engine/rules/campaign_1815/arrivals.hpp"
#include "engine/rules/campaign_1815/movement.hpp"
#include "engine/rules/campaign_1815/services.hpp"
#include "engine/rules/campaign_1815/step.hpp"
#include "engine/rules/campaign_1815/walk_search.hpp"

#include <optional>

namespace hd::c1815 {

namespace {

// How the counter stands for moving now: on its way or about to set out; nothing if it may not.
std::optional<Walker> walker_now(const rules::View& view, Ref<Unit> ref) {
    const ledger::State& state = view.common();
    const Ref<Item> next = rules::next_item(state);
    if (next && state.at(next).step == number(StepId::move_unit) && state.at(next).a == ref.raw)
        return walker_of(state.at(next));
    const Unit& unit = state.at(ref);
    if (!setting_of(view).on_map(unit.place) || refuse_mover(view, unit.seat, ref)) return std::nullopt;
    return setting_out(state, setting_of(view), ref);
}

}  // namespace

void reach(const rules::View& view, std::int32_t unit, std::vector<rules::Reached>& out) {
    out.clear();
    const ledger::State& state = view.common();
    const Setting& setting = setting_of(view);
    // Before the first turn there is no record to move by.
    if (state.at(the_clock).turn < 1) return;
    const Ref<Unit> ref = named_unit(state, unit);
    if (!ref) return;
    const auto walker = walker_now(view, ref);
    if (!walker) return;
    board::Search search;
    const std::uint32_t start = search_walk(search, state, setting, *walker);
    for (const std::uint32_t node : search.reached()) {
        if (node == start) continue;
        const Place place{static_cast<std::int32_t>(node)};
        out.push_back({.place = place,
                       .cost = static_cast<std::int32_t>(search.cost(node)),
                       .stops = static_cast<bool>(zone_of_enemy(state, setting, place, state.at(ref).seat)),
                       .from = Place{static_cast<std::int32_t>(search.came_from(node))},
                       .through = !search.may_end(node)});
    }
}

}  // namespace hd::c1815
