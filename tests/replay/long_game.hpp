// Long recordings of no real game: a drill ground of 300 pieces whose events change what those of games
// change. For tests and measurements of length.
#pragma once

#include "replay/live_game.hpp"

namespace hd::replay {

const Library& drill_library();
// A recording of this many events, `a_frame` of them in each action.
Bytes drill_recording(EventNumber events, EventNumber a_frame = 4);

}  // namespace hd::replay
