#include "app/view/cut.hpp"

#include <algorithm>
#include <cmath>
#include <optional>

namespace hd::view {

namespace {

bool touches(const std::vector<Point>& points, double margin, const Area& area) {
    if (points.empty()) return false;
    Area box{points[0].x, points[0].y, points[0].x, points[0].y};
    for (const Point p : points) {
        box = {std::min(box.left, p.x), std::min(box.top, p.y), std::max(box.right, p.x),
               std::max(box.bottom, p.y)};
    }
    return box.right + margin >= area.left && box.left - margin <= area.right &&
           box.bottom + margin >= area.top && box.top - margin <= area.bottom;
}

template <class Chains>
Chains kept(const Chains& chains, double margin, const Area& area) {
    Chains out;
    for (const auto& chain : chains) {
        if (touches(chain, margin, area)) out.push_back(chain);
    }
    return out;
}

std::optional<Shape> cut(const Fill& fill, const Area& area) {
    // A ring that doesn't touch the area doesn't change what is inside an odd number of them there, unless it
    // lies around the area; its box touches it then.
    Fill part{kept(fill.rings, 1, area), fill.colour};
    if (part.rings.empty()) return std::nullopt;
    return part;
}

std::optional<Shape> cut(const Strip& strip, const Area& area) {
    Strip part = strip;
    part.chains = kept(strip.chains, strip.width, area);
    if (part.chains.empty()) return std::nullopt;
    return part;
}

std::optional<Shape> cut(const Discs& discs, const Area& area) {
    Discs part{{}, discs.radius, discs.colour};
    for (const Point centre : discs.centres) {
        if (touches({centre}, discs.radius + 1, area)) part.centres.push_back(centre);
    }
    if (part.centres.empty()) return std::nullopt;
    return part;
}

std::optional<Shape> cut(const Hatch& hatch, const Area& area) {
    Hatch part = hatch;
    part.rings = kept(hatch.rings, 1, area);
    if (part.rings.empty()) return std::nullopt;
    return part;
}

std::optional<Shape> cut(const Glyphs& glyphs, const Area& area) {
    const double reach = glyphs.size * 2 + text_width(glyphs.text, glyphs.size, glyphs.face) * 1.2 +
                         glyphs.spacing * static_cast<double>(glyphs.text.size());
    if (!touches({glyphs.at}, reach, area)) return std::nullopt;
    return glyphs;
}

}  // namespace

std::vector<Layer> cut_layers(std::span<const Layer> layers, const Area& area) {
    std::vector<Layer> out;
    for (const Layer& layer : layers) {
        Layer part{layer.id, {}, layer.clip};
        for (const Shape& shape : layer.shapes) {
            std::optional<Shape> one = std::visit([&](const auto& s) { return cut(s, area); }, shape);
            if (one) part.shapes.push_back(std::move(*one));
        }
        if (!part.shapes.empty()) out.push_back(std::move(part));
    }
    return out;
}

}  // namespace hd::view
