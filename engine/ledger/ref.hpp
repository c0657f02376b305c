// Strong 32-bit values that may stand in a row: a reference to a row, and a place.
#pragma once

#include <compare>
#include <cstdint>

namespace hd::ledger {

// A row of table Row::table, stored as row number + 1 so that zero is "none".
template <class Row>
struct Ref {
    std::int32_t raw = 0;

    static constexpr Ref of_row(std::int32_t row) { return Ref{row + 1}; }
    constexpr std::int32_t row() const { return raw - 1; }
    constexpr explicit operator bool() const { return raw != 0; }
    constexpr auto operator<=>(const Ref&) const = default;
};

// A hex, a box off the map or a pose, numbered from 1 by the game's setting; zero is nowhere.
struct Place {
    std::int32_t raw = 0;

    constexpr explicit operator bool() const { return raw != 0; }
    constexpr auto operator<=>(const Place&) const = default;
};

// A seat at the table, numbered from 1; zero is nobody, or the referee who knows all.
struct Seat {
    std::int32_t raw = 0;

    constexpr explicit operator bool() const { return raw != 0; }
    constexpr auto operator<=>(const Seat&) const = default;
};

// One value of state: its position in the flat array of all cells. Layout turns it into table, row and field.
using Cell = std::uint32_t;

// The position of an event in its log.
using EventNumber = std::uint32_t;
inline constexpr EventNumber no_event = 0xFFFFFFFFU;

}  // namespace hd::ledger
