// What must hold after every event.
#pragma once

#include "engine/rules/ruleset.hpp"

#include <string>
#include <vector>

namespace hd::vaw {

// One sentence for each thing that doesn't hold; empty when all does.
std::vector<std::string> broken(const rules::Game& game);

}  // namespace hd::vaw
