// Why something cannot be done: who, what and why, in this order.
#include "app/view/campaign_1815/action_words.hpp"
#include "app/view/campaign_1815/parts.hpp"
#include "app/view/pattern.hpp"
#include "app/view/words.hpp"
#include "engine/rules/campaign_1815/action_kind.hpp"
#include "engine/rules/campaign_1815/label.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace hd::view::campaign {

namespace {

using c1815::Reason;
using c1815::Rule;

// The unit that an action is about: the one it names, or the one that is asked; 0 where there is none.
std::int32_t actor(const Refused& refused) {
    const auto kind = static_cast<std::size_t>(refused.action.kind);
    const auto units = static_cast<std::int32_t>(refused.game.state.rows<c1815::Unit>().size());
    const bool names_one = kind < c1815::action_infos.size() && !c1815::action_infos[kind].params.empty() &&
                           c1815::action_infos[kind].params[0] == rules::Param::unit;
    if (names_one) return refused.action.a >= 1 && refused.action.a <= units ? refused.action.a : 0;
    return unit_asked(refused.game);
}

// Whether it is a position that is refused, not an action.
bool is_of_position(const Refused& refused) {
    const auto reason = static_cast<Reason>(refused.refusal.reason);
    return refused.action.kind == 0 && (reason == Reason::half_done || reason == Reason::game_over);
}

// "Wellington cannot trace his command to Ney"
std::string headline(const Refused& refused) {
    const rules::Game& game = refused.game;
    const rules::Action& action = refused.action;
    const auto kind = static_cast<std::size_t>(action.kind);
    if (is_of_position(refused)) return "No scenario can begin here";
    if (kind >= action_words.size()) return "That cannot be done";
    return capitalised(filled(action_words[kind].cannot, [&](std::string_view key) {
        const std::int32_t who = actor(refused);
        const auto units = static_cast<std::int32_t>(game.state.rows<c1815::Unit>().size());
        if (key == "name") return who > 0 ? unit(game, who) : std::string("nobody");
        if (key == "here") return place(game, action.a);
        if (key == "there") return place(game, action.b);
        return action.b >= 1 && action.b <= units ? unit(game, action.b) : std::string("nobody");
    }));
}

// Patterns with {U0} {U1} units, {u0} a unit with where it stands, {H0} places, {n1} numbers, {p1} points in
// quarters, {q1} strengths in quarters, {T1} a turn, by parameter; {?1:...} only where it is given, {!1:...}
// only where it is not.
struct Because {
    Reason reason = Reason::none;
    std::string_view pattern = {};
};

constexpr auto reasons = std::to_array<Because>({
    {Reason::none, "It is not allowed."},
    {Reason::not_now, "Something else is asked for now."},
    {Reason::not_yours, "{U0} belongs to the other side."},
    {Reason::no_such_unit, "{?0:No enemy stands in {H0}.}{!0:There is no such unit.}"},
    {Reason::not_on_map, "{U0} is not on the map."},
    {Reason::has_moved, "{U0} has moved this turn."},
    {Reason::in_enemy_zone,
     "{u1} has it in his zone of control, and infantry and foot artillery do not leave one."},
    {Reason::no_way_out, "Every hex next to {U0} is closed or lies in an enemy's zone of control too."},
    {Reason::unit_on_its_way, "{U0} is on its way and goes on first."},
    {Reason::not_adjacent, "{H0} is not next to it."},
    {Reason::off_map, "There is no such hex on the map."},
    {Reason::pond, "A pond lies before {H0}."},
    {Reason::enemy_there, "{U1} stands in {H0}."},
    {Reason::enemy_leader_there, "{U1} is in {H0}, and a leader alone goes to no leader of the enemy."},
    {Reason::must_stop, "{?0:{u0} has it in his zone of control.}{!0:Its movement points are spent.}"},
    {Reason::zone_from_zone, "It sets out next to an enemy, and {U1} has {H0} in his zone of control too."},
    {Reason::blown_no_contact, "{U1} is next to {H0}, and blown cavalry does not go next to an enemy."},
    {Reason::no_orders_no_contact,
     "{U1} is next to {H0}, and a unit out of command does not go next to an enemy."},
    {Reason::odds_too_low, "From {H0} it would have to attack {q2} with {q1}, less than 1:5."},
    {Reason::one_hex_in_mud, "Artillery goes one hex in mud."},
    {Reason::too_dear, "{H0} costs {p1}, and it has {p2} left."},
    {Reason::far_off, "{H0} is {n1} hexes away, and it has {p2} left."},
    {Reason::must_leave, "{U0} must leave the enemy's zone of control first."},
    {Reason::ways_closed, "Every way to {H0} leads through an enemy or his zone of control."},
    {Reason::not_due, "{U0} comes in turn {T1}."},
    {Reason::not_waiting, "{U0} is not among those who wait for this."},
    {Reason::not_an_entry, "{H0} is not where it comes on."},
    {Reason::entry_blocked, "An enemy stands in {H0} or has it in his zone of control."},
    {Reason::no_reroute, "Only a whole group of the Allied player that is due may go to another entry."},
    {Reason::same_entry, "It comes on there already, or there is no way round to it."},
    {Reason::not_an_exit, "{H0} is not in the exit area."},
    {Reason::exit_too_dear, "Leaving the map costs {p0}, and it has {p1} left."},
    {Reason::no_exit, "Only French units leave the map."},
    {Reason::reserves_off, "{U0} is an optional reserve, and they are not in play."},
    {Reason::still_must_leave, "{u0} must still leave the enemy's zone of control."},
    {Reason::not_a_leader, "{U0} is no leader."},
    {Reason::determined, "Whether {U0} is in command is settled."},
    {Reason::too_far, "No path of up to {n2} hexes from {U0} is open.{?1: It is {n1} hexes away.}"},
    {Reason::not_his_army, "{U0} and {U1} are not of one army."},
    {Reason::leads_nobody, "{U0} is no army leader or detachment leader to whom this is open."},
    {Reason::already_rolled, "{U0} has rolled already."},
    {Reason::commands_enough, "{U0} commands {n1} units himself, and no more are allowed."},
    {Reason::not_under_him, "{U0} is a leader, and leaders are not commanded so."},
    {Reason::already_commanded, "{U0} is in command already."},
    {Reason::no_room, "{H1} is full."},
    {Reason::not_crowded, "{U0} stands in no hex with too many units, or is disrupted already."},
    {Reason::nobody_to_rally, "No disrupted unit stands in {H0}."},
    {Reason::has_attacked, "{U0} has attacked this turn, and a unit attacks once."},
    {Reason::was_attacked, "{H0} has been attacked this turn, and a hex is attacked once."},
    {Reason::may_not_attack, "{U0} had no enemy in its zone of control when the combat began."},
    {Reason::not_in_zone,
     "{?0:{U0} is not next to {H1}.}{!0:Nobody who may attack stands next to {H1} and all other targets.}"},
    {Reason::not_all_in_zone, "{U0} is not next to all the hexes that are attacked; {H1} is too far."},
    {Reason::leaves_idle, "{u0} must attack and would have nobody left."},
    {Reason::leaves_unattacked,
     "Whoever stands in {H0} must be attacked, and nobody would be left to do it."},
    {Reason::attack_incomplete, "An attack needs attackers and a hex with an enemy."},
    {Reason::still_must_attack, "{u0} must still attack."},
    {Reason::still_owed, "Whoever stands in {H0} must still be attacked."},
    {Reason::still_must_retreat, "{u0} is blown and must still retreat."},
    {Reason::may_not_bombard, "{U0} has moved this turn, or is no artillery."},
    {Reason::out_of_range, "{H0} is more than two hexes away."},
    {Reason::sight_blocked, "The ground in {H1} hides {H0} from the guns."},
    {Reason::enemy_in_zone, "{u1} is next to {U0}, and such guns do not fire two hexes far."},
    {Reason::one_hex_only, "Guns bombard one hex."},
    {Reason::not_alone,
     "{U0} would fire from two hexes away, and nobody but the guns of one hex joins that."},
    {Reason::no_hex_to,
     "Nobody retreats into a hex with an enemy or in his zone of control, or over a pond."},
    {Reason::may_not_retreat_before, "{U0} is neither cavalry nor horse artillery."},
    {Reason::not_in_attack, "{?0:{U0} does not have to go.}{!0:Something else is asked for now.}"},
    {Reason::no_step_owed, "{?0:{U0} owes no step.}{!0:There is no such unit.}"},
    {Reason::may_not_advance,
     "Only an attacker in good order that stood next to {H1} may advance, and only if it is empty now."},
    {Reason::crowds, "{H0} is full."},
    {Reason::must_join, "Below 1:5 everybody helps who can, and {u0} can still join."},
    {Reason::half_done, "{?0:{U0} is on its way.}{!0:Something is half done.}"},
    {Reason::game_over, "The game is over."},
});
static_assert(reasons.size() == c1815::reason_names.size());
static_assert([] {
    for (std::size_t i = 0; i < reasons.size(); ++i) {
        if (static_cast<std::size_t>(reasons[i].reason) != i) return false;
    }
    return true;
}());

// Where one reason stands for several things, the rule says which.
struct ByRule {
    Reason reason = Reason::none;
    Rule rule = Rule::none;
    std::string_view pattern = {};
};

constexpr auto by_rule = std::to_array<ByRule>({
    {Reason::no_orders_no_contact, Rule::r_10_1,
     "{U1} is next to {H0}, and by night nobody goes next to an enemy."},
    {Reason::leads_nobody, Rule::r_8_a_3,
     "{U0} is not on the map, or had to ride off too far to command anybody this turn."},
    {Reason::leads_nobody, Rule::r_8_b_2_2, "{U0} is not in command himself."},
    {Reason::nobody_to_rally, Rule::r_9_b_1,
     "The disrupted units in {H0} trace to no leader of theirs, or have had their roll, or must wait for the "
     "early morning."},
    {Reason::may_not_attack, Rule::r_1_3, "{U0} is a leader, and leaders do not fight."},
    {Reason::may_not_attack, Rule::r_9_a_1, "{U0} is disrupted, and a disrupted unit does not attack."},
    {Reason::may_not_attack, Rule::r_7_e_1_8,
     "{U0} is blown, and blown cavalry retreats instead of attacking."},
    {Reason::not_in_zone, Rule::r_7_c_1_6, "A pond lies between {U0} and {H1}."},
    {Reason::may_not_bombard, Rule::r_9_a_4, "{U0} is disrupted, and disrupted guns do not bombard."},
    {Reason::may_not_bombard, Rule::r_a_31,
     "{U0} is out of command, and such guns do not fire two hexes far."},
    {Reason::may_not_retreat_before, Rule::r_7_d_2,
     "Nobody retreats before an attack of cavalry and horse artillery alone."},
    {Reason::may_not_advance, Rule::r_7_f_11, "{U0} bombards, and guns that bombard do not advance."},
});

std::string_view pattern_of(const rules::Refusal& refusal) {
    const auto* const found = std::find_if(by_rule.begin(), by_rule.end(), [&](const ByRule& one) {
        return static_cast<std::uint16_t>(one.reason) == refusal.reason &&
               c1815::number(one.rule) == refusal.rule;
    });
    if (found != by_rule.end()) return found->pattern;
    return refusal.reason < reasons.size() ? reasons[refusal.reason].pattern : reasons[0].pattern;
}

std::string sentence(const Refused& refused, std::string_view pattern);

std::int32_t parameter(const Refused& refused, char digit) {
    return refused.refusal.parameters[static_cast<std::size_t>(digit - '0')];
}

bool is_given(const Refused& refused, char digit) {
    return parameter(refused, digit) > 0;
}

std::string word_of(const Refused& refused, std::string_view key) {
    const rules::Game& game = refused.game;
    const std::int32_t value = key.size() < 2 ? 0 : parameter(refused, key[1]);
    switch (key[0]) {
        case 'U':
            return unit(game, value);
        case 'u':
            return unit_in_place(game, value);
        case 'H':
            return place(game, value);
        case 'n':
            return plain_number(value);
        case 'p':
            return counted_parts(value, c1815::point, "point");
        case 'q':
            return parts(value, c1815::point);
        case 'T': {
            const std::string words = turn_words(c1815::setting_of(game), value);
            return words.empty() ? plain_number(value) : fmt::format("{} ({})", value, words);
        }
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
    return fmt::format("{}. {}", headline(refused),
                       capitalised(sentence(refused, pattern_of(refused.refusal))));
}

}  // namespace hd::view::campaign
