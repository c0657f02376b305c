// The parts a pane is made of: the pane itself, headers, rows, splitters, a busy bar, and what stands where
// nothing is.
#pragma once

#include "app/studio/widgets/button.hpp"

#include <string>
#include <string_view>

namespace hd::studio {

// A child region with its own scroll bar. `end` must follow always.
void begin_pane(const Ui& ui, const char* id, const Box& box, view::Colour ground, float margin = 0);
void end_pane();

// A line of strong text, 32 high; what stands at its right end is the caller's.
Box put_header(const Ui& ui, std::string_view title);
// Small text with a line behind it: "Turn 1, French movement ———".
void put_divider(const Ui& ui, std::string_view title);

struct Row {
    const char* id = "";
    bool selected = false;
    float height = 24;    // at scale 1
    bool future = false;  // not yet: paler
};
struct RowNews {
    Box box;
    ItemState state;
};
// The ground and bar of a row in a list; its contents are the caller's.
RowNews put_row(const Ui& ui, const Row& row);

// Between two panes: gives how far it was dragged in pixels, or asks for the first size again.
struct Split {
    float moved = 0;
    bool reset = false;
};
Split put_splitter(const Ui& ui, const char* id, const Box& line, bool down);

// Words, how much is done, and a way out; true when it was cancelled.
bool put_busy(const Ui& ui, const char* id, std::string_view words, float share, const Box& box);

struct Empty {
    const char* icon = nullptr;
    std::string title;
    std::string line;
    std::string act = {};
};
// True when its act was chosen.
bool put_empty(const Ui& ui, const char* id, const Empty& empty, const Box& box, bool framed = true);

}  // namespace hd::studio
