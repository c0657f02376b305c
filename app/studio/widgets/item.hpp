// The one place where a widget meets ImGui: a box that can be pointed at, pressed and reached by keyboard.
#pragma once

#include "app/studio/ui.hpp"

namespace hd::studio {

// How a widget is shown: as it is, or held in one state for a gallery.
enum class Shown : std::uint8_t { live, rest, hover, press, focus, disabled };

struct ItemState {
    bool hovered = false;
    bool held = false;
    bool focused = false;  // by keyboard: the ring is drawn
    bool clicked = false;  // or Enter or Space
};

// Puts the item there; the cursor stays where it was. A held state is not clicked.
ItemState put_item(const Ui& ui, const char* id, const Box& box, Shown shown = Shown::live);
// Tells of an item that ImGui made itself.
void tell_item(const Ui& ui, const char* id, const Box& box, bool focused);
// Reserves room in the flow of the window and gives it: `width` 0 takes what is left.
Box next_box(float width, float height);
// Leaves a gap in the flow.
void put_gap(float height);

// A colour between rest and hover or press, by state.
view::Colour ground_of(const Ui& ui, const ItemState& state, view::Colour rest);

}  // namespace hd::studio
