// What the seats of a game do that no person plays.
#pragma once

#include "engine/players/player.hpp"
#include "engine/scenario/library.hpp"
#include "replay/live_game.hpp"

#include <tl/expected.hpp>

#include <map>
#include <memory>
#include <string>

namespace hd::view {

// The players of a game that are no persons, each made when it is first asked.
class SeatPlayers {
  public:
    // Levels of computer players are read from the data folder; a fault is told when one is asked for.
    SeatPlayers(const rules::Ruleset& ruleset, const scenario::DataRoot& data);

    // What the player of the deciding seat does now: one of the live game's options.
    tl::expected<rules::Action, std::string> decide(const replay::LiveGame& live,
                                                    const replay::SeatRecord& seat);

  private:
    const rules::Ruleset* ruleset_;
    players::Levels levels_;
    std::string fault_;
    std::map<std::string, std::unique_ptr<players::Player>> made_;  // by name
};

// "a person", "random", "computer, easy"
std::string player_words(const replay::SeatRecord& seat);

}  // namespace hd::view
