// One window with an OpenGL 3.3 context and ImGui in it. Draws nothing of its own and knows no game.
#pragma once

#include "app/studio/canvas.hpp"
#include "app/studio/command_line.hpp"
#include "app/view/picture.hpp"

#include <tl/expected.hpp>

#include <memory>
#include <string>
#include <vector>

struct GLFWwindow;

namespace hd::studio {

// What the window was told since it was last asked.
struct WindowNews {
    bool anything = false;             // an event that may change what is shown
    bool uncovered = false;            // what it showed may be lost
    bool close = false;                // somebody wants to close it
    std::vector<std::string> dropped;  // files
    std::vector<int> repeated;         // keys that are held down, as often as the system repeats them
};

class Window {
  public:
    // A fault in words where there is no display or no OpenGL 3.3.
    static tl::expected<std::unique_ptr<Window>, std::string> open(Size size, const std::string& title);
    ~Window();
    Window(const Window&) = delete;
    Window& operator=(const Window&) = delete;

    void set_title(const std::string& title);
    void set_smallest(Size size);
    // In pixels of the frame buffer.
    Size size() const;
    // How large the screen wants everything, as a factor.
    float screen_scale() const;

    // Without waiting; or until something happens or wake() is called; or at most so long.
    void poll();
    void wait();
    void wait(double seconds);
    // From any thread: ends a wait.
    static void wake();
    WindowNews take_news();
    // Seconds since the window was opened.
    static double now();

    void begin_frame();
    // `clear` shows where nothing is drawn.
    void end_frame(view::Colour clear);
    // Seconds from begin_frame to end_frame of the last frame: what the processor did before it was painted.
    double panels_took() const { return panels_took_; }
    double frame_took() const { return frame_took_; }
    // How many pixels of the last frame were painted anew.
    float painted() const { return painted_; }
    // The last frame as rows of RGB, from the top.
    std::vector<unsigned char> pixels() const;

  private:
    explicit Window(GLFWwindow* window) : window_(window) {}

    void draw() const;

    GLFWwindow* window_;
    WindowNews news_;
    std::unique_ptr<Canvas> canvas_;
    view::Colour clear_;
    double begun_ = 0;
    double panels_took_ = 0;
    double frame_took_ = 0;
    float painted_ = 0;
};

}  // namespace hd::studio
