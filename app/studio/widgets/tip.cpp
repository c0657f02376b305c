#include "app/studio/widgets/tip.hpp"

#include "app/studio/icon.hpp"
#include "app/studio/told.hpp"
#include "app/studio/widgets/chip.hpp"

#include <algorithm>
#include <cmath>

namespace hd::studio {

using view::Colour;

namespace {

struct Manner {
    const char* icon;
    Colour colour;
};

Manner manner_of(const Ui& ui, TipKind kind) {
    switch (kind) {
        case TipKind::info:
            return {icon::info, ui.t().warning};
        case TipKind::refused:
            return {icon::refused, ui.t().danger};
        case TipKind::warning:
            return {icon::warning, ui.t().warning};
        case TipKind::rule:
            return {nullptr, ui.t().link};
        case TipKind::plain:
            break;
    }
    return {nullptr, ui.t().edge};
}

float margin(const Ui& ui) {
    return ui.px(16);
}

float plain_margin(const Ui& ui) {
    return ui.px(10);
}

bool is_plain(const Tip& tip) {
    return tip.kind == TipKind::plain && tip.words.empty() && tip.rule.empty();
}

bool is_one_line(const Ui& ui, const Tip& tip, float width) {
    return is_plain(tip) && text_width(ui.type.body, tip.title) <= width - 2 * plain_margin(ui) + 1;
}

}  // namespace

float tip_height(const Ui& ui, const Tip& tip, float width) {
    if (is_one_line(ui, tip, width)) return ui.px(28);
    if (is_plain(tip)) {
        return paragraph_height(ui.type.body, width - 2 * plain_margin(ui), tip.title) + ui.px(10);
    }
    const float inner = width - 2 * margin(ui);
    float height = ui.px(10) + ui.px(22);
    if (tip.kind == TipKind::rule) height += ui.px(20);
    if (!tip.words.empty()) height += paragraph_height(ui.type.body, inner, tip.words) + ui.px(2);
    if (!tip.rule.empty() && tip.kind != TipKind::rule) height += ui.px(22);
    return height + ui.px(8);
}

Box put_tip_card(const Ui& ui, const Tip& tip, ImVec2 top_left, float width) {
    const Box card{top_left.x, top_left.y, width, tip_height(ui, tip, width)};
    const float radius = ui.px(is_plain(tip) ? 4 : 6);
    put_shadow(ui, card, radius);
    put_fill(card, ui.t().raised, radius);
    put_outline(ui, card, ui.t().line2, radius);
    ImDrawList& list = *ImGui::GetWindowDrawList();
    if (is_one_line(ui, tip, width)) {
        put_text(ui, list, ui.type.body, {card.x + plain_margin(ui), card.middle()}, ui.t().text, tip.title);
        return card;
    }
    if (is_plain(tip)) {
        put_paragraph(ui, ui.type.body, {card.x + plain_margin(ui), card.y + ui.px(5)},
                      width - 2 * plain_margin(ui), ui.t().text, tip.title);
        return card;
    }
    const Manner manner = manner_of(ui, tip.kind);
    list.AddRectFilled(card.min(), {card.x + ui.px(4), card.bottom()}, ink(manner.colour), radius,
                       ImDrawFlags_RoundCornersLeft);
    float x = card.x + margin(ui);
    const float inner = width - 2 * margin(ui);
    float y = card.y + ui.px(10);
    if (tip.kind == TipKind::rule) {
        put_text(ui, list, ui.type.strong, {x, y + ui.px(10)}, ui.t().link, tip.rule);
        if (!tip.chip.empty()) {
            put_chip(ui, Chip{.label = tip.chip, .kind = ChipKind::good},
                     {card.right() - margin(ui) - chip_width(ui, Chip{.label = tip.chip}), y + ui.px(10)});
        }
        y += ui.px(22);
        put_text(ui, list, ui.type.strong, {x, y + ui.px(10)}, ui.t().text, tip.title, inner);
        y += ui.px(20);
    } else {
        float room = inner;
        float at = x;
        if (manner.icon != nullptr) {
            put_text(ui, list, ui.type.body, {x, y + ui.px(10)}, manner.colour, manner.icon);
            at += ui.px(20);
            room -= ui.px(20);
        }
        put_text(ui, list, ui.type.strong, {at, y + ui.px(10)}, ui.t().text, tip.title, room);
        y += ui.px(22);
    }
    if (!tip.words.empty()) {
        y += put_paragraph(ui, ui.type.body, {x, y}, inner, ui.t().text, tip.words) + ui.px(2);
    }
    if (!tip.rule.empty() && tip.kind != TipKind::rule) {
        const std::string_view first = tip.rule_cite.empty() ? tip.rule : tip.rule_cite;
        const float id = tip.rule_cite.empty() ? 0 : text_width(ui.type.small, tip.rule) + ui.px(8);
        const float wide = put_rule_id(ui, first, {x, y + ui.px(11)}, std::max(1.0F, inner - id));
        if (id > 0)
            put_text(ui, list, ui.type.small, {x + wide + ui.px(8), y + ui.px(11)}, ui.t().text2, tip.rule);
    }
    return card;
}

float tip_width(const Ui& ui, const Tip& tip) {
    if (!is_plain(tip)) return ui.px(284);
    return std::min(std::ceil(text_width(ui.type.body, tip.title)) + 2 * plain_margin(ui), ui.px(420));
}

void put_tip(const Ui& ui, const Tip& tip, const Box& by) {
    const float width = tip_width(ui, tip);
    const float height = tip_height(ui, tip, width);
    const ImVec2 screen = ImGui::GetIO().DisplaySize;
    const float edge = ui.px(6);
    const bool below = by.bottom() + ui.px(8) + height < screen.y - edge;
    const float y = below ? by.bottom() + ui.px(8) : by.y - ui.px(8) - height;
    const float x = std::clamp(by.x, edge, std::max(edge, screen.x - width - edge));
    put_tip_at(ui, tip, {x, std::max(edge, y)});
}

void put_tip_at(const Ui& ui, const Tip& tip, ImVec2 top_left) {
    if (ui.told != nullptr) ui.told->tip = tip;
    const float width = tip_width(ui, tip);
    const float height = tip_height(ui, tip, width);
    // The window has room for the shadow and draws nothing itself: the card is the only frame.
    const float room = ui.px(12);
    ImGui::SetNextWindowPos({top_left.x - room, top_left.y - room});
    ImGui::SetNextWindowSize({width + 2 * room, height + 2 * room});
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {0, 0});
    ImGui::PushStyleVar(ImGuiStyleVar_PopupBorderSize, 0);
    ImGui::PushStyleVar(ImGuiStyleVar_PopupRounding, 0);
    ImGui::PushStyleColor(ImGuiCol_PopupBg, IM_COL32(0, 0, 0, 0));
    ImGui::BeginTooltip();
    put_tip_card(ui, tip, top_left, width);
    ImGui::EndTooltip();
    ImGui::PopStyleColor();
    ImGui::PopStyleVar(3);
}

}  // namespace hd::studio
