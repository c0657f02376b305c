#include "engine/players/maps.hpp"

#include <algorithm>
#include <array>

namespace hd::players {

namespace {

// Whether a body of `side` can go into a place, and whether it has to stop there.
enum class Way : std::uint8_t { shut, open, stops, through };

Way way_into(const Picture& picture, Side side, bool shy, std::int32_t place) {
    const std::int16_t there = picture.there(place);
    if (there != 0 && (there > 0) != (side == Side::own)) return Way::shut;
    const bool contact = picture.in_zone(other(side), place);
    if (contact && shy) return Way::shut;
    // Friends are passed through; those of an enemy may be gone by the time it moves.
    if (there == 0 || side == Side::foe) return contact ? Way::stops : Way::open;
    return contact ? Way::shut : Way::through;
}

void offer(Reach& reach, std::int32_t place, std::int32_t from, std::int32_t cost, std::int32_t points) {
    if (cost > points || cost >= reach.cost[static_cast<std::size_t>(place)]) return;
    reach.cost[static_cast<std::size_t>(place)] = static_cast<std::uint8_t>(cost);
    reach.from[static_cast<std::size_t>(place)] = from;
    reach.buckets[static_cast<std::size_t>(cost)].push_back(place);
}

void offer_neighbours(const Picture& picture, Reach& reach, std::int32_t place, std::int32_t cost,
                      std::int32_t points) {
    const GroundHex& hex = picture.ground->at(place);
    for (std::size_t d = 0; d < 6; ++d) {
        if (hex.next[d] != 0) offer(reach, hex.next[d], place, cost + hex.cost[d], points);
    }
}

// Settles a place once it is certain how cheaply it is reached.
void settle_place(const Picture& picture, Side side, const Body& body, Reach& reach, std::int32_t place,
                  std::int32_t points) {
    const std::int32_t cost = reach.cost[static_cast<std::size_t>(place)];
    ++reach.settled;
    if (place == body.place) {
        reach.ends.push_back(place);
        offer_neighbours(picture, reach, place, cost, points);
        return;
    }
    const Way way = way_into(picture, side, body.shy, place);
    if (way == Way::shut) {
        reach.cost[static_cast<std::size_t>(place)] = Reach::none;
        return;
    }
    if (way != Way::through) reach.ends.push_back(place);
    if (way != Way::stops) offer_neighbours(picture, reach, place, cost, points);
}

// Visits the places of the buckets in rising cost, each once.
template <class Visit>
void drain(std::vector<std::vector<std::int32_t>>& buckets, const std::vector<std::uint8_t>& cost,
           Visit visit) {
    for (std::size_t b = 0; b < buckets.size(); ++b) {
        for (std::size_t i = 0; i < buckets[b].size(); ++i) {
            const std::int32_t place = buckets[b][i];
            if (cost[static_cast<std::size_t>(place)] == b) visit(place);
        }
        buckets[b].clear();
    }
}

// Strength near a goal, the nearer the more: a point at a distance of a move counts about two thirds.
std::int32_t near(const std::vector<Body>& bodies, const std::vector<std::uint8_t>& way) {
    std::int32_t sum = 0;
    for (const Body& body : bodies) {
        if (body.place == 0) continue;
        sum += 1000 * body.strength * 16 / (16 + way[static_cast<std::size_t>(body.place)]);
    }
    return sum;
}

// How soon the enemy can be at an own prize, from 1000 (now) down.
std::int32_t danger(const Picture& picture, const std::vector<std::uint8_t>& way) {
    std::int32_t most = 0;
    for (const Body& body : picture.foe()) {
        if (body.place == 0) continue;
        most = std::max(most, 8000 / (8 + way[static_cast<std::size_t>(body.place)]));
    }
    return most;
}

void find_main_effort(const Picture& picture, Ways& ways, Maps& maps) {
    std::int32_t best = 0;
    for (const Prize& prize : picture.prizes) {
        if (prize.held || prize.worth <= 0) continue;
        const auto& way = ways.to(prize.place);
        const std::int32_t own = near(picture.own(), way);
        const std::int32_t foe = near(picture.foe(), way);
        const std::int32_t share = own / std::max(1, (own + foe) / 1000);
        const std::int32_t score = prize.worth * share / 1000 * share / 1000;
        if (score > best) {
            best = score;
            maps.main_effort = prize.place;
        }
    }
}

constexpr std::uint8_t beside = 6;  // half points of way to an enemy, from woods or the second hex

// What is left of a pull by the cost of the way, in 4096ths: half at 16 half points, two moves of infantry.
constexpr auto fading = [] {
    std::array<std::int32_t, 256> left{};
    for (std::int32_t way = 0; way < 256; ++way) left[static_cast<std::size_t>(way)] = 4096 * 16 / (16 + way);
    return left;
}();

// Nearer than `nearest` it pulls no more: contact is for attacks, not for its own sake.
void add_pull(Maps& maps, const std::vector<std::uint8_t>& way, std::int32_t strength, std::uint8_t nearest) {
    const std::int32_t pull = std::min(strength, 500'000);
    if (pull <= 0) return;
    for (std::size_t place = 1; place < maps.pull.size(); ++place) {
        maps.pull[place] = std::max(maps.pull[place], pull * fading[std::max(way[place], nearest)] / 4096);
    }
}

void find_pull(const Picture& picture, const Level& level, Ways& ways, Maps& maps) {
    maps.pull.assign(picture.ground->hex.size(), 0);
    // Whoever must act is drawn on to the enemy, others to the ground before him.
    const std::uint8_t before = picture.must_act ? 0 : beside;
    const std::int32_t seek = picture.must_act ? level.seek_behind : level.seek_ahead;
    const std::int32_t hunt = picture.must_act ? level.hunt_behind : level.hunt_ahead;
    for (const Prize& prize : picture.prizes) {
        const auto& way = ways.to(prize.place);
        if (!prize.held) {
            const std::uint8_t nearest = picture.foe_at(prize.place) >= 0 ? before : 0;
            const std::int32_t more = prize.place == maps.main_effort ? level.effort : 0;
            add_pull(maps, way, prize.worth * seek / 1000 * (1000 + more) / 1000, nearest);
            continue;
        }
        const std::int32_t manned = picture.own_at(prize.place) >= 0 ? 3 : 1;
        add_pull(maps, way, prize.worth * level.cover / 1000 * danger(picture, way) / 1000 / manned, 0);
    }
    for (const Body& body : picture.foe()) {
        if (body.place != 0) add_pull(maps, ways.to(body.place), body.worth * hunt / 1000, before);
    }
}

}  // namespace

void find_reach(const Picture& picture, Side side, const Body& body, std::int32_t points, Reach& reach) {
    const Ground& ground = *picture.ground;
    const std::int32_t most = std::clamp(points, 0, 254);
    reach.cost.assign(ground.hex.size(), Reach::none);
    reach.from.assign(ground.hex.size(), 0);
    reach.ends.clear();
    reach.settled = 0;
    if (reach.buckets.size() < static_cast<std::size_t>(most) + 1) {
        reach.buckets.resize(static_cast<std::size_t>(most) + 1);
    }
    if (body.place != 0) {
        offer(reach, body.place, 0, 0, most);
    } else {
        for (const Entry& entry : ground.entries) offer(reach, entry.place, 0, entry.cost, most);
    }
    drain(reach.buckets, reach.cost,
          [&](std::int32_t place) { settle_place(picture, side, body, reach, place, most); });
}

Ways::Ways(std::shared_ptr<const Ground> ground)
    : ground_(std::move(ground)), rows_(ground_->hex.size()), buckets_(255) {}

const std::vector<std::uint8_t>& Ways::to(std::int32_t goal) {
    std::vector<std::uint8_t>& row = rows_[static_cast<std::size_t>(goal)];
    if (!row.empty()) return row;
    row.assign(ground_->hex.size(), 254);
    row[static_cast<std::size_t>(goal)] = 0;
    buckets_[0].push_back(goal);
    drain(buckets_, row, [&](std::int32_t place) {
        const std::int32_t cost = row[static_cast<std::size_t>(place)];
        for (std::size_t d = 0; d < 6; ++d) {
            const std::int32_t before = ground_->at(place).next[d];
            if (before == 0) continue;
            const std::int32_t sum = cost + ground_->at(before).cost[(d + 3) % 6];
            if (sum >= row[static_cast<std::size_t>(before)]) continue;
            row[static_cast<std::size_t>(before)] = static_cast<std::uint8_t>(sum);
            buckets_[static_cast<std::size_t>(sum)].push_back(before);
        }
    });
    return row;
}

void find_strikes(const Picture& picture, Maps& maps) {
    maps.settled = 0;
    maps.strike.assign(picture.ground->hex.size(), 0);
    const std::size_t count = std::min(picture.foe().size(), most_in_mask);
    for (std::size_t i = 0; i < count; ++i) {
        const Body& body = picture.foe()[i];
        if (body.place == 0) continue;
        // In contact a body stays where it is.
        const bool held = picture.in_zone(Side::own, body.place);
        maps.strike[static_cast<std::size_t>(body.place)] |= bit(i);
        if (held) continue;
        find_reach(picture, Side::foe, body, body.points, maps.workspace);
        for (const std::int32_t place : maps.workspace.ends)
            maps.strike[static_cast<std::size_t>(place)] |= bit(i);
        maps.settled += maps.workspace.settled;
    }
}

void make_maps(const Picture& picture, const Level& level, Ways& ways, Maps& maps) {
    maps.main_effort = 0;
    find_strikes(picture, maps);
    find_main_effort(picture, ways, maps);
    find_pull(picture, level, ways, maps);
}

}  // namespace hd::players
