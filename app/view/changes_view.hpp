// What differs between two positions of a game, as the rows of a table: whom it is about, which value, before
// and after; what matters most first.
#pragma once

#include "app/view/board_picture.hpp"
#include "engine/rules/ruleset.hpp"

#include <string>
#include <vector>

namespace hd::view {

struct ChangeRow {
    Colour side;
    std::string who;
    std::string field;
    std::string before;
    std::string after;
    bool lost = false;       // a unit that left the map for good
    std::int32_t place = 0;  // of a unit, after or else before, as a place number; 0 for none
};

struct ChangesView {
    std::vector<ChangeRow> rows;
};

// `after` is seen by the view; what it may not know is left out, and agenda, clock and what the game keeps in
// hand between two decisions too.
ChangesView make_changes_view(const rules::View& after, const ledger::State& before,
                              std::span<const SideColour> sides);

enum class TextForm : std::uint8_t { plain, csv, json };
std::string changes_text(const ChangesView& view, TextForm form);

}  // namespace hd::view
