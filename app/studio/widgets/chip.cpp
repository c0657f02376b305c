#include "app/studio/widgets/chip.hpp"

#include <algorithm>
#include <cmath>

namespace hd::studio {

using view::Colour;

namespace {

struct Inks {
    Colour text;
    Colour ground;
};

Inks inks_of(const Ui& ui, ChipKind kind) {
    const view::Theme& t = ui.t();
    switch (kind) {
        case ChipKind::danger:
            return {t.danger, t.danger_soft};
        case ChipKind::warning:
            return {t.warning, t.warning_soft};
        case ChipKind::link:
            return {t.link, t.link_soft};
        case ChipKind::good:
            return {t.accent, t.accent_soft};
        case ChipKind::before:
            return {t.before, t.before_soft};
        case ChipKind::after:
            return {t.after, t.after_soft};
        case ChipKind::lucky:
            return {t.lucky, t.link_soft};
        case ChipKind::unlucky:
            return {t.unlucky, t.warning_soft};
        case ChipKind::quiet:
            break;
    }
    return {t.text2, t.hover};
}

}  // namespace

float chip_width(const Ui& ui, const Chip& chip) {
    const float icon = chip.icon == nullptr ? 0 : ui.px(14);
    return ui.px(16) + icon + text_width(ui.type.small, chip.label);
}

void put_chip(const Ui& ui, const Chip& chip, ImVec2 left_middle) {
    const Inks inks = inks_of(ui, chip.kind);
    const float height = ui.px(18);
    const Box box{left_middle.x, std::round(left_middle.y - height / 2), chip_width(ui, chip), height};
    put_fill(box, inks.ground, ui.px(9));
    ImDrawList& list = *ImGui::GetWindowDrawList();
    float x = box.x + ui.px(8);
    if (chip.icon != nullptr) {
        put_text(ui, list, ui.type.small, {x, box.middle()}, inks.text, chip.icon);
        x += ui.px(14);
    }
    put_text(ui, list, ui.type.small, {x, box.middle()}, inks.text, chip.label);
}

float key_cap_width(const Ui& ui, std::string_view key) {
    return std::max(ui.px(20), text_width(ui.type.small, key) + ui.px(11));
}

void put_key_cap(const Ui& ui, std::string_view key, ImVec2 left_middle, Colour colour) {
    const float height = ui.px(18);
    const Box box{left_middle.x, std::round(left_middle.y - height / 2), key_cap_width(ui, key), height};
    put_outline(ui, box, view::mix(ui.t().line2, colour, 0.15), ui.px(3));
    put_text(ui, ui.type.small, box, colour, key, Align::middle);
}

float put_rule_id(const Ui& ui, std::string_view id, ImVec2 left_middle, float room) {
    const float width =
        put_text(ui, *ImGui::GetWindowDrawList(), ui.type.small, left_middle, ui.t().link, id, room);
    Colour line = ui.t().link;
    line.a = 0.45;
    put_rule(ui, {left_middle.x, std::round(left_middle.y + ui.px(7))}, width, line);
    return width;
}

}  // namespace hd::studio
