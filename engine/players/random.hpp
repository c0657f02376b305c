// Plays any legal action, each as likely. Knows no game.
#pragma once

#include "engine/players/player.hpp"

namespace hd::players {

std::unique_ptr<Player> make_random();

}  // namespace hd::players
