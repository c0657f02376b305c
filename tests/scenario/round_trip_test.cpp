// What is saved is what was read, and the bytes are the same each time.
#include "engine/scenario/resolved.hpp"

#include <catch2/catch.hpp>

namespace hd::scenario {

namespace {

// Exercises every kind of value: names beyond ASCII, escapes, unknown keys, numbers at their ends, empty
// lists.
Scenario rich_scenario() {
    Scenario scenario;
    scenario.id = "rich";
    scenario.title =
        "\xC5\xA0t\xC4\x9Bp\xC3\xA1n \xC4\xB0 \xC3\x9F \xED\x95\x9C\xEA\xB8\x80 \"quoted\" \\ \t\x01";
    scenario.ruleset = "victory-at-waterloo";
    scenario.map.name = "m";
    scenario.order_of_battle.document.emplace();
    Unit unit;
    unit.id = "V-F05";
    unit.values = {{"strength", 4}, {"low", -2147483647 - 1}, {"zero", 0}};
    unit.tags = {"guard"};
    unit.marks = {{"strength", Mark::rules_text}, {"name", Mark::reconstructed}};
    unit.extra = {{"colour", "{\"red\": [0.5, null]}"}};
    scenario.order_of_battle.document->units = {unit};
    scenario.table_sets = {"harder"};
    TableOverride change;
    change.table = "terrain";
    change.row = "woods";
    change.column = "cost";
    change.value = 3;
    change.mark = Mark::found;
    scenario.table_overrides = {change};
    Seat seat;
    seat.id = "french";
    seat.armies = {"french"};
    scenario.seats = {seat};
    scenario.options = {{"towns", false}, {"level", 0}, {"name", std::string()}};
    scenario.turns.last = 10;
    SetupEntry set_up;
    set_up.unit = "V-F05";
    set_up.place = "O2";
    set_up.state = {{"moved", 1}};
    scenario.setup = {set_up};
    Start start;
    start.turn = 3;
    start.step = "french_attack";
    start.tables = {{"tracks", {{{"army", std::string("french")}, {"losses", 5}}, {}}}, {"holders", {}}};
    scenario.start = start;
    return scenario;
}

}  // namespace

TEST_CASE("ten cycles of save and load give identical bytes") {
    const Scenario scenario = rich_scenario();
    const std::string first = to_json(scenario);
    std::string bytes = first;
    for (int cycle = 0; cycle < 10; ++cycle) {
        const auto loaded = read_scenario(bytes, "s");
        REQUIRE(loaded.ok());
        CHECK(loaded.value == scenario);
        bytes = to_json(loaded.value);
        CHECK(bytes == first);
    }
}

TEST_CASE("one unit stands on a line, and the last line ends in one line feed") {
    const std::string bytes = to_json(*rich_scenario().order_of_battle.document);
    CHECK(
        bytes ==
        "{\n"
        "  \"format\": \"hundred-days-oob\",\n"
        "  \"version\": 1,\n"
        "  \"units\": [\n"
        "    {\"id\": \"V-F05\", \"values\": {\"strength\": 4, \"low\": -2147483648, \"zero\": 0}, \"tags\": "
        "[\"guard\"], \"marks\": {\"strength\": \"rules_text\", \"name\": \"reconstructed\"}, \"colour\": "
        "{\"red\": [0.5, null]}}\n"
        "  ]\n"
        "}\n");
}

TEST_CASE("hexes that were read in any order are written in that order") {
    const std::string json =
        "{\n  \"format\": \"hundred-days-map\",\n  \"version\": 1,\n  \"grid\": {\"orientation\": "
        "\"pointy\", "
        "\"columns\": 9, \"rows\": 9, \"stagger\": \"even\"},\n"
        "  \"hexes\": [\n    {\"hex\": \"0302\", \"terrain\": [\"woods\", \"ridge\"], \"level\": -3},\n"
        "    {\"hex\": \"0101\", \"name\": \"Z\xC3\xBCrich\", \"mark\": \"deduced\", \"note\": \"n\", "
        "\"odd\": 1}\n"
        "  ]\n}\n";
    const auto loaded = read_map(json, "m");
    CHECK(loaded.ok());
    CHECK(to_json(loaded.value) == json);
}

TEST_CASE("a resolved scenario reads back the same, tables and all") {
    Resolved resolved;
    resolved.scenario = rich_scenario();
    resolved.scenario.order_of_battle.document.reset();
    resolved.map.id = "m";
    MapHex hex;
    hex.hex = "A1";
    hex.terrain = {"clear"};
    resolved.map.hexes.add(hex);
    auto table = read_table(R"({"format": "hundred-days-table", "version": 1, "id": "t",
        "columns": [{"name": "die", "type": "range", "key": true}, {"name": "result", "type": "enum", "values": ["AR", "DR"]}],
        "rows": [{"die": "..3", "result": "AR"}, {"die": 4, "result": "DR", "marks": {"result": "found"}}]})",
                            "t.json");
    REQUIRE(table.ok());
    lay_tables(resolved, "base", {table.value});
    resolved.rules = {"VAW-MOVE-1", "VAW-MOVE-2"};
    const std::string text = to_json(resolved);
    const auto again = resolve_from_text(text);
    CHECK(again.ok());
    CHECK(again.value == resolved);
    CHECK(to_json(again.value) == text);
}

TEST_CASE("a table set's hash follows its content and nothing else") {
    const auto hash_of = [](const std::string& rows) {
        Resolved resolved;
        auto table = read_table(R"({"format": "hundred-days-table", "version": 1, "id": "t",
            "columns": [{"name": "n"}], "rows": [)" +
                                    rows + "]}",
                                "t.json");
        lay_tables(resolved, "base", {std::move(table.value)});
        return resolved.table_sets.at(0).hash;
    };
    CHECK(hash_of(R"({"n": 1})") == hash_of(R"({ "n" : 1 })"));
    CHECK(hash_of(R"({"n": 1})") != hash_of(R"({"n": 2})"));
    CHECK(hash_of(R"({"n": 1})").size() == 16);
}

}  // namespace hd::scenario
