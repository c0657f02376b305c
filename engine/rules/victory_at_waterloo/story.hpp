// Writing events: heads and lines of working with the game's own enumerations.
#pragma once

#include "engine/ledger/transaction.hpp"
#include "engine/rules/ruleset.hpp"
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

// The head of an event of the game as it stands: whose phase it is, and whether it is automatic.
inline EventHead head(const Conduct& conduct, EventKind kind, Rule rule, EventNumber cause,
                      std::int32_t subject = 0, std::int32_t object = 0) {
    return {.kind = number(kind),
            .rule = number(rule),
            .seat = conduct.game.state.at(the_clock).side,
            .cause = cause,
            .subject = subject,
            .object = object,
            .flags = conduct.flags};
}

inline bool explains(const Conduct& conduct) {
    return conduct.working == rules::Working::on;
}

struct Line {
    Op op = Op::add;
    Rule rule = Rule::none;
    Label label = Label::none;
    std::int32_t num = 0;
    std::int32_t unit = 0;   // Ref of a unit
    std::int32_t where = 0;  // a place
    bool applied = true;
};

inline void note(Transaction& edit, const Line& line) {
    edit.work({.op = line.op,
               .applied = line.applied,
               .rule = number(line.rule),
               .label = static_cast<std::uint16_t>(line.label),
               .num = line.num,
               .unit = line.unit,
               .where = line.where});
}

// An event without changes.
inline EventNumber tell(Conduct& conduct, const EventHead& what) {
    Transaction edit(conduct.game.state, conduct.log);
    return edit.commit(what);
}

}  // namespace hd::vaw
