// A position of a game as the start of a scenario. Knows no file.
#pragma once

#include "engine/rules/ruleset.hpp"
#include "engine/scenario/scenario.hpp"

namespace hd::vaw {

// What read_start reads, from a game in which a side chooses whom to move or whom to attack: refused while a
// unit is on its way or an attack is carried out, and when the game is over.
tl::expected<scenario::Start, rules::Refusal> position(const rules::Game& game);

}  // namespace hd::vaw
