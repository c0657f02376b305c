#include "editor/geography/high_ground.hpp"

#include "editor/geography/area.hpp"
#include "editor/geography/whole.hpp"

#include <algorithm>
#include <cassert>

namespace hd::editor {

using board::Direction;
using board::HexId;

namespace {

struct Range {
    std::int32_t low = 0;
    std::int32_t high = 0;
};

Range range_around(const HeightGrid& heights, std::int32_t row, std::int32_t column, std::int32_t reach) {
    const auto height = [&](std::int32_t r, std::int32_t c) {
        return heights.decimetres[static_cast<std::size_t>(r) * static_cast<std::size_t>(heights.columns) +
                                  static_cast<std::size_t>(c)];
    };
    Range range{height(row, column), height(row, column)};
    for (std::int32_t r = std::max(0, row - reach); r <= std::min(heights.rows - 1, row + reach); ++r)
        for (std::int32_t c = std::max(0, column - reach); c <= std::min(heights.columns - 1, column + reach);
             ++c) {
            range.low = std::min(range.low, height(r, c));
            range.high = std::max(range.high, height(r, c));
        }
    return range;
}

// One run of a rule over a grid.
class Judging {
  public:
    Judging(const board::Grid& grid, const Placement& placement, HeightGrid over)
        : grid_(grid), placement_(placement), over_(std::move(over)) {}

    HighShare side(HexId hex, Direction d) const;
    HighShare hex(HexId hex, std::int32_t least_percent) const;

  private:
    bool high(FieldPoint p) const { return over_.decimetres_at(placement_.ground(p)) >= 0; }

    const board::Grid& grid_;
    const Placement& placement_;
    HeightGrid over_;
};

HighShare Judging::side(HexId hex, Direction d) const {
    const auto points = side_points(grid_, hex, d);
    const auto found = std::count_if(points.begin(), points.end(), [&](FieldPoint p) { return high(p); });
    if (found == 0) return HighShare::none;
    return found == static_cast<std::ptrdiff_t>(points.size()) ? HighShare::all : HighShare::some;
}

HighShare Judging::hex(HexId hex, std::int32_t least_percent) const {
    const std::vector<FieldPoint>& samples = hex_samples(grid_.orientation());
    const FieldPoint centre = field_point(grid_.centre(hex));
    const auto found = std::count_if(samples.begin(), samples.end(), [&](FieldPoint sample) {
        return high({centre.x + sample.x, centre.y + sample.y});
    });
    const auto whole = [&](Direction d) { return side(hex, d) == HighShare::all; };
    const auto sides = std::count_if(board::all_directions.begin(), board::all_directions.end(), whole);
    const auto count = static_cast<std::ptrdiff_t>(samples.size());
    if (found == count && sides == 6) return HighShare::all;
    const bool enough = found > 0 && found * 100 >= count * least_percent;
    return enough || sides > 0 ? HighShare::some : HighShare::none;
}

}  // namespace

HeightGrid over_high_line(const HeightGrid& heights, const HighGroundRule& rule) {
    HeightGrid over = heights;
    for (std::int32_t row = 0; row < heights.rows; ++row)
        for (std::int32_t column = 0; column < heights.columns; ++column) {
            const Range range = range_around(heights, row, column, rule.reach);
            const std::int32_t spread = range.high - range.low;
            const auto line = range.low + floor_divide(std::int64_t{spread} * rule.percent, 100);
            const std::size_t at = static_cast<std::size_t>(row) * static_cast<std::size_t>(heights.columns) +
                                   static_cast<std::size_t>(column);
            over.decimetres[at] = std::min(heights.decimetres[at] - static_cast<std::int32_t>(line),
                                           spread - rule.least_decimetres);
        }
    return over;
}

HighGround high_ground(const board::Grid& grid, const Placement& placement, const HeightGrid& heights,
                       const HighGroundRule& rule) {
    assert(heights.rows > 0 && heights.columns > 0);
    const Judging judging(grid, placement, over_high_line(heights, rule));
    HighGround made;
    for (std::uint32_t index = 0; index < grid.hex_count(); ++index)
        made.hexes.push_back(judging.hex({index}, rule.least_percent));
    made.sides.assign(grid.edge_count(), HighShare::none);
    const auto high = [&](HexId hex) { return made.hexes[hex.index] != HighShare::none; };
    for (std::uint32_t index = 0; index < grid.edge_count(); ++index) {
        const auto ends = grid.edge_ends({index});
        if (ends && high(ends->a) && high(ends->b))
            made.sides[index] = judging.side(ends->a, ends->direction);
    }
    return made;
}

}  // namespace hd::editor
