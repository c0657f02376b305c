#include "engine/rules/victory_at_waterloo/turn.hpp"

#include "engine/rules/victory_at_waterloo/morale.hpp"
#include "engine/rules/victory_at_waterloo/sequence.hpp"
#include "engine/rules/victory_at_waterloo/story.hpp"
#include "engine/rules/victory_at_waterloo/victory.hpp"

namespace hd::vaw {

void start_turn(Conduct& conduct, Ref<Item>) {
    const std::int32_t turn = conduct.game.state.at(the_clock).turn + 1;
    Transaction edit(conduct.game.state, conduct.log);
    Clock& clock = edit.edit(the_clock);
    clock.turn = turn;
    clock.phase = static_cast<std::int32_t>(Phase::none);
    const EventNumber began =
        edit.commit(head(conduct, EventKind::turn_began, Rule::play_2, last_event(conduct), 0, turn));
    set_morale(conduct, began);
    set_quotas(conduct, began);
    next_phase(conduct, Rule::play_1, began);
}

// VAW-MOR-1: the Game Losses markers go onto the Turn Losses markers.
void end_turn(Conduct& conduct, Ref<Item> item) {
    const EventNumber cause = last_event(conduct);
    const std::int32_t turn = conduct.game.state.at(the_clock).turn;
    // VAW-PLAY-3: until the last turn has been completed.
    const bool last = turn >= setting_of(conduct.game).tables.turns;
    Transaction edit(conduct.game.state, conduct.log);
    for (const ArmyId id : all_armies) {
        Army& army = edit.edit(army_row(id));
        army.game_losses = army.turn_losses;
        if (explains(conduct)) {
            note(edit, {.op = Op::result,
                        .rule = Rule::mor_1,
                        .label = Label::marker_after,
                        .num = army.turn_losses,
                        .unit = static_cast<std::int32_t>(id)});
        }
    }
    edit.edit(item).step = number(StepId::turn_start);
    const EventNumber ended =
        edit.commit(head(conduct, EventKind::game_losses_updated, Rule::mor_1, cause, 0, turn));
    if (last) judge(conduct, ended);
}

}  // namespace hd::vaw
