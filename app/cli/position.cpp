#include "app/cli/position.hpp"

#include "app/view/rulesets.hpp"
#include "engine/rules/play.hpp"
#include "engine/scenario/resolved.hpp"

#include <fmt/format.h>

namespace hd::cli {

namespace {

tl::expected<replay::LiveGame, Exit> live_of(const Program& program, const std::string& input) {
    if (is_recording(input)) return open_game(input, Use::play);
    auto resolved = load_scenario(program, input);
    if (!resolved) return tl::unexpected(resolved.error());
    const rules::Ruleset* ruleset = view::find_ruleset(resolved->scenario.ruleset);
    if (ruleset == nullptr) {
        return tl::unexpected(
            bad_input(fmt::format("{}: there is no rule system \"{}\"", input, resolved->scenario.ruleset)));
    }
    const auto setting =
        ruleset->prepare(std::make_shared<const scenario::Resolved>(std::move(*resolved)), {});
    if (!setting) return tl::unexpected(bad_input(setting.error()));
    replay::Start start;
    start.ruleset = ruleset;
    start.setting = *setting;
    for (const rules::SeatInfo& seat : (*setting)->seats) {
        replay::SeatRecord record;
        record.id = seat.id;
        start.seats.push_back(record);
    }
    auto live = replay::LiveGame::begin(start);
    if (!live) return tl::unexpected(bad_input(live.error().message));
    return std::move(*live);
}

}  // namespace

tl::expected<Position, Exit> open_position(const Program& program, const PositionWords& words) {
    auto live = live_of(program, words.input);
    if (!live) return tl::unexpected(live.error());
    Position position;
    position.live = std::make_unique<replay::LiveGame>(std::move(*live));
    if (words.at >= static_cast<std::int64_t>(position.live->log().size())) {
        return tl::unexpected(bad_input(fmt::format("{}: there is no event {}", words.input, words.at)));
    }
    position.cursor = std::make_unique<replay::Cursor>(*position.live);
    if (words.at >= 0) {
        const auto point = position.live->line().decision_before(static_cast<ledger::EventNumber>(words.at));
        position.cursor->seek(point.position);
    }
    position.seat = words.seat.empty() ? rules::decision(position.game()).seat
                                       : rules::seat_of(*position.game().setting, words.seat);
    if (!words.seat.empty() && !position.seat) {
        complain(fmt::format("there is no seat \"{}\"", words.seat));
        return tl::unexpected(Exit::wrong_usage);
    }
    return position;
}

}  // namespace hd::cli
