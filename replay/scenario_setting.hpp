// Settings from the text of a resolved scenario that a recording's header holds: the usual Library::setting.
#pragma once

#include "replay/playback.hpp"

namespace hd::replay {

// Reads the text and has the rules prepare it; every fault is said.
tl::expected<std::shared_ptr<const rules::Setting>, rules::Faults> scenario_setting(
    const rules::Ruleset& ruleset, const std::string& scenario, const rules::OptionValues& options);

// A library of these rules and scenarios as text.
inline Library scenario_library(std::span<const rules::Ruleset* const> rulesets) {
    return {.rulesets = rulesets, .setting = scenario_setting};
}

}  // namespace hd::replay
