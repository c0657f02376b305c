#include "engine/ledger/dice.hpp"

#include <algorithm>
#include <cassert>
#include <limits>

namespace hd::ledger {

std::uint64_t mixed(std::uint64_t seed, std::uint64_t n) {
    std::uint64_t x = seed + (n + 1) * 0x9E3779B97F4A7C15U;
    x = (x ^ (x >> 30U)) * 0xBF58476D1CE4E5B9U;
    x = (x ^ (x >> 27U)) * 0x94D049BB133111EBU;
    return x ^ (x >> 31U);
}

int draw(std::uint64_t seed, const DieKey& key, int sides) {
    assert(sides >= 1 && sides <= 255);
    const std::uint64_t what = (std::uint64_t{key.stream} << 48U) | (std::uint64_t{key.turn} << 32U) |
                               std::uint64_t{static_cast<std::uint32_t>(key.subject)};
    const auto n = static_cast<std::uint64_t>(sides);
    // Values above the last whole multiple of `sides` are rejected: every face is exactly as likely.
    const std::uint64_t limit = std::numeric_limits<std::uint64_t>::max() / n * n;
    for (std::uint64_t attempt = 0;; ++attempt) {
        const std::uint64_t x = mixed(mixed(seed, what), (attempt << 16U) | key.nth);
        if (x < limit) return static_cast<int>(x % n) + 1;
    }
}

void Dice::give(std::span<const int> values, DieSource source) {
    given_.assign(values.begin(), values.end());
    given_source_ = source;
    next_ = 0;
}

Die Dice::roll(DieKey key, int sides) {
    if (next_ < given_.size()) {
        const int value = given_[next_++];
        const bool is_face = value >= 1 && value <= sides;
        if (!is_face) bad_ = value;
        return {.key = key,
                .sides = static_cast<std::uint8_t>(sides),
                .value = static_cast<std::uint8_t>(is_face ? value : 1),
                .source = given_source_};
    }
    const auto same = std::find_if(recorded_.begin(), recorded_.end(),
                                   [&](const Die& die) { return die.key == key && die.sides == sides; });
    if (same != recorded_.end()) return *same;
    return {.key = key,
            .sides = static_cast<std::uint8_t>(sides),
            .value = static_cast<std::uint8_t>(draw(seed_, key, sides)),
            .source = DieSource::drawn};
}

}  // namespace hd::ledger
