// The tables of the game read from data into the arrays that the rules use.
#pragma once

#include "engine/rules/victory_at_waterloo/setting.hpp"

namespace hd::scenario {
struct Resolved;
}

namespace hd::vaw {

// Fills `tables` from data/rulesets/victory-at-waterloo/tables; a fault for each table, column or value that
// is missing or can't be used.
void read_tables(const scenario::Resolved& resolved, Tables& tables, rules::Faults& faults);

}  // namespace hd::vaw
