#include "engine/players/attacks.hpp"

#include <algorithm>
#include <bit>

namespace hd::players {

namespace {

bool stands_elsewhere(const Study& study, const Fighter& one) {
    const bool in_hand = one.body == study.picture.in_hand;
    return in_hand || study.picture.own()[static_cast<std::size_t>(one.body)].place != one.place;
}

// Whether an own body will be next to a place, or in it, once `placed` stand where they are meant to.
bool will_hold(const Study& study, const Fighters& placed, std::int32_t place) {
    const Picture& picture = study.picture;
    const Ground& ground = *picture.ground;
    std::int32_t count =
        picture.zone[0][static_cast<std::size_t>(place)] + (picture.own_at(place) >= 0 ? 1 : 0);
    for (const Fighter& one : placed) {
        if (!stands_elsewhere(study, one)) continue;
        const std::int32_t old = picture.own()[static_cast<std::size_t>(one.body)].place;
        const bool stood = one.body != picture.in_hand && old != 0;
        if (stood && (old == place || ground.adjacent(old, place))) --count;
        if (one.place == place || ground.adjacent(one.place, place)) ++count;
    }
    return count > 0;
}

// Whether a target could go back somewhere, past friends too.
bool can_fall_back(const Study& study, const Fighters& placed, std::int32_t from) {
    for (const std::int32_t next : study.picture.ground->at(from).next) {
        if (next != 0 && !will_hold(study, placed, next)) return true;
    }
    return false;
}

// The same for an own attacker who is thrown back: the enemy stands as now.
bool can_pull_back(const Picture& picture, std::int32_t from) {
    for (const std::int32_t next : picture.ground->at(from).next) {
        if (next != 0 && picture.foe_at(next) < 0 && !picture.in_zone(Side::foe, next)) return true;
    }
    return false;
}

std::int32_t own_worth(const Study& study, std::int32_t body) {
    const std::int32_t risk = study.picture.must_act ? study.level.risk_behind : study.level.risk_ahead;
    return study.picture.own()[static_cast<std::size_t>(body)].worth * risk / 1000;
}

// The least that an exchange costs: some of the attackers with at least the targets' strength, or all of
// them.
std::int32_t price_of_exchange(const Study& study, const Clash& clash, std::int32_t strength) {
    const std::size_t count = std::min<std::size_t>(clash.attackers.size(), 6);
    std::int32_t best = -1;
    for (std::uint32_t subset = 1; subset < (1U << count); ++subset) {
        std::int32_t paid = 0;
        std::int32_t cost = 0;
        for (std::size_t i = 0; i < count; ++i) {
            if ((subset >> i & 1U) == 0) continue;
            paid += study.picture.own()[static_cast<std::size_t>(clash.attackers[i].body)].strength;
            cost += own_worth(study, clash.attackers[i].body);
        }
        const bool enough = paid >= strength || subset + 1 == (1U << count);
        if (enough && (best < 0 || cost < best)) best = cost;
    }
    return std::max(best, 0);
}

struct Stakes {
    std::int32_t strength = 0;  // of the targets
    std::int32_t killed = 0;    // if all are destroyed
    std::int32_t trapped = 0;   // of it, if all have to go back
    std::int32_t driven = 0;    // what driving off the others is worth
    std::int32_t ground = 0;    // prizes that an advance takes
};

Stakes stakes_of(const Study& study, const Fighters& placed, const Clash& clash) {
    const Picture& picture = study.picture;
    Stakes stakes;
    for (const std::int32_t target : clash.targets) {
        const Body& body = picture.foe()[static_cast<std::size_t>(target)];
        stakes.strength += body.strength;
        stakes.killed += body.worth;
        const bool firm = study.game.stands_firm(picture, study.setting, body, body.place);
        if (!firm) {
            if (can_fall_back(study, placed, body.place)) {
                stakes.driven += body.strength * study.level.drive;
            } else {
                stakes.trapped += body.worth;
            }
        }
        for (const Prize& prize : picture.prizes) {
            if (prize.place == body.place && !prize.held && !firm) stakes.ground += std::max(0, prize.worth);
        }
    }
    return stakes;
}

std::int32_t loss_when_thrown_back(const Study& study, const Clash& clash) {
    std::int32_t loss = 0;
    for (const Fighter& one : clash.attackers) {
        if (!study.picture.ground->adjacent(
                one.place, study.picture.foe()[static_cast<std::size_t>(clash.targets[0])].place)) {
            continue;
        }
        const Body& body = study.picture.own()[static_cast<std::size_t>(one.body)];
        loss += can_pull_back(study.picture, one.place) ? study.level.drive / 2 : own_worth(study, one.body);
        loss += body.repulse;
    }
    return loss;
}

// The surplus over what still improves the odds is charged, so that nobody is brought for nothing.
std::int32_t use_of_force(const Study& study, const Clash& clash) {
    std::int32_t strength = 0;
    for (const Fighter& one : clash.attackers) {
        strength += study.picture.own()[static_cast<std::size_t>(one.body)].strength;
    }
    return strength * study.level.commit;
}

}  // namespace

std::int32_t edge_of(const Study& study, const Clash& clash) {
    Fighters targets;
    for (const std::int32_t target : clash.targets) {
        targets.add({target, study.picture.foe()[static_cast<std::size_t>(target)].place});
    }
    return study.game.edge(study.picture, study.setting, Side::own, clash.attackers, targets);
}

Terms clash_terms(const Study& study, const Fighters& placed, const Clash& clash) {
    if (study.work != nullptr) ++*study.work;
    const Chances& chances = study.picture.chances_of(edge_of(study, clash));
    const Stakes stakes = stakes_of(study, placed, clash);
    const std::int32_t back = loss_when_thrown_back(study, clash);
    std::int32_t died = 0;
    for (const Fighter& one : clash.attackers) died += own_worth(study, one.body);

    Terms terms;
    terms[TermId::kill] =
        (chances.target_dies * stakes.killed + chances.target_back * stakes.trapped) / chances.of;
    terms[TermId::drive] =
        (chances.target_back * stakes.driven + chances.wins() * stakes.ground) / chances.of;
    terms[TermId::loss] = -(chances.attacker_dies * died + chances.attacker_back * back) / chances.of;
    if (chances.exchange > 0) {
        const std::int32_t price = price_of_exchange(study, clash, stakes.strength);
        const bool exchanges = stakes.killed + stakes.ground - price > -back;
        terms[TermId::kill] +=
            exchanges ? chances.exchange * (stakes.killed + stakes.ground) / chances.of : 0;
        terms[TermId::loss] -= chances.exchange * (exchanges ? price : back) / chances.of;
    }
    terms[TermId::loss] -= use_of_force(study, clash);
    return terms;
}

Threat threat_at(const Study& study, const std::vector<Mask>& strike, std::int32_t body, std::int32_t place) {
    const Picture& picture = study.picture;
    const Body& own = picture.own()[static_cast<std::size_t>(body)];
    Mask strikers = 0;
    Threat threat;
    std::int32_t friends = 0;
    for (const std::int32_t next : picture.ground->at(place).next) {
        if (next == 0) continue;
        const std::int32_t there = picture.own_at(next);
        if (there >= 0 && there != body) {
            ++friends;
            continue;
        }
        const Mask here = strike[static_cast<std::size_t>(next)];
        if (here == 0) continue;
        strikers |= here;
        ++threat.strikers;
    }
    threat.strikers = std::min(threat.strikers, std::popcount(strikers));
    if (threat.strikers == 0) return threat;

    std::array<std::int32_t, most_in_mask> strengths{};
    std::size_t count = 0;
    for (Mask left = strikers; left != 0; left &= left - 1) {
        strengths[count++] = picture.foe()[static_cast<std::size_t>(std::countr_zero(left))].strength;
    }
    std::sort(strengths.begin(), strengths.begin() + static_cast<std::ptrdiff_t>(count), std::greater<>());
    std::int32_t sum = 0;
    for (std::size_t i = 0; i < static_cast<std::size_t>(threat.strikers); ++i) sum += strengths[i];
    threat.cover = study.game.cover(picture, study.setting, Side::own, own, place);
    const std::int32_t highest = picture.lowest_edge + static_cast<std::int32_t>(picture.chances.size()) - 1;
    const Chances& chances = picture.chances_of(std::min(sum - own.strength, highest) + threat.cover);

    // Two or more who come from several sides close the ways back; friends beside it keep them open.
    const std::int32_t closed = std::clamp((threat.strikers >= 3   ? 800
                                            : threat.strikers == 2 ? 500
                                                                   : 150) -
                                               150 * friends,
                                           0, 1000);
    const bool firm = study.game.stands_firm(picture, study.setting, own, place);
    const std::int32_t back = firm ? 0 : chances.target_back;
    const std::int32_t dies =
        (1000 * chances.target_dies + back * closed + 1000 * chances.exchange) / chances.of;
    threat.driven = 1000 * (chances.target_dies + back + chances.exchange) / chances.of;
    threat.loss = own_worth(study, body) * dies / 1000;
    return threat;
}

}  // namespace hd::players
