// The rulebook's long example: two turns of moves and attacks, on the shipped scenario with its counters.
// Dice are printed for the first two attacks; the others are chosen so that the stated result comes up (score
// = strengths limited to -5..+6, less terrain, plus die: 5 to 9 drives the defender back, -1 to 4 the
// attacker).
#include "engine/rules/victory_at_waterloo/rule.hpp"
#include "engine/rules/victory_at_waterloo/ruleset.hpp"
#include "engine/rules/victory_at_waterloo/setting.hpp"
#include "tests/support/scripted_game.hpp"
#include "tests/support/shipped.hpp"

#include <catch2/catch.hpp>

using namespace hd;
using Texts = std::vector<std::string>;

namespace {

// The counters by what they do in the example.
constexpr auto cavalry_east = "V-F06";     // K3, scouts to H7
constexpr auto infantry_trail = "V-F02";   // L3, by the trail to H4
constexpr auto infantry_attack = "V-F01";  // L4, attacks Papelotte
constexpr auto cavalry_rear = "V-F07";     // M2, through Placenoit to J2
constexpr auto french_guns = "V-F08";      // M3
constexpr auto diversion = "V-F03";        // N3
constexpr auto old_guard = "V-F05";        // O2
constexpr auto garrison = "V-B28";         // L6, Papelotte
constexpr auto british_guns = "V-B29";     // M6
constexpr auto infantry_n7 = "V-B30";      // N7
constexpr auto cavalry_j7 = "V-B32";       // J7
constexpr auto cavalry_m8 = "V-B31";       // M8
constexpr auto infantry_s6 = "V-B33";      // S6

class Example {
  public:
    Example() : game_(vaw::ruleset(), support::shipped_setting(vaw::ruleset(), "waterloo-18-june")) {}

    Example& act(const std::string& text, std::initializer_list<int> dice = {}) {
        game_.act(text, dice);
        return *this;
    }
    Example& march(const std::string& unit, std::initializer_list<const char*> hexes) {
        act("move " + unit);
        for (const char* hex : hexes) act(std::string("step ") + hex);
        // A unit with points left that is not next to an enemy has to be told to stop.
        if (game_.may("stop")) act("stop");
        return *this;
    }
    std::string hex(const std::string& unit) const {
        const auto row = rules::parse_row(*game_.setting(), vaw::Unit::table, unit);
        return rules::place_text(*game_.setting(), game_.row<vaw::Unit>(*row + 1).place);
    }
    std::int32_t losses(vaw::ArmyId army) const {
        return game_.row<vaw::Army>(static_cast<std::int32_t>(army)).turn_losses;
    }
    // What may be done that begins with these words, in order.
    Texts options(const std::string& begin) const {
        Texts found;
        for (const std::string& text : game_.options()) {
            if (text.rfind(begin, 0) == 0) found.push_back(text);
        }
        return found;
    }
    std::string refusal(const std::string& text) const {
        const auto refused = game_.refused(text);
        return refused ? std::string(vaw::rule_ids()[refused->rule]) : std::string();
    }
    support::ScriptedGame& game() { return game_; }

