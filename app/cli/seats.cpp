#include "app/cli/seats.hpp"

#include <fmt/format.h>

#include <charconv>

namespace hd::cli {

namespace {

using replay::PlayerKind;

// Kind and level; the seat is filled in by the caller.
tl::expected<replay::SeatRecord, std::string> parse_player(std::string_view word) {
    const auto colon = word.find(':');
    const std::string_view kind = word.substr(0, colon);
    replay::SeatRecord seat;
    if (colon != std::string_view::npos) seat.level = word.substr(colon + 1);
    if (kind == "computer") {
        seat.player = PlayerKind::computer;
    } else if (seat.level.empty() && kind == "human") {
        seat.player = PlayerKind::human;
    } else if (seat.level.empty() && kind == "random") {
        seat.player = PlayerKind::random;
    } else {
        return tl::unexpected(
            fmt::format("\"{}\" is no player; say human, random or computer[:LEVEL]", word));
    }
    return seat;
}

std::string seat_ids(const rules::Setting& setting) {
    std::string ids;
    for (const rules::SeatInfo& seat : setting.seats) ids += (ids.empty() ? "" : ", ") + seat.id;
    return ids;
}

}  // namespace

tl::expected<std::vector<replay::SeatRecord>, std::string> parse_seats(
    const rules::Setting& setting, const std::vector<std::string>& words) {
    std::vector<replay::SeatRecord> seats;
    for (const rules::SeatInfo& seat : setting.seats) {
        replay::SeatRecord record;
        record.id = seat.id;
        record.player = PlayerKind::computer;
        seats.push_back(record);
    }
    for (const std::string& word : words) {
        const auto equals = word.find('=');
        if (equals == std::string::npos)
            return tl::unexpected(fmt::format("\"{}\" is not SEAT=PLAYER", word));
        const auto player = parse_player(std::string_view(word).substr(equals + 1));
        if (!player) return tl::unexpected(player.error());
        const std::string id = word.substr(0, equals);
        bool found = false;
        for (replay::SeatRecord& seat : seats) {
            if (id != "all" && id != seat.id) continue;
            seat.player = player->player;
            seat.level = player->level;
            found = true;
        }
        if (!found)
            return tl::unexpected(
                fmt::format("there is no seat \"{}\"; there are {}", id, seat_ids(setting)));
    }
    return seats;
}

tl::expected<std::pair<std::string, std::int32_t>, std::string> parse_option(std::string_view word) {
    const auto equals = word.find('=');
    const std::string name(word.substr(0, equals));
    if (equals == std::string_view::npos) return std::pair(name, 1);
    const std::string_view text = word.substr(equals + 1);
    if (text == "on" || text == "true" || text == "yes") return std::pair(name, 1);
    if (text == "off" || text == "false" || text == "no") return std::pair(name, 0);
    std::int32_t value = 0;
    const auto read = std::from_chars(text.data(), text.data() + text.size(), value);
    if (text.empty() || read.ec != std::errc{} || read.ptr != text.data() + text.size()) {
        return tl::unexpected(fmt::format("\"{}\": say NAME=on, NAME=off or NAME=NUMBER", word));
    }
    return std::pair(name, value);
}

}  // namespace hd::cli
