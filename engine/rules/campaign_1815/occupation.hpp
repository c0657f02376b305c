// What happens when a unit comes into a hex, however it came: the road is taken, leaders make room, and what
// lies hidden next to it is found (2.A, 8.A, 15.B).
#pragma once

#include "engine/rules/campaign_1815/story.hpp"

namespace hd::c1815 {

// After the unit's place has been set to the hex by an event, `cause`.
void enter_hex(Conduct& conduct, Ref<Unit> unit, Place hex, EventNumber cause);

// 1815 15.B#4: puts the hidden force on the map. `finder` is the unit that ran into it, or the hidden unit
// that its owner wants to move.
void reveal_hidden(Conduct& conduct, Ref<Unit> finder, EventNumber cause);

// The step `displace`: a: the leader. 1815 8.A#2: to the nearest unit of his army; the owner chooses among
// those equally near.
void displace_options(const View& view, const Item& item, std::vector<rules::Action>& out);
void displace_act(Conduct& conduct, Ref<Item> item, const rules::Action& action);
void displace_otherwise(Conduct& conduct, Ref<Item> item);

}  // namespace hd::c1815
