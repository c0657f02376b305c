// A position of a game as the start of a scenario. Knows no file.
#pragma once

#include "engine/rules/ruleset.hpp"
#include "engine/scenario/scenario.hpp"

namespace hd::c1815 {

// What read_start reads, from a game at the beginning of a player turn: refused while orders are given, a
// counter is on its way or an attack is carried out, and when the game is over.
tl::expected<scenario::Start, rules::Refusal> position(const rules::Game& game);

}  // namespace hd::c1815
