#include "engine/rules/campaign_1815/position.hpp"

#include "engine/rules/agenda.hpp"
#include "engine/rules/campaign_1815/label.hpp"
#include "engine/rules/campaign_1815/sequence.hpp"
#include "engine/rules/campaign_1815/start_position.hpp"

namespace hd::c1815 {

tl::expected<scenario::Start, rules::Refusal> position(const rules::Game& game) {
    const Ref<Item> next = rules::next_item(game.state);
    if (!next) return tl::unexpected(*refused(Rule::r_13_1, Reason::game_over));
    const Item& item = game.state.at(next);
    // 1815 3#2: a scenario begins within movement, with the orders given, or with recovery.
    const bool moves = item.step == number(StepId::movement);
    const bool rallies = item.step == number(StepId::rally) && item.a == 0;
    if (next != root_item || (!moves && !rallies)) {
        const bool on_its_way = item.step == number(StepId::move_unit);
        return tl::unexpected(*refused(Rule::r_3_2, Reason::half_done, on_its_way ? item.a : 0));
    }
    const Clock& clock = game.state.at(the_clock);
    scenario::Start start;
    start.turn = clock.turn;
    start.step = phase_names[static_cast<std::size_t>(clock.phase)];
    if (moves) start.values.push_back({std::string(orders_given), true});
    start.tables = rules::start_tables(game, settable_fields(), Unit::table);
    return start;
}

}  // namespace hd::c1815
