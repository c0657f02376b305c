#include "app/view/curve.hpp"
#include "app/view/ground.hpp"
#include "app/view/map_colours.hpp"
#include "app/view/scalar_field.hpp"
#include "app/view/seeded.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace hd::view {

namespace {

constexpr double samples_a_hex = 9;
constexpr std::uint64_t roughness = 1815;

// Heights between the centres of hexes: a weighted mean of the hexes around, with a little unevenness that
// the levels don't know of, in proportion to the relief.
ScalarField heights(const BoardFrame& frame) {
    const double p = frame.pitch();
    ScalarField field(frame.corner() - Point{p, p}, frame.width() + 2 * p, frame.height() + 2 * p,
                      p / samples_a_hex);
    std::vector<double> levels;
    for (const board::HexId hex : frame.hexes()) levels.push_back(frame.map().level(hex));
    const double range = quantile(levels, 0.95) - quantile(levels, 0.05);
    field.fill([&](Point at) {
        double sum = 0;
        double weights = 0;
        const board::HexId middle = frame.hex_near(at);
        for (const board::HexId hex : frame.grid().within(middle, 2)) {
            const double away = length(frame.centre(hex) - at) / p;
            const double weight = std::exp(-away * away * 2.1);
            sum += weight * frame.map().level(hex);
            weights += weight;
        }
        const double uneven = noise(at * (1.3 / p), roughness) + 0.4 * noise(at * (3.1 / p), roughness + 1);
        return sum / weights + range * 0.07 * (uneven - 0.7);
    });
    return field;
}

struct Light {
    double x, y, z;
};

Light light_from(double azimuth, double height) {
    const double a = azimuth * std::numbers::pi / 180;
    const double h = height * std::numbers::pi / 180;
    return {std::sin(a) * std::cos(h), -std::cos(a) * std::cos(h), std::sin(h)};
}

// Brightness over that of level ground, from two suns in the north-west and west; -0.48 to 0.48.
ScalarField shading(const ScalarField& height) {
    ScalarField shade = height;
    const std::size_t columns = height.columns();
    const std::size_t rows = height.rows();
    const auto slope = [&](std::size_t c, std::size_t r) {
        const std::size_t west = c == 0 ? 0 : c - 1;
        const std::size_t east = std::min(c + 1, columns - 1);
        const std::size_t north = r == 0 ? 0 : r - 1;
        const std::size_t south = std::min(r + 1, rows - 1);
        return Point{height.at(east, r) - height.at(west, r), height.at(c, south) - height.at(c, north)};
    };
    std::vector<double> steepness;
    for (std::size_t r = 0; r < rows; ++r) {
        for (std::size_t c = 0; c < columns; ++c) steepness.push_back(length(slope(c, r)));
    }
    // Whatever the land, its steepest parts look alike: nothing is known here of the scale of the ground.
    const double steep = std::max(quantile(steepness, 0.97), 1e-9);
    const Light first = light_from(315, 42);
    const Light second = light_from(260, 50);
    for (std::size_t r = 0; r < rows; ++r) {
        for (std::size_t c = 0; c < columns; ++c) {
            const Point s = slope(c, r) * (0.85 / steep);
            const double norm = std::sqrt(s.x * s.x + s.y * s.y + 1);
            const auto lit = [&](const Light& l) { return (-s.x * l.x - s.y * l.y + l.z) / norm - l.z; };
            const double both = 0.7 * lit(first) + 0.3 * lit(second);
            shade.at(c, r) = std::tanh(2.1 * both) / 2.1;
        }
    }
    return shade;
}

void add_tint(const ScalarField& height, Layer& layer) {
    constexpr int bands = 12;
    const double low = quantile(height.values(), 0.02);
    const double high = std::max(quantile(height.values(), 0.98), low + 1e-9);
    for (int band = 1; band < bands; ++band) {
        const double share = static_cast<double>(band) / bands;
        const Colour tint = share < 0.5 ? mix(ink::paper_low, ink::paper_middle, share * 2)
                                        : mix(ink::paper_middle, ink::paper_high, share * 2 - 1);
        layer.shapes.push_back(Fill{height.above(low + (high - low) * share), tint});
    }
}

// Nested areas, each a little stronger: the sum of their veils follows the shading.
void add_veils(const ScalarField& shade, Colour tone, double strength, Layer& layer) {
    constexpr int bands = 13;
    constexpr double deepest = 0.42;
    for (int band = 0; band < bands; ++band) {
        const double threshold = deepest * (band + 0.35) / bands;
        tone.a = strength * deepest / bands * 1.15;
        std::vector<Ring> rings = shade.above(threshold);
        if (!rings.empty()) layer.shapes.push_back(Fill{std::move(rings), tone});
    }
}

void add_contours(const ScalarField& height, Layer& layer) {
    constexpr double every = 5;
    const double low = quantile(height.values(), 0);
    const double high = quantile(height.values(), 1);
    if ((high - low) / every > 60) return;
    for (double level = std::ceil(low / every) * every; level < high; level += every) {
        const bool is_heavy = std::fmod(level, every * 4) == 0;
        layer.shapes.push_back(Strip{.chains = height.above(level),
                                     .colour = colour(0x6B5330, is_heavy ? 0.20 : 0.12),
                                     .width = is_heavy ? 0.9 : 0.7,
                                     .closed = true});
    }
}

// A faint pattern of fields on the paper, as an old survey has it.
void add_field_pattern(const BoardFrame& frame, Layer& layer) {
    const double p = frame.pitch();
    for (int tone = 0; tone < 2; ++tone) {
        ScalarField field(frame.corner() - Point{p, p}, frame.width() + 2 * p, frame.height() + 2 * p, p / 8);
        field.fill([&](Point at) { return noise(at * (2.2 / p), 40 + static_cast<std::uint64_t>(tone)); });
        layer.shapes.push_back(
            Fill{field.above(0.66), tone == 0 ? colour(0x8A7A3E, 0.035) : colour(0xFFFFFF, 0.09)});
    }
}

}  // namespace

void add_paper(const BoardFrame& frame, Layer& layer) {
    const double p = frame.pitch();
    layer.shapes.push_back(
        Fill{{box_ring(frame.corner() - Point{p, p}, frame.width() + 2 * p, frame.height() + 2 * p)},
             ink::paper_low});
    const ScalarField height = heights(frame);
    add_tint(height, layer);
    add_field_pattern(frame, layer);
    const ScalarField shade = shading(height);
    ScalarField dark = shade;
    for (std::size_t r = 0; r < dark.rows(); ++r) {
        for (std::size_t c = 0; c < dark.columns(); ++c) dark.at(c, r) = -dark.at(c, r);
    }
    add_veils(dark, colour(0x5A4624), 0.70, layer);
    add_veils(shade, ink::relief_light, 0.75, layer);
    add_contours(height, layer);
}

}  // namespace hd::view
