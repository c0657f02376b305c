// What each action does, and that it cannot be done, as patterns: {who} the unit of the action with where it
// stands, {name} it or the unit that is asked, {other} the second unit, {whom} that one with where it stands,
// {here} the first place, {there} the second.
#pragma once

#include "engine/rules/campaign_1815/action_kind.hpp"

#include <array>
#include <cstddef>
#include <string_view>

namespace hd::view::campaign {

struct ActionWords {
    c1815::ActionKind kind = c1815::ActionKind::none;
    std::string_view does = {};
    std::string_view cannot = {};
};

// By ActionKind; the first is of no action, but of an attack that is asked about.
inline constexpr auto action_words = [] {
    using enum c1815::ActionKind;
    return std::to_array<ActionWords>({
        {none, "Do nothing", "Such an attack cannot be made"},
        {hide, "Let {name} lie in wait in {there}", "{name} cannot lie in wait in {there}"},
        {pass, "Let {name} arrive as scheduled", "{name} cannot be passed over"},
        {trace, "Let {name} trace his command to {other}", "{name} cannot trace his command to {other}"},
        {roll, "Roll for the initiative of {name}", "{name} cannot roll for initiative"},
        {direct, "Let {name} command {whom} himself", "{name} cannot command {other} himself"},
        {end_orders, "Give no more orders", "The orders cannot end"},
        {move, "Move {who}", "{name} cannot move"},
        {step, "Go to {here}", "{name} cannot go to {here}"},
        {stop, "Stop here", "{name} cannot stop here"},
        {exit, "Leave the map", "{name} cannot leave the map here"},
        {enter, "Bring {name} on at {there}", "{name} cannot come on at {there}"},
        {reroute, "Send {group} round to {entry}", "{name} cannot be sent round to {there}"},
        {end_movement, "End the movement", "The movement cannot end"},
        {displace, "Let {name} ride off to {there}", "{name} cannot ride off to {there}"},
        {withdraw, "Withdraw {name} to {there}", "{name} cannot withdraw to {there}"},
        {excess, "Disrupt {who} as one too many", "{name} cannot be the one too many"},
        {rally, "Roll for the disrupted units in {here}", "There is no roll for {here}"},
        {end_rally, "End the rally", "The rally cannot end"},
        {target, "Attack {here}", "{here} cannot be attacked"},
        {join, "Let {who} join the attack", "{name} cannot join the attack"},
        {bombard, "Let {who} bombard", "{name} cannot bombard"},
        {resolve, "Resolve the attack", "The attack cannot be resolved"},
        {retire, "Retreat with {name} to {there}, blown", "{name} cannot retreat to {there}"},
        {end_attacks, "End the attacks", "The attacks cannot end"},
        {refuse, "Retreat with {name} to {there} before the combat",
         "{name} cannot retreat to {there} before the combat"},
        {stand, "Let {who} stand", "{name} cannot be made to stand"},
        {lose, "Take a step from {who}", "{name} cannot lose a step"},
        {fall_back, "Fall back with {name} to {there}", "{name} cannot fall back to {there}"},
        {stay, "Let {who} stay", "{name} cannot stay"},
        {advance, "Advance with {name} to {there}", "{name} cannot advance to {there}"},
        {hold, "Let nobody else advance", "Nobody can hold back"},
    });
}();
static_assert(action_words.size() == c1815::action_infos.size());
static_assert([] {
    for (std::size_t i = 0; i < action_words.size(); ++i) {
        if (static_cast<std::size_t>(action_words[i].kind) != i) return false;
    }
    return true;
}());

}  // namespace hd::view::campaign
