#include "app/view/pattern.hpp"

namespace hd::view {

namespace {

// The brace that closes the one at `open`.
std::size_t closing(std::string_view pattern, std::size_t open) {
    int depth = 0;
    for (std::size_t i = open; i < pattern.size(); ++i) {
        if (pattern[i] == '{') ++depth;
        if (pattern[i] == '}' && --depth == 0) return i;
    }
    return pattern.size();
}

}  // namespace

std::string filled(std::string_view pattern, const std::function<std::string(std::string_view)>& word) {
    std::string text;
    while (!pattern.empty()) {
        const std::size_t open = pattern.find('{');
        text += pattern.substr(0, open);
        if (open == std::string_view::npos) break;
        const std::size_t close = closing(pattern, open);
        text += word(pattern.substr(open + 1, close - open - 1));
        pattern.remove_prefix(close + 1);
    }
    return text;
}

}  // namespace hd::view
