// The rows of boxes beside a map.
#pragma once

#include "app/view/board_picture.hpp"

#include <span>

namespace hd::view {

struct TrackPlan {
    std::span<const Track> tracks;
    double left = 0;
    double top = 0;
    double width = 0;
    double bottom = 0;
};

// Each track gets a row; the plan says where the last one ends.
TrackPlan plan_tracks(std::span<const Track> tracks, double left, double top, double width);
void add_tracks(const TrackPlan& plan, Layer& layer);

}  // namespace hd::view
