#include "engine/rules/victory_at_waterloo/sequence.hpp"

#include "engine/rules/step_table.hpp"
#include "engine/rules/victory_at_waterloo/aftermath.hpp"
#include "engine/rules/victory_at_waterloo/attack.hpp"
#include "engine/rules/victory_at_waterloo/combat.hpp"
#include "engine/rules/victory_at_waterloo/duty.hpp"
#include "engine/rules/victory_at_waterloo/movement.hpp"
#include "engine/rules/victory_at_waterloo/story.hpp"
#include "engine/rules/victory_at_waterloo/turn.hpp"

#include <algorithm>
#include <array>
#include <span>

namespace hd::vaw {

namespace {

using rules::Step;

constexpr std::string_view name(StepId step) {
    return step_names[static_cast<std::size_t>(step)];
}

constexpr Step work(StepId step, Rule rule, void (*run)(Conduct&, Ref<Item>)) {
    return rules::work(name(step), number(rule), run);
}

constexpr Step choose(StepId step, Rule rule, const Step& row,
                      Seat (*decider)(const rules::Game&, const Item&) = rules::item_owner) {
    return rules::choose(name(step), number(rule), row, decider);
}

constexpr std::array movement_steps{
    work(StepId::turn_start, Rule::play_2, start_turn),
    choose(StepId::movement, Rule::move_1,
           {.look = true, .options = list_movement, .refusal = refuse_movement, .act = act_movement}),
    choose(StepId::move_unit, Rule::move_4, {.options = list_steps, .refusal = refuse_step, .act = act_step}),
};

constexpr std::array attack_steps{
    work(StepId::duties, Rule::atk_1, begin_attacks),
    choose(StepId::attacks, Rule::atk_1,
           {.look = true, .options = attacks_options, .refusal = attacks_refusal, .act = attacks_act}),
    choose(StepId::declare, Rule::atk_4,
           {.options = declare_options, .refusal = declare_refusal, .act = declare_act}),
};

constexpr std::array combat_steps{
    choose(StepId::combat, Rule::ocav_4,
           {.options = combat_options,
            .refusal = combat_refusal,
            .act = combat_act,
            .otherwise = resolve_attack},
           combat_decider),
    choose(StepId::choice, Rule::atk_10,
           {.options = choice_options, .refusal = combat_refusal, .act = choice_act}),
    choose(StepId::losses, Rule::res_6,
           {.options = losses_options, .refusal = combat_refusal, .act = losses_act}),
};

constexpr std::array aftermath_steps{
    choose(StepId::aftermath, Rule::res_7,
           {.options = aftermath_options,
            .refusal = combat_refusal,
            .act = aftermath_act,
            .otherwise = aftermath_otherwise},
           aftermath_decider),
    choose(StepId::second_leg, Rule::ocav_6,
           {.options = second_leg_options, .refusal = combat_refusal, .act = second_leg_act}),
    choose(StepId::push_back, Rule::anote_20,
           {.options = push_back_options, .refusal = combat_refusal, .act = push_back_act}),
};

constexpr std::array closing_steps{work(StepId::turn_end, Rule::mor_1, end_turn)};

// By StepId: every row has the name of its place.
constexpr auto table = [] {
    std::array<Step, step_names.size()> rows{};
    auto to = rows.begin() + 1;
    for (const std::span<const Step> part :
         {std::span<const Step>(movement_steps), std::span<const Step>(attack_steps),
          std::span<const Step>(combat_steps), std::span<const Step>(aftermath_steps),
          std::span<const Step>(closing_steps)}) {
        to = std::copy(part.begin(), part.end(), to);
    }
    return rows;
}();
static_assert(std::equal(table.begin(), table.end(), step_names.begin(), step_names.end(),
                         [](const Step& row, std::string_view name) { return row.name == name; }));

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
