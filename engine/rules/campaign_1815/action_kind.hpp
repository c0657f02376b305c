// The choices of the game, as Action::kind. Each is one word with its parameters: "step N1128".
#pragma once

#include "engine/rules/choice.hpp"

#include <array>
#include <cstdint>

namespace hd::c1815 {

using rules::action;
using rules::Action;
using rules::is;

enum class ActionKind : std::int32_t {
    none,
    hide,    // U H: lies in wait there
    pass,    // U: is not in the hidden force
    trace,   // U U: a leader traces his command to another
    roll,    // U: a leader rolls for his initiative
    direct,  // U U: a leader commands a unit himself
    end_orders,
    move,  // U: pick up a unit or leader
    step,  // H
    stop,
    exit,     // the unit on its way leaves by the exit area
    enter,    // U H: a unit or leader comes on
    reroute,  // U H: its group goes to the entry that begins at H instead
    end_movement,
    displace,  // U H: a leader goes to a friendly unit
    withdraw,  // U H: out of an enemy zone
    excess,    // U: is one too many
    rally,     // H: roll for the disrupted units there
    end_rally,
    target,   // H: of the attack that is being put together
    join,     // U: takes part in it
    bombard,  // U: its guns take part in it
    resolve,  // the attack is put together
    retire,   // U H: blown cavalry retreats instead of attacking
    end_attacks,
    refuse,     // U H: retreats before combat
    stand,      // U: does not
    lose,       // U: a step
    fall_back,  // U H
    stay,       // U: does not retreat
    advance,    // U H
    hold        // nobody else advances
};

namespace params = rules::params;

inline constexpr auto action_infos = std::to_array<rules::ActionInfo>({{"", {}},
                                                                       {"hide", params::unit_place},
                                                                       {"pass", params::unit},
                                                                       {"trace", params::unit_unit},
                                                                       {"roll", params::unit},
                                                                       {"direct", params::unit_unit},
                                                                       {"end-orders", {}},
                                                                       {"move", params::unit},
                                                                       {"step", params::place},
                                                                       {"stop", {}},
                                                                       {"exit", {}},
                                                                       {"enter", params::unit_place},
                                                                       {"reroute", params::unit_place},
                                                                       {"end-movement", {}},
                                                                       {"displace", params::unit_place},
                                                                       {"withdraw", params::unit_place},
                                                                       {"excess", params::unit},
                                                                       {"rally", params::place},
                                                                       {"end-rally", {}},
                                                                       {"target", params::place},
                                                                       {"join", params::unit},
                                                                       {"bombard", params::unit},
                                                                       {"resolve", {}},
                                                                       {"retire", params::unit_place},
                                                                       {"end-attacks", {}},
                                                                       {"refuse", params::unit_place},
                                                                       {"stand", params::unit},
                                                                       {"lose", params::unit},
                                                                       {"fall-back", params::unit_place},
                                                                       {"stay", params::unit},
                                                                       {"advance", params::unit_place},
                                                                       {"hold", {}}});
static_assert(action_infos.size() == static_cast<std::size_t>(ActionKind::hold) + 1);

}  // namespace hd::c1815
