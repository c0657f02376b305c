#include "app/studio/studio.hpp"

#include "app/studio/gallery.hpp"
#include "app/studio/icon.hpp"
#include "app/studio/widgets/panel.hpp"
#include "app/view/data_folder.hpp"
#include "app/view/new_game.hpp"
#include "app/view/story.hpp"
#include "replay/branch.hpp"

#include <backends/imgui_impl_opengl3.h>
#include <fmt/format.h>

#include <cstdlib>
#include <filesystem>
#include <random>

namespace hd::studio {

namespace {

constexpr Size smallest{1000, 640};

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

// Where settings, games and journals are kept.
std::string folder_of(const CommandLine& line) {
    if (!line.settings.empty()) return line.settings;
    const char* data = std::getenv("XDG_DATA_HOME");
    if (data != nullptr && *data != 0) return std::string(data) + "/hundred-days";
    const char* home = std::getenv("HOME");
    return std::string(home != nullptr ? home : ".") + "/.local/share/hundred-days";
}

bool is_recording(const std::string& path) {
    return std::filesystem::path(path).extension() == ".game";
}

}  // namespace

tl::expected<std::unique_ptr<Studio>, std::string> Studio::open(Window& window, const CommandLine& line) {
    auto data = view::find_data(line.data);
    if (!data) return tl::unexpected(data.error());
    return std::unique_ptr<Studio>(new Studio(window, line, std::move(*data)));
}

Studio::Studio(Window& window, const CommandLine& line, scenario::DataRoot data)
    : window_(window), line_(line), data_(std::move(data)), settings_folder_(folder_of(line)) {
    ui_.theme = line.theme == "dark" ? &view::dark_theme() : &view::light_theme();
    ui_.motion = line.shot.empty();
    set_scale(line.scale > 0 ? line.scale : window.screen_scale());
    window_.set_smallest(smallest);
    if (!line.file.empty()) take_file({line.file, line.workspace.value_or(WorkspaceId::analyze)});
    if (line.workspace) workspace_ = *line.workspace;
}

void Studio::set_scale(float scale) {
    ui_.scale = scale;
    std::vector<std::string> missing;
    ui_.type = load_type(scale, missing);
    ImGui_ImplOpenGL3_DestroyFontsTexture();
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
    dialog_ = Dialog{std::move(title), std::move(words), {}, {"Close"}};
}

void Studio::take_file(const OpenFile& file) {
    if (is_recording(file.path)) return take_recording(file);
    begin({file.path, {"human", "computer:easy"}, {}});
}

void Studio::take_recording(const OpenFile& file) {
    const bool plays = file.workspace == WorkspaceId::play;
    auto game = open_game(around(), file.path, plays ? replay::Access::append : replay::Access::read);
    if (!game) return say(game.error().title, game.error().words);
    if (plays) {
        const std::string& why = (*game)->live().why_read_only();
        if (!why.empty()) return say("The game cannot be played on", why);
        play_ = std::make_unique<Play>(std::move(*game), data_);
        workspace_ = WorkspaceId::play;
        return;
    }
    const ledger::EventNumber last = (*game)->live().log().size();
    const ledger::EventNumber at = line_.at >= 0 ? static_cast<ledger::EventNumber>(line_.at) : last;
    const auto tail = (*game)->live().tail();
    analyze_ = std::make_unique<Analyze>(std::move(*game), at);
    workspace_ = WorkspaceId::analyze;
    if (!tail) return;
    dialog_ = Dialog{"The recording is cut short",
                     fmt::format("{}: {}. The {} events before it are whole.",
                                 std::filesystem::path(file.path).filename().string(), tail->what, last),
                     "Nothing has been written.",
                     {fmt::format("Look at {} events", last)}};
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
    play_ = std::make_unique<Play>(wrap_game(around(), std::move(*live), game.path), data_);
    workspace_ = WorkspaceId::play;
}

void Studio::branch(const BranchHere& how) {
    if (!analyze_) return;
    const replay::LiveGame& live = analyze_->game().live();
    const auto dice = replay::parse_branch_dice(how.dice == "ask" ? "same" : how.dice);
    if (!dice) return say("These are no dice", how.dice);
    const std::string path =
        new_recording(analyze_->game().path().empty() ? "branch" : analyze_->game().path());
    auto branched = replay::branch(live, analyze_->reading().at, *dice, path);
    if (!branched) return say("The branch cannot begin", branched.error().message);
    play_ = std::make_unique<Play>(wrap_game(around(), std::move(branched->game), path), data_);
    workspace_ = WorkspaceId::play;
    toast_ = fmt::format("A branch of {} actions, kept as {}", branched->actions,
                         std::filesystem::path(path).filename().string());
    toast_until_ = Window::now() + 4;
}

// What is played is looked into from its file, so that both stand where they are.
void Studio::analyze_game() {
    if (!play_) return;
    (void)play_->game().live().sync();
    take_recording({play_->game().path(), WorkspaceId::analyze});
}

BoardPane* Studio::board() {
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
        status.facts = {fmt::format("{} events", analyze_->game().live().log().size())};
        status.zoom = analyze_->board().zoom_percent(ui_);
    }
    if (workspace_ == WorkspaceId::play && play_) {
        status.keys = {{"Click", "choose"}, {"Tab", "next unit"}, {"Esc", "let go"}, {"F", "whole map"}};
        status.middle = play_->status();
        status.facts = {"Saved at every event"};
        status.zoom = play_->board().zoom_percent(ui_);
    }
    return status;
}

