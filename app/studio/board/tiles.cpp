#include "app/studio/board/tiles.hpp"

#include "app/studio/window.hpp"

#include <algorithm>
#include <cmath>

namespace hd::studio {

namespace {

constexpr std::size_t most_tiles = 400;  // 100 MB

struct Range {
    int first = 0;
    int last = -1;
};

// The tiles of the map that touch a stretch of the screen.
Range tiles_between(double from, double to, double corner, double size) {
    constexpr double side = tile_side;
    constexpr double border = 0.7;  // pitches of what is drawn beyond the last hexes
    const double low = std::max(from - corner, -border * side);
    const double high = std::min(to - corner, size + border * side);
    return {static_cast<int>(std::floor(low / side)), static_cast<int>(std::floor(high / side))};
}

}  // namespace

Tiles::Tiles() : painter_(&Window::wake) {}

void Tiles::take_painted() {
    for (PaintedTile& tile : painter_.take()) kept_.push_front({tile.name, Texture(tile.pixels)});
    while (kept_.size() > most_tiles) kept_.pop_back();
}

const Tiles::Kept* Tiles::find(const TileName& name) {
    const auto found =
        std::find_if(kept_.begin(), kept_.end(), [&](const Kept& one) { return one.name == name; });
    if (found == kept_.end()) return nullptr;
    kept_.splice(kept_.begin(), kept_, found);
    return &kept_.front();
}

void Tiles::draw_one(const Kept& tile, const view::BoardFrame& frame) const {
    const double grown = frame.pitch() / tile.name.pitch;
    const double side = tile_side * grown;
    const double x = frame.corner().x + tile.name.column * side;
    const double y = frame.corner().y + tile.name.row * side;
    ImGui::GetWindowDrawList()->AddImage(tile.texture.id(), {static_cast<float>(x), static_cast<float>(y)},
                                         {static_cast<float>(x + side), static_cast<float>(y + side)});
}

std::vector<TileName> Tiles::missing(const Ground& ground, const view::BoardFrame& frame, const Box& pane) {
    const Range across = tiles_between(pane.x, pane.right(), frame.corner().x, frame.width());
    const Range down = tiles_between(pane.y, pane.bottom(), frame.corner().y, frame.height());
    std::vector<TileName> names;
    for (int row = down.first; row <= down.last; ++row) {
        for (int column = across.first; column <= across.last; ++column) {
            const TileName name{ground.edition, frame.pitch(), column, row};
            if (find(name) == nullptr) names.push_back(name);
        }
    }
    const ImVec2 mouse = ImGui::GetMousePos();
    const view::Point at =
        pane.has(mouse) ? view::Point{mouse.x, mouse.y} : view::Point{pane.x + pane.w / 2, pane.middle()};
    const auto away = [&](const TileName& name) {
        const double x = frame.corner().x + (name.column + 0.5) * tile_side - at.x;
        const double y = frame.corner().y + (name.row + 0.5) * tile_side - at.y;
        return x * x + y * y;
    };
    std::stable_sort(names.begin(), names.end(),
                     [&](const TileName& a, const TileName& b) { return away(a) < away(b); });
    return names;
}

void Tiles::draw(const Ground& ground, const Camera& camera, const Box& pane, bool resting) {
    take_painted();
    const view::BoardFrame frame = camera.frame(*ground.map, pane);
    std::vector<TileName> wanted = missing(ground, frame, pane);
    // Below what is missing lie tiles of other pitches and earlier editions, the oldest lowest.
    if (!wanted.empty()) {
        for (auto tile = kept_.rbegin(); tile != kept_.rend(); ++tile) {
            if (tile->name.pitch != frame.pitch() || tile->name.edition != ground.edition)
                draw_one(*tile, frame);
        }
    }
    for (const Kept& tile : kept_) {
        if (tile.name.pitch == frame.pitch() && tile.name.edition == ground.edition) draw_one(tile, frame);
    }
    if (!resting || wanted == asked_) return;
    asked_ = wanted;
    painter_.want(ground, std::move(wanted));
}

}  // namespace hd::studio
