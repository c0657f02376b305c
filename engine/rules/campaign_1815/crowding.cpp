#include "engine/rules/campaign_1815/crowding.hpp"

#include "engine/rules/campaign_1815/action_kind.hpp"
#include "engine/rules/campaign_1815/morale.hpp"
#include "engine/rules/campaign_1815/movement.hpp"
#include "engine/rules/campaign_1815/recovery.hpp"
#include "engine/rules/campaign_1815/sequence.hpp"
#include "engine/rules/campaign_1815/stacking.hpp"

#include <algorithm>

namespace hd::c1815 {

namespace {

bool after_combat(const Item& item) {
    return item.a != 0;
}

// The hex that is too full, and whose it is; none when there is none.
struct Crowd {
    Place hex;
    Seat seat;
};

// 1815 6#1: the limit is in force for both sides; who has the player turn is looked at first.
Crowd crowd(const ledger::State& state, const Setting& setting) {
    const Seat side = state.at(the_clock).side;
    if (const Place hex = crowded_hex(state, setting, side)) return {hex, side};
    return {crowded_hex(state, setting, opponent(side)), opponent(side)};
}

}  // namespace

Seat crowding_decider(const rules::Game& game, const Item& item) {
    const Crowd found = crowd(game.state, setting_of(game));
    return found.hex ? found.seat : item.owner;
}

void crowding_options(const View& view, const Item&, std::vector<rules::Action>& out) {
    const Crowd found = crowd(view.common(), setting_of(view));
    if (!found.hex) return;
    for (const Ref<Unit> unit : one_too_many(view.common(), setting_of(view), found.hex, found.seat))
        out.push_back(action(ActionKind::excess, unit.raw));
}

std::optional<Refusal> crowding_refusal(const View& view, const Item&, const rules::Action& what) {
    if (!is(what, ActionKind::excess)) return refused(Rule::r_6_4, Reason::not_now);
    const ledger::State& state = view.common();
    const Crowd found = crowd(state, setting_of(view));
    const Ref<Unit> unit = named_unit(state, what.a);
    if (!unit) return refused(Rule::r_6_4, Reason::no_such_unit);
    const auto may = one_too_many(state, setting_of(view), found.hex, found.seat);
    if (std::find(may.begin(), may.end(), unit) != may.end()) return std::nullopt;
    // 1815 A-58: who is disrupted counts as one too many already.
    const Rule rule = state.at(unit).disrupted != 0 ? Rule::r_a_58 : Rule::r_6_4;
    return refused(rule, Reason::not_crowded, unit.raw);
}

void crowding_act(Conduct& conduct, Ref<Item> item, const rules::Action& what) {
    const Ref<Unit> unit{what.a};
    const ledger::State& state = conduct.game.state;
    const Rule rule = stacking_rule(state, stack_at(state, state.at(unit).place, state.at(unit).seat));
    std::vector<Line> working;
    if (explains(conduct)) {
        working.push_back({.rule = Rule::r_6_3, .label = Label::data_value, .unit = unit.raw});
        working.push_back({.rule = Rule::r_6_4, .label = Label::data_value, .unit = unit.raw});
        // 1815 A-07: the recovery phase follows at once.
        if (!after_combat(state.at(item)) && state.at(unit).seat == state.at(the_clock).side)
            working.push_back({.rule = Rule::r_a_07, .label = Label::data_value, .unit = unit.raw});
    }
    disrupt(conduct, unit, rule, last_event(conduct), EventKind::crowded_out, working);
}

void crowding_otherwise(Conduct& conduct, Ref<Item> item) {
    const bool ends = after_combat(conduct.game.state.at(item));
    const Seat side = conduct.game.state.at(the_clock).side;
    EventNumber began = 0;
    {
        Transaction edit(conduct.game.state, conduct.log);
        const Phase next = phase_of(side, PhaseKind::rally);
        if (ends) {
            edit.edit(item).a = 0;
            go_on(edit, StepId::player_end);
        } else {
            begin_phase(edit, next);
        }
        const auto phase = static_cast<std::int32_t>(next);
        began = edit.commit(head(conduct, ends ? EventKind::player_turn_ended : EventKind::phase_began,
                                 Rule::r_3_2, last_event(conduct), 0, ends ? 0 : phase));
    }
    if (!ends) recover_early(conduct, began);
}

}  // namespace hd::c1815
