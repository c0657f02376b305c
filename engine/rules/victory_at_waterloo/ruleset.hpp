// Victory at Waterloo as a value of the contract.
#pragma once

#include "engine/rules/ruleset.hpp"

namespace hd::vaw {

const rules::Ruleset& ruleset();

}  // namespace hd::vaw
