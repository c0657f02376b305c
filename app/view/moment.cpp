#include "app/view/moment.hpp"

#include "engine/board/map.hpp"

#include <fmt/format.h>

namespace hd::view {

std::string unit_name(const rules::Setting& setting, const rules::Ruleset& ruleset, std::int32_t ref) {
    if (ref <= 0 || ruleset.unit_table < 0) return "nobody";
    const auto& rows = setting.rows[static_cast<std::size_t>(ruleset.unit_table)];
    const auto row = static_cast<std::size_t>(ref - 1);
    if (row < rows.size() && !rows[row].title.empty()) return rows[row].title;
    return rules::row_text(setting, ruleset.unit_table, ref - 1);
}

namespace {

std::string name_on_map(const rules::Setting& setting, ledger::Place place) {
    if (setting.map == nullptr || place.raw < 1 || place.raw > setting.hexes()) return {};
    return std::string(setting.map->name(board::hex_at_place(place.raw)));
}

}  // namespace

std::string place_name(const rules::Setting& setting, ledger::Place place) {
    const std::string number = rules::place_text(setting, place);
    const std::string name = name_on_map(setting, place);
    return name.empty() ? number : fmt::format("{} ({})", name, number);
}

std::string short_place_name(const rules::Setting& setting, ledger::Place place) {
    const std::string name = name_on_map(setting, place);
    return name.empty() ? rules::place_text(setting, place) : name;
}

std::string both_readings(const rules::Setting& setting, ledger::Place place) {
    std::string number = rules::place_text(setting, place);
    if (setting.map == nullptr || place.raw < 1 || place.raw > setting.hexes()) return number;
    const std::string other =
        setting.map->numbering().print(board::hex_at_place(place.raw), board::Reading::second);
    return other == number ? number : fmt::format("{} = {}", number, other);
}

std::string seat_name(const rules::Setting& setting, ledger::Seat seat) {
    const auto index = static_cast<std::size_t>(seat.raw - 1);
    return seat.raw < 1 || index >= setting.seats.size() ? "nobody" : setting.seats[index].title;
}

}  // namespace hd::view
