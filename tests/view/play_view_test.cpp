// What a player is shown, held against what the rules accept when it is played.
#include "app/view/play_view.hpp"

#include "app/view/words.hpp"
#include "tests/view/lesson_game.hpp"

#include <algorithm>
#include <set>

using namespace hd;
using namespace hd::view;
using view_test::LessonGame;
using view_test::rulebook;

namespace {

using Places = std::set<std::int32_t>;

rules::View view_of(const rules::Game& game) {
    return {game, rules::decision(game).seat};
}

// Carries a legal action out on a copy.
rules::Game after(rules::Game game, const rules::Action& action) {
    REQUIRE_FALSE(rules::refusal(view_of(game), game, action));
    ledger::Dice dice(1);
    ledger::Log log;
    rules::Conduct conduct{game, dice, log, rules::Working::off};
    rules::act(conduct, action);
    return game;
}

std::int32_t place_of(const rules::Game& game, std::int32_t unit) {
    return game.state.at(ledger::Ref<vaw::Unit>{unit}).place.raw;
}

std::string text_of(const rules::Game& game, const rules::Action& action) {
    return rules::action_text(*game.ruleset, *game.setting, action);
}

// Whether the unit has stopped where it is or may.
bool may_stay(const rules::Game& start, const rules::Game& game) {
    if (rules::decision(game).step == rules::decision(start).step) return true;
    std::vector<rules::Action> options;
    rules::options(view_of(game), game, options);
    return std::any_of(options.begin(), options.end(),
                       [&](const rules::Action& action) { return text_of(game, action) == "stop"; });
}

// Every hex where a unit may stop after steps that the rules offer, whatever the way. `start`: before it set
// out; `from`: before the first action.
Places walked(const rules::Game& start, const rules::Game& from, const rules::Action& first,
              std::int32_t unit) {
    Places places;
    std::set<std::uint64_t> seen;
    std::vector<rules::Game> open{after(from, first)};
    std::vector<rules::Action> options;
    while (!open.empty()) {
        const rules::Game game = std::move(open.back());
        open.pop_back();
        if (!seen.insert(game.state.hash()).second) continue;
        rules::options(view_of(game), game, options);
        for (const rules::Action& action : options) {
            if (text_of(game, action).rfind("step ", 0) != 0) continue;
            open.push_back(after(game, action));
            if (may_stay(start, open.back())) places.insert(place_of(open.back(), unit));
        }
    }
    return places;
}

struct Hand {
    Hand(const LessonGame& game, const std::string& id)
        : scene(game.scene()),
          play(make_play_view(game.live, rulebook(), scene)),
          unit(make_unit_view(game.live, play, scene, game.unit(id))) {}

    Places lit() const {
        Places places;
        for (const LitHex& one : unit.lit) places.insert(board::place_of(one.hex));
        places.erase(board::place_of(unit.hex));
        return places;
    }

    BoardScene scene;
    PlayView play;
    UnitView unit;
};

// Infantry behind a river of friends, cavalry with six points, guns, and a unit next to its goal.
const std::vector<std::string> walkers{"V-F01", "V-F06", "V-F08", "V-F16", "V-F12"};

}  // namespace

TEST_CASE("A player is told who decides, in which turn, what is asked and how much is done") {
    LessonGame game("waterloo-18-june");
    const PlayView view = make_play_view(game.live, rulebook(), game.scene());
    CHECK(view.seat.raw == 1);
    CHECK(view.seat_name == "French");
    CHECK(view.phase == "French movement");
    CHECK(view.turn == "Turn 1 of 10");
    CHECK(view.prompt == "Choose a unit to move, or end the movement.");
    CHECK_FALSE(view.over);
    CHECK(view.progress.total == 25);  // French units set up
    CHECK(view.progress.words == "0 of 25 units moved");
    REQUIRE(view.choices.size() == game.live.options().size());
    for (std::size_t i = 0; i < view.choices.size(); ++i) {
        CHECK(view.choices[i].action == game.live.options()[i]);
        CHECK_FALSE(view.choices[i].text.empty());
    }
    game.play("move V-F01");
    game.play("step L5");
    CHECK(make_play_view(game.live, rulebook(), game.scene()).progress.words == "1 of 25 units moved");
}

TEST_CASE("A game that is over asks nothing and says who has won") {
    LessonGame game;
    game.play_until();
    const PlayView view = make_play_view(game.live, rulebook(), game.scene());
    CHECK(view.over);
    CHECK(view.choices.empty());
    CHECK(view.prompt.find("victory") != std::string::npos);
}

TEST_CASE("The hexes that are lit are those that the rules let the unit walk to") {
    const LessonGame game("waterloo-18-june");
    for (const std::string& id : walkers) {
        INFO(id);
        const Hand hand(game, id);
        Places places = walked(game.live.game(), game.live.game(), game.action("move " + id), game.unit(id));
        CHECK_FALSE(places.empty());
        places.erase(place_of(game.live.game(), game.unit(id)));  // it may go round and come back
        CHECK(hand.lit() == places);
    }
}

