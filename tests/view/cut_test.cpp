// Tiles of a picture, each painted from what was cut out for it, are the picture painted whole.
#include "app/view/cut.hpp"

#include "app/view/board_picture.hpp"
#include "app/view/cairo_painter.hpp"
#include "engine/scenario/build_map.hpp"
#include "engine/scenario/library.hpp"

#include <catch2/catch.hpp>

#include <algorithm>
#include <cmath>

using namespace hd;
using namespace hd::view;

namespace {

constexpr int tile = 256;

// The largest difference between two of their channels, colours as strong as their alpha.
int largest_difference(const Pixels& a, const Pixels& b) {
    REQUIRE(a.rgba.size() == b.rgba.size());
    int largest = 0;
    for (std::size_t i = 0; i < a.rgba.size(); i += 4) {
        for (std::size_t c = 0; c < 3; ++c) {
            const int one = a.rgba[i + c] * a.rgba[i + 3] / 255;
            const int other = b.rgba[i + c] * b.rgba[i + 3] / 255;
            largest = std::max(largest, std::abs(one - other));
        }
        largest = std::max(largest, std::abs(a.rgba[i + 3] - b.rgba[i + 3]));
    }
    return largest;
}

std::size_t count(const std::vector<Layer>& layers) {
    std::size_t shapes = 0;
    for (const Layer& layer : layers) shapes += layer.shapes.size();
    return shapes;
}

}  // namespace

TEST_CASE("Every tile of a map painted from its cut is the tile painted from the whole map, pixel by pixel") {
    const auto loaded = scenario::load_resolved(scenario::DataRoot{HD_DATA}, "waterloo-18-june");
    const auto map = scenario::build_map(loaded.value.map);
    REQUIRE(map);
    const BoardFrame frame(*map, 44, {10, 10});
    const std::vector<Layer> layers = make_ground_layers(frame, {});
    std::size_t painted = 0;
    std::size_t tiles = 0;
    for (double top = 0; top < frame.height() + 20; top += tile) {
        for (double left = 0; left < frame.width() + 20; left += tile) {
            INFO("tile at " << left << ", " << top);
            const std::vector<Layer> cut = cut_layers(layers, {left, top, left + tile, top + tile});
            const Pixels part = paint_pixels(cut, {left, top}, 1, tile, tile);
            const Pixels whole = paint_pixels(layers, {left, top}, 1, tile, tile);
            CHECK(largest_difference(part, whole) <= 2);
            painted += count(cut);
            ++tiles;
        }
    }
    // Each tile has far less than the whole.
    CHECK(tiles > 10);
    CHECK(painted < count(layers) * tiles / 2);
}

TEST_CASE("Every kind of shape is kept where it shows and left out where it does not") {
    const Ring box = box_ring({10, 10}, 20, 20);
    const Ring far = box_ring({200, 200}, 20, 20);
    const Area area{0, 0, 50, 50};
    const auto shapes_left = [&](const Shape& shape) {
        return count(cut_layers(std::vector<Layer>{{"one", {shape}, {}}}, area));
    };
    CHECK(shapes_left(Fill{{box}, colour(0)}) == 1);
    CHECK(shapes_left(Fill{{far}, colour(0)}) == 0);
    CHECK(shapes_left(Fill{{box_ring({-100, -100}, 300, 300)}, colour(0)}) == 1);  // lies round the area
    CHECK(shapes_left(Strip{.chains = {{{-100, 25}, {200, 25}}}, .colour = colour(0), .width = 1}) == 1);
    CHECK(shapes_left(Strip{.chains = {{{100, 0}, {100, 50}}}, .colour = colour(0), .width = 2}) == 0);
    // Half as wide as it is far away: its round end reaches in.
    CHECK(shapes_left(Strip{.chains = {{{60, 0}, {60, 50}}}, .colour = colour(0), .width = 30}) == 1);
    CHECK(shapes_left(Discs{{{55, 25}}, 8, colour(0)}) == 1);
    CHECK(shapes_left(Discs{{{65, 25}}, 8, colour(0)}) == 0);
    CHECK(shapes_left(Hatch{{box}, colour(0)}) == 1);
    CHECK(shapes_left(Hatch{{far}, colour(0)}) == 0);
    CHECK(shapes_left(Glyphs{.at = {60, 25}, .text = "Papelotte", .size = 12}) == 1);
    CHECK(shapes_left(Glyphs{.at = {400, 25}, .text = "Papelotte", .size = 12}) == 0);
}

TEST_CASE("What is cut keeps its order, its layer's name and its clip") {
    const Ring clip = box_ring({0, 0}, 40, 40);
    const std::vector<Layer> layers{
        {"a",
         {Fill{{box_ring({0, 0}, 10, 10)}, colour(1)}, Fill{{box_ring({5, 5}, 10, 10)}, colour(2)}},
         {clip}},
        {"far", {Fill{{box_ring({500, 0}, 10, 10)}, colour(3)}}, {}},
        {"b", {Discs{{{1, 1}, {500, 500}}, 2, colour(4)}}, {}}};
    const std::vector<Layer> cut = cut_layers(layers, {0, 0, 50, 50});
    REQUIRE(cut.size() == 2);
    CHECK(cut[0].id == "a");
    CHECK(cut[0].clip.size() == 1);
    REQUIRE(cut[0].shapes.size() == 2);
    CHECK(std::get<Fill>(cut[0].shapes[0]).colour.b == 1);
    CHECK(std::get<Fill>(cut[0].shapes[1]).colour.b == 2);
    CHECK(cut[1].id == "b");
    CHECK(std::get<Discs>(cut[1].shapes[0]).centres.size() == 1);
}
