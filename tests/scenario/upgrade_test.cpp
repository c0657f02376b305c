#include "engine/scenario/files.hpp"
#include "engine/scenario/scenario.hpp"

#include <catch2/catch.hpp>

namespace hd::scenario {

TEST_CASE("a file of version 0 opens as one of the present version, with all its characters") {
    const auto bytes = read_file(HD_FIXTURES "/version-0.scenario.json");
    REQUIRE(bytes.has_value());
    const auto loaded = read_scenario(*bytes, "old");
    CHECK(loaded.faults.empty());
    const Scenario& scenario = loaded.value;
    CHECK(scenario.title ==
          "\xC4\xB0stanbul'dan \xC5\xA0t\xC4\x9Bp\xC3\xA1n \xC3\x9F \xED\x95\x9C\xEA\xB8\x80");
    CHECK(scenario.order_of_battle.name == "waterloo-vaw");
    REQUIRE(scenario.seats.size() == 1);
    CHECK(scenario.seats[0].id == "french");
    REQUIRE(scenario.setup.size() == 1);
    CHECK(scenario.setup[0].place == "0101");
    REQUIRE(scenario.schedule.size() == 1);
    CHECK(scenario.schedule[0].turn == 3);
    REQUIRE(scenario.map.document.has_value());
    CHECK(scenario.map.document->hexes.level(0) == 7);
    CHECK(scenario.map.document->hexsides.size() == 1);
}

TEST_CASE("an upgraded file is saved in the present version and keeps its characters") {
    const auto bytes = read_file(HD_FIXTURES "/version-0.scenario.json");
    REQUIRE(bytes.has_value());
    const auto old = read_scenario(*bytes, "old");
    const std::string saved = to_json(old.value);
    CHECK(saved.find("\"version\": 0") == std::string::npos);
    CHECK(saved.find("\xC4\xB0stanbul'dan \xC5\xA0t\xC4\x9Bp\xC3\xA1n \xC3\x9F \xED\x95\x9C\xEA\xB8\x80") !=
          std::string::npos);
    CHECK(read_scenario(saved, "new").value == old.value);
}

TEST_CASE("the names of version 0 are unknown keys in version 1") {
    const auto loaded = read_scenario(
        R"({"format": "hundred-days-scenario", "version": 1, "sides": [{"id": "french"}]})", "new");
    CHECK(loaded.faults.count() == 1);
    CHECK(loaded.value.seats.empty());
}

}  // namespace hd::scenario
