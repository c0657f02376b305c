#include "editor/geography/area.hpp"

#include <algorithm>
#include <cstdlib>

namespace hd::editor {

namespace {

struct Box {
    FieldPoint low;
    FieldPoint high;
};

Box box_of(const std::vector<Ring>& rings) {
    Box box{rings.front().front(), rings.front().front()};
    for (const Ring& ring : rings)
        for (const FieldPoint p : ring) {
            box.low = {std::min(box.low.x, p.x), std::min(box.low.y, p.y)};
            box.high = {std::max(box.high.x, p.x), std::max(box.high.y, p.y)};
        }
    return box;
}

// No part of a hex lies further than this from its centre, on either axis.
constexpr std::int64_t hex_reach = 2 * unit;

bool near(const Box& box, FieldPoint p) {
    return p.x >= box.low.x - hex_reach && p.x <= box.high.x + hex_reach && p.y >= box.low.y - hex_reach &&
           p.y <= box.high.y + hex_reach;
}

std::vector<FieldPoint> make_samples(board::Orientation orientation) {
    // A hex is |x| + |y| <= 2, |y| <= 1 (flat), in units; odd eighths keep off its border.
    std::vector<FieldPoint> samples;
    constexpr std::int64_t eighth = unit / 8;
    for (std::int64_t y = -7; y <= 7; y += 2)
        for (std::int64_t x = -15; x <= 15; x += 2) {
            if (std::abs(x) + std::abs(y) >= 16) continue;
            const FieldPoint flat{x * eighth, y * eighth};
            samples.push_back(orientation == board::Orientation::flat ? flat : FieldPoint{flat.y, flat.x});
        }
    return samples;
}

std::vector<std::uint16_t> covered(const board::Grid& grid, const std::vector<std::vector<Ring>>& areas,
                                   const std::vector<FieldPoint>& samples) {
    std::vector<std::uint16_t> counts(grid.hex_count(), 0);
    std::vector<Box> boxes;
    for (const std::vector<Ring>& rings : areas) boxes.push_back(box_of(rings));
    std::vector<std::size_t> here;
    for (std::uint32_t index = 0; index < grid.hex_count(); ++index) {
        const FieldPoint centre = field_point(grid.centre({index}));
        here.clear();
        for (std::size_t i = 0; i < areas.size(); ++i)
            if (near(boxes[i], centre)) here.push_back(i);
        if (here.empty()) continue;
        counts[index] =
            static_cast<std::uint16_t>(std::count_if(samples.begin(), samples.end(), [&](FieldPoint sample) {
                const FieldPoint p{centre.x + sample.x, centre.y + sample.y};
                return std::any_of(here.begin(), here.end(),
                                   [&](std::size_t i) { return rings_hold(areas[i], p); });
            }));
    }
    return counts;
}

}  // namespace

bool rings_hold(const std::vector<Ring>& rings, FieldPoint p) {
    bool inside = false;
    for (const Ring& ring : rings)
        for (std::size_t i = 0; i < ring.size(); ++i) {
            // A ray to the east; a side holds its lower end and not its upper one, so none is counted twice.
            FieldPoint a = ring[i];
            FieldPoint b = ring[i + 1 == ring.size() ? 0 : i + 1];
            if (a.y > b.y) std::swap(a, b);
            if (p.y < a.y || p.y >= b.y) continue;
            if (side_of(a, b, p) > 0) inside = !inside;
        }
    return inside;
}

const std::vector<FieldPoint>& hex_samples(board::Orientation orientation) {
    static const std::vector<FieldPoint> flat = make_samples(board::Orientation::flat);
    static const std::vector<FieldPoint> pointy = make_samples(board::Orientation::pointy);
    return orientation == board::Orientation::flat ? flat : pointy;
}

std::array<FieldPoint, side_points_count> side_points(const board::Grid& grid, board::HexId hex,
                                                      board::Direction d) {
    const FieldPoint from = field_point(grid.corner(hex, board::to_index(d)));
    const FieldPoint to = field_point(grid.corner(hex, board::to_index(d) + 1));
    std::array<FieldPoint, side_points_count> points;
    for (std::size_t i = 0; i < points.size(); ++i) {
        const auto eighths = static_cast<std::int64_t>(i);
        points[i] = {from.x + (to.x - from.x) / 8 * eighths, from.y + (to.y - from.y) / 8 * eighths};
    }
    return points;
}

std::vector<std::uint16_t> covered_samples(const board::Grid& grid,
                                           const std::vector<std::vector<Ring>>& areas) {
    return covered(grid, areas, hex_samples(grid.orientation()));
}

std::vector<std::uint16_t> covered_centres(const board::Grid& grid,
                                           const std::vector<std::vector<Ring>>& areas) {
    return covered(grid, areas, {FieldPoint{}});
}

std::vector<board::EdgeId> covered_sides(const board::Grid& grid, const std::vector<std::vector<Ring>>& areas,
                                         std::int32_t percent) {
    std::vector<Box> boxes;
    for (const std::vector<Ring>& rings : areas) boxes.push_back(box_of(rings));
    std::vector<board::EdgeId> sides;
    for (std::uint32_t index = 0; index < grid.edge_count(); ++index) {
        const auto ends = grid.edge_ends({index});
        if (!ends) continue;
        const auto points = side_points(grid, ends->a, ends->direction);
        const auto holds = [&](std::size_t i) {
            const auto held = std::count_if(points.begin(), points.end(),
                                            [&](FieldPoint p) { return rings_hold(areas[i], p); });
            return held * 100 >= std::int64_t{percent} * static_cast<std::int64_t>(points.size());
        };
        for (std::size_t i = 0; i < areas.size(); ++i)
            if (near(boxes[i], field_point(grid.centre(ends->a))) && holds(i)) {
                sides.push_back({index});
                break;
            }
    }
    return sides;
}

}  // namespace hd::editor
