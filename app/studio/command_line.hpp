// What the studio is started with.
#pragma once

#include "app/studio/workspace.hpp"

#include <tl/expected.hpp>

#include <optional>
#include <string>

namespace hd::studio {

struct Size {
    int width = 1280;
    int height = 800;
};

// In which every workspace has room for its panes.
inline constexpr Size smallest_window{1000, 640};

struct CommandLine {
    std::string file;  // a scenario by id or path, or a recording; "" for none
    std::optional<WorkspaceId> workspace;
    std::int64_t at = -1;  // an event of the recording
    Size size;
    float scale = 0;       // 0: as the settings or the screen say
    std::string theme;     // "light", "dark", or "" as the settings say
    std::string shot;      // write a picture of the window there and end
    std::string settings;  // folder of settings, recent files and journals; "" for the user's own
    std::string data;      // the data folder; "" to look for it
    int idle_fd = -1;      // a line is written there whenever nothing is due
    int tell_fd = -1;      // what is shown is written there as a line of JSON whenever nothing is due
    int times_fd = -1;     // a line is written there for each frame
    bool gallery = false;  // every widget in every state
};

// What to print and the exit code where the program should end at once: help, or a fault of usage.
struct Ending {
    std::string text;
    int code = 0;
};

tl::expected<CommandLine, Ending> parse_command_line(int argc, char** argv);

}  // namespace hd::studio
