// A counter as the board draws it, on the board and in the panes.
#pragma once

#include "app/studio/board/sprites.hpp"
#include "app/view/counter.hpp"

namespace hd::studio {

// With its centre at `at`, `side` wide and high; ring and shadow lie around it.
void draw_counter(Sprites& sprites, ImDrawList& list, const view::CounterLook& look, ImVec2 at, double side);

}  // namespace hd::studio
