// A computer player that plays to win, one plan for the side: moves and attacks are valued together, the best
// is done, and the rest is valued anew.
#pragma once

#include "engine/players/description.hpp"
#include "engine/players/player.hpp"

namespace hd::players {

std::unique_ptr<Player> make_computer(const Description& game, const Level& level);

}  // namespace hd::players
