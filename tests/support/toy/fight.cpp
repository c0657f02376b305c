#include "tests/support/toy/fight.hpp"

#include "tests/support/toy/deed.hpp"

#include <algorithm>

namespace hd::toy {

using ledger::EventFlag;
using ledger::Op;
using rules::Action;
using rules::Conduct;

namespace {

// Takes a unit out of play, and off the agenda what it was about to do.
void destroy(Deed& deed, const Conduct& conduct, std::int32_t ref) {
    deed.edit().erase(Ref<Unit>{ref});
    const auto items = conduct.game.state.rows<Item>();
    for (std::size_t row = 0; row < items.size(); ++row) {
        const bool its_own = items[row].step == step::walk || items[row].step == step::retreat;
        if (its_own && items[row].a == ref) deed.take_off(Ref<Item>::of_row(static_cast<std::int32_t>(row)));
    }
}

std::int32_t all_at(const Position& now, Place place) {
    std::int32_t mask = 0;
    for (std::int32_t ref = 1; ref <= static_cast<std::int32_t>(unit_rows); ++ref) {
        if (now.stands(ref, place)) mask |= bit(ref);
    }
    return mask;
}

bool gun_near(const Command& command) {
    return command.deployed != 0 && command.gun_x * command.gun_x + command.gun_y * command.gun_y <= 25;
}

// TOY-SEEN-1: everybody sees the strengths of all who fight.
void reveal_fighters(Conduct& conduct, Ref<Item> item, std::int32_t fighters) {
    Deed deed(conduct, item);
    for (std::int32_t ref = 1; ref <= static_cast<std::int32_t>(unit_rows); ++ref) {
        if (has(fighters, ref)) deed.unit(ref).seen = bit(red.raw) | bit(blue.raw);
    }
    deed.item().c = 1;
    deed.commit({.kind = event::revealed, .rule = rule::seen, .subject = deed.was().a});
}

struct Strength {
    std::int32_t attackers = 0;
    std::int32_t defender = 0;
};

Strength strength(const Position& now, std::int32_t mask, std::int32_t top) {
    Strength sum;
    for (std::int32_t ref = 1; ref <= static_cast<std::int32_t>(unit_rows); ++ref) {
        if (has(mask, ref)) sum.attackers += now.unit(ref).steps * now.unit(ref).strength;
    }
    sum.defender = now.unit(top).steps * now.unit(top).strength;
    return sum;
}

// TOY-ASSAULT-3: half the difference, within 2 either way, with the shifts of plan and gun.
std::int32_t odds(Deed& deed, const Position& now, const Strength& sum) {
    const std::int32_t half = std::clamp((sum.attackers - sum.defender) / 2, -2, 2);
    const bool holds = now.command(enemy_of(deed.seat())).shown == plan::hold;
    const bool gun = gun_near(now.command(deed.seat()));
    deed.work({.op = Op::start, .rule = rule::fight, .label = label::attackers, .num = sum.attackers});
    deed.work({.op = Op::add, .rule = rule::fight, .label = label::defender, .num = -sum.defender});
    deed.work({.op = Op::column, .rule = rule::fight, .label = label::half_difference, .num = half});
    deed.work(
        {.op = Op::shift, .applied = holds, .den = 1, .rule = rule::plan, .label = label::holds, .num = -1});
    deed.work(
        {.op = Op::shift, .applied = gun, .den = 1, .rule = rule::gun, .label = label::gun_near, .num = 1});
    return half - (holds ? 1 : 0) + (gun ? 1 : 0);
}

}  // namespace

// TOY-FIRE-1: a shot costs ammunition and hits on 5 or 6; two holds in succession end the exchange.
void act_exchange(Conduct& conduct, Ref<Item> item, const Action& action) {
    const Position now = whole(conduct);
    Deed deed(conduct, item);
    deed.item().owner = enemy_of(deed.seat());
    if (action.kind == act::hold) {
        deed.item().b += 1;
        if (deed.was().b == 1) deed.take_off();
        return deed.commit({.kind = event::held, .rule = rule::fire, .subject = deed.was().a});
    }
    deed.item().b = 0;
    const std::int32_t rounds = deed.unit(action.a).ammunition--;
    const ledger::DieKey key{.stream = stream::fire,
                             .turn = static_cast<std::uint16_t>(now.turn()),
                             .nth = static_cast<std::uint16_t>(full_ammunition - rounds),
                             .subject = action.a};
    const int die = deed.roll(key, 6);
    const bool hit = die >= 5;
    deed.work({.op = Op::die, .rule = rule::fire, .label = label::die, .num = die, .unit = action.a});
    deed.work({.op = Op::result, .rule = rule::fire, .label = hit ? label::hit : label::miss});
    if (hit) {
        deed.follow({.step = step::loss,
                     .owner = enemy_of(deed.seat()),
                     .parent = item,
                     .a = all_at(now, Place{action.b})});
    }
    deed.commit({.kind = event::shot, .rule = rule::fire, .subject = action.a, .object = action.b});
}

void act_loss(Conduct& conduct, Ref<Item> item, const Action& action) {
    Deed deed(conduct, item);
    deed.take_off();
    Unit& unit = deed.unit(action.a);
    unit.steps -= 1;
    const std::int32_t left = unit.steps;
    if (left == 0) destroy(deed, conduct, action.a);
    deed.commit({.kind = event::step_lost, .rule = rule::loss, .subject = action.a, .object = left});
}

void act_assault(Conduct& conduct, Ref<Item> item, const Action& action) {
    Deed deed(conduct, item);
    if (action.kind == act::join) {
        deed.item().b |= bit(action.a);
        return deed.commit(
            {.kind = event::joined, .rule = rule::assault, .subject = action.a, .object = deed.was().a});
    }
    deed.item().step = step::combat;
    deed.commit({.kind = event::front_filled, .rule = rule::front, .subject = deed.was().a});
}

void run_combat(Conduct& conduct, Ref<Item> item) {
    const Position now = whole(conduct);
    const Item it = conduct.game.state.at(item);
    const Place target{it.a};
    const std::int32_t top = now.top_of(target);
    if (it.c == 0) return reveal_fighters(conduct, item, it.b | bit(top));
    Deed deed(conduct, item);
    const std::int32_t column = odds(deed, now, strength(now, it.b, top));
    const ledger::DieKey key{.stream = stream::combat,
                             .turn = static_cast<std::uint16_t>(now.turn()),
                             .nth = static_cast<std::uint16_t>(it.owner.raw * 4 + now.command(it.owner).acts),
                             .subject = target.raw};
    const int die = deed.roll(key, 6);
    const bool won = column + die >= 5;
    deed.work({.op = Op::die, .rule = rule::fight, .label = label::die, .num = die});
    deed.work({.op = Op::result,
               .rule = rule::fight,
               .label = won ? label::attacker_wins : label::defender_wins,
               .num = column + die,
               .where = target.raw});
    deed.take_off();
    const Seat loser = won ? enemy_of(it.owner) : it.owner;
    deed.follow(
        {.step = step::loss, .owner = loser, .parent = it.parent, .order = 1, .a = won ? bit(top) : it.b});
    if (won) deed.follow({.step = step::retreat, .owner = loser, .parent = it.parent, .order = 2, .a = top});
    deed.commit({.kind = event::fought,
                 .rule = rule::fight,
                 .subject = target.raw,
                 .object = column + die,
                 .flags = static_cast<std::uint8_t>(EventFlag::reveals)});
}

// TOY-RETREAT-1: a unit that can't go back is eliminated.
void no_retreat(Conduct& conduct, Ref<Item> item) {
    Deed deed(conduct, item);
    destroy(deed, conduct, deed.was().a);
    deed.commit({.kind = event::eliminated, .rule = rule::retreat, .subject = deed.was().a});
}

void act_retreat(Conduct& conduct, Ref<Item> item, const Action& action) {
    const Position now = whole(conduct);
    Deed deed(conduct, item);
    Unit& unit = deed.unit(deed.was().a);
    unit.place = Place{action.a};
    unit.rear = {};
    unit.height = now.height_over(unit.place);
    deed.take_off();
    deed.commit(
        {.kind = event::retreated, .rule = rule::retreat, .subject = deed.was().a, .object = action.a});
}

}  // namespace hd::toy
