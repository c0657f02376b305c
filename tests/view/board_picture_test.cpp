// The board picture: all that a map says is in it, whatever the grid.
#include "app/view/board_picture.hpp"

#include "app/view/board_frame.hpp"
#include "app/view/curve.hpp"
#include "app/view/svg.hpp"

#include <catch2/catch.hpp>

#include <cmath>
#include <set>

using namespace hd::view;
using hd::board::Grid;
using hd::board::HexId;
using hd::board::Map;

namespace {

Map small_map(hd::board::Orientation orientation = hd::board::Orientation::flat) {
    const Grid grid = *Grid::make({.columns = 5, .rows = 4, .orientation = orientation});
    hd::board::MapBuilder builder(grid, hd::board::Numbering::plain(grid),
                                  {{"clear", "woods", "town"}, {"stream", "bridge"}, {"road"}});
    for (std::uint32_t i = 0; i < 20; ++i) {
        builder.add(hd::board::HexRecord{.hex = {i},
                                         .terrain = i == 7    ? 2U
                                                    : i == 12 ? 4U
                                                              : 1U,
                                         .level = static_cast<std::int32_t>(i % 5) * 10,
                                         .name = i == 12 ? "<Mont & Jean>" : "",
                                         .source = {}});
    }
    const HexId a{6};
    const HexId b = grid.neighbour(a, hd::board::Direction::d3);
    builder.add(hd::board::HexsideRecord{.a = a, .b = b, .kinds = 3, .source = {}});
    builder.add(hd::board::PathRecord{.kind = 0, .name = "", .hexes = {a, b}, .source = {}});
    builder.add(hd::board::ObjectiveRecord{.hex = {12}, .name = "", .values = {{"red", 37}}, .source = {}});
    auto map = builder.build();
    REQUIRE(map);
    return *map;
}

BoardScene scene_of(const Map& map) {
    BoardScene scene;
    scene.map = &map;
    scene.title = "A field";
    scene.sides = {{"red", colour(0xC01020)}};
    scene.counters = {
        {HexId{3},
         {.ground = colour(0x112233), .ink = colour(0xFFFFFF), .edge = colour(0), .value = "41"},
         "x"}};
    return scene;
}

std::set<std::string> words(const Picture& picture) {
    std::set<std::string> out;
    for (const Layer& layer : picture.layers) {
        for (const Shape& shape : layer.shapes) {
            if (const auto* glyphs = std::get_if<Glyphs>(&shape)) out.insert(glyphs->text);
        }
    }
    return out;
}

}  // namespace

TEST_CASE("Every hex has its number, every name, value and strength is written") {
    const Map map = small_map();
    const std::set<std::string> written = words(make_board_picture(scene_of(map), 50));
    for (std::uint32_t i = 0; i < 20; ++i) CHECK(written.count(map.label({i})) == 1);
    for (const char* word : {"<Mont & Jean>", "37", "41", "A field"}) CHECK(written.count(word) == 1);
}

TEST_CASE("The same board gives the same bytes, whichever way its hexes point") {
    for (const auto orientation : {hd::board::Orientation::flat, hd::board::Orientation::pointy}) {
        const Map map = small_map(orientation);
        const Picture picture = make_board_picture(scene_of(map), 50);
        CHECK(to_svg(picture) == to_svg(make_board_picture(scene_of(map), 50)));
        const BoardFrame frame(map, 50, {10, 20});
        // 5 flat columns are 4 * 1.5 + 2 sides wide and 4.5 hexes high; a side is 50 / sqrt(3).
        const double flat_width = 8 * 50 / std::sqrt(3.0);
        CHECK(frame.width() == Approx(orientation == hd::board::Orientation::flat ? flat_width : 5.5 * 50));
        CHECK(picture.width > frame.width());
        CHECK(picture.height > frame.height());
    }
}

TEST_CASE("A map of a million hexes is refused before any of it is drawn") {
    const Grid grid = *Grid::make({.columns = 1'000, .rows = 1'000});
    hd::board::MapBuilder builder(grid, hd::board::Numbering::plain(grid), {{"clear"}, {}, {}});
    const auto large = builder.build();
    REQUIRE(large);
    CHECK_FALSE(can_be_drawn(*large, 16, 1));
    CHECK(can_be_drawn(small_map(), 200, 4));
    CHECK_FALSE(
        can_be_drawn(small_map(), 200, 12));  // 4.5 * 200 high, 8 sides wide: 900 * 924 * 144 is 120 million
}

TEST_CASE("A point is nearest to the hex in which it lies") {
    const Map map = small_map();
    const BoardFrame frame(map, 50, {10, 20});
    for (const HexId hex : frame.hexes()) {
        CHECK(frame.hex_near(frame.centre(hex)) == hex);
        CHECK(frame.hex_near(frame.centre(hex) + Point{20, 10}) ==
              hex);  // 22 from the centre, 25 to the side
    }
}

TEST_CASE("The outline of a board is one closed line along its border") {
    const Map map = small_map();
    const std::vector<Ring> outline = BoardFrame(map, 50, {0, 0}).outline();
    REQUIRE(outline.size() == 1);
    // As many sides as have no hex beyond.
    std::size_t border = 0;
    for (std::uint32_t i = 0; i < 20; ++i) {
        for (const auto d : hd::board::all_directions) {
            if (map.grid().neighbour({i}, d) == hd::board::no_hex) ++border;
        }
    }
    CHECK(outline[0].size() == border);
    for (std::size_t i = 1; i < border; ++i) {
        CHECK(length(outline[0][i] - outline[0][i - 1]) == Approx(50 / std::sqrt(3.0)));
    }
}

TEST_CASE("Pieces are joined where two meet and left apart where three do") {
    const auto chains = joined({{1, 2}, {2, 3}, {3, 4}, {3, 5}, {5, 6}, {8, 9}, {9, 8}});
    std::multiset<std::size_t> sizes;
    for (const auto& chain : chains) sizes.insert(chain.size());
    // 1-2-3, 3-4, 3-5-6 and the circle 8-9-8.
    CHECK(sizes == std::multiset<std::size_t>{2, 3, 3, 3});
}
