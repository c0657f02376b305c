// Victory at Waterloo under the whole property kit: the shipped battle with every combination of the six
// options.
#include "engine/rules/victory_at_waterloo/ruleset.hpp"
#include "tests/support/property_kit.hpp"
#include "tests/support/seeds.hpp"
#include "tests/support/shipped.hpp"

#include <catch2/catch.hpp>

#include <array>

using namespace hd;

namespace {

constexpr auto options = std::to_array<const char*>(
    {"towns", "cavalry", "artillery", "command-control", "old-guard", "play-balance"});

// Bit i of the number turns option i on.
std::shared_ptr<const rules::Setting> battle(std::uint64_t combination) {
    rules::OptionValues values;
    for (std::size_t i = 0; i < options.size(); ++i) {
        values.emplace_back(options[i], static_cast<std::int32_t>((combination >> i) & 1U));
    }
    return support::shipped_setting(vaw::ruleset(), "waterloo-18-june", values);
}

}  // namespace

TEST_CASE("random games of Waterloo hold every property under all 64 combinations of the options") {
    std::vector<std::shared_ptr<const rules::Setting>> battles;
    for (std::uint64_t combination = 0; combination < 64; ++combination)
        battles.push_back(battle(combination));
    support::for_each_seed("vaw_games", 10000, [&](std::uint64_t seed) {
        const support::Subject subject{
            .ruleset = vaw::ruleset(), .setting = battles[seed % 64], .most_actions = 5000};
        const support::Faults faults = support::check_game(subject, seed);
        INFO("options " << seed % 64);
        for (const std::string& fault : faults) UNSCOPED_INFO(fault);
        REQUIRE(faults.empty());
    });
}
