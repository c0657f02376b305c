#include "app/view/lettering.hpp"

#include "app/view/curve.hpp"
#include "app/view/map_colours.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace hd::view {

using board::HexId;
using board::ObjectiveRecord;

Colour side_colour(std::span<const SideColour> sides, std::string_view id) {
    for (const SideColour& side : sides) {
        if (side.id == id) return side.colour;
    }
    return ink::map_border;
}

void add_hex_numbers(const BoardFrame& frame, Layer& layer) {
    const double p = frame.pitch();
    for (const HexId hex : frame.hexes()) {
        layer.shapes.push_back(Glyphs{.at = frame.centre(hex) - Point{0, 0.375 * p},
                                      .text = frame.map().label(hex),
                                      .size = std::clamp(0.145 * p, 7.5, 12.0),
                                      .colour = ink::hex_number,
                                      .face = Face::plain});
    }
}

namespace {

Point disc_of(const BoardFrame& frame, HexId hex) {
    return frame.centre(hex) + Point{0.40 * frame.pitch(), -0.235 * frame.pitch()};
}

Ring half_disc(Point centre, double radius, bool left) {
    Ring ring;
    for (const Point p : disc_ring(centre, radius)) {
        if (left ? p.x <= centre.x + 1e-6 : p.x >= centre.x - 1e-6) ring.push_back(p);
    }
    // A half circle that begins in the middle of its arc is put in order from its end.
    const auto far = [](Point a, Point b) { return length(a - b); };
    for (std::size_t i = 1; i < ring.size(); ++i) {
        if (far(ring[i], ring[i - 1]) > radius) {
            std::rotate(ring.begin(), ring.begin() + static_cast<std::ptrdiff_t>(i), ring.end());
            break;
        }
    }
    return ring;
}

void add_objective(const BoardFrame& frame, const ObjectiveRecord& objective,
                   std::span<const SideColour> sides, Layer& layer) {
    const double p = frame.pitch();
    const Point at = disc_of(frame, objective.hex);
    const auto put_disc = [&](double radius, Colour tone, Point shift = {}) {
        layer.shapes.push_back(Fill{{disc_ring(at + shift, radius)}, tone});
    };
    put_disc(0.136 * p, colour(0x3A2A18, 0.30), {0.012 * p, 0.025 * p});
    put_disc(0.138 * p, ink::raised);
    for (std::size_t i = 0; i < objective.values.size() && i < 2; ++i) {
        const Colour tone = side_colour(sides, objective.values[i].side);
        layer.shapes.push_back(objective.values.size() == 1 ? Fill{{disc_ring(at, 0.128 * p)}, tone}
                                                            : Fill{{half_disc(at, 0.128 * p, i == 0)}, tone});
    }
    put_disc(0.096 * p, colour(0xFFFDF8));
    if (objective.values.empty()) return;
    layer.shapes.push_back(Glyphs{.at = at + Point{0, 0.058 * p},
                                  .text = fmt::format("{}", objective.values.front().value),
                                  .size = 0.165 * p,
                                  .colour = ink::text,
                                  .face = Face::strong});
}

}  // namespace

void add_objectives(const BoardFrame& frame, std::span<const SideColour> sides, Layer& layer) {
    for (const ObjectiveRecord& objective : frame.map().objectives())
        add_objective(frame, objective, sides, layer);
}

namespace {

struct Box {
    double left = 0;
    double top = 0;
    double right = 0;
    double bottom = 0;
};

double overlap(const Box& a, const Box& b) {
    const double width = std::min(a.right, b.right) - std::max(a.left, b.left);
    const double height = std::min(a.bottom, b.bottom) - std::max(a.top, b.top);
    return width > 0 && height > 0 ? width * height : 0;
}

struct Place {
    Point shift;  // of the text's anchor from the centre of the hex, in hexes
    Anchor anchor;
    double cost;  // how much worse than the best place, in parts of a covered counter
};
// Below first, as the eye expects, then above and beside.
constexpr std::array<Place, 14> name_places{{{{0, 0.50}, Anchor::middle, 0.00},
                                             {{0, -0.30}, Anchor::middle, 0.05},
                                             {{-0.36, 0.06}, Anchor::end, 0.06},
                                             {{0.36, 0.06}, Anchor::start, 0.06},
                                             {{-0.10, 0.50}, Anchor::end, 0.08},
                                             {{0.10, 0.50}, Anchor::start, 0.08},
                                             {{-0.30, 0.32}, Anchor::end, 0.09},
                                             {{0.30, 0.32}, Anchor::start, 0.09},
                                             {{-0.30, -0.20}, Anchor::end, 0.10},
                                             {{0.30, -0.20}, Anchor::start, 0.12},
                                             {{0, 0.68}, Anchor::middle, 0.16},
                                             {{0, -0.52}, Anchor::middle, 0.16},
                                             {{-0.55, 0.06}, Anchor::end, 0.20},
                                             {{0.60, 0.06}, Anchor::start, 0.20}}};

// What names should not lie on, and how much it would matter.
struct Taken {
    Box box;
    double weight = 1;
};

class NameRoom {
  public:
    NameRoom(const BoardFrame& frame, const std::vector<bool>& covered) : frame_(frame) {
        const double p = frame.pitch();
        const board::TerrainBits built = terrain_named(frame.map(), {"town", "village", "chateau", "farm"});
        for (const HexId hex : frame.hexes()) {
            const Point c = frame.centre(hex);
            if (hex.index < covered.size() && covered[hex.index]) {
                taken_.push_back({around(c + Point{0, 0.055 * p}, 0.33 * p, 0.33 * p), 3});
            } else if ((frame.map().terrain(hex) & built) != 0) {
                taken_.push_back({around(c, 0.24 * p, 0.2 * p), 1.6});
            }
            taken_.push_back({around(c - Point{0, 0.42 * p}, 0.14 * p, 0.07 * p), 0.35});
            if (frame.map().objective_at(hex) != nullptr) {
                taken_.push_back({around(disc_of(frame, hex), 0.14 * p, 0.14 * p), 3});
            }
        }
    }

