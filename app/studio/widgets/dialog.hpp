// A question or a message that has to be answered before anything else, and short notes that go by
// themselves.
#pragma once

#include "app/studio/widgets/button.hpp"

#include <string>
#include <vector>

namespace hd::studio {

// What, then why, then what can be done. The first button is the main act; the last one is Escape's.
struct Dialog {
    std::string title;
    std::string words;
    std::string note = {};  // "Nothing has been written."
    std::vector<std::string> buttons = {"Close"};
    bool by_keyboard = false;  // the keyboard was used last: the ring stands round the first button at once
    bool fresh = true;         // it has not been put yet
};

// In place, for a gallery; gives the button that was chosen, else -1.
int put_dialog_card(const Ui& ui, const Dialog& dialog, const Box& box, Shown first_button = Shown::live);
float dialog_height(const Ui& ui, const Dialog& dialog, float width);
// In the middle of the window over a veil; gives the button that was chosen, else -1.
int put_dialog(const Ui& ui, Dialog& dialog);

// "Saved. 300 hexes, 62 units." with one act; true when it was chosen.
bool put_toast(const Ui& ui, const char* id, std::string_view words, std::string_view act, const Box& box);

}  // namespace hd::studio
