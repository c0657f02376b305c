#include "app/view/tracks.hpp"

#include "app/view/map_colours.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace hd::view {

namespace {

constexpr double row_height = 50;
constexpr double label_width = 190;
constexpr double most_box = 46;

void add_words(const Track& track, Point corner, Layer& layer) {
    layer.shapes.push_back(Fill{{box_ring(corner + Point{0, 4}, 4, 36)}, track.colour});
    layer.shapes.push_back(Glyphs{.at = corner + Point{12, 19},
                                  .text = track.title,
                                  .size = 15,
                                  .colour = ink::text,
                                  .face = Face::strong,
                                  .anchor = Anchor::start});
    layer.shapes.push_back(Glyphs{.at = corner + Point{12, 36},
                                  .text = track.note,
                                  .size = 12,
                                  .colour = ink::text2,
                                  .face = Face::plain,
                                  .anchor = Anchor::start});
}

struct BoxRow {
    Point corner;
    double step = 0;  // from box to box
    double size = 0;
    Point box(std::int32_t n) const { return corner + Point{step * n, 0}; }
};

void add_box(const Track& track, std::int32_t number, const BoxRow& row, Layer& layer) {
    const Point at = row.box(number - track.first);
    const auto own = std::find_if(track.grounds.begin(), track.grounds.end(),
                                  [number](const auto& one) { return one.first == number; });
    layer.shapes.push_back(
        Fill{{box_ring(at, row.size, 30, 3)}, own == track.grounds.end() ? ink::raised : own->second});
    layer.shapes.push_back(
        Strip{.chains = {box_ring(at, row.size, 30, 3)}, .colour = ink::line2, .width = 1, .closed = true});
    layer.shapes.push_back(Glyphs{.at = at + Point{row.size / 2, 19.5},
                                  .text = fmt::format("{}", number),
                                  .size = 13,
                                  .colour = ink::text3,
                                  .face = Face::plain});
}

// A marker fills its box; the second in the same box lies across its lower half.
void add_marker(const Track& track, const TrackMarker& marker, int before, const BoxRow& row, Layer& layer) {
    const std::int32_t box = std::clamp(marker.box, track.first, track.last);
    const double size = std::min(row.size - 3, 26.0);
    const Point corner =
        row.box(box - track.first) + Point{(row.size - size) / 2 + 3.5 * before, 2 + 3.5 * before};
    layer.shapes.push_back(Fill{{box_ring(corner + Point{1, 2}, size, size, 3)}, colour(0x15120D, 0.25)});
    layer.shapes.push_back(Fill{{box_ring(corner, size, size, 3)}, marker.ground});
    layer.shapes.push_back(Strip{.chains = {box_ring(corner, size, size, 3)},
                                 .colour = colour(0x15120D, 0.7),
                                 .width = 1,
                                 .closed = true});
    layer.shapes.push_back(Glyphs{.at = corner + Point{size / 2, size / 2 + 4.6},
                                  .text = marker.text,
                                  .size = 13,
                                  .colour = marker.ink,
                                  .face = Face::strong});
}

void add_track(const Track& track, Point corner, double width, Layer& layer) {
    add_words(track, corner, layer);
    const std::int32_t boxes = std::max(track.last - track.first + 1, 1);
    const double step = std::min((width - label_width) / boxes, most_box);
    const BoxRow row{corner + Point{label_width, 6}, step, step - 3};
    for (std::int32_t n = track.first; n <= track.last; ++n) add_box(track, n, row, layer);
    for (const Track::Threshold& threshold : track.thresholds) {
        if (threshold.box < track.first || threshold.box > track.last) continue;
        const Point at = row.box(threshold.box - track.first);
        layer.shapes.push_back(Fill{{box_ring(at + Point{0, 31.5}, row.size, 3)}, ink::danger});
        layer.shapes.push_back(Glyphs{.at = at + Point{row.size / 2, 44},
                                      .text = threshold.name,
                                      .size = 10.5,
                                      .colour = ink::danger,
                                      .face = Face::plain});
    }
    for (std::size_t i = 0; i < track.markers.size(); ++i) {
        const auto before =
            std::count_if(track.markers.begin(), track.markers.begin() + static_cast<std::ptrdiff_t>(i),
                          [&](const TrackMarker& other) { return other.box == track.markers[i].box; });
        add_marker(track, track.markers[i], static_cast<int>(before), row, layer);
    }
    std::vector<int> waiting(static_cast<std::size_t>(boxes), 0);
    for (const auto& [box, look] : track.counters) {
        if (box < track.first || box > track.last) continue;
        const int n = waiting[static_cast<std::size_t>(box - track.first)]++;
        add_counter(look, row.box(box - track.first) + Point{8.0 + 11.0 * n, 37}, 13, layer);
    }
}

}  // namespace

TrackPlan plan_tracks(std::span<const Track> tracks, double left, double top, double width) {
    return {tracks, left, top, width, top + row_height * static_cast<double>(tracks.size())};
}

void add_tracks(const TrackPlan& plan, Layer& layer) {
    for (std::size_t i = 0; i < plan.tracks.size(); ++i) {
        add_track(plan.tracks[i], {plan.left, plan.top + row_height * static_cast<double>(i)}, plan.width,
                  layer);
    }
}

}  // namespace hd::view