TEST_CASE("On its way a unit is lit the hexes that it has points left for, the one it came from too") {
    const LessonGame before("waterloo-18-june");
    LessonGame game("waterloo-18-june");
    game.play("move V-F06");
    game.play("step J4");
    const Hand hand(game, "V-F06");
    const rules::Game set_out = after(before.live.game(), before.action("move V-F06"));
    Places expected = walked(before.live.game(), set_out, game.action("step J4"), game.unit("V-F06"));
    expected.erase(game.place("J4").raw);
    CHECK(hand.lit() == expected);
}

TEST_CASE("The actions that bring a unit to a lit hex are legal and leave it there, by the way shown") {
    const LessonGame game("waterloo-18-june");
    for (const std::string& id : walkers) {
        const Hand hand(game, id);
        for (const std::int32_t place : hand.lit()) {
            INFO(id << " to " << rules::place_text(*game.live.game().setting, {place}));
            const std::vector<ledger::Place> path = path_to(hand.unit, {place});
            REQUIRE_FALSE(path.empty());
            CHECK(path.back().raw == place);
            board::HexId at = hand.unit.hex;
            for (const ledger::Place step : path) {
                const board::HexId next = board::hex_at_place(step.raw);
                CHECK(game.live.game().setting->map->grid().distance(at, next) == 1);
                at = next;
            }
            const std::vector<rules::Action> actions = actions_to(game.live.game(), hand.unit, {place});
            REQUIRE_FALSE(actions.empty());
            rules::Game played = game.live.game();
            for (const rules::Action& action : actions) played = after(std::move(played), action);
            CHECK(place_of(played, hand.unit.unit) == place);
            // It has stopped: the next may be moved.
            CHECK(rules::decision(played).step == game.live.decision().step);
        }
    }
}

TEST_CASE("A hex that is not lit has no actions and a reason with its rule; a lit one has no reason") {
    const LessonGame game("waterloo-18-june");
    const Hand hand(game, "V-F03");
    const Places lit = hand.lit();
    for (std::int32_t place = 1; place <= game.live.game().setting->hexes(); ++place) {
        if (board::hex_at_place(place) == hand.unit.hex) continue;
        INFO(rules::place_text(*game.live.game().setting, {place}));
        const auto why = why_not_to(game.live.game(), rulebook(), hand.unit.unit, {place});
        const bool is_lit = lit.count(place) == 1;
        CHECK(actions_to(game.live.game(), hand.unit, {place}).empty() == !is_lit);
        CHECK(why.has_value() == !is_lit);
        if (!why) continue;
        CHECK(why->title.rfind("Donzelot cannot ", 0) == 0);
        CHECK_FALSE(why->words.empty());
        CHECK(why->rule.rfind("VAW-", 0) == 0);
        CHECK_FALSE(why->rule_cite.empty());
    }
}

TEST_CASE("VAW-MOVE-5: a hex behind the enemy's contact is refused with the ways that are closed") {
    const LessonGame game("waterloo-18-june");
    const auto why = why_not_to(game.live.game(), rulebook(), game.unit("V-F03"), game.place("O6"));
    REQUIRE(why);
    CHECK(why->title == "Donzelot cannot go to O6");
    CHECK(why->words ==
          "O5 and N6, the only ways in, touch the enemy. A unit that comes next to an enemy stops there.");
    CHECK(why->rule == "VAW-MOVE-5");
    CHECK(why->rule_cite == "How to Move, paragraph 3");
}

TEST_CASE("VAW-ATK-5: what a move would lead to is the preview of the attack from there") {
    const LessonGame game("waterloo-18-june");
    const Hand hand(game, "V-F01");
    const std::vector<AttackView> attacks =
        attacks_from(game.live.game(), rulebook(), hand.unit, game.place("L5"));
    // Of the units round L5 only Papelotte's garrison is an enemy.
    REQUIRE(attacks.size() == 1);
    const AttackView& attack = attacks[0];
    CHECK(attack.title == "Durutte against Saxe-Weimar (Papelotte)");
    CHECK(attack.attackers == std::vector<std::int32_t>{game.unit("V-F01")});
    CHECK(attack.defenders == std::vector<std::int32_t>{game.unit("V-B28")});
    // 2 against 1, the town takes 1: 0. A 1 offers the choice, 2 to 4 fail, 5 and 6 succeed.
    CHECK(attack.odds == "±0");
    CHECK(attack.grades == std::vector<int>{2, 1, 1, 1, 3, 3});
    REQUIRE(attack.chances.size() == 3);
    CHECK(attack.chances[0].num == 2);
    CHECK(attack.chances[1].num == 1);
    CHECK(attack.chances[2].num == 3);

    rules::Game there = after(game.live.game(), game.action("move V-F01"));
    there = after(std::move(there), game.action("step L5"));
    const auto preview = vaw::ruleset().preview(view_of(there), {attack.attackers, attack.defenders});
    REQUIRE(preview);
    CHECK(signed_number(preview->column) == attack.odds);
    // From where it stands now nothing can be attacked.
    CHECK(attacks_from(game.live.game(), rulebook(), hand.unit, game.place("K4")).empty());
}

