// The best joint set of attacks: each enemy gets a short list of attacks, and a beam puts those together that
// use nobody twice and leave nobody out who is owed one.
#include "engine/players/attacks.hpp"

#include <algorithm>
#include <cstdint>

namespace hd::players {

namespace {

constexpr std::int32_t illegal = 1'000'000;

struct Candidate {
    Clash clash;
    Terms terms;
    std::int32_t score = 0;
    Mask attackers = 0;
    Mask targets = 0;
};

struct Partial {
    Mask used = 0;
    Mask done = 0;
    std::int32_t score = 0;
    Few<std::int32_t, 32> chosen;
};

Mask mask_of(const Fighters& fighters) {
    Mask mask = 0;
    for (const Fighter& one : fighters) mask |= bit(static_cast<std::size_t>(one.body));
    return mask;
}

Mask mask_of(const Targets& targets) {
    Mask mask = 0;
    for (const std::int32_t one : targets) mask |= bit(static_cast<std::size_t>(one));
    return mask;
}

bool may_attack(const Body& body) {
    return body.place != 0 && !body.spent;
}

// Own bodies that can attack an enemy from where they stand, at most six.
Few<std::int32_t, 6> attackers_of(const Study& study, std::int32_t target) {
    const Picture& picture = study.picture;
    Few<std::int32_t, 6> found;
    const std::int32_t place = picture.foe()[static_cast<std::size_t>(target)].place;
    for (const std::int32_t next : picture.ground->at(place).next) {
        const std::int32_t own = next == 0 ? -1 : picture.own_at(next);
        if (own >= 0 && may_attack(picture.own()[static_cast<std::size_t>(own)])) found.add(own);
    }
    for (std::size_t i = 0; i < picture.own().size(); ++i) {
        const Body& gun = picture.own()[i];
        if (!gun.fires || !may_attack(gun) || !study.game.sees(study.setting, gun.place, place)) continue;
        found.add(static_cast<std::int32_t>(i));
    }
    return found;
}

class Beam {
  public:
    explicit Beam(const Study& study) : study_(study) {}

    std::vector<Planned> run() {
        list_targets();
        for (const std::int32_t target : targets_) {
            first_candidate_.push_back(candidates_.size());
            list_candidates(target);
        }
        first_candidate_.push_back(candidates_.size());
        partials_.push_back({});
        for (std::size_t t = 0; t < targets_.size(); ++t) extend(t);
        return first_first(best());
    }

  private:
    const Body& foe(std::int32_t i) const { return study_.picture.foe()[static_cast<std::size_t>(i)]; }
    const Body& own(std::int32_t i) const { return study_.picture.own()[static_cast<std::size_t>(i)]; }

    void list_targets() {
        const std::size_t count = std::min(study_.picture.foe().size(), most_in_mask);
        for (std::size_t i = 0; i < count; ++i) {
            const auto target = static_cast<std::int32_t>(i);
            if (foe(target).place == 0 || foe(target).spent) continue;
            if (attackers_of(study_, target).empty()) continue;
            targets_.push_back(target);
            obliged_.push_back(foe(target).owed ? obliged(target) : 0);
        }
    }

    // Those next to it who must attack.
    Mask obliged(std::int32_t target) const {
        Mask mask = 0;
        for (const std::int32_t next : study_.picture.ground->at(foe(target).place).next) {
            const std::int32_t there = next == 0 ? -1 : study_.picture.own_at(next);
            if (there < 0 || !may_attack(own(there))) continue;
            const bool fast = study_.game.holds_fast(study_.picture, study_.setting, own(there), next);
            if (!fast) mask |= bit(static_cast<std::size_t>(there));
        }
        return mask;
    }

    bool all_adjacent(std::int32_t attacker, const Targets& targets) const {
        for (const std::int32_t target : targets) {
            if (!study_.picture.ground->adjacent(own(attacker).place, foe(target).place)) return false;
        }
        return true;
    }

