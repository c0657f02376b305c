#include "engine/players/campaign_1815/approach.hpp"

#include "engine/rules/agenda.hpp"
#include "engine/rules/campaign_1815/movement.hpp"
#include "engine/rules/campaign_1815/stacking.hpp"
#include "engine/rules/campaign_1815/step.hpp"
#include "engine/rules/campaign_1815/walk_search.hpp"

#include <algorithm>

namespace hd::players::c1815 {

namespace {

constexpr std::int32_t farthest = 7;         // hexes from which anybody comes into contact in one move
constexpr std::int32_t stray_contact = 900;  // cost of touching an enemy whom nobody else attacks

// A hex next to an enemy that a unit can end its move in.
struct Way {
    UnitRef unit;
    Place to;
};

class Planner {
  public:
    Planner(const Scene& scene, const Level& level, std::uint32_t* work)
        : scene_(scene), level_(level), work_(work), in_hand_(unit_on_its_way(scene)) {}

    std::optional<Approach> run() {
        find_ways();
        std::optional<Approach> best;
        for (const Place place : scene_.foe_hexes) {
            if (!is_touched_by_a_way(place)) continue;
            if (const auto one = best_against(place); one && (!best || one->terms.sum() > best->terms.sum()))
                best = one;
        }
        return best;
    }

  private:
    bool is_candidate(UnitRef unit) const {
        if (unit == in_hand_) return true;
        if (!scene_.may_strike(unit) || scene_.at(unit).moved == scene_.turn) return false;
        return !game::refuse_mover(scene_.view, scene_.seat, unit);
    }

    bool is_near(UnitRef unit) const {
        const Place from = scene_.at(unit).place;
        return std::any_of(scene_.foe_hexes.begin(), scene_.foe_hexes.end(),
                           [&](Place foe) { return scene_.distance(from, foe) <= farthest; });
    }

    void add_ways(UnitRef unit) {
        const Ref<rules::Item> next = rules::next_item(scene_.state);
        const game::Walker walker = unit == in_hand_ ? game::walker_of(scene_.state.at(next))
                                                     : game::setting_out(scene_.state, scene_.setting, unit);
        game::search_walk(search_, scene_.state, scene_.setting, walker);
        if (work_ != nullptr) *work_ += 1 + static_cast<std::uint32_t>(search_.reached().size()) / 64;
        for (const std::uint32_t node : search_.reached()) {
            const Place to{static_cast<std::int32_t>(node)};
            if (to == scene_.at(unit).place || !scene_.in_foe_zone(to)) continue;
            if (game::fits(scene_.state, scene_.setting, unit, to)) ways_.push_back({unit, to});
        }
    }

    void find_ways() {
        if (in_hand_) {
            const bool fights = scene_.at(in_hand_).type != game::UnitType::leader;
            if (!fights || !scene_.may_strike(in_hand_) || !is_near(in_hand_)) return;
            add_ways(in_hand_);
            if (ways_.empty()) return;
        }
        for (const UnitRef unit : scene_.own) {
            if (unit != in_hand_ && is_candidate(unit) && is_near(unit)) add_ways(unit);
        }
    }

    // With a unit on its way only those enemies whom it can touch.
    bool is_touched_by_a_way(Place target) const {
        return std::any_of(ways_.begin(), ways_.end(), [&](const Way& way) {
            return (!in_hand_ || way.unit == in_hand_) && game::in_touch(scene_.setting, way.to, target);
        });
    }

    std::vector<Striker> standing_at(const Target& target) const {
        std::vector<Striker> found;
        for (int d = 0; d < 6; ++d) {
            const Place next{scene_.setting.at(target.place).neighbours[static_cast<std::size_t>(d)]};
            if (!next || scene_.setting.has(target.place, d, game::Side::pond)) continue;
            game::each_at(scene_.state, next, [&](UnitRef ref, const game::Unit& unit) {
                const bool fights = unit.seat == scene_.seat && unit.type != game::UnitType::leader &&
                                    unit.disrupted == 0 && !scene_.is_blown(ref) && ref != in_hand_;
                if (fights) found.push_back(striker(scene_, level_, target, ref, next, false));
            });
        }
        return found;
    }

