#include "engine/rules/victory_at_waterloo/attack_set.hpp"

#include "engine/rules/victory_at_waterloo/combat_task.hpp"

namespace hd::vaw {

AttackSet attack_under_way(const ledger::State& state) {
    AttackSet set;
    const std::span<const Unit> units = state.rows<Unit>();
    for (std::size_t i = 0; i < units.size(); ++i) {
        const Unit& unit = units[i];
        if (unit.part == Part::none || unit.task == number(Task::withdrew)) continue;
        const Ref<Unit> ref = unit_row(i);
        if (unit.part == Part::attacker) set.attackers.add(ref);
        if (unit.part == Part::bombarder) set.bombarders.add(ref);
        if (unit.part == Part::defender) set.targets.add(ref);
    }
    return set;
}

std::int32_t total_strength(const ledger::State& state, const UnitList& units) {
    std::int32_t sum = 0;
    for (const Ref<Unit> unit : units) sum += state.at(unit).strength;
    return sum;
}

bool next_to_all(const ledger::State& state, const Setting& setting, Place hex, const UnitList& units) {
    for (const Ref<Unit> unit : units) {
        if (setting.direction(hex, state.at(unit).place) < 0) return false;
    }
    return true;
}

}  // namespace hd::vaw
