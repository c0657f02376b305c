// The rule systems that this program plays: one line a game. The only shared place that names them.
#pragma once

#include "engine/rules/ruleset.hpp"
#include "replay/playback.hpp"

#include <span>
#include <string>
#include <string_view>

namespace hd::view {

std::span<const rules::Ruleset* const> all_rulesets();
// The one with this id, or null.
const rules::Ruleset* find_ruleset(std::string_view id);

// What recordings are opened with: these rule systems, settings made again from the header's text.
replay::Library recording_library();

}  // namespace hd::view
