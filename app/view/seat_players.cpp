#include "app/view/seat_players.hpp"

#include "engine/ledger/dice.hpp"

#include <fmt/format.h>

namespace hd::view {

namespace {

using replay::PlayerKind;

// Choices of a player are drawn from the game's seed and the seat, never from the dice.
std::uint64_t seed_of_player(const replay::LiveGame& live) {
    return ledger::mixed(live.header().seed, 0x5EA7U + static_cast<std::uint64_t>(live.decision().seat.raw));
}

std::string name_of(const replay::SeatRecord& seat) {
    if (seat.player == PlayerKind::random) return "random";
    return seat.level.empty() ? "computer" : "computer:" + seat.level;
}

}  // namespace

SeatPlayers::SeatPlayers(const rules::Ruleset& ruleset, const scenario::DataRoot& data) : ruleset_(&ruleset) {
    auto levels = players::load_levels(data);
    for (const scenario::Fault& fault : levels.faults.all()) fault_ += scenario::to_text(fault) + "\n";
    levels_ = std::move(levels.value);
}

tl::expected<rules::Action, std::string> SeatPlayers::decide(const replay::LiveGame& live,
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

std::string player_words(const replay::SeatRecord& seat) {
    switch (seat.player) {
        case PlayerKind::human:
            return "a person";
        case PlayerKind::random:
            return "random";
        case PlayerKind::computer:
            break;
    }
    return seat.level.empty() ? "computer" : fmt::format("computer, {}", seat.level);
}

}  // namespace hd::view
