#include "engine/players/campaign_1815/battle.hpp"

#include "engine/rules/campaign_1815/action_kind.hpp"
#include "engine/rules/campaign_1815/bombardment.hpp"
#include "engine/rules/campaign_1815/duty.hpp"

#include <algorithm>

namespace hd::players::c1815 {

namespace {

using game::ActionKind;

constexpr std::int32_t owed_cost = 4000;  // of leaving an enemy out who must be attacked: somebody will pay
constexpr int most_passes = 4;

// Who attacks whom, found by giving every unit to the target where it helps most, until nothing helps any
// more.
class Plan {
  public:
    Plan(const Scene& scene, const Level& level, std::uint32_t* work)
        : scene_(scene), level_(level), work_(work), phase_(game::combat_phase(scene.state, scene.setting)) {
        find_parts();
        if (parts_.empty()) return;
        values_.assign(targets_.size(), Terms{});
        for (std::size_t t = 0; t < targets_.size(); ++t) values_[t] = value(t);
        for (int pass = 0; pass < most_passes; ++pass) {
            bool changed = false;
            for (std::size_t i = 0; i < parts_.size(); ++i) changed = improve(i) || changed;
            if (!changed) break;
        }
    }

    // The target of a unit; none when it has none.
    Place target_of(UnitRef unit) const {
        for (const PartOf& part : parts_) {
            if (part.unit == unit) return targets_[part.target].place;
        }
        return {};
    }
    Terms terms_of(Place place) const {
        for (std::size_t t = 0; t < targets_.size(); ++t) {
            if (targets_[t].place == place) return values_[t];
        }
        return {};
    }
    bool attacks(Place place) const {
        return std::any_of(parts_.begin(), parts_.end(),
                           [&](const PartOf& part) { return targets_[part.target].place == place; });
    }

  private:
    struct PartOf {
        UnitRef unit;
        std::size_t target = 0;
        std::vector<std::size_t> choices;
        std::vector<Striker> strikers;  // by choice
        bool fixed = false;
    };

    bool is_in_attack(Place place) const {
        bool found = false;
        game::each_at(scene_.state, place, [&](UnitRef, const game::Unit& unit) {
            found = found || unit.part == game::Part::defender;
        });
        return found;
    }

    std::size_t index_of(Place place) {
        for (std::size_t t = 0; t < targets_.size(); ++t) {
            if (targets_[t].place == place) return t;
        }
        targets_.push_back(target_at(scene_, level_, place));
        owed_.push_back(phase_.is_owed(place));
        return targets_.size() - 1;
    }

    void find_parts() {
        for (const UnitRef unit : scene_.own) {
            const game::Unit& row = scene_.at(unit);
            if (!phase_.is_able(row)) continue;
            PartOf part{.unit = unit, .target = 0, .choices = {}, .strikers = {}};
            for (const Place place : game::targets_beside(phase_, row.place)) {
                const bool taken = row.part != game::Part::none;
                if (taken && !is_in_attack(place)) continue;
                const std::size_t t = index_of(place);
                part.choices.push_back(t);
                part.strikers.push_back(striker(scene_, level_, targets_[t], unit, row.place, fires(row)));
                part.fixed = part.fixed || taken;
            }
            if (part.choices.empty()) continue;
            part.target = part.choices.front();
            parts_.push_back(std::move(part));
        }
    }

    // Guns next to the target fire when they may: their defence is stronger and they lose nothing.
    static bool fires(const game::Unit& unit) {
        return unit.may_bombard != 0 && unit.part != game::Part::attacker;
    }

    Terms value(std::size_t t) const {
        std::vector<Striker> strikers;
        for (const PartOf& part : parts_) {
            if (part.target != t) continue;
            const auto choice = std::find(part.choices.begin(), part.choices.end(), t);
            strikers.push_back(part.strikers[static_cast<std::size_t>(choice - part.choices.begin())]);
        }
        if (work_ != nullptr) ++*work_;
        Terms terms = strike_terms(scene_, level_, targets_[t], strikers);
        if (strikers.empty() && owed_[t]) terms[TermId::duty] -= owed_cost;
        return terms;
    }

    bool improve(std::size_t i) {
        if (parts_[i].fixed) return false;
        bool changed = false;
        for (const std::size_t to : parts_[i].choices) {
            const std::size_t from = parts_[i].target;
            if (to == from) continue;
            const std::int32_t before = values_[from].sum() + values_[to].sum();
            parts_[i].target = to;
            const Terms left = value(from);
            const Terms right = value(to);
            if (left.sum() + right.sum() > before) {
                values_[from] = left;
                values_[to] = right;
                changed = true;
            } else {
                parts_[i].target = from;
            }
        }
        return changed;
    }

