// The keys of the window. Those of a widget belong to the widget.
#include "app/studio/edit/tool.hpp"
#include "app/studio/studio.hpp"

#include <GLFW/glfw3.h>

namespace hd::studio {

void Studio::take_keys() {
    const ImGuiIO& io = ImGui::GetIO();
    if (dialog_ || finder_.open) return;
    const auto letter = [](char c) { return ImGui::IsKeyPressed(c, true); };
    if (io.KeyCtrl && io.KeyShift && letter('P')) messages_.push_back(ShowCommands{});
    if (io.KeyCtrl && letter('Q')) close_window();
    if (io.KeyCtrl && letter('D')) messages_.push_back(SetTheme{!settings_.dark});
    for (const WorkspaceName& name : workspace_names) {
        if (io.KeyCtrl && letter(static_cast<char>('1' + static_cast<int>(name.id))))
            messages_.push_back(GoTo{name.id});
    }
    if (io.KeyCtrl && letter('N')) messages_.push_back(NewScenario{start_->chosen()});
    if (io.KeyCtrl && letter('Z')) messages_.push_back(io.KeyShift ? Message(Redo{}) : Message(Undo{}));
    if (io.KeyCtrl && letter('S')) messages_.push_back(Save{});
    if (ImGui::IsKeyPressed(GLFW_KEY_F5)) messages_.push_back(TryIt{});
    if (!io.WantTextInput && !io.KeyCtrl) take_letters();
}

// Keys without Ctrl, which belong to a field while one is being typed in.
void Studio::take_letters() {
    const ImGuiIO& io = ImGui::GetIO();
    const auto pressed = [](int key) { return ImGui::IsKeyPressed(ImGui::GetKeyIndex(key)); };
    const auto letter = [](char c) { return ImGui::IsKeyPressed(c, true); };
    if (workspace_ == WorkspaceId::analyze && !io.NavVisible) {
        if (pressed(ImGuiKey_LeftArrow)) messages_.push_back(StepBy{-1});
        if (pressed(ImGuiKey_RightArrow)) messages_.push_back(StepBy{1});
        if (pressed(ImGuiKey_Home)) messages_.push_back(ShowEvent{0});
        if (pressed(ImGuiKey_End)) messages_.push_back(StepBy{1 << 30});
        if (letter('C')) messages_.push_back(NextFight{io.KeyShift});
        if (letter('A')) messages_.push_back(SetMark{'A'});
        if (letter('B')) messages_.push_back(SetMark{'B'});
        if (letter('P')) messages_.push_back(TogglePlayback{});
        if (letter('W')) messages_.push_back(BranchHere{"same"});
    }
    if (workspace_ == WorkspaceId::play && play_) {
        if (pressed(ImGuiKey_Tab) && !io.NavVisible) messages_.push_back(NextUnit{io.KeyShift ? -1 : 1});
        if (pressed(ImGuiKey_Escape)) messages_.push_back(Choose{0});
        for (char c = '1'; c <= '6'; ++c) {
            if (play_->is_waiting_for_dice() && letter(c)) messages_.push_back(TypedDie{c - '0'});
        }
    }
    if (workspace_ == WorkspaceId::edit && edit_) {
        for (const Tool& tool : tools) {
            if (letter(tool.key)) messages_.push_back(SetTool{static_cast<int>(tool.id)});
        }
    }
    if (BoardPane* shown = board()) {
        if (letter('F')) shown->fit();
        if (letter('=') || letter('+')) shown->zoom_step(2);
        if (letter('-')) shown->zoom_step(-2);
    }
}

}  // namespace hd::studio
