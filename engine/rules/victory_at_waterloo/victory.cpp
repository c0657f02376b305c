#include "engine/rules/victory_at_waterloo/victory.hpp"

#include "engine/rules/agenda.hpp"
#include "engine/rules/victory_at_waterloo/morale.hpp"
#include "engine/rules/victory_at_waterloo/sequence.hpp"
#include "engine/rules/victory_at_waterloo/story.hpp"

namespace hd::vaw {

namespace {

// The rulings that an end follows from beside its own rule.
void explain_end(Transaction& edit, Rule rule, std::int32_t line) {
    const auto because = [&edit](Rule also) {
        note(edit, {.op = Op::result, .rule = also, .label = Label::victory_line});
    };
    if (rule == Rule::win_2) because(Rule::a_39);
    if (rule == Rule::ogrd_5) {
        because(Rule::a_74);
        because(Rule::a_75);
    }
    if (rule != Rule::win_3) return;
    note(edit, {.op = Op::column, .rule = Rule::win_3, .label = Label::victory_line, .num = line});
    because(Rule::play_3);
    because(Rule::a_77);
}

void end_game(Conduct& conduct, Level level, Rule rule, std::int32_t line, EventNumber cause) {
    Transaction edit(conduct.game.state, conduct.log);
    edit.edit(the_verdict).level = level;
    rules::take_off(edit, conduct.game.state, root_item);
    if (explains(conduct)) explain_end(edit, rule, line);
    edit.commit(head(conduct, EventKind::game_won, rule, cause, 0, static_cast<std::int32_t>(level)));
}

}  // namespace

bool check_rout(Conduct& conduct, Rule rule, EventNumber cause) {
    bool french = false;
    bool coalition = false;
    for (const ArmyId id : all_armies) {
        const Army& army = conduct.game.state.at(army_row(id));
        if (!routs(setting_of(conduct.game), id, army)) continue;
        (id == ArmyId::french ? french : coalition) = true;
        tell(conduct,
             head(conduct, EventKind::routed, Rule::win_1, cause, army_row(id).raw, army.turn_losses));
    }
    if (!french && !coalition) return false;
    // VAW-WIN-2: both at once is a tactical victory of the Coalition.
    const bool both = french && coalition;
    const Level alone = french ? Level::coalition_strategic : Level::french_strategic;
    end_game(conduct, both ? Level::coalition_tactical : alone, both ? Rule::win_2 : rule, 0,
             last_event(conduct));
    return true;
}

void judge(Conduct& conduct, EventNumber cause) {
    // VAW-A-77: morale is read afresh from the loss markers, against the thresholds as they stand.
    const auto now = [&conduct](ArmyId id) {
        const Army& army = conduct.game.state.at(army_row(id));
        return morale(setting_of(conduct.game), id, army, army.turn_losses);
    };
    const Morale british = now(ArmyId::british);
    const unsigned line = (now(ArmyId::french).demoralised ? 1U : 0U) | (british.demoralised ? 2U : 0U) |
                          (british.disintegrated ? 4U : 0U) | (now(ArmyId::prussian).demoralised ? 8U : 0U);
    const Level level = setting_of(conduct.game).tables.victory[line];
    end_game(conduct, level, Rule::win_3, static_cast<std::int32_t>(line), cause);
}

rules::Outcome outcome(const rules::Game& game) {
    const Level level = game.state.at(the_verdict).level;
    rules::Outcome result;
    for (const ArmyId id : all_armies) {
        result.scores.emplace_back(army_names[static_cast<std::size_t>(id)],
                                   game.state.at(army_row(id)).turn_losses);
    }
    if (level == Level::none) return result;
    const bool french = level == Level::french_tactical || level == Level::french_strategic;
    result.complete = true;
    result.winner = french ? french_seat : coalition_seat;
    result.level = level_names[static_cast<std::size_t>(level)];
    return result;
}

}  // namespace hd::vaw
