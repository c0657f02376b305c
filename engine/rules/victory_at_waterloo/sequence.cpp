#include "engine/rules/victory_at_waterloo/sequence.hpp"

#include "engine/rules/victory_at_waterloo/aftermath.hpp"
#include "engine/rules/victory_at_waterloo/attack.hpp"
#include "engine/rules/victory_at_waterloo/combat.hpp"
#include "engine/rules/victory_at_waterloo/duty.hpp"
#include "engine/rules/victory_at_waterloo/movement.hpp"
#include "engine/rules/victory_at_waterloo/story.hpp"
#include "engine/rules/victory_at_waterloo/turn.hpp"

namespace hd::vaw {

namespace {

using rules::DecisionKind;
using rules::Step;

Seat owner(const rules::Game&, const Item& item) {
    return item.owner;
}

constexpr std::string_view name(StepId step) {
    return step_names[static_cast<std::size_t>(step)];
}

constexpr Step work(StepId step, Rule rule, void (*run)(Conduct&, Ref<Item>)) {
    return {.name = name(step), .rule = number(rule), .run = run};
}

constexpr auto table = [] {
    std::array<Step, step_names.size()> rows{};
    const auto at = [&rows](StepId step) -> Step& { return rows[static_cast<std::size_t>(step)]; };
    at(StepId::turn_start) = work(StepId::turn_start, Rule::play_2, start_turn);
    at(StepId::movement) = {.name = name(StepId::movement),
                            .kind = DecisionKind::choose,
                            .rule = number(Rule::move_1),
                            .look = true,
                            .decider = owner,
                            .options = list_movement,
                            .refusal = refuse_movement,
                            .act = act_movement};
    at(StepId::move_unit) = {.name = name(StepId::move_unit),
                             .kind = DecisionKind::choose,
                             .rule = number(Rule::move_4),
                             .decider = owner,
                             .options = list_steps,
                             .refusal = refuse_step,
                             .act = act_step};
    at(StepId::duties) = work(StepId::duties, Rule::atk_1, begin_attacks);
    at(StepId::attacks) = {.name = name(StepId::attacks),
                           .kind = DecisionKind::choose,
                           .rule = number(Rule::atk_1),
                           .look = true,
                           .decider = owner,
                           .options = attacks_options,
                           .refusal = attacks_refusal,
                           .act = attacks_act};
    at(StepId::declare) = {.name = name(StepId::declare),
                           .kind = DecisionKind::choose,
                           .rule = number(Rule::atk_4),
                           .decider = owner,
                           .options = declare_options,
                           .refusal = declare_refusal,
                           .act = declare_act};
    at(StepId::combat) = {.name = name(StepId::combat),
                          .kind = DecisionKind::choose,
                          .rule = number(Rule::ocav_4),
                          .decider = combat_decider,
                          .options = combat_options,
                          .refusal = combat_refusal,
                          .act = combat_act,
                          .otherwise = resolve_attack};
    at(StepId::choice) = {.name = name(StepId::choice),
                          .kind = DecisionKind::choose,
                          .rule = number(Rule::atk_10),
                          .decider = owner,
                          .options = choice_options,
                          .refusal = combat_refusal,
                          .act = choice_act};
    at(StepId::losses) = {.name = name(StepId::losses),
                          .kind = DecisionKind::choose,
                          .rule = number(Rule::res_6),
                          .decider = owner,
                          .options = losses_options,
                          .refusal = combat_refusal,
                          .act = losses_act};
    at(StepId::aftermath) = {.name = name(StepId::aftermath),
                             .kind = DecisionKind::choose,
                             .rule = number(Rule::res_7),
                             .decider = aftermath_decider,
                             .options = aftermath_options,
                             .refusal = combat_refusal,
                             .act = aftermath_act,
                             .otherwise = aftermath_otherwise};
    at(StepId::second_leg) = {.name = name(StepId::second_leg),
                              .kind = DecisionKind::choose,
                              .rule = number(Rule::ocav_6),
                              .decider = owner,
                              .options = second_leg_options,
                              .refusal = combat_refusal,
                              .act = second_leg_act};
    at(StepId::push_back) = {.name = name(StepId::push_back),
                             .kind = DecisionKind::choose,
                             .rule = number(Rule::anote_20),
                             .decider = owner,
                             .options = push_back_options,
                             .refusal = combat_refusal,
                             .act = push_back_act};
    at(StepId::turn_end) = work(StepId::turn_end, Rule::mor_1, end_turn);
    return rows;
}();

// VAW-PLAY-1: the phases of a turn, by Phase.
struct PhaseRow {
    StepId step = StepId::none;
    Seat side;
};
constexpr auto phases = std::to_array<PhaseRow>({{},
                                                 {StepId::movement, french_seat},
                                                 {StepId::duties, french_seat},
                                                 {StepId::movement, coalition_seat},
                                                 {StepId::duties, coalition_seat},
                                                 {StepId::turn_end, Seat{}}});

}  // namespace

std::span<const Step> steps() {
    return table;
}

void begin_phase(Transaction& edit, Phase phase) {
    const PhaseRow& row = phases[static_cast<std::size_t>(phase)];
    Clock& clock = edit.edit(the_clock);
    clock.phase = static_cast<std::int32_t>(phase);
    clock.side = row.side;
    Item& root = edit.edit(root_item);
    root.step = number(row.step);
    root.owner = row.side;
}

EventNumber next_phase(Conduct& conduct, Rule rule, EventNumber cause) {
    const std::int32_t phase = conduct.game.state.at(the_clock).phase + 1;
    Transaction edit(conduct.game.state, conduct.log);
    begin_phase(edit, static_cast<Phase>(phase));
    return edit.commit(head(conduct, EventKind::phase_began, rule, cause, 0, phase));
}

}  // namespace hd::vaw
