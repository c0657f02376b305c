// What the window remembers from run to run: a file of plain lines, "name value", that a person may edit.
#pragma once

#include "app/studio/panes.hpp"
#include "app/view/counter_style.hpp"

#include <string>

namespace hd::studio {

struct Settings {
    bool dark = false;
    float scale = 0;  // 0: as the screen says
    bool motion = true;
    view::CounterStyle counters;
    bool stops_at_forced = false;  // Play shows what was taken by itself and waits
    Panes panes;
};

// A missing file gives the first settings. A broken line is left out and named in `fault`.
Settings read_settings(const std::string& path, std::string& fault);
// Why it could not be written; "" when it was.
std::string write_settings(const std::string& path, const Settings& settings);

}  // namespace hd::studio
