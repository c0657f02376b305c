#include "app/studio/ui.hpp"

#include "app/studio/told.hpp"
#include "app/studio/widgets/tip.hpp"

#include <algorithm>
#include <cmath>
#include <string>

namespace hd::studio {

using view::Colour;

Box Box::take_top(float height) {
    const Box cut{x, y, w, std::min(height, h)};
    y += cut.h;
    h -= cut.h;
    return cut;
}

Box Box::take_bottom(float height) {
    const float taken = std::min(height, h);
    h -= taken;
    return {x, y + h, w, taken};
}

Box Box::take_left(float width) {
    const Box cut{x, y, std::min(width, w), h};
    x += cut.w;
    w -= cut.w;
    return cut;
}

Box Box::take_right(float width) {
    const float taken = std::min(width, w);
    w -= taken;
    return {x + w, y, taken, h};
}

ImU32 ink(Colour colour, float alpha) {
    const auto a = static_cast<ImU32>(std::lround(colour.a * static_cast<double>(alpha) * 255.0));
    return IM_COL32(colour.r, colour.g, colour.b, a);
}

float Ui::px(float length) const {
    return std::round(length * scale);
}

float text_width(const TypeFace& face, std::string_view text) {
    return face.font->CalcTextSizeA(face.font->FontSize, 1e9F, 0, text.data(), text.data() + text.size()).x;
}

namespace {

constexpr std::string_view ellipsis = "…";

ImVec2 pen_at(const TypeFace& face, ImVec2 left_middle) {
    return {std::round(left_middle.x), std::round(left_middle.y + 0.36F * face.em - face.font->Ascent)};
}

// As much of the text as fits with an ellipsis behind it.
std::string shortened(const TypeFace& face, std::string_view text, float room) {
    const float left = room - text_width(face, ellipsis);
    std::size_t end = text.size();
    while (end > 0 && text_width(face, text.substr(0, end)) > left) {
        --end;
        while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U) --end;
    }
    while (end > 0 && text[end - 1] == ' ') --end;
    return std::string(text.substr(0, end)) + std::string(ellipsis);
}

// An icon is told by what it does, not by its glyph.
bool is_icon(std::string_view text) {
    return text.size() == 3 && static_cast<unsigned char>(text[0]) == 0xEFU;
}

}  // namespace

void tell_words(const Ui& ui, ImVec2 left_middle, std::string_view text) {
    const ImVec2 end{left_middle.x + 1, left_middle.y + 1};
    if (ui.told == nullptr || text.empty() || is_icon(text) || !ImGui::IsRectVisible(left_middle, end))
        return;
    ui.told->words.push_back({std::string(text), left_middle});
}

float put_text(const Ui& ui, ImDrawList& list, const TypeFace& face, ImVec2 left_middle, Colour colour,
               std::string_view text, float room) {
    tell_words(ui, left_middle, text);
    const float width = text_width(face, text);
    const ImVec2 pen = pen_at(face, left_middle);
    if (room > 0 && width > room + 0.5F) {
        const std::string cut = shortened(face, text, room);
        list.AddText(face.font, face.font->FontSize, pen, ink(colour), cut.data(), cut.data() + cut.size());
        return room;
    }
    list.AddText(face.font, face.font->FontSize, pen, ink(colour), text.data(), text.data() + text.size());
    return width;
}

float put_text(const Ui& ui, const TypeFace& face, const Box& box, Colour colour, std::string_view text,
               Align align) {
    const float width = std::min(text_width(face, text), box.w);
    const float share = align == Align::left ? 0.0F : align == Align::middle ? 0.5F : 1.0F;
    const ImVec2 at{box.x + (box.w - width) * share, box.middle()};
    put_text(ui, *ImGui::GetWindowDrawList(), face, at, colour, text, box.w);
    const bool is_cut = text_width(face, text) > box.w + 0.5F;
    if (is_cut && ImGui::IsWindowHovered(ImGuiHoveredFlags_AllowWhenBlockedByActiveItem) &&
        box.has(ImGui::GetMousePos())) {
        put_tip(ui, Tip{.title = std::string(text)}, box);
    }
    return width;
}

float line_height(const TypeFace& face) {
    return std::round(face.em * 1.36F);
}

namespace {

// Calls `line` with each line of the text broken at spaces.
template <class Line>
int break_lines(const TypeFace& face, float width, std::string_view text, Line line) {
    int count = 0;
    const char* at = text.data();
    const char* const end = at + text.size();
    while (at < end) {
        const char* stop = face.font->CalcWordWrapPositionA(1.0F, at, end, width);
        if (stop == at) ++stop;
        const char* const newline = std::find(at, stop, '\n');
        stop = newline;
        line(std::string_view(at, static_cast<std::size_t>(stop - at)), count);
        ++count;
        at = stop;
        while (at < end && (*at == ' ' || *at == '\n')) {
            ++at;
            if (at[-1] == '\n') break;
        }
    }
    return count;
}

}  // namespace

float put_paragraph(const Ui& ui, const TypeFace& face, ImVec2 top_left, float width, Colour colour,
                    std::string_view text) {
    const float step = line_height(face);
    const int lines = break_lines(face, width, text, [&](std::string_view line, int n) {
        const ImVec2 at{top_left.x, top_left.y + step * (static_cast<float>(n) + 0.5F)};
        put_text(ui, *ImGui::GetWindowDrawList(), face, at, colour, line);
    });
    return step * static_cast<float>(lines);
}

float paragraph_height(const TypeFace& face, float width, std::string_view text) {
    return line_height(face) *
           static_cast<float>(break_lines(face, width, text, [](std::string_view, int) {}));
}

void put_fill(const Box& box, Colour colour, float radius) {
    ImGui::GetWindowDrawList()->AddRectFilled(box.min(), box.max(), ink(colour), radius);
}

void put_outline(const Ui& ui, const Box& box, Colour colour, float radius, float width) {
    const float line = width > 0 ? width : ui.hair();
    const Box middle = box.inset(line / 2);
    ImGui::GetWindowDrawList()->AddRect(middle.min(), middle.max(), ink(colour), radius, 0, line);
}

void put_rule(const Ui& ui, ImVec2 from, float length, Colour colour, bool down) {
    const float line = ui.hair();
    const ImVec2 to = down ? ImVec2{from.x + line, from.y + length} : ImVec2{from.x + length, from.y + line};
    ImGui::GetWindowDrawList()->AddRectFilled(from, to, ink(colour));
}

void put_shadow(const Ui& ui, const Box& box, float radius) {
    for (int ring = 7; ring >= 1; --ring) {
        const float out = ui.px(static_cast<float>(ring));
        const Box grown{box.x - out, box.y - out + ui.px(3), box.w + 2 * out, box.h + 2 * out};
        put_fill(grown, view::colour(0x1A140A, 0.045), radius + out);
    }
}

void put_focus(const Ui& ui, const Box& box, float radius) {
    const float width = ui.px(2);
    const float away = ui.px(1) + width / 2;
    const Box ring{box.x - away, box.y - away, box.w + 2 * away, box.h + 2 * away};
    ImGui::GetWindowDrawList()->AddRect(ring.min(), ring.max(), ink(ui.t().focus), radius + ui.px(2), 0,
                                        width);
}

bool last_item_has_focus() {
    return ImGui::IsItemFocused() && ImGui::GetIO().NavVisible;
}

}  // namespace hd::studio
