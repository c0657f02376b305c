// A new game that begins like a recorded one and goes its own way: what-if, redo, and play under newer rules.
#pragma once

#include "replay/live_game.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace hd::replay {

// Which dice the branch takes: those of the recording wherever it asks for the same die (typed and forced
// ones too); those of the seed; those of another seed; or these values next and then those of the seed.
enum class DiceChoice : std::uint8_t { recorded, same, fresh, forced };

struct BranchDice {
    DiceChoice choice = DiceChoice::same;
    std::uint64_t seed = 0;  // of fresh
    std::vector<int> forced = {};
};

struct Branched {
    LiveGame game;
    std::uint32_t actions = 0;  // how many actions it shares with the recording
    EventNumber position = 0;   // how many events: the decision it begins at
    bool went_back = false;     // the event asked for was in the midst of an action
};

// Branches the current line at the decision before event n (or after it where one follows), or, with
// `undone`, a line that a rewind left. An empty path: in memory. Fails where today's rules refuse one of the
// shared actions.
Result<Branched> branch(const LiveGame& live, EventNumber event, const BranchDice& dice,
                        const std::string& path, std::optional<Undone> undone = std::nullopt);

// "recorded", "same", "fresh:SEED", "forced:4,3"; nothing for anything else.
std::optional<BranchDice> parse_branch_dice(std::string_view text);

}  // namespace hd::replay
