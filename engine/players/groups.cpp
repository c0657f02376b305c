#include "engine/players/groups.hpp"

#include <algorithm>

namespace hd::players {

namespace {

constexpr std::int32_t unknown = INT32_MIN;

Fighters joined(const Fighters& one, const Fighters& other) {
    Fighters all = one;
    for (const Fighter& fighter : other) all.add(fighter);
    return all;
}

Fighters without(const Fighters& all, const Fighter& one) {
    Fighters rest;
    for (const Fighter& fighter : all) {
        if (!(fighter == one)) rest.add(fighter);
    }
    return rest;
}

}  // namespace

void Groups::reach_out() {
    const Picture& picture = study_.picture;
    const std::size_t places = picture.ground->hex.size();
    ends_.assign(picture.own().size(), {});
    can_end_.assign(places, {});
    sorted_.assign(places, false);
    gains_.assign(picture.own().size() * places, unknown);
    part_at_.assign(picture.own().size() * places, 0);
    parts_.assign(1, {});
    for (std::size_t i = 0; i < picture.own().size(); ++i) {
        const Body& body = picture.own()[i];
        if (!body.free) continue;
        find_reach(picture, Side::own, body, body.points, reach_);
        if (study_.work != nullptr) *study_.work += 1 + reach_.settled / 64;
        ends_[i] = reach_.ends;
        if (static_cast<std::int32_t>(i) == picture.in_hand) continue;
        for (const std::int32_t place : reach_.ends) {
            if (place != body.place && picture.in_zone(Side::foe, place)) {
                can_end_[static_cast<std::size_t>(place)].push_back(static_cast<std::int32_t>(i));
            }
        }
    }
}

std::int32_t Groups::gain(std::int32_t body, std::int32_t place) {
    std::int32_t& known = gains_[slot(body, place)];
    if (known == unknown) known = place_terms(study_, maps_, ways_, body, place).sum();
    const std::int32_t from = own(body).place;
    if (body == study_.picture.in_hand) return known;
    if (from == 0) return known + study_.level.wait;
    std::int32_t& staying = gains_[slot(body, from)];
    if (staying == unknown) staying = place_terms(study_, maps_, ways_, body, from).sum();
    return known - staying;
}

Terms Groups::stay(std::int32_t body) {
    return place_terms(study_, maps_, ways_, body, own(body).place);
}

// Bodies that can go to a place next to the enemy, those that gain or bring most first.
const std::vector<std::int32_t>& Groups::candidates(std::int32_t place) {
    std::vector<std::int32_t>& list = can_end_[static_cast<std::size_t>(place)];
    if (sorted_[static_cast<std::size_t>(place)]) return list;
    sorted_[static_cast<std::size_t>(place)] = true;
    const auto key = [&](std::int32_t body) { return gain(body, place) + 500 * own(body).strength; };
    std::stable_sort(list.begin(), list.end(),
                     [&](std::int32_t a, std::int32_t b) { return key(a) > key(b); });
    const auto most = static_cast<std::size_t>(study_.level.hex_candidates);
    if (list.size() > most) list.resize(most);
    return list;
}

// Own bodies next to the enemy already, who will attack.
Fighters Groups::standing_at(std::int32_t target) const {
    Fighters found;
    for (const std::int32_t next : study_.picture.ground->at(foe(target).place).next) {
        const std::int32_t body = next == 0 ? -1 : study_.picture.own_at(next);
        if (body >= 0) found.add({body, next});
    }
    return found;
}

// What those already there are in for without help.
Terms Groups::forced(std::int32_t target, const Fighters& standing) {
    if (standing.empty()) return {};
    Clash clash{.attackers = standing, .targets = {}};
    clash.targets.add(target);
    Terms terms = clash_terms(study_, {}, clash);
    const bool obliged = std::any_of(standing.begin(), standing.end(), [&](const Fighter& one) {
        return !study_.game.holds_fast(study_.picture, study_.setting, own(one.body), one.place);
    });
    if (!obliged && terms.sum() < 0) return {};
    return terms;
}

// Enemies beside the target whom the set would touch, and whom nobody touches yet.
Targets Groups::also_touched(std::int32_t target, const Fighters& placed) const {
    const Picture& picture = study_.picture;
    Targets found;
    for (const Fighter& one : placed) {
        if (study_.game.holds_fast(picture, study_.setting, own(one.body), one.place)) continue;
        for (const std::int32_t next : picture.ground->at(one.place).next) {
            const std::int32_t there = next == 0 ? -1 : picture.foe_at(next);
            if (there < 0 || there == target || found.has(there)) continue;
            if (!picture.in_zone(Side::own, next)) found.add(there);
        }
    }
    return found;
}

// The attack on the target by all, with diversions against the others whom contact forces on the set; nothing
// when they can't all be attacked.
std::optional<Terms> Groups::attack(std::int32_t target, const Fighters& standing, const Fighters& placed) {
    Clash main{.attackers = joined(standing, placed), .targets = {}};
    main.targets.add(target);
    const Targets others = also_touched(target, placed);
    if (others.empty()) return clash_terms(study_, placed, main);

    const Ground& ground = *study_.picture.ground;
    Clash split = main;
    std::int32_t diverted = 0;
    bool possible = true;
    for (const std::int32_t enemy : others) {
        const Fighter* weakest = nullptr;
        for (const Fighter& one : split.attackers) {
            if (!ground.adjacent(one.place, foe(enemy).place)) continue;
            if (weakest == nullptr || own(one.body).strength < own(weakest->body).strength) weakest = &one;
        }
        if (weakest == nullptr || split.attackers.size() < 2) {
            possible = false;
            break;
        }
        Clash diversion;
        diversion.attackers.add(*weakest);
        diversion.targets.add(enemy);
        diverted += clash_terms(study_, placed, diversion).sum();
        split.attackers = without(split.attackers, *weakest);
    }
    std::optional<Terms> best;
    if (possible) {
        best = clash_terms(study_, placed, split);
        (*best)[TermId::duty] += diverted;
    }
    Clash whole = main;
    for (const std::int32_t enemy : others) whole.targets.add(enemy);
    const bool all_touch =
        std::all_of(whole.attackers.begin(), whole.attackers.end(), [&](const Fighter& one) {
            return std::all_of(whole.targets.begin(), whole.targets.end(), [&](std::int32_t enemy) {
                return ground.adjacent(one.place, foe(enemy).place);
            });
        });
    if (all_touch) {
        const Terms terms = clash_terms(study_, placed, whole);
        if (!best || terms.sum() > best->sum()) best = terms;
    }
    return best;
}

std::optional<Groups::Set> Groups::make(std::int32_t target, const Fighters& standing, const Terms& base,
                                        const Fighters& placed) {
    auto terms = attack(target, standing, placed);
    if (!terms) return std::nullopt;
    Set set{.placed = placed, .terms = *terms, .gains = 0};
    set.terms -= base;
    for (const Fighter& one : placed) set.gains += gain(one.body, one.place);
    return set;
}

void Groups::record(const Set& set) {
    for (const Fighter& one : set.placed) {
        const std::int32_t others = set.gains - gain(one.body, one.place);
        std::int32_t& at = part_at_[slot(one.body, one.place)];
        const std::int32_t score = set.terms.sum() + others;
        if (at != 0 && parts_[static_cast<std::size_t>(at)].score >= score) continue;
        if (at == 0) {
            at = static_cast<std::int32_t>(parts_.size());
            parts_.emplace_back();
        }
        Part& part = parts_[static_cast<std::size_t>(at)];
        part = {.score = score, .terms = set.terms, .placed = set.placed, .gains = others, .known = true};
        part.terms[TermId::support] += others;
    }
}

// Adds the best body at the best free place, again and again, and records every size.
void Groups::grow(std::int32_t target, const Fighters& standing, const Terms& base, Set set) {
    const auto most = static_cast<std::size_t>(study_.level.group_size);
    while (set.placed.size() < most) {
        std::optional<Set> best;
        for (const std::int32_t place : study_.picture.ground->at(foe(target).place).next) {
            if (place == 0 || study_.picture.there(place) != 0) continue;
            const auto taken = [&](const Fighter& one) { return one.place == place; };
            if (std::any_of(set.placed.begin(), set.placed.end(), taken)) continue;
            for (const std::int32_t body : candidates(place)) {
                const auto busy = [&](const Fighter& one) { return one.body == body; };
                if (std::any_of(set.placed.begin(), set.placed.end(), busy)) continue;
                Fighters more = set.placed;
                more.add({body, place});
                const auto made = make(target, standing, base, more);
                if (made && (!best || made->score() > best->score())) best = made;
            }
        }
        if (!best) return;
        set = *best;
        record(set);
    }
}

void Groups::find_all() {
    const Picture& picture = study_.picture;
    for (std::size_t i = 0; i < picture.foe().size(); ++i) {
        const auto target = static_cast<std::int32_t>(i);
        const std::int32_t place = foe(target).place;
        if (place == 0) continue;
        std::size_t open = 0;
        for (const std::int32_t next : picture.ground->at(place).next) {
            if (next != 0) open += can_end_[static_cast<std::size_t>(next)].size();
        }
        if (open == 0) continue;
        const Fighters standing = standing_at(target);
        const Terms base = forced(target, standing);
        grow(target, standing, base, {});
        if (study_.level.group_starts < 2) continue;
        for (const std::int32_t next : picture.ground->at(place).next) {
            if (next == 0 || picture.there(next) != 0 || candidates(next).empty()) continue;
            Fighters first;
            first.add({candidates(next).front(), next});
            const auto set = make(target, standing, base, first);
            if (!set) continue;
            record(*set);
            grow(target, standing, base, *set);
        }
    }
}

Part Groups::with(std::int32_t body, std::int32_t place) {
    for (const std::int32_t next : study_.picture.ground->at(place).next) {
        const std::int32_t target = next == 0 ? -1 : study_.picture.foe_at(next);
        if (target < 0) continue;
        const Fighters standing = standing_at(target);
        const Terms base = forced(target, standing);
        Fighters first;
        first.add({body, place});
        const auto set = make(target, standing, base, first);
        if (set) record(*set);
        Set start{.placed = first, .terms = {}, .gains = gain(body, place)};
        if (set) start = *set;
        grow(target, standing, base, start);
    }
    return part(body, place);
}

}  // namespace hd::players
