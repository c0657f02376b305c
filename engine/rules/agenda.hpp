// The agenda: what is to be done next, as rows of state. No C++ call ever waits for an answer.
#pragma once

#include "engine/ledger/transaction.hpp"
#include "engine/rules/core_tables.hpp"

#include <string_view>

namespace hd::rules {

// The item that is next: from the items without parent down, the child of lowest order (then lowest row) at
// each level. None when the agenda is empty.
ledger::Ref<Item> next_item(const ledger::State& state);

// A new item under `parent` (none: at the root).
ledger::Ref<Item> put_item(ledger::Transaction& edit, const Item& item);

// Takes the item off with all its descendants.
void take_off(ledger::Transaction& edit, const ledger::State& state, ledger::Ref<Item> item);

// Either the game is over or something is to be done: what is wrong with that, or nothing.
std::string_view wrong_end(const ledger::State& state, bool over);

}  // namespace hd::rules
