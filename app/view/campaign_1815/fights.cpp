// A combat and its result for lists and timelines, and what else stands out among events.
#include "app/view/campaign_1815/parts.hpp"
#include "app/view/words.hpp"
#include "engine/rules/agenda.hpp"
#include "engine/rules/campaign_1815/event.hpp"
#include "engine/rules/campaign_1815/odds.hpp"

#include <fmt/format.h>

#include <array>

namespace hd::view::campaign {

namespace {

using c1815::EventKind;
using c1815::Part;
using c1815::Result;
using c1815::Unit;

// In few words for a list; what it means in full is said by the event.
std::string short_result(Result result) {
    switch (result) {
        case Result::none:
            break;
        case Result::dr:
            return "defender retreats";
        case Result::drl:
            return "defender retreats with losses";
        case Result::ar:
            return "attacker retreats";
        case Result::arl:
            return "attacker retreats with losses";
        case Result::ex:
            return "exchange";
        case Result::hx:
            return "half exchange";
    }
    return "no result";
}

int grade_of(Result result) {
    switch (result) {
        case Result::arl:
            return 0;
        case Result::ar:
            return 1;
        case Result::none:
        case Result::hx:
            return 2;
        case Result::dr:
            return 3;
        case Result::ex:
        case Result::drl:
            return 4;
    }
    return 2;
}

}  // namespace

std::optional<Fight> fight(const Moment& moment) {
    const ledger::EventHead& head = moment.head();
    if (head.kind != c1815::number(EventKind::combat_resolved)) return std::nullopt;
    Fight fight;
    const rules::Game& game = moment.game;
    const auto units = game.state.rows<Unit>();
    bool only_guns = true;
    for (std::size_t row = 0; row < units.size(); ++row) {
        const Unit& one = units[row];
        if (one.part == Part::none) continue;
        (one.part == Part::defender ? fight.defenders : fight.attackers)
            .push_back(static_cast<std::int32_t>(row) + 1);
        only_guns = only_guns && one.part != Part::attacker;
        const c1815::Face& face = c1815::setting_of(game).counters[row].face(one.steps);
        fight.strength += one.part == Part::attacker ? face.attack : face.defence;
    }
    const auto result = static_cast<Result>(head.object);
    fight.grade = grade_of(result);
    const std::string first =
        fight.attackers.empty() ? std::string("Nobody") : short_unit(game, fight.attackers.front());
    const std::size_t others = fight.attackers.empty() ? 0 : fight.attackers.size() - 1;
    const bool is_named =
        !game.setting->map->name(board::hex_at_place(head.subject)).empty() || fight.defenders.empty();
    const std::string target = is_named ? short_place_name(*game.setting, {head.subject})
                                        : short_unit(game, fight.defenders.front());
    const std::string_view verb = only_guns ? "bombard" : "attack";
    fight.title = others == 0 ? fmt::format("{} {}s {}", first, verb, target)
                              : fmt::format("{} and {} more {} {}", first, others, verb, target);
    const auto item = rules::next_item(game.state);
    if (item) fight.note = odds_words(game.state.at(item).b);
    const auto dice = moment.log.dice(moment.number);
    if (!dice.empty()) fight.note += fmt::format(", die {}", int{dice.front().value});
    fight.note += (fight.note.empty() ? "" : ": ") + short_result(result);
    fight.result = capitalised(short_result(result));
    return fight;
}

ResultWords result(std::uint16_t label) {
    for (std::size_t i = 1; i < c1815::result_names.size(); ++i) {
        const auto one = static_cast<Result>(i);
        if (static_cast<std::uint16_t>(c1815::label_of_result(one)) == label)
            return {capitalised(short_result(one)), grade_of(one)};
    }
    return {};
}

std::optional<EventSign> sign(const Moment& moment) {
    struct Signed {
        EventKind kind;
        EventSign sign;
    };
    constexpr auto signs = std::to_array<Signed>({{EventKind::unit_eliminated, EventSign::destroyed},
                                                  {EventKind::unit_defected, EventSign::destroyed},
                                                  {EventKind::step_lost, EventSign::destroyed},
                                                  {EventKind::road_taken, EventSign::ground},
                                                  {EventKind::unit_exited, EventSign::ground},
                                                  {EventKind::unit_arrived, EventSign::arrival},
                                                  {EventKind::hidden_found, EventSign::arrival},
                                                  {EventKind::army_set_up, EventSign::none},
                                                  {EventKind::turn_began, EventSign::turn},
                                                  {EventKind::game_won, EventSign::turn}});
    for (const Signed& one : signs) {
        if (c1815::number(one.kind) == moment.head().kind) return one.sign;
    }
    return std::nullopt;
}

}  // namespace hd::view::campaign
