// How the hexes of a map are numbered, as data: symbols, starts, order, sheets, a second reading.
// Knows the grid, and no map.
#pragma once

#include "engine/board/grid.hpp"

#include <tl/expected.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace hd::board {

enum class Symbols : std::uint8_t {
    digits,
    letters,          // A to Z, AA, AB, ... as spreadsheets have it
    doubled_letters,  // A to Z, AA, BB, ... as many printed maps have it
};
enum class CountFrom : std::uint8_t { west_or_north, east_or_south };

// How columns or rows are counted.
struct AxisNumbering {
    Symbols symbols = Symbols::digits;
    CountFrom from = CountFrom::west_or_north;
    std::int32_t first = 1;   // the number on the edge where counting starts (for letters 1 = A)
    std::int32_t digits = 1;  // least number of digits, filled with zeros
    friend bool operator==(const AxisNumbering&, const AxisNumbering&) = default;
};

// A printed sheet: a rectangle of the grid with its own counting. Where sheets overlap the first listed is
// printed, and the numbers of the others are still read: a hex on a seam is one hex.
struct Sheet {
    std::string prefix;  // letters, may be empty
    Offset north_west;   // its first hex on the grid
    std::int32_t columns = 0;
    std::int32_t rows = 0;
    AxisNumbering column;
    AxisNumbering row;
    friend bool operator==(const Sheet&, const Sheet&) = default;
};

enum class AxisOrder : std::uint8_t { column_first, row_first };
enum class Axis : std::uint8_t { column, row };

// The other way in which a game names hexes: one axis counted from its other edge, marked behind: "P7(N)".
struct SecondReading {
    Axis axis = Axis::row;
    std::string mark;  // "(N)"
    friend bool operator==(const SecondReading&, const SecondReading&) = default;
};

struct NumberingShape {
    AxisOrder order = AxisOrder::column_first;
    std::string separator;  // between the two numbers; may be empty
    std::vector<Sheet> sheets;
    std::optional<SecondReading> second;
    friend bool operator==(const NumberingShape&, const NumberingShape&) = default;
};

enum class Reading : std::uint8_t { first, second };

class Numbering {
  public:
    // Checks that every label can be read back: digits wide enough, no two readings of one text. Gives all
    // faults.
    static tl::expected<Numbering, std::vector<std::string>> make(const Grid& grid, NumberingShape shape);
    // Four digits or more, column first, both from 1 in the north-west: 0101.
    static Numbering plain(const Grid& grid);
    Numbering() = default;

    const NumberingShape& shape() const { return shape_; }

    // The label of a hex of the grid. A hex on no sheet is written "@column.row", both from 1 in the
    // north-west. The second reading is the first where the numbering has none.
    std::string print(HexId hex, Reading reading = Reading::first) const;

    // The hex of a label in either reading, in upper or lower case, or a sentence that says what is wrong.
    tl::expected<HexId, std::string> parse(std::string_view text) const;

    friend bool operator==(const Numbering&, const Numbering&) = default;

  private:
    Grid grid_;
    NumberingShape shape_;
};

// The label of the n-th line (n counts from 1 for letters), and what number a label stands for.
std::string print_symbols(Symbols symbols, std::int32_t n, std::int32_t digits);
std::optional<std::int32_t> parse_symbols(Symbols symbols, std::string_view text);

}  // namespace hd::board
