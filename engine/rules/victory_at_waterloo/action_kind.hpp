// The choices of the game, as Action::kind. Each is one word with its parameters: "step J4".
#pragma once

#include "engine/rules/action.hpp"

#include <array>
#include <cstdint>
#include <span>

namespace hd::vaw {

using rules::Action;

enum class ActionKind : std::int32_t {
    none,
    move,          // U: pick up a unit
    step,          // H
    stop,          //
    enter,         // U H: a reinforcement comes on
    end_movement,  //
    target,        // U: of the attack that is being put together
    join,          // U: takes part in it
    bombard,       // U: takes part from two hexes away
    resolve,       // the attack is put together
    end_attacks,   //
    refuse,        // U: cavalry withdraws
    stand,         // U: cavalry doesn't
    retreat,       // instead of the exchange
    exchange,      //
    lose,          // U: in an exchange
    enough,        // the price of the exchange is paid
    fall_back,     // U H: a retreat
    push,          // H: the unit in the way goes there
    stay,          // U: ignores the retreat, or goes no further
    advance,       // U H
    hold           // nobody advances
};

namespace params {
inline constexpr auto unit = std::to_array({rules::Param::unit});
inline constexpr auto place = std::to_array({rules::Param::place});
inline constexpr auto unit_place = std::to_array({rules::Param::unit, rules::Param::place});
}  // namespace params

inline constexpr auto action_infos = std::to_array<rules::ActionInfo>({{"", {}},
                                                                       {"move", params::unit},
                                                                       {"step", params::place},
                                                                       {"stop", {}},
                                                                       {"enter", params::unit_place},
                                                                       {"end-movement", {}},
                                                                       {"target", params::unit},
                                                                       {"join", params::unit},
                                                                       {"bombard", params::unit},
                                                                       {"resolve", {}},
                                                                       {"end-attacks", {}},
                                                                       {"refuse", params::unit},
                                                                       {"stand", params::unit},
                                                                       {"retreat", {}},
                                                                       {"exchange", {}},
                                                                       {"lose", params::unit},
                                                                       {"enough", {}},
                                                                       {"fall-back", params::unit_place},
                                                                       {"push", params::place},
                                                                       {"stay", params::unit},
                                                                       {"advance", params::unit_place},
                                                                       {"hold", {}}});
static_assert(action_infos.size() == static_cast<std::size_t>(ActionKind::hold) + 1);

constexpr Action action(ActionKind kind, std::int32_t a = 0, std::int32_t b = 0) {
    return {.kind = static_cast<std::int32_t>(kind), .a = a, .b = b};
}

constexpr bool is(const Action& action, ActionKind kind) {
    return action.kind == static_cast<std::int32_t>(kind);
}

}  // namespace hd::vaw
