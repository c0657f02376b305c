// The board of a game as one seat may know it, ready to be drawn.
#pragma once

#include "app/view/game_face.hpp"

namespace hd::view {

// Seat 0 sees all. A game without hexes gives a scene without a map.
BoardScene make_scene(const rules::View& view, CounterStyle style = CounterStyle::as_printed);

// Adds where units stood in an earlier state of the same game, and which of them are gone; only what the view
// knows.
void add_moves(const rules::View& view, const ledger::State& before, BoardScene& scene);

}  // namespace hd::view
