#include "engine/rules/campaign_1815/reputation.hpp"

#include "engine/rules/agenda.hpp"
#include "engine/rules/campaign_1815/action_kind.hpp"
#include "engine/rules/campaign_1815/contact.hpp"
#include "engine/rules/campaign_1815/movement.hpp"
#include "engine/rules/campaign_1815/sequence.hpp"
#include "engine/rules/campaign_1815/stacking.hpp"

#include <algorithm>

namespace hd::c1815 {

namespace {

// For the Allies alone.
EventHead secret(const Conduct& conduct, EventKind kind, Rule rule, std::int32_t subject,
                 std::int32_t object) {
    EventHead what = head(conduct, kind, rule, last_event(conduct), subject, object);
    what.seat = allied_seat;
    what.audience = static_cast<std::uint16_t>(1U << static_cast<unsigned>(allied_seat.raw));
    return what;
}

ledger::Die roll_one(Conduct& conduct, std::uint16_t nth) {
    const ledger::DieKey key{.stream = static_cast<std::uint16_t>(Stream::reputation), .nth = nth};
    return conduct.dice.roll(key, 6);
}

// 1815 15.B#2: which divisions a sum brings.
bool is_granted(const Setting& setting, Ref<Unit> unit, std::int32_t sum) {
    const bool second = setting.counter(unit).has(Tag::second_division);
    return sum <= setting.number(second ? Number::second_division_up_to : Number::both_divisions_up_to);
}

// 1815 15.B#3, 1815 15.B#4: whether the hex has room for one more, with those already hidden there; nobody
// hides where a French unit stands in his zone already.
bool has_room(const View& view, Ref<Unit> ref, Place hex) {
    const ledger::State& state = view.common();
    const Setting& setting = setting_of(view);
    if (enemy_at(state, hex, allied_seat) || zone_of_enemy(state, setting, hex, allied_seat)) return false;
    std::vector<Ref<Unit>> stack = stack_at(state, hex, allied_seat);
    for (const Ref<Unit> hidden : setting.hidden) {
        if (view.at(hidden).hidden_at == hex) stack.push_back(hidden);
    }
    stack.push_back(ref);
    return excess(state, setting, stack) == 0;
}

}  // namespace

void roll_reputation(Conduct& conduct) {
    const Setting& setting = setting_of(conduct.game);
    if (setting.hidden.empty()) return;
    const ledger::Die first = roll_one(conduct, 0);
    const ledger::Die second = roll_one(conduct, 1);
    const std::int32_t sum = first.value + second.value;
    Transaction edit(conduct.game.state, conduct.log);
    edit.die(first);
    edit.die(second);
    if (explains(conduct))
        note(edit, {.op = Op::result, .rule = Rule::r_15_b_1, .label = Label::reputation_sum, .num = sum});
    for (const Ref<Unit> unit : setting.hidden) {
        const bool granted = is_granted(setting, unit, sum);
        if (granted) edit.edit(unit).granted = 1;
        if (explains(conduct))
            note(edit, {.op = Op::result,
                        .rule = Rule::r_15_b_2,
                        .label = Label::data_value,
                        .num = granted ? 1 : 0,
                        .unit = unit.raw});
        rules::put_item(edit, {.step = number(StepId::hiding),
                               .owner = allied_seat,
                               .parent = root_item,
                               .order = interrupt_order,
                               .a = unit.raw});
    }
    edit.commit(secret(conduct, EventKind::reputation_rolled, Rule::r_15_b_1, 0, sum));
}

void hiding_options(const View& view, const Item& item, std::vector<rules::Action>& out) {
    const Ref<Unit> unit{item.a};
    bool anywhere = false;
    if (view.at(unit).granted != 0) {
        for (const Place hex : setting_of(view).ambush) {
            if (!has_room(view, unit, hex)) continue;
            out.push_back(action(ActionKind::hide, item.a, hex.raw));
            anywhere = true;
        }
    }
    if (!anywhere) out.push_back(action(ActionKind::pass, item.a));
}

std::optional<Refusal> hiding_refusal(const View& view, const Item& item, const rules::Action& what) {
    std::vector<rules::Action> legal;
    hiding_options(view, item, legal);
    if (std::find(legal.begin(), legal.end(), what) != legal.end()) return std::nullopt;
    if (!is(what, ActionKind::hide)) return refused(Rule::r_15_b_3, Reason::not_now);
    const auto& ambush = setting_of(view).ambush;
    const bool near = std::find(ambush.begin(), ambush.end(), Place{what.b}) != ambush.end();
    if (!near) return refused(Rule::r_15_b_3, Reason::not_adjacent, what.b);
    if (view.at(Ref<Unit>{item.a}).granted == 0) return refused(Rule::r_15_b_2, Reason::not_waiting, item.a);
    const Ref<Unit> enemy = zone_of_enemy(view.common(), setting_of(view), Place{what.b}, allied_seat);
    return enemy ? refused(Rule::r_15_b_4, Reason::in_enemy_zone, item.a, enemy.raw)
                 : refused(Rule::r_6_2_1, Reason::no_room, item.a, what.b);
}

void hiding_act(Conduct& conduct, Ref<Item> item, const rules::Action& what) {
    const Ref<Unit> unit{what.a};
    Transaction edit(conduct.game.state, conduct.log);
    edit.erase(item);
    if (is(what, ActionKind::hide)) {
        edit.edit(unit).hidden_at = Place{what.b};
        edit.commit(secret(conduct, EventKind::unit_hidden, Rule::r_15_b_3, unit.raw, what.b));
        return;
    }
    edit.commit(secret(conduct, EventKind::hiding_passed, Rule::r_a_60, unit.raw, 0));
}

}  // namespace hd::c1815
