// What must hold after every event.
#pragma once

#include "engine/rules/ruleset.hpp"

#include <string>
#include <vector>

namespace hd::c1815 {

// Sentences about what is broken; empty when all is well.
std::vector<std::string> broken(const rules::Game& game);

}  // namespace hd::c1815
