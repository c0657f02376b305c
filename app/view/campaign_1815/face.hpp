// The words and looks of 1815: The Waterloo Campaign.
#pragma once

#include "app/view/game_face.hpp"

namespace hd::view {

GameFace campaign_face();

}  // namespace hd::view
