// Writing events of this game.
#pragma once

#include "engine/rules/campaign_1815/event.hpp"
#include "engine/rules/campaign_1815/label.hpp"
#include "engine/rules/campaign_1815/rule.hpp"
#include "engine/rules/campaign_1815/setting.hpp"
#include "engine/rules/story.hpp"

namespace hd::c1815 {

using ledger::EventHead;
using ledger::EventNumber;
using ledger::Op;
using ledger::Transaction;
using rules::Conduct;
using rules::explains;
using rules::head;
using rules::last_event;
using rules::tell;
using Line = rules::WorkLine<Rule, Label>;

inline void note(Transaction& edit, const Line& line) {
    edit.work(rules::worked(line));
}

// A line whose number is in quarters of a point.
inline Line quarters(Line line) {
    line.den = 4;
    return line;
}

}  // namespace hd::c1815
