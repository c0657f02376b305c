// What may be done in the toy game, and why something may not. Reads only what the deciding seat may know.
#pragma once

#include "engine/rules/ruleset.hpp"
#include "tests/support/toy/tables.hpp"

#include <optional>
#include <vector>

namespace hd::toy {

// One function for all decisions: the item says which.
std::optional<rules::Refusal> refusal(const rules::View& view, const Item& item, const rules::Action& action);
void options(const rules::View& view, const Item& item, std::vector<rules::Action>& out);

}  // namespace hd::toy
