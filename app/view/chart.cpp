#include "app/view/chart.hpp"

#include "app/view/map_colours.hpp"
#include "app/view/svg.hpp"
#include "app/view/words.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace hd::view {

namespace {

constexpr double width = 1100;
constexpr double height = 240;
constexpr double left = 44;
constexpr double right = 1000;
constexpr double top = 14;
constexpr double bottom = 206;

struct Scale {
    double events = 1;
    double low = 0;
    double high = 1;
    Point at(double event, double value) const {
        return {left + (right - left) * event / events,
                bottom - (bottom - top) * (value - low) / (high - low)};
    }
};

Scale scale_of(const Chart& chart) {
    Scale scale{std::max<double>(chart.events, 1), 0, 1};
    for (const Series& series : chart.series) {
        for (const SeriesPoint& point : series.points) {
            scale.low = std::min(scale.low, point.value);
            scale.high = std::max(scale.high, point.value);
        }
    }
    if (chart.with_zero) {
        const double most = std::max({scale.high, -scale.low, chart.band, 1.0});
        scale.low = -most;
        scale.high = most;
    }
    scale.high = std::ceil(scale.high + 0.5);
    scale.low = std::floor(scale.low - (chart.with_zero ? 0.5 : 0));
    return scale;
}

void add_frame(const Chart& chart, const Scale& scale, std::vector<Shape>& shapes) {
    Strip lines{.chains = {}, .colour = ink::line, .width = 1};
    const double range = scale.high - scale.low;
    const double step = range > 24 ? 10 : range > 10 ? 5 : 2;
    for (double value = std::ceil(scale.low / step) * step; value <= scale.high; value += step) {
        lines.chains.push_back({scale.at(0, value), scale.at(scale.events, value)});
        shapes.push_back(Glyphs{.at = scale.at(0, value) + Point{-8, 4},
                                .text = plain_number(static_cast<std::int32_t>(value)),
                                .size = 12,
                                .colour = ink::text3,
                                .anchor = Anchor::end});
    }
    for (const auto& [event, name] : chart.turns) {
        lines.chains.push_back({scale.at(event, scale.low), scale.at(event, scale.high)});
        shapes.push_back(Glyphs{.at = scale.at(event, scale.low) + Point{4, 18},
                                .text = name,
                                .size = 12,
                                .colour = ink::text2,
                                .anchor = Anchor::start});
    }
    shapes.insert(shapes.begin(), std::move(lines));
    if (chart.with_zero) {
        shapes.push_back(Strip{
            .chains = {{scale.at(0, 0), scale.at(scale.events, 0)}}, .colour = ink::edge, .width = 1.2});
    }
}

// Two standard deviations of a sum grow as the root of how many terms it has.
void add_band(const Chart& chart, const Scale& scale, std::vector<Shape>& shapes) {
    if (chart.band <= 0) return;
    Ring ring;
    for (int i = 0; i <= 40; ++i)
        ring.push_back(scale.at(scale.events * i / 40, chart.band * std::sqrt(i / 40.0)));
    for (int i = 40; i >= 0; --i)
        ring.push_back(scale.at(scale.events * i / 40, -chart.band * std::sqrt(i / 40.0)));
    shapes.push_back(Fill{{std::move(ring)}, colour(0x897E68, 0.12)});
}

void add_series(const Series& series, const Scale& scale, double label_at, std::vector<Shape>& shapes) {
    if (series.points.empty()) return;
    Chain chain;
    double value = series.points.front().value;
    chain.push_back(scale.at(0, value));
    for (const SeriesPoint& point : series.points) {
        chain.push_back(scale.at(point.event, value));
        value = point.value;
        chain.push_back(scale.at(point.event, value));
    }
    chain.push_back(scale.at(scale.events, value));
    shapes.push_back(Strip{.chains = {std::move(chain)}, .colour = series.colour, .width = 2.2});
    shapes.push_back(Glyphs{.at = {right + 8, label_at},
                            .text = series.name,
                            .size = 13,
                            .colour = series.colour,
                            .face = Face::strong,
                            .anchor = Anchor::start});
}

}  // namespace

std::string to_svg(const Chart& chart) {
    const Scale scale = scale_of(chart);
    Layer layer{"chart", {}, {}};
    add_band(chart, scale, layer.shapes);
    add_frame(chart, scale, layer.shapes);
    // Names beside the ends of their lines, pushed apart where those meet.
    std::vector<std::pair<double, const Series*>> ends;
    for (const Series& series : chart.series) {
        if (!series.points.empty()) ends.emplace_back(scale.at(0, series.points.back().value).y + 4, &series);
    }
    std::stable_sort(ends.begin(), ends.end(),
                     [](const auto& a, const auto& b) { return a.first < b.first; });
    for (std::size_t i = 1; i < ends.size(); ++i)
        ends[i].first = std::max(ends[i].first, ends[i - 1].first + 16);
    for (const auto& [at, series] : ends) add_series(*series, scale, at, layer.shapes);
    return to_svg(Picture{.width = width, .height = height, .title = "", .layers = {std::move(layer)}});
}

}  // namespace hd::view
