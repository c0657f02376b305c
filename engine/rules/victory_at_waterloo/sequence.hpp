// The table of steps: who decides, by which rule, and what comes next. Holds no rule.
#pragma once

#include "engine/ledger/transaction.hpp"
#include "engine/rules/story.hpp"
#include "engine/rules/victory_at_waterloo/event.hpp"
#include "engine/rules/victory_at_waterloo/rule.hpp"
#include "engine/rules/victory_at_waterloo/state.hpp"
#include "engine/rules/victory_at_waterloo/step.hpp"

namespace hd::vaw {

// By StepId.
std::span<const rules::Step> steps();

// The one item at the root of the agenda: the phase that is being played.
inline constexpr Ref<Item> root_item = Ref<Item>::of_row(0);

// Sets clock and root item for a phase.
void begin_phase(ledger::Transaction& edit, Phase phase);

// Goes on to the phase after the present one, as an event phase_began: the root item gets the phase's step
// and seat. Children of the root must be done.
ledger::EventNumber next_phase(rules::Conduct& conduct, Rule rule, ledger::EventNumber cause);

using rules::last_event;

}  // namespace hd::vaw
