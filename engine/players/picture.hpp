// A game as the shared layers see it from one seat: hexes, bodies of troops on them, prizes. It names no
// game; each game's description draws it from a view. Worths are in thousandths of a point.
#pragma once

#include "engine/players/levels.hpp"
#include "engine/rules/action.hpp"

#include <array>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

namespace hd::players {

// What stands fast: the hexes by place number, [0] unused.
struct GroundHex {
    std::array<std::int32_t, 6> next = {};  // places, 0 off the map
    std::array<std::uint8_t, 6> cost = {};  // to go there
};
struct Entry {
    std::int32_t place = 0;
    std::int32_t cost = 0;
};
struct Ground {
    std::vector<GroundHex> hex;
    std::vector<Entry> entries;

    bool on_map(std::int32_t place) const {
        return place > 0 && place < static_cast<std::int32_t>(hex.size());
    }
    const GroundHex& at(std::int32_t place) const { return hex[static_cast<std::size_t>(place)]; }
    bool adjacent(std::int32_t one, std::int32_t other) const {
        if (!on_map(one) || !on_map(other)) return false;
        for (const std::int32_t next : at(one).next) {
            if (next == other) return true;
        }
        return false;
    }
};

enum class Side : std::uint8_t { own, foe };
constexpr std::size_t index(Side side) {
    return static_cast<std::size_t>(side);
}
constexpr Side other(Side side) {
    return side == Side::own ? Side::foe : Side::own;
}

// Sets of bodies of one side are bits; those beyond the first 64 are played one by one only.
using Mask = std::uint64_t;
inline constexpr std::size_t most_in_mask = 64;
constexpr Mask bit(std::size_t body) {
    return body < most_in_mask ? Mask{1} << body : 0;
}

struct Body {
    std::int32_t unit = 0;   // Ref of the unit
    std::int32_t place = 0;  // 0: off the map, and may come on
    std::int32_t strength = 0;
    std::int32_t points = 0;   // of movement, now or next turn
    std::int32_t worth = 0;    // lost with it
    std::int32_t repulse = 0;  // what being driven back in an attack costs its side beside the ground
    bool free = false;         // may still set out in this phase, or come on
    bool shy = false;          // may not go next to an enemy
    bool spent = false;        // own: has attacked in this phase; enemy: was attacked
    bool owed = false;         // enemy: must be attacked in this phase
    bool fires = false;        // may attack from two hexes away
    bool in_attack = false;    // has a part in the attack that is being put together
};

struct Prize {
    std::int32_t place = 0;
    std::int32_t worth = 0;  // to the seat if it takes it from the enemy, or lost if the enemy takes it
    bool held = false;       // by the seat
};

enum class Stage : std::uint8_t { none, moving, attacking, other };

// How many of `of` equally likely rolls bring which result, at one superiority.
struct Chances {
    std::int32_t attacker_dies = 0;
    std::int32_t attacker_back = 0;
    std::int32_t exchange = 0;  // the attacker may have it instead of going back
    std::int32_t target_back = 0;
    std::int32_t target_dies = 0;
    std::int32_t of = 1;
    std::int32_t wins() const { return target_back + target_dies; }
};

struct Picture {
    std::shared_ptr<const Ground> ground;
    std::array<std::vector<Body>, 2> bodies;        // by Side
    std::vector<std::int16_t> at;                   // by place: own body + 1, minus enemy body - 1, or 0
    std::array<std::vector<std::uint8_t>, 2> zone;  // by Side and place: bodies of that side next to it
    std::vector<Prize> prizes;
    std::vector<Chances> chances;  // by superiority from lowest_edge
    std::int32_t lowest_edge = 0;
    Stage stage = Stage::none;
    std::int32_t in_hand = -1;  // the own body on its way: not in `at` and `zone`
    bool must_act = false;
    std::int32_t turns_left = 0;  // after this one
    bool last_word = false;       // the enemy moves no more

    std::vector<Body>& own() { return bodies[0]; }
    const std::vector<Body>& own() const { return bodies[0]; }
    std::vector<Body>& foe() { return bodies[1]; }
    const std::vector<Body>& foe() const { return bodies[1]; }
    const Body& body(Side side, std::size_t i) const { return bodies[index(side)][i]; }
    std::int16_t there(std::int32_t place) const { return at[static_cast<std::size_t>(place)]; }
    // The own or enemy body at a place, or -1.
    std::int32_t own_at(std::int32_t place) const { return there(place) > 0 ? there(place) - 1 : -1; }
    std::int32_t foe_at(std::int32_t place) const { return there(place) < 0 ? -there(place) - 1 : -1; }
    bool in_zone(Side side, std::int32_t place) const {
        return zone[index(side)][static_cast<std::size_t>(place)] > 0;
    }
    const Chances& chances_of(std::int32_t edge) const;

    // Empties it over this ground.
    void clear(std::shared_ptr<const Ground> over);
    // Stands a body on its place, or takes it off.
    void put(Side side, std::size_t body);
    void lift(Side side, std::size_t body);
};

// A body in an attack at a place where it may not stand yet.
struct Fighter {
    std::int32_t body = 0;
    std::int32_t place = 0;
    bool operator==(const Fighter&) const = default;
};

// A short list on the stack: an attack has few parts.
template <class T, std::size_t N>
class Few {
  public:
    void add(const T& one) {
        if (size_ < N) items_[size_++] = one;
    }
    void pop() { --size_; }
    std::size_t size() const { return size_; }
    bool empty() const { return size_ == 0; }
    const T& operator[](std::size_t i) const { return items_[i]; }
    const T* begin() const { return items_.data(); }
    const T* end() const { return items_.data() + size_; }
    bool has(const T& one) const {
        for (const T& item : *this) {
            if (item == one) return true;
        }
        return false;
    }

  private:
    std::array<T, N> items_ = {};
    std::size_t size_ = 0;
};
using Fighters = Few<Fighter, 8>;
using Targets = Few<std::int32_t, 6>;

// One attack of the own side: who takes part from where, and on whom.
struct Clash {
    Fighters attackers;
    Targets targets;
};

}  // namespace hd::players
