#include "engine/scenario/format_of.hpp"
#include "engine/scenario/scenario.hpp"

#include <catch2/catch.hpp>

namespace hd::scenario {

namespace {

const std::string heading = R"("format": "hundred-days-scenario", "version": 1)";

std::string faults_of(const std::string& json, Strictness strictness = Strictness::author) {
    const auto loaded = read_scenario(json, "s.json", strictness);
    std::string said;
    for (const Fault& fault : loaded.faults.all()) said += to_text(fault) + "\n";
    return said;
}

}  // namespace

TEST_CASE("a scenario with nothing in it opens without a fault") {
    const auto loaded = read_scenario("{" + heading + "}", "s.json");
    CHECK(loaded.faults.empty());
    CHECK(loaded.value == Scenario{});
}

TEST_CASE("a file says its format and version") {
    CHECK(faults_of("{}") ==
          "s.json:1:1: error: a file begins with \"format\": \"hundred-days-scenario\" and \"version\": 1\n");
    CHECK(faults_of(R"({"format": "hundred-days-map", "version": 1})") ==
          "s.json:1:12: error: this is a file of format \"hundred-days-map\"; one of "
          "\"hundred-days-scenario\" is wanted here\n");
    // The message names both versions and what to do.
    CHECK(faults_of(R"({"format": "hundred-days-scenario", "version": 7})") ==
          "s.json:1:48: error: the file is of version 7, and this program knows versions 0 to 1; open it "
          "with a "
          "newer program\n");
    CHECK(faults_of(R"([])") == "s.json:1:1: error: the file wants an object here, not a list\n");
    CHECK_FALSE(faults_of(R"({"version": "1", "format": 3})").empty());
}

TEST_CASE("format and version may stand anywhere in a file of the present version") {
    CHECK(faults_of(R"({"title": "x", "version": 1, "format": "hundred-days-scenario"})").empty());
    CHECK_FALSE(faults_of(R"({"title": "x", "version": 0, "format": "hundred-days-scenario"})").empty());
}

TEST_CASE("all faults of a file are found, each with its line and column") {
    const std::string json = "{" + heading + ",\n" +
                             "\"title\": 5,\n"
                             "\"seats\": {\"id\": \"french\"},\n"
                             "\"turns\": {\"first\": 1.5, \"last\": \"ten\"},\n"
                             "\"setup\": [{\"unit\": \"V-F01\", \"mark\": \"guessed\"}],\n"
                             "\"note\": null\n}";
    CHECK(faults_of(json) ==
          "s.json:2:10: error: \"title\" wants a text here, not a number\n"
          "s.json:3:10: error: \"seats\" wants a list here, not an object\n"
          "s.json:4:20: error: \"first\": a whole number is wanted, written in digits alone; 1.5 isn't one\n"
          "s.json:4:33: error: \"last\" wants a whole number here, not a text\n"
          "s.json:5:37: error: \"mark\": \"guessed\" isn't a mark; there are: printed, rules_text, deduced, "
          "found, "
          "reconstructed, recalled\n"
          "s.json:6:9: error: \"note\" wants a text here, not null; leave the key out instead\n");
}

TEST_CASE("whole numbers reach from the least to the greatest of 32 bits and no further") {
    const auto with = [](const std::string& number) {
        return "{" + heading + R"(, "parameters": {"n": )" + number + "}}";
    };
    for (const std::string number : {"2147483647", "-2147483648", "0", "-0"})
        CHECK(faults_of(with(number)).empty());
    CHECK(faults_of(with("2147483648")) ==
          "s.json:1:71: error: \"n\": 2147483648 is out of range, which is -2147483648 to 2147483647\n");
    for (const std::string number : {"-2147483649", "99999999999999999999", "1.0", "1e3", "NaN"}) {
        CHECK_FALSE(faults_of(with(number)).empty());
    }
}

TEST_CASE("an unknown key is a warning that names the nearest known key, and is kept on save") {
    const std::string json =
        "{" + heading +
        R"(, "seats": [{"id": "french", "armeis": ["french", {"deep": [1.5, null, true]}]}]})";
    const auto loaded = read_scenario(json, "s.json");
    REQUIRE(loaded.faults.count() == 1);
    CHECK(to_text(loaded.faults.all()[0]) ==
          "s.json:1:78: warning: a seat has no key \"armeis\"; did you mean \"armies\"? It is kept as it is");
    CHECK(loaded.ok());
    const std::string saved = to_json(loaded.value);
    CHECK(saved.find(R"({"id": "french", "armeis": ["french", {"deep": [1.5, null, true]}]})") !=
          std::string::npos);
    CHECK(read_scenario(saved, "again").value == loaded.value);
}

TEST_CASE("in data an unknown key is an error") {
    CHECK(faults_of("{" + heading + R"(, "weather": "rain"})", Strictness::data) ==
          "s.json:1:51: error: a scenario has no key \"weather\"\n");
}

TEST_CASE("a value of the wrong kind is passed over with all it holds") {
    const auto loaded = read_scenario(
        "{" + heading +
            R"(, "title": {"a": [1, {"b": 2}]}, "seats": [[1, 2], {"id": "french"}], "ruleset": "r"})",
        "s");
    CHECK(loaded.faults.count() == 2);
    CHECK(loaded.value.ruleset == "r");
    REQUIRE(loaded.value.seats.size() == 2);
    CHECK(loaded.value.seats[1].id == "french");
}

TEST_CASE("values of options keep their kind") {
    const auto loaded =
        read_scenario("{" + heading + R"(, "options": {"towns": true, "n": 3, "how": "fast"}})", "s");
    CHECK(value_or(loaded.value.options, "towns", false));
    CHECK(value_or(loaded.value.options, "n", std::int32_t{0}) == 3);
    CHECK(value_or(loaded.value.options, "how", std::string()) == "fast");
    CHECK(value_or(loaded.value.options, "how", std::int32_t{7}) == 7);
    CHECK_FALSE(value_or(loaded.value.options, "absent", false));
}

TEST_CASE("a map inside a scenario is read like a map of its own") {
    const std::string json =
        "{" + heading +
        R"(, "map": {"id": "inside", "grid": {"columns": 3, "rows": 2}, "hexes": [{"hex": "0101", "terain": ["woods"]}]},
            "order_of_battle": "some-id"})";
    const auto loaded = read_scenario(json, "s.json");
    REQUIRE(loaded.value.map.document.has_value());
    CHECK(loaded.value.map.document->grid.columns == 3);
    CHECK(loaded.value.map.document->hexes.label(0) == "0101");
    CHECK(loaded.value.order_of_battle.name == "some-id");
    CHECK(loaded.faults.count() == 1);
    CHECK(read_scenario(to_json(loaded.value), "again").value == loaded.value);
}

TEST_CASE("the format of a file can be told without reading it all") {
    CHECK(format_of("{" + heading + ", this is no JSON") == "hundred-days-scenario");
    CHECK(format_of(R"({"a": {"format": "inner"}, "format": "outer"})") == "outer");
    CHECK(format_of("[1]").empty());
    CHECK(format_of("").empty());
}

}  // namespace hd::scenario
