// A recording as lines of plain names, so that two of them can be laid side by side: who acted, and of each
// event its kind and rule, its dice, working and changes, and the hash after it. Words of a game's face have
// no part in it.
#pragma once

#include "replay/cursor.hpp"
#include "replay/live_game.hpp"

#include <string>
#include <vector>

namespace hd::view {

using Lines = std::vector<std::string>;

// What the game was played with: rules, scenario, seed, options and seats.
Lines ledger_head(const replay::LiveGame& live);

// Action `number` of the current line, from 1: "> french: move V-F01", with the kind of player where it is
// not the seat's own.
replay::Result<std::string> ledger_action(const replay::LiveGame& live, std::uint32_t number);

// All, or without the working and the rows of the agenda, which the hash tells of too.
enum class LedgerParts : std::uint8_t { all, dice_and_rows };
// Event n with its dice, working and changed rows, a line each; `game` stands as just after it.
Lines ledger_event(const rules::Game& game, const ledger::Log& log, ledger::EventNumber n, LedgerParts parts);

// How it ended: "ended french: french_tactical, ..." or "unfinished".
std::string ledger_end(const replay::LiveGame& live);

}  // namespace hd::view
