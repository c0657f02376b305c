// The options of the rulebook, as indexes into Setting::options.
#pragma once

#include "engine/rules/ruleset.hpp"
#include "engine/rules/victory_at_waterloo/rule.hpp"

#include <array>

namespace hd::vaw {

enum class OptionId : std::uint8_t {
    towns,
    cavalry,
    artillery,
    command,
    old_guard,
    all_guards,
    balance,
    french_demoralised,
    french_rout,
    british_demoralised,
    british_disintegrated,
    british_rout,
    prussian_demoralised
};

// The last six are boxes for the markers of play balance; 0 leaves the printed box.
inline constexpr auto option_infos = std::to_array<rules::OptionInfo>(
    {{"towns", "Towns", number(Rule::otown_1)},
     {"cavalry", "Cavalry", number(Rule::ocav_1)},
     {"artillery", "Artillery", number(Rule::oart_1)},
     {"command-control", "Command Control", number(Rule::ocmd_1)},
     {"old-guard", "The Old Guard", number(Rule::ogrd_1)},
     {"all-guards", "All French Guard counters are Old Guard", number(Rule::a_47)},
     {"play-balance", "Play Balance", number(Rule::obal_1)},
     {"french-demoralised", "Box of the French demoralisation marker", number(Rule::obal_1), 0, 0, 30},
     {"french-rout", "Box of the French rout marker", number(Rule::obal_1), 0, 0, 30},
     {"british-demoralised", "Box of the British demoralisation marker", number(Rule::obal_1), 0, 0, 25},
     {"british-disintegrated", "Box of the British disintegration marker", number(Rule::obal_1), 0, 0, 25},
     {"british-rout", "Box of the British rout marker", number(Rule::obal_1), 0, 0, 25},
     {"prussian-demoralised", "Box of the Prussian demoralisation marker", number(Rule::obal_1), 0, 0, 20}});
static_assert(option_infos.size() == static_cast<std::size_t>(OptionId::prussian_demoralised) + 1);

}  // namespace hd::vaw
