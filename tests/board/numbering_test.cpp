#include "engine/board/numbering.hpp"

#include "tests/board/boards.hpp"

#include <catch2/catch.hpp>

#include <algorithm>
#include <array>
#include <set>

using namespace hd::board;
using namespace hd::board::test;

namespace {

Sheet whole(const Grid& grid, AxisNumbering column, AxisNumbering row) {
    return {"", {0, 0}, grid.columns(), grid.rows(), column, row};
}

void check_round_trip(const Grid& grid, const Numbering& numbering) {
    std::set<std::string> labels;
    for (std::uint32_t i = 0; i < grid.hex_count(); ++i)
        for (const Reading reading : {Reading::first, Reading::second}) {
            const std::string label = numbering.print(HexId{i}, reading);
            INFO(describe(grid) << " " << label);
            REQUIRE(numbering.parse(label) == HexId{i});
            if (reading == Reading::first) REQUIRE(labels.insert(label).second);
        }
}

}  // namespace

// A neighbour two columns on must keep its row: (0,0) and (2,0) lie level, (1,0) half a hex further south
// when odd columns are shifted and half a hex further north when even ones are.
TEST_CASE("users 42: golden labels for both stagger parities and both starts") {
    struct Case {
        Stagger stagger;
        CountFrom rows_from;
        std::int32_t first;
        const char* north_west;
        const char* south_east_of_it;  // across the side se of the first hex
        const char* south_east_corner;
    };
    // 4 columns and 3 rows. With odd columns shifted, se of (0,0) is (1,0); with even ones it is (1,1).
    const std::array<Case, 8> cases{{{Stagger::odd, CountFrom::west_or_north, 1, "0101", "0201", "0403"},
                                     {Stagger::even, CountFrom::west_or_north, 1, "0101", "0202", "0403"},
                                     {Stagger::odd, CountFrom::west_or_north, 0, "0000", "0100", "0302"},
                                     {Stagger::even, CountFrom::west_or_north, 0, "0000", "0101", "0302"},
                                     {Stagger::odd, CountFrom::east_or_south, 1, "0103", "0203", "0401"},
                                     {Stagger::even, CountFrom::east_or_south, 1, "0103", "0202", "0401"},
                                     {Stagger::odd, CountFrom::east_or_south, 0, "0002", "0102", "0300"},
                                     {Stagger::even, CountFrom::east_or_south, 0, "0002", "0101", "0300"}}};
    for (const Case& c : cases) {
        const Grid grid = make_grid(4, 3, Orientation::flat, c.stagger);
        const AxisNumbering column{Symbols::digits, CountFrom::west_or_north, c.first, 2};
        const AxisNumbering row{Symbols::digits, c.rows_from, c.first, 2};
        const auto numbering =
            Numbering::make(grid, {AxisOrder::column_first, "", {whole(grid, column, row)}, std::nullopt});
        REQUIRE(numbering);
        const HexId first{0};
        CHECK(numbering->print(first) == c.north_west);
        CHECK(numbering->print(grid.neighbour(first, Direction::d2)) == c.south_east_of_it);
        CHECK(numbering->print(HexId{11}) == c.south_east_corner);
        check_round_trip(grid, *numbering);
    }
}

TEST_CASE("Wellington's Victory: even columns of its numbers lie half a hex further south") {
    // 1.1 of the game's geometry: A3832 touches A3732, A3732 touches A3631, A3830 touches A3731, A3117
    // touches A3017.
    const Grid grid = make_grid(60, 40, Orientation::flat, Stagger::odd);
    Sheet sheet = whole(grid, {Symbols::digits, CountFrom::west_or_north, 1, 2},
                        {Symbols::digits, CountFrom::west_or_north, 1, 2});
    sheet.prefix = "A";
    const auto numbering = Numbering::make(grid, {AxisOrder::column_first, "", {sheet}, std::nullopt});
    REQUIRE(numbering);
    const auto touch = [&](const char* a, const char* b) {
        return grid.distance(numbering->parse(a).value(), numbering->parse(b).value()) == 1;
    };
    CHECK(touch("A3832", "A3732"));
    CHECK(touch("A3732", "A3631"));
    CHECK(touch("A3830", "A3731"));
    CHECK(touch("A3117", "A3017"));
    CHECK_FALSE(touch("A3732", "A3630"));
}

