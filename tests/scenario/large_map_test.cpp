// A map of a million hexes opens in a second and in 200 MB.
#include "tests/scenario/large_map.hpp"

#include "engine/scenario/build_map.hpp"

#include <catch2/catch.hpp>

#include <ctime>
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

// Other programs on the machine don't count.
long cpu_milliseconds() {
    return static_cast<long>(std::clock() * 1000 / CLOCKS_PER_SEC);
}

}  // namespace

TEST_CASE("a map of a million hexes is read whole and can be built") {
    const std::string json = tests::million_hexes();
    tests::forget_peak();
    const long before = tests::peak_kilobytes();
    const long begun = cpu_milliseconds();
    const auto map = read_map(json, "large.map.json");
    const auto built = build_map(map.value);
    const long took = cpu_milliseconds() - begun;
    // The test keeps the bytes of the file for itself; a program reads them in its place.
    const long grown = tests::peak_kilobytes() - before;
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
