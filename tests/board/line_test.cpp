#include "engine/board/line.hpp"

#include "tests/board/boards.hpp"

#include <catch2/catch.hpp>

#include <algorithm>
#include <string>

using namespace hd::board;
using namespace hd::board::test;

namespace {

struct Vector {
    std::int64_t x;
    std::int64_t y;
};

Vector minus(LatticePoint a, LatticePoint b) {
    return {std::int64_t{a.x} - b.x, std::int64_t{a.y} - b.y};
}
std::int64_t cross(Vector a, Vector b) {
    return a.x * b.y - a.y * b.x;
}
std::int64_t dot(Vector a, Vector b) {
    return a.x * b.x + a.y * b.y;
}

enum class Meets { not_at_all, inside, along };

// Straight from the drawing: on which sides of the line a hex's corners lie. The line's infinite, the segment
// not: a hex other than the ends is met by the segment if a point where the line cuts its rim lies between
// the ends.
Meets meets(const Grid& grid, HexId a, HexId b, HexId hex) {
    const Vector way = minus(grid.centre(b), grid.centre(a));
    std::array<std::int64_t, 6> sides{};
    int left = 0;
    int right = 0;
    for (std::uint32_t k = 0; k < 6; ++k) {
        sides[k] = cross(way, minus(grid.corner(hex, k), grid.centre(a)));
        left += sides[k] < 0 ? 1 : 0;
        right += sides[k] > 0 ? 1 : 0;
    }
    const bool inside = left > 0 && right > 0;
    const bool along = left + right == 4 && (left == 0 || right == 0);
    if (!inside && !along) return Meets::not_at_all;
    if (hex == a || hex == b) return Meets::inside;
    for (std::uint32_t k = 0; k < 6; ++k) {
        const std::int64_t here = sides[k];
        const std::int64_t next = sides[(k + 1) % 6];
        if ((here < 0) == (next < 0) && (here > 0) == (next > 0)) continue;
        // The cut is (corner k * next - corner k+1 * here) / (next - here).
        const Vector p = minus(grid.corner(hex, k), grid.centre(a));
        const Vector q = minus(grid.corner(hex, k + 1), grid.centre(a));
        const std::int64_t by = next - here;
        const std::int64_t along_way = dot({p.x * next - q.x * here, p.y * next - q.y * here}, way);
        const std::int64_t least = by > 0 ? along_way : -along_way;
        const std::int64_t whole = dot(way, way) * (by > 0 ? by : -by);
        if (least <= 0 || least >= whole) return Meets::not_at_all;
    }
    return inside ? Meets::inside : Meets::along;
}

std::vector<HexId> hexes_of(const std::vector<LineStep>& line, bool along) {
    std::vector<HexId> out;
    for (const LineStep& s : line) {
        if (s.along != along) continue;
        out.push_back(s.hex);
        if (s.other != no_hex) out.push_back(s.other);
    }
    std::sort(out.begin(), out.end());
    return out;
}

std::string print(const Numbering& numbering, const std::vector<LineStep>& line) {
    std::string out;
    for (const LineStep& s : line) {
        if (!out.empty()) out += " ";
        out += numbering.print(s.hex);
        if (s.along) out += s.other == no_hex ? "|" : "|" + numbering.print(s.other);
    }
    return out;
}

}  // namespace

TEST_CASE(
    "a hex line holds exactly the hexes whose inside the segment crosses, and the pairs it runs between") {
    Random random{41};
    for (int round = 0; round < 40; ++round) {
        const Grid grid = random_grid(random, 11);
        const HexId a = random_hex(random, grid);
        for (std::uint32_t i = 0; i < grid.hex_count(); ++i) {
            const HexId b{i};
            if (a == b) continue;
            INFO(describe(grid) << " " << a.index << " to " << i);
            std::vector<HexId> inside;
            std::vector<HexId> along;
            for (std::uint32_t h = 0; h < grid.hex_count(); ++h) {
                const Meets m = meets(grid, a, b, HexId{h});
                if (m == Meets::inside) inside.push_back(HexId{h});
                if (m == Meets::along) along.push_back(HexId{h});
            }
            const auto line = hex_line(grid, a, b);
            REQUIRE(hexes_of(line, false) == inside);
            REQUIRE(hexes_of(line, true) == along);
        }
    }
}

TEST_CASE("the line back has the same steps in reverse order, and each step touches the next") {
    Random random{43};
    for (int round = 0; round < 3000; ++round) {
        const Grid grid = random_grid(random, 40);
        const HexId a = random_hex(random, grid);
        const HexId b = random_hex(random, grid);
        INFO(describe(grid) << " " << a.index << " to " << b.index);
        const auto line = hex_line(grid, a, b);
        auto back = hex_line(grid, b, a);
        std::reverse(back.begin(), back.end());
        REQUIRE(line.size() == back.size());
        REQUIRE(line.front().hex == a);
        REQUIRE(line.back().hex == b);
        for (std::size_t i = 0; i < line.size(); ++i) {
            REQUIRE(line[i].hex == back[i].hex);
            REQUIRE(line[i].other == back[i].other);
            REQUIRE(line[i].along == back[i].along);
            if (i == 0) continue;
            // What is crossed on the way into a step is crossed on the way back into the step before.
            REQUIRE(line[i].crossed == back[i - 1].crossed);
            REQUIRE(line[i].touched == back[i - 1].touched);
            REQUIRE(grid.distance(line[i - 1].hex, line[i].hex) == 1);
            REQUIRE((line[i].crossed != no_edge) == (line[i].entry == LineEntry::hexside));
            if (line[i].crossed != no_edge)
                REQUIRE(line[i].crossed == grid.edge_between(line[i - 1].hex, line[i].hex));
            if (line[i].touched != no_hex) {
                REQUIRE(grid.distance(line[i].touched, line[i].hex) == 1);
                REQUIRE(grid.distance(line[i].touched, line[i - 1].hex) == 1);
            }
        }
    }
}

