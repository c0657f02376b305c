// The table of steps: who decides, by which rule, and what comes next. Holds no rule.
#pragma once

#include "engine/rules/campaign_1815/step.hpp"
#include "engine/rules/campaign_1815/story.hpp"

namespace hd::c1815 {

// By StepId.
std::span<const rules::Step> steps();

// The one item at the root of the agenda: the phase that is being played.
inline constexpr Ref<Item> root_item = Ref<Item>::of_row(0);

// The order of what interrupts whatever else is to be done under the root.
inline constexpr std::int32_t interrupt_order = -1;

// Sets clock and root item for a phase.
void begin_phase(ledger::Transaction& edit, Phase phase);

// The phase of a side: movement, rally or combat.
enum class PhaseKind : std::uint8_t { movement, rally, combat };
constexpr Phase phase_of(Seat seat, PhaseKind kind) {
    const auto first =
        static_cast<std::int32_t>(seat == french_seat ? Phase::french_movement : Phase::allied_movement);
    return static_cast<Phase>(first + static_cast<std::int32_t>(kind));
}

// Sets the root item's step alone: the next part of the phase.
inline void go_on(Transaction& edit, StepId step) {
    edit.edit(root_item).step = number(step);
}

// Why an action is none of the options of its step: by the step's own rule.
std::optional<Refusal> not_an_option(const View& view, const Item& item, const rules::Action& action);

}  // namespace hd::c1815
