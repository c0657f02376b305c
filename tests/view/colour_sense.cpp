#include "tests/view/colour_sense.hpp"

#include <algorithm>
#include <cmath>

namespace hd::view_test {

namespace {

constexpr double pi = 3.14159265358979323846;

double radians(double degrees) {
    return degrees * pi / 180;
}

using Light = std::array<double, 3>;

double linear(std::uint8_t channel) {
    const double c = channel / 255.0;
    return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
}

Light light_of(view::Colour colour) {
    return {linear(colour.r), linear(colour.g), linear(colour.b)};
}

double luminance(view::Colour colour) {
    const Light light = light_of(colour);
    return 0.2126 * light[0] + 0.7152 * light[1] + 0.0722 * light[2];
}

Light times(const std::array<std::array<double, 3>, 3>& matrix, const Light& light) {
    Light out{};
    for (std::size_t row = 0; row < 3; ++row) {
        for (std::size_t k = 0; k < 3; ++k) out[row] += matrix[row][k] * light[k];
    }
    return out;
}

// 0 to 360; 0 for a grey.
double hue(double a, double b) {
    if (a == 0 && b == 0) return 0;
    const double degrees = std::atan2(b, a) * 180 / pi;
    return degrees < 0 ? degrees + 360 : degrees;
}

// From the first hue to the second by the shorter way.
double turn(double from, double to) {
    const double straight = to - from;
    if (straight > 180) return straight - 360;
    return straight < -180 ? straight + 360 : straight;
}

double mean_hue(double one, double other) {
    if (std::abs(one - other) <= 180) return (one + other) / 2;
    return one + other < 360 ? (one + other + 360) / 2 : (one + other - 360) / 2;
}

// c^7 / (c^7 + 25^7), under a root.
double saturation(double chroma) {
    const double seventh = std::pow(chroma, 7);
    return std::sqrt(seventh / (seventh + std::pow(25.0, 7)));
}

}  // namespace

double contrast(view::Colour a, view::Colour b) {
    const auto [dark, bright] = std::minmax({luminance(a), luminance(b)});
    return (bright + 0.05) / (dark + 0.05);
}

double difference(Lab one, Lab other) {
    const double mean_chroma = (std::hypot(one.a, one.b) + std::hypot(other.a, other.b)) / 2;
    const double stretch = 1 + 0.5 * (1 - saturation(mean_chroma));
    const double chroma1 = std::hypot(one.a * stretch, one.b);
    const double chroma2 = std::hypot(other.a * stretch, other.b);
    const double hue1 = hue(one.a * stretch, one.b);
    const double hue2 = hue(other.a * stretch, other.b);
    const bool grey = chroma1 == 0 || chroma2 == 0;

    const double dl = other.l - one.l;
    const double dc = chroma2 - chroma1;
    const double dh = grey ? 0 : 2 * std::sqrt(chroma1 * chroma2) * std::sin(radians(turn(hue1, hue2)) / 2);

    const double l = (one.l + other.l) / 2;
    const double c = (chroma1 + chroma2) / 2;
    const double h = grey ? hue1 + hue2 : mean_hue(hue1, hue2);
    const double t = 1 - 0.17 * std::cos(radians(h - 30)) + 0.24 * std::cos(radians(2 * h)) +
                     0.32 * std::cos(radians(3 * h + 6)) - 0.20 * std::cos(radians(4 * h - 63));
    const double sl = 1 + 0.015 * (l - 50) * (l - 50) / std::sqrt(20 + (l - 50) * (l - 50));
    const double sc = 1 + 0.045 * c;
    const double sh = 1 + 0.015 * c * t;
    const double blue = 30 * std::exp(-std::pow((h - 275) / 25, 2));
    const double rt = -std::sin(radians(2 * blue)) * 2 * saturation(c);
    const double x = dl / sl;
    const double y = dc / sc;
    const double z = dh / sh;
    return std::sqrt(x * x + y * y + z * z + rt * y * z);
}

const std::array<Eye, 4>& eyes() {
    static const std::array<Eye, 4> all{{{"normal", {{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}}},
                                         {"protan",
                                          {{{0.152286, 1.052583, -0.204868},
                                            {0.114503, 0.786281, 0.099216},
                                            {-0.003882, -0.048116, 1.051998}}}},
                                         {"deutan",
                                          {{{0.367322, 0.860646, -0.227968},
                                            {0.280085, 0.672501, 0.047413},
                                            {-0.011820, 0.042940, 0.968881}}}},
                                         {"tritan",
                                          {{{1.255528, -0.076749, -0.178779},
                                            {-0.078411, 0.930809, 0.147602},
                                            {0.004733, 0.691367, 0.303900}}}}}};
    return all;
}

Lab seen(view::Colour colour, const Eye& eye) {
    constexpr std::array<std::array<double, 3>, 3> to_xyz{{{0.4124564, 0.3575761, 0.1804375},
                                                           {0.2126729, 0.7151522, 0.0721750},
                                                           {0.0193339, 0.1191920, 0.9503041}}};
    constexpr Light white{0.95047, 1, 1.08883};
    Light light = times(eye.matrix, light_of(colour));
    for (double& channel : light) channel = std::clamp(channel, 0.0, 1.0);
    Light xyz = times(to_xyz, light);
    for (std::size_t i = 0; i < 3; ++i) {
        const double share = xyz[i] / white[i];
        xyz[i] = share > 216.0 / 24389 ? std::cbrt(share) : (24389.0 / 27 * share + 16) / 116;
    }
    return {116 * xyz[1] - 16, 500 * (xyz[0] - xyz[1]), 200 * (xyz[1] - xyz[2])};
}

double least_difference(std::span<const view::Colour> colours, const Eye& eye) {
    double least = 1e9;
    for (std::size_t i = 0; i < colours.size(); ++i) {
        for (std::size_t j = i + 1; j < colours.size(); ++j) {
            least = std::min(least, difference(seen(colours[i], eye), seen(colours[j], eye)));
        }
    }
    return least;
}

}  // namespace hd::view_test
