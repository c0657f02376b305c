// Every event of the campaign as one sentence in the present tense.
#include "app/view/campaign_1815/parts.hpp"
#include "app/view/pattern.hpp"
#include "app/view/words.hpp"
#include "engine/rules/agenda.hpp"
#include "engine/rules/campaign_1815/event.hpp"
#include "engine/rules/campaign_1815/label.hpp"
#include "engine/rules/campaign_1815/victory.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace hd::view::campaign {

namespace {

using c1815::EventKind;
using c1815::Ref;
using c1815::Rule;
using c1815::Unit;

const c1815::Setting& setting_of(const Moment& moment) {
    return c1815::setting_of(moment.game);
}

const Unit& subject_of(const Moment& moment) {
    return moment.game.state.at(Ref<Unit>{moment.head().subject});
}

bool has_rule(const Moment& moment, Rule rule) {
    return moment.head().rule == c1815::number(rule);
}

// "1 unit loses", "3 units lose": the words behind a number of units.
std::string units_do(std::int32_t count, std::string_view one, std::string_view more) {
    return fmt::format("{} {}", counted(count, "unit"), count == 1 ? one : more);
}

// Names of those that `is_one` picks, by rows.
template <class Pick>
std::vector<std::string> units_with(const Moment& moment, Pick is_one) {
    std::vector<std::string> names;
    const auto units = moment.game.state.rows<Unit>();
    for (std::size_t i = 0; i < units.size(); ++i) {
        if (is_one(units[i])) names.push_back(unit(moment.game, static_cast<std::int32_t>(i) + 1));
    }
    return names;
}

// The number of a hex alone.
std::string short_place(const Moment& moment, std::int32_t place) {
    return place < 1 ? std::string("its hex") : rules::place_text(*moment.game.setting, {place});
}

std::string entries_laid(const Moment& moment) {
    const std::int32_t groups = moment.head().object;
    if (groups == 0) return "Nobody is on the way to the map.";
    return fmt::format("{} {} on the way to the map.", counted(groups, "group"), groups == 1 ? "is" : "are");
}

// 1815 15.B#2: which divisions the dice grant.
std::string reputation_rolled(const Moment& moment) {
    bool first = false;
    bool second = false;
    const auto units = moment.game.state.rows<Unit>();
    for (std::size_t row = 0; row < units.size(); ++row) {
        if (units[row].granted == 0) continue;
        first = first || setting_of(moment).counters[row].has(c1815::Tag::first_division);
        second = second || setting_of(moment).counters[row].has(c1815::Tag::second_division);
    }
    const std::string_view who = first && second ? "the British 1st and the Allied 2nd Division lie"
                                 : second        ? "the Allied 2nd Division lies"
                                 : first         ? "the British 1st Division lies"
                                                 : "nobody lies";
    return fmt::format("The dice for Wellington's Reputation make {}: {} in wait at Quatre-Bras.",
                       moment.head().object, who);
}

std::string turn_began(const Moment& moment) {
    const std::int32_t turn = moment.head().object;
    const std::string words = turn_words(setting_of(moment), turn);
    return words.empty() ? fmt::format("Turn {} begins.", turn)
                         : fmt::format("Turn {} begins: {}.", turn, words);
}

std::string supply_checked(const Moment& moment) {
    const std::int32_t lacking = moment.head().object;
    if (lacking == 0) return "Every unit is in supply.";
    return fmt::format("{} out of supply.", units_do(lacking, "is", "are"));
}

std::string phase_began(const Moment& moment) {
    const std::string name = phase(moment.head().object);
    return fmt::format("{} {}.", name, has_rule(moment, Rule::r_6_1) ? "ends" : "begins");
}

std::string orders_begun(const Moment& moment) {
    const std::int32_t leaders = moment.head().object;
    const std::string_view side = side_noun(moment.head().seat);
    if (leaders == 0) return fmt::format("Command of {} is settled without a roll.", side);
    return fmt::format("Command of {} is to be settled: {} must trace it or roll.", side,
                       counted(leaders, "leader"));
}

std::string command_traced(const Moment& moment) {
    const ledger::EventHead& head = moment.head();
    const bool waits = subject_of(moment).command == c1815::Command::waiting;
    return fmt::format("{} traces his command to {} and {}.", unit(moment.game, head.subject),
                       unit(moment.game, head.object), waits ? "waits for his roll" : "is in command");
}

std::string initiative_rolled(const Moment& moment) {
    const ledger::EventHead& head = moment.head();
    std::string text =
        fmt::format("{} rolls {} for initiative and is {} command", unit(moment.game, head.subject),
                    die_of(moment), head.object == 1 ? "in" : "out of");
    const std::vector<std::string> with = units_with(moment, [&](const Unit& one) {
        return one.type == c1815::UnitType::leader && one.superior.raw == head.subject;
    });
    if (!with.empty()) text += fmt::format(", and with him {}", listed(with));
    return text + ".";
}

std::string group_rerouted(const Moment& moment) {
    const ledger::EventHead& head = moment.head();
    const c1815::Setting& setting = setting_of(moment);
    const c1815::Group& group = moment.game.state.at(Ref<c1815::Group>{head.subject});
    const std::vector<std::string> names = units_with(
        moment, [&](const Unit& one) { return one.group == head.subject && one.place == setting.waiting; });
    const std::string who = names.empty() ? std::string("A group")
                            : names.size() <= 2
                                ? listed(names)
                                : fmt::format("{} and {} more", names.front(), names.size() - 1);
    const std::string entry = group.entry < 1
                                  ? std::string("another entry")
                                  : "entry " + setting.entries[static_cast<std::size_t>(group.entry) - 1].id;
    return fmt::format("{} {} sent round to {}: {} later, in turn {}.", who, names.size() == 1 ? "is" : "are",
                       entry, counted(head.object, "turn"), group.due);
}

std::string leader_displaced(const Moment& moment) {
    const ledger::EventHead& head = moment.head();
    const std::string name = unit(moment.game, head.subject);
    if (head.object == 0)
        return fmt::format("The enemy comes upon {} in {}, and he must go.", name,
                           place(moment.game, subject_of(moment).place.raw));
    if (head.object == setting_of(moment).eliminated.raw)
        return fmt::format("{} is out of the game: no unit of his army is left on the map.", name);
    std::string text = fmt::format("{} rides off to {}", name, place(moment.game, head.object));
    if (has_rule(moment, Rule::r_8_a_3)) text += ", too far to command anybody in his next turn";
    return text + ".";
}

std::string hidden_found(const Moment& moment) {
    std::vector<std::string> found;
    for (const Ref<Unit> hidden : setting_of(moment).hidden) {
        const Unit& row = moment.game.state.at(hidden);
        if (place_before(moment, hidden.raw) != 0 && setting_of(moment).on_map(row.place))
            found.push_back(fmt::format("{} in {}", unit(moment.game, hidden.raw),
                                        rules::place_text(*moment.game.setting, row.place)));
    }
    const std::string who = found.empty() ? std::string("nobody is left of it") : listed(found);
    if (subject_of(moment).seat == c1815::french_seat)
        return fmt::format("{} runs into the hidden force: {}.", unit(moment.game, moment.head().subject),
                           who);
    return fmt::format("The hidden force shows itself: {}.", who);
}

std::string recovery_rolled(const Moment& moment) {
    const std::int32_t count = moment.head().object;
    return fmt::format("The die for {} is {}: {}.", place(moment.game, moment.head().subject), die_of(moment),
                       count == 0 ? std::string("nobody recovers") : units_do(count, "recovers", "recover"));
}

std::string early_recovery(const Moment& moment) {
    const std::int32_t count = moment.head().object;
    return fmt::format("In the early morning {}.",
                       count == 0 ? std::string("nobody recovers") : units_do(count, "recovers", "recover"));
}

std::string guard_checked(const Moment& moment) {
    const ledger::EventHead& head = moment.head();
    const std::string_view then = head.object != 1 ? "holds"
                                  : has_rule(moment, Rule::r_a_47)
                                      ? "must wait for the early morning to recover"
                                      : "is disrupted";
    return fmt::format("{} sees the Old Guard give way, rolls {} and {}.", unit(moment.game, head.subject),
                       die_of(moment), then);
}

std::string duties_set(const Moment& moment) {
    const ledger::Seat seat = moment.head().seat;
    const auto with = [&](c1815::Duty duty) {
        return units_with(moment, [&](const Unit& one) { return one.duty == duty && one.seat == seat; });
    };
    const std::vector<std::string> attack = with(c1815::Duty::must_attack);
    const std::vector<std::string> retreat = with(c1815::Duty::must_retreat);
    std::string text = attack.empty()       ? std::string("Nobody must attack")
                       : attack.size() <= 3 ? fmt::format("{} must attack", listed(attack))
                                            : fmt::format("{} {} must attack", attack.size(),
                                                          std::string(side_adjective(seat)) + " units");
    if (!retreat.empty()) text += fmt::format(", and {} must retreat, blown", listed(retreat));
    return text + ".";
}

// What the event's own agenda says of the attack: the column of its odds.
std::string attack_odds(const Moment& moment) {
    const auto item = rules::next_item(moment.game.state);
    return item ? odds_words(moment.game.state.at(item).b) : std::string();
}

std::string combat_resolved(const Moment& moment) {
    const auto with = [&](c1815::Part part) {
        return units_with(moment, [part](const Unit& one) { return one.part == part; });
    };
    std::vector<std::string> attackers = with(c1815::Part::attacker);
    const bool only_guns = attackers.empty();
    for (std::string& gun : with(c1815::Part::bombarder)) attackers.push_back(std::move(gun));
    const auto names = [](const std::vector<std::string>& all) {
        return all.empty() ? std::string("nobody") : listed(all);
    };
    std::string text = fmt::format("{} {}{} {} in {}", names(attackers), only_guns ? "bombard" : "attack",
                                   attackers.size() < 2 ? "s" : "", names(with(c1815::Part::defender)),
                                   place(moment.game, moment.head().subject));
    const std::string at = attack_odds(moment);
    if (!at.empty()) text += " at " + at;
    if (die_of(moment) != 0) text += fmt::format(", die {}", die_of(moment));
    return fmt::format("{}: {}.", text, result_words(static_cast<c1815::Result>(moment.head().object)));
}

// 1815 7.E.1#5: player turns are numbered two to a turn, the French one first.
std::string unit_blown(const Moment& moment) {
    const std::int32_t through = moment.head().object;
    return fmt::format("{} is blown through the {} player turn of turn {}.",
                       unit(moment.game, moment.head().subject), through % 2 == 0 ? "French" : "Allied",
                       through / 2);
}

std::string step_lost(const Moment& moment) {
    const ledger::EventHead& head = moment.head();
    const std::string name = unit(moment.game, head.subject);
    if (head.object == 1) return name + " loses a step and is reduced.";
    return fmt::format("{} loses a step and has {} left.", name, head.object);
}

std::string unit_retreated(const Moment& moment) {
    const ledger::EventHead& head = moment.head();
    return fmt::format("{} falls back from {} to {}.", unit(moment.game, head.subject),
                       short_place(moment, place_before(moment, head.subject)),
                       place(moment.game, head.object));
}

std::string blown_withdrew(const Moment& moment) {
    const ledger::EventHead& head = moment.head();
    const std::string name = unit(moment.game, head.subject);
    if (subject_of(moment).place.raw == head.object)
        return name + " is blown next to the enemy and finds no hex to retreat to.";
    return name + " is blown next to the enemy and retreats instead of attacking.";
}

std::string defection_checked(const Moment& moment) {
    const std::int32_t units = moment.head().object;
    if (units == 0)
        return "So many French have left the map that the Netherlands units waver, but none is left.";
    return fmt::format("So many French have left the map that {} for defection.",
                       units == 1 ? "the one Netherlands unit is checked"
                                  : fmt::format("{} Netherlands units are checked", units));
}

std::string defection_rolled(const Moment& moment) {
    const std::int32_t die = moment.head().object;
    const c1815::Setting& setting = setting_of(moment);
    const std::string_view then = die <= setting.number(c1815::Number::defects_up_to)      ? "defects"
                                  : die <= setting.number(c1815::Number::loses_step_up_to) ? "loses a step"
                                                                                           : "remains loyal";
    return fmt::format("{} rolls {} and {}.", unit(moment.game, moment.head().subject), die, then);
}

std::string player_turn_ended(const Moment& moment) {
    const std::int32_t turn = moment.head().object;
    if (turn != 0) return fmt::format("Turn {} ends.", turn);
    return fmt::format("The {} player turn ends.", side_adjective(moment.head().seat));
}

std::string game_won(const Moment& moment) {
    const bool french = moment.head().object == static_cast<std::int32_t>(c1815::Level::french_victory);
    const c1815::Setting& setting = setting_of(moment);
    const std::int32_t lead = c1815::points(moment.game.state, setting).lead();
    const std::string points = counted(std::abs(lead), "point");
    return fmt::format("{} win: the French are {} {}, and {} are needed.",
                       french ? "The French" : "The Allies", points, lead < 0 ? "behind" : "ahead",
                       setting.number(c1815::Number::win_lead));
}

// A sentence is a pattern, or a function where a pattern is not enough. {S} and {O} are the event's subject
// and object as units, {P} and {H} as places, {n} the object as a number, {A} the subject as an army, {X} who
// acts, {x} as an adjective.
struct Sentence {
    EventKind kind = EventKind::none;
    std::string_view pattern = {};
    std::string (*words)(const Moment&) = nullptr;
};

constexpr auto sentences = std::to_array<Sentence>({
    {EventKind::none, "Nothing happens."},
    {EventKind::board_laid, "The board of {n} hexes is laid."},
    {EventKind::roads_held, "Each side controls its roads, {n} hexes in all."},
    {EventKind::entries_laid, {}, entries_laid},
    {EventKind::army_set_up, "{A} is set up."},
    {EventKind::reputation_rolled, {}, reputation_rolled},
    {EventKind::unit_hidden, "{S} lies in wait in {H}."},
    {EventKind::hiding_passed, "{S} does not lie in wait."},
    {EventKind::game_started, "The game starts with turn {n}."},
    {EventKind::turn_began, {}, turn_began},
    {EventKind::supply_checked, {}, supply_checked},
    {EventKind::phase_began, {}, phase_began},
    {EventKind::orders_begun, {}, orders_begun},
    {EventKind::night_fell, "By night nobody of {X} is in command."},
    {EventKind::command_traced, {}, command_traced},
    {EventKind::initiative_rolled, {}, initiative_rolled},
    {EventKind::units_commanded, "{x} units in command of their leaders: {n}."},
    {EventKind::unit_directed, "{O} commands {S} himself."},
    {EventKind::orders_given, "The orders of {X} are given."},
    {EventKind::move_began, "{S} sets out from {H}."},
    {EventKind::move_stepped, "{S} goes to {H}."},
    {EventKind::move_ended, {}, move_ended},
    {EventKind::unit_arrived, "{S} comes on at {H}."},
    {EventKind::group_rerouted, {}, group_rerouted},
    {EventKind::unit_exited, "{S} leaves the map from {H}."},
    {EventKind::road_taken, "{S} takes the road in {H}."},
    {EventKind::leader_displaced, {}, leader_displaced},
    {EventKind::hidden_found, {}, hidden_found},
    {EventKind::unit_disrupted, "{S} is disrupted in {H}."},
    {EventKind::crowded_out, "{S} is one too many in {H} and is disrupted."},
    {EventKind::recovery_rolled, {}, recovery_rolled},
    {EventKind::early_recovery, {}, early_recovery},
    {EventKind::rally_ended, "The {x} rally ends, and the {x} combat begins."},
    {EventKind::guard_checked, {}, guard_checked},
    {EventKind::withdrawal_ordered, "{S} must withdraw from the enemy."},
    {EventKind::withdrawal_failed, "{S} finds no way out."},
    {EventKind::unit_withdrew, "{S} withdraws to {H}."},
    {EventKind::duties_set, {}, duties_set},
    {EventKind::attacks_ended, "The attacks of {X} are over."},
    {EventKind::attack_declared, "{X} attack {P}."},
    {EventKind::attacker_joined, "{S} joins the attack on {H}."},
    {EventKind::bombard_joined, "{S} bombards {H}."},
    {EventKind::target_added, "{P} is attacked with it."},
    {EventKind::attack_closed, "The attack on {P} is put together."},
    {EventKind::retreated_before, "{S} retreats before the combat to {H}."},
    {EventKind::stood, "{S} stands."},
    {EventKind::attack_lapsed, "The attack on {P} meets nobody: all have retreated."},
    {EventKind::combat_resolved, {}, combat_resolved},
    {EventKind::unit_blown, {}, unit_blown},
    {EventKind::loss_allotted, "{S} takes a loss."},
    {EventKind::losses_ended, "All losses are taken."},
    {EventKind::guns_paid, "{S} has lost a step already and loses none for its retreat."},
    {EventKind::retreats_ended, "All retreats are made."},
    {EventKind::step_lost, {}, step_lost},
    {EventKind::unit_eliminated, "{S} is eliminated in {H}."},
    {EventKind::unit_retreated, {}, unit_retreated},
    {EventKind::stayed, "{S} holds {H}."},
    {EventKind::advanced, "{S} advances to {H}."},
    {EventKind::combat_ended, "The combat at {P} ends."},
    {EventKind::blown_withdrew, {}, blown_withdrew},
    {EventKind::defection_checked, {}, defection_checked},
    {EventKind::defection_rolled, {}, defection_rolled},
    {EventKind::unit_defected, "{S} defects and leaves the game."},
    {EventKind::player_turn_ended, {}, player_turn_ended},
    {EventKind::game_won, {}, game_won},
});
static_assert(sentences.size() == c1815::event_names.size());
static_assert([] {
    for (std::size_t i = 0; i < sentences.size(); ++i) {
        if (static_cast<std::size_t>(sentences[i].kind) != i) return false;
    }
    return true;
}());

std::string word_of(const Moment& moment, std::string_view key) {
    const ledger::EventHead& head = moment.head();
    switch (key[0]) {
        case 'S':
            return unit(moment.game, head.subject);
        case 'O':
            return unit(moment.game, head.object);
        case 'P':
            return place(moment.game, head.subject);
        case 'H':
            return place(moment.game, head.object);
        case 'n':
            return plain_number(head.object);
        case 'A':
            return std::string(army_noun(head.subject));
        case 'x':
            return std::string(side_adjective(head.seat));
        default:
            return std::string(side_noun(head.seat));
    }
}

}  // namespace

