// What the board tests share: a small generator for random boards, and the board of Victory at Waterloo.
#pragma once

#include "engine/board/grid.hpp"
#include "engine/board/numbering.hpp"

#include <cstdint>
#include <string>

namespace hd::board::test {

// A splitmix generator: the same numbers on every machine.
struct Random {
    std::uint64_t state = 1;
    std::uint32_t below(std::uint32_t n) {
        state += 0x9E3779B97F4A7C15u;
        std::uint64_t z = state;
        z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
        z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
        return static_cast<std::uint32_t>((z ^ (z >> 31)) % n);
    }
};

inline Grid make_grid(std::int32_t columns, std::int32_t rows, Orientation orientation, Stagger stagger) {
    return Grid::make({columns, rows, orientation, stagger}).value();
}

// Columns and rows from 1 to `most`, any orientation and stagger.
inline Grid random_grid(Random& random, std::uint32_t most) {
    const auto columns = static_cast<std::int32_t>(1 + random.below(most));
    const auto rows = static_cast<std::int32_t>(1 + random.below(most));
    const auto orientation = static_cast<Orientation>(random.below(2));
    const auto stagger = static_cast<Stagger>(random.below(2));
    return make_grid(columns, rows, orientation, stagger);
}

inline HexId random_hex(Random& random, const Grid& grid) {
    return HexId{random.below(grid.hex_count())};
}

inline std::string describe(const Grid& grid) {
    return std::to_string(grid.columns()) + "x" + std::to_string(grid.rows()) +
           (grid.orientation() == Orientation::flat ? " flat" : " pointy") +
           (grid.shape().stagger == Stagger::odd ? " odd" : " even");
}

// Victory at Waterloo: columns A (east) to Y (west), 12 rows counted from the south; read from the north as
// "P7(N)". Y, W, ... I, ... A stand half a hex north, so the columns 1, 3, 5 from the west are the shifted
// ones.
inline Grid vaw_grid() {
    return make_grid(25, 12, Orientation::flat, Stagger::odd);
}

inline NumberingShape vaw_shape() {
    Sheet sheet;
    sheet.columns = 25;
    sheet.rows = 12;
    sheet.column = {Symbols::letters, CountFrom::east_or_south, 1, 1};
    sheet.row = {Symbols::digits, CountFrom::east_or_south, 1, 1};
    return {AxisOrder::column_first, "", {sheet}, SecondReading{Axis::row, "(N)"}};
}

inline Numbering vaw_numbering() {
    return Numbering::make(vaw_grid(), vaw_shape()).value();
}

}  // namespace hd::board::test