TEST_CASE("1815: rows first, sheets N and S with their own row numbers") {
    // Even rows lie half a hex towards the higher position, positions grow westward, S01 is the 31st row of
    // N. Counting from 0 in the north-east that shifts rows 02, 04, ... (grid rows 1, 3, ...) WEST, which is
    // the same as shifting rows 01, 03, ... east.
    const Grid grid = make_grid(40, 60, Orientation::pointy, Stagger::even);
    const AxisNumbering position{Symbols::digits, CountFrom::east_or_south, 1, 2};
    const AxisNumbering row{Symbols::digits, CountFrom::west_or_north, 1, 2};
    const Sheet north{"N", {0, 0}, 40, 30, position, row};
    const Sheet south{"S", {0, 30}, 40, 30, position, row};
    const auto numbering = Numbering::make(grid, {AxisOrder::row_first, "", {north, south}, std::nullopt});
    REQUIRE(numbering);
    const auto around = [&](const char* label) {
        std::vector<std::string> out;
        for (const HexId hex : grid.ring(numbering->parse(label).value(), 1))
            out.push_back(numbering->print(hex));
        std::sort(out.begin(), out.end());
        return out;
    };
    // The rulebook's pairs: rule 4 (N2131, an odd row), 5.A (N2617, an even row), and Quatre-Bras S0931.
    CHECK(around("N2131") == std::vector<std::string>{"N2030", "N2031", "N2130", "N2132", "N2230", "N2231"});
    CHECK(around("N2617") == std::vector<std::string>{"N2517", "N2518", "N2616", "N2618", "N2717", "N2718"});
    CHECK(around("S0931") == std::vector<std::string>{"S0830", "S0831", "S0930", "S0932", "S1030", "S1031"});
    // Over the seam: N30 is even, so N3010 touches S0110 and S0111.
    CHECK(around("N3010") == std::vector<std::string>{"N2910", "N2911", "N3009", "N3011", "S0110", "S0111"});
    CHECK(numbering->parse("N3101").error().find("off the map") != std::string::npos);
    check_round_trip(grid, *numbering);
}

TEST_CASE("users 43, 61: a hex on the seam of two sheets is one hex with two numbers") {
    // Sheet C lies over the last row of A, B over its last column and is printed upside down.
    const Grid grid = make_grid(11, 9, Orientation::flat, Stagger::odd);
    const AxisNumbering plain{Symbols::digits, CountFrom::west_or_north, 1, 2};
    const AxisNumbering back{Symbols::digits, CountFrom::east_or_south, 1, 2};
    const Sheet c{"C", {0, 4}, 6, 5, plain, plain};
    const Sheet b{"B", {5, 0}, 6, 5, back, back};
    const Sheet a{"A", {0, 0}, 6, 5, plain, plain};
    const auto numbering = Numbering::make(grid, {AxisOrder::column_first, "", {c, b, a}, std::nullopt});
    REQUIRE(numbering);
    for (std::int32_t column = 0; column < 6; ++column) {
        const HexId seam = grid.hex_at(Offset{column, 4});
        const std::string number = "0" + std::to_string(column + 1);
        CHECK(numbering->print(seam) == "C" + number + "01");
        CHECK(numbering->parse("A" + number + "05") == seam);
    }
    // B's last column (06) is its westernmost, its last row (05) the northernmost.
    CHECK(numbering->print(grid.hex_at(Offset{5, 0})) == "B0605");
    CHECK(numbering->parse("A0601") == grid.hex_at(Offset{5, 0}));
    CHECK(numbering->print(grid.hex_at(Offset{10, 4})) == "B0101");
    // The corner lies on all three.
    CHECK(numbering->print(grid.hex_at(Offset{5, 4})) == "C0601");
    CHECK(numbering->parse("B0601") == numbering->parse("C0601"));
    CHECK(numbering->parse("A0605") == numbering->parse("C0601"));
    // South-east of both sheets nothing is printed; the bare address still names the hex.
    CHECK(numbering->print(grid.hex_at(Offset{10, 8})) == "@11.9");
    check_round_trip(grid, *numbering);
}

TEST_CASE("letters go on as AA, AB or as AA, BB") {
    CHECK(print_symbols(Symbols::letters, 1, 1) == "A");
    CHECK(print_symbols(Symbols::letters, 26, 1) == "Z");
    CHECK(print_symbols(Symbols::letters, 27, 1) == "AA");
    CHECK(print_symbols(Symbols::letters, 28, 1) == "AB");
    CHECK(print_symbols(Symbols::letters, 26 + 26 * 26, 1) == "ZZ");
    CHECK(print_symbols(Symbols::letters, 27 + 26 * 26, 1) == "AAA");
    CHECK(print_symbols(Symbols::doubled_letters, 27, 1) == "AA");
    CHECK(print_symbols(Symbols::doubled_letters, 28, 1) == "BB");
    CHECK(print_symbols(Symbols::doubled_letters, 53, 1) == "AAA");
    for (const Symbols symbols : {Symbols::letters, Symbols::doubled_letters})
        for (std::int32_t n = 1; n <= 200; ++n)
            REQUIRE(parse_symbols(symbols, print_symbols(symbols, n, 1)) == n);
    CHECK_FALSE(parse_symbols(Symbols::doubled_letters, "AB"));
    CHECK_FALSE(parse_symbols(Symbols::letters, "A1"));
    CHECK_FALSE(parse_symbols(Symbols::digits, ""));
    CHECK_FALSE(parse_symbols(Symbols::digits, "99999999"));
}

