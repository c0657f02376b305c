// Positions on How to Attack, steps 1 to 5, and its notes, with answers taken from the text alone.
#include "tests/rules/victory_at_waterloo/bench.hpp"

#include <catch2/catch.hpp>

#include <utility>

using namespace hd::vaw;
using namespace hd::vaw::test;

namespace {

// An attack on a position: its actions, the last of which rolls, and what it stands at before the die.
struct Position {
    std::vector<std::string_view> units;
    void (*ground)(Field&);
    std::vector<std::string_view> actions;
    std::int32_t adjusted = 0;
};

struct Rolled {
    std::int32_t adjusted = 0;
    Result result = Result::none;
};

Rolled roll(const Position& position, int die) {
    Field field;
    for (const std::string_view unit : position.units) field.unit(unit);
    position.ground(field);
    const bool french = position.units.front().front() == 'F';
    Bench bench(field.at(2, french ? Phase::french_attacks : Phase::coalition_attacks));
    for (std::size_t i = 0; i + 1 < position.actions.size(); ++i) bench.act(position.actions[i]);
    bench.act(position.actions.back(), {die});
    return {bench.noted(Label::final_score).value() - die,
            static_cast<Result>(bench.event(EventKind::combat_resolved)->head.object)};
}

void check(const Position& position, const std::vector<std::pair<int, Result>>& dice) {
    for (const auto& [die, result] : dice) {
        const Rolled rolled = roll(position, die);
        INFO("die " << die);
        CHECK(rolled.adjusted == position.adjusted);
        CHECK(rolled.result == result);
    }
}

}  // namespace

using enum Result;

TEST_CASE("VAW-ATK-6 VAW-ATK-10 VAW-ATK-11 position: 5 against 1 in Papelotte stands at +3") {
    check({{"Fi2 L5", "Fa3 M5", "Bi1 L6"},
           [](Field& field) { field.town("L6"); },
           {"target Bi1", "join Fi2", "join Fa3"},
           5 - 1 - 1},
          {{1, exchange}, {2, defender_retreats}, {6, defender_retreats}});
}

TEST_CASE("VAW-ATK-12 VAW-ATK-13 position: 2 against 3, one of them on a ridge, stands at -2") {
    check({{"Fi2 N6", "Ba1 M6", "Bi2 N7"},
           [](Field& field) { field.ridge("N7"); },
           {"target Ba1", "join Fi2"},
           2 - 3 - 1},
          {{1, exchange}, {2, attacker_retreats}, {6, attacker_retreats}});
}

TEST_CASE("VAW-ANOTE-6 VAW-RES-4 position: 10 against 1 in woods stands at +5, not at +8") {
    check({{"Fi4 P4", "Fi3:b O4", "Fi3:c Q4", "Bi1 P5"},
           [](Field& field) { field.woods("P5"); },
           {"target Bi1", "join Fi4", "join b", "join c"},
           6 - 1},
          {{1, defender_retreats}, {4, defender_retreats}, {5, defender_destroyed}});
}

TEST_CASE("VAW-ANOTE-7 VAW-RES-1 position: 1 against 9 stands at -5, not at -8") {
    check({{"Fi1 P4", "Bi5 P5", "Bi4 O4"}, [](Field&) {}, {"target Bi5", "join Fi1"}, -5},
          {{1, attacker_destroyed}, {3, attacker_destroyed}, {4, attacker_retreats}, {6, attacker_retreats}});
}

TEST_CASE(
    "VAW-ANOTE-14 VAW-ANOTE-15 position: of J3 with stream, woods and ridge and open I2 only J3 counts") {
    // 2 - (1 + 1) - 3 = -3. A die of 1 makes -2, of 2 -1; the exchange needs a die of 1.
    check({{"Fi2 J2", "Bi1:j J3", "Bi1:i I2"},
           [](Field& field) { field.stream("J2", "J3").woods("J3").ridge("J3"); },
           {"target j", "join Fi2"},
           -3},
          {{1, attacker_destroyed}, {2, attacker_retreats}, {6, attacker_retreats}});
}

TEST_CASE("VAW-ANOTE-13 position: a stream helps until one attacker stands on the defender's bank") {
    Position position{{"Fi2:a P4", "Fi2:b O4", "Bi2 P5"},
                      [](Field& field) { field.stream("P4", "P5").stream("O4", "P5"); },
                      {"target Bi2", "join a", "join b"},
                      4 - 2 - 1};
    check(position, {{4, defender_retreats}});
    position.ground = [](Field& field) { field.stream("P4", "P5"); };
    position.adjusted = 4 - 2;
    check(position, {{3, defender_retreats}});
}

TEST_CASE("VAW-ANOTE-12 VAW-ANOTE-8 position: ridges and chateaux help some defenders only") {
    const auto ridge = [](Field& field) { field.ridge("P5"); };
    const std::vector<std::string_view> attack{"target x"};
    check({{"Fi3 P4", "Bi2:x P5"}, ridge, attack, 3 - 2 - 1}, {{5, defender_retreats}});
    check({{"Fi3 P4", "Pi2:x P5"}, ridge, attack, 3 - 2}, {{4, defender_retreats}});
    check({{"Bi3 P4", "Fi2:x P5"}, ridge, attack, 3 - 2}, {{4, defender_retreats}});
    check({{"Fi3 P4", "Bi2:x P5"}, [](Field& field) { field.ridge("P5").ridge("P4"); }, attack, 3 - 2},
          {{4, defender_retreats}});
    const auto chateau = [](Field& field) { field.chateau("P5"); };
    check({{"Fi3 P4", "Bi2:x P5"}, chateau, attack, 3 - 2}, {{4, defender_retreats}});
    check({{"Fi3 P4", "Ba1:x P5"}, chateau, attack, 3 - 1}, {{3, defender_retreats}});
    // VAW-A-46: a garrison of infantry of strength 1 takes 2 off.
    check({{"Fi3 P4", "Fi1:y B2", "Bi1:x P5"}, chateau, attack, 3 - 1 - 2}, {{5, defender_retreats}});
}
