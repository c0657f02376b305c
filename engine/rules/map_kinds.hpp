// The kinds of a map by the names that a game has for them.
#pragma once

#include "engine/board/map.hpp"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace hd::rules {

// The bit of a map's kind, or 0 where the map has no such kind.
inline std::uint32_t kind_bit(const std::vector<std::string>& kinds, std::string_view name) {
    const auto found = board::Kinds::find(kinds, name);
    return found ? 1U << *found : 0U;
}

}  // namespace hd::rules
