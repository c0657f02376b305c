// What floats beside a thing and explains it: a card with a coloured side, a title, words, and the rule.
#pragma once

#include "app/studio/ui.hpp"

#include <string>

namespace hd::studio {

enum class TipKind : std::uint8_t { plain, info, refused, warning, rule };

struct Tip {
    std::string title = {};
    std::string words = {};
    std::string rule = {};       // "VAW-MOVE-5"
    std::string rule_cite = {};  // the book's place, shown before the id: "How to Move, paragraph 3"
    std::string chip = {};       // "proved by 3 tests"
    TipKind kind = TipKind::plain;
};

// Floats near `by`, inside the window, drawn over everything.
void put_tip(const Ui& ui, const Tip& tip, const Box& by);
// The same where the caller found a place for it.
void put_tip_at(const Ui& ui, const Tip& tip, ImVec2 top_left);
// In place, as a part of a page; gives its box.
Box put_tip_card(const Ui& ui, const Tip& tip, ImVec2 top_left, float width);
float tip_width(const Ui& ui, const Tip& tip);
float tip_height(const Ui& ui, const Tip& tip, float width);

}  // namespace hd::studio
