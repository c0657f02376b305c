// Where each table lies in the array of cells.
#include "tests/ledger/sample_tables.hpp"

#include <catch2/catch.hpp>

using namespace hd::ledger;
using namespace hd::ledger::sample;

TEST_CASE("every cell has a name, and the name leads back to the cell") {
    const auto shape = layout(5, 3);
    // 5 pieces of 6 fields, no ghosts, 3 counters of 2 fields.
    REQUIRE(shape->cells() == 5 * 6 + 0 + 3 * 2);
    Cell expected = 0;
    for (int table = 0; table < shape->tables(); ++table) {
        const Layout::Slot& slot = shape->slot(table);
        for (int row = 0; row < static_cast<int>(slot.rows); ++row) {
            for (int field = 0; field < static_cast<int>(slot.stride); ++field) {
                REQUIRE(shape->cell({table, row, field}) == expected);
                const CellName name = shape->name(expected);
                REQUIRE(name.table == table);
                REQUIRE(name.row == row);
                REQUIRE(name.field == field);
                ++expected;
            }
        }
    }
    CHECK(expected == shape->cells());
}

TEST_CASE("tables without rows have no cells, wherever they stand") {
    const std::array<std::uint32_t, 3> first_and_last_empty = {0, 2, 0};
    const Layout shape(tables, first_and_last_empty);
    REQUIRE(shape.cells() == 2);
    CHECK(shape.name(0).table == Ghost::table);
    CHECK(shape.name(1).row == 1);
    const std::array<std::uint32_t, 3> all_empty = {0, 0, 0};
    CHECK(Layout(tables, all_empty).cells() == 0);
}

TEST_CASE("a table knows which of its fields are places, orders, owner and seen") {
    const auto shape = layout(1, 1);
    // Fields 1 and 2 are places, 3 the order.
    CHECK(shape->slot(Piece::table).place_fields == ((1U << 1U) | (1U << 2U) | (1U << 3U)));
    CHECK(shape->slot(Piece::table).seat_field == 0);
    CHECK(shape->slot(Piece::table).seen_field == 5);
    CHECK(shape->slot(Counter::table).place_fields == 0);
    CHECK(shape->slot(Counter::table).seat_field == -1);
    CHECK(shape->slot(Counter::table).seen_field == -1);
    CHECK(shape->field({Piece::table, 0, 3}).name == "height");
}

TEST_CASE("rows are read as the structs they are") {
    State state(layout(3, 2));
    CHECK(state.rows<Piece>().size() == 3);
    CHECK(state.rows<Ghost>().empty());
    CHECK(state.rows<Counter>().size() == 2);
}
