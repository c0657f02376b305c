// Random legal games under the property kit: what holds for any game holds for this one.
#include "engine/rules/victory_at_waterloo/ruleset.hpp"
#include "tests/rules/victory_at_waterloo/bench.hpp"
#include "tests/support/property_kit.hpp"
#include "tests/support/seeds.hpp"

#include <catch2/catch.hpp>

using namespace hd;
using namespace hd::vaw;
using namespace hd::vaw::test;

namespace {

// Armies close to each other on mixed ground, with everything that the rules ask about.
void crowd(Field& field) {
    field.units({"Fi2:f1 N4", "Fi3:f2 M4", "Fc2:f3 L4", "Fa2:f4 M3", "FG4:f5 N3", "Fc3:f6 L3", "Fi1:f7 O4",
                 "Fa3:f8 N2"});
    field.units({"Bi1:b1 M6", "Bi2:b2 N7", "Bc2:b3 L7", "Ba1:b4 M7", "Bi3:b5 O7", "Bc1:b6 O6", "Bi2:b7 K6"});
    field.units({"Pc1:p1 3", "Pi2:p2 3", "Pi2:p3 5", "Pa1:p4 6", "Pc2:p5 6"});
    field.town("M6")
        .chateau("O6")
        .terrain(Terrain::woods, {"K5", "L5"})
        .terrain(Terrain::ridge, {"N7", "O7", "L5"});
    field.road({"N3", "N4", "N5", "N6", "N7"})
        .trail({"K3", "K4", "K5"})
        .stream("L4", "L5")
        .stream("M4", "M5");
    field.bridge("M4", "M5").stream("N4", "N5");
    field.la_haye_sainte("O6").french_objective("M6", 2).french_objective("N8", 3).coalition_objective("N3",
                                                                                                       4);
    field.coalition_objective("A8", 2);
}

void check_games(std::string_view name, Field& field) {
    const support::Subject subject{.ruleset = ruleset(), .setting = field.finish()};
    support::for_each_seed(name, 500, [&subject](std::uint64_t seed) {
        CHECK(support::check_game(subject, seed) == support::Faults{});
    });
}

}  // namespace

TEST_CASE("VAW random games of the basic game hold every promise") {
    Field field;
    crowd(field);
    check_games("vaw_basic", field);
}

TEST_CASE("VAW random games with every option hold every promise") {
    Field field;
    crowd(field);
    field.option(&Options::towns).option(&Options::cavalry).option(&Options::artillery);
    field.option(&Options::command).option(&Options::old_guard);
    check_games("vaw_options", field);
}
