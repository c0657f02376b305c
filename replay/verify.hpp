// Plays a recording again by today's rules, from its actions and dice alone, and compares every event.
#pragma once

#include "replay/live_game.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace hd::replay {

// Where the recording and today's rules part first.
struct Divergence {
    std::uint32_t made = Made::none;     // index of the action in its line(); none for the set-up
    std::uint32_t action = 0;            // its number on its line; 0 for the set-up
    bool undone = false;                 // that line was left by a rewind
    EventNumber event = 0;               // the event, counted on its line
    std::string what;                    // "hash", "change 2", "the action is refused", "an event is missing"
    std::optional<LooseEvent> recorded;  // none where the rules give one event more
    std::optional<LooseEvent> recomputed;  // none where the rules give one fewer, or refuse
    std::optional<LooseEvent> before;      // the event before, in which both agree
    std::optional<rules::Refusal> refusal;
    std::size_t actions_after = 0;  // how many recorded actions follow; all of them are kept
};

struct Verification {
    bool ok = false;                // no divergence, and nothing behind the last good frame
    bool complete = false;          // the recording says how the game ended
    std::uint64_t comparisons = 0;  // events compared, undone ones included
    std::optional<Divergence> divergence;
    std::optional<Tail> tail;
};

Verification verify(const LiveGame& live);

// One line: "event 41 (action 12): hash differs".
std::string to_text(const Divergence& divergence);

// The first part in which two events differ: "kind", "rule", "change 2", "hash"; "" when none does.
std::string difference(const LooseEvent& a, const LooseEvent& b);

}  // namespace hd::replay
