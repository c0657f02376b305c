// One victorious unit may enter one hex that the combat has left empty (VAW-RES-7, VAW-A-43).
#pragma once

#include "engine/rules/ruleset.hpp"
#include "engine/rules/victory_at_waterloo/rule.hpp"
#include "engine/rules/victory_at_waterloo/setting.hpp"

#include <vector>

namespace hd::vaw {

// The seat whose units may advance after the attack of this item.
Seat winner_of(const Item& attack);

// The advances that may be made, and `hold` if there are any.
void advance_options(const ledger::State& state, const Setting& setting, const Item& attack,
                     std::vector<rules::Action>& out);

// Moves the unit in, or notes that nobody goes; captures what is there.
void advance_act(rules::Conduct& conduct, Ref<Item> attack, const rules::Action& action);

// Why a victor's army may not advance: demoralised attackers (VAW-MOR-2, VAW-MOR-6); `none` when it may.
Rule advance_barred(const ledger::State& state, const Item& attack, const Unit& unit);

}  // namespace hd::vaw
