// Flat shapes in the coordinates of the screen, drawn through ImGui: for what changes with every move of the
// pointer. Fills are of rings without holes.
#pragma once

#include "app/studio/board/sprites.hpp"
#include "app/view/picture.hpp"

namespace hd::studio {

void draw_layer(ImDrawList& list, Sprites& sprites, const view::Layer& layer);

}  // namespace hd::studio
