#include "app/view/curve.hpp"
#include "app/view/ground.hpp"
#include "app/view/map_colours.hpp"
#include "app/view/scalar_field.hpp"
#include "app/view/seeded.hpp"

#include <algorithm>
#include <array>
#include <cmath>

namespace hd::view {

namespace {

constexpr std::uint64_t leaves = 18'06;

// The distance to where the woods end, in hexes from side to side, above 0 inside; the edge is leafy. On the
// map's border the woods go on.
double into_woods(const BoardFrame& frame, board::TerrainBits kinds, Point at) {
    const board::HexId hex = frame.hex_near(at);
    const bool inside = (frame.map().terrain(hex) & kinds) != 0;
    double least = 0.6;
    for (const board::Direction d : board::all_directions) {
        const board::HexId other = frame.grid().neighbour(hex, d);
        if (other == board::no_hex || ((frame.map().terrain(other) & kinds) != 0) == inside) continue;
        const std::uint32_t k = board::to_index(d);
        const double away =
            distance_to_segment(at, frame.hex_corner(hex, k), frame.hex_corner(hex, k + 1)) / frame.pitch();
        // A smooth minimum, so that the edge has no corners where sides meet.
        const double h = std::clamp(0.5 + 0.5 * (least - away) / 0.1, 0.0, 1.0);
        least = least * (1 - h) + away * h - 0.1 * h * (1 - h);
    }
    const Point place = at * (1 / frame.pitch());
    const double leafy =
        0.29 * (noise(place * 2.1, leaves) - 0.5) + 0.12 * (noise(place * 6.3, leaves + 1) - 0.5);
    return (inside ? least : -least) + leafy;
}

std::vector<Ring> moved(std::vector<Ring> rings, Point by) {
    for (Ring& ring : rings) {
        for (Point& p : ring) p = p + by;
    }
    return rings;
}

// One tree to a cell of a slanted lattice, north to south.
std::vector<Point> trees(const BoardFrame& frame, const ScalarField& depth) {
    const double gap = 0.108 * frame.pitch();
    std::vector<Point> out;
    const auto rows = static_cast<std::uint64_t>(std::ceil(frame.height() / (gap * 0.87))) + 1;
    const auto columns = static_cast<std::uint64_t>(std::ceil(frame.width() / gap)) + 1;
    for (std::uint64_t row = 0; row < rows; ++row) {
        for (std::uint64_t column = 0; column < columns; ++column) {
            const std::uint64_t id = row * 100'003 + column;
            const Point cell{(static_cast<double>(column) + (row % 2 == 0 ? 0.0 : 0.5)) * gap,
                             static_cast<double>(row) * gap * 0.87};
            const Point shift{(chance(leaves + 2, id) - 0.5) * gap * 0.55,
                              (chance(leaves + 3, id) - 0.5) * gap * 0.55};
            const Point at = frame.corner() + cell + shift;
            if (depth.value(at) > 0.035) out.push_back(at);
        }
    }
    return out;
}

void add_crowns(const BoardFrame& frame, const std::vector<Point>& all, Layer& layer) {
    const double p = frame.pitch();
    constexpr std::array<std::uint32_t, 3> crowns{0x96A776, 0xA0AF81, 0x8B9E6B};
    for (std::size_t kind = 0; kind < crowns.size(); ++kind) {
        std::vector<Point> centres;
        std::vector<Point> lights;
        for (std::size_t i = 0; i < all.size(); ++i) {
            if (static_cast<std::size_t>(chance(leaves + 4, i) * 3) != kind) continue;
            centres.push_back(all[i]);
            lights.push_back(all[i] - Point{0.014 * p, 0.016 * p});
        }
        layer.shapes.push_back(Discs{centres, 0.050 * p, colour(crowns[kind])});
        layer.shapes.push_back(Discs{std::move(lights), 0.030 * p, colour(0xBDC79B, 0.65)});
    }
}

}  // namespace

void add_woods(const BoardFrame& frame, Layer& layer) {
    const board::TerrainBits kinds = terrain_named(frame.map(), {"woods", "forest", "wood"});
    if (kinds == 0) return;
    const double p = frame.pitch();
    ScalarField depth(frame.corner() - Point{p, p}, frame.width() + 2 * p, frame.height() + 2 * p, p / 16);
    depth.fill([&](Point at) { return into_woods(frame, kinds, at); });
    const std::vector<Ring> area = depth.above(0);
    if (area.empty()) return;
    layer.shapes.push_back(Fill{moved(area, {0.045 * p, 0.050 * p}), colour(0x3A3A1C, 0.34)});
    layer.shapes.push_back(Fill{area, mix(ink::woods, ink::woods_dark, 0.72)});
    add_crowns(frame, trees(frame, depth), layer);
    layer.shapes.push_back(
        Strip{.chains = area, .colour = colour(0x4F6338, 0.85), .width = 0.018 * p, .closed = true});
}

void add_fields(const BoardFrame& frame, Layer& layer) {
    const board::Map& map = frame.map();
    const board::TerrainBits orchards = terrain_named(map, {"orchard", "orchards"});
    const board::TerrainBits marshes = terrain_named(map, {"marsh", "swamp"});
    const double p = frame.pitch();
    Fill ground{{}, ink::orchard};
    Discs trees{{}, 0.042 * p, ink::orchard_trees};
    Fill wet{{}, ink::marsh};
    Strip rushes{.chains = {}, .colour = ink::stream, .width = 1};
    for (const board::HexId hex : frame.hexes()) {
        const Point middle = frame.centre(hex);
        if ((map.terrain(hex) & orchards) != 0) {
            ground.rings.push_back(frame.ring(hex));
            for (int row = -2; row <= 2; ++row) {
                for (int column = -2; column <= 2; ++column) {
                    trees.centres.push_back(middle + Point{column * 0.16 * p, row * 0.16 * p});
                }
            }
        }
        if ((map.terrain(hex) & marshes) != 0) {
            wet.rings.push_back(frame.ring(hex));
            for (int row = -3; row <= 3; ++row) {
                const double start =
                    (chance(77, hex.index * 8U + static_cast<unsigned>(row + 3)) - 0.6) * 0.5 * p;
                const Point from = middle + Point{start, row * 0.12 * p};
                rushes.chains.push_back({from, from + Point{0.22 * p, 0}});
            }
        }
    }
    for (const Fill& fill : {ground, wet}) {
        if (!fill.rings.empty()) layer.shapes.push_back(fill);
    }
    if (!trees.centres.empty()) layer.shapes.push_back(trees);
    if (!rushes.chains.empty()) layer.shapes.push_back(rushes);
}

}  // namespace hd::view
