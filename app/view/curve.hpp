// Smooth lines through points, and measures along them.
#pragma once

#include "app/view/picture.hpp"

#include <vector>

namespace hd::view {

double length(Point v);
Point unit(Point v);  // of length 1; {1, 0} for none
constexpr Point turned_left(Point v) {
    return {v.y, -v.x};
}  // a quarter turn, y pointing down
double distance_to_segment(Point p, Point a, Point b);

// A uniform cubic B-spline that begins and ends in its end points; `steps` pieces a span.
Chain b_spline(const Chain& points, int steps);
// Through every point, by Catmull and Rom.
Chain catmull_rom(const Chain& points, int steps);
// Each inner point drawn towards its neighbours: 0.62 of itself, 0.19 of each.
Chain relaxed(const Chain& points);

struct OnChain {
    Point at;
    Point along;  // of length 1
};
// Points at even distances, about `gap`, half a gap from either end.
std::vector<OnChain> walk(const Chain& chain, double gap);
// The point of the chain nearest to `to`.
OnChain nearest(const Chain& chain, Point to);

}  // namespace hd::view
