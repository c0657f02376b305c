#include "app/studio/loop.hpp"

#include "app/studio/shot.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <string_view>

namespace hd::studio {

namespace {

// ImGui needs some frames to settle after an input: what was clicked, then what that opened, then its size.
constexpr int frames_after_news = 4;

// Who listened may have gone; that is no fault of ours.
void write_to(int fd, std::string_view line) {
    while (!line.empty()) {
        const auto written = ::write(fd, line.data(), line.size());
        if (written <= 0) return;
        line.remove_prefix(static_cast<std::size_t>(written));
    }
}

void say_idle(const LoopPlan& plan, const Tell& tell) {
    if (plan.tell_fd >= 0) write_to(plan.tell_fd, tell());
    if (plan.idle_fd >= 0) write_to(plan.idle_fd, "idle\n");
}

void say_times(const LoopPlan& plan, const Window& window, double whole) {
    if (plan.times_fd < 0) return;
    const double panels = window.panels_took();
    write_to(plan.times_fd,
             fmt::format("{:.0f} {:.0f} {:.0f}\n", panels * 1e6, whole * 1e6, window.painted()));
}

}  // namespace

std::string run_loop(Window& window, const LoopPlan& plan, const std::function<Due(const WindowNews&)>& frame,
                     const Tell& tell) {
    int frames = frames_after_news;
    bool said = false;
    Due due;
    while (!due.end) {
        const WindowNews news = window.take_news();
        if (news.anything) {
            frames = frames_after_news;
            said = false;
        }
        if (frames > 0) --frames;
        const double begun = Window::now();
        due = frame(news);
        say_times(plan, window, Window::now() - begun);
        if (due.end) break;
        if (frames > 0 || due.moving) {
            window.poll();
            continue;
        }
        if (due.working) {
            window.wait(0.25);
            frames = 1;
            continue;
        }
        if (!plan.shot.empty()) return write_shot(window, plan.shot);
        if (!said) say_idle(plan, tell);
        said = true;
        if (due.later > 0) {
            window.wait(due.later);
            frames = 1;
        } else {
            window.wait();
            // Woken by a thread rather than by an event: one frame shows what it brought.
            frames = 1;
        }
    }
    return {};
}

}  // namespace hd::studio
