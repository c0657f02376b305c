// Pixels on the graphics card. Needs a current OpenGL context for as long as it lives.
#pragma once

#include "app/view/cairo_painter.hpp"

#include <imgui.h>

namespace hd::studio {

class Texture {
  public:
    // Empty: transparent, to be filled in by parts.
    Texture(int width, int height);
    explicit Texture(const view::Pixels& pixels);
    Texture(Texture&& other) noexcept;
    Texture& operator=(Texture&& other) noexcept;
    Texture(const Texture&) = delete;
    Texture& operator=(const Texture&) = delete;
    ~Texture();

    void put(int x, int y, const view::Pixels& pixels);
    int width() const { return width_; }
    int height() const { return height_; }
    // OpenGL's name in the lower half, which is all that ImGui's painter looks at; above it a digest of the
    // pixels, so that what is drawn with other pixels is seen to be different.
    ImTextureID id() const;

  private:
    unsigned name_ = 0;
    std::uint64_t edition_ = 0;
    int width_ = 0;
    int height_ = 0;
};

}  // namespace hd::studio
