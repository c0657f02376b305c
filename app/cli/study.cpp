#include "app/cli/study.hpp"

#include "app/cli/commands.hpp"
#include "app/cli/json_line.hpp"
#include "app/cli/seats.hpp"
#include "app/view/rulesets.hpp"
#include "engine/scenario/files.hpp"

#include <map>
#include <memory>

namespace hd::cli {

namespace {

struct StudyWords {
    std::string scenario;
    std::string out;
    std::vector<std::string> options;
    StudyPlan plan;
};

tl::expected<StudyPlan, Exit> make_plan(const Program& program, const StudyWords& words) {
    auto resolved = load_scenario(program, words.scenario);
    if (!resolved) return tl::unexpected(resolved.error());
    StudyPlan plan = words.plan;
    plan.data = program.data;
    plan.ruleset = view::find_ruleset(resolved->scenario.ruleset);
    if (plan.ruleset == nullptr) {
        return tl::unexpected(bad_input(
            fmt::format("{}: there is no rule system \"{}\"", words.scenario, resolved->scenario.ruleset)));
    }
    for (const std::string& word : words.options) {
        const auto option = parse_option(word);
        if (!option) {
            complain(option.error());
            return tl::unexpected(Exit::wrong_usage);
        }
        plan.options.push_back(*option);
    }
    plan.text = scenario::to_json(*resolved);
    plan.scenario = std::make_shared<const scenario::Resolved>(std::move(*resolved));
    return plan;
}

void print_summary(const Program& program, const StudyWords& words, const std::vector<StudiedGame>& games) {
    std::map<std::string, std::int64_t> winners;
    for (const StudiedGame& game : games) ++winners[game.winner];
    if (program.json) {
        JsonLine json;
        json.begin_object().field("out", words.out).field("games", static_cast<std::int64_t>(games.size()));
        json.key("winners").begin_object();
        for (const auto& [seat, count] : winners) json.field(seat, count);
        print(json.end_object().end_object().line());
        return;
    }
    print(fmt::format("{} games written to {}", games.size(), words.out));
    for (const auto& [seat, count] : winners)
        print(fmt::format("  {:<12} {}", seat.empty() ? "nobody" : seat, count));
}

Exit study(const Program& program, const StudyWords& words) {
    const auto plan = make_plan(program, words);
    if (!plan) return plan.error();
    const auto games = play_study(*plan);
    if (!games) return bad_input(games.error());
    const auto bytes = study_bytes(*plan, *games);
    if (!bytes) return bad_input(fmt::format("{}: {}", words.out, bytes.error()));
    if (const auto written = scenario::write_file(words.out, *bytes); !written) {
        return bad_input(scenario::to_text(written.error()));
    }
    print_summary(program, words, *games);
    return Exit::good;
}

}  // namespace

void add_study(Shell shell) {
    CLI::App* command = shell.app.add_subcommand("study", "Play a scenario many times and keep the results");
    auto words = std::make_shared<StudyWords>();
    command->add_option("scenario", words->scenario, "A scenario's id or path")->required();
    command->add_option("--games", words->plan.games, "How many")
        ->required()
        ->check(CLI::Range(1, 1'000'000));
    command->add_option("--jobs", words->plan.jobs, "How many side by side")->check(CLI::Range(1, 256));
    command->add_option("--seed", words->plan.seed, "Seed of the study; game n has its own from it");
    command->add_option("--player", words->plan.players, "SEAT=random|computer[:LEVEL]; SEAT may be all");
    command->add_option("--option", words->options, "NAME=VALUE, an option of the rules");
    command->add_option("--vary", words->plan.varied, "Yes/no options whose combinations are played in turn")
        ->delimiter(',');
    command->add_option("--out", words->out, "The SQLite file to write")->required();
    command->callback([shell, words] { shell.exit = study(shell.program, *words); });
}

}  // namespace hd::cli
