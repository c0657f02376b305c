#include "app/view/report.hpp"

#include "app/cli/commands.hpp"
#include "app/cli/json_line.hpp"
#include "engine/scenario/files.hpp"

#include <filesystem>
#include <memory>

namespace hd::cli {

namespace {

namespace fs = std::filesystem;

struct ReportWords {
    std::string recording;
    std::string out;
};

Exit write_files(const std::vector<view::ReportFile>& files, const fs::path& folder) {
    std::error_code error;
    fs::create_directories(folder, error);
    if (error) return bad_input(fmt::format("{}: can't be made: {}", folder.string(), error.message()));
    // The pictures first, so that a page that is there has all of them.
    for (std::size_t i = files.size(); i-- > 0;) {
        if (const auto written = scenario::write_file(folder / files[i].name, files[i].bytes); !written) {
            return bad_input(scenario::to_text(written.error()));
        }
    }
    return Exit::good;
}

Exit report(const Program& program, const ReportWords& words) {
    const auto live = open_game(words.recording, Use::play);
    if (!live) return live.error();
    // Without the glossary the report still stands, and cites rules by their ids.
    const auto glossary = scenario::load_glossary(program.data, live->game().ruleset->id);
    const view::Rulebook rulebook(*live->game().ruleset, glossary.ok() ? &glossary.value : nullptr);
    const auto files = view::make_report(view::make_report_view(*live, rulebook));
    if (!files) return bad_input(fmt::format("{}: {}", words.recording, files.error()));
    if (const Exit exit = write_files(*files, words.out); exit != Exit::good) return exit;
    if (program.json) {
        JsonLine json;
        json.begin_object().key("files").begin_list();
        for (const view::ReportFile& file : *files) json.text(file.name);
        print(json.end_list().end_object().line());
    }
    return Exit::good;
}

}  // namespace

void add_report(Shell shell) {
    CLI::App* command = shell.app.add_subcommand("report", "A game as a page to be read, with pictures");
    auto words = std::make_shared<ReportWords>();
    command->add_option("recording", words->recording, "A recording")->required();
    command->add_option("--out", words->out, "The folder to write index.html and its pictures into")
        ->required();
    command->callback([shell, words] { shell.exit = report(shell.program, *words); });
}

}  // namespace hd::cli
