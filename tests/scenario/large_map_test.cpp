// A map of a million hexes opens in a second and in 200 MB.
#include "engine/scenario/build_map.hpp"

#include <catch2/catch.hpp>
#include <fmt/format.h>

#include <ctime>
#include <fstream>
#include <string>

namespace hd::scenario {

namespace {

// Sanitizers take several times the time and memory.
#if defined(__SANITIZE_ADDRESS__)
constexpr bool sanitized = true;
#elif defined(__has_feature)
constexpr bool sanitized = __has_feature(address_sanitizer);
#else
constexpr bool sanitized = false;
#endif

// 1,000 by 1,000 hexes, each with a label and a terrain, every tenth with more.
std::string million_hexes() {
    std::string json = R"({"format": "hundred-days-map", "version": 1, "id": "large",
"grid": {"orientation": "flat", "columns": 1000, "rows": 1000, "stagger": "odd"},
"terrain_kinds": ["clear", "woods", "ridge"], "default_terrain": "clear", "hexes": [)";
    for (int i = 0; i < 1'000'000; ++i) {
        json += fmt::format("{}\n{{\"hex\":\"{:04}{:04}\",\"terrain\":[{}]{}}}", i == 0 ? "" : ",",
                            i / 1000 + 1, i % 1000 + 1, i % 3 == 0 ? "\"woods\"" : "\"clear\",\"ridge\"",
                            i % 10 == 0 ? ",\"level\":12" : "");
    }
    return json + "\n]}\n";
}

// The most memory the process has held since forget_peak().
long peak_kilobytes() {
    std::ifstream status("/proc/self/status");
    for (std::string word; status >> word;) {
        long kilobytes = 0;
        if (word == "VmHWM:" && status >> kilobytes) return kilobytes;
    }
    return 0;
}

void forget_peak() {
    std::ofstream("/proc/self/clear_refs") << "5";
}

// Other programs on the machine don't count.
long cpu_milliseconds() {
    return static_cast<long>(std::clock() * 1000 / CLOCKS_PER_SEC);
}

}  // namespace

TEST_CASE("a map of a million hexes is read whole and can be built") {
    const std::string json = million_hexes();
    forget_peak();
    const long before = peak_kilobytes();
    const long begun = cpu_milliseconds();
    const auto map = read_map(json, "large.map.json");
    const auto built = build_map(map.value);
    const long took = cpu_milliseconds() - begun;
    // The test keeps the bytes of the file for itself; a program reads them in its place.
    const long grown = peak_kilobytes() - before;
    CAPTURE(took, grown);
    CHECK(map.faults.empty());
    REQUIRE(map.value.hexes.size() == 1'000'000);
    CHECK(map.value.hexes.label(999'999) == "10001000");
    REQUIRE(built.has_value());
    CHECK(built->level(board::HexId{0}) == 12);
    if (sanitized) return;
    CHECK(took < 3'000);  // with room for -O1 and a slow machine; a second in a release build
    CHECK(grown < 200 * 1024);
}

}  // namespace hd::scenario
