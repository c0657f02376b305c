// The toy position as one seat knows it: a masked copy of its rows with the questions the rules ask of it.
#pragma once

#include "engine/rules/ruleset.hpp"
#include "tests/support/toy/tables.hpp"

#include <array>
#include <cstdint>

namespace hd::toy {

class Position {
  public:
    explicit Position(const rules::View& view);

    const Unit& unit(std::int32_t ref) const { return units_[static_cast<std::size_t>(ref - 1)]; }
    const Command& command(Seat seat) const { return commands_[static_cast<std::size_t>(seat.raw - 1)]; }
    std::int32_t turn() const { return turn_; }

    bool is_hex(Place place) const { return place.raw >= 1 && place.raw <= hexes_; }
    std::int32_t distance(Place a, Place b) const;  // between hexes
    bool adjacent(Place a, Place b) const { return is_hex(a) && is_hex(b) && distance(a, b) == 1; }

    // Whether the number names a unit of the seat that is on the map.
    bool on_map(std::int32_t ref, Seat owner) const;
    bool stands(std::int32_t ref, Place place) const;
    bool touches(std::int32_t ref, Place place) const;  // stands next to it
    bool held_by(Place place, Seat owner) const;
    std::int32_t top_of(Place place) const;       // Ref of the highest unit, 0 none
    std::int32_t height_over(Place place) const;  // 1 above the highest
    std::int32_t first_in(Place queue) const;     // Ref of the lowest height, 0 none
    // The next hex of the shortest ways from `from` to `to`, lowest number first, that the enemy doesn't
    // hold; none.
    Place next_hex(Place from, Place to, Seat mover) const;

    // The steps an assault on this hex must have, and whether some of the seat's units next to it that are
    // not in `mask` have exactly `missing` steps together.
    std::int32_t front(Place target) const { return target.raw == 5 ? 3 : 2; }
    bool can_complete(Seat attacker, Place target, std::int32_t mask, std::int32_t missing) const;
    std::int32_t steps_of(std::int32_t mask) const;

  private:
    const rules::Setting* setting_;
    std::array<Unit, unit_rows> units_;
    std::array<Command, 2> commands_;
    std::int32_t hexes_;
    std::int32_t turn_;
};

constexpr Seat enemy_of(Seat seat) {
    return Seat{3 - seat.raw};
}
constexpr std::int32_t bit(std::int32_t ref) {
    return static_cast<std::int32_t>(1U << static_cast<unsigned>(ref));
}
constexpr bool has(std::int32_t mask, std::int32_t ref) {
    return (mask & bit(ref)) != 0;
}

}  // namespace hd::toy
