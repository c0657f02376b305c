// Buttons: plain ones, the one main act of a pane, quiet ones without a box, and switches that stay down.
#pragma once

#include "app/studio/widgets/item.hpp"
#include "app/studio/widgets/tip.hpp"

#include <optional>
#include <string>

namespace hd::studio {

enum class ButtonKind : std::uint8_t { plain, main, quiet };

struct Button {
    const char* id = "";
    std::string label = {};
    const char* icon = nullptr;
    std::string key = {};  // "Ctrl+Z", shown as a cap
    ButtonKind kind = ButtonKind::plain;
    bool on = false;                  // a switch that is down
    std::optional<Tip> refused = {};  // why it can't be used now; it still takes focus and hover
    std::string tip = {};             // of an icon without a word: its name and key
    Align align = Align::middle;
    bool small = false;
};

float button_width(const Ui& ui, const Button& button);
// True when it was used. `box` is as high as it is wanted: 28 at scale 1.
bool put_button(const Ui& ui, const Button& button, const Box& box, Shown shown = Shown::live);

// Words that act: in the colour of a link, without a box.
bool put_link(const Ui& ui, const char* id, std::string_view label, const Box& box,
              Align align = Align::left);

}  // namespace hd::studio