    // What contact with others costs whom nobody of ours touches yet.
    std::int32_t strays(Place target, Place to) const {
        std::int32_t cost = 0;
        for (int d = 0; d < 6; ++d) {
            const Place next{scene_.setting.at(to).neighbours[static_cast<std::size_t>(d)]};
            if (!next || next == target || scene_.setting.has(to, d, game::Side::pond)) continue;
            if (!game::enemy_at(scene_.state, next, scene_.seat)) continue;
            if (!game::zone_of_enemy(scene_.state, scene_.setting, next, game::opponent(scene_.seat)))
                cost += stray_contact;
        }
        return cost;
    }

    struct Set {
        std::vector<Striker> strikers;  // the first `standing` stand there already
        std::int32_t strays = 0;
        Terms terms;
        std::int32_t value = 0;
    };

    void value(const Target& target, const Terms& base, Set& set) const {
        set.terms = strike_terms(scene_, level_, target, set.strikers);
        set.terms -= base;
        set.terms[TermId::duty] -= set.strays;
        set.value = set.terms.sum();
    }

    bool is_free(const Set& set, const Way& way) const {
        return std::none_of(set.strikers.begin(), set.strikers.end(), [&](const Striker& one) {
            return one.unit == way.unit ||
                   (one.from == way.to && !game::fits(scene_.state, scene_.setting, way.unit, way.to)) ||
                   (one.from == way.to && scene_.french());
        });
    }

    // Adds the best unit at the best hex again and again, and keeps the best size.
    std::optional<Approach> best_against(Place place) {
        const Target target = target_at(scene_, level_, place);
        const std::vector<Striker> standing = standing_at(target);
        const Terms base = strike_terms(scene_, level_, target, standing);
        std::vector<Striker> offers;
        for (const Way& way : ways_) {
            if (game::in_touch(scene_.setting, way.to, place))
                offers.push_back(striker(scene_, level_, target, way.unit, way.to, false));
        }
        Set set{.strikers = standing, .strays = 0, .terms = {}, .value = INT32_MIN};
        Set best = set;
        const auto most = standing.size() + static_cast<std::size_t>(level_.group_size);
        bool with_hand = !in_hand_;
        while (set.strikers.size() < most) {
            Set next{.strikers = {}, .strays = 0, .terms = {}, .value = INT32_MIN};
            for (const Striker& one : offers) {
                if (!with_hand && one.unit != in_hand_) continue;
                if (!is_free(set, {one.unit, one.from})) continue;
                Set more = set;
                more.strikers.push_back(one);
                more.strays += strays(place, one.from);
                value(target, base, more);
                if (work_ != nullptr) ++*work_;
                if (more.value > next.value) next = more;
            }
            if (next.strikers.empty()) break;
            with_hand = true;
            set = next;
            if (set.value > best.value) best = set;
        }
        if (best.strikers.size() <= standing.size() || best.value <= level_.margin) return std::nullopt;
        // Where nobody is bound to attack anyway the odds must be good.
        const bool sure = is_at_least(target, best.strikers, level_.odds);
        if (!sure && (standing.empty() || best.value < level_.margin)) return std::nullopt;
        return first_of(best, standing.size());
    }

    // Who has the fewest hexes to choose from goes first; the unit on its way is always he.
    Approach first_of(const Set& set, std::size_t standing) const {
        const Striker* first = nullptr;
        std::size_t fewest = SIZE_MAX;
        for (std::size_t i = standing; i < set.strikers.size(); ++i) {
            const Striker& one = set.strikers[i];
            if (one.unit == in_hand_) return {.unit = one.unit, .to = one.from, .terms = set.terms};
            const auto ways = static_cast<std::size_t>(std::count_if(
                ways_.begin(), ways_.end(), [&](const Way& way) { return way.unit == one.unit; }));
            if (ways >= fewest) continue;
            fewest = ways;
            first = &one;
        }
        return {.unit = first->unit, .to = first->from, .terms = set.terms};
    }

    const Scene& scene_;
    const Level& level_;
    std::uint32_t* work_;
    UnitRef in_hand_;
    board::Search search_;
    std::vector<Way> ways_;
};

}  // namespace

UnitRef unit_on_its_way(const Scene& scene) {
    const Ref<rules::Item> next = rules::next_item(scene.state);
    if (!next || scene.state.at(next).step != game::number(game::StepId::move_unit)) return {};
    return UnitRef{scene.state.at(next).a};
}

std::optional<Approach> best_approach(const Scene& scene, const Level& level, std::uint32_t* work) {
    return Planner(scene, level, work).run();
}

}  // namespace hd::players::c1815
