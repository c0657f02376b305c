#include "tests/support/toy/legality.hpp"

#include "tests/support/toy/position.hpp"

#include <array>

namespace hd::toy {

using rules::Action;
using rules::Refusal;
using rules::View;

namespace {

using Verdict = std::optional<Refusal>;

Refusal no(std::uint16_t rule, std::uint16_t reason, std::int32_t first = 0, std::int32_t second = 0) {
    return {.rule = rule, .reason = reason, .parameters = {first, second, 0}};
}

struct Question {
    const Position& now;
    const Item& item;
    const Action& action;
    Seat seat() const { return item.owner; }
};

Verdict plan_verdict(const Question& q) {
    if (q.action.a == plan::attack || q.action.a == plan::hold) return {};
    return no(rule::plan, reason::out_of_bounds, q.action.a);
}

// TOY-MARCH-1: one or two hexes, to a hex that the enemy doesn't hold; an extended unit contracts first.
Verdict march_verdict(const Question& q) {
    const Place to{q.action.b};
    const Unit& unit = q.now.unit(q.action.a);
    if (unit.rear) return no(rule::march, reason::extended, q.action.a);
    if (!q.now.is_hex(to)) return no(rule::march, reason::out_of_bounds, q.action.a, to.raw);
    const std::int32_t distance = q.now.distance(unit.place, to);
    if (distance < 1 || distance > 2) return no(rule::march, reason::out_of_bounds, q.action.a, to.raw);
    if (q.now.held_by(to, enemy_of(q.seat()))) return no(rule::march, reason::enemy_held, to.raw);
    return {};
}

Verdict split_verdict(const Question& q) {
    if (q.now.unit(q.action.a).steps < 2) return no(rule::split, reason::too_few_steps, q.action.a);
    return {};
}

Verdict merge_verdict(const Question& q) {
    const std::int32_t other = q.action.b;
    if (other == q.action.a || !q.now.on_map(other, q.seat()))
        return no(rule::merge, reason::not_yours, other);
    const Unit& one = q.now.unit(q.action.a);
    const Unit& two = q.now.unit(other);
    if (one.rear || two.rear) return no(rule::merge, reason::extended);
    if (one.place != two.place) return no(rule::merge, reason::not_together, q.action.a, other);
    if (one.steps + two.steps > most_steps) return no(rule::merge, reason::too_many_steps);
    return {};
}

Verdict extend_verdict(const Question& q) {
    const Unit& unit = q.now.unit(q.action.a);
    const Place to{q.action.b};
    if (unit.rear) return no(rule::line, reason::extended, q.action.a);
    if (unit.steps < 2) return no(rule::line, reason::too_few_steps, q.action.a);
    if (!q.now.adjacent(unit.place, to)) return no(rule::line, reason::not_adjacent, q.action.a, to.raw);
    if (q.now.held_by(to, enemy_of(q.seat()))) return no(rule::line, reason::enemy_held, to.raw);
    return {};
}

Verdict contract_verdict(const Question& q) {
    if (!q.now.unit(q.action.a).rear) return no(rule::line, reason::not_now, q.action.a);
    return {};
}

Verdict lift_verdict(const Question& q) {
    const Unit& unit = q.now.unit(q.action.a);
    if (unit.lifted == q.now.turn()) return no(rule::stack, reason::done_before, q.action.a);
    if (q.now.top_of(unit.place) == q.action.a) return no(rule::stack, reason::not_now, q.action.a);
    return {};
}

// TOY-ASSAULT-2: the front of the target must be filled exactly, so a target is offered only if it can be.
Verdict target_verdict(const Question& q) {
    const Place target{q.action.a};
    if (q.now.command(q.seat()).shown == plan::hold) return no(rule::plan, reason::plan_holds);
    if (!q.now.is_hex(target) || !q.now.held_by(target, enemy_of(q.seat()))) {
        return no(rule::assault, reason::no_target, target.raw);
    }
    if (q.now.can_complete(q.seat(), target, 0, q.now.front(target))) return {};
    return no(rule::front, reason::front_not_met, target.raw, q.now.front(target));
}

Verdict phase_verdict(const Question& q) {
    const std::int32_t kind = q.action.kind;
    if (kind == act::end) return {};
    if (kind < act::march || kind > act::deploy) return no(rule::acts, reason::not_now);
    if (kind != act::lift && q.now.command(q.seat()).acts == 0) return no(rule::acts, reason::no_acts);
    if (kind == act::deploy) {
        if (q.now.command(q.seat()).deployed != 0) return no(rule::gun, reason::done_before);
        return {};
    }
    if (kind == act::target) return target_verdict(q);
    if (!q.now.on_map(q.action.a, q.seat())) return no(rule::acts, reason::not_yours, q.action.a);
    if (kind == act::march) return march_verdict(q);
    if (kind == act::split) return split_verdict(q);
    if (kind == act::merge) return merge_verdict(q);
    if (kind == act::extend) return extend_verdict(q);
    return kind == act::contract ? contract_verdict(q) : lift_verdict(q);
}

// TOY-FIRE-1: the marching unit shoots at a hex next to it, the others shoot at the marching unit.
Verdict exchange_verdict(const Question& q) {
    if (q.action.kind == act::hold) return {};
    if (q.action.kind != act::shoot) return no(rule::fire, reason::not_now);
    const std::int32_t shooter = q.action.a;
    const Place at{q.action.b};
    const std::int32_t marching = q.item.a;
    if (!q.now.on_map(shooter, q.seat())) return no(rule::fire, reason::not_yours, shooter);
    if (q.now.unit(shooter).ammunition == 0) return no(rule::fire, reason::no_ammunition, shooter);
    const bool marches = q.now.unit(marching).owner == q.seat();
    if (marches && shooter != marching) return no(rule::fire, reason::not_now, shooter);
    if (!marches && at != q.now.unit(marching).place) return no(rule::fire, reason::no_target, at.raw);
    if (!q.now.is_hex(at) || !q.now.held_by(at, enemy_of(q.seat()))) {
        return no(rule::fire, reason::no_target, at.raw);
    }
    if (!q.now.touches(shooter, at)) return no(rule::fire, reason::not_adjacent, shooter, at.raw);
    return {};
}

Verdict assault_verdict(const Question& q) {
    const Place target{q.item.a};
    const std::int32_t mask = q.item.b;
    const std::int32_t missing = q.now.front(target) - q.now.steps_of(mask);
    if (q.action.kind == act::done) {
        if (missing == 0) return {};
        return no(rule::front, reason::front_not_met, target.raw, missing);
    }
    if (q.action.kind != act::join) return no(rule::assault, reason::not_now);
    const std::int32_t ref = q.action.a;
    if (!q.now.on_map(ref, q.seat()) || has(mask, ref)) return no(rule::assault, reason::not_yours, ref);
    if (!q.now.touches(ref, target)) return no(rule::assault, reason::not_adjacent, ref, target.raw);
    if (q.now.can_complete(q.seat(), target, mask | bit(ref), missing - q.now.unit(ref).steps)) return {};
    return no(rule::front, reason::front_not_met, ref, missing);
}

Verdict retreat_verdict(const Question& q) {
    const Place to{q.action.a};
    if (!q.now.adjacent(q.now.unit(q.item.a).place, to))
        return no(rule::retreat, reason::not_adjacent, to.raw);
    if (q.now.held_by(to, enemy_of(q.seat()))) return no(rule::retreat, reason::enemy_held, to.raw);
    return {};
}

// TOY-GUN-1: within 10 of the middle, 3 or more from the enemy's gun, one of eight headings.
Verdict pose_verdict(const Question& q) {
    const std::int64_t x = q.action.a;
    const std::int64_t y = q.action.b;
    const auto outside = [](std::int64_t v) { return v < -10 || v > 10; };
    if (outside(x) || outside(y) || x * x + y * y > 100) {
        return no(rule::gun, reason::out_of_bounds, q.action.a, q.action.b);
    }
    if (q.action.c < 0 || q.action.c > 7) return no(rule::gun, reason::out_of_bounds, q.action.c);
    const Command& other = q.now.command(enemy_of(q.seat()));
    const std::int64_t dx = x - other.gun_x;
    const std::int64_t dy = y - other.gun_y;
    if (other.deployed != 0 && dx * dx + dy * dy < 9) return no(rule::gun, reason::enemy_held);
    return {};
}

Verdict verdict(const Question& q) {
    const auto only = [&](std::int32_t kind, Verdict (*ask)(const Question&)) {
        return q.action.kind == kind ? ask(q) : Verdict{no(rule::acts, reason::not_now)};
    };
    switch (q.item.step) {
        case step::plan:
            return only(act::plan, plan_verdict);
        case step::phase:
            return phase_verdict(q);
        case step::exchange:
            return exchange_verdict(q);
        case step::loss:
            if (q.action.kind == act::lose && q.action.a >= 1 && q.action.a <= 20 &&
                has(q.item.a, q.action.a)) {
                return {};
            }
            return no(rule::loss, reason::not_now, q.action.a);
        case step::assault:
            return assault_verdict(q);
        case step::retreat:
            return only(act::retreat, retreat_verdict);
        default:
            return only(act::gun, pose_verdict);
    }
}

// How many parameters each action has, with their largest values; whatever is left over must be zero.
struct Shape {
    std::int32_t a = 0;
    std::int32_t b = 0;
};
constexpr std::int32_t units = static_cast<std::int32_t>(unit_rows);
constexpr std::int32_t hexes = 9;
constexpr std::array<Shape, 17> shapes = {{{},
                                           {.a = 2},
                                           {units, hexes},
                                           {.a = units},
                                           {units, units},
                                           {units, hexes},
                                           {.a = units},
                                           {.a = units},
                                           {.a = hexes},
                                           {},
                                           {},
                                           {.a = units},
                                           {},
                                           {units, hexes},
                                           {},
                                           {.a = units},
                                           {.a = hexes}}};

bool well_formed(const Action& action) {
    if (action.kind < 1 || action.kind > act::gun || action.d != 0) return false;
    if (action.kind == act::gun) return true;
    const Shape& shape = shapes[static_cast<std::size_t>(action.kind)];
    return (shape.a != 0 || action.a == 0) && (shape.b != 0 || action.b == 0) && action.c == 0;
}

void poses(const Question& asked, std::vector<Action>& out) {
    for (std::int32_t x = -10; x <= 10; x += 5) {
        for (std::int32_t y = -10; y <= 10; y += 5) {
            const Action action{.kind = act::gun, .a = x, .b = y};
            if (!verdict({asked.now, asked.item, action})) out.push_back(action);
        }
    }
}

}  // namespace

std::optional<Refusal> refusal(const View& view, const Item& item, const Action& action) {
    if (!well_formed(action)) return no(rule::acts, reason::out_of_bounds);
    const Position now(view);
    return verdict({now, item, action});
}

void options(const View& view, const Item& item, std::vector<Action>& out) {
    const Position now(view);
    if (item.step == step::pose) return poses({now, item, {}}, out);
    for (std::int32_t kind = 1; kind < act::gun; ++kind) {
        const Shape& shape = shapes[static_cast<std::size_t>(kind)];
        for (std::int32_t a = shape.a == 0 ? 0 : 1; a <= shape.a; ++a) {
            for (std::int32_t b = shape.b == 0 ? 0 : 1; b <= shape.b; ++b) {
                const Action action{.kind = kind, .a = a, .b = b};
                if (!verdict({now, item, action})) out.push_back(action);
            }
        }
    }
}

}  // namespace hd::toy
