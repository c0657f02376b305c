// Each pair of board shaders compiles, links and draws: colours are compared with the palette that was handed
// in.
#include "tests/shaders/offscreen.hpp"

#include <catch2/catch.hpp>
#include <glad/gl.h>

#include <array>
#include <cstdint>
#include <string>
#include <vector>

using hd::tests::link;
using hd::tests::Offscreen;
using hd::tests::Pixel;

namespace {

using Colour = std::array<float, 4>;

constexpr Colour colour(int red, int green, int blue) {
    return {static_cast<float>(red) / 255.0F, static_cast<float>(green) / 255.0F,
            static_cast<float>(blue) / 255.0F, 1.0F};
}

// In the order of the shader's block: paper low, middle, high, shade, light; woods, dark, light, edge; town,
// its line, marsh, orchard, its trees, chateau, pond, off the map, grid.
constexpr std::array<Colour, 18> palette{colour(225, 221, 189), colour(237, 227, 202), colour(244, 234, 213),
                                         colour(92, 74, 44),    colour(255, 249, 232), colour(169, 183, 135),
                                         colour(111, 132, 86),  colour(192, 203, 158), colour(79, 99, 56),
                                         colour(154, 74, 56),   colour(78, 36, 26),    colour(201, 211, 190),
                                         colour(203, 211, 162), colour(114, 138, 80),  colour(201, 207, 160),
                                         colour(156, 194, 204), colour(217, 205, 178), colour(78, 64, 43)};

void texture(GLuint unit, GLint kind, int width, int height, GLenum format, GLenum type, const void* data) {
    GLuint name = 0;
    glGenTextures(1, &name);
    glActiveTexture(GL_TEXTURE0 + unit);
    glBindTexture(GL_TEXTURE_2D, name);
    glPixelStorei(GL_UNPACK_ALIGNMENT, 1);
    glTexImage2D(GL_TEXTURE_2D, 0, kind, width, height, 0, format, type, data);
    const GLint filter = kind == GL_RGBA8UI ? GL_NEAREST : GL_LINEAR;
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, filter);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, filter);
    if (kind != GL_RGBA8) {
        glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_S, GL_CLAMP_TO_EDGE);
        glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_T, GL_CLAMP_TO_EDGE);
    }
}

// A board of one row of three flat-topped hexes, kinds as given, each with only itself for a neighbour of its
// kind. The noise is grey everywhere (128 of 255, within half a level of no grain) and every pixel stands on
// a tree. The tile is 64 x 64 pixels over 2 x 2 units whose middle is `centre_x`, 0.
void draw_board(const std::array<int, 3>& kinds, const std::vector<float>& heights, float centre_x) {
    std::string log;
    const GLuint program = link(hd::shaders::board_tile(), log);
    INFO(log);
    REQUIRE(program != 0);

    std::vector<std::uint8_t> hexes;
    for (const int kind : kinds) {
        const std::uint8_t all_woods = kind == 1 ? 63 : 0;
        hexes.insert(hexes.end(), {static_cast<std::uint8_t>(kind), all_woods, 63, 0});
    }
    texture(0, GL_RGBA8UI, 3, 1, GL_RGBA_INTEGER, GL_UNSIGNED_BYTE, hexes.data());
    texture(1, GL_R16F, 4, 4, GL_RED, GL_FLOAT, heights.data());
    const std::array<std::uint8_t, 4> grey{128, 128, 0, 128};
    texture(2, GL_RGBA8, 1, 1, GL_RGBA, GL_UNSIGNED_BYTE, grey.data());

    const auto at = [program](const char* name) { return glGetUniformLocation(program, name); };
    glUniform1i(at("hexes"), 0);
    glUniform1i(at("heights"), 1);
    glUniform1i(at("noise"), 2);
    glUniform4f(at("tile"), centre_x - 1.0F, -1.0F, 2.0F, 2.0F);
    glUniform4f(at("extent"), -2.0F, -2.0F, 6.0F, 4.0F);
    glUniform2f(at("height_range"), 100.0F, 140.0F);
    glUniform1f(at("relief"), 8.0F);
    glUniform1f(at("metres"), 200.0F);
    glUniform1f(at("odd_shift"), 0.5F);
    glUniform1f(at("grid_strength"), 0.3F);
    GLuint block = 0;
    glGenBuffers(1, &block);
    glBindBufferBase(GL_UNIFORM_BUFFER, 0, block);
    glBufferData(GL_UNIFORM_BUFFER, sizeof(palette), palette.data(), GL_STATIC_DRAW);
    glUniformBlockBinding(program, glGetUniformBlockIndex(program, "Palette"), 0);
    glDrawArrays(GL_TRIANGLE_STRIP, 0, 4);
    REQUIRE(glGetError() == GL_NO_ERROR);
}

