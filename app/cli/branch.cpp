#include "replay/branch.hpp"

#include "app/cli/commands.hpp"
#include "app/cli/json_line.hpp"
#include "replay/notes.hpp"

#include <memory>

namespace hd::cli {

namespace {

struct BranchWords {
    std::string recording;
    ledger::EventNumber at = 0;
    std::string dice = "same";
    std::string out;
};

// The notes of what the branch has in common with its recording go with it.
Exit take_notes(const BranchWords& words, const ledger::Log& log) {
    const auto notes = replay::read_notes(replay::notes_path(words.recording));
    if (!notes) return bad_input(notes.error() + "; the branch is begun without its notes");
    const replay::Notes kept = replay::notes_of(*notes, log);
    if (kept.dice.empty()) return Exit::good;
    const auto written = replay::write_notes(replay::notes_path(words.out), kept);
    return written ? Exit::good : bad_input(written.error() + "; the branch is begun without its notes");
}

Exit branch(const Program& program, const BranchWords& words) {
    const auto dice = replay::parse_branch_dice(words.dice);
    if (!dice) {
        complain(fmt::format("\"{}\": say recorded, same, fresh:SEED or forced:4,3", words.dice));
        return Exit::wrong_usage;
    }
    const auto live = open_game(words.recording, Use::play);
    if (!live) return live.error();
    const auto made = replay::branch(*live, words.at, *dice, words.out);
    if (!made) return bad_input(made.error().message);
    const Exit noted = take_notes(words, made->game.log());
    if (program.json) {
        JsonLine json;
        json.begin_object().field("out", words.out).field("actions", made->actions);
        json.field("events", made->position).key("went_back").boolean(made->went_back);
        print(json.end_object().line());
        return noted;
    }
    print(fmt::format("{} begins after {} events{}", words.out, made->position,
                      made->went_back ? ", at the decision before the one asked for" : ""));
    return noted;
}

}  // namespace

void add_branch(Shell shell) {
    CLI::App* command = shell.app.add_subcommand("branch", "A new game that begins like a recorded one");
    auto words = std::make_shared<BranchWords>();
    command->add_option("recording", words->recording, "A recording")->required();
    command->add_option("--at", words->at, "The event before which it leaves the recording")->required();
    command->add_option("--dice", words->dice, "recorded, same, fresh:SEED or forced:4,3");
    command->add_option("--out", words->out, "The recording to write")->required();
    command->callback([shell, words] { shell.exit = branch(shell.program, *words); });
}

}  // namespace hd::cli
