#include "engine/scenario/nearest.hpp"

#include <catch2/catch.hpp>

namespace hd::scenario {

TEST_CASE("the spelling distance counts single slips") {
    CHECK(spelling_distance("strength", "strength") == 0);
    CHECK(spelling_distance("strenth", "strength") == 1);    // g left out
    CHECK(spelling_distance("strrength", "strength") == 1);  // r twice
    CHECK(spelling_distance("stremgth", "strength") == 1);   // m for n
    CHECK(spelling_distance("strnegth", "strength") == 1);   // n and e swapped
    CHECK(spelling_distance("", "turn") == 4);
    CHECK(spelling_distance("abc", "xyz") == 3);
}

TEST_CASE("the nearest name is the first of the nearest, and none where all are far") {
    CHECK(nearest_name("terain", {"hexsides", "terrain", "title"}) == "terrain");
    CHECK(nearest_name("an", {"am", "at"}) == "am");
    CHECK(nearest_name("weather", {"hexsides", "terrain", "title"}).empty());
    CHECK(nearest_name("xy", {"ab"}).empty());
    CHECK(nearest_name("anything", {}).empty());
}

TEST_CASE("names too long to compare are compared by their beginnings") {
    const std::string long_name(10'000, 'a');
    CHECK(spelling_distance(long_name, long_name + "b") == 0);
}

}  // namespace hd::scenario
