// The choices of the game, as Action::kind. Each is one word with its parameters: "step J4".
#pragma once

#include "engine/rules/choice.hpp"

#include <array>
#include <cstdint>

namespace hd::vaw {

using rules::action;
using rules::Action;
using rules::is;

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

namespace params = rules::params;

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

}  // namespace hd::vaw
