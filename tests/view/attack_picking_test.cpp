// An attack that is being put together, held against the odds of the worked example.
#include "app/view/attack_picking.hpp"

#include "tests/view/lesson_game.hpp"

#include <algorithm>

using namespace hd;
using namespace hd::view;
using view_test::LessonGame;
using view_test::rulebook;

namespace {

std::optional<AttackPicking> picking(const LessonGame& game) {
    return make_attack_picking(game.live.game(), rulebook(),
                               make_play_view(game.live, rulebook(), game.scene()));
}

}  // namespace

TEST_CASE("While units move no attack is being put together") {
    const LessonGame game;
    CHECK_FALSE(picking(game));
}

TEST_CASE("VAW-ATK-5: of each unit that may join the odds are told, alone while nobody attacks yet") {
    LessonGame game;
    game.play_until("join V-F01");  // Papelotte's garrison of 1 in its town is the target
    const auto shown = picking(game);
    REQUIRE(shown);
    CHECK(shown->title == "Against Saxe-Weimar (Papelotte)");
    CHECK(shown->defenders == std::vector<std::int32_t>{game.unit("V-B28")});
    CHECK(shown->attackers.empty());
    CHECK_FALSE(shown->now);
    // 2 against 1, the town takes 1.
    const AttackAddition* durutte = shown->addition_of(game.unit("V-F01"));
    REQUIRE(durutte);
    REQUIRE(durutte->then);
    CHECK(durutte->then->odds == "±0");
    // 3 against 1, the town takes 1.
    const AttackAddition* guns = shown->addition_of(game.unit("V-F08"));
    REQUIRE(guns);
    REQUIRE(guns->then);
    CHECK(guns->then->odds == "+1");
    CHECK(shown->addition_of(game.unit("V-F06")) == nullptr);
    CHECK(shown->addition_of(0) == nullptr);
}

TEST_CASE("VAW-ATK-5: with one attacker in it the working is of that one, and of both for the next") {
    LessonGame game;
    game.play_until("join V-F01");
    game.play("join V-F01");
    const auto shown = picking(game);
    REQUIRE(shown);
    CHECK(shown->title == "Durutte against Saxe-Weimar (Papelotte)");
    CHECK(shown->attackers == std::vector<std::int32_t>{game.unit("V-F01")});
    REQUIRE(shown->now);
    CHECK(shown->now->odds == "±0");
    CHECK_FALSE(shown->now->working.lines.empty());
    // Final score 1 offers the choice, 2 to 4 fail, 5 and 6 succeed.
    CHECK(shown->now->grades == std::vector<int>{2, 1, 1, 1, 3, 3});
    const AttackAddition* guns = shown->addition_of(game.unit("V-F08"));
    REQUIRE(guns);
    REQUIRE(guns->then);
    // 2 + 3 against 1, the town takes 1: +3, so that a 1 makes 4 with the choice and the rest succeeds.
    CHECK(guns->then->odds == "+3");
    CHECK(guns->then->grades.front() == 2);
    CHECK(std::all_of(guns->then->grades.begin() + 1, guns->then->grades.end(),
                      [](int grade) { return grade >= 3; }));
    CHECK(guns->then->attackers == std::vector<std::int32_t>{game.unit("V-F01"), game.unit("V-F08")});
    // All that may be done now: the guns may join, or the attack is resolved as it stands.
    for (const AttackAddition& one : shown->more) CHECK_FALSE(one.choice.text.empty());
}