TEST_CASE(
    "every label reads back: both orientations and parities, odd and even sizes, all symbols and starts") {
    Random random{29};
    int made = 0;
    for (int round = 0; round < 400; ++round) {
        const Grid grid = random_grid(random, 31);
        const auto axis = [&] {
            return AxisNumbering{static_cast<Symbols>(random.below(3)),
                                 static_cast<CountFrom>(random.below(2)),
                                 static_cast<std::int32_t>(1 + random.below(3)),
                                 static_cast<std::int32_t>(1 + random.below(3))};
        };
        const AxisNumbering column = axis();
        const AxisNumbering row = axis();
        const auto order = static_cast<AxisOrder>(random.below(2));
        const std::string separator = random.below(2) == 0 ? "" : "-";
        const SecondReading second{static_cast<Axis>(random.below(2)), "*"};
        const auto numbering = Numbering::make(grid, {order, separator, {whole(grid, column, row)}, second});
        if (!numbering) continue;  // too few digits, or letters both ways with no separator
        ++made;
        check_round_trip(grid, *numbering);
    }
    CHECK(made > 200);
}

TEST_CASE("the plain numbering is column-row from 1 with as many digits as needed") {
    const Grid small = make_grid(12, 9, Orientation::flat, Stagger::odd);
    CHECK(Numbering::plain(small).print(HexId{0}) == "0101");
    CHECK(Numbering::plain(small).print(small.hex_at(Offset{11, 8})) == "1209");
    const Grid large = make_grid(1000, 1000, Orientation::flat, Stagger::odd);
    CHECK(Numbering::plain(large).print(HexId{999'999}) == "10001000");
    CHECK(Numbering::plain(large).parse("00010001") == HexId{0});
}

TEST_CASE("a text that is no hex is told apart from a hex off the map") {
    const Numbering vaw = vaw_numbering();
    CHECK(vaw.parse("Z3").error() == "hex 'Z3' lies off the map (columns A to Y, rows 1 to 12)");
    CHECK(vaw.parse("P13").error().find("off the map") != std::string::npos);
    CHECK(vaw.parse("P0").error().find("off the map") != std::string::npos);
    CHECK(vaw.parse("P0(N)").error().find("off the map") != std::string::npos);
    CHECK(vaw.parse("7P").error() == "'7P' is not a hex number; they are written like Y12");
    for (const char* text :
         {"", "P", "7", "(N)", "P(N)", "P7(S)", "P 7", "P7 ", "P-7", "P99999999", "@", "@1", "@.1"}) {
        INFO(text);
        CHECK(vaw.parse(text).error().find("is not a hex number") != std::string::npos);
    }
    CHECK(vaw.parse("@26.1").error().find("off the map") != std::string::npos);
    const Numbering plain = Numbering::plain(vaw_grid());
    CHECK(plain.parse("101").error() == "'101' is not a hex number; they are written like 0101");
}

TEST_CASE("a numbering that cannot be read back is refused with all its faults") {
    const Grid grid = make_grid(120, 30, Orientation::flat, Stagger::odd);
    const AxisNumbering two{Symbols::digits, CountFrom::west_or_north, 1, 2};
    const AxisNumbering letters{Symbols::letters, CountFrom::west_or_north, 1, 1};
    const auto faults = [&](NumberingShape shape) {
        const auto made = Numbering::make(grid, std::move(shape));
        return made ? std::vector<std::string>{} : made.error();
    };
    CHECK(faults({AxisOrder::column_first, "", {whole(grid, two, two)}, std::nullopt}) ==
          std::vector<std::string>{"columns of the sheet run to 120, which is more than 2 digits"});
    CHECK(faults({AxisOrder::column_first, ".", {whole(grid, two, two)}, std::nullopt}).empty());
    CHECK(faults({AxisOrder::column_first, "", {whole(grid, letters, letters)}, std::nullopt}).size() == 1);
    Sheet off = whole(grid, letters, two);
    off.columns = 121;
    off.prefix = "n";
    Sheet second = whole(grid, letters, two);
    second.prefix = "n";
    // The first does not lie on the grid; the second has a bad prefix, starts with letters and has the same
    // prefix.
    CHECK(faults({AxisOrder::column_first, "", {off, second}, std::nullopt}).size() == 4);
    CHECK(faults({AxisOrder::column_first, "7", {whole(grid, letters, two)}, std::nullopt}).size() == 1);
    CHECK(faults({AxisOrder::column_first, "", {whole(grid, letters, two)}, SecondReading{Axis::row, ""}})
              .size() == 1);
    AxisNumbering late = two;
    late.first = 2'000'000'000;
    CHECK(faults({AxisOrder::column_first, ".", {whole(grid, late, two)}, std::nullopt}).size() == 1);
    const std::vector<Sheet> many(65, whole(grid, letters, two));
    CHECK(faults({AxisOrder::column_first, "", many, std::nullopt}) ==
          std::vector<std::string>{"more than 64 sheets"});
}
