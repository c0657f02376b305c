// Playing any game by its table of steps: what is to be decided, what may be done, and doing it.
#pragma once

#include "engine/rules/ruleset.hpp"

namespace hd::rules {

// A game set up and run on to its first decision, with dice by its seed. Its events go to the log.
Game begin(const Ruleset& ruleset, const std::shared_ptr<const Setting>& setting, std::uint64_t seed,
           ledger::Log& log, Working working);

// The same with the conduct's own dice; its game's state is all zero before. conduct.decision is then the
// first decision, and conduct.options are its options.
void begin(Conduct& conduct);

Decision decision(const Game& game);

// Exactly what `refusal` accepts, sorted. `out` is cleared first. Nothing when it is not this seat's
// decision.
void options(const View& view, const Game& game, std::vector<Action>& out);

// Why the action is not legal now for the view's seat; nothing when it is.
std::optional<Refusal> refusal(const View& view, const Game& game, const Action& action);

// Carries out a legal action and runs on to the next decision: conduct.decision, with conduct.options.
void act(Conduct& conduct, const Action& action);

}  // namespace hd::rules
