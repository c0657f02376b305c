// What every panel draws with: theme, type and scale, and the few strokes that ImGui has no word for. Holds
// no model and decides nothing.
#pragma once

#include "app/studio/type.hpp"
#include "app/view/theme.hpp"

#include <imgui.h>

#include <string_view>

namespace hd::studio {

struct Box {
    float x = 0;
    float y = 0;
    float w = 0;
    float h = 0;

    float right() const { return x + w; }
    float bottom() const { return y + h; }
    float middle() const { return y + h / 2; }
    ImVec2 min() const { return {x, y}; }
    ImVec2 max() const { return {x + w, y + h}; }
    bool has(ImVec2 p) const { return p.x >= x && p.x < right() && p.y >= y && p.y < bottom(); }
    Box inset(float by) const { return {x + by, y + by, w - 2 * by, h - 2 * by}; }
    Box inset(float across, float down) const { return {x + across, y + down, w - 2 * across, h - 2 * down}; }

    // Cuts a strip off one side and gives it.
    Box take_top(float height);
    Box take_bottom(float height);
    Box take_left(float width);
    Box take_right(float width);
};

enum class Align : std::uint8_t { left, middle, right };

ImU32 ink(view::Colour colour, float alpha = 1);

struct Told;  // told.hpp

struct Ui {
    const view::Theme* theme = nullptr;
    Type type;
    float scale = 1;
    bool motion = true;
    Told* told = nullptr;  // where widgets say what they show, when somebody asks for it

    const view::Theme& t() const { return *theme; }
    // A length in pixels at scale 1, rounded to whole pixels.
    float px(float length) const;
    // Of a side that has this colour on the board.
    view::Colour side(view::Colour on_board) const { return view::lane_of(t(), on_board); }
    // A line of 1.
    float hair() const { return px(1) < 1 ? 1 : px(1); }
};

// How wide a line of text is.
float text_width(const TypeFace& face, std::string_view text);

// Tells of words that are in sight; put_text does so itself.
void tell_words(const Ui& ui, ImVec2 left_middle, std::string_view text);
// One line of text centred on `middle` by its capitals. It ends in an ellipsis where it would pass `room`
// (0: no limit). Gives its width.
float put_text(const Ui& ui, ImDrawList& list, const TypeFace& face, ImVec2 left_middle, view::Colour colour,
               std::string_view text, float room = 0);
// The same within a box, its whole text in a tooltip when it had to be cut.
float put_text(const Ui& ui, const TypeFace& face, const Box& box, view::Colour colour, std::string_view text,
               Align align = Align::left);
// Lines broken at spaces to a width; gives the height that was used.
float put_paragraph(const Ui& ui, const TypeFace& face, ImVec2 top_left, float width, view::Colour colour,
                    std::string_view text);
float paragraph_height(const TypeFace& face, float width, std::string_view text);
float line_height(const TypeFace& face);

void put_fill(const Box& box, view::Colour colour, float radius = 0);
void put_outline(const Ui& ui, const Box& box, view::Colour colour, float radius = 0, float width = 0);
// A hairline across or down.
void put_rule(const Ui& ui, ImVec2 from, float length, view::Colour colour, bool down = false);
// The shadow of what floats.
void put_shadow(const Ui& ui, const Box& box, float radius);
// Round what the keyboard stands on: 2 wide, 1 away.
void put_focus(const Ui& ui, const Box& box, float radius);

// The keyboard stands on the last item and has been used.
bool last_item_has_focus();

}  // namespace hd::studio
