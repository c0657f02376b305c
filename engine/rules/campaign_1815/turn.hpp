// The turn: supply, the two player turns, and when the game is over (3, 13).
#pragma once

#include "engine/rules/campaign_1815/story.hpp"

namespace hd::c1815 {

// Steps of the sequence: the next turn begins; a player turn has ended.
void start_turn(Conduct& conduct, Ref<Item> root);
void end_player_turn(Conduct& conduct, Ref<Item> root);

}  // namespace hd::c1815
