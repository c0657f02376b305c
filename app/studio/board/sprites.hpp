// Small pictures that are drawn again and again, painted once at the exact size: counters, words with a halo,
// discs. They share a texture, so that a board full of them is one draw.
#pragma once

#include "app/studio/board/texture.hpp"
#include "app/view/cut.hpp"

#include <functional>
#include <string>
#include <unordered_map>

namespace hd::studio {

class Sprites {
  public:
    Sprites();

    // Draws the sprite of this key with its origin at `at`. `paint` makes it where it is not there yet,
    // around the point (0, 0) and within `reach` of it.
    void draw(ImDrawList& list, const std::string& key, ImVec2 at, view::Area reach,
              const std::function<void(view::Layer&)>& paint, float alpha = 1);

  private:
    struct Sprite {
        int x = 0;
        int y = 0;
        int width = 0;
        int height = 0;
        float left = 0;  // of its corner from its origin
        float top = 0;
    };

    const Sprite* place(const std::string& key, const view::Area& reach,
                        const std::function<void(view::Layer&)>& paint);

    Texture texture_;
    std::unordered_map<std::string, Sprite> sprites_;
    int x_ = 0;
    int y_ = 0;
    int shelf_ = 0;  // height of the row that is being filled
};

}  // namespace hd::studio
