// hundred-days-studio: the window in which scenarios are edited, played and looked into.
#include "app/studio/command_line.hpp"
#include "app/studio/loop.hpp"
#include "app/studio/studio.hpp"
#include "app/studio/window.hpp"

#include <cstdio>

namespace {

int fail(const std::string& words) {
    std::fputs((words + "\n").c_str(), stderr);
    return 1;
}

}  // namespace

int main(int argc, char** argv) {
    using namespace hd::studio;
    const auto line = parse_command_line(argc, argv);
    if (!line) {
        std::fputs(line.error().text.c_str(), line.error().code == 0 ? stdout : stderr);
        return line.error().code;
    }
    auto window = Window::open(line->size, "Hundred Days");
    if (!window) return fail(window.error());
    auto studio = Studio::open(**window, *line);
    if (!studio) return fail(studio.error());
    const LoopPlan plan{line->shot, line->idle_fd, line->tell_fd, line->times_fd};
    const std::string fault = run_loop(
        **window, plan, [&](const WindowNews& news) { return (*studio)->frame(news); },
        [&] { return (*studio)->told(); });
    return fault.empty() ? 0 : fail(fault);
}
