#include "app/studio/widgets/choice.hpp"

#include "app/studio/icon.hpp"

#include <cmath>

namespace hd::studio {

using view::Colour;

namespace {

float words_at(const Ui& ui, const Box& box) {
    return box.x + ui.px(24);
}

Box mark_of(const Ui& ui, const Box& box) {
    const float side = ui.px(15);
    return {box.x + ui.px(1), std::round(box.middle() - side / 2), side, side};
}

}  // namespace

bool put_check(const Ui& ui, const char* id, std::string_view label, bool on, const Box& box, Shown shown) {
    const ItemState state = put_item(ui, id, box, shown);
    const Box mark = mark_of(ui, box);
    const float radius = ui.px(3);
    if (state.hovered) put_fill({box.x - ui.px(4), box.y, box.w + ui.px(4), box.h}, ui.t().hover, ui.px(4));
    put_fill(mark, on ? ui.t().accent_fill : ui.t().inset, radius);
    put_outline(ui, mark, on ? ui.t().accent_fill : ui.t().edge, radius);
    if (on) {
        const float w = text_width(ui.type.small, icon::done);
        put_text(ui, *ImGui::GetWindowDrawList(), ui.type.small, {mark.x + (mark.w - w) / 2, mark.middle()},
                 ui.t().accent_ink, icon::done);
    }
    put_text(ui, ui.type.body, {words_at(ui, box), box.y, box.right() - words_at(ui, box), box.h},
             ui.t().text, label);
    if (state.focused) put_focus(ui, box, ui.px(4));
    return state.clicked;
}

bool put_radio(const Ui& ui, const char* id, std::string_view label, bool on, const Box& box, Shown shown) {
    const ItemState state = put_item(ui, id, box, shown);
    const Box mark = mark_of(ui, box);
    const ImVec2 centre{mark.x + mark.w / 2, mark.middle()};
    ImDrawList& list = *ImGui::GetWindowDrawList();
    if (state.hovered) put_fill({box.x - ui.px(4), box.y, box.w + ui.px(4), box.h}, ui.t().hover, ui.px(4));
    list.AddCircleFilled(centre, mark.w / 2, ink(ui.t().inset));
    list.AddCircle(centre, mark.w / 2, ink(on ? ui.t().accent : ui.t().edge), 0,
                   on ? ui.px(1.5F) : ui.hair());
    if (on) list.AddCircleFilled(centre, mark.w * 0.27F, ink(ui.t().accent));
    put_text(ui, ui.type.body, {words_at(ui, box), box.y, box.right() - words_at(ui, box), box.h},
             ui.t().text, label);
    if (state.focused) put_focus(ui, box, ui.px(4));
    return state.clicked;
}

namespace {

float segment_width(const Ui& ui, const Segment& segment) {
    const float icon = segment.icon == nullptr ? 0 : ui.px(20);
    return text_width(ui.type.body, segment.label) + icon + ui.px(24);
}

void put_segment_words(const Ui& ui, const Segment& segment, const Box& box, Colour colour, bool strong) {
    const TypeFace& face = strong ? ui.type.strong : ui.type.body;
    const float icon = segment.icon == nullptr ? 0 : ui.px(20);
    const float width = text_width(face, segment.label) + icon;
    float x = box.x + (box.w - width) / 2;
    ImDrawList& list = *ImGui::GetWindowDrawList();
    if (segment.icon != nullptr) put_text(ui, list, ui.type.body, {x, box.middle()}, colour, segment.icon);
    x += icon;
    put_text(ui, list, face, {x, box.middle()}, colour, segment.label, box.right() - x);
}

}  // namespace

float segments_width(const Ui& ui, std::span<const Segment> segments) {
    float width = 0;
    for (const Segment& one : segments) width += segment_width(ui, one);
    return width;
}

int put_segments(const Ui& ui, std::span<const Segment> segments, int on, const Box& box) {
    const float radius = ui.px(4);
    put_fill(box, ui.t().raised, radius);
    const float spare = (box.w - segments_width(ui, segments)) / static_cast<float>(segments.size());
    int clicked = -1;
    float x = box.x;
    for (int i = 0; i < static_cast<int>(segments.size()); ++i) {
        const Segment& one = segments[static_cast<std::size_t>(i)];
        const Box part{std::round(x), box.y, segment_width(ui, one) + spare, box.h};
        const ItemState state = put_item(ui, one.id, part);
        if (state.clicked) clicked = i;
        if (i == on) {
            put_fill(part, ui.t().accent_soft, radius);
        } else if (state.hovered) {
            put_fill(part, ground_of(ui, state, ui.t().raised), radius);
        }
        put_segment_words(ui, one, part, i == on ? ui.t().accent : ui.t().text2, i == on);
        if (state.focused) put_focus(ui, part, radius);
        x += part.w;
    }
    put_outline(ui, box, ui.t().line2, radius);
    return clicked;
}

int put_tabs(const Ui& ui, std::span<const Segment> tabs, int on, const Box& box) {
    int clicked = -1;
    float x = box.x;
    for (int i = 0; i < static_cast<int>(tabs.size()); ++i) {
        const Segment& one = tabs[static_cast<std::size_t>(i)];
        const float width = text_width(ui.type.strong, one.label) + ui.px(16);
        const Box part{std::round(x), box.y, width, box.h};
        const ItemState state = put_item(ui, one.id, part);
        if (state.clicked) clicked = i;
        const Colour colour = i == on || state.hovered ? ui.t().text : ui.t().text2;
        put_segment_words(ui, one, part, colour, i == on);
        if (i == on) {
            put_fill({part.x + ui.px(8), box.bottom() - ui.px(3), width - ui.px(16), ui.px(3)},
                     ui.t().accent_fill, ui.px(1));
        }
        if (state.focused) put_focus(ui, part.inset(ui.px(2)), ui.px(4));
        x += width;
    }
    return clicked;
}

}  // namespace hd::studio
