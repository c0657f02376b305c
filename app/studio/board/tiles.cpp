#include "app/studio/board/tiles.hpp"

#include "app/studio/window.hpp"
#include "app/view/map_colours.hpp"

#include <glad/gl.h>

#include <algorithm>
#include <cmath>

namespace hd::studio {

namespace {

constexpr std::size_t most_tiles = 400;  // 100 MB

// The first and the last tile of the map that touch a stretch of the screen.
std::pair<int, int> tiles_between(double from, double to, double corner, double size) {
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

Tiles::Area Tiles::area_in(const view::BoardFrame& frame, const Box& pane) {
    const auto [left, right] = tiles_between(pane.x, pane.right(), frame.corner().x, frame.width());
    const auto [top, bottom] = tiles_between(pane.y, pane.bottom(), frame.corner().y, frame.height());
    return {{left, right}, {top, bottom}};
}

std::vector<TileName> Tiles::missing(const Ground& ground, const view::BoardFrame& frame, const Box& pane) {
    const Area area = area_in(frame, pane);
    std::vector<TileName> names;
    for (int row = area.down.first; row <= area.down.last; ++row) {
        for (int column = area.across.first; column <= area.across.last; ++column) {
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

// What lies off the map, round the tiles. (Software pays for every pixel, and most would be covered.)
void Tiles::fill_round(const view::BoardFrame& frame, const Box& pane) {
    constexpr auto side = static_cast<float>(tile_side);
    const Area area = area_in(frame, pane);
    const ImVec2 corner{static_cast<float>(frame.corner().x), static_cast<float>(frame.corner().y)};
    const auto at = [](float from, int tiles) { return from + static_cast<float>(tiles) * side; };
    const float left = std::clamp(at(corner.x, area.across.first), pane.x, pane.right());
    const float right = std::clamp(at(corner.x, area.across.last + 1), left, pane.right());
    const float top = std::clamp(at(corner.y, area.down.first), pane.y, pane.bottom());
    const float bottom = std::clamp(at(corner.y, area.down.last + 1), top, pane.bottom());
    put_fill({pane.x, pane.y, pane.w, top - pane.y}, view::ink::off_map);
    put_fill({pane.x, top, left - pane.x, bottom - top}, view::ink::off_map);
    put_fill({right, top, pane.right() - right, bottom - top}, view::ink::off_map);
    put_fill({pane.x, bottom, pane.w, pane.bottom() - bottom}, view::ink::off_map);
}

void Tiles::draw(const Ground& ground, const Camera& camera, const Box& pane, bool resting) {
    take_painted();
    const view::BoardFrame frame = camera.frame(*ground.map, pane);
    std::vector<TileName> wanted = missing(ground, frame, pane);
    ImDrawList& list = *ImGui::GetWindowDrawList();
    // Below what is missing lie tiles of other pitches and earlier editions, the oldest lowest.
    if (wanted.empty()) {
        fill_round(frame, pane);
    } else {
        put_fill(pane, view::ink::off_map);
        for (auto tile = kept_.rbegin(); tile != kept_.rend(); ++tile) {
            if (tile->name.pitch != frame.pitch() || tile->name.edition != ground.edition)
                draw_one(*tile, frame);
        }
    }
    list.AddCallback([](const ImDrawList*, const ImDrawCmd*) { glDisable(GL_BLEND); }, nullptr);
    for (const Kept& tile : kept_) {
        if (tile.name.pitch == frame.pitch() && tile.name.edition == ground.edition) draw_one(tile, frame);
    }
    list.AddCallback(ImDrawCallback_ResetRenderState, nullptr);
    if (!resting || wanted == asked_) return;
    asked_ = wanted;
    painter_.want(ground, std::move(wanted));
}

}  // namespace hd::studio
