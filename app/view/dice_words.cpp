#include "app/view/dice_words.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace hd::view {

std::string die_source_text(ledger::DieSource source, std::string_view reference) {
    switch (source) {
        case ledger::DieSource::drawn:
            return "from the generator";
        case ledger::DieSource::typed:
            return reference.empty() ? std::string("typed") : fmt::format("typed, {}", reference);
        case ledger::DieSource::forced:
            return "forced";
    }
    return {};
}

std::string dice_text(const ledger::Log& log, const replay::Notes& notes, ledger::EventNumber event) {
    const auto dice = log.dice(event);
    if (dice.empty()) return {};
    const std::string_view reference = replay::reference_of(notes, log, event);
    const bool alike = std::all_of(dice.begin(), dice.end(),
                                   [&](const ledger::Die& die) { return die.source == dice.front().source; });
    if (alike) {
        const std::string source = die_source_text(dice.front().source, reference);
        return fmt::format("{} {}", dice.size() == 1 ? "Die" : "Dice", source);
    }
    std::string text = "Dice";
    for (const ledger::Die& die : dice) {
        text += fmt::format("{}{} {}", text.size() == 4 ? " " : ", ", die.value,
                            die_source_text(die.source, reference));
    }
    return text;
}

}  // namespace hd::view
