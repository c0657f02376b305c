#include "replay/statistics.hpp"

#include <algorithm>
#include <cstdlib>

namespace hd::replay {

namespace {

void count_die(std::vector<DiceCount>& list, const ledger::Die& die) {
    auto found = std::find_if(list.begin(), list.end(), [&](const DiceCount& c) {
        return c.stream == die.key.stream && c.sides == die.sides;
    });
    if (found == list.end()) {
        list.push_back({.stream = die.key.stream, .sides = die.sides, .count = 0, .sum = 0, .faces = {}});
        list.back().faces.resize(die.sides);
        found = list.end() - 1;
    }
    ++found->count;
    found->sum += die.value;
    ++found->faces[static_cast<std::size_t>(die.value - 1)];
}

TurnLoss& loss_of(std::vector<TurnLoss>& list, std::int32_t turn, ledger::Seat owner) {
    const auto found = std::find_if(list.begin(), list.end(),
                                    [&](const TurnLoss& l) { return l.turn == turn && l.owner == owner; });
    if (found != list.end()) return *found;
    return list.emplace_back(TurnLoss{.turn = turn, .owner = owner});
}

// The owner of a row before an event or, where the row is new, after it.
ledger::Seat owner_of(const ledger::State& before, std::span<const ledger::Change> changes,
                      ledger::CellName name) {
    name.field = before.layout().slot(name.table).seat_field;
    if (name.field < 0) return {};
    const ledger::Cell cell = before.layout().cell(name);
    if (before.cell(cell) != 0) return {before.cell(cell)};
    const auto set = std::find_if(changes.begin(), changes.end(),
                                  [&](const ledger::Change& change) { return change.cell == cell; });
    return {set == changes.end() ? 0 : set->after};
}

// A field of a table: what a loss is.
struct Measure {
    int table = -1;
    int field = -1;
};

void count_losses(std::vector<TurnLoss>& losses, const ledger::State& before,
                  std::span<const ledger::Change> changes, Measure measure) {
    const std::int32_t turn = before.at(rules::the_clock).turn;
    for (const ledger::Change& change : changes) {
        const ledger::CellName name = before.layout().name(change.cell);
        if (name.table != measure.table || name.field != measure.field) continue;
        TurnLoss& loss = loss_of(losses, turn, owner_of(before, changes, name));
        const std::int64_t gain = std::int64_t{change.after} - change.before;
        (gain < 0 ? loss.lost : loss.gained) += std::abs(gain);
    }
}

}  // namespace

Statistics statistics(const Line& line, int loss_table, int loss_field) {
    Statistics result;
    result.events = line.log.size();
    result.actions = line.actions();
    result.by_kind.resize(line.game.ruleset->names.events.size());
    result.by_rule.resize(line.game.ruleset->names.rules.size());
    const EventNumber play_begins = line.actions() == 0 ? line.log.size() : line.first_event(1);
    ledger::State state(line.game.setting->layout);
    for (EventNumber n = 0; n < line.log.size(); ++n) {
        const ledger::EventHead& head = line.log.event(n).head;
        ++result.by_kind[head.kind];
        ++result.by_rule[head.rule];
        for (const ledger::Die& die : line.log.dice(n)) count_die(result.dice, die);
        if (n >= play_begins)
            count_losses(result.losses, state, line.log.changes(n), {loss_table, loss_field});
        state.apply_unhashed(line.log.changes(n));
    }
    result.turns = state.at(rules::the_clock).turn;
    std::sort(result.dice.begin(), result.dice.end(), [](const DiceCount& a, const DiceCount& b) {
        return a.stream != b.stream ? a.stream < b.stream : a.sides < b.sides;
    });
    std::sort(result.losses.begin(), result.losses.end(), [](const TurnLoss& a, const TurnLoss& b) {
        return a.turn != b.turn ? a.turn < b.turn : a.owner < b.owner;
    });
    return result;
}

}  // namespace hd::replay