    const Scene& scene_;
    const Level& level_;
    std::uint32_t* work_;
    game::CombatPhase phase_;
    std::vector<Target> targets_;
    std::vector<bool> owed_;
    std::vector<PartOf> parts_;
    std::vector<Terms> values_;
};

// Guns two hexes away fire alone; they risk nothing.
Terms far_fire(const Scene& scene, const Level& level, Place place, UnitRef gun) {
    const Target target = target_at(scene, level, place);
    const Striker one = striker(scene, level, target, gun, scene.at(gun).place, true);
    return strike_terms(scene, level, target, std::span(&one, 1));
}

bool is_beside(const Scene& scene, UnitRef unit, Place place) {
    return scene.setting.direction(scene.at(unit).place, place) >= 0;
}

// What only guns can fire at from afar: the best of them.
Terms best_far_fire(const Scene& scene, const Asked& asked, Place place) {
    const game::CombatPhase phase = game::combat_phase(scene.state, scene.setting);
    game::AttackSet set;
    set.targets.push_back(place);
    Terms best;
    for (const UnitRef unit : scene.own) {
        if (scene.at(unit).may_bombard == 0 || scene.at(unit).attacked == scene.turn) continue;
        if (is_beside(scene, unit, place) || game::refuse_guns(phase, set, unit)) continue;
        const Terms one = far_fire(scene, asked.level, place, unit);
        if (one.sum() > best.sum()) best = one;
    }
    return best;
}

// Away from the enemy, to a friend's side.
std::int32_t safety(const Scene& scene, Place place) {
    std::int32_t nearest = 20;
    for (const Place foe : scene.foe_hexes) nearest = std::min(nearest, scene.distance(place, foe));
    return 100 * nearest - (game::unit_at(scene.state, place) ? 150 : 0);
}

constexpr std::int32_t first_of_all = 100'000;

}  // namespace

Terms term(TermId id, std::int32_t value) {
    Terms terms;
    terms[id] = value;
    return terms;
}

void put(std::vector<Ranked>& out, const rules::Action& action, const Terms& terms, Place goal) {
    out.push_back({.action = action, .goal = goal, .score = terms.sum(), .terms = terms});
}

void rank_attacks(const Scene& scene, const Asked& asked, std::vector<Ranked>& out) {
    const Plan plan(scene, asked.level, asked.work);
    for (const rules::Action& action : asked.options) {
        if (game::is(action, ActionKind::retire)) {
            put(out, action, term(TermId::duty, first_of_all + safety(scene, Place{action.b})),
                Place{action.b});
        } else if (game::is(action, ActionKind::end_attacks)) {
            put(out, action, {});
        } else if (const Place place{action.a}; plan.attacks(place)) {
            // What is planned comes before the end of the phase, however dear; the best first.
            Terms terms = plan.terms_of(place);
            terms[TermId::duty] += first_of_all / 2;
            put(out, action, terms, place);
        } else {
            // Nobody else needs this target; without use it comes after the end of the phase.
            const Terms fire = best_far_fire(scene, asked, place);
            put(out, action, fire.sum() > 0 ? fire : term(TermId::duty, -1), place);
        }
    }
}

void rank_parts(const Scene& scene, const Asked& asked, std::vector<Ranked>& out) {
    const Plan plan(scene, asked.level, asked.work);
    const game::AttackSet set = game::attack_under_way(scene.state, scene.setting);
    const bool planned = plan.attacks(set.targets.front());
    const auto is_wanted = [&](UnitRef unit) { return set.has_target(plan.target_of(unit)); };
    for (const rules::Action& action : asked.options) {
        const UnitRef unit{action.a};
        if (game::is(action, ActionKind::resolve)) {
            put(out, action, term(TermId::duty, set.has_force() ? 1000 : 0));
        } else if (game::is(action, ActionKind::join)) {
            put(out, action, term(TermId::support, is_wanted(unit) ? 2000 + scene.face(unit).attack : 100));
        } else if (game::is(action, ActionKind::bombard)) {
            const bool beside = is_beside(scene, unit, set.targets.front());
            const bool wanted = beside ? is_wanted(unit) : !planned;
            put(out, action, term(TermId::support, wanted ? 3000 + scene.face(unit).defence : 50));
        } else if (game::is(action, ActionKind::target)) {
            // One more target only when nothing else goes on.
            put(out, action, term(TermId::duty, 10), Place{action.a});
        }
    }
}

}  // namespace hd::players::c1815
