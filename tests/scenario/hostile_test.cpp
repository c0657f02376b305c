// Files made to do harm: none may crash the reader or make it take what the file is too short to hold.
#include "engine/scenario/build_map.hpp"
#include "engine/scenario/files.hpp"
#include "engine/scenario/resolved.hpp"

#include <catch2/catch.hpp>
#include <fmt/format.h>

namespace hd::scenario {

namespace {

std::string read_all_kinds(const std::string& bytes) {
    std::string said;
    const auto note = [&](const FaultList& faults) {
        for (const Fault& fault : faults.all()) said += to_text(fault) + "\n";
    };
    note(read_scenario(bytes, "f").faults);
    note(read_map(bytes, "f").faults);
    note(read_order_of_battle(bytes, "f").faults);
    note(read_table(bytes, "f").faults);
    note(read_glossary(bytes, "f").faults);
    note(resolve_from_text(bytes, "f").faults);
    return said;
}

std::string repeated(const std::string& text, int times) {
    std::string out;
    for (int i = 0; i < times; ++i) out += text;
    return out;
}

const std::string scenario_heading = R"({"format": "hundred-days-scenario", "version": 1, )";

}  // namespace

TEST_CASE("brackets a hundred thousand deep are a fault and no crash") {
    for (const std::string open : {"[", "{\"a\":", "[{\"seats\":"}) {
        const std::string deep = repeated(open, 100'000);
        CHECK(read_all_kinds(deep).find("more than 32 deep") != std::string::npos);
        CHECK(read_all_kinds(scenario_heading + "\"odd\": " + deep).find("more than 32 deep") !=
              std::string::npos);
    }
}

TEST_CASE("a small file cut after any byte is a fault and no crash") {
    const auto bytes = read_file(HD_FIXTURES "/version-0.scenario.json");
    REQUIRE(bytes.has_value());
    const std::size_t last = bytes->rfind('}');
    for (std::size_t length = 0; length <= last; ++length) {
        const auto loaded = read_scenario(bytes->substr(0, length), "cut");
        CHECK_FALSE(loaded.ok());
    }
}

TEST_CASE("a small file with any byte replaced doesn't crash") {
    const auto bytes = read_file(HD_FIXTURES "/version-0.scenario.json");
    REQUIRE(bytes.has_value());
    for (std::size_t at = 0; at < bytes->size(); ++at) {
        for (const char byte : {'\0', '"', '{', '9', '\xF4', '\xFF'}) {
            std::string changed = *bytes;
            changed[at] = byte;
            const auto loaded = read_scenario(std::move(changed), "changed");
            if (loaded.ok()) CHECK_FALSE(to_json(loaded.value).empty());
        }
    }
}

TEST_CASE("a map that claims huge counts is refused before anything is made for it") {
    for (const std::string size : {"2147483647", "1000001", "-1", "0"}) {
        const auto map = read_map(R"({"format": "hundred-days-map", "version": 1, "grid": {"columns": )" +
                                      size + R"(, "rows": )" + size + "}}",
                                  "m");
        CHECK(map.ok());
        CHECK_FALSE(build_map(map.value).has_value());
    }
    const auto sheet =
        read_map(R"({"format": "hundred-days-map", "version": 1, "grid": {"columns": 3, "rows": 3},
        "numbering": {"sheets": [{"west": 2147483647, "north": -2147483648, "columns": 2147483647,
        "column": {"first": 2147483647, "digits": 2147483647}}]}})",
                 "m");
    CHECK(sheet.ok());
    CHECK_FALSE(build_map(sheet.value).has_value());
}

TEST_CASE("unknown keys and faults without end are counted, not kept") {
    std::string many = scenario_heading + "\"a\": 1";
    for (int i = 0; i < 20'000; ++i) many += fmt::format(", \"k{}\": 1", i);
    const auto loaded = read_scenario(many + "}", "f");
    CHECK_FALSE(loaded.ok());
    CHECK(loaded.faults.all().size() == FaultList::most);
    CHECK(loaded.faults.count() > 9'000);
    CHECK(loaded.value.extra.size() <= 10'001);
}

TEST_CASE("a list longer than a million elements ends the reading") {
    const std::string many = scenario_heading + "\"table_sets\": [" + repeated("\"\",", 1'000'001) + "\"\"]}";
    const auto loaded = read_scenario(many, "f");
    CHECK_FALSE(loaded.ok());
    CHECK(loaded.value.table_sets.size() == 1'000'000);
}

TEST_CASE("scalars and lists where an object is wanted, at every level") {
    for (const std::string value :
         {"1", "\"x\"", "true", "null", "[]", "{}", "[1]", "[[]]", "[{}]", "-0.5e3"}) {
        read_all_kinds(value);
        for (const std::string key : {"format", "version", "map", "order_of_battle", "seats", "options",
                                      "setup", "start", "hexes", "grid", "numbering", "units", "columns",
                                      "rows", "check", "entries", "tables", "scenario", "table_overrides"}) {
            for (const std::string format : {"scenario", "map", "oob", "table", "rules", "resolved"}) {
                read_all_kinds("{\"format\": \"hundred-days-" + format + "\", \"version\": 1, \"" + key +
                               "\": " + value + "}");
            }
        }
    }
    SUCCEED("no crash");
}

}  // namespace hd::scenario
