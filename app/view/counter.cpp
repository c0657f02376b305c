#include "app/view/counter.hpp"

#include "app/view/curve.hpp"
#include "app/view/map_colours.hpp"
#include "app/view/theme.hpp"

#include <fmt/format.h>

#include <array>

namespace hd::view {

namespace {

constexpr Colour gold = colour(0xE8BC4A);

// Outlines of the arms in a box from -1 to 1 across and -0.75 to 0.75 down, seen from the left.
const Ring& infantryman() {
    static const Ring ring{{-0.16, -0.75}, {0.20, -0.75}, {0.22, -0.47},  {0.30, -0.42},  {0.13, -0.40},
                           {0.12, -0.27},  {0.24, -0.20}, {0.34, 0.02},   {0.62, -0.06},  {0.64, 0.02},
                           {0.36, 0.14},   {0.27, 0.10},  {0.25, 0.26},   {0.42, 0.75},   {0.20, 0.75},
                           {0.04, 0.38},   {-0.14, 0.75}, {-0.38, 0.75},  {-0.16, 0.26},  {-0.20, -0.02},
                           {-0.30, 0.12},  {-0.46, 0.06}, {-0.26, -0.22}, {-0.12, -0.27}, {-0.12, -0.46}};
    return ring;
}
const Ring& musket() {
    static const Ring ring{{-0.52, 0.22}, {0.86, -0.62}, {0.89, -0.56}, {-0.46, 0.34}};
    return ring;
}
const Ring& horse() {
    static const Ring ring{{-0.98, -0.02}, {-0.90, -0.20}, {-0.66, -0.24}, {-0.20, -0.20}, {0.22, -0.24},
                           {0.46, -0.58},  {0.52, -0.74},  {0.60, -0.62},  {0.78, -0.50},  {0.96, -0.28},
                           {0.90, -0.18},  {0.70, -0.26},  {0.60, -0.10},  {0.52, 0.14},   {0.72, 0.26},
                           {0.90, 0.18},   {0.96, 0.26},   {0.72, 0.42},   {0.40, 0.28},   {0.10, 0.26},
                           {-0.26, 0.26},  {-0.50, 0.40},  {-0.72, 0.70},  {-0.84, 0.70},  {-0.70, 0.36},
                           {-0.72, 0.10},  {-0.80, -0.04}, {-0.90, 0.24}};
    return ring;
}
const Ring& rider() {
    static const Ring ring{{-0.12, -0.28}, {-0.16, -0.52}, {-0.06, -0.60}, {-0.06, -0.75},
                           {0.12, -0.75},  {0.13, -0.60},  {0.20, -0.50},  {0.44, -0.66},
                           {0.72, -0.92},  {0.75, -0.89},  {0.46, -0.58},  {0.16, -0.36},
                           {0.16, -0.22},  {0.02, 0.24},   {-0.10, 0.22},  {-0.02, -0.10}};
    return ring;
}
const Ring& barrel() {
    static const Ring ring{{-0.30, -0.04}, {0.86, -0.52}, {0.94, -0.36}, {-0.22, 0.16}};
    return ring;
}
const Ring& trail() {
    static const Ring ring{{-0.16, 0.00}, {-0.04, 0.16}, {-0.86, 0.72}, {-1.00, 0.72}, {-0.98, 0.60}};
    return ring;
}

Ring placed(const Ring& ring, Point centre, double unit) {
    Ring out;
    for (const Point p : ring) out.push_back(centre + p * unit);
    return out;
}

void add_wheel(Point hub, double radius, Colour tone, Layer& layer) {
    layer.shapes.push_back(
        Strip{.chains = {disc_ring(hub, radius)}, .colour = tone, .width = radius * 0.30, .closed = true});
    Strip spokes{.chains = {}, .colour = tone, .width = radius * 0.16};
    const Ring rim = disc_ring(hub, radius);
    for (std::size_t i = 0; i < 16; i += 4) spokes.chains.push_back({rim[i], rim[i + 16]});
    layer.shapes.push_back(std::move(spokes));
}

void add_picture(Symbol symbol, Point centre, double width, Colour tone, Layer& layer) {
    const double unit = width / 2;
    const auto put = [&](const Ring& ring) {
        layer.shapes.push_back(Fill{{placed(ring, centre, unit)}, tone});
    };
    if (symbol == Symbol::infantry_picture) {
        put(infantryman());
        put(musket());
    } else if (symbol == Symbol::cavalry_picture) {
        put(horse());
        put(rider());
    } else {
        put(barrel());
        put(trail());
        add_wheel(centre + Point{0.10, 0.28} * unit, 0.40 * unit, tone, layer);
    }
}

void add_box(Symbol symbol, Point centre, double width, Colour paper, Layer& layer) {
    const double height = width * 0.60;
    const Point corner = centre - Point{width / 2, height / 2};
    const double stroke = width * 0.064;
    const Ring box = box_ring(corner, width, height);
    layer.shapes.push_back(Fill{{box}, paper});
    Strip lines{.chains = {}, .colour = colour(0x1C1A16), .width = stroke, .cap = Cap::flat};
    const bool guns = symbol == Symbol::artillery_box || symbol == Symbol::horse_artillery_box;
    if (symbol != Symbol::artillery_box) lines.chains.push_back({box[3], box[1]});
    if (symbol == Symbol::infantry_box) lines.chains.push_back({box[0], box[2]});
    if (!lines.chains.empty()) layer.shapes.push_back(std::move(lines));
    if (guns) {
        layer.shapes.push_back(Fill{{disc_ring(centre, width * 0.11)}, colour(0x1C1A16)});
    }
    layer.shapes.push_back(
        Strip{.chains = {box}, .colour = colour(0x1C1A16), .width = stroke, .closed = true});
}

// Five points, the first straight up.
Ring star_ring(Point centre, double radius) {
    constexpr std::array<Point, 10> corners{{{0, -1},
                                             {0.2245, -0.3090},
                                             {0.9511, -0.3090},
                                             {0.3633, 0.1180},
                                             {0.5878, 0.8090},
                                             {0, 0.3820},
                                             {-0.5878, 0.8090},
                                             {-0.3633, 0.1180},
                                             {-0.9511, -0.3090},
                                             {-0.2245, -0.3090}}};
    Ring ring;
    for (const Point corner : corners) ring.push_back(centre + corner * radius);
    return ring;
}

Colour ground_of(MarkKind kind) {
    switch (kind) {
        case MarkKind::moved:
        case MarkKind::hidden:
            return colour(0x2B2A26);
        case MarkKind::must_fight:
            return colour(0xC04A1E);
        case MarkKind::has_fought:
            return colour(0x1D665A);
        case MarkKind::disrupted:
            return colour(0xE2A400);
        case MarkKind::routed:
            return colour(0x972607);
        case MarkKind::blown:
        case MarkKind::leader_here:
            return colour(0x8A5A00);
        case MarkKind::out_of_command:
            break;
    }
    return colour(0x5E1514);
}

void add_disc(Point centre, double radius, Colour ground, Layer& layer) {
    layer.shapes.push_back(Fill{{disc_ring(centre, radius * 1.16)}, colour(0xFFFDF8)});
    layer.shapes.push_back(Fill{{disc_ring(centre, radius)}, ground});
}

void add_letter(std::string text, Point centre, double radius, Layer& layer) {
    layer.shapes.push_back(Glyphs{.at = centre + Point{0, 0.5 * radius},
                                  .text = std::move(text),
                                  .size = 1.4 * radius,
                                  .colour = colour(0xFFFFFF),
                                  .face = Face::strong});
}

void add_lines(std::vector<Chain> chains, double width, Layer& layer) {
    layer.shapes.push_back(Strip{.chains = std::move(chains), .colour = colour(0xFFFFFF), .width = width});
}

// A circle with a stroke across.
void add_barred(Point centre, double radius, Layer& layer) {
    const double r = radius;
    layer.shapes.push_back(Strip{.chains = {disc_ring(centre, 0.56 * r)},
                                 .colour = colour(0xFFFFFF),
                                 .width = 0.2 * r,
                                 .closed = true});
    add_lines({{centre + Point{-0.38 * r, -0.38 * r}, centre + Point{0.38 * r, 0.38 * r}}}, 0.2 * r, layer);
}

// An eye, barred.
void add_hidden(Point centre, double radius, Layer& layer) {
    const double r = radius;
    Chain upper;
    Chain lower;
    for (int i = 0; i <= 8; ++i) {
        const double x = -0.64 + 0.16 * i;
        const double y = 0.42 * (1 - x * x / (0.64 * 0.64));
        upper.push_back(centre + Point{x, -y} * r);
        lower.push_back(centre + Point{x, y} * r);
    }
    add_lines({upper, lower, {centre + Point{-0.5, 0.55} * r, centre + Point{0.5, -0.55} * r}}, 0.16 * r,
              layer);
    layer.shapes.push_back(Fill{{disc_ring(centre, 0.17 * r)}, colour(0xFFFFFF)});
}

void add_mark(MarkKind kind, Point centre, double radius, Layer& layer) {
    add_disc(centre, radius, ground_of(kind), layer);
    const double r = radius;
    switch (kind) {
        case MarkKind::moved:
            return add_lines({{centre - Point{0.5 * r, 0}, centre + Point{0.5 * r, 0}},
                              {centre + Point{0.1 * r, -0.4 * r}, centre + Point{0.5 * r, 0},
                               centre + Point{0.1 * r, 0.4 * r}}},
                             0.24 * r, layer);
        case MarkKind::must_fight:
            layer.shapes.push_back(
                Fill{{{centre + Point{0.20 * r, -0.7 * r}, centre + Point{-0.38 * r, 0.12 * r},
                       centre + Point{-0.04 * r, 0.12 * r}, centre + Point{-0.20 * r, 0.7 * r},
                       centre + Point{0.40 * r, -0.16 * r}, centre + Point{0.06 * r, -0.16 * r}}},
                     colour(0xFFFFFF)});
            return;
        case MarkKind::has_fought:
            return add_lines({{centre + Point{-0.45 * r, 0}, centre + Point{-0.1 * r, 0.36 * r},
                               centre + Point{0.48 * r, -0.36 * r}}},
                             0.26 * r, layer);
        case MarkKind::disrupted:
            return add_letter("D", centre, r, layer);
        case MarkKind::routed:
            return add_letter("R", centre, r, layer);
        case MarkKind::blown:
            return add_letter("B", centre, r, layer);
        case MarkKind::out_of_command:
            return add_barred(centre, r, layer);
        case MarkKind::hidden:
            return add_hidden(centre, r, layer);
        case MarkKind::leader_here:
            layer.shapes.push_back(Fill{{star_ring(centre, 0.72 * r)}, colour(0xFFFFFF)});
            return;
    }
}

// From this side on a counter shows all that is printed on it.
constexpr double near_side = 48;

void add_line(const CounterLook& look, Point at, std::string text, double size, Face face, Layer& layer) {
    if (text.empty()) return;
    layer.shapes.push_back(
        Glyphs{.at = at, .text = std::move(text), .size = size, .colour = look.ink, .face = face});
}

// The size at which a text stays within a width.
double fitting(std::string_view text, double size, double width, Face face) {
    const double wide = text_width(text, size, face);
    return wide > width ? size * width / wide : size;
}

// A leader: a star and his name.
void add_leader(const CounterLook& look, Point at, double side, Layer& layer) {
    const bool is_near = side >= near_side;
    layer.shapes.push_back(
        Fill{{star_ring(at - Point{0, (is_near ? 0.12 : 0) * side}, (is_near ? 0.22 : 0.3) * side)},
             colour(0xF0C24E)});
    if (!is_near) return;
    const double size = fitting(look.print.name, 0.185 * side, 0.88 * side, Face::map_bold);
    add_line(look, at + Point{0, 0.34 * side}, look.print.name, size, Face::map_bold, layer);
}

void add_near_print(const CounterLook& look, Point at, double side, Layer& layer) {
    const CounterPrint& print = look.print;
    add_symbol(look.symbol, at - Point{0, 0.165 * side}, 0.46 * side, look.ink, colour(0xF6EFDD), layer);
    add_line(look, at - Point{0, 0.345 * side}, print.size, 0.13 * side, Face::strong, layer);
    const double corps = fitting(print.corps, 0.17 * side, 0.19 * side, Face::strong);
    add_line(look, at + Point{-0.335 * side, -0.10 * side}, print.corps, corps, Face::strong, layer);
    for (int star = 0; star < print.shock; ++star) {
        const double x = 0.335 + (star - (print.shock - 1) / 2.0) * 0.115;
        layer.shapes.push_back(Fill{{star_ring(at + Point{x * side, -0.165 * side}, 0.06 * side)}, look.ink});
    }
    if (print.reduced) {
        const Point band = at + Point{-0.455 * side, 0.0 * side};
        layer.shapes.push_back(Fill{{box_ring(band, 0.91 * side, 0.055 * side)}, colour(0xFFFDF8)});
    }
    const double name = fitting(print.name, 0.155 * side, 0.86 * side, Face::plain);
    add_line(look, at + Point{0, 0.185 * side}, print.name, name, Face::plain, layer);
    const double value = look.value.size() >= 7 ? 0.225 : 0.27;
    add_line(look, at + Point{0, 0.41 * side}, look.value,
             fitting(look.value, value * side, 0.9 * side, Face::strong), Face::strong, layer);
}

void add_small_print(const CounterLook& look, Point at, double side, Layer& layer) {
    add_symbol(look.symbol, at - Point{0, 0.205 * side}, 0.56 * side, look.ink, colour(0xF6EFDD), layer);
    if (look.print.reduced) {
        const Point band = at + Point{-0.455 * side, -0.02 * side};
        layer.shapes.push_back(Fill{{box_ring(band, 0.91 * side, 0.06 * side)}, colour(0xFFFDF8)});
    }
    add_line(look, at + Point{0, 0.375 * side}, look.print.small,
             fitting(look.print.small, 0.36 * side, 0.86 * side, Face::strong), Face::strong, layer);
}

// The counter's one figure under its symbol.
void add_figure(const CounterLook& look, Point at, double side, Layer& layer) {
    const bool is_picture = look.symbol == Symbol::infantry_picture ||
                            look.symbol == Symbol::cavalry_picture ||
                            look.symbol == Symbol::artillery_picture;
    add_symbol(look.symbol, at - Point{0, (is_picture ? 0.175 : 0.215) * side},
               (is_picture ? 0.62 : 0.56) * side, look.ink, colour(0xF6EFDD), layer);
    add_line(look, at + Point{0, 0.40 * side}, look.value, 0.42 * side, Face::strong, layer);
}

}  // namespace

void add_symbol(Symbol symbol, Point centre, double width, Colour tone, Colour paper, Layer& layer) {
    switch (symbol) {
        case Symbol::none:
            return;
        case Symbol::infantry_box:
        case Symbol::cavalry_box:
        case Symbol::artillery_box:
        case Symbol::horse_artillery_box:
            return add_box(symbol, centre, width, paper, layer);
        case Symbol::infantry_picture:
        case Symbol::cavalry_picture:
        case Symbol::artillery_picture:
            return add_picture(symbol, centre, width, tone, layer);
        case Symbol::star:
            layer.shapes.push_back(Fill{{star_ring(centre, width / 2)}, tone});
            return;
    }
}

void add_counter(const CounterLook& look, Point at, double side, Layer& layer) {
    const Point corner = at - Point{side / 2, side / 2};
    const double radius = 0.085 * side;
    for (const double step : {1.0, 0.66, 0.33}) {
        layer.shapes.push_back(
            Fill{{box_ring(corner + Point{0.04 * side, 0.07 * side} * step, side, side, radius)},
                 colour(0x15120D, 0.13)});
    }
    if (look.selected) {
        const double gap = 0.8 / 3 * look.ring;
        const auto ring = [&](double out, Colour tone) {
            layer.shapes.push_back(Fill{
                {box_ring(corner - Point{out, out}, side + 2 * out, side + 2 * out, radius + out)}, tone});
        };
        ring(gap + look.ring + gap, mark::selected_rim);
        ring(gap + look.ring, mark::selected);
        ring(gap, mark::selected_rim);
    }
    const Ring body = box_ring(corner, side, side, radius);
    layer.shapes.push_back(Fill{{body}, look.edge});
    const double rim = 0.045 * side;
    const Ring face = box_ring(corner + Point{rim, rim}, side - 2 * rim, side - 2 * rim, radius * 0.7);
    layer.shapes.push_back(Fill{{face}, look.ground});
    // A light line at the head and a dark foot make it a piece of board.
    layer.shapes.push_back(
        Fill{{box_ring(corner + Point{rim, rim}, side - 2 * rim, 0.035 * side)}, colour(0xFFFFFF, 0.20)});
    layer.shapes.push_back(
        Fill{{box_ring(corner + Point{rim, side - rim - 0.06 * side}, side - 2 * rim, 0.06 * side)},
             colour(0x000000, 0.12)});
    if (look.elite) {
        layer.shapes.push_back(
            Fill{{box_ring(corner + Point{rim, rim}, 0.085 * side, side - 2 * rim)}, gold});
    }
    layer.shapes.push_back(
        Strip{.chains = {body}, .colour = colour(0x15120D, 0.75), .width = 0.028 * side, .closed = true});
    if (look.symbol == Symbol::star) {
        add_leader(look, at, side, layer);
    } else if (look.print == CounterPrint{}) {
        add_figure(look, at, side, layer);
    } else if (side >= near_side) {
        add_near_print(look, at, side, layer);
    } else {
        add_small_print(look, at, side, layer);
    }
    if (!look.code.empty()) {
        const double left = (look.elite ? 0.14 : 0.07) * side;
        const double size = 0.215 * side;
        layer.shapes.push_back(Glyphs{
            .at = Point{corner.x + left + text_width(look.code, size, Face::strong) / 2, at.y + 0.40 * side},
            .text = look.code,
            .size = size,
            .colour = look.ink,
            .face = Face::strong});
    }
    for (std::size_t i = 0; i < look.marks.size(); ++i) {
        const Point where = corner + Point{(i % 2 == 0 ? 0.95 : 0.05) * side, (i < 2 ? 0.05 : 0.95) * side};
        add_mark(look.marks[i], where, 0.165 * side, layer);
    }
}

void add_stack_count(int count, Point at, double side, Layer& layer) {
    const double radius = 0.165 * side;
    const Point centre = at + Point{0.45, -0.45} * side;
    add_disc(centre, radius, colour(0x1C1A16), layer);
    add_letter(fmt::format("{}", count), centre, radius, layer);
}

}  // namespace hd::view