std::string event(const Moment& moment) {
    const std::uint16_t kind = moment.head().kind;
    if (kind >= sentences.size()) return {};
    const Sentence& sentence = sentences[kind];
    if (sentence.words != nullptr) return capitalised(sentence.words(moment));
    return capitalised(
        filled(sentence.pattern, [&moment](std::string_view key) { return word_of(moment, key); }));
}

bool is_detail(std::uint16_t kind) {
    constexpr auto details =
        std::to_array({EventKind::board_laid,     EventKind::roads_held,      EventKind::entries_laid,
                       EventKind::orders_begun,   EventKind::command_traced,  EventKind::units_commanded,
                       EventKind::orders_given,   EventKind::move_began,      EventKind::move_stepped,
                       EventKind::road_taken,     EventKind::attack_declared, EventKind::attacker_joined,
                       EventKind::bombard_joined, EventKind::target_added,    EventKind::attack_closed,
                       EventKind::stood,          EventKind::loss_allotted,   EventKind::losses_ended,
                       EventKind::retreats_ended, EventKind::combat_ended,    EventKind::withdrawal_ordered,
                       EventKind::blown_withdrew, EventKind::attacks_ended,   EventKind::player_turn_ended});
    return std::any_of(details.begin(), details.end(),
                       [kind](EventKind one) { return c1815::number(one) == kind; });
}

}  // namespace hd::view::campaign
