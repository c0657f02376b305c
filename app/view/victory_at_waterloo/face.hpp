// The words and looks of Victory at Waterloo.
#pragma once

#include "app/view/game_face.hpp"

namespace hd::view {

GameFace vaw_face();

}  // namespace hd::view
