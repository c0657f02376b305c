#include "app/view/story.hpp"

#include "app/view/words.hpp"

#include <fmt/format.h>

namespace hd::view {

std::string event_text(const Moment& moment) {
    return face_of(*moment.game.ruleset).event(moment);
}

std::string refusal_text(const Refused& refused, const Rulebook& rulebook) {
    std::string text = face_of(*refused.game.ruleset).refusal(refused);
    const std::uint16_t rule = refused.refusal.rule;
    const std::string title = rulebook.title(rule);
    const std::string cite = rulebook.cite(rule);
    if (!title.empty()) return fmt::format("{} {}: {}", text, title, cite);
    return cite.empty() ? text : fmt::format("{} {}", text, cite);
}

std::string stage_text(const rules::Game& game) {
    const rules::Clock& clock = game.state.at(rules::the_clock);
    const std::string phase = face_of(*game.ruleset).phase(clock.phase);
    return phase.empty() ? fmt::format("Turn {}", clock.turn) : fmt::format("Turn {}, {}", clock.turn, phase);
}

std::string outcome_text(const rules::Game& game) {
    const rules::Outcome outcome = game.ruleset->outcome(game);
    if (!outcome.complete) return "The game is not finished.";
    const std::string level = face_of(*game.ruleset).level(outcome.level);
    if (!outcome.winner) return capitalised(level.empty() ? "a draw" : level) + ".";
    return fmt::format("{}: {}.", seat_name(*game.setting, outcome.winner), level);
}

}  // namespace hd::view
