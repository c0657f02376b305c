#include "app/view/curve.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

namespace hd::view {

double length(Point v) {
    return std::sqrt(v.x * v.x + v.y * v.y);
}

Point unit(Point v) {
    const double l = length(v);
    return l > 0 ? v * (1 / l) : Point{1, 0};
}

namespace {

Point foot(Point p, Point a, Point b) {
    const Point d = b - a;
    const double square = d.x * d.x + d.y * d.y;
    if (square == 0) return a;
    const double t = ((p.x - a.x) * d.x + (p.y - a.y) * d.y) / square;
    return a + d * std::clamp(t, 0.0, 1.0);
}

}  // namespace

double distance_to_segment(Point p, Point a, Point b) {
    return length(p - foot(p, a, b));
}

Chain b_spline(const Chain& points, int steps) {
    if (points.size() < 3) return points;
    // The ends three times over, so that the curve reaches them.
    Chain control{points.front(), points.front()};
    control.insert(control.end(), points.begin(), points.end());
    control.insert(control.end(), 2, points.back());
    Chain out{points.front()};
    for (std::size_t i = 0; i + 3 < control.size(); ++i) {
        for (int step = 1; step <= steps; ++step) {
            const double t = static_cast<double>(step) / steps;
            const double u = 1 - t;
            out.push_back((control[i] * (u * u * u) + control[i + 1] * (3 * t * t * t - 6 * t * t + 4) +
                           control[i + 2] * (-3 * t * t * t + 3 * t * t + 3 * t + 1) +
                           control[i + 3] * (t * t * t)) *
                          (1.0 / 6));
        }
    }
    return out;
}

Chain catmull_rom(const Chain& points, int steps) {
    if (points.size() < 3) return points;
    Chain out{points.front()};
    for (std::size_t i = 0; i + 1 < points.size(); ++i) {
        const Point before = i == 0 ? points[i] : points[i - 1];
        const Point after = i + 2 < points.size() ? points[i + 2] : points[i + 1];
        for (int step = 1; step <= steps; ++step) {
            const double t = static_cast<double>(step) / steps;
            const Point a = points[i] * 2;
            const Point b = (points[i + 1] - before) * t;
            const Point c = (before * 2 - points[i] * 5 + points[i + 1] * 4 - after) * (t * t);
            const Point d = (points[i] * 3 - before - points[i + 1] * 3 + after) * (t * t * t);
            out.push_back((a + b + c + d) * 0.5);
        }
    }
    return out;
}

Chain relaxed(const Chain& points) {
    Chain out = points;
    const bool is_loop = points.size() > 3 && length(points.front() - points.back()) < 1e-6;
    for (std::size_t i = 1; i + 1 < points.size(); ++i) {
        out[i] = points[i] * 0.62 + (points[i - 1] + points[i + 1]) * 0.19;
    }
    if (is_loop) {
        out.front() = points.front() * 0.62 + (points[1] + points[points.size() - 2]) * 0.19;
        out.back() = out.front();
    }
    return out;
}

std::vector<OnChain> walk(const Chain& chain, double gap) {
    double whole = 0;
    for (std::size_t i = 1; i < chain.size(); ++i) whole += length(chain[i] - chain[i - 1]);
    const double count = std::floor(whole / gap);
    std::vector<OnChain> out;
    if (count < 1) return out;
    const double even = whole / count;
    double next = even / 2;
    double done = 0;
    for (std::size_t i = 1; i < chain.size(); ++i) {
        const double here = length(chain[i] - chain[i - 1]);
        const Point along = unit(chain[i] - chain[i - 1]);
        for (; next <= done + here && static_cast<double>(out.size()) < count; next += even) {
            out.push_back({chain[i - 1] + along * (next - done), along});
        }
        done += here;
    }
    return out;
}

OnChain nearest(const Chain& chain, Point to) {
    OnChain best{chain.empty() ? to : chain.front(), {1, 0}};
    double least = std::numeric_limits<double>::max();
    for (std::size_t i = 1; i < chain.size(); ++i) {
        const Point at = foot(to, chain[i - 1], chain[i]);
        const double away = length(at - to);
        if (away >= least) continue;
        least = away;
        best = {at, unit(chain[i] - chain[i - 1])};
    }
    return best;
}

}  // namespace hd::view
