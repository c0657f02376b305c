// Who stands in a hex, who has whom in his zone of control, and how far a path is that commanders trace.
#pragma once

#include "engine/rules/campaign_1815/setting.hpp"

#include <cstdint>
#include <vector>

namespace hd::c1815 {

// Calls `visit(Ref<Unit>, const Unit&)` for all counters in a hex, leaders included, by their rows.
template <class Visit>
void each_at(const ledger::State& state, Place hex, Visit visit) {
    const ledger::Standing& standing = state.standing();
    const std::span<const Unit> units = state.rows<Unit>();
    for (std::int32_t s = standing.first(hex); s >= 0; s = standing.next(s)) {
        const std::int32_t row = standing.occupant(s).row;
        visit(Ref<Unit>::of_row(row), units[static_cast<std::size_t>(row)]);
    }
}

// The first unit in a hex that is no leader; none when there is none.
inline Ref<Unit> unit_at(const ledger::State& state, Place hex) {
    const ledger::Standing& standing = state.standing();
    const std::span<const Unit> units = state.rows<Unit>();
    for (std::int32_t s = standing.first(hex); s >= 0; s = standing.next(s)) {
        const std::int32_t row = standing.occupant(s).row;
        if (units[static_cast<std::size_t>(row)].type != UnitType::leader) return Ref<Unit>::of_row(row);
    }
    return {};
}

// Whether a unit of another seat stands in the hex; leaders alone hold nothing (1815 8.A#1).
inline bool enemy_at(const ledger::State& state, Place hex, Seat seat) {
    const Ref<Unit> there = unit_at(state, hex);
    return there && state.at(there).seat != seat;
}

// 1815 4#1, 1815 4#2, 1815 4#3: the first unit of another seat whose zone of control reaches the hex, by
// directions; none when there is none.
inline Ref<Unit> zone_of_enemy(const ledger::State& state, const Setting& setting, Place hex, Seat seat) {
    const Hex& here = setting.at(hex);
    for (std::size_t d = 0; d < 6; ++d) {
        if (here.neighbours[d] == 0 || setting.has(hex, static_cast<int>(d), Side::pond)) continue;
        const Ref<Unit> there = unit_at(state, Place{here.neighbours[d]});
        if (there && state.at(there).seat != seat) return there;
    }
    return {};
}

// Whether two neighbouring hexes lie in each other's zone of control: no pond between them.
inline bool in_touch(const Setting& setting, Place a, Place b) {
    const int d = setting.direction(a, b);
    return d >= 0 && !setting.has(a, d, Side::pond);
}

// 1815 8.B.2#4, 1815 9.B#3, 1815 11#3: the hexes that a path of at most `range` hexes from a start can be
// traced to, through no hex with an enemy unit and over no pond; zones of control do not matter.
class Traced {
  public:
    Traced(const ledger::State& state, const Setting& setting, Place from, Seat seat, std::int32_t range);

    // Hexes of the path, the last counted and the first not; -1 where none can be traced.
    std::int32_t length(Place to) const;
    // By growing length, the start first.
    const std::vector<Place>& hexes() const { return hexes_; }

  private:
    std::vector<Place> hexes_;
    std::vector<std::int8_t> lengths_;  // by place, -1 not reached
};

}  // namespace hd::c1815
