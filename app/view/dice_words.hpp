// Where dice come from, in words.
#pragma once

#include "replay/notes.hpp"

#include <string>
#include <string_view>

namespace hd::view {

// "from the generator", "typed", "typed, sheet 12", "forced"
std::string die_source_text(ledger::DieSource source, std::string_view reference);

// Of the dice of an event: "Die from the generator", "Dice typed, sheet 12", of dice of more than one source
// "Dice 4 typed, sheet 12, 3 from the generator"; "" where it has none.
std::string dice_text(const ledger::Log& log, const replay::Notes& notes, ledger::EventNumber event);

}  // namespace hd::view
