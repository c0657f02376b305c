#include "engine/board/costs.hpp"

namespace hd::board {

CostTable::CostTable(const Grid& grid) : hexes_(grid.hex_count()) {
    for (const Direction d : all_directions) {
        index_steps_[0][to_index(d)] = grid.index_step(false, d);
        index_steps_[1][to_index(d)] = grid.index_step(true, d);
    }
    for (std::uint32_t i = 0; i < grid.hex_count(); ++i)
        hexes_[i].shifted = grid.is_shifted(HexId{i}) ? std::uint8_t{1} : std::uint8_t{0};
}

// A step without a neighbour would lead to a hex of another row; compile_costs never sets one.
void CostTable::set(HexId from, Direction d, std::uint8_t cost) {
    assert(from.index < hexes_.size());
    hexes_[from.index].step[to_index(d)] = cost;
}

}  // namespace hd::board
