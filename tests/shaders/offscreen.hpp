// OpenGL 3.3 core without a window or a display (EGL, surfaceless), drawing into a small picture of our own.
#pragma once

#include "shaders/board_shaders.hpp"

#include <array>
#include <cstdint>
#include <string>

namespace hd::tests {

using Pixel = std::array<int, 4>;  // red, green, blue, alpha, 0..255

// A current context with a framebuffer of `width` x `height` pixels. A machine without one fails the test.
class Offscreen {
  public:
    Offscreen(int width, int height);
    ~Offscreen();
    Offscreen(const Offscreen&) = delete;
    Offscreen& operator=(const Offscreen&) = delete;

    // The pixel `x` from the left and `y` from the top.
    Pixel pixel(int x, int y) const;

  private:
    void* display_ = nullptr;
    void* context_ = nullptr;
    int height_;
};

// A linked program, in use; 0 with the compiler's words in `log` if a stage does not compile or they do not
// fit.
std::uint32_t link(const shaders::Program& program, std::string& log);

}  // namespace hd::tests
