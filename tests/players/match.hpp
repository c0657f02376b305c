// Matches between players: games by seed, and the rate of wins with its Wilson interval.
#pragma once

#include "engine/players/player.hpp"
#include "engine/rules/play.hpp"

#include <array>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace hd::players::test {

struct Played {
    rules::Outcome outcome;
    std::uint64_t hash = 0;  // of the last state
    std::uint32_t decisions = 0;
    std::uint64_t work = 0;  // units, of all players
};

// Sees every choice before it is carried out.
using Watch = std::function<void(const Question&, const Choice&)>;

// Plays a game to its end. Seat s is played by players[s - 1], seeded by the game's seed and the seat. A game
// without end stops after so many decisions, with an outcome that isn't complete.
Played play(const rules::Ruleset& ruleset, const std::shared_ptr<const rules::Setting>& setting,
            const std::array<Player*, 2>& players, std::uint64_t seed, const Watch& watch = {});

struct Rate {
    int wins = 0;
    int games = 0;
    // Ends of the Wilson interval at z = 1.96, in thousandths.
    int low() const;
    int high() const;
};

}  // namespace hd::players::test
