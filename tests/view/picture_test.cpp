// Pictures as SVG and PNG: bytes that are the same everywhere, and nothing of a text gets out of its place.
#include "app/view/picture.hpp"

#include "app/view/png.hpp"
#include "app/view/svg.hpp"

#include <catch2/catch.hpp>

using namespace hd::view;

namespace {

Picture with(Shape shape) {
    return {.width = 30, .height = 20, .title = "", .layers = {{"one", {std::move(shape)}, {}}}};
}

int big_endian(const std::string& bytes, std::size_t at) {
    int value = 0;
    for (std::size_t i = 0; i < 4; ++i) value = value * 256 + static_cast<unsigned char>(bytes[at + i]);
    return value;
}

}  // namespace

TEST_CASE("Text from a file can't become markup: names are escaped in SVG") {
    CHECK(escaped("<b a='1'>\"&\x01") == "&lt;b a=&#39;1&#39;&gt;&quot;&amp; ");
    const std::string svg = to_svg(with(Glyphs{.at = {1, 2}, .text = "</text><script>"}));
    CHECK(svg.find("<script>") == std::string::npos);
    CHECK(svg.find("&lt;/text&gt;&lt;script&gt;") != std::string::npos);
}

TEST_CASE("A path is written as steps of tenths of a pixel") {
    // From 1,2 to 11,2 is 10 right; to 11,1.5 is half a pixel up.
    const std::string svg = to_svg(with(Strip{.chains = {{{1, 2}, {11, 2}, {11, 1.5}}}, .colour = {}}));
    CHECK(svg.find("d=\"M1 2l10 0 0-.5\"") != std::string::npos);
}

TEST_CASE("A colour halfway between black and white is grey") {
    const Colour grey = mix(colour(0x000000), colour(0xFFFFFF), 0.5);
    CHECK(int{grey.r} == 128);
    CHECK(grey.a == 1);
    CHECK(int{colour(0x123456).g} == 0x34);
}

TEST_CASE("A PNG has the picture's size times the scale, and a picture too large is refused") {
    const auto png = to_png(with(Fill{{box_ring({0, 0}, 30, 20)}, colour(0xFF0000)}), 2.5);
    REQUIRE(png);
    CHECK(png->substr(1, 3) == "PNG");
    CHECK(big_endian(*png, 16) == 75);  // 30 * 2.5
    CHECK(big_endian(*png, 20) == 50);  // 20 * 2.5
    const auto too_large = to_png(Picture{.width = 10'000, .height = 10'000, .title = {}, .layers = {}}, 1);
    REQUIRE_FALSE(too_large);
    CHECK(too_large.error().find("too large") != std::string::npos);
    CHECK_FALSE(to_png(Picture{}, 1));
}

TEST_CASE("All lengths of a layer grow with the scale, and nothing else does") {
    Layer layer{"one", {}, {box_ring({1, 1}, 2, 2)}};
    layer.shapes.push_back(Fill{{box_ring({1, 2}, 3, 4)}, colour(0xFF0000)});
    layer.shapes.push_back(Strip{.chains = {{{1, 2}, {3, 4}}}, .colour = {}, .width = 2, .dash = {6, 4}});
    layer.shapes.push_back(Discs{{{5, 6}}, 7, {}});
    layer.shapes.push_back(Hatch{{box_ring({0, 0}, 5, 5)}, {}, 7, 1.4});
    layer.shapes.push_back(Glyphs{.at = {8, 9}, .text = "2", .size = 10, .spacing = 1, .turn = 30});
    scale_layer(layer, 2);
    CHECK(layer.clip[0][2].x == 6);
    CHECK(std::get<Fill>(layer.shapes[0]).rings[0][2].y == 12);  // (2 + 4) * 2
    const auto& strip = std::get<Strip>(layer.shapes[1]);
    CHECK(strip.chains[0][1].x == 6);
    CHECK(strip.width == 4);
    CHECK(strip.dash == std::vector<double>{12, 8});
    CHECK(std::get<Discs>(layer.shapes[2]).radius == 14);
    CHECK(std::get<Discs>(layer.shapes[2]).centres[0].y == 12);
    CHECK(std::get<Hatch>(layer.shapes[3]).step == 14);
    CHECK(std::get<Hatch>(layer.shapes[3]).width == Approx(2.8));
    const auto& glyphs = std::get<Glyphs>(layer.shapes[4]);
    CHECK(glyphs.at.x == 16);
    CHECK(glyphs.size == 20);
    CHECK(glyphs.halo_width == 6);
    CHECK(glyphs.spacing == 2);
    CHECK(glyphs.turn == 30);
}