    void add(const Few<std::int32_t, 6>& attackers, std::uint32_t subset, const Targets& targets) {
        Candidate one;
        one.clash.targets = targets;
        for (std::size_t i = 0; i < attackers.size(); ++i) {
            if ((subset >> i & 1U) != 0) one.clash.attackers.add({attackers[i], own(attackers[i]).place});
        }
        one.terms = clash_terms(study_, {}, one.clash);
        one.score = one.terms.sum();
        one.attackers = mask_of(one.clash.attackers);
        one.targets = mask_of(targets);
        found_.push_back(one);
    }

    // The best attacks on one enemy alone, all single ones among them, and those on it and one more, or on
    // all that a single attacker touches.
    void list_candidates(std::int32_t target) {
        const Few<std::int32_t, 6> attackers = attackers_of(study_, target);
        found_.clear();
        Targets alone;
        alone.add(target);
        for (std::uint32_t subset = 1; subset < (1U << attackers.size()); ++subset)
            add(attackers, subset, alone);
        for (const std::int32_t second : targets_) {
            if (second <= target) continue;
            Targets both = alone;
            both.add(second);
            add_common(attackers, both);
        }
        for (const std::int32_t attacker : attackers) add_all_touched(attacker, target);
        std::stable_sort(found_.begin(), found_.end(),
                         [](const Candidate& a, const Candidate& b) { return a.score > b.score; });
        for (std::size_t i = 0; i < found_.size(); ++i) {
            const bool small = found_[i].clash.attackers.size() == 1;
            if (i < 12 || small) candidates_.push_back(found_[i]);
        }
    }

    void add_common(const Few<std::int32_t, 6>& attackers, const Targets& targets) {
        Few<std::int32_t, 6> common;
        for (const std::int32_t attacker : attackers) {
            if (all_adjacent(attacker, targets)) common.add(attacker);
        }
        for (std::uint32_t subset = 1; subset < (1U << common.size()); ++subset) add(common, subset, targets);
    }

    void add_all_touched(std::int32_t attacker, std::int32_t first) {
        Targets touched;
        touched.add(first);
        for (const std::int32_t target : targets_) {
            const bool next_to = study_.picture.ground->adjacent(own(attacker).place, foe(target).place);
            if (target > first && next_to) touched.add(target);
        }
        if (touched.size() < 3 || !all_adjacent(attacker, touched)) return;
        Few<std::int32_t, 6> alone;
        alone.add(attacker);
        add(alone, 1, touched);
    }

    // One more step of a partial: a candidate, or none.
    struct Step {
        std::int32_t score = 0;
        std::int32_t partial = 0;
        std::int32_t candidate = -1;
        auto operator<=>(const Step&) const = default;
    };

    void extend(std::size_t t) {
        steps_.clear();
        const Mask me = bit(static_cast<std::size_t>(targets_[t]));
        for (std::size_t p = 0; p < partials_.size(); ++p) {
            add_step(t, p, -1);
            if ((partials_[p].done & me) != 0) continue;
            for (std::size_t c = first_candidate_[t]; c < candidates_.size(); ++c) {
                const Candidate& one = candidates_[c];
                if (c >= first_candidate_[t + 1]) break;
                const bool fits =
                    (one.targets & partials_[p].done) == 0 && (one.attackers & partials_[p].used) == 0;
                if (fits) add_step(t, p, static_cast<std::int32_t>(c));
            }
        }
        const std::size_t width =
            std::min(steps_.size(), static_cast<std::size_t>(std::max(1, study_.level.beam)));
        std::partial_sort(steps_.begin(), steps_.begin() + static_cast<std::ptrdiff_t>(width), steps_.end());
        next_.clear();
        for (std::size_t i = 0; i < width; ++i) next_.push_back(extended(steps_[i]));
        partials_.swap(next_);
    }

