// Small irregularities that are the same in every picture of the same board.
#pragma once

#include "app/view/picture.hpp"

#include <cstdint>

namespace hd::view {

// 0 to 1 for each pair of numbers.
double chance(std::uint64_t what, std::uint64_t which);

// Smooth noise of 0 to 1 that changes over a distance of about 1.
double noise(Point at, std::uint64_t what);

}  // namespace hd::view
