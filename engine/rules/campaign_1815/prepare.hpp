// Compiles a scenario for play.
#pragma once

#include "engine/rules/ruleset.hpp"

namespace hd::c1815 {

// As Ruleset::prepare. Faults: what the map, the counters, the set-up, the options or the tables lack.
tl::expected<std::shared_ptr<const rules::Setting>, rules::Faults> prepare(
    std::shared_ptr<const scenario::Resolved> resolved, const rules::OptionValues& values);

}  // namespace hd::c1815
