// The best joint set of attacks: each enemy gets a short list of attacks, and a beam puts those together that
// use nobody twice and leave nobody out who is owed one.
#include "engine/players/attacks.hpp"

#include <algorithm>

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
        for (const std::int32_t target : targets_) list_candidates(target);
        partials_.push_back({});
        for (const std::int32_t target : targets_) extend(target);
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
            if (!attackers_of(study_, target).empty()) targets_.push_back(target);
        }
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

    void extend(std::int32_t target) {
        next_.clear();
        const Mask me = bit(static_cast<std::size_t>(target));
        for (const Partial& partial : partials_) {
            next_.push_back(partial);
            if ((partial.done & me) != 0) continue;
            for (std::size_t c = 0; c < candidates_.size(); ++c) {
                const Candidate& one = candidates_[c];
                const bool fits = (one.targets & me) != 0 && (one.targets & partial.done) == 0 &&
                                  (one.attackers & partial.used) == 0;
                if (!fits) continue;
                Partial more = partial;
                more.used |= one.attackers;
                more.done |= one.targets;
                more.score += one.score;
                more.chosen.add(static_cast<std::int32_t>(c));
                next_.push_back(more);
            }
        }
        std::stable_sort(next_.begin(), next_.end(), [&](const Partial& a, const Partial& b) {
            return a.score - unpaid(a, target) > b.score - unpaid(b, target);
        });
        const auto width = static_cast<std::size_t>(std::max(1, study_.level.beam));
        if (next_.size() > width) next_.resize(width);
        partials_.swap(next_);
    }

    // What an owed enemy up to `last` costs a partial that has left it out and still has somebody next to it.
    std::int32_t unpaid(const Partial& partial, std::int32_t last) const {
        std::int32_t cost = 0;
        for (const std::int32_t target : targets_) {
            if (target > last) break;
            if (!foe(target).owed || (partial.done & bit(static_cast<std::size_t>(target))) != 0) continue;
            for (const std::int32_t attacker : attackers_of(study_, target)) {
                const bool idle = (partial.used & bit(static_cast<std::size_t>(attacker))) == 0;
                if (idle && !study_.game.holds_fast(study_.picture, study_.setting, own(attacker),
                                                    own(attacker).place)) {
                    cost = illegal;
                }
            }
        }
        return cost;
    }

    Partial best() const {
        Partial found;
        std::int32_t score = -2 * illegal;
        for (const Partial& partial : partials_) {
            const std::int32_t total =
                partial.score - (targets_.empty() ? 0 : unpaid(partial, targets_.back()));
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
    std::vector<Partial> partials_;
    std::vector<Partial> next_;
};

}  // namespace

std::vector<Planned> best_attacks(const Study& study) {
    return Beam(study).run();
}

}  // namespace hd::players
