// What a frame shows, in words and boxes: for screen readers and for tests. The widgets fill it when somebody
// asks for it; it decides nothing.
#pragma once

#include "app/studio/widgets/tip.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace hd::studio {

// Something that can be pressed or typed into, as much of it as is in sight.
struct ToldItem {
    std::string id;
    Box box;
    bool focused = false;  // the keyboard stands on it
};

// A line of text on the screen.
struct ToldWords {
    std::string text;
    ImVec2 at;  // the middle of its left end
};

struct Told {
    std::vector<ToldItem> items;
    std::vector<ToldWords> words;
    std::vector<ToldWords> hexes;     // label and centre of each hex in sight
    std::vector<std::string> lit;     // labels of those where the unit in hand may go
    std::vector<std::string> reach;   // of those where the enemy could stop
    std::vector<std::string> seen;    // of those in sight of where somebody looks from
    std::vector<std::string> hidden;  // of those out of it
    std::optional<Tip> tip;
};

// What belongs to the window and not to one widget.
struct ToldFrame {
    std::string_view workspace;
    std::string_view title;  // of what is open
    bool dirty = false;
    std::string_view toast;
};
struct Dialog;

// The frame as one line of JSON with a line end: docs/studio.md describes it.
std::string told_line(const Told& told, const ToldFrame& frame, const Dialog* dialog);

}  // namespace hd::studio
