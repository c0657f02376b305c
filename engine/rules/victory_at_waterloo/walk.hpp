// Whether a unit on its way may go into a hex: shared by steps, entries and reach.
#pragma once

#include "engine/rules/victory_at_waterloo/contact.hpp"
#include "engine/rules/victory_at_waterloo/label.hpp"

namespace hd::vaw {

// A unit on its way, or about to set out.
struct Walker {
    Ref<Unit> unit;
    Seat seat;
    std::int32_t points = 0;   // half points left
    Rule barred = Rule::none;  // the rule by which it may not go next to an enemy; none: it may
};

// VAW-MOVE-3: the full allowance in half points.
std::int32_t allowance(const Setting& setting, UnitType type);

// The rule by which this unit may not go next to an enemy: VAW-MOR-3 for disintegrated British, VAW-OCAV-2
// for cavalry that breaks off; none for all others.
Rule barred_from_contact(const ledger::State& state, Ref<Unit> unit, bool breaks_off);

// What keeps a walker out of a hex; `none` when it may go there.
struct Obstacle {
    Rule rule = Rule::none;
    Reason reason = Reason::none;
    Ref<Unit> who;  // the unit that is in the way, where the reason names one
    explicit operator bool() const { return reason != Reason::none; }
};
Obstacle obstacle(const ledger::State& state, const Setting& setting, const Walker& walker, Place hex,
                  std::int32_t cost);

// The same as a refusal; nothing when the walker may go into `hex` for `cost`.
std::optional<rules::Refusal> refuse_hex(const ledger::State& state, const Setting& setting,
                                         const Walker& walker, Place hex, std::int32_t cost);

// VAW-A-03: whether from `hex`, which a friend holds, the walker can go on to an empty hex with the points it
// has and no stop on the way.
bool has_way_on(const ledger::State& state, const Setting& setting, const Walker& walker, Place hex);

}  // namespace hd::vaw
