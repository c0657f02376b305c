#include "engine/rules/campaign_1815/exits.hpp"

#include "engine/rules/campaign_1815/morale.hpp"
#include "engine/rules/campaign_1815/sequence.hpp"

namespace hd::c1815 {

namespace {

void defect(Conduct& conduct, Ref<Unit> ref, Rule rule, EventNumber cause) {
    Transaction edit(conduct.game.state, conduct.log);
    Unit& unit = edit.edit(ref);
    unit.place = setting_of(conduct.game).defected;
    unit.hidden_at = {};
    unit.steps = 0;
    unit.disrupted = 0;
    edit.commit(head(conduct, EventKind::unit_defected, rule, cause, ref.raw));
}

// 1815 14#4: a die for each unit that is neither cavalry nor disrupted.
void roll_for(Conduct& conduct, Ref<Unit> ref, EventNumber cause) {
    const Setting& setting = setting_of(conduct.game);
    const ledger::DieKey key{.stream = static_cast<std::uint16_t>(Stream::defection),
                             .turn = static_cast<std::uint16_t>(conduct.game.state.at(the_clock).turn),
                             .subject = ref.raw};
    const ledger::Die die = conduct.dice.roll(key, 6);
    const bool defects = die.value <= setting.number(Number::defects_up_to);
    const bool loses = !defects && die.value <= setting.number(Number::loses_step_up_to);
    EventNumber rolled = 0;
    {
        Transaction edit(conduct.game.state, conduct.log);
        edit.die(die);
        if (explains(conduct))
            note(edit, {.op = Op::die, .rule = Rule::r_14_4, .label = Label::die, .num = die.value});
        rolled =
            edit.commit(head(conduct, EventKind::defection_rolled, Rule::r_14_4, cause, ref.raw, die.value));
    }
    if (defects) defect(conduct, ref, Rule::r_14_2, rolled);
    if (loses) lose_step(conduct, ref, Rule::r_14_4, rolled);
}

}  // namespace

std::optional<Refusal> refuse_exit(const ledger::State& state, const Setting& setting, const Walker& walker) {
    const Unit& unit = state.at(walker.unit);
    if (unit.seat != french_seat || unit.type == UnitType::leader)
        return refused(Rule::r_13_6, Reason::no_exit, walker.unit.raw);
    if (!setting.on_map(unit.place) || !setting.on_edge(unit.place, Edge::exit))
        return refused(Rule::r_13_6, Reason::not_an_exit, unit.place.raw);
    const auto stop = halted(state, setting, walker);
    if (stop && stop->reason == static_cast<std::uint16_t>(Reason::must_stop) && stop->parameters[0] != 0)
        return stop;
    // 1815 A-37: the least move is into a hex, and off the map there is none.
    const std::int32_t cost = setting.number(Number::exit_cost);
    if (walker.left < cost)
        return refused(walker.entered == 0 ? Rule::r_a_37 : Rule::r_13_6, Reason::exit_too_dear, cost,
                       walker.left);
    return std::nullopt;
}

void act_exit(Conduct& conduct, Ref<Item> item) {
    const ledger::State& state = conduct.game.state;
    const Setting& setting = setting_of(conduct.game);
    const Ref<Unit> ref{state.at(item).a};
    const Place from = state.at(ref).place;
    // 1815 A-51: the side of the counter that is up.
    const std::int32_t strength = setting.counter(ref).face(state.at(ref).steps).attack;
    Transaction edit(conduct.game.state, conduct.log);
    edit.edit(ref).place = setting.exited;
    edit.edit(the_campaign).exited += strength;
    edit.erase(item);
    if (explains(conduct)) {
        note(edit, {.op = Op::start, .rule = Rule::r_a_51, .label = Label::attack_strength, .num = strength});
        note(edit, {.op = Op::result,
                    .rule = Rule::r_13_3,
                    .label = Label::exit_points,
                    .num = strength * setting.number(Number::exit_points)});
    }
    const EventNumber left = edit.commit(
        head(conduct, EventKind::unit_exited, Rule::r_13_6, last_event(conduct), ref.raw, from.raw));
    check_defection(conduct, left);
}

std::int32_t exit_threshold(const ledger::State& state, const Setting& setting) {
    return setting.number(state.at(the_campaign).reserves_came != 0 ? Number::exit_threshold_reserves
                                                                    : Number::exit_threshold);
}

void check_defection(Conduct& conduct, EventNumber cause, bool by_reserves) {
    const ledger::State& state = conduct.game.state;
    const Setting& setting = setting_of(conduct.game);
    const Campaign& campaign = state.at(the_campaign);
    if (campaign.defected != 0 || campaign.exited < exit_threshold(state, setting)) return;
    std::vector<Ref<Unit>> netherlands;
    for (std::size_t row = 0; row < setting.counters.size(); ++row) {
        const Unit& unit = state.at(unit_row(row));
        const bool there = setting.on_map(unit.place) || unit.place == setting.waiting;
        if (setting.counters[row].nation == Nation::netherlands && there && unit.type != UnitType::leader)
            netherlands.push_back(unit_row(row));
    }
    EventNumber checked = 0;
    {
        Transaction edit(conduct.game.state, conduct.log);
        edit.edit(the_campaign).defected = 1;
        if (explains(conduct) && by_reserves)
            note(edit, {.op = Op::start,
                        .rule = Rule::r_a_39,
                        .label = Label::attack_strength,
                        .num = campaign.exited});
        if (explains(conduct))
            note(edit, {.op = Op::column,
                        .rule = campaign.reserves_came != 0 ? Rule::r_16_b_2 : Rule::r_14_1,
                        .label = Label::threshold,
                        .num = exit_threshold(state, setting)});
        checked = edit.commit(head(conduct, EventKind::defection_checked, Rule::r_14_1, cause, 0,
                                   static_cast<std::int32_t>(netherlands.size())));
    }
    for (const Ref<Unit> ref : netherlands) {
        const Unit& unit = state.at(ref);
        // 1815 14#3: without a die.
        if (unit.type == UnitType::cavalry || unit.disrupted != 0) {
            defect(conduct, ref, Rule::r_14_3, checked);
        } else {
            roll_for(conduct, ref, checked);
        }
    }
}

}  // namespace hd::c1815
