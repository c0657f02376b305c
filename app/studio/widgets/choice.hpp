// One of several or yes and no: boxes to tick, round ones, segments, tabs.
#pragma once

#include "app/studio/widgets/item.hpp"

#include <span>
#include <string>
#include <string_view>

namespace hd::studio {

// True when it was clicked; the caller changes the value.
bool put_check(const Ui& ui, const char* id, std::string_view label, bool on, const Box& box,
               Shown shown = Shown::live);
bool put_radio(const Ui& ui, const char* id, std::string_view label, bool on, const Box& box,
               Shown shown = Shown::live);

struct Segment {
    const char* id;
    std::string label;
    const char* icon = nullptr;
};
// Side by side in one frame; gives the one that was clicked, else -1.
int put_segments(const Ui& ui, std::span<const Segment> segments, int on, const Box& box);
float segments_width(const Ui& ui, std::span<const Segment> segments);

// Words with a line under the chosen one.
int put_tabs(const Ui& ui, std::span<const Segment> tabs, int on, const Box& box);

}  // namespace hd::studio
