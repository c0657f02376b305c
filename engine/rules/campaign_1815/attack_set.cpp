#include "engine/rules/campaign_1815/attack_set.hpp"

#include <algorithm>

namespace hd::c1815 {

namespace {

void add_once(std::vector<Place>& places, Place place) {
    const auto at = std::lower_bound(places.begin(), places.end(), place);
    if (at == places.end() || *at != place) places.insert(at, place);
}

}  // namespace

bool AttackSet::has_target(Place hex) const {
    return std::find(targets.begin(), targets.end(), hex) != targets.end();
}

AttackSet attack_under_way(const ledger::State& state, const Setting& setting) {
    AttackSet set;
    const std::span<const Unit> units = state.rows<Unit>();
    for (std::size_t row = 0; row < units.size(); ++row) {
        const Unit& unit = units[row];
        if (unit.part == Part::none) continue;
        if (unit.part == Part::defender) add_once(set.targets, unit.fought_at);
        // Whoever was destroyed, or went before the fight, is no longer in it.
        if (!setting.on_map(unit.place)) continue;
        if (unit.part == Part::attacker) set.attackers.push_back(unit_row(row));
        if (unit.part == Part::bombarder) set.bombarders.push_back(unit_row(row));
        if (unit.part == Part::defender && unit.task != Task::withdrew)
            set.defenders.push_back(unit_row(row));
    }
    return set;
}

std::vector<Place> hexes_of(const ledger::State& state, const std::vector<Ref<Unit>>& units) {
    std::vector<Place> places;
    for (const Ref<Unit> unit : units) add_once(places, state.at(unit).place);
    return places;
}

}  // namespace hd::c1815
