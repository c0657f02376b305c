#include "app/cli/seats.hpp"
#include "app/cli/study.hpp"
#include "app/view/plain_value.hpp"
#include "app/view/seat_players.hpp"
#include "engine/rules/core_tables.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <thread>

namespace hd::cli {

namespace {

using Result = tl::expected<StudiedGame, std::string>;

// Bit k of the game's number says whether the k-th varied option is on.
rules::OptionValues options_of(const StudyPlan& plan, std::uint32_t number) {
    rules::OptionValues options = plan.options;
    for (std::size_t k = 0; k < plan.varied.size(); ++k) {
        options.emplace_back(plan.varied[k], static_cast<std::int32_t>(number >> k & 1U));
    }
    return options;
}

std::string told(const StudyPlan& plan, std::uint32_t number) {
    std::string text;
    for (std::size_t k = 0; k < plan.varied.size(); ++k) {
        text += fmt::format("{}{}={}", k == 0 ? "" : " ", plan.varied[k], number >> k & 1U);
    }
    return text;
}

tl::expected<replay::LiveGame, std::string> begun(const StudyPlan& plan, std::uint32_t number) {
    const rules::OptionValues options = options_of(plan, number);
    const auto setting = plan.ruleset->prepare(plan.scenario, options);
    if (!setting) return tl::unexpected(setting.error().front());
    const auto seats = parse_seats(**setting, plan.players);
    if (!seats) return tl::unexpected(seats.error());
    auto live = replay::LiveGame::begin({.ruleset = plan.ruleset,
                                         .setting = *setting,
                                         .scenario = plan.text,
                                         .options = options,
                                         .seats = *seats,
                                         .seed = ledger::mixed(plan.seed, number),
                                         .working = rules::Working::off});
    if (!live) return tl::unexpected(live.error().message);
    return std::move(*live);
}

StudiedGame row_of(const replay::LiveGame& live) {
    const rules::Outcome outcome = live.outcome();
    const auto& seats = live.game().setting->seats;
    StudiedGame row{
        .seed = live.header().seed,
        .options = {},
        .winner = outcome.winner ? seats[static_cast<std::size_t>(outcome.winner.raw) - 1].id : "",
        .level = std::string(outcome.level),
        .turns = live.game().state.at(rules::the_clock).turn,
        .events = live.log().size(),
        .hash = view::hash_text(live.game().state.hash()),
        .scores = {}};
    for (const auto& [name, value] : outcome.scores) row.scores.emplace_back(name, value);
    return row;
}

Result play_one(const StudyPlan& plan, std::uint32_t number) {
    auto live = begun(plan, number);
    if (!live) return tl::unexpected(live.error());
    view::SeatPlayers players(*plan.ruleset, plan.data);
    while (live->decision().kind != rules::DecisionKind::over) {
        const auto& seat = live->header().seats[static_cast<std::size_t>(live->decision().seat.raw) - 1];
        if (seat.player == replay::PlayerKind::human)
            return tl::unexpected(std::string("a study is not played by people"));
        const auto action = players.decide(*live, seat);
        if (!action) return tl::unexpected(action.error());
        if (!live->play(*action, seat.player))
            return tl::unexpected(std::string("the rules refuse the player's action"));
    }
    StudiedGame row = row_of(*live);
    row.options = told(plan, number);
    return row;
}

}  // namespace

tl::expected<std::vector<StudiedGame>, std::string> play_study(const StudyPlan& plan) {
    std::vector<Result> results(plan.games, tl::unexpected(std::string("not played")));
    std::atomic<std::uint32_t> next{0};
    const auto work = [&] {
        for (std::uint32_t number = next++; number < plan.games; number = next++) {
            results[number] = play_one(plan, number);
        }
    };
    std::vector<std::thread> others;
    for (std::uint32_t job = 1; job < std::min(plan.jobs, plan.games); ++job) others.emplace_back(work);
    work();
    for (std::thread& other : others) other.join();
    std::vector<StudiedGame> games;
    for (std::uint32_t number = 0; number < plan.games; ++number) {
        if (!results[number])
            return tl::unexpected(fmt::format("game {}: {}", number, results[number].error()));
        games.push_back(std::move(*results[number]));
    }
    return games;
}

}  // namespace hd::cli
