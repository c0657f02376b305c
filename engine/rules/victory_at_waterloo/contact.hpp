// Who stands in a hex and who is next to whom.
#pragma once

#include "engine/rules/victory_at_waterloo/setting.hpp"

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

}  // namespace hd::vaw