    // Steps sort by falling score, so it is kept negative.
    void add_step(std::size_t t, std::size_t p, std::int32_t candidate) {
        const Step step{.score = 0, .partial = static_cast<std::int32_t>(p), .candidate = candidate};
        const Partial more = extended(step);
        steps_.push_back({unpaid(more, t) - more.score, step.partial, candidate});
    }

    Partial extended(const Step& step) const {
        Partial more = partials_[static_cast<std::size_t>(step.partial)];
        if (step.candidate < 0) return more;
        const Candidate& one = candidates_[static_cast<std::size_t>(step.candidate)];
        more.used |= one.attackers;
        more.done |= one.targets;
        more.score += one.score;
        more.chosen.add(step.candidate);
        return more;
    }

    // What enemies up to the t-th cost who are owed an attack, are left out, and have somebody next to them
    // who must.
    std::int32_t unpaid(const Partial& partial, std::size_t t) const {
        std::int32_t cost = 0;
        for (std::size_t i = 0; i <= t; ++i) {
            const bool done = (partial.done & bit(static_cast<std::size_t>(targets_[i]))) != 0;
            if (!done && (obliged_[i] & ~partial.used) != 0) cost += illegal;
        }
        return cost;
    }

    Partial best() const {
        Partial found;
        std::int32_t score = INT32_MIN;
        for (const Partial& partial : partials_) {
            const std::int32_t total =
                partial.score - (targets_.empty() ? 0 : unpaid(partial, targets_.size() - 1));
            if (total <= score) continue;
            score = total;
            found = partial;
        }
        return found;
    }

    // The surest first: they open the way and close retreats for the others; diversions last.
    std::vector<Planned> first_first(const Partial& partial) const {
        std::vector<Planned> planned;
        for (const std::int32_t c : partial.chosen) {
            const Candidate& one = candidates_[static_cast<std::size_t>(c)];
            const Chances& chances = study_.picture.chances_of(edge_of(study_, one.clash));
            planned.push_back({one.clash, one.terms, 1000 * chances.wins() / chances.of});
        }
        std::stable_sort(planned.begin(), planned.end(), [](const Planned& a, const Planned& b) {
            return a.wins != b.wins ? a.wins > b.wins : a.terms.sum() > b.terms.sum();
        });
        return planned;
    }

    const Study& study_;
    std::vector<std::int32_t> targets_;
    std::vector<Candidate> found_;
    std::vector<Candidate> candidates_;
    std::vector<std::size_t> first_candidate_;  // by target, and the end
    std::vector<Mask> obliged_;                 // by target
    std::vector<Step> steps_;
    std::vector<Partial> partials_;
    std::vector<Partial> next_;
};

}  // namespace

std::vector<Planned> best_attacks(const Study& study) {
    return Beam(study).run();
}

Terms joint_terms(const Study& study, const Fighters& placed) {
    Picture trial = study.picture;
    for (const Fighter& one : placed) {
        const auto body = static_cast<std::size_t>(one.body);
        const bool stood = one.body != trial.in_hand && trial.own()[body].place != 0;
        if (stood) trial.lift(Side::own, body);
        trial.own()[body].place = one.place;
        trial.put(Side::own, body);
    }
    for (Body& enemy : trial.foe()) {
        if (enemy.place == 0) continue;
        for (const std::int32_t next : trial.ground->at(enemy.place).next) {
            const std::int32_t there = next == 0 ? -1 : trial.own_at(next);
            if (there < 0) continue;
            const Body& body = trial.own()[static_cast<std::size_t>(there)];
            if (!study.game.holds_fast(trial, study.setting, body, next)) enemy.owed = true;
        }
    }
    const Study tried{trial, study.setting, study.game, study.level, study.work};
    Terms terms;
    for (const Planned& planned : best_attacks(tried)) terms += planned.terms;
    return terms;
}

}  // namespace hd::players
