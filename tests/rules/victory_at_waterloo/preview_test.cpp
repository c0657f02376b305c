// What an attack would come to before it is declared, and whether fire reaches.
#include "engine/rules/victory_at_waterloo/odds.hpp"
#include "engine/rules/victory_at_waterloo/ruleset.hpp"
#include "tests/rules/victory_at_waterloo/bench.hpp"

#include <catch2/catch.hpp>

using namespace hd;
using namespace hd::vaw;
using namespace hd::vaw::test;

namespace {

using Ids = std::vector<std::string>;

// An attack by the ids of its units.
rules::Attack attack(const Bench& bench, const Ids& attackers, const Ids& defenders) {
    rules::Attack attack;
    for (const std::string& id : attackers) attack.attackers.push_back(bench.ref(id).raw);
    for (const std::string& id : defenders) attack.defenders.push_back(bench.ref(id).raw);
    return attack;
}

// The rule that an attack is refused by; "" when it is not.
std::string why_not(const Bench& bench, const rules::Attack& attack) {
    const auto preview = ruleset().preview(rules::View(bench.game(), french_seat), attack);
    return preview ? std::string{} : std::string(rule_ids()[preview.error().rule]);
}

std::string why_not(const Bench& bench, const Ids& attackers, const Ids& defenders) {
    return why_not(bench, attack(bench, attackers, defenders));
}

// Around P4 and O4: infantry that touches one or both, guns two hexes off.
Field& positions(Field& field, bool artillery) {
    field.units({"Fi2:south P3", "Fi2:both O3", "Fa2:gun P2", "Fi2:far P1", "Fi1:lost T1"});
    field.units({"Bi1:p P4", "Bi1:o O4", "Bi1:gone T9", "Pi1:late 5"});
    field.row("lost").place = field.setting().destroyed;
    field.row("gone").place = field.setting().destroyed;
    if (artillery) field.option(&Options::artillery);
    return field.at(1, Phase::french_attacks);
}

}  // namespace

TEST_CASE(
    "VAW-ATK-11 a preview has each face of the die: 1 leaves the choice, 2 to 6 drive the defender off") {
    // The example: 2 + 3 - 1 = +4, town -1 = +3.
    Field field;
    field.units({"Fi2 L5", "Fa3 M5", "Bi1 L6"}).town("L6").at(1, Phase::french_attacks);
    Bench bench(field);
    const auto preview =
        ruleset().preview(rules::View(bench.game(), french_seat), attack(bench, {"Fi2", "Fa3"}, {"Bi1"}));
    REQUIRE(preview.has_value());
    CHECK(preview->column == 3);
    CHECK_FALSE(preview->working.empty());
    REQUIRE(preview->outcomes.size() == 6);
    for (std::size_t i = 0; i < 6; ++i) {
        const rules::PreviewOutcome& outcome = preview->outcomes[i];
        const Result result = i == 0 ? Result::exchange : Result::defender_retreats;
        CHECK(outcome.roll == static_cast<std::int32_t>(i) + 1);
        CHECK(outcome.result == static_cast<std::uint16_t>(label_of_result(result)));
        CHECK(outcome.num == 1);
        CHECK(outcome.den == 6);
    }
}

TEST_CASE("VAW-ATK-4 a preview needs units of both sides that there are") {
    Field field;
    Bench bench(positions(field, false));
    const std::int32_t none = 99;
    CHECK(why_not(bench, {"south"}, {}) == "VAW-ATK-4");
    CHECK(why_not(bench, {}, {"p"}) == "VAW-ATK-4");
    CHECK(why_not(bench, {"o"}, {"p"}) == "VAW-ATK-4");
    for (const std::int32_t raw : {0, -1, none}) {
        rules::Attack attacker = attack(bench, {"south"}, {"p"});
        attacker.attackers.push_back(raw);
        CHECK(why_not(bench, attacker) == "VAW-ATK-4");
        rules::Attack defender = attack(bench, {"south"}, {"p"});
        defender.defenders.push_back(raw);
        CHECK(why_not(bench, defender) == "VAW-ATK-4");
    }
}

