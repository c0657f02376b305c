// The loss tracks: what moves the markers, and the thresholds that the Old Guard moves.
#pragma once

#include "engine/rules/victory_at_waterloo/event.hpp"
#include "engine/rules/victory_at_waterloo/rule.hpp"
#include "engine/rules/victory_at_waterloo/setting.hpp"

namespace hd::vaw {

using ledger::EventNumber;

// Moves an army's Turn Losses marker `boxes` to the right (negative: left) as an event that follows from
// `cause`. It stays on the track, and a locked one doesn't go left. Rout is checked by the caller
// (check_rout), once the whole result is applied.
void move_marker(rules::Conduct& conduct, ArmyId army, std::int32_t boxes, Rule rule, EventNumber cause);

// Takes a unit off the map for the reason `rule` and moves its army's marker by its strength; returns the
// event of the destruction.
EventNumber destroy(rules::Conduct& conduct, Ref<Unit> unit, Rule rule, EventNumber cause);

// VAW-OGRD-2: a Guard unit suffers "attacker retreats". Under the option the thresholds move and a French
// rout takes effect: true when the game is over and the agenda empty. Nothing happens without the option, or
// for other units.
[[nodiscard]] bool repulse(rules::Conduct& conduct, Ref<Unit> unit, EventNumber cause);

}  // namespace hd::vaw
