#include "app/studio/studio.hpp"

#include "app/studio/gallery.hpp"
#include "app/studio/icon.hpp"
#include "app/studio/widgets/panel.hpp"
#include "app/view/data_folder.hpp"
#include "app/view/new_scenario.hpp"
#include "app/view/rulesets.hpp"
#include "app/view/story.hpp"
#include "app/view/words.hpp"

#include <backends/imgui_impl_opengl3.h>
#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>

namespace hd::studio {

namespace {

Empty nothing_open(WorkspaceId workspace) {
    if (workspace == WorkspaceId::play) {
        return {icon::play, "No game is under way", "Choose a scenario and play it.", "Go to Start"};
    }
    if (workspace == WorkspaceId::edit) {
        return {icon::edit, "No scenario is open", "Choose one to edit, or begin a new one.", "Go to Start"};
    }
    return {icon::history, "No recording is open", "Every game you play is kept and can be looked into.",
            "Go to Start"};
}

// Where settings, games and journals are kept.
std::string folder_of(const CommandLine& line) {
    if (!line.settings.empty()) return line.settings;
    const char* data = std::getenv("XDG_DATA_HOME");
    if (data != nullptr && *data != 0) return std::string(data) + "/hundred-days";
    const char* home = std::getenv("HOME");
    return std::string(home != nullptr ? home : ".") + "/.local/share/hundred-days";
}

}  // namespace

tl::expected<std::unique_ptr<Studio>, std::string> Studio::open(Window& window, const CommandLine& line) {
    auto data = view::find_data(line.data);
    if (!data) return tl::unexpected(data.error());
    return std::unique_ptr<Studio>(new Studio(window, line, std::move(*data)));
}

Studio::Studio(Window& window, const CommandLine& line, scenario::DataRoot data)
    : window_(window), line_(line), data_(std::move(data)), settings_folder_(folder_of(line)) {
    std::string fault;
    settings_ = read_settings(settings_folder_ + "/settings", fault);
    if (!line.theme.empty()) settings_.dark = line.theme == "dark";
    if (line.scale > 0) settings_.scale = line.scale;
    ui_.theme = settings_.dark ? &view::dark_theme() : &view::light_theme();
    ui_.motion = settings_.motion && line.shot.empty();
    fit_scale(window.size());
    if (line.tell_fd >= 0) ui_.told = &told_;
    window_.set_smallest(smallest_window);
    start_ = std::make_unique<Start>(data_, settings_folder_);
    start_->look();
    if (!line.file.empty())
        take_file({line.file, line.workspace.value_or(std::filesystem::path(line.file).extension() == ".game"
                                                          ? WorkspaceId::analyze
                                                          : WorkspaceId::edit)});
    if (line.workspace) workspace_ = *line.workspace;
    if (!fault.empty()) say("The settings could not all be read", fault);
}

// As large as it is wanted, and not so large that the panes have no room: what does not fit could not be
// reached to make it smaller again.
void Studio::fit_scale(Size size) {
    const float wanted = settings_.scale > 0 ? settings_.scale : window_.screen_scale();
    const float scale = std::min(wanted, largest_scale(size));
    if (scale != ui_.scale || ui_.type.body.font == nullptr) set_scale(scale);
}

void Studio::set_scale(float scale) {
    const bool has_type = ui_.type.body.font != nullptr;
    ui_.scale = scale;
    std::vector<std::string> missing;
    ui_.type = load_type(scale, missing);
    // The backend makes the first texture of letters with its other objects, and no later one by itself. (To
    // let it drop all objects is no way: it forgets that the new buffers are empty.)
    if (has_type) {
        ImGui_ImplOpenGL3_DestroyFontsTexture();
        ImGui_ImplOpenGL3_CreateFontsTexture();
    }
    ImGuiStyle style;
    style.WindowRounding = 0;
    style.ChildRounding = 0;
    style.ScrollbarSize = 10;
    style.ScrollbarRounding = 5;
    style.PopupRounding = 6;
    style.WindowBorderSize = 0;
    style.ChildBorderSize = 0;
    style.WindowMinSize = {1, 1};
    style.ScaleAllSizes(scale);
    ImGui::GetStyle() = style;
}

void Studio::say(std::string title, std::string words) {
    ask({std::move(title), std::move(words), {}, {"Close"}}, {});
}

// `answers`: what the buttons do, in order; those beyond do nothing.
void Studio::ask(Dialog dialog, std::vector<Message> answers) {
    dialog.by_keyboard = by_keyboard_;
    dialog_ = std::move(dialog);
    answers_ = std::move(answers);
}

// A word that goes by itself.
void Studio::note(std::string words) {
    toast_ = std::move(words);
    toast_until_ = Window::now() + 4;
}

BoardPane* Studio::board() {
    if (workspace_ == WorkspaceId::edit && edit_) return &edit_->board();
    if (workspace_ == WorkspaceId::play && play_) return &play_->board();
    return workspace_ == WorkspaceId::analyze && analyze_ ? &analyze_->board() : nullptr;
}

BarView Studio::bar() const {
    BarView bar;
    bar.workspace = workspace_;
    if (workspace_ == WorkspaceId::analyze && analyze_) {
        bar.title = analyze_->game().title();
        bar.note = "Recording · " + view::outcome_text(analyze_->game().live().game());
    }
    if (workspace_ == WorkspaceId::edit && edit_) {
        const editor::Document& document = edit_->document();
        bar.title = document.scenario().title;
        bar.dirty = document.has_unsaved_edits();
        const rules::Ruleset* ruleset = view::find_ruleset(document.scenario().ruleset);
        bar.note = ruleset == nullptr ? document.scenario().ruleset : std::string(ruleset->title);
        const auto label = [&](std::size_t n) { return document.history()[n].label; };
        bar.undo = document.can_undo() ? label(document.position() - 1) : std::string();
        bar.redo = document.can_redo() ? label(document.position()) : std::string();
        bar.tries = true;
    }
    if (workspace_ == WorkspaceId::play && play_) {
        bar.title = play_->game().title();
        bar.note = play_->game().live().game().ruleset->title;
        bar.undo = play_->undo_what();
        bar.undo_refused = play_->undo_refused();
    }
    return bar;
}

StatusView Studio::status() {
    StatusView status;
    if (workspace_ == WorkspaceId::analyze && analyze_) {
        status.keys = {{"←", "step"}, {"→", "step"}, {"C", "next combat"},
                       {"A", "mark"}, {"B", "mark"}, {"W", "what if"}};
        status.middle = analyze_->status();
        status.facts = {
            view::counted(static_cast<std::int32_t>(analyze_->game().live().log().size()), "event")};
        status.zoom = analyze_->board().zoom_percent(ui_);
    }
    if (workspace_ == WorkspaceId::start) {
        status.keys = {
            {"Ctrl+N", "new"}, {"Ctrl+Shift+P", "commands"}, {"Arrows", "choose"}, {"Enter", "open"}};
        status.facts = {start_->status()};
    }
    if (workspace_ == WorkspaceId::edit && edit_) {
        status.keys = {{"Drag", "paint"}, {"Alt", "take away"}, {"Ctrl+Z", "undo"}, {"Ctrl+S", "save"}};
        if (edit_->is_in_stroke())
            status.keys = {{"Enter", "lead on"}, {"Space", "end here"}, {"Esc", "give up"}};
        status.middle = edit_->status();
        const auto& shape = edit_->document().map()->grid;
        status.facts = {fmt::format("{} × {} hexes", shape.columns, shape.rows),
                        edit_->document().has_unsaved_edits() ? "Kept in the journal" : "Saved"};
        status.zoom = edit_->board().zoom_percent(ui_);
    }
    if (workspace_ == WorkspaceId::play && play_) {
        status.keys = {{"Click", "choose"}, {"Tab", "next unit"}, {"Esc", "let go"}, {"E", "enemy reach"}};
        if (play_->is_held()) status.keys = {{"Enter", "continue"}};
        status.middle = play_->status();
        status.facts = {"Saved at every event"};
        status.zoom = play_->board().zoom_percent(ui_);
    }
    return status;
}

void Studio::draw_workspace(const Box& room) {
    const Emit emit = [this](Message message) { messages_.push_back(std::move(message)); };
    Panes& panes = settings_.panes;
    if (workspace_ == WorkspaceId::analyze && analyze_) return analyze_->draw(ui_, room, panes, emit);
    if (workspace_ == WorkspaceId::play && play_) return play_->draw(ui_, room, panes, emit);
    if (workspace_ == WorkspaceId::edit && edit_) return edit_->draw(ui_, room, panes, emit);
    if (workspace_ == WorkspaceId::start) return start_->draw(ui_, room, panes, emit);
    put_fill(room, ui_.t().window);
    if (put_empty(ui_, "to start", nothing_open(workspace_), room, false)) emit(GoTo{WorkspaceId::start});
}

void Studio::draw(const Box& whole) {
    Box room = whole;
    const Box top = room.take_top(ui_.px(44));
    const Box foot = room.take_bottom(ui_.px(26));
    draw_workspace(room);
    put_bar(ui_, bar(), top, [this](Message message) { messages_.push_back(std::move(message)); });
    const StatusNews news = put_status(ui_, status(), foot);
    if (BoardPane* shown = board()) {
        if (news.fit) shown->fit();
        if (news.zoom_steps != 0) shown->zoom_step(news.zoom_steps * 2);
    }
    if (Window::now() < toast_until_) {
        const Box box{room.x + ui_.px(16), room.bottom() - ui_.px(56), ui_.px(320), ui_.px(40)};
        put_toast(ui_, "toast", toast_, "", box);
    }
}

std::string Studio::told() const {
    const BarView shown = bar();
    const std::string_view toast = Window::now() < toast_until_ ? toast_ : std::string_view();
    const std::string_view workspace = workspace_names[static_cast<std::size_t>(workspace_)].word;
    static const Dialog settings{"Settings", "", "", {"Close"}};
    const Dialog* const over = dialog_ ? &*dialog_ : changing_.open ? &settings : nullptr;
    return told_line(told_, {workspace, shown.title, shown.dirty, toast}, over);
}

void Studio::draw_dialog() {
    if (is_covered()) told_ = {};  // what is behind can't be reached
    const Emit emit = [this](Message message) { messages_.push_back(std::move(message)); };
    if (changing_.open) put_settings(ui_, settings_, changing_, emit);
    if (finder_.open) {
        put_finder(ui_, commands_of(workspace_, settings_), finder_, emit);
    }
    if (!dialog_) return;
    if (changing_.open || finder_.open) told_ = {};
    const int chosen = put_dialog(ui_, *dialog_);
    if (chosen < 0) return;
    if (static_cast<std::size_t>(chosen) < answers_.size())
        messages_.push_back(answers_[static_cast<std::size_t>(chosen)]);
    else
        cut_short_.clear();
    dialog_.reset();
    answers_.clear();
}

// Of the window itself; true when it was one of these.
bool Studio::take_shell(const Message& message) {
    if (const auto* go = std::get_if<GoTo>(&message)) {
        workspace_ = go->workspace;
        if (workspace_ == WorkspaceId::start) start_->look();
    } else if (const auto* file = std::get_if<OpenFile>(&message)) {
        take_file(*file);
    } else if (const auto* copy = std::get_if<Copy>(&message)) {
        ImGui::SetClipboardText(copy->text.c_str());
        note(copy->said);
    } else if (std::holds_alternative<ShowCommands>(message)) {
        finder_ = {true, true, "", 0};
    } else if (const auto* settings = std::get_if<ShowSettings>(&message)) {
        changing_ = {true, true, settings->by_keyboard};
    } else if (std::holds_alternative<Quit>(message)) {
        ending_ = true;
    } else {
        return take_setting(message);
    }
    return true;
}

bool Studio::take_setting(const Message& message) {
    if (const auto* theme = std::get_if<SetTheme>(&message)) {
        settings_.dark = theme->dark;
        ui_.theme = theme->dark ? &view::dark_theme() : &view::light_theme();
    } else if (const auto* scale = std::get_if<SetScale>(&message)) {
        settings_.scale = scale->scale;
        fit_scale(window_.size());
    } else if (const auto* motion = std::get_if<SetMotion>(&message)) {
        settings_.motion = ui_.motion = motion->on;
    } else if (const auto* counters = std::get_if<SetCounters>(&message)) {
        settings_.counters = counters->style;
    } else if (const auto* stops = std::get_if<SetForcedStops>(&message)) {
        settings_.stops_at_forced = stops->on;
    } else {
        return false;
    }
    save_settings();
    return true;
}

void Studio::take(Message message) {
    if (take_shell(message)) return;
    if (const auto* game = std::get_if<NewGame>(&message)) return begin(*game);
    if (const auto* how = std::get_if<BranchHere>(&message)) return branch(*how);
    if (std::holds_alternative<AnalyzeGame>(message)) return analyze_game();
    if (std::holds_alternative<TryIt>(message)) return try_it();
    if (const auto* save = std::get_if<Save>(&message)) return save_scenario(*save);
    if (const auto* journal = std::get_if<Recover>(&message)) return recover(*journal);
    if (std::holds_alternative<AskNewScenario>(message)) return ask_new_scenario();
    if (const auto* from = std::get_if<NewScenario>(&message)) {
        const auto copy =
            view::copy_scenario(data_, from->from, std::filesystem::path(settings_folder_) / "scenarios");
        if (!copy) return say("There is no new scenario", copy.error());
        return take_scenario(*copy);
    }
    if (const auto* plan = std::get_if<EmptyScenario>(&message)) {
        if (plan->title.empty()) {
            start_->ask_empty();
            return take(GoTo{WorkspaceId::start});
        }
        const auto made =
            view::write_empty_scenario(data_, {plan->title, plan->ruleset, plan->columns, plan->rows},
                                       std::filesystem::path(settings_folder_) / "scenarios");
        if (!made) return say("There is no new scenario", made.error());
        return take_scenario(*made);
    }
    take_workspace(message);
}

void Studio::take_workspace(const Message& message) {
    std::string fault;
    if (workspace_ == WorkspaceId::analyze && analyze_) analyze_->take(message);
    if (workspace_ == WorkspaceId::play && play_) play_->take(message, fault);
    if (workspace_ == WorkspaceId::edit && edit_) edit_->take(message);
    if (!fault.empty()) say("That could not be done", fault);
}

// Things that move need quick frames; where they are slow, all stands still until motion is switched on
// again.
void Studio::stop_slow_motion() {
    constexpr double slow = 0.024;
    constexpr int in_a_row = 5;
    const BoardPane* const shown = board();
    const bool is_slow = shown != nullptr && shown->is_moving() && window_.frame_took() > slow;
    slow_frames_ = is_slow ? slow_frames_ + 1 : 0;
    if (slow_frames_ >= in_a_row) ui_.motion = false;
}

Due Studio::frame(const WindowNews& news) {
    repeated_ = news.repeated;
    // ImGui repeats a key by its own clock, and takes a slow frame for a key held down; here the system says.
    ImGui::GetIO().KeyRepeatDelay = news.repeated.empty() ? 1e6F : 0.25F;
    share_keys();
    const Size size = window_.size();
    fit_scale(size);
    window_.begin_frame();
    see_what_is_used();
    told_ = {};
    // Somebody may force the window smaller than it can be; then its right and its foot are out of sight.
    const Box whole{0, 0, std::max(static_cast<float>(size.width), ui_.px(least_room.width)),
                    std::max(static_cast<float>(size.height), ui_.px(least_room.height))};
    ImGui::SetNextWindowPos({0, 0});
    ImGui::SetNextWindowSize({whole.w, whole.h});
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {0, 0});
    ImGui::PushStyleColor(ImGuiCol_WindowBg, IM_COL32(0, 0, 0, 0));  // the canvas is cleared in its colour
    ImGui::PushStyleColor(ImGuiCol_ScrollbarBg, IM_COL32(0, 0, 0, 0));
    ImGui::PushStyleColor(ImGuiCol_ScrollbarGrab, ink(ui_.t().line2));
    ImGui::PushStyleColor(ImGuiCol_ScrollbarGrabHovered, ink(ui_.t().edge));
    ImGui::PushStyleColor(ImGuiCol_ScrollbarGrabActive, ink(ui_.t().edge));
    ImGui::PushStyleColor(ImGuiCol_NavHighlight, IM_COL32(0, 0, 0, 0));
    ImGui::PushStyleColor(ImGuiCol_PopupBg, ink(ui_.t().raised));
    ImGui::PushStyleColor(ImGuiCol_Border, ink(ui_.t().line2));
    ImGui::PushStyleColor(ImGuiCol_Text, ink(ui_.t().text));
    ImGui::Begin("##studio", nullptr,
                 ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoMove | ImGuiWindowFlags_NoSavedSettings |
                     ImGuiWindowFlags_NoBringToFrontOnFocus | ImGuiWindowFlags_NoScrollWithMouse);
    if (line_.gallery) {
        put_gallery(ui_, whole);
    } else {
        take_keys();
        draw(whole);
    }
    ImGui::End();
    draw_dialog();
    ImGui::PopStyleColor(9);
    ImGui::PopStyleVar();
    window_.end_frame(ui_.t().window);
    stop_slow_motion();

    keep_journal();
    if (news.close) close_window();
    for (const std::string& file : news.dropped) messages_.push_back(OpenFile{file, WorkspaceId::analyze});
    const bool changed = !messages_.empty();
    for (Message& message : std::exchange(messages_, {})) take(std::move(message));
    Due due{.end = ending_, .moving = changed};
    if (due.end) save_settings();
    if (analyze_ && workspace_ == WorkspaceId::analyze)
        due.moving = analyze_->tick(Window::now()) || due.moving;
    if (play_ && workspace_ == WorkspaceId::play) {
        std::string fault;
        due.moving = play_->tick(ui_, Window::now(), fault) || due.moving;
        if (!fault.empty()) say("The computer player stops", fault);
    }
    if (BoardPane* shown = board()) {
        due.moving = due.moving || shown->is_moving();
        due.working = shown->is_busy();
    }
    if (Window::now() < toast_until_) due.later = toast_until_ - Window::now() + 0.01;
    return due;
}

}  // namespace hd::studio
