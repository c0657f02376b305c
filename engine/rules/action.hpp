// One choice by one seat, and why a choice is refused. Numbers only: names are in the ruleset's lists.
#pragma once

#include "engine/ledger/ref.hpp"

#include <array>
#include <compare>
#include <cstdint>
#include <span>
#include <string_view>

namespace hd::rules {

using ledger::EventNumber;
using ledger::Place;
using ledger::Ref;
using ledger::Seat;

// What a parameter of an action, event or refusal is, for printing and parsing it.
enum class Param : std::uint8_t { unit, place, number, seat, row };

struct ActionInfo {
    std::string_view name;          // one word: "step", "end-movement"
    std::span<const Param> params;  // of a, b, c, d in order
};

struct Action {
    std::int32_t kind = 0;  // index into Names::actions
    std::int32_t a = 0;
    std::int32_t b = 0;
    std::int32_t c = 0;
    std::int32_t d = 0;
    auto operator<=>(const Action&) const = default;
};

struct Refusal {
    std::uint16_t rule = 0;    // index into Names::rules
    std::uint16_t reason = 0;  // index into Names::reasons
    std::array<std::int32_t, 3> parameters = {};
    std::array<Place, 6> places = {};  // hexes that the reason names, best first; none after the last
    bool operator==(const Refusal&) const = default;
};

enum class DecisionKind : std::uint8_t { choose, place, over };

// What is to be decided now. `over`: nothing, the game has ended.
struct Decision {
    Seat seat = {};
    DecisionKind kind = DecisionKind::over;
    std::uint16_t step = 0;  // index into Ruleset::steps
    std::uint16_t rule = 0;
    EventNumber cause = ledger::no_event;
    bool secret = false;  // others see only that this seat is waited for
    bool look = false;    // asked even with one option
};

}  // namespace hd::rules
