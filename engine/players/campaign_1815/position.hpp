// What a position of the campaign is worth at a quiet point.
#pragma once

#include "engine/players/campaign_1815/scene.hpp"

namespace hd::players::c1815 {

Terms position(const rules::View& view, const Ground& ground, Ways& ways, const Level& level);

}  // namespace hd::players::c1815
