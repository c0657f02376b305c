#include "engine/scenario/resolved.hpp"

#include <catch2/catch.hpp>

namespace hd::scenario {

namespace {

const std::string results =
    R"({"format": "hundred-days-table", "version": 1, "id": "results", "mark": "printed",
"rows": [
{"score": "..-2", "die": "1..6", "result": "destroyed", "shift": 1},
{"score": "-1..4", "die": 1, "result": "exchange", "mark": "deduced", "marks": {"result": "found"}},
{"id": "repulse", "score": "-1..4", "die": "2..6", "result": "retreat", "shift": -3, "note": "n"},
{"score": "5..", "die": "1..6", "result": "pushed"}],
"columns": [{"name": "score", "type": "range", "key": true}, {"name": "die", "type": "range", "key": true},
{"name": "result", "type": "enum", "values": ["destroyed", "exchange", "retreat", "pushed"]}, {"name": "shift"}]})";

std::string faults_of(const std::string& columns, const std::string& row) {
    const auto loaded = read_table(R"({"format": "hundred-days-table", "version": 1, "columns": [)" +
                                       columns + "],\n\"rows\": [" + row + "]}",
                                   "t.json");
    std::string said;
    for (const Fault& fault : loaded.faults.all()) said += to_text(fault) + "\n";
    return said;
}

}  // namespace

TEST_CASE("a table gives its cells by column, wherever its columns stand in the file") {
    const auto loaded = read_table(results, "t.json");
    CHECK(loaded.faults.empty());
    const Table& table = loaded.value;
    const auto score = find_column(table, "score");
    const auto result = find_column(table, "result");
    REQUIRE(score.has_value());
    REQUIRE(result.has_value());
    CHECK_FALSE(find_column(table, "scores").has_value());
    CHECK(find_row(table, *score, -9) == std::size_t{0});
    CHECK(find_row(table, *score, -2) == std::size_t{0});
    CHECK(find_row(table, *score, -1) == std::size_t{1});
    CHECK(find_row(table, *score, 5) == std::size_t{3});
    CHECK(find_row(table, *score, 1000) == std::size_t{3});
    CHECK(table.rows[3][*result].low == 3);
    CHECK(table.rows[0][*score].low == unbounded_low);
    CHECK_FALSE(table.rows[1][3].given);
    CHECK_FALSE(table.rows[1][3].holds(0));
}

TEST_CASE("a cell's mark is its own, else its row's, else the table's") {
    const Table table = read_table(results, "t.json").value;
    CHECK(mark_of(table, 1, 2) == Mark::found);
    CHECK(mark_of(table, 1, 0) == Mark::deduced);
    CHECK(mark_of(table, 0, 0) == Mark::printed);
}

TEST_CASE("rows are spoken of by id, else by their keys, else by number") {
    Table table = read_table(results, "t.json").value;
    CHECK(row_name(table, 0) == "..-2/1..6");
    CHECK(row_name(table, 1) == "-1..4/1");
    CHECK(row_name(table, 2) == "repulse");
    table.columns[0].key = table.columns[1].key = false;
    CHECK(row_name(table, 1) == "2");
}

TEST_CASE("column sums add numbers, closed ends of ranges and places of names") {
    const Table table = read_table(results, "t.json").value;
    CHECK(column_sum(table, 0) == -2 + (-1 + 4) + (-1 + 4) + 5);
    CHECK(column_sum(table, 1) == (1 + 6) + (1 + 1) + (2 + 6) + (1 + 6));
    CHECK(column_sum(table, 2) == 1 + 2 + 3 + 4);
    CHECK(column_sum(table, 3) == 1 - 3);
}

TEST_CASE("a cell that doesn't fit its column is a fault at the cell") {
    CHECK(faults_of(R"({"name": "n"})", R"({"n": "two"})") ==
          "t.json:2:16: error: \"n\": a number is wanted here, not \"two\"\n");
    CHECK(faults_of(R"({"name": "n", "type": "text"})", R"({"n": 2})") ==
          "t.json:2:16: error: \"n\": a text is wanted here, not a number\n");
    CHECK(faults_of(R"({"name": "r", "type": "enum", "values": ["AR", "DR"]})", R"({"r": "AX"})") ==
          "t.json:2:16: error: \"r\": \"AX\" isn't one of the column's values, which are: AR, DR\n");
    for (const std::string range : {"5..3", "..", "a..b", "1...3", "", "1..2..3", " 1", "99999999999"}) {
        INFO(range);
        CHECK_FALSE(faults_of(R"({"name": "d", "type": "range"})", R"({"d": ")" + range + "\"}").empty());
    }
    CHECK(faults_of(R"({"name": "n"}, {"name": "n"})", "") ==
          "t.json:1:75: error: two columns are called \"n\"\n");
}

