// What the window opens, begins, branches, tries and recovers, and what it keeps.
#include "app/studio/studio.hpp"
#include "app/view/file_kind.hpp"
#include "app/view/file_words.hpp"
#include "app/view/new_game.hpp"
#include "app/view/words.hpp"
#include "engine/scenario/files.hpp"
#include "engine/scenario/library.hpp"
#include "replay/branch.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <optional>
#include <random>

namespace hd::studio {

namespace {

// Of a new game's dice; shown only when the game is over.
std::uint64_t fresh_seed() {
    std::random_device source;
    const std::uint64_t high = source();
    return high << 20U ^ source();
}

replay::SeatRecord seat_of(const std::string& word) {
    replay::SeatRecord seat;
    const std::size_t colon = word.find(':');
    const std::string kind = word.substr(0, colon);
    if (colon != std::string::npos) seat.level = word.substr(colon + 1);
    seat.player = kind == "computer" ? replay::PlayerKind::computer
                  : kind == "random" ? replay::PlayerKind::random
                                     : replay::PlayerKind::human;
    return seat;
}

// What cannot be opened whatever it holds, as a dialog; nothing for the rest.
std::optional<Dialog> no_document(const std::string& path, view::FileKind kind) {
    const std::string name = std::filesystem::path(path).filename().string();
    const std::string opens = " The studio opens recordings (.game) and scenarios (.scenario.json).";
    std::optional<Dialog> dialog;
    if (kind == view::FileKind::picture)
        dialog = Dialog{"A picture cannot be opened", name + " is a picture." + opens};
    if (kind == view::FileKind::no_picture)
        dialog =
            Dialog{"The picture cannot be read", name + " is named as a picture and is none inside." + opens};
    if (kind == view::FileKind::folder)
        dialog = Dialog{"A folder cannot be opened", path + " is a folder." + opens};
    if (dialog) dialog->note = "What was open is as it was.";
    return dialog;
}

// A path at which nothing lies and that is the name of no shipped scenario.
bool is_missing(const scenario::DataRoot& data, const std::string& path) {
    std::error_code error;
    if (std::filesystem::exists(path, error)) return false;
    const auto shipped = scenario::list_scenarios(data).value;
    return std::none_of(shipped.begin(), shipped.end(), [&](const auto& one) { return one.id == path; });
}

}  // namespace

void Studio::take_file(const OpenFile& file) {
    const view::FileKind kind = view::kind_of_file(file.path);
    if (is_missing(data_, file.path)) {
        return say(kind == view::FileKind::recording ? "The recording cannot be opened"
                                                     : "The file cannot be opened",
                   view::missing_words(file.path));
    }
    if (auto dialog = no_document(file.path, kind)) {
        return ask(std::move(*dialog), {});
    }
    if (kind == view::FileKind::recording) return take_recording(file);
    if (file.workspace == WorkspaceId::play) return begin({file.path, {"human", "computer:easy"}, {}});
    take_scenario(file.path);
}

// What a journal kept of it comes with it, as one change that can be undone: the next change would write over
// it.
void Studio::take_scenario(const std::string& path) {
    auto edit = Edit::open(data_, path, ++editions_);
    if (!edit) return say("The scenario cannot be opened", edit.error());
    edit_ = std::move(*edit);
    journaled_ = edit_->edition();
    workspace_ = WorkspaceId::edit;
    const std::filesystem::path document =
        std::filesystem::absolute(edit_->document().path()).lexically_normal();
    for (const editor::JournalEntry& entry : editor::list_journals(journals())) {
        if (entry.document != document) continue;
        auto whole = editor::read_journal(entry);
        if (!whole) {
            // Kept beside the others under a name that no change writes over.
            std::error_code ignored;
            std::filesystem::rename(entry.file, entry.file.string() + ".unread", ignored);
            return say("The journal cannot be read", scenario::to_text(whole.error().all().front()));
        }
        edit_->document().replace(std::move(*whole));
        note(view::recovered_words(static_cast<std::int32_t>(entry.edits)));
    }
}

void Studio::save_scenario(const Save& how) {
    if (!edit_) return;
    if (const auto saved = edit_->document().save(); !saved) {
        return say("That could not be done", scenario::to_text(saved.error()));
    }
    editor::drop_journal(journals(), edit_->document().path());
    note(view::saved_words(edit_->document().map()->grid.columns * edit_->document().map()->grid.rows,
                           static_cast<std::int32_t>(edit_->resolved().order_of_battle.units.size())));
    ending_ = ending_ || how.then_quit;
}

// Plays the scenario as it stands, saved or not.
void Studio::try_it() {
    if (!edit_) return;
    const std::filesystem::path folder = std::filesystem::path(settings_folder_) / "tried";
    std::error_code error;
    std::filesystem::create_directories(folder, error);
    const std::filesystem::path path = folder / "tried.scenario.json";
    const scenario::Scenario whole = view::whole_scenario(data_, edit_->resolved(), path);
    if (const auto written = scenario::write_file(path, scenario::to_json(whole)); !written) {
        return say("It cannot be tried", scenario::to_text(written.error()));
    }
    begin({path.string(), {"human", "computer:easy"}, {}});
}

void Studio::recover(const Recover& how) {
    for (const editor::JournalEntry& entry : editor::list_journals(journals())) {
        if (entry.file.string() != how.journal) continue;
        if (how.discard) {
            editor::drop_journal(journals(), entry.document);
        } else {
            take_scenario(entry.document.string());
        }
    }
    start_->look();
}

// After every change, so that a crash loses no more than the stroke under way.
void Studio::keep_journal() {
    if (!edit_ || journaled_ == edit_->edition()) return;
    journaled_ = edit_->edition();
    if (!edit_->document().has_unsaved_edits())
        return editor::drop_journal(journals(), edit_->document().path());
    const auto written = editor::write_journal(journals(), edit_->document());
    if (!written) say("The changes cannot be kept", scenario::to_text(written.error()));
}

void Studio::save_settings() {
    const std::string fault = write_settings(settings_folder_ + "/settings", settings_);
    if (!fault.empty() && !ending_) say("The settings could not be kept", fault);
}

void Studio::close_window() {
    if (!edit_ || !edit_->document().has_unsaved_edits()) {
        ending_ = true;
        return;
    }
    ask({"The scenario is not saved",
         view::unsaved_words(edit_->document().scenario().title,
                             static_cast<std::int32_t>(edit_->document().unsaved_edits())),
         "They are kept in the journal and can be recovered on the next start.",
         {"Save and quit", "Quit", "Cancel"}},
        {Save{true}, Quit{}});
}

void Studio::take_recording(const OpenFile& file) {
    const bool plays = file.workspace == WorkspaceId::play;
    auto game = open_game(around(), file.path, plays ? replay::Access::append : replay::Access::read);
    if (!game) return say(game.error().title, game.error().words);
    if (plays) {
        const std::string& why = (*game)->live().why_read_only();
        if (!why.empty()) return say("The game cannot be played on", why);
        play_ = std::make_unique<Play>(std::move(*game), data_, settings_);
        workspace_ = WorkspaceId::play;
        return;
    }
    const ledger::EventNumber last = (*game)->live().log().size();
    const ledger::EventNumber at = line_.at >= 0 ? static_cast<ledger::EventNumber>(line_.at) : last;
    if ((*game)->live().tail() && cut_short_ != file.path) {
        cut_short_ = file.path;
        const auto whole = static_cast<std::int32_t>(last);
        return ask({"The recording is cut short",
                    view::cut_short_words(std::filesystem::path(file.path).filename().string(), whole),
                    "Nothing has been written.",
                    {fmt::format("Open {}", view::counted(whole, "event")), "Cancel"}},
                   {file});
    }
    cut_short_.clear();
    analyze_ = std::make_unique<Analyze>(std::move(*game), at, settings_);
    workspace_ = WorkspaceId::analyze;
}

std::string Studio::new_recording(const std::string& scenario) const {
    const std::filesystem::path folder = std::filesystem::path(settings_folder_) / "games";
    std::error_code fault;
    std::filesystem::create_directories(folder, fault);
    const std::string stem = std::filesystem::path(scenario).filename().replace_extension().stem().string();
    for (int n = 1;; ++n) {
        const std::filesystem::path path = folder / fmt::format("{}-{}.game", stem, n);
        if (!std::filesystem::exists(path, fault)) return path.string();
    }
}

void Studio::begin(const NewGame& plan) {
    view::NewGamePlan game{.scenario = plan.scenario,
                           .options = plan.options,
                           .seed = fresh_seed(),
                           .path = new_recording(plan.scenario)};
    for (const std::string& word : plan.seats) game.seats.push_back(seat_of(word));
    auto live = view::begin_game(data_, game);
    if (!live)
        return say("The game cannot begin", live.error().empty() ? plan.scenario : live.error().front());
    play_ = std::make_unique<Play>(wrap_game(around(), std::move(*live), game.path), data_, settings_);
    workspace_ = WorkspaceId::play;
}

void Studio::branch(const BranchHere& how) {
    if (!analyze_) return;
    const replay::LiveGame& live = analyze_->game().live();
    const auto dice = replay::parse_branch_dice(how.dice);
    if (!dice) return say("These are no dice", how.dice);
    const std::string path =
        new_recording(analyze_->game().path().empty() ? "branch" : analyze_->game().path());
    auto branched = replay::branch(live, analyze_->reading().at, *dice, path);
    if (!branched) return say("The branch cannot begin", branched.error().message);
    play_ = std::make_unique<Play>(wrap_game(around(), std::move(branched->game), path), data_, settings_);
    const std::string unkept = play_->game().take_notes(analyze_->game().notes());
    if (!unkept.empty()) say("The notes could not be kept", unkept);
    workspace_ = WorkspaceId::play;
    note(fmt::format("A branch of {} actions, kept as {}", branched->actions,
                     std::filesystem::path(path).filename().string()));
}

// What is played is looked into from its file, so that both stand where they are.
void Studio::analyze_game() {
    if (!play_) return;
    if (const auto written = play_->game().live().sync(); !written) {
        return say("The game could not be written", written.error().message);
    }
    take_recording({play_->game().path(), WorkspaceId::analyze});
}

}  // namespace hd::studio
