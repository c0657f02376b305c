// The yardstick, frozen for ever: each unit alone takes the best of the nearest prize, an attack with twice
// the chances for it as against it, or to stand. New players are measured against it.
#pragma once

#include "engine/players/description.hpp"
#include "engine/players/player.hpp"

namespace hd::players {

std::unique_ptr<Player> make_yardstick(const Description& game);

}  // namespace hd::players
