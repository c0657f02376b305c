#include "app/view/tip_place.hpp"

#include <algorithm>
#include <array>
#include <cmath>

namespace hd::view {

namespace {

double shared(double low, double high, double other_low, double other_high) {
    return std::max(0.0, std::min(high, other_high) - std::max(low, other_low));
}

double shared(const Area& a, const Area& b) {
    return shared(a.left, a.right, b.left, b.right) * shared(a.top, a.bottom, b.top, b.bottom);
}

Area about(Point middle, double half) {
    return {middle.x - half, middle.y - half, middle.x + half, middle.y + half};
}

// Into the room as far as it goes; its beginning is kept where the room is too small.
double pushed(double at, double length, double low, double high) {
    return std::max(low, std::min(at, high - length));
}

// Ways from the hex to the middle of a card, those that are tried first foremost.
constexpr std::array<Point, 8> ways{{{1, 0}, {-1, 0}, {0, 1}, {0, -1}, {1, 1}, {-1, 1}, {1, -1}, {-1, -1}}};

}  // namespace

TipPlace place_tip(Point hex, double reach, double width, double height, const Area& room,
                   const std::vector<Point>& counters, double side) {
    const Area own = about(hex, reach * 0.9);
    Area best{};
    double least = -1;
    for (const Point way : ways) {
        const double left = hex.x + way.x * (reach + width / 2) - width / 2;
        const double top = hex.y + way.y * (reach + height / 2) - height / 2;
        Area card{pushed(left, width, room.left, room.right), pushed(top, height, room.top, room.bottom), 0,
                  0};
        card.right = card.left + width;
        card.bottom = card.top + height;
        // What it is about is the last that it may hide.
        double hidden = 100 * shared(card, own);
        for (const Point counter : counters) hidden += shared(card, about(counter, side / 2));
        if (least >= 0 && hidden >= least) continue;
        least = hidden;
        best = card;
    }
    TipPlace place{.corner = {best.left, best.top}, .from = hex, .to = hex};
    place.to = {std::clamp(hex.x, best.left, best.right), std::clamp(hex.y, best.top, best.bottom)};
    const Point tie = place.to - hex;
    const double far = std::hypot(tie.x, tie.y);
    if (far > 0) place.from = hex + tie * std::min(1.0, 0.5 * reach / far);
    return place;
}

}  // namespace hd::view
