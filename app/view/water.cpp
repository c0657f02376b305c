#include "app/view/curve.hpp"
#include "app/view/lines.hpp"
#include "app/view/map_colours.hpp"

#include <algorithm>

namespace hd::view {

namespace {

using board::EdgeEnds;
using board::HexsideRecord;

std::int64_t number(board::LatticePoint p) {
    return (std::int64_t{p.x} << 32) + p.y;
}

board::LatticePoint point_of(std::int64_t number) {
    return {static_cast<std::int32_t>(number >> 32), static_cast<std::int32_t>(number & 0x7FFFFFFF)};
}

// The two corners of a hexside as numbers.
std::pair<std::int64_t, std::int64_t> ends_of(const board::Grid& grid, const HexsideRecord& side) {
    const std::uint32_t d = board::to_index(*grid.direction_between(side.a, side.b));
    return {number(grid.corner(side.a, d)), number(grid.corner(side.a, d + 1))};
}

// Smooth courses of all hexsides of some kinds.
std::vector<Chain> courses(const BoardFrame& frame, board::HexsideBits kinds) {
    std::vector<std::pair<std::int64_t, std::int64_t>> pieces;
    for (const HexsideRecord& side : frame.map().hexside_records()) {
        if ((side.kinds & kinds) != 0) pieces.push_back(ends_of(frame.grid(), side));
    }
    std::sort(pieces.begin(), pieces.end());
    pieces.erase(std::unique(pieces.begin(), pieces.end()), pieces.end());
    std::vector<Chain> out;
    for (const std::vector<std::int64_t>& chain : joined(std::move(pieces))) {
        Chain points;
        for (const std::int64_t n : chain) points.push_back(frame.at(point_of(n)));
        out.push_back(catmull_rom(relaxed(points), 6));
    }
    return out;
}

void add_course(std::vector<Chain> chains, double width, Colour fill, Layer& layer) {
    if (chains.empty()) return;
    layer.shapes.push_back(Strip{.chains = chains, .colour = colour(0xF3EAD4, 0.55), .width = width + 5});
    layer.shapes.push_back(Strip{.chains = chains, .colour = ink::stream_casing, .width = width + 1.8});
    layer.shapes.push_back(Strip{.chains = std::move(chains), .colour = fill, .width = width});
}

}  // namespace

void add_water(const BoardFrame& frame, Layer& layer) {
    const double p = frame.pitch();
    add_course(courses(frame, hexsides_named(frame.map(), {"stream", "brook"})), 0.044 * p, colour(0x6C9DB6),
               layer);
    add_course(courses(frame, hexsides_named(frame.map(), {"river"})), 0.068 * p, ink::river, layer);
}

void add_bridges(const BoardFrame& frame, Layer& layer) {
    const board::HexsideBits bridges = hexsides_named(frame.map(), {"bridge"});
    const board::HexsideBits fords = hexsides_named(frame.map(), {"ford"});
    const std::vector<Chain> water =
        courses(frame, hexsides_named(frame.map(), {"stream", "brook", "river"}));
    const double p = frame.pitch();
    Strip rails{.chains = {}, .colour = colour(0x2B2116), .width = 1.3};
    Strip steps{.chains = {}, .colour = colour(0x2B2116), .width = 1.3, .dash = {1.2, 2.6}};
    for (const HexsideRecord& side : frame.map().hexside_records()) {
        if ((side.kinds & (bridges | fords)) == 0) continue;
        const Point middle = frame.side_middle(side.a, *frame.grid().direction_between(side.a, side.b));
        OnChain best{middle, turned_left(unit(frame.centre(side.b) - frame.centre(side.a)))};
        double least = 0.3 * p;
        for (const Chain& chain : water) {
            const OnChain here = nearest(chain, middle);
            if (length(here.at - middle) >= least) continue;
            least = length(here.at - middle);
            best = here;
        }
        const Point across = turned_left(best.along);
        for (const double which : {-1.0, 1.0}) {
            const Point rail = best.at + best.along * (which * 0.055 * p);
            const Point bow = best.along * (which * 0.035 * p);
            Chain chain{rail - across * (0.105 * p) + bow, rail - across * (0.06 * p),
                        rail + across * (0.06 * p), rail + across * (0.105 * p) + bow};
            ((side.kinds & bridges) != 0 ? rails : steps).chains.push_back(std::move(chain));
        }
    }
    if (!rails.chains.empty()) layer.shapes.push_back(std::move(rails));
    if (!steps.chains.empty()) layer.shapes.push_back(std::move(steps));
}

void add_slopes(const BoardFrame& frame, Layer& layer) {
    const board::Map& map = frame.map();
    const board::HexsideBits slopes = hexsides_named(map, {"slope", "crest"});
    const board::HexsideBits walls = hexsides_named(map, {"wall"});
    const board::HexsideBits hedges = hexsides_named(map, {"hedge"});
    const double p = frame.pitch();
    Strip ticks{.chains = {}, .colour = ink::ridge, .width = 1, .cap = Cap::flat};
    Strip stone{.chains = {}, .colour = colour(0x3F372C), .width = 3.4};
    Discs leaves{{}, 0.028 * p, colour(0x6F8A4A)};
    for (const HexsideRecord& side : map.hexside_records()) {
        const std::uint32_t d = board::to_index(*frame.grid().direction_between(side.a, side.b));
        const Chain line{frame.hex_corner(side.a, d), frame.hex_corner(side.a, d + 1)};
        const bool falls_to_b = map.level(side.b) <= map.level(side.a);
        const Point down =
            unit(frame.centre(side.b) - frame.centre(side.a)) * (falls_to_b ? 0.15 * p : -0.15 * p);
        if ((side.kinds & slopes) != 0) {
            for (const OnChain& here : walk(line, 0.06 * p))
                ticks.chains.push_back({here.at, here.at + down});
        }
        if ((side.kinds & walls) != 0) stone.chains.push_back(line);
        if ((side.kinds & hedges) != 0) {
            for (const OnChain& here : walk(line, 0.06 * p)) leaves.centres.push_back(here.at);
        }
    }
    if (!ticks.chains.empty()) layer.shapes.push_back(ticks);
    if (!stone.chains.empty()) layer.shapes.push_back(stone);
    if (!leaves.centres.empty()) layer.shapes.push_back(leaves);
}

}  // namespace hd::view
