// The state's hash: the wrapping sum of one contribution per cell, so that a change costs two contributions
// and the order of changes doesn't matter. A zero contributes nothing, so rows not in play don't either.
#pragma once

#include "engine/ledger/ref.hpp"

#include <cstdint>

namespace hd::ledger {

constexpr std::uint64_t contribution(Cell cell, std::int32_t value) {
    if (value == 0) return 0;
    std::uint64_t x = (std::uint64_t{cell} + 1) * 0x9E3779B97F4A7C15U;
    x ^= std::uint64_t{static_cast<std::uint32_t>(value)} * 0xC2B2AE3D27D4EB4FU;
    x ^= x >> 32U;
    x *= 0xD6E8FEB86659FD93U;
    return x ^ (x >> 32U);
}

}  // namespace hd::ledger
