// The campaign of 1815 for the computer player: which decisions it ranks by rules of its own, and how.
#pragma once

#include "engine/players/description.hpp"

namespace hd::players::c1815 {

Description description();

}  // namespace hd::players::c1815
