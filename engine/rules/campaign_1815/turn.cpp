#include "engine/rules/campaign_1815/turn.hpp"

#include "engine/rules/campaign_1815/sequence.hpp"
#include "engine/rules/campaign_1815/supply.hpp"
#include "engine/rules/campaign_1815/victory.hpp"

namespace hd::c1815 {

namespace {

// The movement phase of a side, which begins with its orders.
void begin_player_turn(Conduct& conduct, Seat seat, EventNumber cause) {
    const Phase phase = phase_of(seat, PhaseKind::movement);
    Transaction edit(conduct.game.state, conduct.log);
    begin_phase(edit, phase);
    edit.commit(
        head(conduct, EventKind::phase_began, Rule::r_3_1, cause, 0, static_cast<std::int32_t>(phase)));
}

// 1815 A-33: what mud does to the combats of the turn.
void note_mud(Transaction& edit, const Setting& setting, std::int32_t turn) {
    if (!setting.turn_info(turn).mud) return;
    const auto line = [&](Label label, Number number) {
        note(edit, {.op = Op::column, .rule = Rule::r_a_33, .label = label, .num = setting.number(number)});
    };
    line(Label::mud_halved, Number::mud_bombardment_divisor);
    line(Label::no_shock_mud, Number::mud_no_shock);
}

}  // namespace

void start_turn(Conduct& conduct, Ref<Item>) {
    const std::int32_t turn = conduct.game.state.at(the_clock).turn + 1;
    EventNumber began = 0;
    {
        Transaction edit(conduct.game.state, conduct.log);
        Clock& clock = edit.edit(the_clock);
        clock.turn = turn;
        clock.phase = static_cast<std::int32_t>(Phase::none);
        clock.side = {};
        if (explains(conduct)) note_mud(edit, setting_of(conduct.game), turn);
        if (explains(conduct)) {
            const bool night = setting_of(conduct.game).turn_info(turn).night;
            note(edit, {.op = Op::column, .rule = Rule::r_3_3, .label = Label::night, .num = night});
        }
        began = edit.commit(head(conduct, EventKind::turn_began, Rule::r_3_4, last_event(conduct), 0, turn));
    }
    check_supply(conduct, began);
    begin_player_turn(conduct, french_seat, last_event(conduct));
}

void end_player_turn(Conduct& conduct, Ref<Item> root) {
    const Clock clock = conduct.game.state.at(the_clock);
    if (clock.side == french_seat) {
        begin_player_turn(conduct, allied_seat, last_event(conduct));
        return;
    }
    // 1815 13#1: the night of 18 June is the last turn of the record.
    if (clock.turn >= setting_of(conduct.game).last_turn) {
        judge(conduct, last_event(conduct));
        return;
    }
    Transaction edit(conduct.game.state, conduct.log);
    edit.edit(root).step = number(StepId::turn_start);
    edit.commit(head(conduct, EventKind::player_turn_ended, Rule::r_3_4, last_event(conduct), 0, clock.turn));
}

}  // namespace hd::c1815
