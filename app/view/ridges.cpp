#include "app/view/curve.hpp"
#include "app/view/ground.hpp"
#include "app/view/map_colours.hpp"
#include "app/view/seeded.hpp"

#include <algorithm>
#include <deque>
#include <map>

namespace hd::view {

namespace {

using board::HexId;
using Members = std::map<std::uint32_t, bool>;  // hexes of the ridge; true once drawn

// The way between the two hexes of a ridge that lie furthest apart, over hexes not drawn yet.
struct Walk {
    std::map<std::uint32_t, std::uint32_t> before;
    HexId last;
};

Walk spread(const BoardFrame& frame, const Members& members, HexId start) {
    Walk walk{{{start.index, start.index}}, start};
    std::deque<HexId> queue{start};
    while (!queue.empty()) {
        walk.last = queue.front();
        queue.pop_front();
        for (const board::Direction d : board::all_directions) {
            const HexId next = frame.grid().neighbour(walk.last, d);
            const auto member = next == board::no_hex ? members.end() : members.find(next.index);
            if (member == members.end() || member->second || walk.before.count(next.index) != 0) continue;
            walk.before[next.index] = walk.last.index;
            queue.push_back(next);
        }
    }
    return walk;
}

std::vector<HexId> longest_way(const BoardFrame& frame, const Members& members, HexId start) {
    const HexId end = spread(frame, members, start).last;
    const Walk walk = spread(frame, members, end);
    std::vector<HexId> way{walk.last};
    while (way.back() != end) way.push_back({walk.before.at(way.back().index)});
    return way;
}

void add_crest(const BoardFrame& frame, const Chain& crest, Layer& layer) {
    const double p = frame.pitch();
    Strip hachures{.chains = {}, .colour = colour(0x6F5230, 0.72), .width = 0.85, .cap = Cap::flat};
    std::uint64_t n = 0;
    for (const OnChain& here : walk(crest, 0.085 * p)) {
        for (const double side : {-1.0, 1.0}) {
            const Point out = turned_left(here.along) * side;
            const double size = (0.085 + 0.075 * chance(1'769, ++n)) * p;
            const Point from = here.at + out * (0.035 * p);
            hachures.chains.push_back(
                {from, from + out * size + here.along * ((chance(1'770, n) - 0.5) * 0.035 * p)});
        }
    }
    layer.shapes.push_back(std::move(hachures));
}

}  // namespace

void add_ridges(const BoardFrame& frame, Layer& layer) {
    const board::TerrainBits kinds = terrain_named(frame.map(), {"ridge", "ridges", "crest"});
    Members members;
    for (const HexId hex : frame.hexes()) {
        if ((frame.map().terrain(hex) & kinds) != 0) members[hex.index] = false;
    }
    for (auto& [index, drawn] : members) {
        if (drawn) continue;
        Chain points;
        for (const HexId hex : longest_way(frame, members, {index})) {
            members[hex.index] = true;
            points.push_back(frame.centre(hex));
        }
        const double p = frame.pitch();
        if (points.size() == 1)
            points = {points[0] - Point{0.34 * p, 0}, points[0], points[0] + Point{0.34 * p, 0}};
        if (points.size() == 2) points.insert(points.begin() + 1, (points[0] + points[1]) * 0.5);
        // The ends reach a little further, as the ground does.
        const Point head = unit(points[0] - points[1]) * (0.25 * p);
        const Point tail = unit(points.back() - points[points.size() - 2]) * (0.25 * p);
        points.front() = points.front() + head;
        points.back() = points.back() + tail;
        add_crest(frame, b_spline(points, 8), layer);
    }
}

}  // namespace hd::view
