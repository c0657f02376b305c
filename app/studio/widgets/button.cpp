#include "app/studio/widgets/button.hpp"

#include "app/studio/widgets/chip.hpp"

#include <algorithm>
#include <cmath>

namespace hd::studio {

using view::Colour;

namespace {

struct Inks {
    Colour ground;
    Colour line;
    Colour text;
    bool boxed = true;
};

Inks inks_of(const Ui& ui, const Button& button, const ItemState& state, bool disabled) {
    const view::Theme& t = ui.t();
    if (disabled) return {t.panel, t.line, t.disabled, button.kind != ButtonKind::quiet};
    if (button.on) return {t.accent_soft, t.accent_fill, t.accent, true};
    if (button.kind == ButtonKind::main) {
        const Colour ground = state.held      ? view::mix(t.accent_fill, view::colour(0x000000), 0.18)
                              : state.hovered ? view::mix(t.accent_fill, view::colour(0xFFFFFF), 0.08)
                                              : t.accent_fill;
        return {ground, ground, t.accent_ink, true};
    }
    if (button.kind == ButtonKind::quiet) {
        return {ground_of(ui, state, t.panel), t.line, t.text, false};
    }
    return {ground_of(ui, state, t.raised), t.line2, t.text, true};
}

float gap(const Ui& ui) {
    return ui.px(7);
}

}  // namespace

float button_width(const Ui& ui, const Button& button) {
    const TypeFace& face = button.kind == ButtonKind::main ? ui.type.strong : ui.type.body;
    float width = ui.px(button.label.empty() ? 8 : 12) * 2;
    if (!button.label.empty()) width += text_width(button.small ? ui.type.small : face, button.label);
    if (button.icon != nullptr) width += ui.px(14) + (button.label.empty() ? 0 : gap(ui));
    if (!button.key.empty()) width += gap(ui) + ui.px(3) + key_cap_width(ui, button.key);
    return std::ceil(width);
}

bool put_button(const Ui& ui, const Button& button, const Box& box, Shown shown) {
    const bool disabled = button.refused.has_value() || shown == Shown::disabled;
    const ItemState state = put_item(ui, button.id, box, shown == Shown::disabled ? Shown::rest : shown);
    const Inks inks = inks_of(ui, button, state, disabled);
    const float radius = ui.px(4);
    if (inks.boxed || state.hovered) put_fill(box, inks.ground, radius);
    if (inks.boxed) put_outline(ui, box, inks.line, radius);
    if (state.focused) put_focus(ui, box, radius);

    ImDrawList& list = *ImGui::GetWindowDrawList();
    const TypeFace& face = button.small                      ? ui.type.small
                           : button.kind == ButtonKind::main ? ui.type.strong
                                                             : ui.type.body;
    const float margin = ui.px(button.label.empty() ? 8 : 12);
    const float cap = button.key.empty() ? 0 : key_cap_width(ui, button.key);
    float content = button.label.empty() ? 0 : text_width(face, button.label);
    if (button.icon != nullptr) content += ui.px(14) + (button.label.empty() ? 0 : gap(ui));
    const float room = box.w - 2 * margin - (cap > 0 ? cap + gap(ui) : 0);
    const float share = button.align == Align::left ? 0 : 0.5F;
    float x = box.x + margin + std::max(0.0F, (room - content) * share);
    if (button.icon != nullptr) {
        const float wide = text_width(ui.type.body, button.icon);
        put_text(ui, list, ui.type.body, {x + (ui.px(14) - wide) / 2, box.middle()}, inks.text, button.icon);
        x += ui.px(14) + gap(ui);
    }
    if (!button.label.empty()) {
        put_text(ui, list, face, {x, box.middle()}, inks.text, button.label,
                 std::max(ui.px(8), box.right() - margin - x - (cap > 0 ? cap + gap(ui) : 0) + ui.px(2)));
    }
    if (cap > 0) {
        put_key_cap(ui, button.key, {box.right() - margin - cap + ui.px(2), box.middle()},
                    button.kind == ButtonKind::main ? inks.text : ui.t().text2);
    }
    if (button.label.empty()) {
        tell_words(ui, {box.x + box.w / 2, box.middle()},
                   button.refused ? button.refused->title : button.tip);
    }
    if (disabled && button.refused && (state.hovered || state.focused)) {
        put_tip(ui, *button.refused, box);
    } else if (!button.tip.empty() && (state.hovered || state.focused)) {
        put_tip(ui, Tip{.title = button.tip}, box);
    }
    return state.clicked && !disabled;
}

bool put_link(const Ui& ui, const char* id, std::string_view label, const Box& box, Align align) {
    const float width = std::min(text_width(ui.type.small, label), box.w);
    const float x = align == Align::right ? box.right() - width : box.x;
    const Box words{x, box.y, width, box.h};
    const ItemState state = put_item(ui, id, words);
    put_text(ui, ui.type.small, words, ui.t().link, label);
    if (state.hovered || state.held) put_rule(ui, {x, box.middle() + ui.px(7)}, width, ui.t().link);
    if (state.focused) put_focus(ui, words.inset(-ui.px(2), 0), ui.px(3));
    return state.clicked;
}

}  // namespace hd::studio
