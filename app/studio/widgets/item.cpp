#include "app/studio/widgets/item.hpp"

#include <algorithm>

namespace hd::studio {

ItemState put_item(const char* id, const Box& box, Shown shown) {
    if (shown == Shown::live) {
        const ImVec2 cursor = ImGui::GetCursorScreenPos();
        ImGui::SetCursorScreenPos(box.min());
        ItemState state;
        state.clicked = ImGui::InvisibleButton(id, {std::max(box.w, 1.0F), std::max(box.h, 1.0F)});
        state.hovered = ImGui::IsItemHovered();
        state.held = ImGui::IsItemActive();
        state.focused = last_item_has_focus();
        ImGui::SetCursorScreenPos(cursor);
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