  private:
    support::ScriptedGame game_;
};

std::string with(const std::string& word, const std::string& unit) {
    return word + " " + unit;
}

void french_movement_of_turn_1(Example& play) {
    play.march(cavalry_east, {"J4", "I4", "H5", "H6", "H7"});
    CHECK(play.hex(cavalry_east) == "H7");
    play.march(infantry_attack, {"L5"});
    play.march(french_guns, {"M4", "M5"});
    play.march(diversion, {"N4", "N5", "N6"});
    play.march(infantry_trail, {"K2", "J3", "I3", "H4"});
    CHECK(play.hex(infantry_trail) == "H4");
    play.march(cavalry_rear, {"L2", "K2", "J2"});
    CHECK(play.hex(cavalry_rear) == "J2");
    play.act("end-movement");
}

void french_attacks_of_turn_1(Example& play) {
    // 2 against 1 + 2, ridge -1: -2; die 1: -1, the choice.
    play.act(with("target", british_guns)).act(with("target", infantry_n7), {1});
    CHECK(play.options("") == Texts{"retreat", "exchange"});
    play.act("retreat");
    // N5 is the only hex not next to a British unit, so it went there by itself.
    CHECK(play.hex(diversion) == "N5");
    play.act(with("advance", british_guns) + " N6");
    // 2 + 3 against 1, town -1: +3; die 1: +4, the choice.
    play.act(with("target", garrison)).act(with("join", infantry_attack)).act(with("join", french_guns), {1});
    CHECK(play.options("") == Texts{"retreat", "exchange"});
    play.act("retreat");
    // The artillery must pull back to M4.
    CHECK(play.options(with("fall-back", french_guns)) == Texts{with("fall-back", french_guns) + " M4"});
    play.act(with("fall-back", french_guns) + " M4");
    const Texts infantry = play.options(with("fall-back", infantry_attack));
    CHECK(infantry.size() == 2);
    CHECK(play.game().may(with("fall-back", infantry_attack) + " K4"));
    play.act(with("fall-back", infantry_attack) + " L4").act("hold").act("end-attacks");
    CHECK(play.losses(vaw::ArmyId::french) == 3);
    CHECK(play.losses(vaw::ArmyId::british) == 0);
}

void coalition_movement_of_turn_1(Example& play) {
    play.march(cavalry_j7, {"K6", "K5", "J5", "J4", "K3"});
    play.march(garrison, {"K5", "K4"});
    play.march(cavalry_m8, {"M7", "L7", "L6", "L5"});
    play.march(infantry_n7, {"M6", "M5"});
    play.march(infantry_s6, {"R6", "Q5", "P5", "O5"});
    // N6 is next to N5, since the French half of the turn: engaged.
    CHECK(play.refusal(with("move", british_guns)) == "VAW-A-01");
    play.act("end-movement");
}

void coalition_attacks_of_turn_1(Example& play) {
    // 2 + 1 - 3 = 0; die 5: 5.
    play.act(with("target", french_guns)).act(with("join", infantry_n7)).act(with("join", cavalry_m8), {5});
    CHECK(play.options("fall-back").size() == 2);
    CHECK(play.game().may(with("fall-back", french_guns) + " N4"));
    play.act(with("fall-back", french_guns) + " M3").act(with("advance", cavalry_m8) + " M4");
    // 3 + 1 - 2 = +2; die 3: 5. Every hex is held by or next to a British unit.
    play.act(with("target", diversion)).act(with("join", british_guns)).act(with("join", infantry_s6), {3});
    CHECK(play.hex(diversion) == "destroyed");
    CHECK(play.losses(vaw::ArmyId::french) == 3 + 2);
    play.act(with("advance", infantry_s6) + " N5");
    // 2 + 1 - 2 = +1; die 2: 3.
    play.act(with("target", infantry_attack)).act(with("join", garrison)).act(with("join", cavalry_j7), {2});
    CHECK(play.options(with("fall-back", cavalry_j7)) == Texts{with("fall-back", cavalry_j7) + " J4"});
    play.act(with("fall-back", cavalry_j7) + " J4").act(with("fall-back", garrison) + " K5");
    play.act("hold").act("end-attacks");
}

void french_turn_2(Example& play) {
    play.march(old_guard, {"N3", "N4"});
    CHECK(play.refusal(with("move", infantry_attack)) == "VAW-MOVE-2");
    CHECK(play.refusal(with("move", french_guns)) == "VAW-MOVE-2");
    play.act("end-movement");
    // 2 + 3 - 1 = +4; die 1: 5. Only M5 is left to the cavalry, and a friend holds it.
    play.act(with("target", cavalry_m8))
        .act(with("join", infantry_attack))
        .act(with("join", french_guns), {1});
    CHECK(play.game().may("push M6"));
    play.act("push L6");
    CHECK(play.hex(infantry_n7) == "L6");
    CHECK(play.hex(cavalry_m8) == "M5");
    play.act(with("advance", infantry_attack) + " M4");
    // 4 - 3 = +1; die 4: 5. O5 is empty, so N6 may not be pushed.
    play.act(with("target", infantry_s6), {4});
    CHECK(play.hex(infantry_s6) == "O5");
    CHECK(play.hex(british_guns) == "N6");
    play.act("hold").act("end-attacks");
}

void coalition_turn_2(Example& play) {
    play.march(cavalry_j7, {"K3", "L3"});
    play.march(infantry_n7, {"K5", "K4", "L4"});
    play.march(infantry_s6, {"N6", "M6", "L6", "L5"});
    play.march(british_guns, {"O5"});
    CHECK(play.refusal(with("move", cavalry_m8)) == "VAW-A-01");
    play.act("end-movement");
    // 2 + 2 - 3 = +1; die 4: 5.
    play.act(with("target", french_guns)).act(with("join", infantry_n7)).act(with("join", cavalry_j7), {4});
    CHECK(play.hex(french_guns) == "N3");
    play.act("hold");
    // 3 + 1 - 2 = +2; die 3: 5. N4 is held by the Guard, which is pushed to N3, and the guns from there to
    // N2.
    play.act(with("target", infantry_attack))
        .act(with("join", cavalry_m8))
        .act(with("join", infantry_s6), {3});
    play.act("push N3").act("push N2").act("hold").act("end-attacks");
}

}  // namespace

TEST_CASE("The worked example of the rulebook plays as printed") {
    Example play;
    french_movement_of_turn_1(play);
    french_attacks_of_turn_1(play);
    coalition_movement_of_turn_1(play);
    coalition_attacks_of_turn_1(play);
    french_turn_2(play);
    coalition_turn_2(play);
    const std::vector<std::pair<const char*, const char*>> end = {
        {cavalry_east, "H7"}, {infantry_trail, "H4"}, {cavalry_rear, "J2"}, {infantry_attack, "N4"},
        {old_guard, "N3"},    {french_guns, "N2"},    {"V-F04", "P3"},      {diversion, "destroyed"},
        {garrison, "K5"},     {infantry_n7, "L4"},    {cavalry_j7, "L3"},   {infantry_s6, "L5"},
        {cavalry_m8, "M5"},   {british_guns, "O5"},   {"V-B26", "P6"}};
    for (const auto& [unit, hex] : end) {
        INFO(unit);
        CHECK(play.hex(unit) == hex);
    }
    // 3 at the start and the diversion's 2; no objective was entered.
    CHECK(play.losses(vaw::ArmyId::french) == 5);
    CHECK(play.losses(vaw::ArmyId::british) == 0);
    CHECK(play.losses(vaw::ArmyId::prussian) == 0);
}
