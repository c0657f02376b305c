#include "engine/rules/victory_at_waterloo/retreat.hpp"

#include <algorithm>

namespace hd::vaw {

namespace {

// VAW-RES-5, VAW-ANOTE-22: a hex that a unit of this seat may be driven to: not held by an enemy nor next to
// one.
bool is_out_of_reach(const ledger::State& state, const Setting& setting, Place hex, Seat seat) {
    const Ref<Unit> there = unit_at(state, hex);
    if (there && state.at(there).seat != seat) return false;
    return !enemy_next_to(state, setting, hex, seat);
}

void add(RetreatHexes& to, Place hex) {
    to.hexes[to.count++] = hex;
}

void sort(RetreatHexes& hexes) {
    std::sort(hexes.hexes.begin(), hexes.hexes.begin() + static_cast<std::ptrdiff_t>(hexes.count));
}

// VAW-ANOTE-18, VAW-A-14: only those with the lowest movement cost are left.
void keep_cheapest(const Setting& setting, Place from, RetreatHexes& hexes) {
    std::int32_t lowest = 0;
    for (std::size_t i = 0; i < hexes.count; ++i) {
        const std::int32_t cost = setting.cost(from, hexes.hexes[i]);
        if (i == 0 || cost < lowest) lowest = cost;
    }
    std::size_t kept = 0;
    for (std::size_t i = 0; i < hexes.count; ++i) {
        if (setting.cost(from, hexes.hexes[i]) == lowest) hexes.hexes[kept++] = hexes.hexes[i];
    }
    hexes.count = kept;
    sort(hexes);
}

// Whether a unit can be pushed somewhere at last. Units once looked at are not looked at again: if they could
// be pushed on, the search would have ended there.
bool can_be_pushed(const ledger::State& state, const Setting& setting, Ref<Unit> unit, PushChain& seen) {
    seen.add(unit);
    const Unit& pushed = state.at(unit);
    for (const std::int32_t neighbour : setting.at(pushed.place).neighbours) {
        if (neighbour == 0 || !is_out_of_reach(state, setting, Place{neighbour}, pushed.seat)) continue;
        const Ref<Unit> next = unit_at(state, Place{neighbour});
        if (!next) return true;
        if (!seen.has(next) && can_be_pushed(state, setting, next, seen)) return true;
    }
    return false;
}

}  // namespace

RetreatHexes retreat_hexes(const ledger::State& state, const Setting& setting, Ref<Unit> unit) {
    const Unit& beaten = state.at(unit);
    RetreatHexes empty;
    RetreatHexes held;
    bool friends_in_the_way = false;
    for (const std::int32_t neighbour : setting.at(beaten.place).neighbours) {
        const Place hex{neighbour};
        if (!hex || !is_out_of_reach(state, setting, hex, beaten.seat)) continue;
        const Ref<Unit> there = unit_at(state, hex);
        if (!there) {
            add(empty, hex);
            continue;
        }
        friends_in_the_way = true;
        PushChain seen;
        seen.add(unit);
        if (can_be_pushed(state, setting, there, seen)) add(held, hex);
    }
    // VAW-ANOTE-20, VAW-ANOTE-21: through friends only when no empty hex is left.
    RetreatHexes& open = empty.count > 0 ? empty : held;
    keep_cheapest(setting, beaten.place, open);
    if (open.count > 0) return open;
    // VAW-A-45: over the edge of the map only when there is nothing else.
    if (setting.on_edge(beaten.place)) open.fate = Rule::anote_19;
    if (friends_in_the_way) open.fate = Rule::anote_22;
    return open;
}

RetreatHexes second_leg_hexes(const ledger::State& state, const Setting& setting, Ref<Unit> unit, Place at,
                              Place left) {
    const Unit& beaten = state.at(unit);
    RetreatHexes open;
    for (const std::int32_t neighbour : setting.at(at).neighbours) {
        const Place hex{neighbour};
        if (!hex || hex == left || unit_at(state, hex)) continue;
        if (is_out_of_reach(state, setting, hex, beaten.seat)) add(open, hex);
    }
    keep_cheapest(setting, at, open);
    return open;
}

RetreatHexes push_hexes(const ledger::State& state, const Setting& setting, Ref<Unit> unit,
                        const PushChain& chain) {
    const Unit& pushed = state.at(unit);
    RetreatHexes open;
    for (const std::int32_t neighbour : setting.at(pushed.place).neighbours) {
        const Place hex{neighbour};
        if (!hex || !is_out_of_reach(state, setting, hex, pushed.seat)) continue;
        const Ref<Unit> there = unit_at(state, hex);
        if (there) {
            PushChain seen = chain;
            seen.add(unit);
            if (chain.has(there) || !can_be_pushed(state, setting, there, seen)) continue;
        }
        add(open, hex);
    }
    sort(open);
    return open;
}

}  // namespace hd::vaw
