// What a player decided and why: terms in thousandths of a point whose sum is the score. Numbers only; words
// are made by the views.
#pragma once

#include "engine/rules/action.hpp"

#include <array>
#include <cstdint>
#include <numeric>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace hd::players {

enum class TermId : std::uint8_t {
    points,     // the victory ledger as it stands
    objective,  // taking a prize of the enemy's
    guard,      // keeping an own prize that the enemy can come to
    approach,   // nearness to what is worth going to
    ground,     // cover under a strike
    exposure,   // what the enemy's best strike costs
    kill,       // enemies expected to be destroyed
    drive,      // enemies driven off, ground gained
    loss,       // own loss expected of the attack
    duty,       // attacks that contact forces elsewhere
    support,    // what the others of the set gain or give up
    entry,      // a reinforcement that waits
    grip,       // attacks still to be made
    noise       // of the weaker levels
};
inline constexpr auto term_names =
    std::to_array<std::string_view>({"points", "objective", "guard", "approach", "ground", "exposure", "kill",
                                     "drive", "loss", "duty", "support", "entry", "grip", "noise"});
inline constexpr std::size_t term_count = term_names.size();
static_assert(term_count == static_cast<std::size_t>(TermId::noise) + 1);

struct Terms {
    std::array<std::int32_t, term_count> value = {};

    std::int32_t& operator[](TermId id) { return value[static_cast<std::size_t>(id)]; }
    std::int32_t operator[](TermId id) const { return value[static_cast<std::size_t>(id)]; }
    std::int32_t sum() const { return std::accumulate(value.begin(), value.end(), 0); }
    Terms& operator+=(const Terms& other) {
        for (std::size_t i = 0; i < term_count; ++i) value[i] += other.value[i];
        return *this;
    }
    Terms& operator-=(const Terms& other) {
        for (std::size_t i = 0; i < term_count; ++i) value[i] -= other.value[i];
        return *this;
    }
    bool operator==(const Terms&) const = default;
};

// One way to decide. `goal` is where a move is meant to end, none for other choices.
struct Ranked {
    rules::Action action = {};
    rules::Place goal = {};
    std::int32_t score = 0;
    Terms terms = {};  // their sum is the score
};

// Whoever loses if nothing more happens must act.
enum class Posture : std::uint8_t { none, hold, act };
inline constexpr auto posture_names = std::to_array<std::string_view>({"", "hold", "act"});

struct Thought {
    Posture posture = Posture::none;
    rules::Place main_effort = {};  // the prize that the plan aims at; none without one
    Ranked chosen = {};
    std::vector<Ranked> next = {};  // up to three, best first
    std::uint32_t work = 0;         // in units: a preview, an act on an imagined game, 64 hexes searched
    std::string level = {};         // "" for players without one
    std::int32_t version = 0;       // of the weights
};

}  // namespace hd::players
