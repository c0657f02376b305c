// The keys of the window. Those of a widget belong to the widget.
#include "app/studio/edit/tool.hpp"
#include "app/studio/studio.hpp"

#include <GLFW/glfw3.h>
#include <imgui_internal.h>

#include <algorithm>
#include <iterator>

namespace hd::studio {

namespace {

bool pressed(int key) {
    return ImGui::IsKeyPressed(key, false);
}

// Stands on the first thing of the next pane, so that arrows and Enter go on from there.
void focus_next_pane() {
    ImGuiContext& imgui = *ImGui::GetCurrentContext();
    ImGuiWindow* const root = ImGui::GetCurrentWindow()->RootWindow;
    ImVector<ImGuiWindow*> panes;
    for (ImGuiWindow* one : imgui.Windows) {
        const bool has_items = one->DC.NavLayersActiveMask != 0;
        if (one->WasActive && one->RootWindow == root && (has_items || one == root)) panes.push_back(one);
    }
    ImGuiWindow** const now = panes.find(imgui.NavWindow);
    const bool is_last = now == panes.end() || now + 1 == panes.end();
    ImGuiWindow* const next = is_last ? panes.front() : now[1];
    ImGui::FocusWindow(next);
    ImGui::NavInitWindow(next, true);
    imgui.NavDisableHighlight = false;
    imgui.NavDisableMouseHover = true;
}

}  // namespace

// Pressed now or held down: for steps, and for nothing that happens once.
bool Studio::stepped(int key) const {
    return pressed(key) || std::find(repeated_.begin(), repeated_.end(), key) != repeated_.end();
}

// Arrows, Tab and Enter are the board's until F6 takes them to the controls; Esc or a click gives them back.
bool Studio::board_has_keys() {
    return !on_controls_ && !dialog_ && !changing_.open && board() != nullptr;
}

void Studio::share_keys() {
    ImGuiIO& io = ImGui::GetIO();
    const bool imgui_moves = !finder_.open && !board_has_keys();
    io.ConfigFlags = imgui_moves ? io.ConfigFlags | ImGuiConfigFlags_NavEnableKeyboard
                                 : io.ConfigFlags & ~ImGuiConfigFlags_NavEnableKeyboard;
}

void Studio::see_what_is_used() {
    const ImGuiIO& io = ImGui::GetIO();
    const auto& held = io.KeysDownDuration;  // 0 in the frame of the press
    const auto& clicked = io.MouseClicked;
    if (std::find(std::begin(held), std::end(held), 0.0F) != std::end(held)) by_keyboard_ = true;
    if (std::find(std::begin(clicked), std::end(clicked), true) != std::end(clicked)) by_keyboard_ = false;
}

void Studio::ask_new_scenario() {
    ask({.title = "A new scenario",
         .words =
             "It begins as a copy of the one that is chosen on the start page, or with nothing on its map.",
         .buttons = {"Begin copy", "Begin empty", "Cancel"}},
        {NewScenario{start_->chosen()}, EmptyScenario{}});
}

void Studio::take_keys() {
    const ImGuiIO& io = ImGui::GetIO();
    if (ImGui::IsMouseClicked(ImGuiMouseButton_Left)) on_controls_ = false;
    if (is_covered()) return;
    if (io.KeyCtrl && io.KeyShift && pressed('P')) messages_.push_back(ShowCommands{});
    if (io.KeyCtrl && pressed(GLFW_KEY_COMMA)) messages_.push_back(ShowSettings{true});
    if (io.KeyCtrl && pressed('Q')) close_window();
    if (io.KeyCtrl && pressed('D')) messages_.push_back(SetTheme{!settings_.dark});
    for (const WorkspaceName& name : workspace_names) {
        if (io.KeyCtrl && pressed('1' + static_cast<int>(name.id))) messages_.push_back(GoTo{name.id});
    }
    if (io.KeyCtrl && pressed('N')) messages_.push_back(AskNewScenario{});
    if (io.KeyCtrl && stepped('Z')) messages_.push_back(io.KeyShift ? Message(Redo{}) : Message(Undo{}));
    if (io.KeyCtrl && pressed('S')) messages_.push_back(Save{});
    if (pressed(GLFW_KEY_F5)) messages_.push_back(TryIt{});
    if (pressed(GLFW_KEY_F6)) {
        on_controls_ = true;
        focus_next_pane();
    }
    if (io.WantTextInput || io.KeyCtrl) return;
    take_letters();
    if (board_has_keys()) take_board_keys();
    if (pressed(GLFW_KEY_ESCAPE)) on_controls_ = false;
}

// Keys without Ctrl, which belong to a field while one is being typed in.
void Studio::take_letters() {
    const ImGuiIO& io = ImGui::GetIO();
    if (workspace_ == WorkspaceId::analyze) {
        if (stepped('C')) messages_.push_back(NextFight{io.KeyShift});
        if (pressed('A')) messages_.push_back(SetMark{'A'});
        if (pressed('B')) messages_.push_back(SetMark{'B'});
        if (pressed('P')) messages_.push_back(TogglePlayback{});
        if (pressed('W')) messages_.push_back(BranchHere{"same"});
    }
    if (workspace_ == WorkspaceId::play) {
        if (pressed('R')) messages_.push_back(SwitchOverlay{Overlay::range});
        if (pressed('E')) messages_.push_back(SwitchOverlay{Overlay::enemy_reach});
        if (pressed('S')) messages_.push_back(SwitchOverlay{Overlay::sight});
    }
    for (int die = 1; die <= 6; ++die) {
        const bool waits = workspace_ == WorkspaceId::play && play_ && play_->is_waiting_for_dice();
        if (waits && pressed('0' + die)) messages_.push_back(TypedDie{die});
    }
    for (const Tool& tool : tools) {
        const bool edits = workspace_ == WorkspaceId::edit && edit_;
        if (edits && pressed(tool.key)) messages_.push_back(SetTool{static_cast<int>(tool.id)});
    }
    if (workspace_ == WorkspaceId::edit && edit_) {
        const int by = io.KeyShift ? 0 : 1;
        if (stepped(GLFW_KEY_COMMA)) messages_.push_back(MoveArrival{-by, by - 1});
        if (stepped(GLFW_KEY_PERIOD)) messages_.push_back(MoveArrival{by, 1 - by});
    }
    if (BoardPane* shown = board()) {
        if (pressed('F')) shown->fit();
        if (stepped('=') || stepped('+')) shown->zoom_step(2);
        if (stepped('-')) shown->zoom_step(-2);
    }
}

// Of the tool in hand: true where they were its own.
bool Studio::take_tool_keys() {
    const ImGuiIO& io = ImGui::GetIO();
    const auto use = [&](ToolKey key, int value = 0) { messages_.push_back(UseTool{key, value, io.KeyAlt}); };
    if (pressed(GLFW_KEY_ENTER)) use(ToolKey::press);
    if (pressed(GLFW_KEY_SPACE)) use(ToolKey::finish);
    if (pressed(GLFW_KEY_ESCAPE)) use(ToolKey::give_up);
    if (!edit_->picks_sides()) return pressed(GLFW_KEY_ENTER);
    for (int side = 1; side <= 6; ++side) {
        if (pressed('0' + side)) use(ToolKey::pick_side, side);
    }
    if (!io.KeyShift) return pressed(GLFW_KEY_ENTER);
    if (stepped(GLFW_KEY_LEFT) || stepped(GLFW_KEY_UP)) use(ToolKey::turn_side, -1);
    if (stepped(GLFW_KEY_RIGHT) || stepped(GLFW_KEY_DOWN)) use(ToolKey::turn_side, 1);
    return true;
}

void Studio::take_board_keys() {
    if (workspace_ == WorkspaceId::analyze) {
        if (stepped(GLFW_KEY_LEFT)) messages_.push_back(StepBy{-1});
        if (stepped(GLFW_KEY_RIGHT)) messages_.push_back(StepBy{1});
        if (pressed(GLFW_KEY_HOME)) messages_.push_back(ShowEvent{0});
        if (pressed(GLFW_KEY_END)) messages_.push_back(StepBy{1 << 30});
        return;
    }
    if (workspace_ == WorkspaceId::play) {
        if (stepped(GLFW_KEY_TAB)) messages_.push_back(NextUnit{ImGui::GetIO().KeyShift ? -1 : 1});
        if (pressed(GLFW_KEY_ESCAPE)) messages_.push_back(Choose{0});
        if (play_->is_held()) {
            if (pressed(GLFW_KEY_ENTER)) messages_.push_back(GoOn{});
            return;
        }
    }
    if (workspace_ == WorkspaceId::edit && take_tool_keys()) return;
    BoardPane& shown = *board();
    if (stepped(GLFW_KEY_LEFT)) shown.step({-1, 0});
    if (stepped(GLFW_KEY_RIGHT)) shown.step({1, 0});
    if (stepped(GLFW_KEY_UP)) shown.step({0, -1});
    if (stepped(GLFW_KEY_DOWN)) shown.step({0, 1});
    if (pressed(GLFW_KEY_ENTER)) shown.press();
}

}  // namespace hd::studio
