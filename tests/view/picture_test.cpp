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
