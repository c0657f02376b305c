#include "app/studio/board/shape_painter.hpp"

#include "app/studio/ui.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace hd::studio {

using view::Point;

namespace {

ImVec2 at(Point p) {
    return {static_cast<float>(p.x), static_cast<float>(p.y)};
}

std::vector<ImVec2> points(const std::vector<Point>& chain) {
    std::vector<ImVec2> out;
    out.reserve(chain.size());
    for (const Point p : chain) out.push_back(at(p));
    return out;
}

void draw(ImDrawList& list, Sprites&, const view::Fill& fill) {
    // Without soft edges where hexes join, or their seams would show.
    const ImDrawListFlags kept = list.Flags;
    if (fill.rings.size() > 1) list.Flags &= ~ImDrawListFlags_AntiAliasedFill;
    for (const view::Ring& ring : fill.rings) {
        const std::vector<ImVec2> corners = points(ring);
        list.AddConvexPolyFilled(corners.data(), static_cast<int>(corners.size()), ink(fill.colour));
    }
    list.Flags = kept;
}

// The drawn parts of a chain, by its dashes.
std::vector<view::Chain> dashed(const view::Chain& chain, const std::vector<double>& dash) {
    std::vector<view::Chain> parts;
    std::size_t which = 0;
    double left = dash[0];
    view::Chain part{chain.front()};
    for (std::size_t i = 1; i < chain.size(); ++i) {
        Point from = chain[i - 1];
        double rest = std::hypot(chain[i].x - from.x, chain[i].y - from.y);
        while (rest > left && rest > 0) {
            from = from + (chain[i] - from) * (left / rest);
            rest -= left;
            part.push_back(from);
            if (which % 2 == 0) parts.push_back(part);
            part = {from};
            which = (which + 1) % dash.size();
            left = std::max(dash[which], 0.5);
        }
        left -= rest;
        part.push_back(chain[i]);
    }
    if (which % 2 == 0 && part.size() > 1) parts.push_back(part);
    return parts;
}

void draw_chain(ImDrawList& list, const view::Chain& chain, const view::Strip& strip, bool closed) {
    const std::vector<ImVec2> line = points(chain);
    const auto width = static_cast<float>(strip.width);
    list.AddPolyline(line.data(), static_cast<int>(line.size()), ink(strip.colour),
                     closed ? ImDrawFlags_Closed : 0, width);
    if (closed || strip.cap == view::Cap::flat || strip.width < 3) return;
    list.AddCircleFilled(line.front(), width / 2, ink(strip.colour));
    list.AddCircleFilled(line.back(), width / 2, ink(strip.colour));
}

void draw(ImDrawList& list, Sprites&, const view::Strip& strip) {
    for (const view::Chain& chain : strip.chains) {
        if (chain.size() < 2) continue;
        if (strip.dash.size() < 2) {
            draw_chain(list, chain, strip, strip.closed);
            continue;
        }
        view::Chain round = chain;
        if (strip.closed) round.push_back(chain.front());
        for (const view::Chain& part : dashed(round, strip.dash)) draw_chain(list, part, strip, false);
    }
}

void draw(ImDrawList& list, Sprites&, const view::Discs& discs) {
    for (const Point centre : discs.centres) {
        list.AddCircleFilled(at(centre), static_cast<float>(discs.radius), ink(discs.colour));
    }
}

// Where the line x + y = sum crosses a convex ring.
std::vector<Point> crossings(const view::Ring& ring, double sum) {
    std::vector<Point> out;
    for (std::size_t i = 0; i < ring.size(); ++i) {
        const Point a = ring[i];
        const Point b = ring[(i + 1) % ring.size()];
        const double da = a.x + a.y - sum;
        const double db = b.x + b.y - sum;
        if ((da < 0) != (db < 0)) out.push_back(a + (b - a) * (da / (da - db)));
    }
    return out;
}

void draw(ImDrawList& list, Sprites&, const view::Hatch& hatch) {
    const double step = hatch.step * std::sqrt(2.0);
    for (const view::Ring& ring : hatch.rings) {
        double low = 1e18;
        double high = -1e18;
        for (const Point p : ring) {
            low = std::min(low, p.x + p.y);
            high = std::max(high, p.x + p.y);
        }
        for (double sum = std::ceil(low / step) * step; sum < high; sum += step) {
            const std::vector<Point> ends = crossings(ring, sum);
            if (ends.size() == 2)
                list.AddLine(at(ends[0]), at(ends[1]), ink(hatch.colour), static_cast<float>(hatch.width));
        }
    }
}

void draw(ImDrawList& list, Sprites& sprites, const view::Glyphs& glyphs) {
    const view::Colour c = glyphs.colour;
    const std::string key =
        fmt::format("{}|{:.2f}|{}|{}|{:02x}{:02x}{:02x}{:.2f}|{}|{:.1f}|{:.1f}", glyphs.text, glyphs.size,
                    static_cast<int>(glyphs.face), static_cast<int>(glyphs.anchor), c.r, c.g, c.b, c.a,
                    glyphs.halo.has_value(), glyphs.spacing, glyphs.turn);
    const double wide = view::text_width(glyphs.text, glyphs.size, glyphs.face) * 1.25 + 8 +
                        glyphs.spacing * static_cast<double>(glyphs.text.size());
    const double high = glyphs.turn == 0 ? glyphs.size * 1.2 + 4 : wide;
    const double left = glyphs.anchor == view::Anchor::start ? -6 : -wide;
    const double right = glyphs.anchor == view::Anchor::end ? 6 : wide;
    const view::Area reach{left, -high, right, glyphs.turn == 0 ? glyphs.size * 0.45 + 4 : wide};
    sprites.draw(list, key, at(glyphs.at), reach, [&](view::Layer& layer) {
        view::Glyphs placed = glyphs;
        placed.at = {0, 0};
        layer.shapes.push_back(placed);
    });
}

}  // namespace

void draw_layer(ImDrawList& list, Sprites& sprites, const view::Layer& layer) {
    for (const view::Shape& shape : layer.shapes) {
        std::visit([&](const auto& one) { draw(list, sprites, one); }, shape);
    }
}

}  // namespace hd::studio
