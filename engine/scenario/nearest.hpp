// The known name that a misspelt one was most likely meant to be.
#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

namespace hd::scenario {

// Single insertions, deletions, replacements and swaps of neighbours between two names, by bytes;
// names longer than 64 bytes are compared by their first 64.
std::size_t spelling_distance(std::string_view a, std::string_view b);

// The nearest of `known` to `name`, the first of equals; empty when none is near enough to be worth naming.
std::string_view nearest_name(std::string_view name, const std::vector<std::string_view>& known);

}  // namespace hd::scenario
