// Who stands in a hex and who is next to whom.
#pragma once

#include "engine/rules/victory_at_waterloo/setting.hpp"

#include <cstdint>
#include <vector>

namespace hd::vaw {

// The unit in a hex (the lowest one, should there be two for a moment); none when it is empty.
inline Ref<Unit> unit_at(const ledger::State& state, Place hex) {
    const ledger::Standing& standing = state.standing();
    const std::int32_t slot = standing.first(hex);
    return slot < 0 ? Ref<Unit>{} : Ref<Unit>::of_row(standing.occupant(slot).row);
}

// Another unit in the hex where `unit` stands; none when it is alone.
inline Ref<Unit> sharing(const ledger::State& state, Place hex, Ref<Unit> unit) {
    const ledger::Standing& standing = state.standing();
    for (std::int32_t s = standing.first(hex); s >= 0; s = standing.next(s)) {
        const Ref<Unit> there = Ref<Unit>::of_row(standing.occupant(s).row);
        if (there != unit) return there;
    }
    return {};
}

// The first unit of another seat in a hex next to this one, clockwise from the north; none when there is
// none.
inline Ref<Unit> enemy_next_to(const ledger::State& state, const Setting& setting, Place hex, Seat seat) {
    const ledger::Standing& standing = state.standing();
    const std::span<const Unit> units = state.rows<Unit>();
    for (const std::int32_t neighbour : setting.at(hex).neighbours) {
        const std::int32_t slot = standing.first(Place{neighbour});
        if (slot < 0) continue;
        const std::int32_t row = standing.occupant(slot).row;
        if (units[static_cast<std::size_t>(row)].seat != seat) return Ref<Unit>::of_row(row);
    }
    return {};
}

// The hexes next to a unit of another seat than this one, for whoever asks it of many units at once.
class Fringe {
  public:
    Fringe(const ledger::State& state, const Setting& setting, Seat seat) : beside_(setting.hex.size()) {
        for (const Unit& unit : state.rows<Unit>()) {
            if (unit.seat == seat || !setting.on_map(unit.place)) continue;
            // Off the map is number 0, which nobody asks about.
            for (const std::int32_t hex : setting.at(unit.place).neighbours)
                beside_[static_cast<std::size_t>(hex)] = 1;
        }
    }
    // Of a hex of the map.
    bool has(Place hex) const { return beside_[static_cast<std::size_t>(hex.raw)] != 0; }

  private:
    std::vector<std::uint8_t> beside_;
};

}  // namespace hd::vaw
