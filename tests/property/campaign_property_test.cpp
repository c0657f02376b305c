// The campaign of 1815 under the whole property kit, with every combination of its three options: the shipped
// scenarios.
#include "engine/rules/campaign_1815/ruleset.hpp"
#include "tests/support/property_kit.hpp"
#include "tests/support/seeds.hpp"
#include "tests/support/shipped.hpp"

#include <catch2/catch.hpp>

#include <array>

using namespace hd;

namespace {

constexpr auto options =
    std::to_array<const char*>({"kgl-dragoons", "anglo-allied-reserves", "hal-detachment"});
constexpr std::uint64_t combinations = std::uint64_t{1} << options.size();

std::shared_ptr<const rules::Setting> scenario(const std::string& id, std::uint64_t combination) {
    rules::OptionValues values;
    for (std::size_t i = 0; i < options.size(); ++i)
        values.emplace_back(options[i], static_cast<std::int32_t>((combination >> i) & 1U));
    return support::shipped_setting(c1815::ruleset(), id, values);
}

// A day of the campaign takes some hundred times as long as a game of other kinds.
void check_games(const std::string& id, std::uint64_t full_count, std::uint64_t longer) {
    std::vector<std::shared_ptr<const rules::Setting>> settings;
    for (std::uint64_t combination = 0; combination < combinations; ++combination)
        settings.push_back(scenario(id, combination));
    support::for_each_seed(
        id, full_count,
        [&](std::uint64_t seed) {
            const support::Subject subject{.ruleset = c1815::ruleset(),
                                           .setting = settings[seed % combinations],
                                           .most_actions = 100'000};
            const support::Faults faults = support::check_game(subject, seed);
            INFO("options " << seed % combinations);
            for (const std::string& fault : faults) UNSCOPED_INFO(fault);
            REQUIRE(faults.empty());
        },
        longer);
}

}  // namespace

TEST_CASE("random games of the lesson at Quatre-Bras hold every property under all options") {
    check_games("quatre-bras-lesson", 2000, 2);
}

// Under sanitizers these would take longer than all other tests together.
#ifndef __SANITIZE_ADDRESS__

TEST_CASE("random games of the day of Ligny hold every property under all options") {
    check_games("ligny-16-june", 500, 10);
}

TEST_CASE("random games of the day of Waterloo hold every property under all options") {
    check_games("waterloo-1815-18-june", 500, 10);
}

TEST_CASE("random games of the whole campaign hold every property under all options") {
    check_games("campaign-1815", 2000, 40);
}

#endif
