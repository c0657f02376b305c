#include "app/studio/board/camera.hpp"

#include <algorithm>
#include <cmath>

namespace hd::studio {

using view::Point;

namespace {

view::BoardFrame unit_frame(const board::Map& map) {
    return {map, 1, {0, 0}};
}

}  // namespace

void Camera::fit(const board::Map& map, const Box& pane) {
    const view::BoardFrame whole = unit_frame(map);
    const double across = static_cast<double>(pane.w) / (whole.width() + 0.9);
    const double down = static_cast<double>(pane.h) / (whole.height() + 0.9);
    pitch_ = std::clamp(std::min(across, down), least_pitch, most_pitch);
    centre_ = {whole.width() / 2, whole.height() / 2};
}

void Camera::fill(const board::Map& map, const Box& pane, const std::vector<board::HexId>& hexes) {
    const view::BoardFrame whole = unit_frame(map);
    const double across = static_cast<double>(pane.w) / (whole.width() + 0.4);
    const double down = static_cast<double>(pane.h) / (whole.height() + 0.4);
    pitch_ = std::clamp(std::max(across, down), least_pitch, most_pitch);
    Point sum{};
    for (const board::HexId hex : hexes) sum = sum + whole.centre(hex);
    const Point middle{whole.width() / 2, whole.height() / 2};
    const Point wanted = hexes.empty() ? middle : sum * (1.0 / static_cast<double>(hexes.size()));
    // Not beyond the border of the map.
    const auto held = [&](double at, double size, float room) {
        const double half = static_cast<double>(room) / pitch_ / 2 - 0.2;
        return half * 2 >= size ? size / 2 : std::clamp(at, half, size - half);
    };
    centre_ = {held(wanted.x, whole.width(), pane.w), held(wanted.y, whole.height(), pane.h)};
}

void Camera::zoom(double factor, ImVec2 at, const Box& pane) {
    const Point under = board_at(at, pane);
    pitch_ = std::clamp(pitch_ * factor, least_pitch, most_pitch);
    const Point now = board_at(at, pane);
    centre_ = centre_ + (under - now);
}

void Camera::pan(ImVec2 by) {
    centre_ = centre_ - Point{static_cast<double>(by.x), static_cast<double>(by.y)} * (1 / pitch_);
}

void Camera::hold(const board::Map& map) {
    const view::BoardFrame whole = unit_frame(map);
    centre_ = {std::clamp(centre_.x, 0.0, whole.width()), std::clamp(centre_.y, 0.0, whole.height())};
}

Point Camera::corner(const Box& pane) const {
    // Whole pixels, so that tiles are shown as they were painted.
    const auto at = [](float from, float size, double centre) {
        return std::round(static_cast<double>(from) + static_cast<double>(size) / 2 - centre);
    };
    return {at(pane.x, pane.w, centre_.x * pitch_), at(pane.y, pane.h, centre_.y * pitch_)};
}

view::BoardFrame Camera::frame(const board::Map& map, const Box& pane) const {
    return {map, pitch_, corner(pane)};
}

Point Camera::board_at(ImVec2 screen, const Box& pane) const {
    const Point from = corner(pane);
    return Point{static_cast<double>(screen.x) - from.x, static_cast<double>(screen.y) - from.y} *
           (1 / pitch_);
}

Point Camera::centre_of(const board::Map& map, board::HexId hex) {
    return unit_frame(map).centre(hex);
}

}  // namespace hd::studio
