// The settings as a card over the window: each takes effect at once, so that it can be seen.
#pragma once

#include "app/studio/command_line.hpp"
#include "app/studio/message.hpp"
#include "app/studio/settings.hpp"

namespace hd::studio {

struct SettingsDialog {
    bool open = false;
    bool fresh = false;        // take the keyboard in the next frame
    bool by_keyboard = false;  // and show where it stands
};

// Emits what is changed; closes itself.
void put_settings(const Ui& ui, const Settings& settings, SettingsDialog& dialog, const Emit& emit);

// A step larger or smaller, 1 to 3.
float next_scale(float scale, int steps);

// The room that the panes need, in pixels at scale 1, and the largest step at which a window has it; 1 at
// least.
inline constexpr Size least_room{640, 400};
float largest_scale(Size window);

}  // namespace hd::studio
