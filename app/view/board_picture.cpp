#include "app/view/board_picture.hpp"

#include "app/view/curve.hpp"
#include "app/view/ground.hpp"
#include "app/view/lines.hpp"
#include "app/view/map_colours.hpp"
#include "app/view/tracks.hpp"

#include <algorithm>
#include <map>

namespace hd::view {

namespace {

constexpr double counter_share = 0.62;

// The paper beyond the last hexes, a little darker, under the frame of the map.
void add_desk(const BoardFrame& frame, const Picture& picture, Layer& layer) {
    const double edge = 0.42 * frame.pitch();
    layer.shapes.push_back(Fill{{box_ring({0, 0}, picture.width, picture.height)}, ink::desk});
    const Ring sheet =
        box_ring(frame.corner() - Point{edge, edge}, frame.width() + 2 * edge, frame.height() + 2 * edge, 3);
    for (const double step : {1.0, 0.6, 0.3}) {
        Ring shadow = sheet;
        for (Point& p : shadow) p = p + Point{0, 5} * step;
        layer.shapes.push_back(Fill{{shadow}, colour(0x3A2A18, 0.07)});
    }
    layer.shapes.push_back(Fill{{sheet}, ink::off_map});
    layer.shapes.push_back(
        Strip{.chains = {sheet}, .colour = colour(0x6B5A3E, 0.45), .width = 1, .closed = true});
}

void add_counters(const BoardFrame& frame, const std::vector<PlacedCounter>& counters, Layer& layer) {
    const double p = frame.pitch();
    std::vector<const PlacedCounter*> sorted;
    for (const PlacedCounter& one : counters) sorted.push_back(&one);
    // North to south, so that shadows fall on what lies behind; within a hex as given.
    std::stable_sort(sorted.begin(), sorted.end(), [&](const PlacedCounter* a, const PlacedCounter* b) {
        return frame.grid().centre(a->hex).y < frame.grid().centre(b->hex).y;
    });
    std::map<std::uint32_t, int> total;
    for (const PlacedCounter* one : sorted) ++total[one->hex.index];
    std::map<std::uint32_t, int> stacked;
    for (const PlacedCounter* one : sorted) {
        const int before = stacked[one->hex.index]++;
        const int all = total[one->hex.index];
        // Of a higher stack than three the lowest are hidden, and how many there are is written.
        const int height = std::max(0, before - std::max(0, all - 3));
        const Point lift = Point{0.075, -0.075} * (counter_share * p * height);
        const Point at = frame.centre(one->hex) + Point{0, 0.055 * p} + lift;
        add_counter(one->look, at, counter_share * p, layer);
        if (all > 3 && before + 1 == all) add_stack_count(all, at, counter_share * p, layer);
    }
}

}  // namespace

void add_traces(const BoardFrame& frame, const std::vector<Trace>& traces, Layer& layer) {
    const double p = frame.pitch();
    for (const Trace& trace : traces) {
        const Point from = frame.centre(trace.from) + Point{0, 0.055 * p};
        const double half = 0.27 * p;
        const Ring ghost = box_ring(from - Point{half, half}, 2 * half, 2 * half, 0.04 * p);
        layer.shapes.push_back(Fill{{ghost}, colour(0x5F4F90, 0.16)});
        layer.shapes.push_back(Strip{
            .chains = {ghost}, .colour = colour(0x5F4F90), .width = 1.6, .dash = {4, 3}, .closed = true});
        if (trace.to == board::no_hex) {
            const double x = 0.17 * p;
            const std::vector<Chain> cross{{from - Point{x, x}, from + Point{x, x}},
                                           {from + Point{-x, x}, from + Point{x, -x}}};
            layer.shapes.push_back(Strip{.chains = cross, .colour = colour(0xFFFFFF), .width = 0.09 * p});
            layer.shapes.push_back(Strip{.chains = cross, .colour = colour(0x972607), .width = 0.055 * p});
            continue;
        }
        const Point to = frame.centre(trace.to) + Point{0, 0.055 * p};
        const Point way = unit(to - from);
        const Point tip = to - way * (0.36 * p);
        const Point start = from + way * (0.12 * p);
        const Point bend = (start + tip) * 0.5 + turned_left(way) * (0.10 * length(tip - start));
        Chain chain;
        for (int step = 0; step <= 12; ++step) {
            const double t = step / 12.0;
            chain.push_back(start * ((1 - t) * (1 - t)) + bend * (2 * t * (1 - t)) + tip * (t * t));
        }
        const Point along = unit(chain.back() - chain[chain.size() - 2]);
        const Point side = turned_left(along) * (0.075 * p);
        const Ring head{tip + along * (0.10 * p), tip - along * (0.04 * p) + side,
                        tip - along * (0.04 * p) - side};
        layer.shapes.push_back(
            Strip{.chains = {chain}, .colour = colour(0xFFFFFF, 0.85), .width = 0.075 * p});
        layer.shapes.push_back(
            Strip{.chains = {head}, .colour = colour(0xFFFFFF, 0.85), .width = 2.4, .closed = true});
        layer.shapes.push_back(
            Strip{.chains = {chain}, .colour = trace.colour, .width = 0.042 * p, .cap = Cap::flat});
        layer.shapes.push_back(Fill{{head}, trace.colour});
    }
}

namespace {

constexpr double head_height = 46;  // of the title

// Where everything lies in a picture of this scene.
struct Sheet {
    BoardFrame frame;
    TrackPlan plan;
    double edge;    // of paper beyond the last hexes
    double margin;  // from the picture's border to the first hex
    Picture blank;
};

Sheet lay_out(const BoardScene& scene, double pitch) {
    const double edge = 0.42 * pitch;
    const double margin = edge + 0.34 * pitch;
    const BoardFrame frame(*scene.map, pitch, {margin, margin + (scene.title.empty() ? 0 : head_height)});
    const double width = frame.width() + 2 * margin;
    const double tracks_at = frame.corner().y + frame.height() + edge + 18;
    const TrackPlan plan = plan_tracks(scene.tracks, margin - edge, tracks_at, width - 2 * (margin - edge));
    const double height = scene.tracks.empty() ? tracks_at : plan.bottom + 16;
    return {
        frame, plan, edge, margin, {.width = width, .height = height, .title = scene.title, .layers = {}}};
}

Layer& add_layer(Picture& picture, std::string id, std::vector<Ring> clip = {}) {
    picture.layers.push_back({std::move(id), {}, std::move(clip)});
    return picture.layers.back();
}

void add_title(const BoardScene& scene, const Sheet& sheet, Layer& layer) {
    if (scene.title.empty()) return;
    const double inset = sheet.margin - sheet.edge;
    layer.shapes.push_back(Glyphs{.at = {inset, 40},
                                  .text = scene.title,
                                  .size = 25,
                                  .colour = ink::text,
                                  .face = Face::map_bold,
                                  .anchor = Anchor::start});
    layer.shapes.push_back(Glyphs{.at = {sheet.blank.width - inset, 40},
                                  .text = scene.caption,
                                  .size = 15,
                                  .colour = ink::text2,
                                  .face = Face::plain,
                                  .anchor = Anchor::end});
}

}  // namespace

bool can_be_drawn(const board::Map& map, double pitch, double scale) {
    const BoardFrame frame(map, pitch, {0, 0});
    return map.grid().hex_count() <= 40'000 && frame.width() * frame.height() * scale * scale <= 64e6;
}

std::vector<Layer> make_ground_layers(const BoardFrame& frame, std::span<const SideColour> sides) {
    const std::vector<Ring> outline = frame.outline();
    std::vector<Layer> layers;
    const auto begin = [&](std::string id, std::vector<Ring> clip) -> Layer& {
        return layers.emplace_back(Layer{std::move(id), {}, std::move(clip)});
    };
    Layer& ground = begin("ground", outline);
    add_paper(frame, ground);
    add_fields(frame, ground);
    add_ridges(frame, ground);
    add_woods(frame, ground);
    Layer& lines = begin("lines", outline);
    add_water(frame, lines);
    add_roads(frame, lines);
    add_slopes(frame, lines);
    add_bridges(frame, lines);
    add_towns(frame, lines);
    add_chateaux(frame, lines);
    Layer& grid = begin("grid", outline);
    // Too near together, numbers would hide the ground.
    if (frame.pitch() >= 10) add_grid(frame, grid);
    if (frame.pitch() >= 38) add_hex_numbers(frame, grid);
    Layer& border = begin("border", {});
    border.shapes.push_back(
        Strip{.chains = outline, .colour = ink::map_border, .width = 1.6, .closed = true});
    add_entries(frame, sides, border);
    return layers;
}

Picture make_board_ground(const BoardScene& scene, double pitch) {
    const Sheet sheet = lay_out(scene, pitch);
    Picture picture = sheet.blank;
    add_desk(sheet.frame, picture, add_layer(picture, "desk"));
    for (Layer& layer : make_ground_layers(sheet.frame, scene.sides))
        picture.layers.push_back(std::move(layer));
    return picture;
}

Picture make_board_overlay(const BoardScene& scene, double pitch) {
    const Sheet sheet = lay_out(scene, pitch);
    const BoardFrame& frame = sheet.frame;
    std::vector<bool> covered(frame.grid().hex_count(), false);
    for (const PlacedCounter& one : scene.counters) covered[one.hex.index] = true;
    Picture picture = sheet.blank;
    add_traces(frame, scene.traces, add_layer(picture, "traces"));
    add_counters(frame, scene.counters, add_layer(picture, "counters"));
    Layer& words = add_layer(picture, "words");
    add_objectives(frame, scene.sides, words);
    add_names(frame, covered, words);
    add_title(scene, sheet, words);
    add_tracks(sheet.plan, add_layer(picture, "tracks"));
    return picture;
}

Picture make_board_picture(const BoardScene& scene, double pitch) {
    Picture picture = make_board_ground(scene, pitch);
    Picture overlay = make_board_overlay(scene, pitch);
    for (Layer& layer : overlay.layers) picture.layers.push_back(std::move(layer));
    return picture;
}

}  // namespace hd::view
