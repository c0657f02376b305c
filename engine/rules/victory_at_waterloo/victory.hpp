// How the game ends.
#pragma once

#include "engine/rules/victory_at_waterloo/losses.hpp"

namespace hd::vaw {

// VAW-WIN-1, VAW-WIN-2: after a whole result. True when an army routs: the game is over and the agenda empty,
// so the caller returns at once. `rule` is the one that a win over one army follows from: win_1, or ogrd_5.
[[nodiscard]] bool check_rout(rules::Conduct& conduct, Rule rule, EventNumber cause);

// VAW-WIN-3: reads the table after the last turn and ends the game.
void judge(rules::Conduct& conduct, EventNumber cause);

rules::Outcome outcome(const rules::Game& game);

}  // namespace hd::vaw
