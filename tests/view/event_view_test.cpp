// One event with what could have happened instead, on the nine attacks of the worked example.
#include "app/view/event_view.hpp"

#include "tests/view/lesson_game.hpp"

#include <array>
#include <set>

using namespace hd;
using namespace hd::view;
using view_test::LessonGame;

namespace {

struct Told {
    Told() {
        game.play_until();
        chronicle = make_chronicle(game.live);
    }
    EventView fight(std::size_t i) const {
        return make_event_view(game.live, chronicle, view_test::rulebook(), chronicle.fights.at(i).number);
    }
    LessonGame game;
    Chronicle chronicle;
};

const Told& told() {
    static const Told all;
    return all;
}

// VAW-ATK-8: how many faces of a die give each result to a score, worst for the attacker first.
std::array<int, 5> faces(int score) {
    std::array<int, 5> count{};
    for (int die = 1; die <= 6; ++die) {
        const int total = score + die;
        if (total <= -2) {
            ++count[0];
        } else if (total <= 4) {
            ++count[die == 1 ? 2 : 1];  // VAW-ATK-14: a 1 offers the exchange
        } else {
            ++count[total <= 9 ? 3 : 4];
        }
    }
    return count;
}

}  // namespace

TEST_CASE("VAW-ATK-8: the chances of an attack are the faces of its die, and what came is marked") {
    const std::array<int, 9> scores{2 - 3 - 1, 5 - 1 - 1, 3 - 3, 4 - 2, 3 - 2, 5 - 1, 4 - 3, 4 - 3, 4 - 2};
    const std::array<int, 9> dice{1, 1, 5, 3, 2, 1, 4, 4, 3};
    for (std::size_t i = 0; i < 9; ++i) {
        INFO("fight " << i + 1);
        const EventView view = told().fight(i);
        CHECK(view.dice == std::vector<int>{dice[i]});
        CHECK(view.luck == Approx(dice[i] - 3.5));
        std::array<int, 5> found{};
        int sum = 0;
        int actual = 0;
        for (std::size_t k = 0; k < view.chances.size(); ++k) {
            const Chance& chance = view.chances[k];
            CHECK(chance.den == 6);
            sum += chance.num;
            found.at(static_cast<std::size_t>(chance.grade)) += chance.num;
            if (k > 0) CHECK(view.chances[k - 1].grade > chance.grade);
            if (!chance.actual) continue;
            ++actual;
            CHECK(chance.grade == view.grade);
            CHECK(chance.text == view.result);
        }
        CHECK(sum == 6);
        CHECK(actual == 1);
        CHECK(found == faces(scores[i]));
    }
}

TEST_CASE("A fight is shown with its moment, its hexes, its source of the die and its rule") {
    const EventView view = told().fight(0);  // from N6 against M6 and N7
    const LessonGame& game = told().game;
    CHECK(view.when == "Turn 1, French attacks");
    CHECK(view.result == "Retreat or exchange");
    CHECK(view.dice_source == "typed");
    const std::set<std::int32_t> places(view.places.begin(), view.places.end());
    CHECK(places == std::set<std::int32_t>{game.place("N6").raw, game.place("M6").raw, game.place("N7").raw});
    CHECK(view.rule.rfind("VAW-", 0) == 0);
    CHECK(view.rule_cite.find("(" + view.rule + ")") != std::string::npos);
    CHECK_FALSE(view.rule_summary.empty());
    CHECK_FALSE(view.working.lines.empty());
    CHECK(view.text.back() == '.');
}

TEST_CASE("An event that is no fight has no chances and no result") {
    const EventView view = make_event_view(told().game.live, told().chronicle, view_test::rulebook(), 0);
    CHECK(view.chances.empty());
    CHECK(view.dice.empty());
    CHECK(view.result.empty());
    CHECK(view.grade == -1);
}

TEST_CASE("A chance is written as so many in so many") {
    CHECK(chance_text(4, 6) == "4 in 6");
}
