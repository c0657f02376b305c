#include "app/view/picture.hpp"

#include <cmath>
#include <numbers>

namespace hd::view {

namespace {

std::uint8_t mixed_channel(std::uint8_t a, std::uint8_t b, double share) {
    return static_cast<std::uint8_t>(std::lround(a + (b - a) * share));
}

// In ems, by the kind of letter: narrow, usual, wide.
double letter_width(char c) {
    constexpr std::string_view narrow = "iljtfrI.,:;'!|()[] -";
    constexpr std::string_view wide = "mwMWQOGDHNU@%";
    if (narrow.find(c) != std::string_view::npos) return 0.29;
    if (wide.find(c) != std::string_view::npos) return 0.76;
    return 0.52;
}

}  // namespace

Colour mix(Colour a, Colour b, double share) {
    return {mixed_channel(a.r, b.r, share), mixed_channel(a.g, b.g, share), mixed_channel(a.b, b.b, share),
            a.a + (b.a - a.a) * share};
}

namespace {

void scale_points(std::vector<std::vector<Point>>& lines, double by) {
    for (std::vector<Point>& line : lines) {
        for (Point& p : line) p = p * by;
    }
}

void scale(Fill& fill, double by) {
    scale_points(fill.rings, by);
}
void scale(Strip& strip, double by) {
    scale_points(strip.chains, by);
    strip.width *= by;
    for (double& dash : strip.dash) dash *= by;
}
void scale(Discs& discs, double by) {
    for (Point& p : discs.centres) p = p * by;
    discs.radius *= by;
}
void scale(Hatch& hatch, double by) {
    scale_points(hatch.rings, by);
    hatch.step *= by;
    hatch.width *= by;
}
void scale(Glyphs& glyphs, double by) {
    glyphs.at = glyphs.at * by;
    glyphs.size *= by;
    glyphs.halo_width *= by;
    glyphs.spacing *= by;
}

}  // namespace

void scale_layer(Layer& layer, double by) {
    if (by == 1) return;
    for (Shape& shape : layer.shapes) {
        std::visit([by](auto& one) { scale(one, by); }, shape);
    }
    scale_points(layer.clip, by);
}

double text_width(std::string_view text, double size, Face face) {
    double ems = 0;
    for (const char c : text) {
        if ((static_cast<unsigned char>(c) & 0xC0U) != 0x80U) ems += letter_width(c);
    }
    return ems * size * (face == Face::strong || face == Face::map_bold ? 1.06 : 1.0);
}

Ring box_ring(Point corner, double width, double height, double radius) {
    if (radius <= 0) {
        return {corner, corner + Point{width, 0}, corner + Point{width, height}, corner + Point{0, height}};
    }
    Ring ring;
    const Point centres[4] = {{corner.x + width - radius, corner.y + radius},
                              {corner.x + width - radius, corner.y + height - radius},
                              {corner.x + radius, corner.y + height - radius},
                              {corner.x + radius, corner.y + radius}};
    for (int side = 0; side < 4; ++side) {
        for (int step = 0; step <= 4; ++step) {
            const double angle = std::numbers::pi * (-0.5 + 0.5 * side + step / 8.0);
            ring.push_back(centres[side] + Point{std::cos(angle), std::sin(angle)} * radius);
        }
    }
    return ring;
}

Ring disc_ring(Point centre, double radius) {
    Ring ring;
    for (int step = 0; step < 32; ++step) {
        const double angle = std::numbers::pi * step / 16.0;
        ring.push_back(centre + Point{std::cos(angle), std::sin(angle)} * radius);
    }
    return ring;
}

}  // namespace hd::view
