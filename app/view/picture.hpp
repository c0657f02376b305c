// A flat picture: layers of fills, strips, discs, hatches and runs of glyphs in one coordinate system, x to
// the right and y down, in pixels at scale 1. Painters turn it into SVG, PNG or tiles; it knows no board and
// no game.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace hd::view {

struct Point {
    double x = 0;
    double y = 0;
};
constexpr Point operator+(Point a, Point b) {
    return {a.x + b.x, a.y + b.y};
}
constexpr Point operator-(Point a, Point b) {
    return {a.x - b.x, a.y - b.y};
}
constexpr Point operator*(Point a, double k) {
    return {a.x * k, a.y * k};
}

struct Colour {
    std::uint8_t r = 0;
    std::uint8_t g = 0;
    std::uint8_t b = 0;
    double a = 1;
};
// 0xRRGGBB with an opacity of 0 to 1.
constexpr Colour colour(std::uint32_t rgb, double alpha = 1) {
    return {static_cast<std::uint8_t>(rgb >> 16U), static_cast<std::uint8_t>(rgb >> 8U & 0xFFU),
            static_cast<std::uint8_t>(rgb & 0xFFU), alpha};
}
// a at 0, b at 1.
Colour mix(Colour a, Colour b, double share);

using Ring = std::vector<Point>;   // closed
using Chain = std::vector<Point>;  // open

// Area inside an odd number of rings.
struct Fill {
    std::vector<Ring> rings;
    Colour colour;
};

enum class Cap : std::uint8_t { round, flat };

// Lines of one look.
struct Strip {
    std::vector<Chain> chains;
    Colour colour;
    double width = 1;
    std::vector<double> dash = {};  // on, off, ...
    Cap cap = Cap::round;
    bool closed = false;
};

// Many discs of one radius.
struct Discs {
    std::vector<Point> centres;
    double radius = 1;
    Colour colour;
};

// Parallel lines at 45 degrees over an area.
struct Hatch {
    std::vector<Ring> rings;
    Colour colour;
    double step = 6;
    double width = 1;
};

enum class Face : std::uint8_t { map, map_bold, map_italic, plain, strong };
enum class Anchor : std::uint8_t { start, middle, end };

// A line of text. `at` is on its baseline.
struct Glyphs {
    Point at;
    std::string text;
    double size = 12;
    Colour colour = {};
    Face face = Face::plain;
    Anchor anchor = Anchor::middle;
    std::optional<Colour> halo = std::nullopt;
    double halo_width = 3;
    double spacing = 0;  // between letters
    double turn = 0;     // degrees clockwise round `at`
};

using Shape = std::variant<Fill, Strip, Discs, Hatch, Glyphs>;

struct Layer {
    std::string id;
    std::vector<Shape> shapes;
    std::vector<Ring> clip = {};  // empty: none
};

struct Picture {
    double width = 0;
    double height = 0;
    std::string title;
    std::vector<Layer> layers;
};

// Makes all that it holds so many times as large, about the corner: places, widths, dashes and letters.
void scale_layer(Layer& layer, double by);

// How wide a text is about, in the same unit as `size`: good enough for finding room, the same everywhere.
double text_width(std::string_view text, double size, Face face);

// Four corners of a box with its corners rounded off, as a ring.
Ring box_ring(Point corner, double width, double height, double radius = 0);
Ring disc_ring(Point centre, double radius);

}  // namespace hd::view
