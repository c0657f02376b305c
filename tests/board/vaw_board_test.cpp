// The board of Victory at Waterloo: labels and adjacency as the game's worked example implies them.
#include "tests/board/boards.hpp"

#include <catch2/catch.hpp>

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

using namespace hd::board;
using namespace hd::board::test;

namespace {

bool touch(const std::string& a, const std::string& b) {
    const Numbering numbering = vaw_numbering();
    return vaw_grid().distance(numbering.parse(a).value(), numbering.parse(b).value()) == 1;
}

std::vector<std::string> around(const std::string& label) {
    const Numbering numbering = vaw_numbering();
    std::vector<std::string> out;
    for (const HexId hex : vaw_grid().ring(numbering.parse(label).value(), 1))
        out.push_back(numbering.print(hex));
    std::sort(out.begin(), out.end());
    return out;
}

}  // namespace

TEST_CASE("VAW: column A is the east edge and numbers count from the south") {
    const Grid grid = vaw_grid();
    const Numbering numbering = vaw_numbering();
    CHECK(numbering.print(grid.hex_at(Offset{24, 11})) == "A1");
    CHECK(numbering.print(grid.hex_at(Offset{24, 0})) == "A12");
    CHECK(numbering.print(grid.hex_at(Offset{0, 11})) == "Y1");
    CHECK(numbering.print(grid.hex_at(Offset{0, 0})) == "Y12");
    // P is the 16th letter, so 25 - 16 = 9 columns lie west of it; 7 from the south is row 12 - 7 = 5 from
    // the north.
    CHECK(numbering.print(grid.hex_at(Offset{9, 5})) == "P7");
    CHECK(numbering.parse("p7") == grid.hex_at(Offset{9, 5}));
}

TEST_CASE("VAW: the second reading counts from the north, 13 - n") {
    const Numbering numbering = vaw_numbering();
    CHECK(numbering.print(numbering.parse("P6").value(), Reading::second) == "P7(N)");
    CHECK(numbering.parse("P7(N)") == numbering.parse("P6"));
    CHECK(numbering.parse("s7(n)") == numbering.parse("S6"));
    for (std::int32_t n = 1; n <= 12; ++n)
        CHECK(numbering.parse("M" + std::to_string(13 - n) + "(N)") ==
              numbering.parse("M" + std::to_string(n)));
}

TEST_CASE("VAW: columns I K M O Q S touch n and n + 1 beside them, H J L N P R T touch n - 1 and n") {
    for (const char column : std::string("IKMOQS")) {
        const std::string east(1, static_cast<char>(column - 1));
        const std::string west(1, static_cast<char>(column + 1));
        std::vector<std::string> wanted{std::string(1, column) + "4",
                                        std::string(1, column) + "6",
                                        east + "5",
                                        east + "6",
                                        west + "5",
                                        west + "6"};
        std::sort(wanted.begin(), wanted.end());
        CHECK(around(std::string(1, column) + "5") == wanted);
    }
    for (const char column : std::string("HJLNPRT")) {
        const std::string east(1, static_cast<char>(column - 1));
        const std::string west(1, static_cast<char>(column + 1));
        std::vector<std::string> wanted{std::string(1, column) + "4",
                                        std::string(1, column) + "6",
                                        east + "4",
                                        east + "5",
                                        west + "4",
                                        west + "5"};
        std::sort(wanted.begin(), wanted.end());
        CHECK(around(std::string(1, column) + "5") == wanted);
    }
}

TEST_CASE("VAW: the hexes of the worked example touch as its moves and contacts need") {
    const std::vector<std::pair<const char*, const char*>> pairs{
        {"K3", "J4"}, {"I4", "H5"}, {"J2", "I2"}, {"L4", "K4"}, {"M5", "L6"}, {"N6", "M6"}, {"O5", "N5"},
        {"O5", "N6"}, {"N4", "M4"}, {"P3", "P4"}, {"O5", "P5"}, {"O5", "P6"}, {"L3", "M3"}, {"J4", "I4"}};
    for (const auto& [a, b] : pairs) {
        INFO(a << " " << b);
        CHECK(touch(a, b));
        CHECK(touch(b, a));
    }
    // Moves of the two turns, hex by hex.
    const std::vector<std::vector<const char*>> paths{{"K3", "J4", "I4", "H5", "H6", "H7"},
                                                      {"L4", "L5"},
                                                      {"M3", "M4", "M5"},
                                                      {"N3", "N4", "N5", "N6"},
                                                      {"L3", "K2", "J3", "I3", "H4"},
                                                      {"M2", "L2", "K2", "J2"},
                                                      {"J7", "K6", "K5", "J5", "J4", "K3"},
                                                      {"J7", "J6", "J5", "J4", "K3"},
                                                      {"L6", "K5", "K4"},
                                                      {"M8", "L8", "L7", "L6", "L5"},
                                                      {"N7", "M6", "M5"},
                                                      {"S6", "R6", "Q5", "P5", "O5"},
                                                      {"O2", "N3", "N4"},
                                                      {"O2", "O3", "N4"},
                                                      {"J4", "K3", "L3"},
                                                      {"L6", "K5", "K4", "L4"},
                                                      {"O5", "N6", "M6", "L6", "L5"},
                                                      {"N6", "O5"}};
    for (const auto& path : paths)
        for (std::size_t i = 1; i < path.size(); ++i) {
            INFO(path[i - 1] << " " << path[i]);
            CHECK(touch(path[i - 1], path[i]));
        }
    // Contacts that end moves, retreats that are open, and hexes said not to touch.
    for (const auto& [a, b] : std::vector<std::pair<const char*, const char*>>{{"L5", "L6"},
                                                                               {"M5", "L6"},
                                                                               {"M5", "M6"},
                                                                               {"N6", "N7"},
                                                                               {"M4", "L4"},
                                                                               {"M4", "L5"},
                                                                               {"M3", "N4"},
                                                                               {"N4", "N3"},
                                                                               {"N3", "N2"},
                                                                               {"K4", "J5"},
                                                                               {"M5", "M6"},
                                                                               {"N4", "M4"},
                                                                               {"N4", "N5"}})
        CHECK(touch(a, b));
    CHECK_FALSE(touch("N5", "M6"));
    CHECK_FALSE(touch("O6", "N5"));
    CHECK_FALSE(touch("K4", "L6"));
}
