// Writing events: heads and lines of working with the game's own enumerations.
#pragma once

#include "engine/ledger/transaction.hpp"
#include "engine/rules/story.hpp"
#include "engine/rules/victory_at_waterloo/event.hpp"
#include "engine/rules/victory_at_waterloo/label.hpp"
#include "engine/rules/victory_at_waterloo/rule.hpp"
#include "engine/rules/victory_at_waterloo/setting.hpp"

namespace hd::vaw {

using ledger::EventHead;
using ledger::EventNumber;
using ledger::Op;
using ledger::Transaction;
using rules::Conduct;

using rules::explains;
using rules::head;
using rules::tell;
using Line = rules::WorkLine<Rule, Label>;

inline void note(Transaction& edit, const Line& line) {
    edit.work(rules::worked(line));
}

}  // namespace hd::vaw
