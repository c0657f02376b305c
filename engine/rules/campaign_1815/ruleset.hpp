// 1815: The Waterloo Campaign, as a value of the contract.
#pragma once

#include "engine/rules/ruleset.hpp"

namespace hd::c1815 {

const rules::Ruleset& ruleset();

}  // namespace hd::c1815
