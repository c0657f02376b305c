// The toy game under the whole property kit.
#include "tests/support/property_kit.hpp"
#include "tests/support/seeds.hpp"
#include "tests/support/toy/toy.hpp"

#include <catch2/catch.hpp>

using namespace hd;

TEST_CASE("random toy games hold every property") {
    const support::Subject toy{
        .ruleset = toy::toy_game(), .setting = toy::toy_setting(), .most_actions = 400};
    support::for_each_seed("toy_games", 10000, [&](std::uint64_t seed) {
        const support::Faults faults = support::check_game(toy, seed);
        for (const std::string& fault : faults) UNSCOPED_INFO(fault);
        REQUIRE(faults.empty());
    });
}
