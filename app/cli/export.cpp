// Writes a position of a game as a scenario that begins there.
#include "app/cli/commands.hpp"
#include "app/cli/event_json.hpp"
#include "app/view/story.hpp"
#include "editor/export/position_scenario.hpp"
#include "engine/scenario/files.hpp"
#include "engine/scenario/resolved.hpp"
#include "replay/cursor.hpp"

#include <filesystem>
#include <memory>
#include <optional>

namespace hd::cli {

namespace {

namespace fs = std::filesystem;

struct ExportWords {
    std::string recording;
    std::int64_t at = -1;
    std::string out;
};

// "position.scenario.json" is the scenario "position".
std::string id_of(const fs::path& out) {
    std::string name = out.filename().string();
    for (const std::string_view suffix : {".json", ".scenario"}) {
        if (name.ends_with(suffix)) name.resize(name.size() - suffix.size());
    }
    return name;
}

// The last event before `actions` after which a scenario can begin.
std::optional<ledger::EventNumber> nearest_before(const replay::LiveGame& live, std::uint32_t actions) {
    replay::Cursor cursor(live);
    while (actions > 0) {
        --actions;
        cursor.seek(live.line().end_of(actions));
        if (live.game().ruleset->position(cursor.game())) return live.line().end_of(actions) - 1;
    }
    return std::nullopt;
}

Exit refuse(const Program& program, const replay::LiveGame& live, replay::DecisionPoint point,
            const rules::Game& game, const rules::Refusal& refusal) {
    const std::string text = refusal_text(program, game, rules::Action{}, refusal);
    complain(fmt::format("after event {}: {}", point.position - 1, text));
    const auto before = nearest_before(live, point.actions);
    if (before) complain(fmt::format("the nearest before it at which one can: --at {}", *before));
    if (!program.json) return Exit::refused;
    JsonLine json;
    write_refusal(json, game, "", refusal, text);
    print(json.line());
    return Exit::refused;
}

void print_written(const Program& program, const ExportWords& words, const scenario::Scenario& scenario,
                   replay::DecisionPoint point) {
    const bool went_back = words.at >= 0 && point.position != static_cast<ledger::EventNumber>(words.at) + 1;
    if (program.json) {
        JsonLine json;
        json.begin_object().field("out", words.out).field("id", scenario.id);
        json.field("event", point.position - 1).key("went_back").boolean(went_back);
        print(json.end_object().line());
        return;
    }
    print(fmt::format("{} begins after event {}{}: {}", words.out, point.position - 1,
                      went_back ? ", at the decision before the one asked for" : "", scenario.title));
}

Exit export_position(const Program& program, const ExportWords& words) {
    const auto live = open_game(words.recording, Use::play);
    if (!live) return live.error();
    const std::int64_t last = live->log().size();
    if (words.at >= last)
        return bad_input(fmt::format("{}: there is no event {}", words.recording, words.at));
    const replay::DecisionPoint point =
        live->line().decision_before(static_cast<ledger::EventNumber>(words.at < 0 ? last - 1 : words.at));
    replay::Cursor cursor(*live);
    cursor.seek(point.position);
    auto made = editor::position_scenario(cursor.game());
    if (!made) return refuse(program, *live, point, cursor.game(), made.error());
    const scenario::Resolved& played = *live->game().setting->scenario;
    made->id = id_of(words.out);
    made->title = fmt::format("{} ({})", made->title, view::stage_text(cursor.game()));
    made->note = fmt::format("The position after event {} of a game with seed {}.", point.position - 1,
                             live->header().seed);
    const editor::Found found = editor::keep_references(*made, played, program.data, words.out);
    if (!found.tables)
        complain(
            "the tables of the data folder are not those of the recording: the scenario is played by them");
    if (const auto done = scenario::write_file(words.out, scenario::to_json(*made)); !done)
        return bad_input(scenario::to_text(done.error()));
    print_written(program, words, *made, point);
    return Exit::good;
}

}  // namespace

void add_export(Shell shell) {
    CLI::App* command = shell.app.add_subcommand("export", "A position of a game as a scenario");
    auto words = std::make_shared<ExportWords>();
    command->add_option("recording", words->recording, "A recording")->required();
    command->add_option("--at", words->at, "An event: the decision before it")->check(CLI::NonNegativeNumber);
    command->add_option("--out", words->out, "The scenario to write, a *.scenario.json")->required();
    command->callback([shell, words] { shell.exit = export_position(shell.program, *words); });
}

}  // namespace hd::cli