bool is_near(const Pixel& pixel, int red, int green, int blue) {
    const auto near = [](int a, int b) { return a - b <= 1 && b - a <= 1; };
    const bool same = near(pixel[0], red) && near(pixel[1], green) && near(pixel[2], blue);
    if (!same) UNSCOPED_INFO("drawn: " << pixel[0] << ' ' << pixel[1] << ' ' << pixel[2]);
    return same;
}

int brightness(const Pixel& pixel) {
    return pixel[0] + pixel[1] + pixel[2];
}

// 117.5 m lies half-way between two contours (every 5 m) and 17.5/40 of the way up the height range.
const std::vector<float> level(16, 117.5F);

}  // namespace

TEST_CASE("level clear ground is paper tinted by height") {
    const Offscreen screen(64, 64);
    draw_board({0, 0, 0}, std::vector<float>(16, 122.5F), 0.0F);
    // 22.5/40 = 0.5625: an eighth of the way from middle (237 227 202) to high (244 234 213).
    CHECK(is_near(screen.pixel(32, 32), 238, 228, 203));
}

TEST_CASE("ground beyond the last hex is off the map") {
    const Offscreen screen(64, 64);
    draw_board({0, 0, 0}, level, 0.0F);
    CHECK(is_near(screen.pixel(32, 0), 217, 205, 178));  // one unit north of the first hex
}

TEST_CASE("woods inside woods show a crown, 62 percent over the flat colour") {
    const Offscreen screen(64, 64);
    draw_board({1, 0, 0}, level, 0.0F);
    // On a tree: light (192 203 158); 0.38 * woods (169 183 135) + 0.62 * light = 183.3 195.4 149.3.
    CHECK(is_near(screen.pixel(32, 32), 183, 195, 149));
}

TEST_CASE("the odd column lies half a hex lower") {
    const Offscreen screen(64, 64);
    draw_board({0, 16, 0}, level, 0.866F);
    CHECK(is_near(screen.pixel(32, 48), 201, 207, 160));  // its centre, half a unit below the first row's
    CHECK(is_near(screen.pixel(32, 0), 217, 205, 178));   // above it there is no hex
}

TEST_CASE("a slope towards the north-west is lit and one towards the south-east is shaded") {
    const auto drawn = [](float east, float south) {
        const Offscreen screen(64, 64);
        std::vector<float> heights;
        for (int row = 0; row < 4; ++row) {
            for (int column = 0; column < 4; ++column) {
                heights.push_back(120.0F + east * static_cast<float>(column) +
                                  south * static_cast<float>(row));
            }
        }
        draw_board({0, 0, 0}, heights, 0.0F);
        return brightness(screen.pixel(32, 32));
    };
    const int flat = drawn(0.0F, 0.0F);
    CHECK(drawn(6.0F, 6.0F) > flat + 5);
    CHECK(drawn(-6.0F, -6.0F) < flat - 30);
}

