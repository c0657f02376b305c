#include "engine/rules/campaign_1815/stacking.hpp"

#include "engine/rules/campaign_1815/contact.hpp"

#include <algorithm>

namespace hd::c1815 {

namespace {

using Stack = std::vector<Ref<Unit>>;

// What a stack is counted by.
struct Counted {
    const ledger::State& state;
    const Setting& setting;

    const Counter& counter(Ref<Unit> unit) const { return setting.counter(unit); }
    bool is_full(Ref<Unit> unit) const { return state.at(unit).steps >= counter(unit).steps; }
    std::int32_t count(const Stack& stack, auto holds) const {
        return static_cast<std::int32_t>(std::count_if(stack.begin(), stack.end(), holds));
    }
};

// 1815 6.3#1, 1815 6.3#2, 1815 6.3#3: one unit, or all of one cavalry corps; the Gendarmerie stands with
// anybody.
std::int32_t largest_french(const Counted& by, const Stack& stack) {
    const auto gendarmes =
        by.count(stack, [&](Ref<Unit> unit) { return by.counter(unit).has(Tag::gendarmerie); });
    const auto others = static_cast<std::int32_t>(stack.size()) - gendarmes;
    std::int32_t best = std::min(others, by.setting.number(Number::stack_french));
    for (const Ref<Unit> one : stack) {
        if (!by.counter(one).has(Tag::cavalry_corps)) continue;
        const std::int32_t corps = by.counter(one).corps;
        best = std::max(best, by.count(stack, [&](Ref<Unit> unit) {
            const Counter& counter = by.counter(unit);
            return counter.has(Tag::cavalry_corps) && counter.corps == corps &&
                   !counter.has(Tag::gendarmerie);
        }));
    }
    return best + gendarmes;
}

// 1815 6.1#1, 1815 6.1#2: one unit at full strength or two reduced ones of a type; the 4th Hussars stand with
// any cavalry.
std::int32_t largest_prussian(const Counted& by, const Stack& stack) {
    const auto is_hussar = [&](Ref<Unit> unit) { return by.counter(unit).has(Tag::hussar_4); };
    const auto hussars = by.count(stack, is_hussar);
    std::int32_t best = 0;
    for (const UnitType type :
         {UnitType::infantry, UnitType::cavalry, UnitType::foot_artillery, UnitType::horse_artillery}) {
        const auto counts = [&](Ref<Unit> unit, bool full) {
            return by.state.at(unit).type == type && !is_hussar(unit) && by.is_full(unit) == full;
        };
        const auto full = by.count(stack, [&](Ref<Unit> unit) { return counts(unit, true); });
        const auto reduced = by.count(stack, [&](Ref<Unit> unit) { return counts(unit, false); });
        const std::int32_t together =
            std::max(std::min(full, by.setting.number(Number::stack_prussian_full)),
                     std::min(reduced, by.setting.number(Number::stack_prussian_reduced)));
        best = std::max(best, together + (type == UnitType::cavalry ? hussars : 0));
    }
    return best;
}

// 1815 6.2#1, 1815 A-09: two units of any type, and one more if one of them all is artillery.
std::int32_t largest_anglo(const Counted& by, const Stack& stack) {
    const std::int32_t units = by.setting.number(Number::stack_anglo_units);
    const auto guns = by.count(stack, [&](Ref<Unit> unit) { return is_artillery(by.state.at(unit).type); });
    const std::int32_t more = std::min(guns, by.setting.number(Number::stack_anglo_artillery));
    return std::min(static_cast<std::int32_t>(stack.size()), units + more);
}

std::int32_t largest(const Counted& by, const Stack& stack, ArmyId army) {
    Stack own;
    for (const Ref<Unit> unit : stack) {
        if (by.counter(unit).army == army) own.push_back(unit);
    }
    if (own.empty()) return 0;
    if (army == ArmyId::french) return largest_french(by, own);
    return army == ArmyId::prussian ? largest_prussian(by, own) : largest_anglo(by, own);
}

// 1815 6#2 and the rules of an army: by which a stack is judged.
std::vector<Rule> rules_of(const Counted& by, const Stack& stack, bool with_leaders) {
    std::vector<Rule> rules;
    if (with_leaders) rules.push_back(Rule::r_6_2);
    if (stack.size() < 2) return rules;
    const auto has = [&](Tag tag) {
        return std::any_of(stack.begin(), stack.end(), [&](Ref<Unit> u) { return by.counter(u).has(tag); });
    };
    const bool guns = std::any_of(stack.begin(), stack.end(),
                                  [&](Ref<Unit> u) { return is_artillery(by.state.at(u).type); });
    const Rule limit = stacking_rule(by.state, stack);
    rules.push_back(limit);
    if (limit == Rule::r_6_5) rules.push_back(Rule::r_a_10);
    if (limit == Rule::r_6_1_1 && has(Tag::hussar_4)) rules.push_back(Rule::r_6_1_2);
    if (limit == Rule::r_6_2_1 && stack.size() > 2 && guns) rules.push_back(Rule::r_a_09);
    if (limit == Rule::r_6_3_1 && has(Tag::cavalry_corps)) rules.push_back(Rule::r_6_3_2);
    if (limit == Rule::r_6_3_1 && has(Tag::gendarmerie)) rules.push_back(Rule::r_6_3_3);
    return rules;
}

Stack undisrupted(const ledger::State& state, Stack stack) {
    std::erase_if(stack, [&](Ref<Unit> unit) { return state.at(unit).disrupted != 0; });
    return stack;
}

}  // namespace

std::vector<Ref<Unit>> stack_at(const ledger::State& state, Place hex, Seat seat) {
    Stack stack;
    each_at(state, hex, [&](Ref<Unit> ref, const Unit& unit) {
        if (unit.seat == seat && unit.type != UnitType::leader) stack.push_back(ref);
    });
    return stack;
}

std::int32_t excess(const ledger::State& state, const Setting& setting, const Stack& stack) {
    if (stack.size() < 2) return 0;
    const Counted by{state, setting};
    std::int32_t best = 0;
    for (const ArmyId army : all_armies) best = std::max(best, largest(by, stack, army));
    return static_cast<std::int32_t>(stack.size()) - best;
}

bool fits(const ledger::State& state, const Setting& setting, Ref<Unit> unit, Place hex) {
    const Unit& row = state.at(unit);
    if (row.type == UnitType::leader) return true;
    Stack stack = stack_at(state, hex, row.seat);
    if (std::find(stack.begin(), stack.end(), unit) == stack.end()) stack.push_back(unit);
    return excess(state, setting, stack) == 0;
}

Rule stacking_rule(const ledger::State& state, const Stack& stack) {
    const ArmyId army = state.at(stack.front()).army;
    const bool mixed =
        std::any_of(stack.begin(), stack.end(), [&](Ref<Unit> unit) { return state.at(unit).army != army; });
    if (mixed) return Rule::r_6_5;
    if (army == ArmyId::french) return Rule::r_6_3_1;
    return army == ArmyId::prussian ? Rule::r_6_1_1 : Rule::r_6_2_1;
}

void explain_stacks(Transaction& edit, const ledger::State& state, const Setting& setting, Seat seat) {
    std::vector<Place> hexes;
    for (const Unit& unit : state.rows<Unit>()) {
        if (unit.seat == seat && setting.on_map(unit.place)) hexes.push_back(unit.place);
    }
    std::sort(hexes.begin(), hexes.end());
    for (auto at = hexes.begin(); at != hexes.end();) {
        const auto next = std::upper_bound(at, hexes.end(), *at);
        const Stack stack = stack_at(state, *at, seat);
        const auto counters = static_cast<std::size_t>(next - at);
        const std::int32_t over = excess(state, setting, undisrupted(state, stack));
        if (counters > 1 && !stack.empty()) {
            for (const Rule rule : rules_of({state, setting}, stack, counters > stack.size()))
                note(edit, {.rule = rule, .label = Label::data_value, .num = over, .where = at->raw});
        }
        at = next;
    }
}

Place crowded_hex(const ledger::State& state, const Setting& setting, Seat seat) {
    Place found;
    for (const Unit& unit : state.rows<Unit>()) {
        if (unit.seat != seat || unit.type == UnitType::leader || !setting.on_map(unit.place)) continue;
        if (found && unit.place >= found) continue;
        if (excess(state, setting, undisrupted(state, stack_at(state, unit.place, seat))) > 0)
            found = unit.place;
    }
    return found;
}

std::vector<Ref<Unit>> one_too_many(const ledger::State& state, const Setting& setting, Place hex,
                                    Seat seat) {
    const Stack stack = undisrupted(state, stack_at(state, hex, seat));
    const std::int32_t too_many = excess(state, setting, stack);
    Stack found;
    if (too_many == 0) return found;
    for (const Ref<Unit> unit : stack) {
        Stack rest = stack;
        std::erase(rest, unit);
        if (excess(state, setting, rest) < too_many) found.push_back(unit);
    }
    return found;
}

}  // namespace hd::c1815
