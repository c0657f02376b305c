#include "app/view/curve.hpp"
#include "app/view/ground.hpp"
#include "app/view/map_colours.hpp"
#include "app/view/seeded.hpp"

#include <cmath>
#include <numbers>

namespace hd::view {

namespace {

using board::HexId;

constexpr std::uint64_t masonry = 1'792;

Ring turned_box(Point centre, Point along, double length, double width) {
    const Point x = along * (length / 2);
    const Point y = turned_left(along) * (width / 2);
    return {centre - x - y, centre + x - y, centre + x + y, centre - x + y};
}

// The ways out of a hex by road; where there are none, three by chance.
std::vector<Point> streets(const BoardFrame& frame, HexId hex) {
    std::vector<Point> out;
    for (const board::Direction d : board::all_directions) {
        const HexId other = frame.grid().neighbour(hex, d);
        if (other == board::no_hex || frame.map().paths(frame.grid().edge(hex, d)) == 0) continue;
        out.push_back(unit(frame.centre(other) - frame.centre(hex)));
    }
    const double turn = chance(masonry, hex.index) * 2 * std::numbers::pi;
    for (int n = 0; out.size() < 3; ++n) {
        const double angle = turn + n * 2.1;
        out.push_back({std::cos(angle), std::sin(angle)});
    }
    return out;
}

// Houses on both sides of the streets, the church beside the crossing.
void add_houses(const BoardFrame& frame, HexId hex, std::vector<Ring>& houses, std::vector<Ring>& shadows) {
    const double p = frame.pitch();
    const Point middle = frame.centre(hex);
    std::uint64_t n = std::uint64_t{hex.index} * 64;
    for (const Point along : streets(frame, hex)) {
        for (const double side : {-1.0, 1.0}) {
            double at = (0.10 + 0.06 * chance(masonry, ++n)) * p;
            for (int house = 0; house < 2; ++house) {
                const double size = (0.085 + 0.055 * chance(masonry, ++n)) * p;
                if (chance(masonry, ++n) < 0.86) {
                    const Point centre =
                        middle + along * (at + size / 2) + turned_left(along) * (side * 0.072 * p);
                    houses.push_back(turned_box(centre, along, size, 0.062 * p));
                    shadows.push_back(
                        turned_box(centre + Point{0.014 * p, 0.02 * p}, along, size, 0.062 * p));
                }
                at += size + 0.035 * p;
            }
        }
    }
}

}  // namespace

void add_towns(const BoardFrame& frame, Layer& layer) {
    const board::TerrainBits kinds = terrain_named(frame.map(), {"town", "village"});
    std::vector<Ring> houses;
    std::vector<Ring> shadows;
    for (const HexId hex : frame.hexes()) {
        if ((frame.map().terrain(hex) & kinds) != 0) add_houses(frame, hex, houses, shadows);
    }
    if (houses.empty()) return;
    // One by one, since houses at a corner may overlap.
    for (Ring& shadow : shadows) layer.shapes.push_back(Fill{{std::move(shadow)}, colour(0x3A2A18, 0.22)});
    for (Ring& house : houses) {
        layer.shapes.push_back(Fill{{house}, ink::town});
        layer.shapes.push_back(
            Strip{.chains = {std::move(house)}, .colour = ink::town_line, .width = 0.8, .closed = true});
    }
}

void add_chateaux(const BoardFrame& frame, Layer& layer) {
    const board::TerrainBits kinds = terrain_named(frame.map(), {"chateau", "château", "farm"});
    const double p = frame.pitch();
    for (const HexId hex : frame.hexes()) {
        if ((frame.map().terrain(hex) & kinds) == 0) continue;
        const Point middle = frame.centre(hex);
        const double angle = (chance(masonry + 1, hex.index) - 0.5) * 0.5;
        const Point along{std::cos(angle), std::sin(angle)};
        const Point across = turned_left(along);
        const Ring walls = turned_box(middle, along, 0.50 * p, 0.42 * p);
        layer.shapes.push_back(
            Fill{{turned_box(middle + Point{0.02 * p, 0.03 * p}, along, 0.50 * p, 0.42 * p)},
                 colour(0x3A2A18, 0.18)});
        layer.shapes.push_back(Fill{{walls}, ink::chateau});
        layer.shapes.push_back(Strip{.chains = {walls},
                                     .colour = ink::chateau_wall,
                                     .width = 1.5,
                                     .dash = {2.4, 1.8},
                                     .cap = Cap::flat,
                                     .closed = true});
        Discs garden{{}, 0.022 * p, colour(0x728A50)};
        for (int n = -2; n <= 2; ++n)
            garden.centres.push_back(middle + along * (0.19 * p) + across * (n * 0.075 * p));
        layer.shapes.push_back(garden);
        // Three wings round a court.
        for (const Ring& wing :
             {turned_box(middle + across * (0.115 * p) - along * (0.05 * p), along, 0.27 * p, 0.075 * p),
              turned_box(middle - across * (0.115 * p) - along * (0.05 * p), along, 0.27 * p, 0.075 * p),
              turned_box(middle - along * (0.15 * p), across, 0.25 * p, 0.075 * p)}) {
            layer.shapes.push_back(Fill{{wing}, ink::town});
            layer.shapes.push_back(
                Strip{.chains = {wing}, .colour = ink::town_line, .width = 0.8, .closed = true});
        }
    }
}

}  // namespace hd::view
