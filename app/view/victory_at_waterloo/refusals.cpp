// Why something cannot be done, who, what and why, in this order.
#include "app/view/pattern.hpp"
#include "app/view/victory_at_waterloo/parts.hpp"
#include "app/view/words.hpp"
#include "engine/rules/agenda.hpp"
#include "engine/rules/victory_at_waterloo/action_kind.hpp"
#include "engine/rules/victory_at_waterloo/label.hpp"
#include "engine/rules/victory_at_waterloo/step.hpp"

#include <fmt/format.h>

#include <array>
#include <vector>

namespace hd::view::waterloo {

namespace {

using vaw::ActionKind;
using vaw::Reason;

// The unit that an action is about: the one it names, or the one on its way.
std::int32_t actor(const Refused& refused) {
    const rules::Game& game = refused.game;
    const auto kind = static_cast<std::size_t>(refused.action.kind);
    if (kind < vaw::action_infos.size() && !vaw::action_infos[kind].params.empty() &&
        vaw::action_infos[kind].params[0] == rules::Param::unit) {
        return refused.action.a >= 1 &&
                       refused.action.a <= static_cast<std::int32_t>(game.state.rows<vaw::Unit>().size())
                   ? refused.action.a
                   : 0;
    }
    const auto item = rules::next_item(game.state);
    if (!item) return 0;
    const std::int32_t step = game.state.at(item).step;
    const bool has_unit = step == vaw::number(vaw::StepId::move_unit) ||
                          step == vaw::number(vaw::StepId::second_leg) ||
                          step == vaw::number(vaw::StepId::push_back);
    return has_unit ? game.state.at(item).a : 0;
}

// Whether it is a position that is refused, not an action.
bool is_of_position(const Refused& refused) {
    const auto reason = static_cast<Reason>(refused.refusal.reason);
    return refused.action.kind == 0 && (reason == Reason::half_done || reason == Reason::game_over);
}

// "Donzelot cannot go to O6"
std::string headline(const Refused& refused) {
    const rules::Game& game = refused.game;
    const rules::Action& action = refused.action;
    const std::int32_t who = actor(refused);
    const std::string name = who > 0 ? unit(game, who) : "Nobody";
    switch (static_cast<ActionKind>(action.kind)) {
        case ActionKind::none:  // of a position, or of an attack that is asked about
            return is_of_position(refused) ? "No scenario can begin here" : "Such an attack cannot be made";
        case ActionKind::move:
            return name + " cannot move";
        case ActionKind::step:
            return fmt::format("{} cannot go to {}", name, place(game, action.a));
        case ActionKind::stop:
            return name + " cannot stop here";
        case ActionKind::enter:
            return fmt::format("{} cannot come on at {}", name, place(game, action.b));
        case ActionKind::end_movement:
            return "The movement cannot end";
        case ActionKind::target:
            return name + " cannot be attacked";
        case ActionKind::join:
            return name + " cannot join the attack";
        case ActionKind::bombard:
            return name + " cannot bombard";
        case ActionKind::resolve:
            return "The attack cannot be resolved";
        case ActionKind::end_attacks:
            return "The attacks cannot end";
        case ActionKind::refuse:
            return name + " cannot refuse the combat";
        case ActionKind::stand:
            return name + " cannot be made to stand";
        case ActionKind::retreat:
            return "A retreat cannot be chosen";
        case ActionKind::exchange:
            return "An exchange cannot be chosen";
        case ActionKind::lose:
            return name + " cannot be given up";
        case ActionKind::enough:
            return "That is not enough";
        case ActionKind::fall_back:
            return fmt::format("{} cannot fall back to {}", name, place(game, action.b));
        case ActionKind::push:
            return fmt::format("{} cannot be pushed to {}", name, place(game, action.a));
        case ActionKind::stay:
            return name + " cannot stay";
        case ActionKind::advance:
            return fmt::format("{} cannot advance to {}", name, place(game, action.b));
        case ActionKind::hold:
            return "Nobody can hold back";
    }
    return "That cannot be done";
}

// Patterns with {U0} {U1} units, {S1} where a unit stands, {H0} places, {n1} numbers, {p1} points, by
// parameter, and {L} the places that the refusal names; {?1:...} only where it is given, {!1:...} only where
// it is not.
struct Because {
    Reason reason = Reason::none;
    std::string_view pattern = {};
};

constexpr auto reasons = std::to_array<Because>({
    {Reason::none, "It is not allowed."},
    {Reason::not_now, "Something else is asked for now."},
    {Reason::not_yours, "{U0} belongs to the other side."},
    {Reason::no_such_unit, "There is no such unit."},
    {Reason::not_on_map, "{U0} is not on the map."},
    {Reason::in_contact, "{U1} is next to it, and a unit in contact does not move."},
    {Reason::has_moved, "It has moved this turn."},
    {Reason::no_moves_left, "No more of this army's units may move this turn."},
    {Reason::not_adjacent, "{H0} is not next to it."},
    {Reason::off_map, "Units do not leave the map."},
    {Reason::enemy_there, "{S1}."},
    {Reason::too_dear, "{H0} costs {p1}, and it has {p2} left."},
    {Reason::must_stop, "{?0:It has come next to {U0}.}{!0:Its points are spent.}"},
    {Reason::next_to_enemy, "{H0} is next to {U1}."},
    {Reason::friend_no_way_on, "{S1}, and there is no way on behind it."},
    {Reason::on_friend, "{S1}, and one unit fills a hex.{?L: It can go to {L}.}"},
    {Reason::not_due, "{U0} comes in turn {n1}."},
    {Reason::not_an_entry, "Nobody comes on there."},
    {Reason::not_adjacent_to_all, "{U0} is not next to {U1}."},
    {Reason::has_attacked, "{U0} has attacked this turn, and a unit attacks once."},
    {Reason::was_attacked, "{U0} has been attacked this turn, and a unit is attacked once."},
    {Reason::still_owed, "{U0} must still be attacked."},
    {Reason::attack_incomplete, "An attack needs an attacker and a target."},
    {Reason::unit_on_its_way, "{U0} is on its way and goes on first."},
    {Reason::not_waiting, "{U0} does not wait off the map."},
    {Reason::out_of_range, "{H0} is not two hexes away."},
    {Reason::ground_blocks, "The ground in {H0} stops the fire."},
    {Reason::leaves_owed, "Then somebody who must be attacked could not be."},
    {Reason::one_hex_only, "A bombardment hits one hex."},
    {Reason::must_join, "{U0} must attack and would have nobody left."},
    {Reason::may_not_bombard, "It was next to an enemy when the attacks began."},
    {Reason::may_not_stay, "It has to go."},
    {Reason::may_not_advance, "It may not follow there."},
    {Reason::may_not_refuse, "It may not withdraw."},
    {Reason::not_in_attack, "It has no part in the attack, or is no price."},
    {Reason::price_not_paid, "The price of the exchange is not paid."},
    {Reason::cheaper_hex, "{?L:{L} costs less.}{!L:Another hex costs less.}"},
    {Reason::army_demoralised, "Its army is demoralised and does not advance."},
    {Reason::ways_closed, "{W}"},
    {Reason::half_done, "{?0:{U0} is on its way.}{!0:An attack is being carried out.}"},
    {Reason::game_over, "The game is over."},
});
static_assert(reasons.size() == vaw::reason_names.size());

std::vector<std::string> places_of(const Refused& refused) {
    std::vector<std::string> names;
    for (const rules::Place hex : refused.refusal.places) {
        if (hex) names.push_back(place(refused.game, hex.raw));
    }
    return names;
}

// "O5 and N6, the only ways in, touch the enemy. A unit that comes next to an enemy stops there."
std::string closed_ways(const Refused& refused) {
    const std::vector<std::string> names = places_of(refused);
    const bool one = names.size() == 1;
    const std::string_view to = refused.refusal.parameters[1] != 0 ? "in" : "there";
    const bool stops = refused.refusal.rule == vaw::number(vaw::Rule::move_5);
    const std::string ways = names.empty() ? fmt::format("Every way {} touches the enemy.", to)
                                           : fmt::format("{}, the only {} {}, {} the enemy.", listed(names),
                                                         one ? "way" : "ways", to, one ? "touches" : "touch");
    return ways +
           (stops ? " A unit that comes next to an enemy stops there." : " It may not go next to one.");
}

std::string sentence(const Refused& refused, std::string_view pattern);

// Whether a parameter is given, by its digit, or, by an L, any place.
bool is_given(const Refused& refused, char key) {
    if (key == 'L') return static_cast<bool>(refused.refusal.places[0]);
    return refused.refusal.parameters[static_cast<std::size_t>(key - '0')] != 0;
}

std::int32_t parameter(const Refused& refused, std::string_view key) {
    return refused.refusal.parameters[static_cast<std::size_t>(key[1] - '0')];
}

// "Picton stands in O6"
std::string unit_stands(const rules::Game& game, std::int32_t ref) {
    if (ref < 1) return "somebody is there";
    const rules::Place at = game.state.at(ledger::Ref<vaw::Unit>{ref}).place;
    return fmt::format("{} stands in {}", unit(game, ref), place(game, at.raw));
}

std::string word_of(const Refused& refused, std::string_view key) {
    const rules::Game& game = refused.game;
    switch (key[0]) {
        case 'U':
            return unit_in_place(game, parameter(refused, key));
        case 'S':
            return unit_stands(game, parameter(refused, key));
        case 'H':
            return place(game, parameter(refused, key));
        case 'L':
            return listed(places_of(refused));
        case 'n':
            return plain_number(parameter(refused, key));
        case 'p':
            return counted_parts(parameter(refused, key), game.ruleset->cost_scale, "point");
        case 'W':
            return closed_ways(refused);
        case '?':
            return is_given(refused, key[1]) ? sentence(refused, key.substr(3)) : "";
        default:
            return is_given(refused, key[1]) ? "" : sentence(refused, key.substr(3));
    }
}

std::string sentence(const Refused& refused, std::string_view pattern) {
    return filled(pattern, [&refused](std::string_view key) { return word_of(refused, key); });
}

}  // namespace

std::string refusal(const Refused& refused) {
    const std::uint16_t reason = refused.refusal.reason;
    const std::string_view pattern = reason < reasons.size() ? reasons[reason].pattern : std::string_view{};
    return fmt::format("{}. {}", headline(refused), capitalised(sentence(refused, pattern)));
}

}  // namespace hd::view::waterloo
