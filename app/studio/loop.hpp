// When a frame is drawn: after something happened, while something moves, and otherwise not at all.
#pragma once

#include "app/studio/window.hpp"

#include <functional>
#include <string>

namespace hd::studio {

// What a frame leaves due.
struct Due {
    bool end = false;      // the program ends
    bool moving = false;   // another frame at once
    bool working = false;  // a thread will wake the window; it is not idle
    double later = 0;      // a frame is due after so many seconds; 0: none
};

struct LoopPlan {
    std::string shot;  // write the picture once nothing is due, and end
    int idle_fd = -1;
    int tell_fd = -1;   // what is shown is written there before each line of the other
    int times_fd = -1;  // for each frame: its panels and all of it in microseconds, pixels painted
};

// What is shown, as a line.
using Tell = std::function<std::string()>;

// Runs until a frame says so. The fault of a picture that could not be written, or "".
std::string run_loop(Window& window, const LoopPlan& plan, const std::function<Due(const WindowNews&)>& frame,
                     const Tell& tell);

}  // namespace hd::studio
