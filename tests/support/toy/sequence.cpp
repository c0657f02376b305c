#include "tests/support/toy/sequence.hpp"

#include "tests/support/toy/deed.hpp"
#include "tests/support/toy/fight.hpp"
#include "tests/support/toy/legality.hpp"

#include <array>

namespace hd::toy {

using ledger::EventFlag;
using rules::Action;
using rules::Conduct;
using rules::DecisionKind;
using rules::Game;
using rules::Step;

namespace {

constexpr auto reveals = static_cast<std::uint8_t>(EventFlag::reveals);

void run_turn(Conduct& conduct, Ref<Item> item) {
    const Position now = whole(conduct);
    const auto has_units = [&](Seat seat) {
        for (std::int32_t ref = 1; ref <= static_cast<std::int32_t>(unit_rows); ++ref) {
            if (now.unit(ref).owner == seat) return true;
        }
        return false;
    };
    Deed deed(conduct, item);
    deed.take_off();
    if (now.turn() == last_turn || !has_units(red) || !has_units(blue)) {
        deed.edit().edit(rules::the_clock).phase = 0;
        return deed.commit({.kind = event::game_over, .rule = rule::end});
    }
    rules::Clock& clock = deed.edit().edit(rules::the_clock);
    clock.turn += 1;
    clock.phase = 1;
    for (const Seat seat : {red, blue}) {
        deed.command(seat).shown = 0;
        deed.follow({.step = step::plan, .owner = seat, .order = seat.raw});
    }
    deed.follow({.step = step::show, .order = 3});
    deed.follow({.step = step::chit, .order = 4});
    deed.commit({.kind = event::turn_begun, .rule = rule::end, .object = clock.turn});
}

// TOY-PLAN-1: only the seat itself knows that and what it planned.
void act_plan(Conduct& conduct, Ref<Item> item, const Action& action) {
    Deed deed(conduct, item);
    deed.command(deed.seat()).plan = action.a;
    deed.take_off();
    deed.commit({.kind = event::planned,
                 .rule = rule::plan,
                 .object = action.a,
                 .audience = static_cast<std::uint16_t>(1U << static_cast<unsigned>(deed.seat().raw))});
}

void run_show(Conduct& conduct, Ref<Item> item) {
    Deed deed(conduct, item);
    for (const Seat seat : {red, blue}) {
        Command& command = deed.command(seat);
        command.shown = command.plan;
        command.plan = 0;
    }
    deed.take_off();
    deed.commit({.kind = event::plans_shown, .rule = rule::plan, .flags = reveals});
}

// TOY-CHIT-1: the seat whose chit is drawn goes first.
void run_chit(Conduct& conduct, Ref<Item> item) {
    const Position now = whole(conduct);
    Deed deed(conduct, item);
    const ledger::DieKey key{.stream = stream::chits, .turn = static_cast<std::uint16_t>(now.turn())};
    const Seat first{deed.roll(key, 2)};
    deed.take_off();
    std::int32_t order = 1;
    for (const Seat seat : {first, enemy_of(first)}) {
        deed.follow({.step = step::arrive, .owner = seat, .order = order++});
        deed.follow({.step = step::phase, .owner = seat, .order = order++});
    }
    deed.follow({.step = step::turn, .order = order});
    deed.commit({.kind = event::chit_drawn, .rule = rule::chit, .object = first.raw});
}

// TOY-QUEUE-1: the first of the queue comes on at its side's corner, unless the enemy stands there; the phase
// of the seat begins.
void run_arrive(Conduct& conduct, Ref<Item> item) {
    const Position now = whole(conduct);
    Deed deed(conduct, item);
    deed.take_off();
    rules::Clock& clock = deed.edit().edit(rules::the_clock);
    clock.phase = 2;
    clock.side = deed.seat();
    deed.command(deed.seat()).acts = acts_a_phase;
    const std::int32_t first = now.first_in(conduct.game.setting->box(deed.seat() == red ? 0 : 1));
    const Place corner{deed.seat() == red ? 1 : 9};
    if (first == 0 || now.held_by(corner, enemy_of(deed.seat()))) {
        return deed.commit({.kind = event::arrival_barred, .rule = rule::queue, .subject = first});
    }
    Unit& unit = deed.unit(first);
    unit.place = corner;
    unit.height = now.height_over(corner);
    deed.commit({.kind = event::arrived, .rule = rule::queue, .subject = first, .object = corner.raw});
}

void split(Deed& deed, const Position& now, std::int32_t ref) {
    Unit part = now.unit(ref);
    part.rear = {};
    part.height = now.height_over(part.place);
    part.steps = 1;
    part.ammunition = 0;
    deed.unit(ref).steps -= 1;
    const Ref<Unit> free = deed.edit().create<Unit>();
    deed.edit().edit(free) = part;
}

void merge(Deed& deed, const Position& now, const Action& action) {
    const Unit& other = now.unit(action.b);
    Unit& unit = deed.unit(action.a);
    unit.steps += other.steps;
    unit.strength = std::max(unit.strength, other.strength);
    unit.seen &= other.seen;
    deed.edit().erase(Ref<Unit>{action.b});
}

std::uint16_t rule_of(std::int32_t kind) {
    switch (kind) {
        case act::march:
            return rule::march;
        case act::split:
            return rule::split;
        case act::merge:
            return rule::merge;
        case act::extend:
        case act::contract:
            return rule::line;
        case act::lift:
            return rule::stack;
        case act::target:
            return rule::assault;
        default:
            return rule::gun;
    }
}

void carry_out(Deed& deed, const Position& now, Ref<Item> phase, const Action& action) {
    const std::int32_t ref = action.a;
    switch (action.kind) {
        case act::march:
            return deed.follow(
                {.step = step::walk, .owner = deed.seat(), .parent = phase, .a = ref, .b = action.b});
        case act::split:
            return split(deed, now, ref);
        case act::merge:
            return merge(deed, now, action);
        case act::extend:
            deed.unit(ref).rear = Place{action.b};
            deed.unit(ref).height =
                std::max(now.height_over(now.unit(ref).place), now.height_over(Place{action.b}));
            return;
        case act::contract:
            deed.unit(ref).rear = {};
            return;
        case act::lift:
            deed.unit(ref).height =
                std::max(now.height_over(now.unit(ref).place), now.height_over(now.unit(ref).rear));
            deed.unit(ref).lifted = now.turn();
            return;
        case act::target:
            return deed.follow({.step = step::assault, .owner = deed.seat(), .parent = phase, .a = ref});
        default:
            return deed.follow({.step = step::pose, .owner = deed.seat(), .parent = phase});
    }
}

// TOY-ACT-1: three acts, lifting is free.
void act_phase(Conduct& conduct, Ref<Item> item, const Action& action) {
    const Position now = whole(conduct);
    Deed deed(conduct, item);
    if (action.kind == act::end) {
        deed.take_off();
        deed.command(deed.seat()).acts = 0;
        return deed.commit({.kind = event::phase_ended, .rule = rule::acts});
    }
    if (action.kind != act::lift) deed.command(deed.seat()).acts -= 1;
    carry_out(deed, now, item, action);
    const auto kind = action.kind == act::target ? event::assault_begun : event::ordered;
    deed.commit({.kind = kind, .rule = rule_of(action.kind), .subject = action.a, .object = action.b});
}

bool draws_fire(const Position& now, Place place, Seat mover) {
    for (std::int32_t ref = 1; ref <= static_cast<std::int32_t>(unit_rows); ++ref) {
        if (now.unit(ref).owner != enemy_of(mover) || now.unit(ref).ammunition == 0) continue;
        if (now.touches(ref, place)) return true;
    }
    return false;
}

// TOY-MARCH-1: hex by hex; what bars the way stops the march, and who is near may shoot after each hex.
void run_walk(Conduct& conduct, Ref<Item> item) {
    const Position now = whole(conduct);
    Deed deed(conduct, item);
    const std::int32_t ref = deed.was().a;
    const Place goal{deed.was().b};
    const Place next = now.next_hex(now.unit(ref).place, goal, deed.seat());
    if (!next) {
        deed.take_off();
        return deed.commit(
            {.kind = event::halted, .rule = rule::march, .subject = ref, .object = now.unit(ref).place.raw});
    }
    Unit& unit = deed.unit(ref);
    unit.place = next;
    unit.height = now.height_over(next);
    if (draws_fire(now, next, deed.seat())) {
        deed.follow({.step = step::exchange, .owner = enemy_of(deed.seat()), .parent = item, .a = ref});
    }
    deed.commit({.kind = event::stepped, .rule = rule::march, .subject = ref, .object = next.raw});
}

void act_pose(Conduct& conduct, Ref<Item> item, const Action& action) {
    Deed deed(conduct, item);
    Command& command = deed.command(deed.seat());
    command.deployed = 1;
    command.gun_x = action.a;
    command.gun_y = action.b;
    command.heading = action.c;
    deed.take_off();
    deed.commit({.kind = event::gun_posed, .rule = rule::gun, .subject = action.a, .object = action.b});
}

Seat owner(const Game&, const Item& item) {
    return item.owner;
}

constexpr Step work(std::string_view name, std::uint16_t rule, void (*run)(Conduct&, Ref<Item>)) {
    return {.name = name, .rule = rule, .run = run};
}

constexpr Step choice(std::string_view name, std::uint16_t rule,
                      void (*act)(Conduct&, Ref<Item>, const Action&)) {
    return {.name = name,
            .kind = DecisionKind::choose,
            .rule = rule,
            .decider = owner,
            .options = options,
            .refusal = refusal,
            .act = act};
}

constexpr Step with(Step step, DecisionKind kind, bool look, bool secret) {
    step.kind = kind;
    step.look = look;
    step.secret = secret;
    return step;
}

constexpr Step or_else(Step step, void (*otherwise)(Conduct&, Ref<Item>)) {
    step.otherwise = otherwise;
    return step;
}

constexpr std::array<Step, 14> all_steps = {
    {{},
     work("turn", rule::end, run_turn),
     with(choice("plan", rule::plan, act_plan), DecisionKind::choose, false, true),
     work("show", rule::plan, run_show),
     work("chit", rule::chit, run_chit),
     work("arrive", rule::queue, run_arrive),
     with(choice("phase", rule::acts, act_phase), DecisionKind::choose, true, false),
     work("walk", rule::march, run_walk),
     choice("exchange", rule::fire, act_exchange),
     choice("loss", rule::loss, act_loss),
     choice("assault", rule::assault, act_assault),
     work("combat", rule::fight, run_combat),
     or_else(choice("retreat", rule::retreat, act_retreat), no_retreat),
     with(choice("pose", rule::gun, act_pose), DecisionKind::place, false, false)}};

}  // namespace

std::span<const Step> steps() {
    return all_steps;
}

}  // namespace hd::toy
