// How well colours can be told apart: contrast as WCAG 2 measures it, the difference CIEDE2000, and how they
// look to people who lack one kind of cone.
#pragma once

#include "app/view/picture.hpp"

#include <array>
#include <span>
#include <string_view>

namespace hd::view_test {

// WCAG 2: 1 for two that are the same, 21 for black and white.
double contrast(view::Colour a, view::Colour b);

struct Lab {
    double l = 0;
    double a = 0;
    double b = 0;
};
// CIEDE2000 with all three weights 1. Sharma, Wu, Dalal 2005.
double difference(Lab one, Lab other);

// An eye, as what it makes of linear red, green and blue.
struct Eye {
    std::string_view name;
    std::array<std::array<double, 3>, 3> matrix;
};
// Normal sight and the three kinds of Machado, Oliveira and Fernandes 2009 at severity 1.
const std::array<Eye, 4>& eyes();

// As that eye sees it, under the white of sRGB.
Lab seen(view::Colour colour, const Eye& eye);
// The difference of the two colours of a set that are hardest to tell apart.
double least_difference(std::span<const view::Colour> colours, const Eye& eye);

}  // namespace hd::view_test
