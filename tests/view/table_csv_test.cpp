// Tables from and to comma separated values.
#include "app/view/table_csv.hpp"

#include "engine/scenario/library.hpp"

#include <catch2/catch.hpp>

#include <algorithm>

using namespace hd;
using namespace hd::view;

namespace {

scenario::Table shipped(std::string_view id) {
    const auto tables = scenario::load_tables(scenario::DataRoot{HD_DATA}, "victory-at-waterloo", {});
    const auto found = std::find_if(tables.value.begin(), tables.value.end(),
                                    [&](const scenario::Table& table) { return table.id == id; });
    REQUIRE(found != tables.value.end());
    return *found;
}

std::string first_fault(std::string_view text) {
    const auto loaded = table_from_csv(shipped("superiority-limits"), text, "t.csv", board::Mark::found);
    REQUIRE_FALSE(loaded.faults.empty());
    return scenario::to_text(loaded.faults.all().front());
}

}  // namespace

TEST_CASE("Every shipped table comes back from CSV with the same rows") {
    const auto tables = scenario::load_tables(scenario::DataRoot{HD_DATA}, "victory-at-waterloo", {});
    REQUIRE(tables.value.size() >= 8);
    for (const scenario::Table& table : tables.value) {
        const auto back = table_from_csv(table, to_csv(table), "t.csv", board::Mark::found);
        INFO(table.id);
        REQUIRE(back.faults.empty());
        REQUIRE(back.value.rows.size() == table.rows.size());
        for (std::size_t row = 0; row < table.rows.size(); ++row) {
            for (std::size_t column = 0; column < table.columns.size(); ++column) {
                CHECK(back.value.rows[row][column].low == table.rows[row][column].low);
                CHECK(back.value.rows[row][column].high == table.rows[row][column].high);
            }
            CHECK(scenario::mark_of(back.value, row, 0) == board::Mark::found);
        }
    }
}

TEST_CASE("A fault of CSV is told with its line and column") {
    CHECK(first_fault("limit,wrong\n").find("t.csv:1:7: error") == 0);
    CHECK(first_fault("limit,superiority\nlowest,six\n").find("t.csv:2:8: error") == 0);
    CHECK(first_fault("limit,superiority\nlowest\n").find("t.csv:2:1: error") == 0);
    CHECK(first_fault("limit\nlowest\n").find("\"superiority\" is missing") != std::string::npos);
    CHECK(first_fault("limit,superiority\nlowest,\"6\n").find("never closed") != std::string::npos);
    CHECK(first_fault("").find("empty") != std::string::npos);
}

TEST_CASE("Quotes, commas and line ends inside fields, and a spreadsheet's mark, are read") {
    const auto loaded =
        table_from_csv(shipped("superiority-limits"),
                       "\xEF\xBB\xBF\"superiority\",limit\r\n\"-6\",lowest\r\n\r\n7,\"highest\"\r\n", "t.csv",
                       board::Mark::found);
    REQUIRE(loaded.faults.empty());
    REQUIRE(loaded.value.rows.size() == 2);
    const auto column = scenario::find_column(loaded.value, "superiority");
    CHECK(loaded.value.rows[0][*column].low == -6);
    CHECK(loaded.value.rows[1][*column].low == 7);
}