TEST_CASE("a strip draws its fill inside its casing and nothing outside") {
    const Offscreen screen(64, 64);
    std::string log;
    const GLuint program = link(hd::shaders::strip(), log);
    INFO(log);
    REQUIRE(program != 0);
    // Along y = 1 of a tile of 2 x 2 units: point, normal, length; the casing reaches 0.5 and the fill 0.25.
    const std::array<float, 20> points{0, 1, 0, -1, 0, 0, 1, 0, 1, 0, 2, 1, 0, -1, 2, 2, 1, 0, 1, 2};
    GLuint buffer = 0;
    glGenBuffers(1, &buffer);
    glBindBuffer(GL_ARRAY_BUFFER, buffer);
    glBufferData(GL_ARRAY_BUFFER, sizeof(points), points.data(), GL_STATIC_DRAW);
    for (const GLuint attribute : {0U, 1U, 2U}) {
        const auto* first = reinterpret_cast<const void*>(std::size_t{attribute} * 2 * sizeof(float));
        glVertexAttribPointer(attribute, attribute == 2 ? 1 : 2, GL_FLOAT, GL_FALSE, 5 * sizeof(float),
                              first);
        glEnableVertexAttribArray(attribute);
    }
    const auto at = [program](const char* name) { return glGetUniformLocation(program, name); };
    glUniform4f(at("tile"), 0.0F, 0.0F, 2.0F, 2.0F);
    glUniform1f(at("half_width"), 0.5F);
    glUniform1f(at("half_fill"), 0.25F);
    glUniform1f(at("pixel"), 2.0F / 64.0F);
    glUniform2f(at("dash"), 1.0F, 0.5F);
    glUniform4f(at("casing"), 1.0F, 0.0F, 0.0F, 1.0F);
    glUniform4f(at("fill"), 0.0F, 1.0F, 0.0F, 1.0F);
    glDrawArrays(GL_TRIANGLE_STRIP, 0, 4);
    REQUIRE(glGetError() == GL_NO_ERROR);
    CHECK(screen.pixel(8, 32) == Pixel{0, 255, 0, 255});  // on the line
    CHECK(screen.pixel(8, 20) == Pixel{255, 0, 0, 255});  // 12 pixels, 0.375 units above it
    CHECK(screen.pixel(8, 8) == Pixel{0, 0, 0, 0});       // 0.75 units above it
    CHECK(screen.pixel(40, 32)[3] == 0);  // 1.25 units along: the dash is left out from 1 to 1.5
    CHECK(screen.pixel(56, 32) == Pixel{0, 255, 0, 255});  // 1.75 units along: the next dash
}

TEST_CASE("overlay hexes are filled, hatched and outlined, and cut at their sides") {
    const Offscreen screen(64, 64);
    std::string log;
    const GLuint program = link(hd::shaders::overlay(), log);
    INFO(log);
    REQUIRE(program != 0);
    // One flat-topped hex in the middle of a view of 2 x 2 units: centre, half size, fill, line, style.
    // Half the hatch step of 8 pixels is drawn, and a line of 0.1 units runs inside the outline.
    const std::array<float, 16> hex{1, 1, 0.577F, 0.5F, 0, 0, 1, 1, 1, 0, 0, 1, 1, 0.1F, 8, 0.5F};
    GLuint buffer = 0;
    glGenBuffers(1, &buffer);
    glBindBuffer(GL_ARRAY_BUFFER, buffer);
    glBufferData(GL_ARRAY_BUFFER, sizeof(hex), hex.data(), GL_STATIC_DRAW);
    const std::array<GLint, 5> sizes{2, 2, 4, 4, 4};
    std::size_t first = 0;
    for (GLuint attribute = 0; attribute < 5; ++attribute) {
        const auto* offset = reinterpret_cast<const void*>(first * sizeof(float));
        glVertexAttribPointer(attribute, sizes[attribute], GL_FLOAT, GL_FALSE, sizeof(hex), offset);
        glVertexAttribDivisor(attribute, 1);
        glEnableVertexAttribArray(attribute);
        first += static_cast<std::size_t>(sizes[attribute]);
    }
    glUniform4f(glGetUniformLocation(program, "view"), 0.0F, 0.0F, 2.0F, 2.0F);
    glUniform2f(glGetUniformLocation(program, "board_pixel"), 0.0F, 0.0F);
    glDrawArraysInstanced(GL_TRIANGLE_STRIP, 0, 4, 1);
    REQUIRE(glGetError() == GL_NO_ERROR);
    // Pixels are counted from below in the hatch: pixel (x, y from the top) lies at x + 0.5 and 63.5 - y.
    CHECK(screen.pixel(32, 27) == Pixel{0, 0, 255, 255});  // 32.5 + 36.5 = 69 = 8 * 8.625: drawn
    CHECK(screen.pixel(32, 31)[3] == 0);                   // 32.5 + 32.5 = 65 = 8 * 8.125: left out
    CHECK(screen.pixel(32, 17) == Pixel{255, 0, 0, 255});  // 14.5 pixels above the centre, the side at 16
    CHECK(screen.pixel(32, 12) == Pixel{0, 0, 0, 0});      // above the side
    CHECK(screen.pixel(49, 19)[3] == 0);                   // in the quad's corner, outside the hex
}
