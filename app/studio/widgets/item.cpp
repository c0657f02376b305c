#include "app/studio/widgets/item.hpp"

#include "app/studio/told.hpp"

#include <algorithm>

namespace hd::studio {

namespace {

// As much of the box as is in sight.
Box in_sight(const Box& box) {
    const ImDrawList& list = *ImGui::GetWindowDrawList();
    const float x = std::max(box.x, list.GetClipRectMin().x);
    const float y = std::max(box.y, list.GetClipRectMin().y);
    return {x, y, std::min(box.right(), list.GetClipRectMax().x) - x,
            std::min(box.bottom(), list.GetClipRectMax().y) - y};
}

}  // namespace

void tell_item(const Ui& ui, const char* id, const Box& box, bool focused) {
    if (ui.told == nullptr) return;
    const Box seen = in_sight(box);
    if (seen.w > 0 && seen.h > 0) ui.told->items.push_back({id, seen, focused});
}

ItemState put_item(const Ui& ui, const char* id, const Box& box, Shown shown) {
    if (shown == Shown::live) {
        const ImVec2 cursor = ImGui::GetCursorScreenPos();
        ImGui::SetCursorScreenPos(box.min());
        ItemState state;
        state.clicked = ImGui::InvisibleButton(id, {std::max(box.w, 1.0F), std::max(box.h, 1.0F)});
        state.hovered = ImGui::IsItemHovered();
        state.held = ImGui::IsItemActive();
        state.focused = last_item_has_focus();
        // ImGui itself knows Space only; Enter would begin to type where there is nothing to type into.
        const int enter = ImGui::GetKeyIndex(ImGuiKey_Enter);
        if (state.focused && ImGui::IsKeyPressed(enter, false)) state.clicked = true;
        ImGui::SetCursorScreenPos(cursor);
        tell_item(ui, id, box, state.focused);
        return state;
    }
    return {shown == Shown::hover || shown == Shown::press, shown == Shown::press, shown == Shown::focus,
            false};
}

Box next_box(float width, float height) {
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float room = width > 0 ? width : ImGui::GetContentRegionAvail().x;
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {0, 0});
    ImGui::Dummy({room, height});
    ImGui::PopStyleVar();
    return {at.x, at.y, room, height};
}

void put_gap(float height) {
    next_box(1, height);
}

view::Colour ground_of(const Ui& ui, const ItemState& state, view::Colour rest) {
    if (state.held) return ui.t().press;
    return state.hovered ? ui.t().hover : rest;
}

}  // namespace hd::studio
