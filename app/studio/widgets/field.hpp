// Fields to type in, lists to choose from, sliders.
#pragma once

#include "app/studio/widgets/item.hpp"

#include <span>
#include <string>
#include <string_view>

namespace hd::studio {

struct Field {
    const char* id = "";
    const char* hint = "";
    const char* icon = nullptr;
    std::string key = {};  // a cap at the right end: "Ctrl+F"
    bool focus = false;    // take the keyboard now
    bool numbers = false;  // digits and a sign only
};

struct FieldNews {
    bool changed = false;
    bool entered = false;  // Enter
    bool left = false;     // the keyboard went elsewhere after a change
};

FieldNews put_field(const Ui& ui, const Field& field, std::string& text, const Box& box,
                    Shown shown = Shown::live);

// Shows the chosen one and opens a list; gives a new choice, else -1.
int put_combo(const Ui& ui, const char* id, std::span<const std::string> choices, int on, const Box& box,
              Shown shown = Shown::live);

// True while it is moved. `value` from 0 to 1.
bool put_slider(const Ui& ui, const char* id, float& value, const Box& box, Shown shown = Shown::live);

}  // namespace hd::studio
