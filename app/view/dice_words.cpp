#include "app/view/dice_words.hpp"

#include <fmt/format.h>

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
    return fmt::format("{} {}", dice.size() == 1 ? "Die" : "Dice",
                       die_source_text(dice.front().source, replay::reference_of(notes, log, event)));
}

}  // namespace hd::view
