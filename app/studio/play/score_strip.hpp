// The score over the board: turns as boxes, and a bar of losses for each army with a tick at every threshold.
#pragma once

#include "app/studio/ui.hpp"
#include "app/view/board_picture.hpp"

#include <span>

namespace hd::studio {

void put_score_strip(const Ui& ui, std::span<const view::Track> tracks, const Box& box);

}  // namespace hd::studio
