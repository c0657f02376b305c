#include "app/view/curve.hpp"
#include "app/view/lines.hpp"
#include "app/view/map_colours.hpp"
#include "app/view/seeded.hpp"

#include <algorithm>
#include <map>

namespace hd::view {

namespace {

using board::HexId;
using board::PathRecord;

enum class RoadClass { chaussee, road, trail };

// A paved highway is known by its kind or, where a map has only roads, by its name.
RoadClass class_of(const board::Map& map, const PathRecord& path) {
    const std::string& kind = map.kinds().paths[path.kind];
    if (kind == "trail" || kind == "track" || kind == "path") return RoadClass::trail;
    const bool is_chaussee = kind == "chaussee" || kind == "highway" || path.name.rfind("Chauss", 0) == 0;
    return is_chaussee ? RoadClass::chaussee : RoadClass::road;
}

// Hex centres are left a little, alike for every road through a hex.
Point bend(const BoardFrame& frame, HexId hex) {
    const double reach = 0.07 * 2 * frame.pitch();
    return frame.centre(hex) +
           Point{(chance(1'700, hex.index) - 0.5) * reach, (chance(1'701, hex.index) - 0.5) * reach};
}

// Where a road that ends in a hex of the map's border leaves the map.
std::optional<Point> way_out(const BoardFrame& frame, HexId last, HexId before) {
    if (!frame.grid().on_border(last)) return std::nullopt;
    const Point heading = unit(frame.centre(last) - frame.centre(before));
    std::optional<Point> best;
    double most = 0.3;
    for (const board::Direction d : board::all_directions) {
        if (frame.grid().neighbour(last, d) != board::no_hex) continue;
        const Point out = frame.side_middle(last, d) - frame.centre(last);
        const double agrees = (unit(out).x * heading.x + unit(out).y * heading.y);
        if (agrees <= most) continue;
        most = agrees;
        best = frame.centre(last) + out * 1.15;
    }
    return best;
}

class Roads {
  public:
    explicit Roads(const BoardFrame& frame) : frame_(frame) {}

    Chain course(const PathRecord& path) {
        Chain points;
        for (const HexId hex : path.hexes) points.push_back(bend(frame_, hex));
        const std::size_t count = path.hexes.size();
        // An end on a road that is drawn already is bent onto its curve.
        for (const std::size_t end : {std::size_t{0}, count - 1}) {
            const auto met = on_road_.find(path.hexes[end].index);
            if (met != on_road_.end()) points[end] = met->second;
        }
        const Chain middle = points;
        for (std::size_t i = 1; i + 1 < count; ++i) {
            on_road_.emplace(path.hexes[i].index,
                             (middle[i - 1] + middle[i] * 4 + middle[i + 1]) * (1.0 / 6));
        }
        if (count > 1) {
            extend(points, path);
        }
        return b_spline(points, 8);
    }

  private:
    void extend(Chain& points, const PathRecord& path) {
        const std::size_t count = path.hexes.size();
        const auto tail = way_out(frame_, path.hexes[count - 1], path.hexes[count - 2]);
        const auto head = way_out(frame_, path.hexes[0], path.hexes[1]);
        if (tail && on_road_.count(path.hexes[count - 1].index) == 0) points.push_back(*tail);
        if (head && on_road_.count(path.hexes[0].index) == 0) points.insert(points.begin(), *head);
    }

    const BoardFrame& frame_;
    std::map<std::uint32_t, Point> on_road_;
};

}  // namespace

void add_roads(const BoardFrame& frame, Layer& layer) {
    Roads roads(frame);
    std::map<RoadClass, std::vector<Chain>> by_class;
    for (const RoadClass wanted : {RoadClass::chaussee, RoadClass::road, RoadClass::trail}) {
        for (const PathRecord& path : frame.map().path_records()) {
            if (class_of(frame.map(), path) == wanted && !path.hexes.empty()) {
                by_class[wanted].push_back(roads.course(path));
            }
        }
    }
    const double p = frame.pitch();
    const double pale = 0.020 * p + 1.6;
    const auto add = [&](RoadClass which, Colour tone, double width, std::vector<double> dash = {}) {
        if (by_class[which].empty()) return;
        layer.shapes.push_back(Strip{.chains = by_class[which],
                                     .colour = tone,
                                     .width = width,
                                     .dash = std::move(dash),
                                     .cap = Cap::flat});
    };
    add(RoadClass::trail, colour(0xF3E6C6, 0.45), pale + 1.2);
    add(RoadClass::trail, colour(0x7A6145, 0.95), 0.022 * p, {0.085 * p, 0.05 * p});
    add(RoadClass::road, colour(0xF3E6C6, 0.45), pale + 1.6);
    add(RoadClass::road, ink::road, 0.030 * p);
    add(RoadClass::chaussee, ink::chaussee_casing, 0.088 * p);
    add(RoadClass::chaussee, ink::chaussee, 0.050 * p);
}

void add_grid(const BoardFrame& frame, Layer& layer) {
    Strip sides{.chains = {}, .colour = ink::grid, .width = 0.9};
    for (const board::HexId hex : frame.hexes()) {
        for (const board::Direction d : board::all_directions) {
            const board::HexId other = frame.grid().neighbour(hex, d);
            if (other != board::no_hex && other < hex) continue;
            const std::uint32_t k = board::to_index(d);
            sides.chains.push_back({frame.hex_corner(hex, k), frame.hex_corner(hex, k + 1)});
        }
    }
    layer.shapes.push_back(std::move(sides));
}

}  // namespace hd::view
