// The counters of an order of battle, where they start and with which group they come.
#pragma once

#include "engine/rules/campaign_1815/setting.hpp"

namespace hd::c1815 {

// Which options of the rulebook bring which counters.
struct Chosen {
    bool kgl_dragoons = false;
    bool reserves = false;
    bool hal_detachment = false;
};

// Fills counters, units, groups and the names of their rows; the map and the boxes must be there.
void compile_counters(Setting& setting, const scenario::Resolved& resolved, const Chosen& chosen,
                      rules::Faults& faults);

}  // namespace hd::c1815
