#include "app/view/seeded.hpp"

#include "engine/ledger/dice.hpp"

#include <cmath>

namespace hd::view {

double chance(std::uint64_t what, std::uint64_t which) {
    return static_cast<double>(ledger::mixed(what, which) >> 40U) / 16'777'216.0;
}

namespace {

double corner(double x, double y, std::uint64_t what) {
    const auto column = static_cast<std::uint32_t>(static_cast<std::int32_t>(x));
    const auto row = static_cast<std::uint32_t>(static_cast<std::int32_t>(y));
    return chance(what, std::uint64_t{row} << 32U | column);
}

double eased(double t) {
    return t * t * (3 - 2 * t);
}

}  // namespace

double noise(Point at, std::uint64_t what) {
    const double x = std::floor(at.x);
    const double y = std::floor(at.y);
    const double fx = eased(at.x - x);
    const double fy = eased(at.y - y);
    const double top = corner(x, y, what) * (1 - fx) + corner(x + 1, y, what) * fx;
    const double bottom = corner(x, y + 1, what) * (1 - fx) + corner(x + 1, y + 1, what) * fx;
    return top * (1 - fy) + bottom * fy;
}

}  // namespace hd::view