TEST_CASE("Wellington's Victory V-36: T1510 to T1608 runs along the side between T1509 and T1609") {
    const Grid grid = make_grid(30, 20, Orientation::flat, Stagger::odd);
    const Numbering numbering = Numbering::plain(grid);
    const auto line = hex_line(grid, numbering.parse("1510").value(), numbering.parse("1608").value());
    CHECK(print(numbering, line) == "1510 1509|1609 1608");
    CHECK(line[1].entry == LineEntry::corner);
    CHECK(line[2].entry == LineEntry::corner);
    CHECK(grid.distance(line[0].hex, line[2].hex) == 2);
}

TEST_CASE("1815 V1815-LOS: N2131 to N1932 goes over N2031, N1928 to N1728 runs down the side N1827-N1828") {
    const Grid grid = make_grid(40, 40, Orientation::pointy, Stagger::even);
    Sheet sheet;
    sheet.columns = 40;
    sheet.rows = 40;
    sheet.column = {Symbols::digits, CountFrom::east_or_south, 1, 2};
    sheet.row = {Symbols::digits, CountFrom::west_or_north, 1, 2};
    const Numbering numbering =
        Numbering::make(grid, {AxisOrder::row_first, "", {sheet}, std::nullopt}).value();
    const auto line = [&](const char* a, const char* b) {
        return print(numbering, hex_line(grid, numbering.parse(a).value(), numbering.parse(b).value()));
    };
    CHECK(line("2131", "1932") == "2131 2031 1932");
    // Positions grow westward, so 1828 has the lower id.
    CHECK(line("1928", "1728") == "1928 1828|1827 1728");
}

TEST_CASE("a line through a corner and no hexside names the hex it only touches") {
    // Cube (1,4) from the start: a third of the way it meets the corner (1/3, 4/3) of (0,1), (0,2) and (1,1).
    const Grid grid = make_grid(9, 9, Orientation::flat, Stagger::odd);
    const HexId start = grid.hex_at(Offset{2, 1});
    const Cube c = grid.cube(start);
    const auto hex = [&](std::int32_t q, std::int32_t r) { return grid.hex_at(Cube{c.q + q, c.r + r, 0}); };
    const auto line = hex_line(grid, start, hex(1, 4));
    REQUIRE(line.size() == 6);
    CHECK(line[1].hex == hex(0, 1));
    CHECK(line[2].hex == hex(0, 2));
    CHECK(line[2].entry == LineEntry::corner);
    CHECK(line[2].crossed == no_edge);
    CHECK(line[2].touched == hex(1, 1));
    CHECK(line[3].hex == hex(1, 2));
    CHECK(line[3].entry == LineEntry::hexside);
    CHECK(line[4].hex == hex(1, 3));
    CHECK(line[4].touched == hex(0, 3));
    CHECK(line[5].hex == hex(1, 4));
}

TEST_CASE("a line along the edge of the map runs beside one hex") {
    // In the top row of a board whose odd columns lie further south the line passes over the top side of
    // column 1.
    const Grid grid = make_grid(3, 3, Orientation::flat, Stagger::odd);
    const auto line = hex_line(grid, grid.hex_at(Offset{0, 0}), grid.hex_at(Offset{2, 0}));
    REQUIRE(line.size() == 3);
    CHECK(line[1].along);
    CHECK(line[1].hex == grid.hex_at(Offset{1, 0}));
    CHECK(line[1].other == no_hex);
}

TEST_CASE("a walk goes on behind its target until it leaves the map") {
    const Grid grid = make_grid(9, 9, Orientation::flat, Stagger::odd);
    LineWalk walk(grid, grid.hex_at(Offset{4, 6}), grid.hex_at(Offset{4, 4}));
    std::vector<std::int32_t> rows;
    int at_target = 0;
    do {
        rows.push_back(grid.offset(walk.step().hex).row);
        at_target += walk.at_target() ? 1 : 0;
    } while (walk.advance());
    CHECK(rows == std::vector<std::int32_t>{6, 5, 4, 3, 2, 1, 0});
    CHECK(at_target == 1);
    CHECK_FALSE(walk.advance());
    LineWalk nowhere(grid, HexId{0}, HexId{0});
    CHECK(nowhere.at_target());
    CHECK_FALSE(nowhere.advance());
    CHECK(hex_line(grid, HexId{5}, HexId{5}).size() == 1);
}

TEST_CASE("lines over the whole of the largest boards stay exact") {
    for (const Orientation orientation : {Orientation::flat, Orientation::pointy}) {
        const Grid grid = make_grid(1000, 1000, orientation, Stagger::odd);
        const HexId a = grid.hex_at(Offset{0, 1});
        const HexId b = grid.hex_at(Offset{999, 998});
        const auto line = hex_line(grid, a, b);
        CHECK(line.back().hex == b);
        CHECK(line.size() > static_cast<std::size_t>(grid.distance(a, b)));
        CHECK(hex_line(grid, b, a).size() == line.size());
    }
    const Grid strip = make_grid(1'000'000, 1, Orientation::flat, Stagger::odd);
    CHECK(hex_line(strip, HexId{0}, HexId{999'999}).back().hex == HexId{999'999});
}
