// Writing events: heads and lines of working in a game's own enumerations, which are 16 bits wide.
#pragma once

#include "engine/ledger/transaction.hpp"
#include "engine/rules/ruleset.hpp"

#include <cstdint>

namespace hd::rules {

// The head of an event of the game as it stands: whose phase it is, and whether it is automatic.
template <class Kind, class Rule>
ledger::EventHead head(const Conduct& conduct, Kind kind, Rule rule, EventNumber cause,
                       std::int32_t subject = 0, std::int32_t object = 0) {
    return {.kind = static_cast<std::uint16_t>(kind),
            .rule = static_cast<std::uint16_t>(rule),
            .seat = conduct.game.state.at(the_clock).side,
            .cause = cause,
            .subject = subject,
            .object = object,
            .flags = conduct.flags};
}

inline bool explains(const Conduct& conduct) {
    return conduct.working == Working::on;
}

// The event that was written last, as a cause.
inline EventNumber last_event(const Conduct& conduct) {
    return conduct.log.size() == 0 ? ledger::no_event : conduct.log.size() - 1;
}

template <class Rule, class Label>
struct WorkLine {
    ledger::Op op = ledger::Op::add;
    Rule rule = {};
    Label label = {};
    std::int32_t num = 0;
    std::int32_t unit = 0;   // Ref of a unit
    std::int32_t where = 0;  // a place, or what the label says
    bool applied = true;
    std::int8_t den = 1;
};

template <class Rule, class Label>
ledger::Work worked(const WorkLine<Rule, Label>& line) {
    return {.op = line.op,
            .applied = line.applied,
            .den = line.den,
            .rule = static_cast<std::uint16_t>(line.rule),
            .label = static_cast<std::uint16_t>(line.label),
            .num = line.num,
            .unit = line.unit,
            .where = line.where};
}

// An event without changes.
inline EventNumber tell(Conduct& conduct, const ledger::EventHead& what) {
    ledger::Transaction edit(conduct.game.state, conduct.log);
    return edit.commit(what);
}

}  // namespace hd::rules
