// What lies over the board, held against the rules it comes from.
#include "app/view/overlays.hpp"

#include "app/view/play_view.hpp"
#include "tests/view/lesson_game.hpp"
#include "tests/view/waterloo_game.hpp"

#include <algorithm>
#include <set>

using namespace hd;
using namespace hd::view;
using view_test::LessonGame;
using view_test::WaterlooGame;

namespace {

std::set<std::string> labels(const rules::Game& game, const std::vector<board::HexId>& hexes) {
    std::set<std::string> found;
    for (const board::HexId hex : hexes) found.insert(game.setting->map->label(hex));
    return found;
}

board::HexId hex(const rules::Game& game, const std::string& label) {
    return board::hex_at_place(rules::parse_place(*game.setting, label)->raw);
}

// Where the units of the seat that decides could stop, one after another, by the reach of each.
std::set<std::string> reach_of_decider(const rules::Game& game) {
    const rules::View view(game, rules::decision(game).seat);
    std::set<std::string> found;
    std::vector<rules::Reached> reached;
    for (std::int32_t unit = 1; unit <= static_cast<std::int32_t>(game.state.rows<vaw::Unit>().size());
         ++unit) {
        if (game.state.at(ledger::Ref<vaw::Unit>{unit}).seat != view.seat()) continue;
        vaw::ruleset().reach(view, unit, reached);
        for (const rules::Reached& one : reached) {
            if (!one.through) found.insert(rules::place_text(*game.setting, one.place));
        }
    }
    return found;
}

}  // namespace

TEST_CASE("VAW-MOVE-1: the enemy's reach is where its units can stop when its movement does begin") {
    WaterlooGame game;
    const std::set<std::string> foretold =
        labels(game.game, enemy_reach(rules::View(game.game, vaw::french_seat)));
    CHECK_FALSE(foretold.empty());
    const std::uint64_t before = game.game.state.hash();
    game.play("end-movement");
    // Nobody has come next to anybody, so no attack is owed.
    if (rules::decision(game.game).seat == vaw::french_seat) game.play("end-attacks");
    REQUIRE(rules::decision(game.game).seat == vaw::coalition_seat);
    CHECK(foretold == reach_of_decider(game.game));
    CHECK(before != game.game.state.hash());
    // The other way round it is the French of the next turn, who have not moved.
    const std::set<std::string> french =
        labels(game.game, enemy_reach(rules::View(game.game, vaw::coalition_seat)));
    CHECK(french.count("N4") == 1);
    CHECK(french != foretold);
}

TEST_CASE("VAW-MOVE-2: an enemy that stands next to one of ours cannot set out and threatens nothing") {
    LessonGame game;
    const auto reach = [&] {
        return labels(game.live.game(), enemy_reach(rules::View(game.live.game(), vaw::french_seat)));
    };
    const std::set<std::string> before = reach();
    game.play("move V-F01");
    game.play("step L5");  // next to Papelotte, whose garrison is now held
    const std::set<std::string> after = reach();
    CHECK(before != after);
    CHECK(after.count("L5") == 0);
    // Asking changes nothing.
    const std::uint64_t hash = game.live.game().state.hash();
    reach();
    CHECK(game.live.game().state.hash() == hash);
}

TEST_CASE("VAW-PLAY-3: after the last turn the enemy reaches nothing") {
    LessonGame game;
    game.play_until();
    for (const ledger::Seat seat : {vaw::french_seat, vaw::coalition_seat})
        CHECK(enemy_reach(rules::View(game.live.game(), seat)).empty());
}

TEST_CASE("VAW-MOVE-5: a unit controls the six hexes round it, fewer at the edge, none off the map") {
    const LessonGame game("waterloo-18-june");
    const rules::View view(game.live.game(), vaw::french_seat);
    // Round L4 on this map, whose columns run from W in the west to F in the east.
    const std::vector<board::HexId> zone = zone_of(view, game.unit("V-F01"));
    CHECK(zone.size() == 6);
    const board::Grid& grid = game.live.game().setting->map->grid();
    for (const board::HexId one : zone) CHECK(grid.distance(one, hex(game.live.game(), "L4")) == 1);
    CHECK(zone_of(view, game.unit("V-P50")).empty());  // comes in turn 3
    CHECK(zone_of(view, 0).empty());
    CHECK(seat_of(view, game.unit("V-F01")) == vaw::french_seat);
    CHECK(seat_of(view, game.unit("V-B28")) == vaw::coalition_seat);
    CHECK_FALSE(seat_of(view, 0));
}

TEST_CASE("VAW-OART-1: fire reaches hexes two away, and ground hides some of them") {
    WaterlooGame game({{"artillery", 1}});
    const rules::View view(game.game, vaw::french_seat);
    CHECK(face_of(vaw::ruleset()).sight(game.game) == "Line of fire");
    const board::HexId from = hex(game.game, "M5");
    const SightView sight = make_sight_view(view, from);
    CHECK_FALSE(sight.seen.empty());
    // Twelve hexes lie two away from a hex in the middle of the map; each is seen or hidden.
    CHECK(sight.seen.size() + sight.hidden.size() == 12);
    const board::Grid& grid = game.game.setting->map->grid();
    for (const board::HexId one : sight.seen) {
        CHECK(grid.distance(from, one) == 2);
        CHECK(make_sight_line(view, from, one).seen);
    }
    for (const board::HexId one : sight.hidden) {
        CHECK(grid.distance(from, one) == 2);
        const SightLine line = make_sight_line(view, from, one);
        CHECK_FALSE(line.seen);
        if (line.blocker != board::no_hex) CHECK(grid.distance(from, line.blocker) == 1);
    }
    // Next to it and far away nothing is hidden: it is out of range.
    CHECK(make_sight_line(view, from, hex(game.game, "M4")).blocker == board::no_hex);
    CHECK(make_sight_view(view, board::no_hex).seen.empty());
}

TEST_CASE("A game without the option has no line of fire") {
    const WaterlooGame game;
    CHECK(face_of(vaw::ruleset()).sight(game.game).empty());
}
