// Everything that can be done, by name: the list behind "Find a command", and the keys of the window.
#pragma once

#include "app/studio/message.hpp"
#include "app/studio/settings.hpp"
#include "app/studio/ui.hpp"

#include <string>
#include <vector>

namespace hd::studio {

struct Command {
    std::string title;  // "Next combat"
    std::string key;    // "C"
    Message message;
};

// What there is in a workspace, with what there is everywhere.
std::vector<Command> commands_of(WorkspaceId workspace, const Settings& settings);

struct Finder {
    bool open = false;
    bool fresh = false;  // take the keyboard in the next frame
    std::string text;
    int at = 0;
};

// Floats under the bar; emits what was chosen and closes.
void put_finder(const Ui& ui, const std::vector<Command>& commands, Finder& finder, const Emit& emit);

}  // namespace hd::studio
