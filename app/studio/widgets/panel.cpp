#include "app/studio/widgets/panel.hpp"

#include <algorithm>
#include <cmath>

namespace hd::studio {

void begin_pane(const Ui& ui, const char* id, const Box& box, view::Colour ground, float margin) {
    ImGui::SetCursorScreenPos(box.min());
    ImGui::PushStyleColor(ImGuiCol_ChildBg, ink(ground));
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {ui.px(margin), ui.px(margin)});
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {0, 0});
    ImGui::BeginChild(id, {box.w, box.h}, false, ImGuiWindowFlags_AlwaysUseWindowPadding);
}

void end_pane() {
    ImGui::EndChild();
    ImGui::PopStyleVar(2);
    ImGui::PopStyleColor();
}

Box put_header(const Ui& ui, std::string_view title) {
    const Box box = next_box(0, ui.px(32));
    put_text(ui, ui.type.strong, box, ui.t().text, title);
    return box;
}

void put_divider(const Ui& ui, std::string_view title) {
    const Box box = next_box(0, ui.px(24));
    const float wide = put_text(ui, ui.type.small, box, ui.t().text2, title);
    const float x = box.x + wide + ui.px(8);
    if (x < box.right()) put_rule(ui, {x, box.middle()}, box.right() - x, ui.t().line);
}

RowNews put_row(const Ui& ui, const Row& row) {
    RowNews news;
    news.box = next_box(0, ui.px(row.height));
    news.state = put_item(ui, row.id, news.box);
    if (row.selected) {
        put_fill(news.box, ui.t().select);
        put_fill({news.box.x, news.box.y, ui.px(3), news.box.h}, ui.t().focus);
    } else if (news.state.hovered) {
        put_fill(news.box, ground_of(ui, news.state, ui.t().panel));
    }
    if (news.state.focused) put_focus(ui, news.box.inset(ui.px(3)), ui.px(2));
    return news;
}

Split put_splitter(const Ui& ui, const char* id, const Box& line, bool down) {
    const float grab = ui.px(5);
    const Box zone =
        down ? Box{line.x - grab / 2, line.y, grab, line.h} : Box{line.x, line.y - grab / 2, line.w, grab};
    const ItemState state = put_item(ui, id, zone);
    Split split;
    const bool near = state.hovered || state.held || state.focused;
    put_rule(ui, line.min(), down ? line.h : line.w, ui.t().line2, down);
    if (near) {
        const float wide = ui.px(3);
        const Box bar = down ? Box{line.x - wide / 2, line.y, wide, line.h}
                             : Box{line.x, line.y - wide / 2, line.w, wide};
        put_fill(bar, ui.t().accent_fill);
        if (!state.focused || state.hovered) {
            ImGui::SetMouseCursor(down ? ImGuiMouseCursor_ResizeEW : ImGuiMouseCursor_ResizeNS);
        }
    }
    if (state.held) split.moved = down ? ImGui::GetIO().MouseDelta.x : ImGui::GetIO().MouseDelta.y;
    split.reset = state.hovered && ImGui::IsMouseDoubleClicked(ImGuiMouseButton_Left);
    if (state.focused) {
        const int less = down ? ImGuiKey_LeftArrow : ImGuiKey_UpArrow;
        const int more = down ? ImGuiKey_RightArrow : ImGuiKey_DownArrow;
        if (ImGui::IsKeyPressed(ImGui::GetKeyIndex(less))) split.moved = -ui.px(8);
        if (ImGui::IsKeyPressed(ImGui::GetKeyIndex(more))) split.moved = ui.px(8);
    }
    return split;
}

bool put_busy(const Ui& ui, const char* id, std::string_view words, float share, const Box& box) {
    put_fill(box, ui.t().raised, ui.px(6));
    put_outline(ui, box, ui.t().line2, ui.px(6));
    const Box inner = box.inset(ui.px(14), ui.px(6));
    const Box line{inner.x, inner.y, inner.w, ui.px(18)};
    put_text(ui, ui.type.small, {line.x, line.y, line.w - ui.px(50), line.h}, ui.t().text, words);
    const bool cancelled = put_link(ui, id, "Cancel", line, Align::right);
    const Box bar{inner.x, inner.bottom() - ui.px(9), inner.w, ui.px(6)};
    put_fill(bar, ui.t().hover, ui.px(3));
    put_fill({bar.x, bar.y, bar.w * std::clamp(share, 0.0F, 1.0F), bar.h}, ui.t().accent_fill, ui.px(3));
    return cancelled;
}

namespace {

void put_dashes(const Ui& ui, const Box& box) {
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const float dash = ui.px(4);
    const ImU32 colour = ink(ui.t().line2);
    for (float x = box.x; x < box.right(); x += 2 * dash) {
        const float end = std::min(x + dash, box.right());
        list.AddLine({x, box.y}, {end, box.y}, colour, ui.hair());
        list.AddLine({x, box.bottom()}, {end, box.bottom()}, colour, ui.hair());
    }
    for (float y = box.y; y < box.bottom(); y += 2 * dash) {
        const float end = std::min(y + dash, box.bottom());
        list.AddLine({box.x, y}, {box.x, end}, colour, ui.hair());
        list.AddLine({box.right(), y}, {box.right(), end}, colour, ui.hair());
    }
}

}  // namespace

bool put_empty(const Ui& ui, const char* id, const Empty& empty, const Box& box, bool framed) {
    if (framed) {
        put_fill(box, ui.t().panel);
        put_dashes(ui, box);
    }
    const float words = std::max(1.0F, box.w - ui.px(24));
    const float lines = paragraph_height(ui.type.body, words, empty.line);
    const float height =
        (empty.icon != nullptr ? ui.px(44) : 0) + ui.px(28) + lines + (empty.act.empty() ? 0 : ui.px(42));
    float y = std::max(box.y + ui.px(8), box.middle() - height / 2);
    ImDrawList& list = *ImGui::GetWindowDrawList();
    if (empty.icon != nullptr) {
        const float size = ui.px(26);
        ImFont* const font = ui.type.body.font;
        const float wide = font->CalcTextSizeA(size, 1e9F, 0, empty.icon).x;
        list.AddText(font, size, {box.x + (box.w - wide) / 2, y}, ink(ui.t().disabled), empty.icon);
        y += ui.px(44);
    }
    put_text(ui, ui.type.title, {box.x + ui.px(12), y, words, ui.px(24)}, ui.t().text, empty.title,
             Align::middle);
    y += ui.px(28);
    if (text_width(ui.type.body, empty.line) <= words) {
        put_text(ui, ui.type.body, {box.x + ui.px(12), y, words, lines}, ui.t().text2, empty.line,
                 Align::middle);
    } else {
        put_paragraph(ui, ui.type.body, {box.x + ui.px(12), y}, words, ui.t().text2, empty.line);
    }
    if (empty.act.empty()) return false;
    const Button button{.id = id, .label = empty.act};
    const float width = button_width(ui, button) + ui.px(12);
    return put_button(ui, button,
                      {std::round(box.x + (box.w - width) / 2), y + lines + ui.px(12), width, ui.px(28)});
}

}  // namespace hd::studio
