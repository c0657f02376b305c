// Division and roots of whole numbers, the same on every machine.
#pragma once

#include <cassert>
#include <cstdint>

namespace hd::editor {

// Rounds towards minus infinity. `by` is positive.
constexpr std::int64_t floor_divide(std::int64_t value, std::int64_t by) {
    assert(by > 0);
    const std::int64_t quotient = value / by;
    return value % by < 0 ? quotient - 1 : quotient;
}

// The largest whole number whose square is at most `value`, which is not negative.
constexpr std::int64_t whole_root(std::int64_t value) {
    assert(value >= 0);
    std::int64_t root = 0;
    for (std::int64_t bit = std::int64_t{1} << 31; bit != 0; bit >>= 1) {
        const std::int64_t tried = root + bit;
        if (tried <= value / tried) root = tried;
    }
    return root;
}

}  // namespace hd::editor
