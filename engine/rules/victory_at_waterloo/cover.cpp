#include "engine/rules/victory_at_waterloo/cover.hpp"

#include "engine/rules/victory_at_waterloo/bombardment.hpp"

#include <algorithm>
#include <vector>

namespace hd::vaw {

namespace {

// An enemy whom guns alone can attack.
struct Wanted {
    Ref<Unit> enemy;
    Owed owed = Owed::no;
    UnitList guns;
    Ref<Unit> given;  // the gun that is to fire at him
};

// Gives a gun to the enemy at `index`, if need be by giving others another one; guns of `tried` are not asked
// again.
bool give_gun(std::vector<Wanted>& all, std::size_t index, std::vector<Ref<Unit>>& tried) {
    for (const Ref<Unit> gun : all[index].guns) {
        if (std::find(tried.begin(), tried.end(), gun) != tried.end()) continue;
        tried.push_back(gun);
        const auto user =
            std::find_if(all.begin(), all.end(), [&](const Wanted& w) { return w.given == gun; });
        if (user == all.end() || give_gun(all, static_cast<std::size_t>(user - all.begin()), tried)) {
            all[index].given = gun;
            return true;
        }
    }
    return false;
}

// How enemies stand who are owed an attack: those who can get it, one gun firing at one of them, and the
// first who cannot.
class Account {
  public:
    void met() { ++met_; }
    void want(const AttackPhase& phase, Ref<Unit> enemy, Owed owed, const AttackSet& busy) {
        if (covered_by_neighbour(phase, enemy, owed, busy)) {
            met();
        } else {
            wanted_.push_back({enemy, owed, guns_on(phase, enemy, owed, busy), {}});
        }
    }
    // The number of those who get it.
    std::int32_t settle() {
        for (std::size_t i = 0; i < wanted_.size(); ++i) {
            std::vector<Ref<Unit>> tried;
            if (give_gun(wanted_, i, tried)) met();
        }
        return met_;
    }
    Shortfall without(std::int32_t count) const {
        const auto open =
            std::find_if(wanted_.begin(), wanted_.end(), [](const Wanted& w) { return !w.given; });
        return open == wanted_.end() ? Shortfall{} : Shortfall{count, open->enemy, open->owed};
    }

  private:
    std::int32_t met_ = 0;
    std::vector<Wanted> wanted_;
};

}  // namespace

bool covered_by_neighbour(const AttackPhase& phase, Ref<Unit> enemy, Owed owed, const AttackSet& busy) {
    return any_own_neighbour(phase, phase.state.at(enemy).place, [&](Ref<Unit> ref, const Unit& unit) {
        if (!phase.is_unused(unit) || busy.attackers.has(ref)) return false;
        return owed != Owed::contact || !may_hold_fast(phase.setting, unit);
    });
}

UnitList guns_on(const AttackPhase& phase, Ref<Unit> enemy, Owed owed, const AttackSet& busy) {
    UnitList guns;
    if (!phase.setting.chosen.artillery) return guns;
    // VAW-OART-11: a bombardment covers an enemy too, as long as one who must attack is next to him.
    const bool in_contact =
        any_own_neighbour(phase, phase.state.at(enemy).place, [&](Ref<Unit>, const Unit& unit) {
            return owed != Owed::contact || !may_hold_fast(phase.setting, unit);
        });
    if (!in_contact) return guns;
    const std::span<const Unit> units = phase.state.rows<Unit>();
    for (std::size_t i = 0; i < units.size(); ++i) {
        if (units[i].seat != phase.seat || busy.bombarders.has(unit_row(i))) continue;
        if (may_bombard(phase.state, phase.setting, unit_row(i), enemy, phase.turn)) guns.add(unit_row(i));
    }
    return guns;
}

Shortfall shortfall(const AttackPhase& phase, const AttackSet& set, Attack attack) {
    const bool takes_in = attack == Attack::growing && set.bombarders.empty();
    Account before;
    Account after;
    std::int32_t added = 0;
    const std::span<const Unit> units = phase.state.rows<Unit>();
    for (std::size_t i = 0; i < units.size(); ++i) {
        if (!phase.is_target(units[i])) continue;
        const Ref<Unit> enemy = unit_row(i);
        const Owed owed = debt_with(phase, set, enemy);
        if (owed == Owed::no) continue;
        const bool was_owed = is_owed(phase, enemy);
        const bool attacked = set.targets.has(enemy);
        if (was_owed) before.want(phase, enemy, owed, {});
        if (!was_owed) ++added;
        if (attacked ||
            (takes_in && next_to_all(phase.state, phase.setting, units[i].place, set.attackers))) {
            after.met();
        } else {
            after.want(phase, enemy, owed, set);
        }
    }
    const std::int32_t count = before.settle() + added - after.settle();
    return count > 0 ? after.without(count) : Shortfall{};
}

}  // namespace hd::vaw
