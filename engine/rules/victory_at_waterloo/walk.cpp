#include "engine/rules/victory_at_waterloo/walk.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>

namespace hd::vaw {

namespace {

// The hexes of friends that a walker can pass through, each with the most points it can have left there. Its
// size bounds the search: beyond it the walker is told that there is no way on, which no map comes near.
struct Passed {
    // Filled up to `size` only: setting all of it for every friend in the way would cost more than the
    // search.
    std::array<std::int32_t, 128> hexes;   // NOLINT(cppcoreguidelines-pro-type-member-init)
    std::array<std::int32_t, 128> points;  // NOLINT(cppcoreguidelines-pro-type-member-init)
    std::size_t size = 0;

    // Adds a hex reached with so many points, or better points for it; a better one is looked at again.
    void reach(Place hex, std::int32_t left, std::size_t& next) {
        for (std::size_t i = 0; i < size; ++i) {
            if (hexes[i] != hex.raw) continue;
            if (points[i] >= left) return;
            points[i] = left;
            next = std::min(next, i);
            return;
        }
        if (size == hexes.size()) return;
        hexes[size] = hex.raw;
        points[size] = left;
        ++size;
    }
};

}  // namespace

std::int32_t allowance(const Setting& setting, UnitType type) {
    return setting.tables.allowances[static_cast<std::size_t>(type)];
}

Rule barred_from_contact(const ledger::State& state, Ref<Unit> unit, bool breaks_off) {
    const ArmyId army = state.at(unit).army;
    if (army == ArmyId::british && state.at(army_row(army)).disintegrated != 0) return Rule::mor_3;
    return breaks_off ? Rule::ocav_2 : Rule::none;
}

bool has_way_on(const ledger::State& state, const Setting& setting, const Walker& walker, Place hex) {
    Passed passed;
    std::size_t next = 0;
    passed.reach(hex, walker.points, next);
    while (next < passed.size) {
        const std::int32_t points = passed.points[next];
        const Hex& here = setting.at(Place{passed.hexes[next]});
        ++next;
        std::array<std::uint8_t, 6> friends{};
        std::size_t held = 0;
        for (std::uint8_t d = 0; d < 6; ++d) {
            const Place to{here.neighbours[d]};
            if (!to || here.costs[d] > points) continue;
            const Ref<Unit> there = unit_at(state, to);
            if (there && state.at(there).seat != walker.seat) continue;
            const bool alone = !there || (there == walker.unit && !sharing(state, to, walker.unit));
            if (!alone) friends[held++] = d;
            if (alone && (walker.barred == Rule::none || !enemy_next_to(state, setting, to, walker.seat)))
                return true;
        }
        // Further through friends only where no hex around is free.
        for (const std::uint8_t d : std::span(friends).first(held)) {
            const Place to{here.neighbours[d]};
            if (!enemy_next_to(state, setting, to, walker.seat))
                passed.reach(to, points - here.costs[d], next);
        }
    }
    return false;
}

Obstacle obstacle(const ledger::State& state, const Setting& setting, const Walker& walker, Place hex,
                  std::int32_t cost) {
    const Ref<Unit> there = unit_at(state, hex);
    if (there && state.at(there).seat != walker.seat) return {Rule::mnote_6, Reason::enemy_there, there};
    if (cost > walker.points) return {Rule::move_4, Reason::too_dear, {}};
    if (!there && walker.barred == Rule::none) return {};
    const Ref<Unit> enemy = enemy_next_to(state, setting, hex, walker.seat);
    if (enemy && walker.barred != Rule::none) return {walker.barred, Reason::next_to_enemy, enemy};
    if (!there) return {};
    Walker beyond = walker;
    beyond.points -= cost;
    const bool goes_on = !enemy && has_way_on(state, setting, beyond, hex);
    return goes_on ? Obstacle{} : Obstacle{Rule::a_03, Reason::friend_no_way_on, there};
}

std::optional<rules::Refusal> refuse_hex(const ledger::State& state, const Setting& setting,
                                         const Walker& walker, Place hex, std::int32_t cost) {
    const Obstacle found = obstacle(state, setting, walker, hex, cost);
    if (!found) return std::nullopt;
    if (found.reason == Reason::too_dear)
        return refused(found.rule, found.reason, hex.raw, cost, walker.points);
    return refused(found.rule, found.reason, hex.raw, found.who.raw);
}

}  // namespace hd::vaw
