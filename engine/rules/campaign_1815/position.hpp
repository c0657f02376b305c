// A position of a game as the start of a scenario. Knows no file.
#pragma once

#include "engine/rules/ruleset.hpp"
#include "engine/scenario/scenario.hpp"

namespace hd::c1815 {

// What read_start reads, from a game in which a side chooses whom to move or where to rally first: refused
// while orders are given, a counter is on its way or attacks are made, and when the game is over.
tl::expected<scenario::Start, rules::Refusal> position(const rules::Game& game);

}  // namespace hd::c1815
