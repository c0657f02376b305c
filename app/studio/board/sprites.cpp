#include "app/studio/board/sprites.hpp"

#include "app/view/cairo_painter.hpp"

#include <algorithm>
#include <array>
#include <cmath>

namespace hd::studio {

namespace {

constexpr int side = 2048;

}  // namespace

Sprites::Sprites() : texture_(side, side) {}

const Sprites::Sprite* Sprites::place(const std::string& key, const view::Area& reach,
                                      const std::function<void(view::Layer&)>& paint) {
    const auto found = sprites_.find(key);
    if (found != sprites_.end()) return &found->second;
    const int left = static_cast<int>(std::floor(reach.left)) - 1;
    const int top = static_cast<int>(std::floor(reach.top)) - 1;
    const int width = static_cast<int>(std::ceil(reach.right)) + 1 - left;
    const int height = static_cast<int>(std::ceil(reach.bottom)) + 1 - top;
    if (width > side || height > side) return nullptr;
    if (x_ + width > side) {
        x_ = 0;
        y_ += shelf_;
        shelf_ = 0;
    }
    if (y_ + height > side) {
        // Full: what is still in use is painted again.
        sprites_.clear();
        x_ = y_ = shelf_ = 0;
    }
    view::Layer layer;
    paint(layer);
    const view::Point origin{static_cast<double>(left), static_cast<double>(top)};
    texture_.put(x_, y_, view::paint_pixels(std::array{layer}, origin, 1, width, height));
    const Sprite sprite{x_, y_, width, height, static_cast<float>(left), static_cast<float>(top)};
    x_ += width + 1;
    shelf_ = std::max(shelf_, height + 1);
    return &sprites_.emplace(key, sprite).first->second;
}

void Sprites::draw(ImDrawList& list, const std::string& key, ImVec2 at, view::Area reach,
                   const std::function<void(view::Layer&)>& paint, float alpha) {
    const Sprite* const sprite = place(key, reach, paint);
    if (sprite == nullptr) return;
    const ImVec2 from{std::round(at.x) + sprite->left, std::round(at.y) + sprite->top};
    const auto w = static_cast<float>(sprite->width);
    const auto h = static_cast<float>(sprite->height);
    constexpr float whole = side;
    const auto x = static_cast<float>(sprite->x);
    const auto y = static_cast<float>(sprite->y);
    list.AddImage(texture_.id(), from, {from.x + w, from.y + h}, {x / whole, y / whole},
                  {(x + w) / whole, (y + h) / whole},
                  IM_COL32(255, 255, 255, static_cast<int>(std::lround(alpha * 255.0F))));
}

}  // namespace hd::studio
