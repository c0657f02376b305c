// What can be laid over a board while somebody decides: what the enemy could reach next turn, whom a unit
// stops, what is seen from a hex. Everything is asked of a view.
#pragma once

#include "app/view/game_face.hpp"

#include <string>
#include <vector>

namespace hd::view {

// Every hex in which a unit of another seat could stop in its next movement, were it to begin now; sorted.
std::vector<board::HexId> enemy_reach(const rules::View& view);

// The zone of control of a unit; sorted, empty for one that has none.
std::vector<board::HexId> zone_of(const rules::View& view, std::int32_t unit);

// What is seen from a hex among those as far off as anything that is seen.
struct SightView {
    std::vector<board::HexId> seen;
    std::vector<board::HexId> hidden;
};
SightView make_sight_view(const rules::View& view, board::HexId from);

// Whether one hex is seen from another; where not, what hides it (no_hex: it is out of range) and the rule.
struct SightLine {
    bool seen = false;
    board::HexId blocker = board::no_hex;
    std::uint16_t rule = 0;
};
SightLine make_sight_line(const rules::View& view, board::HexId from, board::HexId to);

}  // namespace hd::view
