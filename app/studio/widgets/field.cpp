#include "app/studio/widgets/field.hpp"

#include "app/studio/icon.hpp"
#include "app/studio/told.hpp"
#include "app/studio/widgets/chip.hpp"

#include <imgui_stdlib.h>

#include <algorithm>
#include <cmath>

namespace hd::studio {

namespace {

void put_frame(const Ui& ui, const Box& box, bool focused) {
    const float radius = ui.px(4);
    put_fill(box, ui.t().inset, radius);
    put_outline(ui, box, ui.t().edge, radius);
    if (focused) put_focus(ui, box, radius);
}

// ImGui writes the text of a field itself.
void tell_field(const Ui& ui, const Field& field, const std::string& text, const Box& box, bool active) {
    tell_item(ui, field.id, box, active);
    if (ui.told == nullptr || !ImGui::IsItemVisible()) return;
    ui.told->words.push_back({text.empty() ? field.hint : text, {box.x + ui.px(10), box.middle()}});
}

}  // namespace

FieldNews put_field(const Ui& ui, const Field& field, std::string& text, const Box& box, Shown shown) {
    const float icon = field.icon == nullptr ? 0 : ui.px(22);
    const float cap = field.key.empty() ? 0 : key_cap_width(ui, field.key) + ui.px(6);
    const Box words{box.x + ui.px(10) + icon, box.y, box.w - ui.px(20) - icon - cap, box.h};
    FieldNews news;
    put_frame(ui, box, shown == Shown::focus);
    ImDrawList& list = *ImGui::GetWindowDrawList();
    if (field.icon != nullptr)
        put_text(ui, list, ui.type.body, {box.x + ui.px(10), box.middle()}, ui.t().text2, field.icon);
    if (cap > 0) put_key_cap(ui, field.key, {words.right() + ui.px(4), box.middle()}, ui.t().text2);
    if (shown != Shown::live) {
        const std::string_view shown_text =
            text.empty() ? std::string_view(field.hint) : std::string_view(text);
        const float width =
            put_text(ui, ui.type.body, words, text.empty() ? ui.t().text2 : ui.t().text, shown_text);
        if (shown == Shown::focus) {
            put_rule(ui, {words.x + width + ui.px(1), box.middle() - ui.px(8)}, ui.px(16), ui.t().text, true);
        }
        return news;
    }
    const ImVec2 cursor = ImGui::GetCursorScreenPos();
    const float line = ui.type.body.font->FontSize;
    const float down = std::floor((box.h - line) / 2);
    ImGui::SetCursorScreenPos({words.x, box.y});
    ImGui::SetNextItemWidth(words.w);
    ImGui::PushStyleVar(ImGuiStyleVar_FramePadding, {0, down});
    ImGui::PushStyleVar(ImGuiStyleVar_FrameBorderSize, 0);
    ImGui::PushStyleColor(ImGuiCol_FrameBg, IM_COL32(0, 0, 0, 0));
    ImGui::PushStyleColor(ImGuiCol_Text, ink(ui.t().text));
    ImGui::PushStyleColor(ImGuiCol_TextDisabled, ink(ui.t().text2));
    ImGui::PushStyleColor(ImGuiCol_TextSelectedBg, ink(ui.t().accent, 0.30F));
    if (field.focus) ImGui::SetKeyboardFocusHere();
    ImGuiInputTextFlags flags = ImGuiInputTextFlags_EnterReturnsTrue | ImGuiInputTextFlags_AutoSelectAll;
    if (field.numbers) flags |= ImGuiInputTextFlags_CharsDecimal;
    const std::string before = text;
    news.entered = ImGui::InputTextWithHint(field.id, field.hint, &text, flags);
    news.changed = text != before;
    news.left = ImGui::IsItemDeactivatedAfterEdit();
    const bool active = ImGui::IsItemActive() || last_item_has_focus();
    ImGui::PopStyleColor(4);
    ImGui::PopStyleVar(2);
    ImGui::SetCursorScreenPos(cursor);
    tell_field(ui, field, text, box, active);
    if (active) put_focus(ui, box, ui.px(4));
    return news;
}

int put_combo(const Ui& ui, const char* id, std::span<const std::string> choices, int on, const Box& box,
              Shown shown) {
    const ItemState state = put_item(ui, id, box, shown);
    put_frame(ui, box, state.focused);
    if (state.hovered) put_fill(box.inset(ui.hair()), ground_of(ui, state, ui.t().inset), ui.px(3));
    const std::string_view chosen = on >= 0 && on < static_cast<int>(choices.size())
                                        ? std::string_view(choices[static_cast<std::size_t>(on)])
                                        : "";
    put_text(ui, ui.type.body, {box.x + ui.px(10), box.y, box.w - ui.px(30), box.h}, ui.t().text, chosen);
    put_text(ui, *ImGui::GetWindowDrawList(), ui.type.small, {box.right() - ui.px(17), box.middle()},
             ui.t().text2, icon::unfolded);
    if (shown != Shown::live) return -1;
    const std::string popup = std::string(id) + "##list";
    if (state.clicked) ImGui::OpenPopup(popup.c_str());
    int picked = -1;
    ImGui::SetNextWindowPos({box.x, box.bottom() + ui.px(2)});
    ImGui::SetNextWindowSize({std::max(box.w, ui.px(120)), 0});
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {ui.px(4), ui.px(4)});
    if (ImGui::BeginPopup(popup.c_str())) {
        for (int i = 0; i < static_cast<int>(choices.size()); ++i) {
            const std::string& one = choices[static_cast<std::size_t>(i)];
            ImGui::PushID(i);
            const Box row = next_box(0, ui.px(24));
            const ItemState item = put_item(ui, "row", row);
            if (i == on) put_fill(row, ui.t().select, ui.px(3));
            if (item.hovered) put_fill(row, ui.t().hover, ui.px(3));
            if (item.focused) put_focus(ui, row.inset(ui.px(2)), ui.px(3));
            put_text(ui, ui.type.body, row.inset(ui.px(8), 0), ui.t().text, one);
            if (item.clicked) {
                picked = i;
                ImGui::CloseCurrentPopup();
            }
            ImGui::PopID();
        }
        ImGui::EndPopup();
    }
    ImGui::PopStyleVar();
    return picked;
}

bool put_slider(const Ui& ui, const char* id, float& value, const Box& box, Shown shown) {
    const ItemState state = put_item(ui, id, box, shown);
    const float radius = ui.px(7);
    const float left = box.x + radius;
    const float room = box.w - 2 * radius;
    bool moved = false;
    if (state.held && shown == Shown::live) {
        const float asked = std::clamp((ImGui::GetMousePos().x - left) / room, 0.0F, 1.0F);
        moved = asked != value;
        value = asked;
    }
    const float at = left + room * value;
    const float thick = ui.px(4);
    put_fill({left, box.middle() - thick / 2, room, thick}, ui.t().line2, ui.px(2));
    put_fill({left, box.middle() - thick / 2, at - left, thick}, ui.t().accent_fill, ui.px(2));
    ImDrawList& list = *ImGui::GetWindowDrawList();
    list.AddCircleFilled({at, box.middle()}, radius, ink(state.hovered ? ui.t().hover : ui.t().raised));
    list.AddCircle({at, box.middle()}, radius, ink(ui.t().accent), 0, ui.px(2));
    if (state.focused) put_focus(ui, box, ui.px(4));
    return moved;
}

}  // namespace hd::studio