void Studio::draw_workspace(const Box& room) {
    const Emit emit = [this](Message message) { messages_.push_back(std::move(message)); };
    if (workspace_ == WorkspaceId::analyze && analyze_) return analyze_->draw(ui_, room, panes_, emit);
    if (workspace_ == WorkspaceId::play && play_) return play_->draw(ui_, room, panes_, emit);
    put_fill(room, ui_.t().window);
    put_empty(ui_, "nothing", {icon::open, "Nothing is open", "Open a recording to look into it."}, room,
              false);
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

void Studio::draw_dialog() {
    if (!dialog_) return;
    if (put_dialog(ui_, *dialog_) >= 0) dialog_.reset();
}

void Studio::take(Message message) {
    if (const auto* go = std::get_if<GoTo>(&message)) {
        workspace_ = go->workspace;
    } else if (const auto* file = std::get_if<OpenFile>(&message)) {
        take_file(*file);
    } else if (const auto* theme = std::get_if<SetTheme>(&message)) {
        ui_.theme = theme->dark ? &view::dark_theme() : &view::light_theme();
    } else if (const auto* scale = std::get_if<SetScale>(&message)) {
        set_scale(scale->scale);
    } else if (const auto* copy = std::get_if<Copy>(&message)) {
        ImGui::SetClipboardText(copy->text.c_str());
        toast_ = copy->said;
        toast_until_ = Window::now() + 3;
    } else if (std::holds_alternative<Quit>(message)) {
        ending_ = true;
    } else if (const auto* game = std::get_if<NewGame>(&message)) {
        begin(*game);
    } else if (const auto* how = std::get_if<BranchHere>(&message)) {
        branch(*how);
    } else if (std::holds_alternative<AnalyzeGame>(message)) {
        analyze_game();
    } else if (workspace_ == WorkspaceId::analyze && analyze_) {
        analyze_->take(message);
    } else if (workspace_ == WorkspaceId::play && play_) {
        std::string fault;
        play_->take(message, fault);
        if (!fault.empty()) say("That could not be done", fault);
    }
}

void Studio::take_keys() {
    const ImGuiIO& io = ImGui::GetIO();
    if (io.WantTextInput || dialog_) return;
    const auto pressed = [](int key) { return ImGui::IsKeyPressed(ImGui::GetKeyIndex(key)); };
    const auto letter = [](char c) { return ImGui::IsKeyPressed(c, true); };
    if (workspace_ == WorkspaceId::analyze && !io.KeyCtrl && !io.NavVisible) {
        if (pressed(ImGuiKey_LeftArrow)) messages_.push_back(StepBy{-1});
        if (pressed(ImGuiKey_RightArrow)) messages_.push_back(StepBy{1});
        if (pressed(ImGuiKey_Home)) messages_.push_back(ShowEvent{0});
        if (pressed(ImGuiKey_End)) messages_.push_back(StepBy{1 << 30});
        if (letter('C')) messages_.push_back(NextFight{io.KeyShift});
        if (letter('A')) messages_.push_back(SetMark{'A'});
        if (letter('B')) messages_.push_back(SetMark{'B'});
        if (letter('P')) messages_.push_back(TogglePlayback{});
    }
    if (workspace_ == WorkspaceId::play && play_) {
        if (io.KeyCtrl && letter('Z')) messages_.push_back(Undo{});
        if (pressed(ImGuiKey_Tab) && !io.NavVisible) messages_.push_back(NextUnit{io.KeyShift ? -1 : 1});
        if (pressed(ImGuiKey_Escape)) messages_.push_back(Choose{0});
        for (char c = '1'; c <= '6'; ++c) {
            if (play_->is_waiting_for_dice() && letter(c)) messages_.push_back(TypedDie{c - '0'});
        }
    }
    if (io.KeyCtrl && letter('D')) messages_.push_back(SetTheme{ui_.t().name == "light"});
    if (BoardPane* shown = board()) {
        if (!io.KeyCtrl && letter('F')) shown->fit();
        if (letter('=') || letter('+')) shown->zoom_step(2);
        if (letter('-')) shown->zoom_step(-2);
    }
}

Due Studio::frame(const WindowNews& news) {
    window_.begin_frame();
    const Size size = window_.size();
    const Box whole{0, 0, static_cast<float>(size.width), static_cast<float>(size.height)};
    ImGui::SetNextWindowPos({0, 0});
    ImGui::SetNextWindowSize({whole.w, whole.h});
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {0, 0});
    ImGui::PushStyleColor(ImGuiCol_WindowBg, ink(ui_.t().window));
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

    for (const std::string& file : news.dropped) messages_.push_back(OpenFile{file, WorkspaceId::analyze});
    const bool changed = !messages_.empty();
    for (Message& message : std::exchange(messages_, {})) take(std::move(message));
    Due due{.end = news.close || ending_, .moving = changed};
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
