// Victory at Waterloo under the whole property kit, with every combination of its six options: the shipped
// battle, and a crowded field on which everything happens that the rules ask about.
#include "engine/rules/victory_at_waterloo/ruleset.hpp"
#include "tests/rules/victory_at_waterloo/field.hpp"
#include "tests/support/property_kit.hpp"
#include "tests/support/seeds.hpp"
#include "tests/support/shipped.hpp"

#include <catch2/catch.hpp>

#include <array>

using namespace hd;
using vaw::Options;
using vaw::Terrain;

namespace {

using Battle = std::shared_ptr<const rules::Setting>;

struct Choice {
    const char* id;
    bool Options::*flag;
};
constexpr auto choices = std::to_array<Choice>({{"towns", &Options::towns},
                                                {"cavalry", &Options::cavalry},
                                                {"artillery", &Options::artillery},
                                                {"command-control", &Options::command},
                                                {"old-guard", &Options::old_guard},
                                                {"play-balance", &Options::balance}});
constexpr std::uint64_t combinations = std::uint64_t{1} << choices.size();

// Bit i of a combination turns option i on.
bool is_on(std::uint64_t combination, std::size_t option) {
    return ((combination >> option) & 1U) != 0;
}

Battle waterloo(std::uint64_t combination) {
    rules::OptionValues values;
    for (std::size_t i = 0; i < choices.size(); ++i)
        values.emplace_back(choices[i].id, is_on(combination, i) ? 1 : 0);
    return support::shipped_setting(vaw::ruleset(), "waterloo-18-june", values);
}

// Armies close to each other on mixed ground.
Battle crowd(std::uint64_t combination) {
    vaw::test::Field field;
    field.units({"Fi2:f1 N4", "Fi3:f2 M4", "Fc2:f3 L4", "Fa2:f4 M3", "FG4:f5 N3", "Fc3:f6 L3", "Fi1:f7 O4",
                 "Fa3:f8 N2"});
    field.units({"Bi1:b1 M6", "Bi2:b2 N7", "Bc2:b3 L7", "Ba1:b4 M7", "Bi3:b5 O7", "Bc1:b6 O6", "Bi2:b7 K6"});
    field.units({"Pc1:p1 3", "Pi2:p2 3", "Pi2:p3 5", "Pa1:p4 6", "Pc2:p5 6"});
    field.town("M6").chateau("O6");
    field.terrain(Terrain::woods, {"K5", "L5"}).terrain(Terrain::ridge, {"N7", "O7", "L5"});
    field.road({"N3", "N4", "N5", "N6", "N7"}).trail({"K3", "K4", "K5"});
    field.stream("L4", "L5").stream("M4", "M5").bridge("M4", "M5").stream("N4", "N5");
    field.la_haye_sainte("O6").french_objective("M6", 2).french_objective("N8", 3);
    field.coalition_objective("N3", 4).coalition_objective("A8", 2);
    for (std::size_t i = 0; i < choices.size(); ++i) {
        if (is_on(combination, i)) field.option(choices[i].flag);
    }
    return field.finish();
}

void check_games(std::string_view name, std::uint64_t full_count, Battle (*battle)(std::uint64_t)) {
    std::vector<Battle> battles;
    for (std::uint64_t combination = 0; combination < combinations; ++combination)
        battles.push_back(battle(combination));
    support::for_each_seed(name, full_count, [&](std::uint64_t seed) {
        const support::Subject subject{
            .ruleset = vaw::ruleset(), .setting = battles[seed % combinations], .most_actions = 5000};
        const support::Faults faults = support::check_game(subject, seed);
        INFO("options " << seed % combinations);
        for (const std::string& fault : faults) UNSCOPED_INFO(fault);
        REQUIRE(faults.empty());
    });
}

}  // namespace

TEST_CASE("random games of Waterloo hold every property under all 64 combinations of the options") {
    check_games("vaw_games", 10000, waterloo);
}

TEST_CASE("random games on a crowded field hold every property under all 64 combinations of the options") {
    check_games("vaw_crowd", 10000, crowd);
}
