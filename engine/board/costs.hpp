// What it costs one class of movers to step out of each hex, compiled to 8 bytes a hex.
// Costs are whole numbers in the game's own unit: a game with halves and thirds counts in sixths.
#pragma once

#include "engine/board/grid.hpp"

#include <array>
#include <cassert>
#include <cstdint>
#include <span>
#include <vector>

namespace hd::board {

inline constexpr std::uint8_t forbidden = 255;
inline constexpr std::int32_t largest_step = 254;

// step[d]: the cost of going over side d into the neighbour; forbidden where there is none or it may not be
// done.
struct HexCosts {
    std::array<std::uint8_t, 6> step{forbidden, forbidden, forbidden, forbidden, forbidden, forbidden};
    std::uint8_t shifted = 0;  // 1 in shifted columns or rows: says which index steps to use
    std::uint8_t spare = 0;
};
static_assert(sizeof(HexCosts) == 8);

// A step from a hex of the grid into its neighbour.
struct Step {
    HexId from;
    HexId to;
    Direction direction = Direction::d0;
    EdgeId edge;
};

class CostTable {
  public:
    CostTable() = default;
    explicit CostTable(const Grid& grid);  // every step forbidden

    // `cost` 0 to largest_step, or forbidden; only where there is a neighbour.
    void set(HexId from, Direction d, std::uint8_t cost);
    std::uint8_t cost(HexId from, Direction d) const { return hexes_[from.index].step[to_index(d)]; }

    std::span<const HexCosts> hexes() const { return hexes_; }
    // By how much the index grows in each direction, from unshifted [0] and shifted [1] hexes.
    const std::array<std::array<std::int32_t, 6>, 2>& index_steps() const { return index_steps_; }

  private:
    std::vector<HexCosts> hexes_;
    std::array<std::array<std::int32_t, 6>, 2> index_steps_{};
};

// Asks `price(const Step&) -> int32` once for every step of the grid; less than 0 means forbidden.
template <class Price>
CostTable compile_costs(const Grid& grid, Price&& price) {
    CostTable table(grid);
    for (std::uint32_t i = 0; i < grid.hex_count(); ++i)
        for (const Direction d : all_directions) {
            const HexId from{i};
            const HexId to = grid.neighbour(from, d);
            if (to == no_hex) continue;
            const std::int32_t cost = price(Step{from, to, d, grid.edge(from, d)});
            assert(cost <= largest_step);
            if (cost >= 0) table.set(from, d, static_cast<std::uint8_t>(cost));
        }
    return table;
}

}  // namespace hd::board
