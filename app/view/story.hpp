// Events, refusals and decisions as sentences.
#pragma once

#include "app/view/game_face.hpp"
#include "app/view/rulebook.hpp"

#include <string>

namespace hd::view {

// "Durutte advances L4 to L5 and stops next to Papelotte."
std::string event_text(const Moment& moment);

// "Donzelot cannot go to O6. It has come next to Picton. Stop when spent or in contact: How to Move,
// paragraph 3 (VAW-MOVE-5)."
std::string refusal_text(const Refused& refused, const Rulebook& rulebook);

// Where the game stands: "Turn 7, French attacks".
std::string stage_text(const rules::Game& game);

// How it ended or that it goes on: "The Coalition wins a tactical victory."
std::string outcome_text(const rules::Game& game);

}  // namespace hd::view
