// What happens to a unit: steps lost, disruption, elimination; the check of the Old Guard, and those who must
// withdraw at once (7.B.2, 9).
#pragma once

#include "engine/rules/campaign_1815/story.hpp"

#include <optional>
#include <vector>

namespace hd::c1815 {

// 7.B.2: the counter is turned to its reduced side, or removed.
void lose_step(Conduct& conduct, Ref<Unit> unit, Rule rule, EventNumber cause);

void eliminate(Conduct& conduct, Ref<Unit> unit, Rule rule, EventNumber cause);

// 9.A. Disrupting the Old Guard makes others check (9.C); nothing happens to a unit that is gone. `kind` is
// how it is told: unit_disrupted, or crowded_out; `working` what is written down of it.
void disrupt(Conduct& conduct, Ref<Unit> unit, Rule rule, EventNumber cause,
             EventKind kind = EventKind::unit_disrupted, const std::vector<Line>& working = {});

// Hexes that a unit may be driven to: 7.B.3, 1815 9.A#6, 1815 9.C#4. Ordered by place.
std::vector<Place> retreat_hexes(const ledger::State& state, const Setting& setting, Ref<Unit> unit);

// Puts a driven unit into a hex: told as `kind`; too many there disrupt it at once (1815 7.B.3#4). `done` is
// the item that this settles.
void go_back(Conduct& conduct, Ref<Unit> unit, Place hex, EventKind kind, Rule rule, EventNumber cause,
             Ref<Item> done = {});

// The step `withdraw`: a: the unit. 1815 9.C#4.
void withdraw_options(const View& view, const Item& item, std::vector<rules::Action>& out);
void withdraw_act(Conduct& conduct, Ref<Item> item, const rules::Action& action);
void withdraw_otherwise(Conduct& conduct, Ref<Item> item);

}  // namespace hd::c1815
