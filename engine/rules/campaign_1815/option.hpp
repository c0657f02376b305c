// The options of the rulebook, as indexes into Setting::options.
#pragma once

#include "engine/rules/campaign_1815/rule.hpp"
#include "engine/rules/ruleset.hpp"

#include <array>

namespace hd::c1815 {

enum class OptionId : std::uint8_t { kgl_dragoons, reserves, hal_detachment };

inline constexpr auto option_infos = std::to_array<rules::OptionInfo>(
    {{"kgl-dragoons", "KGL Dragoons", number(Rule::r_16_a)},
     {"anglo-allied-reserves", "Anglo-Allied Reserves", number(Rule::r_16_b_1)},
     {"hal-detachment", "The Hal Detachment", number(Rule::r_16_c)}});
static_assert(option_infos.size() == static_cast<std::size_t>(OptionId::hal_detachment) + 1);

}  // namespace hd::c1815