TEST_CASE("VAW-ANOTE-1 a preview is of units on the map that touch each other, no more than can") {
    Field field;
    Bench bench(positions(field, false));
    CHECK(why_not(bench, {"south"}, {"p"}).empty());
    CHECK(why_not(bench, {"lost"}, {"p"}) == "VAW-ANOTE-1");
    CHECK(why_not(bench, {"south"}, {"gone"}) == "VAW-ANOTE-1");
    CHECK(why_not(bench, {"south"}, {"late"}) == "VAW-ANOTE-1");
    CHECK(why_not(bench, {"far"}, {"p"}) == "VAW-ANOTE-1");
    CHECK(why_not(bench, {"gun"}, {"p"}) == "VAW-ANOTE-1");
    CHECK(why_not(bench, {"south"}, Ids(7, "p")) == "VAW-ANOTE-1");
    CHECK(why_not(bench, Ids(19, "south"), {"p"}) == "VAW-ANOTE-1");
}

TEST_CASE("VAW-ANOTE-2 a preview counts each attacker once") {
    Field field;
    Bench bench(positions(field, true));
    CHECK(why_not(bench, {"south", "south"}, {"p"}) == "VAW-ANOTE-2");
    CHECK(why_not(bench, {"gun", "gun"}, {"p"}) == "VAW-ANOTE-2");
}

TEST_CASE("VAW-ANOTE-4 a preview counts each defender once") {
    Field field;
    Bench bench(positions(field, false));
    CHECK(why_not(bench, {"south"}, {"p", "p"}) == "VAW-ANOTE-4");
}

TEST_CASE("VAW-A-57 a preview of several hexes is of attackers that touch all of them") {
    Field field;
    Bench bench(positions(field, true));
    CHECK(why_not(bench, {"both"}, {"p", "o"}).empty());
    CHECK(why_not(bench, {"both", "south"}, {"p", "o"}) == "VAW-A-57");
    CHECK(why_not(bench, {"both", "gun"}, {"p", "o"}) == "VAW-A-57");
}

TEST_CASE("VAW-OART-1 in a preview guns fire at two hexes under the option, infantry doesn't") {
    Field field;
    Bench bench(positions(field, true));
    // 2 + 2 - 1 = +3.
    const auto preview =
        ruleset().preview(rules::View(bench.game(), french_seat), attack(bench, {"south", "gun"}, {"p"}));
    REQUIRE(preview.has_value());
    CHECK(preview->column == 3);
    CHECK(why_not(bench, {"gun"}, {"p"}).empty());
    Field two;
    two.units({"Fi2 P3", "Bi1 P5"}).option(&Options::artillery).at(1, Phase::french_attacks);
    CHECK(why_not(Bench(two), {"Fi2"}, {"Bi1"}) == "VAW-ANOTE-1");
}

TEST_CASE("VAW-OART-3 in a preview ground shuts a gun's line") {
    Field field;
    Bench bench(positions(field, true).woods("P3"));
    CHECK(why_not(bench, {"gun"}, {"p"}) == "VAW-OART-3");
}

TEST_CASE("VAW-OART-1 sight is what fire reaches, and names the ground that stops it") {
    Field field;
    Bench bench(positions(field, true).woods("P7"));
    const auto sight = [&bench](std::string_view from, std::string_view to) {
        const auto place = [&bench](std::string_view text) {
            return rules::parse_place(*bench.game().setting, text).value();
        };
        return ruleset().sight(rules::View(bench.game(), french_seat), place(from), place(to));
    };
    CHECK(sight("P2", "P4").visible);
    CHECK_FALSE(sight("P2", "P3").visible);
    CHECK_FALSE(sight("P2", "P5").visible);
    CHECK_FALSE(sight("P6", "P8").visible);
    CHECK(sight("P6", "P8").blocked_by == rules::parse_place(*bench.game().setting, "P7"));
    CHECK(sight("P6", "P8").rule == number(Rule::oart_3));
    CHECK_FALSE(sight("destroyed", "P4").visible);
    CHECK_FALSE(sight("P4", "destroyed").visible);
    CHECK(sight("destroyed", "P4").rule == number(Rule::oart_1));
}