TEST_CASE("A working in short has a row a sum that names its parts, and the sum before the die") {
    const LessonGame game("waterloo-18-june");
    const Hand hand(game, "V-F01");
    const std::vector<AttackView> attacks =
        attacks_from(game.live.game(), rulebook(), hand.unit, game.place("L5"));
    REQUIRE(attacks.size() == 1);
    // 2 against 1, the town takes 1.
    const std::vector<WorkingLine> rows = in_short(attacks[0].working);
    REQUIRE(rows.size() == 4);
    CHECK(rows[0].text == "Durutte");
    CHECK(rows[0].value == "2");
    CHECK(rows[1].text == "Saxe-Weimar (Papelotte)");
    CHECK(rows[1].value == "−1");
    CHECK(rows[2].text == "Town in Papelotte");
    CHECK(rows[2].value == "−1");
    CHECK(rows[3].text == "Before the die");
    CHECK(rows[3].value == "±0");
    CHECK(rows[3].is_final);
    for (const WorkingLine& row : rows) CHECK(row.depth == 0);
}

TEST_CASE("A working in short names each of several parts with its amount, and keeps what limits a sum") {
    WorkingView working;
    const auto line = [&](int depth, const char* text, const char* value, bool sum = false) {
        WorkingLine one;
        one.depth = depth;
        one.text = text;
        one.value = value;
        one.is_sum = sum;
        working.lines.push_back(one);
    };
    line(0, "Attackers", "12");
    line(1, "Old Guard", "8");
    line(1, "Guard cavalry", "4");
    line(0, "Defenders", "−2");
    line(1, "Picton", "−1");
    line(1, "left-wing artillery", "−1");
    line(0, "Superiority", "+10", true);
    line(0, "No more than", "+6");
    line(0, "Terrain, best hex N7", "±0");
    line(0, "Before the die", "+6", true);
    working.lines.back().is_final = true;
    std::vector<std::string> told;
    for (const WorkingLine& row : in_short(working)) told.push_back(row.text + " " + row.value);
    CHECK(told == std::vector<std::string>{"Old Guard 8, Guard cavalry 4 12",
                                           "Picton 1, left-wing artillery 1 −2", "Superiority +10",
                                           "No more than +6", "Before the die +6"});
}

TEST_CASE("Where dots have no room there are fewer, empty at the start and full at the end only") {
    const auto dots = [](int done, int total, int most) {
        const Progress shown = dots_of({done, total, "some words"}, most);
        return std::pair(shown.done, shown.total);
    };
    CHECK(dots(3, 8, 10) == std::pair(3, 8));
    CHECK(dots(8, 8, 8) == std::pair(8, 8));
    CHECK(dots(0, 25, 10) == std::pair(0, 10));
    CHECK(dots(1, 25, 10) == std::pair(1, 10));   // not 0: something is done
    CHECK(dots(12, 25, 10) == std::pair(4, 10));  // 4.8
    CHECK(dots(24, 25, 10) == std::pair(9, 10));  // not 10: something is left
    CHECK(dots(25, 25, 10) == std::pair(10, 10));
}

TEST_CASE("Who fills a hex is said to stand in it") {
    const LessonGame game("waterloo-18-june");
    // Picton's division begins in N7.
    const auto why = why_not_to(game.live.game(), rulebook(), game.unit("V-F03"), game.place("N7"));
    REQUIRE(why);
    CHECK(why->words.find(" stands in N7.") != std::string::npos);
}

TEST_CASE("VAW-ATK-7: an attack that is resolved needs one die of six sides, a move none") {
    LessonGame game;
    CHECK(dice_needed(game.live.game(), game.action("move V-F01")).empty());
    CHECK(dice_needed(game.live.game(), game.action("resolve")).empty());  // not legal now
    game.play_until("join V-F01");  // Papelotte, which the guns may join or not
    game.play("join V-F01");
    const std::uint64_t before = game.live.game().state.hash();
    CHECK(dice_needed(game.live.game(), game.action("resolve")) == std::vector<int>{6});
    CHECK(game.live.game().state.hash() == before);
}

TEST_CASE("The unit that lies on a hex is found, and none where there is none") {
    const LessonGame game("waterloo-18-june");
    const rules::View view(game.live.game(), {});
    CHECK(unit_on(view, board::hex_at_place(game.place("L6").raw)) == game.unit("V-B28"));
    CHECK(unit_on(view, board::hex_at_place(game.place("A1").raw)) == 0);
    CHECK(unit_on(view, board::no_hex) == 0);
    CHECK(hex_of(view, game.unit("V-F01")) == board::hex_at_place(game.place("L4").raw));
    CHECK(hex_of(view, game.unit("V-P50")) == board::no_hex);  // comes in turn 3
}
