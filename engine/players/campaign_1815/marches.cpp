#include "engine/players/campaign_1815/marches.hpp"

#include "engine/ledger/dice.hpp"
#include "engine/players/campaign_1815/approach.hpp"
#include "engine/players/campaign_1815/battle.hpp"
#include "engine/players/campaign_1815/goals.hpp"
#include "engine/rules/agenda.hpp"
#include "engine/rules/campaign_1815/action_kind.hpp"
#include "engine/rules/campaign_1815/command.hpp"
#include "engine/rules/campaign_1815/movement.hpp"
#include "engine/rules/campaign_1815/stacking.hpp"
#include "engine/rules/campaign_1815/strength.hpp"
#include "engine/rules/campaign_1815/walk_search.hpp"

#include <algorithm>

namespace hd::players::c1815 {

namespace {

using game::ActionKind;

constexpr std::int32_t per_half = 50;         // worth of half a point of the way to the goal
constexpr std::int32_t threat_range = 4;      // hexes from which enemies strike next turn
constexpr std::int32_t support_range = 2;     // and friends help
constexpr std::int32_t crowded = 5000;        // cost of standing where there is no room
constexpr std::int32_t per_follower = 100;    // of a leader, within reach
constexpr std::int32_t with_a_friend = 60;    // a leader stands with troops
constexpr std::int32_t alone_in_zone = 2000;  // or is driven out

// A place at the end of a move.
struct End {
    Place place;
    Terms terms;
};

class March {
  public:
    March(const Scene& scene, const Asked& asked)
        : scene_(scene), asked_(asked), goals_(scene, asked.ways), in_hand_(unit_on_its_way(scene)) {}

    Goals& goals() { return goals_; }

    // Where the counter best ends its move: its own place when nothing is better.
    End best_end(UnitRef unit) {
        const game::Unit& row = scene_.at(unit);
        const Ref<rules::Item> next = rules::next_item(scene_.state);
        const game::Walker walker = unit == in_hand_ ? game::walker_of(scene_.state.at(next))
                                                     : game::setting_out(scene_.state, scene_.setting, unit);
        game::search_walk(search_, scene_.state, scene_.setting, walker);
        if (asked_.work != nullptr)
            *asked_.work += 1 + static_cast<std::uint32_t>(search_.reached().size()) / 64;
        const bool bound = walker.from_zone && walker.entered == 0 && game::must_leave(scene_.state, row);
        const Place goal = goals_.of(unit, row.place);
        End best{.place = row.place, .terms = {}};
        bool any = false;
        if (!bound) {
            best.terms = terms_at(unit, goal, row.place);
            best.terms[TermId::approach] += unit == in_hand_ ? 0 : asked_.level.margin;
            any = true;
        }
        for (const std::uint32_t node : search_.reached()) {
            const Place place{static_cast<std::int32_t>(node)};
            if (place == row.place || !is_good_end(unit, place)) continue;
            const Terms terms = terms_at(unit, goal, place);
            if (any && terms.sum() <= best.terms.sum()) continue;
            best = {.place = place, .terms = terms};
            any = true;
        }
        return best;
    }

    // The first hex of the way to a place that the last search reached.
    Place first_step(UnitRef unit, Place place) const {
        const auto start = static_cast<std::uint32_t>(scene_.at(unit).place.raw);
        auto at = static_cast<std::uint32_t>(place.raw);
        while (search_.came_from(at) != start) at = search_.came_from(at);
        return Place{static_cast<std::int32_t>(at)};
    }

    void search(UnitRef unit) {
        const Ref<rules::Item> next = rules::next_item(scene_.state);
        if (unit == in_hand_)
            game::search_walk(search_, scene_.state, scene_.setting, game::walker_of(scene_.state.at(next)));
    }

  private:
    bool is_leader(UnitRef unit) const { return scene_.at(unit).type == game::UnitType::leader; }

    // Contact is for sets that are worth it, and a crowd is disrupted.
    bool is_good_end(UnitRef unit, Place place) const {
        if (is_leader(unit)) return true;
        return !scene_.in_foe_zone(place) && game::fits(scene_.state, scene_.setting, unit, place);
    }

    Terms terms_at(UnitRef unit, Place goal, Place place) {
        Terms terms;
        if (is_leader(unit)) {
            terms[TermId::support] = leadership(unit, place);
            return terms;
        }
        if (scene_.at(unit).disrupted != 0 || scene_.is_blown(unit)) {
            terms[TermId::guard] = recovery(unit, place);
        } else if (goal) {
            const std::int32_t way = asked_.ways.to(goal.raw)[static_cast<std::size_t>(place.raw)];
            terms[TermId::approach] = -per_half * way;
        }
        terms[TermId::exposure] = -danger(unit, place);
        if (!game::fits(scene_.state, scene_.setting, unit, place)) terms[TermId::support] -= crowded;
        terms[TermId::noise] = noise(unit, place);
        return terms;
    }

