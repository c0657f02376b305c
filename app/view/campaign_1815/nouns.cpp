#include "app/view/campaign_1815/face.hpp"
#include "app/view/campaign_1815/parts.hpp"
#include "engine/rules/agenda.hpp"
#include "engine/rules/campaign_1815/step.hpp"
#include "engine/rules/play.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace hd::view {

GameFace campaign_face() {
    using namespace campaign;
    return {.ruleset = "campaign-1815",
            .event = event,
            .headline = headline,
            .fight = fight,
            .result = result,
            .sign = sign,
            .is_detail = is_detail,
            .refusal = refusal,
            .action = action,
            .prompt = prompt,
            .progress = progress,
            .unit_line = unit_line,
            .way = way,
            .attack = attack,
            .next_movement = next_movement,
            .zone = zone,
            .sight = sight,
            .odds = odds,
            .label = label,
            .value = value,
            .why_not = why_not,
            .cell = cell,
            .field = field,
            .phase = phase,
            .level = level,
            .counter = counter,
            .sides = sides,
            .dress = dress};
}

}  // namespace hd::view

namespace hd::view::campaign {

std::string phase(std::int32_t phase) {
    static constexpr std::array<std::string_view, 7> names{"",
                                                           "French movement",
                                                           "French rally",
                                                           "French combat",
                                                           "Allied movement",
                                                           "Allied rally",
                                                           "Allied combat"};
    static_assert(names.size() == c1815::phase_names.size());
    return phase >= 0 && static_cast<std::size_t>(phase) < names.size()
               ? std::string(names[static_cast<std::size_t>(phase)])
               : std::string();
}

// Who wins is said beside it, and there is one degree only.
std::string level(std::string_view level) {
    return level.empty() ? std::string() : std::string("victory");
}

std::string_view army_noun(std::int32_t army) {
    static constexpr std::array<std::string_view, 4> names{"nobody", "the French army", "the Prussian army",
                                                           "the Anglo-Allied army"};
    static_assert(names.size() == c1815::army_names.size());
    return names[army < 1 || army > 3 ? 0 : static_cast<std::size_t>(army)];
}

std::string_view side_noun(ledger::Seat seat) {
    return seat == c1815::french_seat ? "the French" : "the Allies";
}

std::string_view side_adjective(ledger::Seat seat) {
    return seat == c1815::french_seat ? "French" : "Allied";
}

namespace {

// "I Corps foot artillery": both the French and the Prussians have one.
bool begins_with_corps(const std::string& name) {
    const std::size_t end = name.find_first_not_of("IV");
    return end != 0 && end != std::string::npos && name[end] == ' ';
}

std::string_view corps_army(const rules::Game& game, std::int32_t ref) {
    const auto& counters = c1815::setting_of(game).counters;
    if (ref < 1 || ref > static_cast<std::int32_t>(counters.size())) return {};
    const c1815::ArmyId army = counters[static_cast<std::size_t>(ref) - 1].army;
    return army == c1815::ArmyId::french ? "French " : army == c1815::ArmyId::prussian ? "Prussian " : "";
}

}  // namespace

std::string unit(const rules::Game& game, std::int32_t ref) {
    if (ref > static_cast<std::int32_t>(c1815::setting_of(game).counters.size())) return "nobody";
    const std::string name = unit_name(*game.setting, *game.ruleset, ref);
    return begins_with_corps(name) ? std::string(corps_army(game, ref)) + name : name;
}

std::string short_name(const std::string& name) {
    const std::size_t open = name.find('(');
    const std::size_t close = name.find(')');
    if (open == std::string::npos || close == std::string::npos || close <= open + 1) return name;
    // "(Quiot)" is its commander, "(line)" and "(1st Silesian)" are what it is.
    const bool is_name = name[open + 1] >= 'A' && name[open + 1] <= 'Z';
    if (is_name) return name.substr(open + 1, close - open - 1);
    return name.substr(0, name.find_last_not_of(' ', open - 1) + 1);
}

std::string short_unit(const rules::Game& game, std::int32_t ref) {
    return short_name(unit(game, ref));
}

std::string place(const rules::Game& game, std::int32_t place) {
    return place < 1 ? std::string("that hex") : place_name(*game.setting, {place});
}

std::string unit_in_place(const rules::Game& game, std::int32_t ref) {
    if (ref < 1 || ref > static_cast<std::int32_t>(game.state.rows<c1815::Unit>().size())) return "nobody";
    const c1815::Unit& row = game.state.at(ledger::Ref<c1815::Unit>{ref});
    if (row.place.raw < 1 || row.place.raw > game.setting->hexes()) return unit(game, ref);
    return fmt::format("{} in {}", unit(game, ref), place(game, row.place.raw));
}

std::string turn_words(const c1815::Setting& setting, std::int32_t turn) {
    if (turn < 1 || turn > static_cast<std::int32_t>(setting.tables.turns.size())) return {};
    const c1815::TurnInfo& info = setting.turn_info(turn);
    std::string text = fmt::format("{}, {}", info.date, info.label);
    if (info.night && info.label.find("ight") == std::string::npos) text += ", night";
    if (info.mud) text += ", mud";
    return text;
}

std::string result_words(c1815::Result result) {
    switch (result) {
        case c1815::Result::none:
            break;
        case c1815::Result::dr:
            return "the defender retreats";
        case c1815::Result::drl:
            return "the defender loses steps and retreats";
        case c1815::Result::ar:
            return "the attacker retreats, disrupted";
        case c1815::Result::arl:
            return "the attacker loses a step and retreats, disrupted";
        case c1815::Result::ex:
            return "the defender is eliminated, and the attacker loses a step in each hex";
        case c1815::Result::hx:
            return "each defender loses a step, and the attacker one";
    }
    return "no result";
}

std::string odds_words(std::int32_t column) {
    const auto index = static_cast<std::size_t>(column) - 1;
    return column < 1 || index >= c1815::column_names.size() ? std::string("less than 1:5")
                                                             : std::string(c1815::column_names[index]);
}

std::int32_t unit_asked(const rules::Game& game) {
    const auto item = rules::next_item(game.state);
    if (!item) return 0;
    constexpr auto asks_one = std::to_array(
        {c1815::StepId::hiding, c1815::StepId::move_unit, c1815::StepId::displace, c1815::StepId::withdraw});
    const auto step = static_cast<c1815::StepId>(game.state.at(item).step);
    return std::find(asks_one.begin(), asks_one.end(), step) == asks_one.end() ? 0 : game.state.at(item).a;
}

rules::View view_of(const rules::Game& game) {
    return {game, rules::decision(game).seat};
}

}  // namespace hd::view::campaign
