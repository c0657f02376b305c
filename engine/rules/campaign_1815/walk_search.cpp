#include "engine/rules/campaign_1815/walk_search.hpp"

#include "engine/board/map.hpp"

#include <algorithm>

namespace hd::c1815 {

namespace {

std::uint32_t node_of(Place place) {
    return static_cast<std::uint32_t>(place.raw);
}

// Costs over the least move would else leave hexes out that one step may enter (1815 5#6).
std::uint32_t paid(std::int32_t cost, const Walker& walker, bool first) {
    return static_cast<std::uint32_t>(first ? std::min(cost, walker.left) : cost);
}

}  // namespace

std::uint32_t search_walk(board::Search& search, const ledger::State& state, const Setting& setting,
                          const Walker& walker) {
    const Unit& unit = state.at(walker.unit);
    const std::uint32_t start = node_of(unit.place);
    search.begin(static_cast<std::uint32_t>(setting.hex.size()), static_cast<std::uint32_t>(walker.left));
    search.start(start);
    if (halted(state, setting, walker)) return start;
    const bool one_hex = is_artillery(unit.type) && this_turn(state, setting).mud;
    search.run([&](std::uint32_t node, auto&& step) {
        const Place from{static_cast<std::int32_t>(node)};
        const bool first = node == start && walker.entered == 0;
        // 1815 5#7, 1815 5.B#2: where a move ends it goes no further.
        const bool ends = node != start && (one_hex || zone_of_enemy(state, setting, from, unit.seat));
        if (ends) return;
        Walker here = walker;
        here.entered = first ? 0 : 1;
        here.left = walker.left - static_cast<std::int32_t>(search.cost(node));
        for (int d = 0; d < 6; ++d) {
            const Place to{setting.at(from).neighbours[static_cast<std::size_t>(d)]};
            if (!to || refuse_step_to(state, setting, here, from, d)) continue;
            const std::int32_t cost = step_cost(state, setting, walker.unit, from, d).quarters;
            step(node_of(to), paid(cost, walker, first));
        }
    });
    return start;
}

Refusal refuse_far_hex(const ledger::State& state, const Setting& setting, const Walker& walker, Place to) {
    if (setting.at(to).neighbours == Hex{}.neighbours) return *refused(Rule::r_5_1, Reason::off_map);
    if (auto closed = closed_to(state, setting, walker, to)) return *closed;
    board::Search ahead;
    (void)search_walk(ahead, state, setting, walker);
    if (ahead.is_reached(node_of(to))) return *refused(Rule::r_5_1, Reason::not_adjacent, to.raw);
    // Far away it is enough to say how far: by the cheapest road it is more than twice what is left.
    const std::int32_t hexes = setting.map->grid().distance(
        board::hex_at_place(state.at(walker.unit).place.raw), board::hex_at_place(to.raw));
    const std::int32_t cheapest = setting.tables.of(TerrainKind::high_road).quarters[0];
    if (hexes * cheapest > 2 * walker.left)
        return *refused(Rule::r_5_5, Reason::far_off, to.raw, hexes, walker.left);
    // With all the points in the world, and the enemy where he is: what is missing?
    Walker rich = walker;
    rich.left = 4 * walker.left + 40 * point;
    board::Search further;
    (void)search_walk(further, state, setting, rich);
    if (!further.is_reached(node_of(to))) return *refused(Rule::r_5_7, Reason::ways_closed, to.raw);
    const auto cost = static_cast<std::int32_t>(further.cost(node_of(to)));
    return *refused(Rule::r_5_5, Reason::too_dear, to.raw, cost, walker.left);
}

}  // namespace hd::c1815
