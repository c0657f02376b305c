// Marks on a board: each meaning has its colour, and each line its width.
#include "app/view/board_marks.hpp"

#include "app/view/theme.hpp"

#include <catch2/catch.hpp>

#include <algorithm>

using namespace hd::view;
using hd::board::Grid;
using hd::board::HexId;
using hd::board::Map;

namespace {

Map plain_map() {
    const Grid grid = *Grid::make({.columns = 4, .rows = 4, .orientation = hd::board::Orientation::flat});
    hd::board::MapBuilder builder(grid, hd::board::Numbering::plain(grid), {{"clear"}, {}, {}});
    for (std::uint32_t i = 0; i < 16; ++i)
        builder.add(hd::board::HexRecord{.hex = {i}, .terrain = 1, .level = 0, .name = "", .source = {}});
    auto map = builder.build();
    REQUIRE(map);
    return *map;
}

bool same(Colour a, Colour b) {
    return a.r == b.r && a.g == b.g && a.b == b.b;
}

// The lines of that colour.
std::vector<Strip> strips(const Layer& layer, Colour tone) {
    std::vector<Strip> found;
    for (const Shape& shape : layer.shapes) {
        const auto* strip = std::get_if<Strip>(&shape);
        if (strip != nullptr && same(strip->colour, tone)) found.push_back(*strip);
    }
    return found;
}

// How far a ground of that colour reaches to the left of the middle.
double reach(const Layer& layer, Colour tone) {
    double left = 0;
    for (const Shape& shape : layer.shapes) {
        const auto* fill = std::get_if<Fill>(&shape);
        if (fill == nullptr || !same(fill->colour, tone)) continue;
        for (const Point p : fill->rings[0]) left = std::max(left, -p.x);
    }
    return left;
}

}  // namespace

TEST_CASE("Who may move is ringed in the green of what is legal; the orange of an attack is a combat's") {
    const Map map = plain_map();
    const BoardFrame frame(map, 60, {0, 0});
    Layer layer;
    BoardMarks marks;
    marks.ready = {HexId{5}};
    add_marks_below(frame, marks, layer);
    REQUIRE(strips(layer, mark::legal_line).size() == 1);
    CHECK(strips(layer, mark::legal_line)[0].dash.empty());
    CHECK(strips(layer, mark::attack).empty());

    Layer combat;
    marks = {};
    marks.fighting = {HexId{5}};
    add_marks_below(frame, marks, combat);
    CHECK(strips(combat, mark::legal_line).empty());
    REQUIRE(strips(combat, mark::attack).size() == 1);
    CHECK_FALSE(strips(combat, mark::attack)[0].dash.empty());
}

TEST_CASE("A selected counter has a gold ring of 3 in a dark one of 4.6, times the scale") {
    for (const double scale : {1.0, 2.0}) {
        INFO(scale);
        Layer layer;
        CounterLook look;
        look.selected = true;
        look.ring = ring_width * scale;
        add_counter(look, {0, 0}, 40, layer);
        // From the counter's edge at 20: 0.8 dark, 3 gold, 0.8 dark.
        CHECK(reach(layer, mark::selected) == Approx(20 + 3.8 * scale));
        CHECK(reach(layer, mark::selected_rim) == Approx(20 + 4.6 * scale));
    }
    Layer plain;
    add_counter(CounterLook{}, {0, 0}, 40, plain);
    CHECK(reach(plain, mark::selected) == 0);
}

TEST_CASE("On a screen of scale 2 a legal hex lies where it is, its outline and its cost twice as large") {
    const Map map = plain_map();
    BoardMarks marks;
    marks.lit = {{.hex = HexId{5}, .cost = "2"}};
    // A pitch of 80 pixels of the screen is one of 40 at scale 1.
    Layer layer;
    add_marks_below(BoardFrame(map, 40, {5, 5}), marks, layer);
    add_marks_above(BoardFrame(map, 40, {5, 5}), marks, layer);
    scale_layer(layer, 2);
    const Strip outline = strips(layer, mark::legal_line)[0];
    CHECK(outline.width == 2 * 2);
    const BoardFrame screen(map, 80, {10, 10});
    REQUIRE(outline.chains.size() == 6);
    for (const Chain& side : outline.chains) {
        const Point off = side[0] - screen.centre(HexId{5});
        // A corner is 1/sqrt(3) of the pitch from the middle.
        CHECK(off.x * off.x + off.y * off.y == Approx(80.0 * 80 / 3));
    }
    const auto cost = std::find_if(layer.shapes.begin(), layer.shapes.end(),
                                   [](const Shape& shape) { return std::holds_alternative<Glyphs>(shape); });
    REQUIRE(cost != layer.shapes.end());
    CHECK(std::get<Glyphs>(*cost).size == Approx(2 * 9));  // 0.19 of 40 is under 9, its least
}
