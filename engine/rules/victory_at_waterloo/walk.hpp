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

// Why the walker may not go into `hex` for `cost`; nothing when it may.
std::optional<rules::Refusal> refuse_hex(const ledger::State& state, const Setting& setting,
                                         const Walker& walker, Place hex, std::int32_t cost);

// VAW-A-03: whether from `hex`, which a friend holds, the walker can go on to an empty hex with the points it
// has and no stop on the way.
bool has_way_on(const ledger::State& state, const Setting& setting, const Walker& walker, Place hex);

}  // namespace hd::vaw
