// Who plays which seat, in words: "french=computer:easy", "all=random"; and what a player that is no person
// does.
#pragma once

#include "engine/players/player.hpp"
#include "engine/rules/ruleset.hpp"
#include "engine/scenario/library.hpp"
#include "replay/header.hpp"
#include "replay/live_game.hpp"

#include <tl/expected.hpp>

#include <map>
#include <memory>
#include <string>
#include <vector>

namespace hd::cli {

// A record for each seat; seats that no word names are played by the computer.
tl::expected<std::vector<replay::SeatRecord>, std::string> parse_seats(const rules::Setting& setting,
                                                                       const std::vector<std::string>& words);

// "towns=1", "towns=on".
tl::expected<std::pair<std::string, std::int32_t>, std::string> parse_option(std::string_view word);

// The players of a game that are no persons, each made when it is first asked.
class Players {
  public:
    // Levels of computer players are read from the data folder; a fault is told when one is asked for.
    Players(const rules::Ruleset& ruleset, const scenario::DataRoot& data);

    // What the player of the seat does now: one of the live game's options.
    tl::expected<rules::Action, std::string> decide(const replay::LiveGame& live,
                                                    const replay::SeatRecord& seat);

  private:
    const rules::Ruleset* ruleset_;
    players::Levels levels_;
    std::string fault_;
    std::map<std::string, std::unique_ptr<players::Player>> made_;  // by name
};

}  // namespace hd::cli
