// Line of sight: walks the hex line and asks the game at each step whether, and why, it ends there.
#pragma once

#include "engine/board/line.hpp"

#include <cstdint>

namespace hd::board {

struct Sight {
    bool clear = true;
    LineStep at;              // where it is blocked
    std::int32_t reason = 0;  // what the game answered there
};

// `blocks(const LineStep&, bool is_target) -> int32` is asked after the start for each step up to the target,
// in order; the first answer that is not 0 blocks. The target is asked too, since it is entered over a
// hexside. If the answers do not depend on the way the line is walked, sight from b to a is clear when sight
// from a to b is.
template <class Blocks>
Sight look(const Grid& grid, HexId from, HexId to, Blocks&& blocks) {
    LineWalk walk(grid, from, to);
    while (!walk.at_target() && walk.advance()) {
        const std::int32_t reason = blocks(walk.step(), walk.at_target());
        if (reason != 0) return {false, walk.step(), reason};
    }
    return {};
}

enum class PairRule : std::uint8_t {
    both,    // a line along a hexside is blocked if both hexes block
    either,  // ... if one of them does
};

// Blocking for `look` from two questions: `hex_blocks(HexId)` for each hex between, `side_blocks(EdgeId)` for
// each hexside crossed, both giving a reason or 0. Off the map there is nothing: a line along the map's edge
// is judged by the one hex beside it.
template <class HexBlocks, class SideBlocks>
auto blocking(HexBlocks hex_blocks, SideBlocks side_blocks, PairRule rule) {
    return [=](const LineStep& step, bool is_target) -> std::int32_t {
        if (step.crossed != no_edge)
            if (const std::int32_t reason = side_blocks(step.crossed); reason != 0) return reason;
        if (is_target) return 0;
        const std::int32_t first = hex_blocks(step.hex);
        if (step.other == no_hex) return first;
        const std::int32_t second = hex_blocks(step.other);
        if (rule == PairRule::both) return first != 0 && second != 0 ? first : 0;
        return first != 0 ? first : second;
    };
}

}  // namespace hd::board
