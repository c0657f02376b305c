// Small things that stand in a line of text: chips, caps of keys, ids of rules, arrows of numbers.
#pragma once

#include "app/studio/ui.hpp"

#include <string>
#include <string_view>

namespace hd::studio {

enum class ChipKind : std::uint8_t { quiet, danger, warning, link, good, before, after, lucky, unlucky };

struct Chip {
    std::string label = {};
    const char* icon = nullptr;
    ChipKind kind = ChipKind::quiet;
};

float chip_width(const Ui& ui, const Chip& chip);
void put_chip(const Ui& ui, const Chip& chip, ImVec2 left_middle);

float key_cap_width(const Ui& ui, std::string_view key);
void put_key_cap(const Ui& ui, std::string_view key, ImVec2 left_middle, view::Colour colour);

// A rule's id, or its place in the book, as a link, underlined, cut at `room` (0: no limit); gives its width.
// Tooltip and click are the caller's.
float put_rule_id(const Ui& ui, std::string_view id, ImVec2 left_middle, float room = 0);

}  // namespace hd::studio
