#include "app/view/glides.hpp"

#include <algorithm>

namespace hd::view {

namespace {

// Quick at first, and slow towards the end.
double eased(double share) {
    const double left = 1 - share;
    return 1 - left * left * left;
}

}  // namespace

void Glides::follow(const std::vector<PlacedCounter>& counters, const BoardFrame& plain, double now,
                    bool on) {
    if (!on) {
        ways_.clear();
        last_arrival_ = 0;
        return;
    }
    std::map<std::int32_t, Way> next;
    for (const PlacedCounter& one : counters) {
        if (one.unit == 0) continue;
        const auto known = ways_.find(one.unit);
        Way way{.hex = one.hex, .from = {}};
        if (known != ways_.end()) {
            way = known->second;
            if (way.hex != one.hex) {
                // From where it is seen now, which may be on its way already.
                const Point seen = plain.centre(way.hex) + behind(one.unit, now);
                const std::int32_t hexes = std::max(1, plain.grid().distance(way.hex, one.hex));
                way = {one.hex, seen - plain.centre(one.hex), now,
                       std::min(seconds_a_hex * hexes, longest_glide)};
                last_arrival_ = std::max(last_arrival_, now + way.takes);
            }
        }
        next.emplace(one.unit, way);
    }
    ways_ = std::move(next);
}

Point Glides::behind(std::int32_t unit, double now) const {
    const auto found = ways_.find(unit);
    if (found == ways_.end() || found->second.takes <= 0) return {};
    const Way& way = found->second;
    const double share = (now - way.begun) / way.takes;
    return share >= 1 ? Point{} : way.from * (1 - eased(std::max(0.0, share)));
}

}  // namespace hd::view
