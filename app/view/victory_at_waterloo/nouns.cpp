#include "app/view/victory_at_waterloo/face.hpp"
#include "app/view/victory_at_waterloo/parts.hpp"
#include "engine/rules/victory_at_waterloo/ruleset.hpp"

#include <fmt/format.h>

#include <array>

namespace hd::view {

GameFace vaw_face() {
    using namespace waterloo;
    return {.ruleset = "victory-at-waterloo",
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

namespace hd::view::waterloo {

std::string phase(std::int32_t phase) {
    static constexpr std::array<std::string_view, 6> names{"",
                                                           "French movement",
                                                           "French attacks",
                                                           "Coalition movement",
                                                           "Coalition attacks",
                                                           "end of the turn"};
    return phase >= 0 && static_cast<std::size_t>(phase) < names.size()
               ? std::string(names[static_cast<std::size_t>(phase)])
               : std::string();
}

std::string level(std::string_view level) {
    if (level.empty()) return {};
    return level.find("strategic") != std::string_view::npos ? "a strategic victory" : "a tactical victory";
}

std::string_view army_noun(std::int32_t army) {
    static constexpr std::array<std::string_view, 4> names{"nobody", "the French", "the British",
                                                           "the Prussians"};
    return names[army < 1 || army > 3 ? 0 : static_cast<std::size_t>(army)];
}

std::string_view army_adjective(std::int32_t army) {
    static constexpr std::array<std::string_view, 4> names{"", "French", "British", "Prussian"};
    return names[army < 1 || army > 3 ? 0 : static_cast<std::size_t>(army)];
}

std::string side_does(ledger::Seat seat, std::string_view verb) {
    if (seat == vaw::french_seat) return fmt::format("the French {}", verb);
    return fmt::format("the Coalition {}s", verb);
}

std::string unit(const rules::Game& game, std::int32_t ref) {
    return unit_name(*game.setting, *game.ruleset, ref);
}

std::string place(const rules::Game& game, std::int32_t place) {
    return place_name(*game.setting, {place});
}

std::string unit_in_place(const rules::Game& game, std::int32_t ref) {
    if (ref < 1) return "nobody";
    const vaw::Unit& row = game.state.at(ledger::Ref<vaw::Unit>{ref});
    if (row.place.raw < 1 || row.place.raw > game.setting->hexes()) return unit(game, ref);
    return fmt::format("{} in {}", unit(game, ref), place(game, row.place.raw));
}

}  // namespace hd::view::waterloo
