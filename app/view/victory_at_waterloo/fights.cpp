// A combat and its result for lists and timelines, and what else stands out among events.
#include "app/view/victory_at_waterloo/parts.hpp"
#include "app/view/words.hpp"
#include "engine/rules/victory_at_waterloo/contact.hpp"
#include "engine/rules/victory_at_waterloo/event.hpp"
#include "engine/rules/victory_at_waterloo/label.hpp"
#include "engine/rules/victory_at_waterloo/odds.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace hd::view::waterloo {

namespace {

using vaw::EventKind;
using vaw::Part;
using vaw::Unit;

std::string short_result(std::int32_t result) {
    switch (static_cast<vaw::Result>(result)) {
        case vaw::Result::none:
            break;
        case vaw::Result::attacker_destroyed:
            return "attacker destroyed";
        case vaw::Result::attacker_retreats:
            return "attacker retreats";
        case vaw::Result::exchange:
            return "retreat or exchange";
        case vaw::Result::defender_retreats:
            return "defender retreats";
        case vaw::Result::defender_destroyed:
            return "defender destroyed";
    }
    return "no result";
}

std::optional<std::int32_t> score(const Moment& moment) {
    std::optional<std::int32_t> found;
    for (const ledger::Work& line : moment.log.working(moment.number)) {
        if (line.label == static_cast<std::uint16_t>(vaw::Label::adjusted)) found = line.num;
    }
    return found;
}

}  // namespace

namespace {

// "Guards (Maitland, Byng)" as "Guards", "Dörnberg, Grant" as "Dörnberg".
std::string listing_cut(const std::string& name) {
    const std::string front = name.substr(0, name.find_first_of(",("));
    return front.empty() || front.back() != ' ' ? front : front.substr(0, front.size() - 1);
}

}  // namespace

std::optional<Fight> fight(const Moment& moment) {
    const ledger::EventHead& head = moment.head();
    if (head.kind != vaw::number(EventKind::combat_resolved)) return std::nullopt;
    Fight fight;
    const auto units = moment.game.state.rows<Unit>();
    for (std::size_t row = 0; row < units.size(); ++row) {
        if (units[row].part == Part::none) continue;
        const auto ref = static_cast<std::int32_t>(row) + 1;
        (units[row].part == Part::defender ? fight.defenders : fight.attackers).push_back(ref);
        fight.strength += units[row].strength;
    }
    fight.grade = std::max(0, head.object - 1);
    const std::string whole = fight.attackers.empty() ? "Nobody" : unit(moment.game, fight.attackers.front());
    // Beside others a long name is cut where it begins to list: a title has two short lines at most.
    const std::string first = fight.attackers.size() < 2 ? whole : listing_cut(whole);
    const std::size_t others = fight.attackers.size() - std::min<std::size_t>(1, fight.attackers.size());
    const std::int32_t hex = moment.game.state.at(vaw::Ref<Unit>{head.subject}).place.raw;
    const std::string target = hex >= 1 && hex <= moment.game.setting->hexes()
                                   ? short_place_name(*moment.game.setting, {hex})
                                   : unit(moment.game, head.subject);
    fight.title = others == 0 ? fmt::format("{} attacks {}", first, target)
                              : fmt::format("{} and {} more attack {}", first, others, target);
    const auto before = score(moment);
    const auto dice = moment.log.dice(moment.number);
    if (before && !dice.empty())
        fight.note = fmt::format("{}, die {}: ", signed_number(*before), int{dice.front().value});
    fight.note += short_result(head.object);
    fight.result = capitalised(short_result(head.object));
    return fight;
}

ResultWords result(std::uint16_t label) {
    for (std::int32_t result = 1; result <= static_cast<std::int32_t>(vaw::Result::defender_destroyed);
         ++result) {
        if (static_cast<std::uint16_t>(vaw::label_of_result(static_cast<vaw::Result>(result))) == label) {
            return {capitalised(short_result(result)), result - 1};
        }
    }
    return {};
}

std::optional<EventSign> sign(const Moment& moment) {
    struct Signed {
        EventKind kind;
        EventSign sign;
    };
    constexpr auto signs = std::to_array<Signed>({{EventKind::unit_destroyed, EventSign::destroyed},
                                                  {EventKind::routed, EventSign::destroyed},
                                                  {EventKind::objective_captured, EventSign::ground},
                                                  {EventKind::objective_recaptured, EventSign::ground},
                                                  {EventKind::reinforcement_entered, EventSign::arrival},
                                                  {EventKind::turn_began, EventSign::turn},
                                                  {EventKind::game_won, EventSign::turn}});
    for (const Signed& one : signs) {
        if (vaw::number(one.kind) == moment.head().kind) return one.sign;
    }
    return std::nullopt;
}

}  // namespace hd::view::waterloo
