// French units that leave by the north edge, and what follows from it (13, 14).
#pragma once

#include "engine/rules/campaign_1815/story.hpp"
#include "engine/rules/campaign_1815/walk.hpp"

namespace hd::c1815 {

// Why a counter on its way may not leave the map from where it stands; nothing when it may.
std::optional<Refusal> refuse_exit(const ledger::State& state, const Setting& setting, const Walker& walker);
inline bool may_exit(const ledger::State& state, const Setting& setting, const Walker& walker) {
    return !refuse_exit(state, setting, walker);
}
void act_exit(Conduct& conduct, Ref<Item> item);

// The attack strength that must have left for the bonus and the defection (1815 13#4, 1815 16.B#2).
std::int32_t exit_threshold(const ledger::State& state, const Setting& setting);

// 14: checks the Netherlands units once, as soon as the threshold is reached. `by_reserves`: it fell because
// reserves came on (1815 A-39).
void check_defection(Conduct& conduct, EventNumber cause, bool by_reserves = false);

}  // namespace hd::c1815
