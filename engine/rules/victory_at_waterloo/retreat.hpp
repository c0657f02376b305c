// Where a beaten unit may go: adjacent hexes, the way past friends, and what becomes of it when there is
// none.
#pragma once

#include "engine/rules/victory_at_waterloo/contact.hpp"
#include "engine/rules/victory_at_waterloo/label.hpp"

#include <array>
#include <cstddef>

namespace hd::vaw {

struct RetreatHexes {
    std::array<Place, 6> hexes;  // ascending
    std::size_t count = 0;
    Rule fate = Rule::res_5;  // why the unit is destroyed when there is none
};

// The hexes that a unit may retreat to from where it stands.
RetreatHexes retreat_hexes(const ledger::State& state, const Setting& setting, Ref<Unit> unit);

// VAW-OCAV-6, VAW-A-32: the hexes for the second hex of a cavalry's retreat from `at`, never back to `left`.
RetreatHexes second_leg_hexes(const ledger::State& state, const Setting& setting, Ref<Unit> unit, Place at,
                              Place left);

// Units that take part in one push back: the one that retreats and those pushed so far.
class PushChain {
  public:
    void add(Ref<Unit> unit) { bits_[static_cast<std::size_t>(unit.raw) / 64] |= bit(unit); }
    bool has(Ref<Unit> unit) const {
        return (bits_[static_cast<std::size_t>(unit.raw) / 64] & bit(unit)) != 0;
    }

  private:
    static std::uint64_t bit(Ref<Unit> unit) {
        return std::uint64_t{1} << (static_cast<unsigned>(unit.raw) % 64U);
    }
    std::array<std::uint64_t, 16> bits_ = {};
};

// The hexes that a unit in the way may be pushed to, so that the push can be completed (VAW-ANOTE-20 to 22,
// VAW-A-10, VAW-A-11). Units of the chain don't move twice.
RetreatHexes push_hexes(const ledger::State& state, const Setting& setting, Ref<Unit> unit,
                        const PushChain& chain);

}  // namespace hd::vaw
