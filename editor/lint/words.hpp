// Pieces of the sentences that findings are made of.
#pragma once

#include "editor/lint/finding.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace hd::editor {

// "; did you mean "x"?" for the nearest known name, or nothing.
std::string hint(std::string_view name, const std::vector<std::string>& known);
// Rename this name to the nearest known one; where none is near, the name alone.
Fix rename_to_nearest(std::string_view name, const std::vector<std::string>& known);
// "a, b and c"
std::string joined(const std::vector<std::string>& names);
bool holds(const std::vector<std::string>& names, std::string_view name);

}  // namespace hd::editor
