#include "engine/rules/victory_at_waterloo/position.hpp"

#include "engine/rules/agenda.hpp"
#include "engine/rules/victory_at_waterloo/label.hpp"
#include "engine/rules/victory_at_waterloo/sequence.hpp"
#include "engine/rules/victory_at_waterloo/start_position.hpp"

namespace hd::vaw {

namespace {

tl::unexpected<rules::Refusal> not_now(Rule rule, Reason reason, std::int32_t unit = 0) {
    return tl::unexpected(*refused(rule, reason, unit));
}

}  // namespace

tl::expected<scenario::Start, rules::Refusal> position(const rules::Game& game) {
    const Ref<Item> next = rules::next_item(game.state);
    if (!next) return not_now(Rule::play_3, Reason::game_over);
    const Item& item = game.state.at(next);
    // VAW-PLAY-1: a scenario begins in a phase, with all that was begun in it done.
    const bool moves = item.step == number(StepId::move_unit);
    if (next != root_item) return not_now(Rule::play_1, Reason::half_done, moves ? item.a : 0);
    const Clock& clock = game.state.at(the_clock);
    scenario::Start start;
    start.turn = clock.turn;
    start.step = phase_names[static_cast<std::size_t>(clock.phase)];
    if (item.step == number(StepId::attacks)) start.values.push_back({std::string(duties_set), true});
    start.tables = rules::start_tables(game, settable_fields(), Unit::table);
    return start;
}

}  // namespace hd::vaw
