// Corner k of a hex lies a third of the way along step k-1 plus step k, so three times all coordinates are
// whole. The sign of the cross product with the line's way tells on which side a corner lies: negative to the
// left, positive to the right. The line leaves a hex between a left corner and the right one clockwise after
// it, or through a corner that is on the line.
#include "engine/board/line.hpp"

#include <algorithm>

namespace hd::board {

namespace {

std::int64_t cross(Cube a, Cube b) {
    return std::int64_t{a.q} * b.r - std::int64_t{a.r} * b.q;
}

Cube sum(Cube a, Cube b) {
    return {a.q + b.q, a.r + b.r, a.s + b.s};
}

constexpr std::uint32_t before(std::uint32_t k) {
    return (k + 5) % 6;
}
constexpr std::uint32_t after(std::uint32_t k) {
    return (k + 1) % 6;
}

Cube side_step(std::uint32_t k) {
    return step_of(static_cast<Direction>(k));
}

// From a hex to the one that lies opposite over corner k, and (a third of that) to the corner itself.
Cube corner_step(std::uint32_t k) {
    return sum(side_step(before(k)), side_step(k));
}

}  // namespace

LineWalk::LineWalk(const Grid& grid, HexId from, HexId to) : grid_(grid), to_(to), at_(grid.cube(from)) {
    const Cube target = grid.cube(to);
    way_ = {target.q - at_.q, target.r - at_.r, target.s - at_.s};
    for (std::uint32_t k = 0; k < 6; ++k) corners_[k] = cross(way_, corner_step(k));
    step_.hex = from;
}

bool LineWalk::advance() {
    if (way_ == Cube{} || step_.hex == no_hex) return false;
    if (step_.along) return enter(sum(at_, corner_step(pair_corner_)), LineEntry::corner);
    for (std::uint32_t k = 0; k < 6; ++k) {
        const std::int64_t here = side_ + corners_[k];
        const std::int64_t next = side_ + corners_[after(k)];
        if (here < 0 && next > 0) return leave_by_side(k);
        if (here == 0 && next > 0 && side_ + corners_[before(k)] < 0) return leave_by_corner(k);
    }
    return false;
}

bool LineWalk::leave_by_side(std::uint32_t side) {
    const HexId from = step_.hex;
    if (!enter(sum(at_, side_step(side)), LineEntry::hexside)) return false;
    step_.crossed = side < 3 ? EdgeId{from.index * 3 + side} : EdgeId{step_.hex.index * 3 + side - 3};
    return true;
}

bool LineWalk::leave_by_corner(std::uint32_t corner) {
    if (corners_[corner] == 0) return enter_pair(corner);
    // The hexside that goes out from the corner lies to the right of the way or to its left; the line goes
    // into the hex on the other side of it.
    const bool right = corners_[corner] > 0;
    const Cube touched = sum(at_, side_step(right ? corner : before(corner)));
    if (!enter(sum(at_, side_step(right ? before(corner) : corner)), LineEntry::corner)) return false;
    step_.touched = grid_.hex_at(touched);
    return true;
}

bool LineWalk::enter(Cube at, LineEntry entry) {
    const Cube moved{at.q - at_.q, at.r - at_.r, at.s - at_.s};
    side_ += 3 * cross(way_, moved);
    at_ = at;
    step_ = LineStep{};
    step_.hex = grid_.hex_at(at);
    step_.entry = entry;
    return step_.hex != no_hex;
}

bool LineWalk::enter_pair(std::uint32_t corner) {
    const HexId left = grid_.hex_at(sum(at_, side_step(before(corner))));
    const HexId right = grid_.hex_at(sum(at_, side_step(corner)));
    pair_corner_ = corner;
    step_ = LineStep{};
    step_.hex = std::min(left, right);  // no_hex is the largest id
    step_.other = std::max(left, right);
    step_.along = true;
    step_.entry = LineEntry::corner;
    return step_.hex != no_hex;
}

std::vector<LineStep> hex_line(const Grid& grid, HexId from, HexId to) {
    LineWalk walk(grid, from, to);
    std::vector<LineStep> out{walk.step()};
    while (!walk.at_target() && walk.advance()) out.push_back(walk.step());
    return out;
}

}  // namespace hd::board