    Glyphs place(HexId hex, const std::string& text, double size) {
        const double p = frame_.pitch();
        const Point centre = frame_.centre(hex);
        const double width = text_width(text, size, Face::map);
        Glyphs best;
        Box best_box;
        double least = 1e30;
        for (const Place& place : name_places) {
            const Point at = centre + place.shift * p;
            const double left = at.x - (place.anchor == Anchor::start    ? 0
                                        : place.anchor == Anchor::middle ? 0.5
                                                                         : 1) *
                                           width;
            const Box box{left, at.y - size * 0.78, left + width, at.y + size * 0.26};
            const double cost = place.cost * 0.36 * p * p + hidden(box);
            if (cost >= least) continue;
            least = cost;
            best_box = box;
            best = {.at = at,
                    .text = text,
                    .size = size,
                    .colour = ink::name,
                    .face = Face::map,
                    .anchor = place.anchor,
                    .halo = ink::halo,
                    .halo_width = 3.2};
        }
        taken_.push_back({best_box, 4});
        return best;
    }

  private:
    static Box around(Point centre, double dx, double dy) {
        return {centre.x - dx, centre.y - dy, centre.x + dx, centre.y + dy};
    }
    double hidden(const Box& box) const {
        double sum = 0;
        for (const Taken& one : taken_) sum += overlap(box, one.box) * one.weight;
        const Point c = frame_.corner();
        const Box map{c.x, c.y, c.x + frame_.width(), c.y + frame_.height()};
        const double outside = (box.right - box.left) * (box.bottom - box.top) - overlap(box, map);
        return sum + outside * 8;
    }

    const BoardFrame& frame_;
    std::vector<Taken> taken_;
};

}  // namespace

void add_names(const BoardFrame& frame, const std::vector<bool>& covered, Layer& layer) {
    const board::Map& map = frame.map();
    const board::TerrainBits built = terrain_named(map, {"town", "village", "chateau", "farm"});
    const double size = std::clamp(0.235 * frame.pitch(), 11.5, 18.0);
    NameRoom room(frame, covered);
    // Objectives choose first, then towns, then the rest.
    for (const int rank : {0, 1, 2}) {
        for (const HexId hex : frame.hexes()) {
            const ObjectiveRecord* objective = map.objective_at(hex);
            const std::string name(objective != nullptr && !objective->name.empty() ? objective->name
                                                                                    : map.name(hex));
            const int own = objective != nullptr ? 0 : (map.terrain(hex) & built) != 0 ? 1 : 2;
            if (name.empty() || own != rank) continue;
            layer.shapes.push_back(room.place(hex, name, rank == 2 ? size * 0.86 : size));
        }
    }
}

void add_entries(const BoardFrame& frame, std::span<const SideColour> sides, Layer& layer) {
    const double p = frame.pitch();
    for (const board::EntryRecord& entry : frame.map().entries()) {
        const Colour tone = side_colour(sides, entry.army);
        Strip bars{.chains = {}, .colour = tone, .width = 0.07 * p, .cap = Cap::flat};
        for (const HexId hex : entry.hexes) {
            Point out{0, 0};
            for (const board::Direction d : board::all_directions) {
                if (frame.grid().neighbour(hex, d) != board::no_hex) continue;
                const Point way = unit(frame.side_middle(hex, d) - frame.centre(hex));
                const bool along_edge = (entry.edge == board::MapEdge::east && way.x < 0.3) ||
                                        (entry.edge == board::MapEdge::west && way.x > -0.3) ||
                                        (entry.edge == board::MapEdge::north && way.y > -0.3) ||
                                        (entry.edge == board::MapEdge::south && way.y < 0.3);
                if (along_edge) continue;
                const std::uint32_t k = board::to_index(d);
                bars.chains.push_back({frame.hex_corner(hex, k), frame.hex_corner(hex, k + 1)});
                out = out + way;
            }
            out = unit(out);
            const Point tip = frame.centre(hex) + out * (0.66 * p);
            const Point side = turned_left(out);
            const Point tail = tip + out * (0.26 * p);
            layer.shapes.push_back(
                Fill{{{tip, tip + out * (0.13 * p) + side * (0.085 * p),
                       tip + out * (0.13 * p) + side * (0.03 * p), tail + side * (0.03 * p),
                       tail - side * (0.03 * p), tip + out * (0.13 * p) - side * (0.03 * p),
                       tip + out * (0.13 * p) - side * (0.085 * p)}},
                     tone});
        }
        layer.shapes.push_back(std::move(bars));
    }
}

}  // namespace hd::view
