#include "app/studio/widgets/dialog.hpp"

#include "app/studio/icon.hpp"

#include <imgui_internal.h>

#include <algorithm>
#include <cmath>
#include <utility>

namespace hd::studio {

namespace {

constexpr float margin_length = 20;

}  // namespace

float dialog_height(const Ui& ui, const Dialog& dialog, float width) {
    const float inner = width - 2 * ui.px(margin_length);
    float height = ui.px(12) + ui.px(30) + paragraph_height(ui.type.body, inner, dialog.words) + ui.px(6);
    if (!dialog.note.empty()) height += paragraph_height(ui.type.small, inner, dialog.note) + ui.px(6);
    return height + ui.px(6 + 28 + 16);
}

int put_dialog_card(const Ui& ui, const Dialog& dialog, const Box& box, Shown first_button) {
    put_shadow(ui, box, ui.px(6));
    put_fill(box, ui.t().raised, ui.px(6));
    put_outline(ui, box, ui.t().line2, ui.px(6));
    const float x = box.x + ui.px(margin_length);
    const float inner = box.w - 2 * ui.px(margin_length);
    float y = box.y + ui.px(12);
    put_text(ui, ui.type.title, {x, y, inner, ui.px(28)}, ui.t().text, dialog.title);
    y += ui.px(32);
    y += put_paragraph(ui, ui.type.body, {x, y}, inner, ui.t().text, dialog.words) + ui.px(6);
    if (!dialog.note.empty()) put_paragraph(ui, ui.type.small, {x, y}, inner, ui.t().text2, dialog.note);
    int chosen = -1;
    float at = x;
    for (int i = 0; i < static_cast<int>(dialog.buttons.size()); ++i) {
        const std::string& label = dialog.buttons[static_cast<std::size_t>(i)];
        const Button button{
            .id = label.c_str(), .label = label, .kind = i == 0 ? ButtonKind::main : ButtonKind::plain};
        const float width = button_width(ui, button);
        const Box place{at, box.bottom() - ui.px(16 + 28), width, ui.px(28)};
        if (put_button(ui, button, place, i == 0 ? first_button : Shown::live)) chosen = i;
        at += width + ui.px(10);
    }
    return chosen;
}

int put_dialog(const Ui& ui, Dialog& dialog) {
    const ImVec2 screen = ImGui::GetIO().DisplaySize;
    const float width = std::min(ui.px(420), screen.x - ui.px(32));
    const float height = dialog_height(ui, dialog, width);
    const Box card{std::round((screen.x - width) / 2), std::round((screen.y - height) * 0.4F), width, height};
    ImGui::SetNextWindowPos({0, 0});
    ImGui::SetNextWindowSize(screen);
    ImGui::PushStyleColor(ImGuiCol_WindowBg, IM_COL32(22, 18, 10, 110));
    ImGui::PushStyleVar(ImGuiStyleVar_WindowBorderSize, 0);
    ImGui::Begin("##dialog", nullptr,
                 ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoMove | ImGuiWindowFlags_NoSavedSettings);
    if (std::exchange(dialog.fresh, false)) {
        ImGui::SetWindowFocus();
        ImGui::NavInitWindow(ImGui::GetCurrentWindow(), true);
        GImGui->NavDisableHighlight = !dialog.by_keyboard;
    }
    int chosen = put_dialog_card(ui, dialog, card);
    if (ImGui::IsKeyPressed(ImGui::GetKeyIndex(ImGuiKey_Escape)))
        chosen = static_cast<int>(dialog.buttons.size()) - 1;
    if (ImGui::IsKeyPressed(ImGui::GetKeyIndex(ImGuiKey_Enter)) && !ImGui::GetIO().NavVisible) chosen = 0;
    ImGui::End();
    ImGui::PopStyleVar();
    ImGui::PopStyleColor();
    return chosen;
}

bool put_toast(const Ui& ui, const char* id, std::string_view words, std::string_view act, const Box& box) {
    put_fill(box, ui.t().raised, ui.px(6));
    put_outline(ui, box, ui.t().line2, ui.px(6));
    ImDrawList& list = *ImGui::GetWindowDrawList();
    put_text(ui, list, ui.type.body, {box.x + ui.px(14), box.middle()}, ui.t().accent, icon::done);
    const float right = act.empty() ? 0 : text_width(ui.type.body, act) + ui.px(14);
    put_text(ui, ui.type.body, {box.x + ui.px(38), box.y, box.w - ui.px(52) - right, box.h}, ui.t().text,
             words);
    if (act.empty()) return false;
    const Box link{box.right() - right, box.y, right - ui.px(14), box.h};
    const ItemState state = put_item(ui, id, link);
    put_text(ui, ui.type.body, link, ui.t().link, act);
    if (state.hovered) put_rule(ui, {link.x, link.middle() + ui.px(8)}, link.w, ui.t().link);
    if (state.focused) put_focus(ui, link, ui.px(3));
    return state.clicked;
}

}  // namespace hd::studio
