#include "engine/rules/campaign_1815/sequence.hpp"

#include "engine/rules/campaign_1815/attack.hpp"
#include "engine/rules/campaign_1815/combat.hpp"
#include "engine/rules/campaign_1815/command.hpp"
#include "engine/rules/campaign_1815/crowding.hpp"
#include "engine/rules/campaign_1815/duty.hpp"
#include "engine/rules/campaign_1815/morale.hpp"
#include "engine/rules/campaign_1815/movement.hpp"
#include "engine/rules/campaign_1815/occupation.hpp"
#include "engine/rules/campaign_1815/recovery.hpp"
#include "engine/rules/campaign_1815/reputation.hpp"
#include "engine/rules/campaign_1815/retreat.hpp"
#include "engine/rules/campaign_1815/turn.hpp"
#include "engine/rules/step_table.hpp"

#include <algorithm>
#include <array>
#include <span>

namespace hd::c1815 {

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

constexpr std::array opening_steps{
    choose(StepId::hiding, Rule::r_15_b_3,
           {.look = true,
            .secret = true,
            .options = hiding_options,
            .refusal = hiding_refusal,
            .act = hiding_act}),
    work(StepId::turn_start, Rule::r_3_4, start_turn),
    work(StepId::orders, Rule::r_8_b_1_1, begin_orders),
    choose(StepId::leaders, Rule::r_8_b_2_5,
           {.options = leaders_options,
            .refusal = leaders_refusal,
            .act = leaders_act,
            .otherwise = leaders_otherwise}),
    choose(StepId::direct, Rule::r_8_b_2_a_1,
           {.options = direct_options, .refusal = direct_refusal, .act = direct_act}),
};

constexpr std::array movement_steps{
    choose(StepId::movement, Rule::r_5_1,
           {.look = true, .options = movement_options, .refusal = movement_refusal, .act = movement_act}),
    choose(StepId::move_unit, Rule::r_5_2,
           {.options = move_unit_options, .refusal = move_unit_refusal, .act = move_unit_act}),
    choose(StepId::displace, Rule::r_8_a_2,
           {.options = displace_options,
            .refusal = not_an_option,
            .act = displace_act,
            .otherwise = displace_otherwise}),
    choose(StepId::withdraw, Rule::r_9_c_4,
           {.options = withdraw_options,
            .refusal = not_an_option,
            .act = withdraw_act,
            .otherwise = withdraw_otherwise}),
    choose(StepId::crowding, Rule::r_6_4,
           {.options = crowding_options,
            .refusal = crowding_refusal,
            .act = crowding_act,
            .otherwise = crowding_otherwise},
           crowding_decider),
    choose(StepId::rally, Rule::r_9_b_5,
           {.options = rally_options, .refusal = rally_refusal, .act = rally_act}),
};

constexpr std::array combat_steps{
    work(StepId::duties, Rule::r_7_1, begin_combat),
    choose(StepId::attacks, Rule::r_7_1,
           {.look = true, .options = attacks_options, .refusal = attacks_refusal, .act = attacks_act}),
    choose(StepId::declare, Rule::r_7_5,
           {.options = declare_options, .refusal = declare_refusal, .act = declare_act}),
    choose(StepId::combat, Rule::r_7_d_1,
           {.options = combat_options,
            .refusal = combat_refusal,
            .act = combat_act,
            .otherwise = resolve_attack},
           combat_decider),
    choose(StepId::losses, Rule::r_7_b_1_2,
           {.options = losses_options,
            .refusal = losses_refusal,
            .act = losses_act,
            .otherwise = losses_otherwise},
           losses_decider),
    choose(StepId::retreats, Rule::r_7_b_3_1,
           {.options = retreats_options,
            .refusal = retreats_refusal,
            .act = retreats_act,
            .otherwise = retreats_otherwise},
           retreats_decider),
    choose(StepId::advance, Rule::r_a_24,
           {.options = advance_options,
            .refusal = advance_refusal,
            .act = advance_act,
            .otherwise = advance_otherwise}),
    work(StepId::player_end, Rule::r_3_4, end_player_turn),
};

// By StepId: every row has the name of its place.
constexpr auto table = [] {
    std::array<Step, step_names.size()> rows{};
    auto to = rows.begin() + 1;
    for (const std::span<const Step> part :
         {std::span<const Step>(opening_steps), std::span<const Step>(movement_steps),
          std::span<const Step>(combat_steps)}) {
        to = std::copy(part.begin(), part.end(), to);
    }
    return rows;
}();
static_assert(std::equal(table.begin(), table.end(), step_names.begin(), step_names.end(),
                         [](const Step& row, std::string_view name) { return row.name == name; }));

// 1815 3#2: the phases of a player turn, by Phase.
struct PhaseRow {
    StepId step = StepId::none;
    Seat side;
};
constexpr auto phases = std::to_array<PhaseRow>({{},
                                                 {StepId::orders, french_seat},
                                                 {StepId::rally, french_seat},
                                                 {StepId::duties, french_seat},
                                                 {StepId::orders, allied_seat},
                                                 {StepId::rally, allied_seat},
                                                 {StepId::duties, allied_seat}});

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
    root.a = 0;
}

std::optional<Refusal> not_an_option(const View& view, const Item& item, const rules::Action& action) {
    std::vector<rules::Action> legal;
    const Step& step = steps()[static_cast<std::size_t>(item.step)];
    step.options(view, item, legal);
    if (std::binary_search(legal.begin(), legal.end(), action)) return std::nullopt;
    return refused(static_cast<Rule>(step.rule), Reason::not_now);
}

}  // namespace hd::c1815
