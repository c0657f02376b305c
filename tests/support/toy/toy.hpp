// A toy game of two seats for tests of everything that is generic over games. Small, but it has every hard
// thing at once: units that split and merge, a unit in two hexes, stack order, fire that interrupts a march
// shot by shot with a choice of losses inside, an assault built from single choices with a duty, secret plans
// seat by seat, hidden strengths that are revealed, a queue in a box, a gun posed on the plane, a chit draw.
#pragma once

#include "engine/rules/play.hpp"

#include <cstdint>
#include <memory>

namespace hd::toy {

// The rules, in short (rule ids in brackets as events and refusals carry them):
// - A turn: each seat plans in secret to attack or to hold [PLAN-1]; plans are shown; a chit says who goes
//   first [CHIT-1]; then each seat has the next of its queue arrive [QUEUE-1] and takes 3 acts [ACT-1].
// - Acts: march 1 or 2 hexes not held by the enemy [MARCH-1]; split a step off [SPLIT-1]; merge two units of
//   at most 3 steps [MERGE-1]; extend into a second hex and contract again [LINE-1]; assault [ASSAULT-1];
//   deploy the gun [GUN-1]. Free, once a unit and turn: lift a unit to the top of its stack [STACK-1].
// - After each hex of a march next to an enemy with ammunition both sides shoot in turn, the resting side
//   first, until both hold in succession [FIRE-1]: 5 or 6 takes a step, which the victim picks [LOSS-1].
// - An assault must fill the front of its target exactly: 2 steps, 3 in the centre [ASSAULT-2]. The top unit
//   defends; the strengths of all who fight are revealed [SEEN-1]. Half the difference, within 2 either way,
//   less 1 against a side that holds, more 1 with the own gun within 5 of the middle, plus a die: 5 or more
//   costs the defender a step and its ground [RETREAT-1], less costs the attackers a step [ASSAULT-3].
// - After 3 turns, or when a side has no unit left, the larger number of steps wins [END-1].
const rules::Ruleset& toy_game();

// The one setting: a map of 3 by 3 hexes and a queue box a side. There is no scenario file.
std::shared_ptr<const rules::Setting> toy_setting();

}  // namespace hd::toy
