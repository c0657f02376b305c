// Artillery that fires at two hexes: the option "Artillery bombardment" (VAW-OART).
#pragma once

#include "engine/rules/victory_at_waterloo/label.hpp"
#include "engine/rules/victory_at_waterloo/setting.hpp"

#include <optional>

namespace hd::vaw {

// Why fire from one hex does not reach another; nothing when it does. Looks at range and ground alone.
std::optional<rules::Refusal> fire_blocked(const Setting& setting, Place from, Place to);

// Whether a unit that has not attacked may bombard this target now.
bool may_bombard(const ledger::State& state, const Setting& setting, Ref<Unit> gun, Ref<Unit> target,
                 std::int32_t turn);

}  // namespace hd::vaw
