#include "app/cli/seats.hpp"

#include "engine/ledger/dice.hpp"

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

// Choices of a player are drawn from the game's seed and the seat, never from the dice.
std::uint64_t seed_of_player(const replay::LiveGame& live) {
    return ledger::mixed(live.header().seed, 0x5EA7U + static_cast<std::uint64_t>(live.decision().seat.raw));
}

std::string name_of(const replay::SeatRecord& seat) {
    if (seat.player == PlayerKind::random) return "random";
    return seat.level.empty() ? "computer" : "computer:" + seat.level;
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

Players::Players(const rules::Ruleset& ruleset, const scenario::DataRoot& data) : ruleset_(&ruleset) {
    auto levels = players::load_levels(data);
    for (const scenario::Fault& fault : levels.faults.all()) fault_ += scenario::to_text(fault) + "\n";
    levels_ = std::move(levels.value);
}

tl::expected<rules::Action, std::string> Players::decide(const replay::LiveGame& live,
                                                         const replay::SeatRecord& seat) {
    const std::string name = name_of(seat);
    auto found = made_.find(name);
    if (found == made_.end()) {
        auto player = players::make_player(name, *ruleset_, levels_);
        if (!player) return tl::unexpected(fault_.empty() ? player.error() : fault_);
        found = made_.emplace(name, std::move(*player)).first;
    }
    const rules::View view(live.game(), live.decision().seat);
    return found->second
        ->choose({.view = view,
                  .options = live.options(),
                  .seed = seed_of_player(live),
                  .number = live.line().actions()})
        .action;
}

}  // namespace hd::cli
