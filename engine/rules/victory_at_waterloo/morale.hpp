// The state of an army by where its marker stands: at every turn start, and what it may do then.
#pragma once

#include "engine/rules/victory_at_waterloo/setting.hpp"

namespace hd::vaw {

struct Morale {
    bool demoralised = false;
    bool disintegrated = false;
};

// What an army's losses come to against its thresholds as they stand now.
Morale morale(const Setting& setting, ArmyId id, const Army& army, std::int32_t losses);

// Whether its Turn Losses marker stands at or right of its rout box.
bool routs(const Setting& setting, ArmyId id, const Army& army);

// At a turn start: sets what every army is this turn, and with command control how many units may move.
void set_morale(rules::Conduct& conduct, ledger::EventNumber cause);
void set_quotas(rules::Conduct& conduct, ledger::EventNumber cause);

}  // namespace hd::vaw
