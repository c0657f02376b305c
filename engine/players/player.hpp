// A player: a pure function of what it is asked. It holds a view, never a game, and no memory; what it keeps
// between calls is a cache that changes no answer.
#pragma once

#include "engine/players/levels.hpp"
#include "engine/players/thought.hpp"
#include "engine/rules/ruleset.hpp"

#include <tl/expected.hpp>

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>

namespace hd::players {

struct Question {
    const rules::View& view;                 // of the deciding seat
    std::span<const rules::Action> options;  // sorted, at least one
    std::uint64_t seed = 0;                  // of the player, not of the dice
    std::uint64_t number = 0;                // of the decision in its game
};

struct Choice {
    rules::Action action = {};  // one of the options
    Thought thought = {};
};

class Player {
  public:
    virtual ~Player() = default;
    virtual Choice choose(const Question& question) = 0;
};

// The player of a name: "random", "yardstick", "computer" (its normal level) or "computer:LEVEL". The error
// says which names there are.
tl::expected<std::unique_ptr<Player>, std::string> make_player(std::string_view name,
                                                               const rules::Ruleset& ruleset,
                                                               const Levels& levels);

}  // namespace hd::players
