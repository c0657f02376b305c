// Sentences as patterns with words in braces, which a game fills in. A word may hold a pattern of its own.
#pragma once

#include <functional>
#include <string>
#include <string_view>

namespace hd::view {

// The pattern with every "{key}" replaced by word(key); of braces within braces the outer are one key.
std::string filled(std::string_view pattern, const std::function<std::string(std::string_view)>& word);

}  // namespace hd::view
