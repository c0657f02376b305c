#include "app/cli/commands.hpp"
#include "app/cli/json_line.hpp"
#include "app/cli/seats.hpp"
#include "app/view/moment.hpp"
#include "app/view/new_game.hpp"
#include "app/view/plain_value.hpp"
#include "app/view/seat_players.hpp"
#include "app/view/story.hpp"
#include "engine/rules/core_tables.hpp"

#include <memory>

namespace hd::cli {

namespace {

struct PlayWords {
    std::string input;
    std::uint64_t seed = 1815;
    std::vector<std::string> players;
    std::vector<std::string> options;
    std::int32_t turns = 0;
    std::string out;
    bool quiet = false;
};

std::int32_t turn_of(const replay::LiveGame& live) {
    return live.game().state.at(rules::the_clock).turn;
}

tl::expected<replay::LiveGame, Exit> begin_game(const Program& program, const PlayWords& words) {
    auto resolved = load_scenario(program, words.input);
    if (!resolved) return tl::unexpected(resolved.error());
    rules::OptionValues options;
    for (const std::string& word : words.options) {
        const auto option = parse_option(word);
        if (!option) {
            complain(option.error());
            return tl::unexpected(Exit::wrong_usage);
        }
        options.push_back(*option);
    }
    const auto game = view::prepare_game(std::move(*resolved), options, words.input);
    if (!game) return tl::unexpected(bad_input(game.error()));
    const auto seats = parse_seats(*game->setting, words.players);
    if (!seats) {
        complain(seats.error());
        return tl::unexpected(Exit::wrong_usage);
    }
    auto live = replay::LiveGame::begin({.ruleset = game->ruleset,
                                         .setting = game->setting,
                                         .scenario = game->scenario,
                                         .options = options,
                                         .seats = *seats,
                                         .seed = words.seed},
                                        words.out);
    if (live) return std::move(*live);
    complain(live.error().message);
    return tl::unexpected(Exit::bad_input);
}

tl::expected<replay::LiveGame, Exit> game_to_play(const Program& program, const PlayWords& words) {
    if (!is_recording(words.input)) return begin_game(program, words);
    auto live = open_game(words.input, Use::play, replay::Access::append);
    if (live && !live->why_read_only().empty()) {
        complain(live->why_read_only());
        return tl::unexpected(Exit::bad_input);
    }
    return live;
}

void show_progress(const replay::LiveGame& live, std::int32_t turn) {
    fmt::print(stderr, "\rturn {}, {} events", turn, live.log().size());
    std::fflush(stderr);
}

// Until the game ends, a person has to decide, or the turns asked for are over.
Exit play_on(const Program& program, replay::LiveGame& live, const PlayWords& words,
             const std::vector<replay::SeatRecord>& seats) {
    view::SeatPlayers players(*live.game().ruleset, program.data);
    std::int32_t shown = 0;
    while (live.decision().kind != rules::DecisionKind::over) {
        const std::int32_t turn = turn_of(live);
        if (words.turns > 0 && turn > words.turns) break;
        if (!words.quiet && turn != shown) show_progress(live, turn);
        shown = turn;
        const replay::SeatRecord& seat = seats[static_cast<std::size_t>(live.decision().seat.raw) - 1];
        if (seat.player == replay::PlayerKind::human) break;
        const auto action = players.decide(live, seat);
        if (!action) {
            complain(action.error());
            return Exit::wrong_usage;
        }
        const auto played = live.play(*action, seat.player);
        if (played) continue;
        const auto* fault = std::get_if<replay::Fault>(&played.error());
        complain(fault != nullptr ? fault->message : "the rules refuse the player's action");
        return fault != nullptr ? Exit::bad_input : Exit::refused;
    }
    if (!words.quiet) fmt::print(stderr, "\rturn {}, {} events\n", turn_of(live), live.log().size());
    return Exit::good;
}

void print_result(const Program& program, const replay::LiveGame& live) {
    const rules::Outcome outcome = live.outcome();
    const rules::Setting& setting = *live.game().setting;
    const std::string winner =
        outcome.winner ? setting.seats[static_cast<std::size_t>(outcome.winner.raw) - 1].id : std::string();
    if (program.json) {
        JsonLine json;
        json.begin_object().key("winner").text_or_null(winner).key("level").text_or_null(outcome.level);
        json.field("turns", turn_of(live)).field("events", live.log().size());
        json.field("hash", view::hash_text(live.game().state.hash())).key("scores").begin_object();
        for (const auto& [name, value] : outcome.scores) json.field(name, value);
        json.end_object().key("complete").boolean(outcome.complete);
        print(json.end_object().line());
        return;
    }
    print(outcome.complete
              ? fmt::format("{} wins: {}", view::seat_name(setting, outcome.winner), outcome.level)
              : fmt::format("unfinished in turn {}", turn_of(live)));
    for (const auto& [name, value] : outcome.scores) print(fmt::format("  {} {}", name, value));
    print(fmt::format("{} events, hash {}", live.log().size(), view::hash_text(live.game().state.hash())));
}

Exit play(const Program& program, const PlayWords& words) {
    auto live = game_to_play(program, words);
    if (!live) return live.error();
    std::vector<replay::SeatRecord> seats = live->header().seats;
    if (!words.players.empty()) {
        const auto chosen = parse_seats(*live->game().setting, words.players);
        if (!chosen) {
            complain(chosen.error());
            return Exit::wrong_usage;
        }
        seats = *chosen;
    }
    const Exit exit = play_on(program, *live, words, seats);
    // Frames of games that nobody watches are gathered; the last of them are on the disk only now.
    if (const auto written = live->sync(); !written) return bad_input(written.error().message);
    if (exit == Exit::good) print_result(program, *live);
    return exit;
}

}  // namespace

void add_play(Shell shell) {
    CLI::App* command =
        shell.app.add_subcommand("play", "Play a scenario, or go on with an unfinished recording");
    auto words = std::make_shared<PlayWords>();
    command->add_option("scenario", words->input, "A scenario's id or path, or a recording")->required();
    command->add_option("--seed", words->seed, "Seed of the dice");
    command->add_option("--player", words->players, "SEAT=human|random|computer[:LEVEL]; SEAT may be all");
    command->add_option("--option", words->options, "NAME=VALUE, an option of the rules");
    command->add_option("--turns", words->turns, "Stop after this turn")->check(CLI::PositiveNumber);
    command->add_option("--out", words->out, "The recording to write");
    command->add_flag("--quiet", words->quiet, "No progress line");
    command->callback([shell, words] {
        if (words->out.empty() && !is_recording(words->input)) {
            complain("play needs --out, the recording to write");
            shell.exit = Exit::wrong_usage;
            return;
        }
        shell.exit = play(shell.program, *words);
    });
}

}  // namespace hd::cli
