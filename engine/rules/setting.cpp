#include "engine/rules/setting.hpp"

#include "engine/board/map.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

namespace hd::rules {

using ledger::Place;
using ledger::Seat;

std::int32_t Setting::hexes() const {
    return map ? static_cast<std::int32_t>(map->grid().hex_count()) : 0;
}

std::string place_text(const Setting& setting, Place place) {
    if (!place) return {};
    const std::int32_t hexes = setting.hexes();
    if (place.raw <= hexes) return setting.map->label(board::hex_at_place(place.raw));
    const auto box = static_cast<std::size_t>(place.raw - hexes - 1);
    return box < setting.boxes.size() ? setting.boxes[box] : fmt::format("#{}", place.raw);
}

std::optional<Place> parse_place(const Setting& setting, std::string_view text) {
    const auto box = std::find(setting.boxes.begin(), setting.boxes.end(), text);
    if (box != setting.boxes.end()) return setting.box(static_cast<std::size_t>(box - setting.boxes.begin()));
    if (setting.map == nullptr) return std::nullopt;
    const auto hex = setting.map->numbering().parse(text);
    if (!hex) return std::nullopt;
    return Place{board::place_of(*hex)};
}

std::string row_text(const Setting& setting, int table, std::int32_t row) {
    const auto t = static_cast<std::size_t>(table);
    const auto r = static_cast<std::size_t>(row);
    if (t < setting.rows.size() && r < setting.rows[t].size()) return setting.rows[t][r].id;
    return fmt::format("#{}", row + 1);
}

std::optional<std::int32_t> parse_row(const Setting& setting, int table, std::string_view text) {
    const auto t = static_cast<std::size_t>(table);
    const auto rows = setting.layout->slot(table).rows;
    if (t < setting.rows.size()) {
        const auto& names = setting.rows[t];
        const auto named =
            std::find_if(names.begin(), names.end(), [&](const RowName& n) { return n.id == text; });
        if (named != names.end()) return static_cast<std::int32_t>(named - names.begin());
    }
    if (text.size() < 2 || text.front() != '#') return std::nullopt;
    std::int32_t number = 0;
    const auto read = std::from_chars(text.data() + 1, text.data() + text.size(), number);
    if (read.ec != std::errc{} || read.ptr != text.data() + text.size()) return std::nullopt;
    if (number < 1 || static_cast<std::uint32_t>(number) > rows) return std::nullopt;
    return number - 1;
}

Seat seat_of(const Setting& setting, std::string_view id) {
    for (std::size_t s = 0; s < setting.seats.size(); ++s) {
        if (setting.seats[s].id == id) return {static_cast<std::int32_t>(s) + 1};
    }
    return {};
}

}  // namespace hd::rules