    // Enemies who could strike, over friends near by.
    std::int32_t danger(UnitRef unit, Place place) const {
        std::int32_t threat = 0;
        for (const UnitRef foe : scene_.foe) {
            if (scene_.at(foe).disrupted == 0 && scene_.distance(scene_.at(foe).place, place) <= threat_range)
                threat += scene_.face(foe).attack;
        }
        std::int32_t support = scene_.face(unit).defence;
        if (threat <= support) return 0;
        for (const UnitRef own : scene_.own) {
            if (own != unit && scene_.distance(scene_.at(own).place, place) <= support_range)
                support += scene_.face(own).defence;
        }
        const std::int32_t over = std::clamp(100 * threat / std::max(1, support) - 150, 0, 300);
        const std::int32_t weight =
            scene_.behind ? asked_.level.exposure_behind : asked_.level.exposure_ahead;
        return worth_of(scene_, asked_.level, unit) * over / 300 * weight / 1000;
    }

    // Near one who may rally it, away from the enemy.
    std::int32_t recovery(UnitRef unit, Place place) const {
        std::int32_t nearest_foe = 6;
        for (const Place foe : scene_.foe_hexes)
            nearest_foe = std::min(nearest_foe, scene_.distance(foe, place));
        const std::int32_t range = scene_.setting.number(game::Number::rally_range);
        std::int32_t leader = 20;
        for (const UnitRef one : scene_.leaders) {
            if (game::leads_corps_of(scene_.setting, one, unit))
                leader = std::min(leader, scene_.distance(scene_.at(one).place, place));
        }
        return 2 * per_half * nearest_foe - 2 * per_half * std::max(0, leader - range);
    }

    std::int32_t leadership(UnitRef leader, Place place) const {
        const game::Counter& counter = scene_.setting.counter(leader);
        const std::int32_t range = scene_.setting.number(game::Number::command_range);
        const std::int32_t trace = scene_.setting.number(game::Number::trace_range);
        const bool higher = counter.has(game::Tag::army_leader) || counter.has(game::Tag::detachment_leader);
        std::int32_t value = 0;
        std::int32_t far = 0;
        for (const UnitRef unit : scene_.own) {
            if (scene_.at(unit).army != counter.army) continue;
            const bool follows = game::leads_corps_of(scene_.setting, leader, unit);
            if (!follows && !higher) continue;
            const std::int32_t away = scene_.distance(scene_.at(unit).place, place);
            const std::int32_t weight = follows ? scene_.face(unit).attack + 1 : 1;
            if (away <= range) value += per_follower * weight / 4;
            far += std::min(away, 40) * weight;
        }
        for (const UnitRef other : scene_.leaders) {
            if (other == leader || scene_.setting.counter(other).army != counter.army) continue;
            const game::Counter& of = scene_.setting.counter(other);
            const bool other_higher = of.has(game::Tag::army_leader) || of.has(game::Tag::detachment_leader);
            if (higher == other_higher) continue;
            if (scene_.distance(scene_.at(other).place, place) <= trace) value += per_follower;
        }
        // Without anybody in reach he goes to where most are.
        value -= far;
        const UnitRef there = game::unit_at(scene_.state, place);
        if (there) value += with_a_friend;
        if (!there && scene_.in_foe_zone(place)) value -= alone_in_zone;
        return value;
    }

    std::int32_t noise(UnitRef unit, Place place) const {
        const std::int32_t most = asked_.level.noise / 2;
        if (most == 0) return 0;
        const auto key =
            static_cast<std::uint64_t>(unit.raw) * 0x10000U + static_cast<std::uint64_t>(place.raw);
        const std::uint64_t drawn = ledger::mixed(asked_.seed + static_cast<std::uint64_t>(scene_.turn), key);
        return static_cast<std::int32_t>(drawn % static_cast<std::uint64_t>(2 * most + 1)) - most;
    }

