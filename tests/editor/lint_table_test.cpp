#include "tests/editor/small_scenario.hpp"

#include <catch2/catch.hpp>

namespace hd::editor {

namespace {

Findings lint_rows(const std::string& columns, const std::string& rows, const std::string& check = "{}") {
    const auto table =
        scenario::read_table(R"({"format": "hundred-days-table", "version": 1, "id": "t", "columns": [)" +
                                 columns + "], \"rows\": [" + rows + "], \"check\": " + check + "}",
                             "t.json");
    INFO((table.faults.empty() ? "" : scenario::to_text(table.faults.all()[0])));
    REQUIRE(table.ok());
    return lint_table(table.value, "t.json");
}

const std::string die = R"({"name": "die", "type": "range", "key": true, "from": 1, "to": 6})";
const std::string result = R"({"name": "result", "type": "enum", "values": ["AR", "DR"]})";

}  // namespace

TEST_CASE("ranges that meet each die once have no findings, open ends included") {
    CHECK(lint_rows(die + "," + result, R"({"die": "1..2", "result": "AR"}, {"die": "3..6", "result": "DR"})")
              .empty());
    CHECK(lint_rows(die + "," + result, R"({"die": "..2", "result": "AR"}, {"die": "3..", "result": "DR"})")
              .empty());
}

TEST_CASE("a table with a missing row is an error that names what nobody answers for") {
    const Findings findings =
        lint_rows(die + "," + result, R"({"die": "1..2", "result": "AR"}, {"die": 6, "result": "DR"})");
    REQUIRE(findings.size() == 1);
    CHECK(findings[0].check == "table-row-missing");
    CHECK(findings[0].where == "t");
    // 3, 4 and 5 are missing: the first is named and the other two counted.
    CHECK(findings[0].message ==
          "no row answers for die 3 and 2 more, so a game could not go on there; add the row");
    CHECK(count_of(lint_rows(die, ""), "table-row-missing") == 1);
}

TEST_CASE("two rows for one die are an error") {
    const Findings findings =
        lint_rows(die + "," + result, R"({"die": "1..4", "result": "AR"}, {"die": "4..6", "result": "DR"})");
    REQUIRE(findings.size() == 1);
    CHECK(findings[0].check == "table-row-twice");
    CHECK(findings[0].message ==
          "more than one row answers for die 4, so it isn't clear which holds; keep one");
}

TEST_CASE("several keys are covered together") {
    const std::string columns =
        R"({"name": "french", "type": "enum", "key": true, "values": ["steady", "shaken"]},)" + die;
    CHECK(lint_rows(columns, R"({"french": "steady", "die": "1..6"}, {"french": "shaken", "die": "1..6"})")
              .empty());
    const Findings findings =
        lint_rows(columns, R"({"french": "steady", "die": "1..6"}, {"french": "shaken", "die": "1..5"})");
    REQUIRE(findings.size() == 1);
    CHECK(findings[0].fix == Fix{FixVerb::add, "french shaken, die 6"});
}

TEST_CASE("keys without bounds are each met once, and the others covered within them") {
    const std::string place = R"({"name": "place", "type": "text", "key": true})";
    CHECK(lint_rows(place, R"({"place": "Papelotte"}, {"place": "Smohain"})").empty());
    CHECK(count_of(lint_rows(place, R"({"place": "Papelotte"}, {"place": "Papelotte"})"),
                   "table-row-twice") == 1);
    const Findings findings =
        lint_rows(place + "," + die, R"({"place": "a", "die": "1..6"}, {"place": "b", "die": "2..6"})");
    REQUIRE(findings.size() == 1);
    CHECK(findings[0].message ==
          "no row of b answers for die 1, so a game could not go on there; add the row");
}

TEST_CASE("a cell without a value is an error, but for texts") {
    const Findings findings = lint_rows(die + "," + result + R"(, {"name": "note2", "type": "text"})",
                                        R"({"die": "1..5", "result": "AR"}, {"die": 6})");
    REQUIRE(findings.size() == 1);
    CHECK(findings[0].check == "table-cell-missing");
    CHECK(findings[0].message == "row 6 has no value for result; give it one");
}

TEST_CASE("check sums that don't hold are errors") {
    const std::string rows = R"({"die": "1..2", "result": "AR"}, {"die": "3..6", "result": "DR"})";
    // die: 1 + 2 + 3 + 6 = 12; result: places 1 + 2 = 3.
    CHECK(lint_rows(die + "," + result, rows, R"({"rows": 2, "column_sums": {"die": 12, "result": 3}})")
              .empty());
    CHECK(count_of(lint_rows(die + "," + result, rows, R"({"rows": 3, "column_sums": {"die": 11, "x": 1}})"),
                   "table-check") == 3);
}

TEST_CASE("a small table that asks for a long search is refused it") {
    const std::string wide = R"({"name": "a", "key": true, "from": -2147483648, "to": 2147483647})";
    CHECK(count_of(lint_rows(wide, R"({"a": 1})"), "table-too-large") == 1);
    const std::string thousand = R"({"name": "a", "type": "range", "key": true, "from": 1, "to": 1000},
        {"name": "b", "type": "range", "key": true, "from": 1, "to": 1000})";
    std::string wide_rows;
    for (int i = 0; i < 100; ++i) wide_rows += std::string(i == 0 ? "" : ",") + R"({"a": "1..", "b": "1.."})";
    CHECK(count_of(lint_rows(thousand, wide_rows), "table-too-large") == 1);
}

}  // namespace hd::editor
