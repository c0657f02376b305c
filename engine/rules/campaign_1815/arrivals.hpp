// Groups that come on during their owner's movement, and entries that the Allies change (12).
#pragma once

#include "engine/rules/campaign_1815/story.hpp"

#include <optional>
#include <vector>

namespace hd::c1815 {

// Whether a counter waits with a group that may come on now, as far as the view knows.
bool may_enter(const View& view, Ref<Unit> unit);

void list_entries(const View& view, const Item& item, std::vector<rules::Action>& out);
std::optional<Refusal> refuse_entry(const View& view, const Item& item, Ref<Unit> unit, Place hex);
void act_entry(Conduct& conduct, Ref<Unit> unit, Place hex);

// reroute U H: the group of U comes by the entry that has H as its first hex.
void list_reroutes(const View& view, const Item& item, std::vector<rules::Action>& out);
std::optional<Refusal> refuse_reroute(const View& view, const Item& item, Ref<Unit> unit, Place hex);
void act_reroute(Conduct& conduct, Ref<Unit> unit, Place hex);

}  // namespace hd::c1815