    const Scene& scene_;
    const Asked& asked_;
    Goals goals_;
    UnitRef in_hand_;
    board::Search search_;
};

const rules::Action* find(const Asked& asked, ActionKind kind, std::int32_t a = 0) {
    for (const rules::Action& action : asked.options) {
        if (game::is(action, kind) && action.a == a) return &action;
    }
    return nullptr;
}

// Guns that can fire from where they stand don't move.
bool stays_to_fire(const Scene& scene, UnitRef unit) {
    const game::Unit& row = scene.at(unit);
    if (!game::is_artillery(row.type) || row.disrupted != 0) return false;
    const std::int32_t range = scene.setting.number(game::Number::bombard_range);
    return std::any_of(scene.foe_hexes.begin(), scene.foe_hexes.end(),
                       [&](Place foe) { return scene.distance(row.place, foe) <= range; });
}

// Heads of columns first, so that they free the road for who follows; leaders last.
std::vector<UnitRef> in_order(const Scene& scene, March& march, const std::vector<UnitRef>& units,
                              const Asked& asked) {
    std::vector<std::pair<std::int32_t, UnitRef>> keyed;
    for (const UnitRef unit : units) {
        const Place from = scene.at(unit).place;
        const Place goal = march.goals().of(unit, from);
        const std::int32_t way = goal ? asked.ways.to(goal.raw)[static_cast<std::size_t>(from.raw)] : 0;
        keyed.emplace_back(way, unit);
    }
    std::sort(keyed.begin(), keyed.end(), [](const auto& a, const auto& b) {
        return a.first != b.first ? a.first < b.first : a.second < b.second;
    });
    std::vector<UnitRef> order;
    for (const auto& [way, unit] : keyed) order.push_back(unit);
    return order;
}

std::vector<UnitRef> movable(const Scene& scene, const Asked& asked, bool leaders) {
    std::vector<UnitRef> found;
    for (const rules::Action& action : asked.options) {
        if (!game::is(action, ActionKind::move)) continue;
        const UnitRef unit{action.a};
        if (!scene.setting.on_map(scene.at(unit).place)) continue;
        if ((scene.at(unit).type == game::UnitType::leader) == leaders) found.push_back(unit);
    }
    return found;
}

// The first who gains by moving.
bool rank_marcher(const Scene& scene, const Asked& asked, March& march, bool leaders,
                  std::vector<Ranked>& out) {
    for (const UnitRef unit : in_order(scene, march, movable(scene, asked, leaders), asked)) {
        if (stays_to_fire(scene, unit)) continue;
        const End end = march.best_end(unit);
        const bool goes_out = march.goals().leaves(unit) && scene.french() &&
                              scene.setting.on_edge(scene.at(unit).place, game::Edge::exit);
        if (end.place == scene.at(unit).place && !goes_out) continue;
        put(out, *find(asked, ActionKind::move, unit.raw), end.terms, end.place);
        return true;
    }
    return false;
}

// The entry hex with the shortest way to where the unit is wanted.
bool rank_entry(const Asked& asked, March& march, std::vector<Ranked>& out) {
    for (const rules::Action& action : asked.options) {
        if (!game::is(action, ActionKind::enter)) continue;
        const UnitRef unit{action.a};
        const Place hex{action.b};
        const Place goal = march.goals().of(unit, hex);
        const std::int32_t way = goal ? asked.ways.to(goal.raw)[static_cast<std::size_t>(hex.raw)] : 0;
        put(out, action, term(TermId::entry, asked.level.wait - way), hex);
    }
    return !out.empty();
}

void rank_rest(const Asked& asked, std::vector<Ranked>& out) {
    // Whoever finds his entry closed goes round; else the phase is over.
    for (const rules::Action& action : asked.options) {
        if (game::is(action, ActionKind::reroute)) put(out, action, term(TermId::entry, 10), Place{action.b});
    }
    if (const rules::Action* end = find(asked, ActionKind::end_movement)) put(out, *end, {});
}

}  // namespace

void rank_movers(const Scene& scene, const Asked& asked, std::vector<Ranked>& out) {
    if (const auto approach = best_approach(scene, asked.level, asked.work)) {
        if (const rules::Action* action = find(asked, ActionKind::move, approach->unit.raw))
            return put(out, *action, approach->terms, approach->to);
    }
    March march(scene, asked);
    if (rank_marcher(scene, asked, march, false, out)) return;
    if (rank_entry(asked, march, out)) return;
    if (rank_marcher(scene, asked, march, true, out)) return;
    rank_rest(asked, out);
}

void rank_steps(const Scene& scene, const Asked& asked, std::vector<Ranked>& out) {
    const UnitRef unit = unit_on_its_way(scene);
    March march(scene, asked);
    const bool french = scene.french();
    if (const rules::Action* exit = find(asked, ActionKind::exit);
        exit != nullptr && french && march.goals().leaves(unit)) {
        return put(out, *exit, term(TermId::objective, 1000 * scene.face(unit).attack));
    }
    End end;
    const auto approach = best_approach(scene, asked.level, asked.work);
    if (approach) {
        march.search(unit);
        end = {.place = approach->to, .terms = approach->terms};
    } else {
        end = march.best_end(unit);
    }
    const bool stays = end.place == scene.at(unit).place;
    const rules::Action* action = stays
                                      ? find(asked, ActionKind::stop)
                                      : find(asked, ActionKind::step, march.first_step(unit, end.place).raw);
    if (action != nullptr) put(out, *action, end.terms, end.place);
}

}  // namespace hd::players::c1815
