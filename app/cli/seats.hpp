// Who plays which seat, in words: "french=computer:easy", "all=random"; and what a player that is no person
// does.
#pragma once

#include "engine/rules/ruleset.hpp"
#include "replay/header.hpp"
#include "replay/live_game.hpp"

#include <tl/expected.hpp>

#include <string>
#include <vector>

namespace hd::cli {

// A record for each seat; seats that no word names are played by the computer.
tl::expected<std::vector<replay::SeatRecord>, std::string> parse_seats(const rules::Setting& setting,
                                                                       const std::vector<std::string>& words);

// "towns=1", "towns=on".
tl::expected<std::pair<std::string, std::int32_t>, std::string> parse_option(std::string_view word);

// What the player of the seat does now: one of the live game's options.
tl::expected<rules::Action, std::string> decide(const replay::LiveGame& live, const replay::SeatRecord& seat);

}  // namespace hd::cli
