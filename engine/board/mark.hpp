// Where a value of the data comes from. Knows nothing of what is marked.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace hd::board {

enum class Mark : std::uint8_t { none, printed, rules_text, deduced, found, reconstructed, recalled };

inline constexpr std::array<std::string_view, 7> mark_names{"",      "printed",       "rules_text", "deduced",
                                                            "found", "reconstructed", "recalled"};
// The word used in files; "" for none.
constexpr std::string_view mark_name(Mark mark) {
    return mark_names[static_cast<std::size_t>(mark)];
}
// The mark of that word, "" being none; nothing for other words.
constexpr std::optional<Mark> parse_mark(std::string_view word) {
    for (std::size_t i = 0; i < mark_names.size(); ++i)
        if (mark_names[i] == word) return static_cast<Mark>(i);
    return std::nullopt;
}

}  // namespace hd::board