TEST_CASE("a cell under no column is a warning that names the nearest, and is kept") {
    CHECK(faults_of(R"({"name": "result", "type": "text"})", R"({"reslut": "AR"})") ==
          "t.json:2:21: warning: the table has no column \"reslut\"; did you mean \"result\"?\n");
    const auto loaded =
        read_table(R"({"format": "hundred-days-table", "version": 1, "columns": [{"name": "n"}],
        "rows": [{"n": 1, "m": "two"}]})",
                   "t.json");
    CHECK(to_json(loaded.value).find(R"({"n": 1, "m": "two"})") != std::string::npos);
}

TEST_CASE("a scenario's overrides replace cells and their marks") {
    Resolved resolved;
    lay_tables(resolved, "base", {read_table(results, "t.json").value});
    const auto change = [](std::string row, std::string column, Value value, Mark mark) {
        TableOverride made;
        made.table = "results";
        made.row = std::move(row);
        made.column = std::move(column);
        made.value = std::move(value);
        made.mark = mark;
        return made;
    };
    resolved.scenario.table_overrides = {change("repulse", "shift", 7, Mark::reconstructed),
                                         change("-1..4/1", "result", std::string("retreat"), Mark::none)};
    FaultList faults;
    apply_overrides(resolved, faults);
    CHECK(faults.empty());
    const Table& table = *find_table(resolved, "results");
    CHECK(table.rows[2][3].low == 7);
    CHECK(mark_of(table, 2, 3) == Mark::reconstructed);
    CHECK(table.rows[1][2].low == 2);
    CHECK(mark_of(table, 1, 2) == Mark::found);

    resolved.scenario.table_overrides = {change("repulsed", "shift", 7, Mark::none),
                                         change("repulse", "shfit", 7, Mark::none),
                                         change("repulse", "shift", std::string("x"), Mark::none),
                                         change("repulse", "result", true, Mark::none)};
    apply_overrides(resolved, faults);
    REQUIRE(faults.count() == 4);
    CHECK(faults.all()[0].message.find("did you mean \"repulse\"?") != std::string::npos);
    CHECK(faults.all()[1].message.find("did you mean \"shift\"?") != std::string::npos);
}

TEST_CASE("a stated sum follows an override, and keeps what it was wrong by") {
    const auto sum_after = [](std::int32_t stated) {
        Table table = read_table(R"({"format": "hundred-days-table", "version": 1, "id": "t",
"columns": [{"name": "n"}], "rows": [{"id": "r", "n": 230}, {"n": 4}]})",
                                 "t.json")
                          .value;
        table.check.column_sums = {{"n", stated}};
        Resolved resolved;
        resolved.tables = {std::move(table)};
        TableOverride change;
        change.table = "t";
        change.row = "r";
        change.column = "n";
        change.value = 20;
        resolved.scenario.table_overrides = {change};
        FaultList faults;
        apply_overrides(resolved, faults);
        CHECK(faults.empty());
        return resolved.tables[0].check.column_sums[0].value;
    };
    CHECK(sum_after(230 + 4) == 20 + 4);
    CHECK(sum_after(230 + 5) == 20 + 5);
}

TEST_CASE("a later table set replaces tables of the same id and leaves the others") {
    const auto table = [](const std::string& id, const std::string& title) {
        Table made;
        made.id = id;
        made.title = title;
        return made;
    };
    Resolved resolved;
    lay_tables(resolved, "base", {table("b", "old"), table("a", "old")});
    lay_tables(resolved, "harder", {table("b", "new")});
    REQUIRE(resolved.tables.size() == 2);
    CHECK(resolved.tables[0].title == "old");
    CHECK(resolved.tables[1].title == "new");
    CHECK(resolved.table_sets.size() == 2);
}

}  // namespace hd::scenario
