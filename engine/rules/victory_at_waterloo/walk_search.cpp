#include "engine/rules/victory_at_waterloo/walk_search.hpp"

#include <algorithm>
#include <cassert>
#include <utility>
#include <vector>

namespace hd::vaw {

namespace {

constexpr std::uint32_t off_map = 0;

std::uint32_t node_of(Place place) {
    return static_cast<std::uint32_t>(place.raw);
}

// VAW-MOVE-5, VAW-A-03: hexes of enemies are closed, those next to them end the move, or are closed to a unit
// that is barred from contact; hexes of friends may only be passed through.
void set_limits(board::Search& search, const ledger::State& state, const Setting& setting,
                const Walker& walker) {
    const board::Limits contact = walker.barred == Rule::none ? board::must_stop : board::blocked;
    for (const Unit& unit : state.rows<Unit>()) {
        if (!setting.on_map(unit.place)) continue;
        const auto node = node_of(unit.place);
        if (unit.seat == walker.seat) {
            if (unit.place != state.at(walker.unit).place) search.limit(node, board::pass_only);
            continue;
        }
        search.limit(node, board::blocked);
        for (const std::int32_t neighbour : setting.at(unit.place).neighbours) {
            if (neighbour != 0) search.limit(node_of(Place{neighbour}), contact);
        }
    }
}

// What it costs to come to `to` from each hex, with nothing in the way but the hexes that enemies hold.
void search_back(board::Search& search, const ledger::State& state, const Setting& setting, Seat seat,
                 Place to) {
    search.begin(static_cast<std::uint32_t>(setting.hex.size()), board::Search::largest_cost);
    for (const Unit& unit : state.rows<Unit>()) {
        if (unit.seat != seat && setting.on_map(unit.place))
            search.limit(node_of(unit.place), board::blocked);
    }
    search.start(node_of(to));
    search.run([&setting](std::uint32_t node, auto&& step) {
        const Place hex{static_cast<std::int32_t>(node)};
        for (const std::int32_t neighbour : setting.at(hex).neighbours) {
            if (neighbour == 0) continue;
            step(node_of(Place{neighbour}), static_cast<std::uint32_t>(setting.cost(Place{neighbour}, hex)));
        }
    });
}

// A hex next to an enemy through which the walker could go on to where it wants, were it not for him.
struct WayIn {
    std::uint32_t cost = 0;  // of the whole way
    Place hex;
    bool operator<(const WayIn& other) const {
        return std::pair(cost, other.hex.raw) < std::pair(other.cost, hex.raw);
    }
};

std::vector<WayIn> closed_ways(const ledger::State& state, const Setting& setting, const Walker& walker,
                               const board::Search& ahead, const board::Search& back) {
    std::vector<WayIn> ways;
    const Place start = state.at(walker.unit).place;
    for (const std::uint32_t node : ahead.reached()) {
        const Place from{static_cast<std::int32_t>(node)};
        if (from != start && enemy_next_to(state, setting, from, walker.seat)) continue;
        for (std::size_t d = 0; d < 6; ++d) {
            const Place hex{setting.at(from).neighbours[d]};
            if (!hex || !back.is_reached(node_of(hex))) continue;
            if (!enemy_next_to(state, setting, hex, walker.seat)) continue;
            const std::uint32_t cost = ahead.cost(node) + setting.at(from).costs[d] + back.cost(node_of(hex));
            if (cost <= static_cast<std::uint32_t>(walker.points)) ways.push_back({cost, hex});
        }
    }
    std::sort(ways.begin(), ways.end());
    // A hex may be come to from several sides; the cheapest stands first.
    std::vector<WayIn> once;
    for (const WayIn& way : ways) {
        if (std::none_of(once.begin(), once.end(), [&](const WayIn& w) { return w.hex == way.hex; }))
            once.push_back(way);
    }
    return once;
}

}  // namespace

std::uint32_t search_walk(board::Search& search, const ledger::State& state, const Setting& setting,
                          const Walker& walker) {
    const Place from = state.at(walker.unit).place;
    const std::uint32_t start = setting.on_map(from) ? node_of(from) : off_map;
    search.begin(static_cast<std::uint32_t>(setting.hex.size()), static_cast<std::uint32_t>(walker.points));
    set_limits(search, state, setting, walker);
    search.start(start);
    search.run([&setting](std::uint32_t node, auto&& step) {
        if (node == off_map) {
            for (const Place entry : setting.entries) {
                step(node_of(entry), setting.at(entry).entry_cost);
            }
            return;
        }
        const Hex& hex = setting.hex[node];
        for (std::size_t d = 0; d < 6; ++d) {
            if (hex.neighbours[d] != 0) step(node_of(Place{hex.neighbours[d]}), hex.costs[d]);
        }
    });
    return start;
}

Refusal refuse_far_hex(const ledger::State& state, const Setting& setting, const Walker& walker, Place to) {
    const Ref<Unit> there = unit_at(state, to);
    if (there && state.at(there).seat != walker.seat) {
        return *refused(Rule::mnote_6, Reason::enemy_there, to.raw, there.raw);
    }
    if (there && there != walker.unit) return *refused(Rule::mnote_6, Reason::on_friend, to.raw, there.raw);
    const Ref<Unit> enemy = enemy_next_to(state, setting, to, walker.seat);
    if (enemy && walker.barred != Rule::none) {
        return *refused(walker.barred, Reason::next_to_enemy, to.raw, enemy.raw);
    }
    board::Search ahead;
    board::Search back;
    const std::uint32_t from = search_walk(ahead, state, setting, walker);
    search_back(back, state, setting, walker.seat, to);
    if (ahead.is_reached(node_of(to)) || !back.is_reached(from)) {
        return *refused(Rule::mnote_5, Reason::not_adjacent, to.raw);
    }
    const auto cost = static_cast<std::int32_t>(back.cost(from));
    if (cost > walker.points) {
        return *refused(Rule::move_4, Reason::too_dear, to.raw, cost, walker.points);
    }
    // VAW-MOVE-5: the first hex of every such way that it may not leave, or enter, is next to an enemy.
    const std::vector<WayIn> ways = closed_ways(state, setting, walker, ahead, back);
    assert(!ways.empty());
    const bool beside = std::all_of(ways.begin(), ways.end(),
                                    [&](const WayIn& way) { return setting.direction(way.hex, to) >= 0; });
    Refusal no = *refused(walker.barred == Rule::none ? Rule::move_5 : walker.barred, Reason::ways_closed,
                          to.raw, beside ? 1 : 0);
    if (ways.size() > no.places.size()) return no;
    std::transform(ways.begin(), ways.end(), no.places.begin(), [](const WayIn& way) { return way.hex; });
    return no;
}

}  // namespace hd::vaw
