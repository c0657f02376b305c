// The straight line between two hex centres, exactly and in integers: every hex whose inside it crosses, in
// order.
#pragma once

#include "engine/board/grid.hpp"

#include <array>
#include <cstdint>
#include <vector>

namespace hd::board {

// How the line comes into a step of it.
enum class LineEntry : std::uint8_t { start, hexside, corner };

// Either one hex, or the two hexes between which the line runs along their hexside; each game says what that
// means.
struct LineStep {
    HexId hex;    // of a pair the lower id
    HexId other;  // the second of a pair; no_hex otherwise, and where the pair's second lies off the map
    bool along = false;  // a pair
    LineEntry entry = LineEntry::start;
    EdgeId crossed;  // entry over a hexside: that hexside
    HexId touched;   // entry from one hex into the next through a corner: the third hex there, if on the map
    friend bool operator==(const LineStep&, const LineStep&) = default;
};

// Walks from a centre towards another, and past it as far as the map goes. Allocates nothing.
class LineWalk {
  public:
    // Stands on `from`.
    LineWalk(const Grid& grid, HexId from, HexId to);

    const LineStep& step() const { return step_; }
    bool at_target() const { return !step_.along && step_.hex == to_; }
    // The next step. False, and no more steps, when the line leaves the map or when both hexes are the same.
    bool advance();

  private:
    bool enter(Cube at, LineEntry entry);
    bool enter_pair(std::uint32_t corner);
    bool leave_by_corner(std::uint32_t corner);
    bool leave_by_side(std::uint32_t side);

    Grid grid_;
    HexId to_;
    Cube at_;                                // the last single hex
    Cube way_;                               // from start to target
    std::int64_t side_ = 0;                  // on which side of the line its centre lies, times 3
    std::array<std::int64_t, 6> corners_{};  // what each corner of a hex adds to that
    std::uint32_t pair_corner_ = 0;          // in a pair: the corner of at_ where it begins
    LineStep step_;
};

// All steps from `from` to `to`, both included. The line back has the same hexes and pairs in reverse order.
std::vector<LineStep> hex_line(const Grid& grid, HexId from, HexId to);

}  // namespace hd::board
