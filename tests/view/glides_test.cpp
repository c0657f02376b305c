// Counters that glide from hex to hex instead of jumping.
#include "app/view/glides.hpp"

#include "tests/view/lesson_game.hpp"

using namespace hd;
using namespace hd::view;
using view_test::LessonGame;

namespace {

const LessonGame& game() {
    static const LessonGame lesson;
    return lesson;
}

BoardFrame plain() {
    return {*game().live.game().setting->map, 1, {0, 0}};
}

PlacedCounter standing(const std::string& hex, std::int32_t unit = 1) {
    return {board::hex_at_place(game().place(hex).raw), {}, "", unit};
}

Point middle(const std::string& hex) {
    return plain().centre(standing(hex).hex);
}

}  // namespace

TEST_CASE("A counter sets out from where it stood and arrives after 140 ms a hex") {
    Glides glides;
    glides.follow({standing("L4")}, plain(), 10, true);
    CHECK_FALSE(glides.any(10));  // nobody glides who is seen for the first time
    glides.follow({standing("L6")}, plain(), 20, true);
    CHECK(glides.any(20));
    const Point off = middle("L4") - middle("L6");
    CHECK(glides.behind(1, 20).y == Approx(off.y));
    // Half the time leaves an eighth of the way: it goes fast at first.
    CHECK(glides.behind(1, 20 + 0.14).y == Approx(off.y / 8));
    CHECK(glides.behind(1, 20 + 2 * 0.14).y == Approx(0).margin(1e-9));
    CHECK_FALSE(glides.any(20 + 2 * 0.14 + 1e-6));
}

TEST_CASE("No way takes longer than 700 ms") {
    Glides glides;
    glides.follow({standing("L1")}, plain(), 0, true);
    glides.follow({standing("L9")}, plain(), 1, true);  // 8 hexes would take 1.12 s
    CHECK(glides.any(1.69));
    CHECK_FALSE(glides.any(1.71));
}

TEST_CASE("A counter that is sent on while it is under way goes on from where it is seen") {
    Glides glides;
    glides.follow({standing("L4")}, plain(), 0, true);
    glides.follow({standing("L5")}, plain(), 0, true);
    const Point seen = middle("L5") + glides.behind(1, 0.07);
    glides.follow({standing("L6")}, plain(), 0.07, true);
    const Point goes_on = middle("L6") + glides.behind(1, 0.07);
    CHECK(goes_on.x == Approx(seen.x));
    CHECK(goes_on.y == Approx(seen.y));
}

TEST_CASE("Without motion everybody stands where he is, and nobody sets out later from before") {
    Glides glides;
    glides.follow({standing("L4")}, plain(), 0, true);
    glides.follow({standing("L5")}, plain(), 1, false);
    CHECK_FALSE(glides.any(1));
    CHECK(glides.behind(1, 1).y == 0);
    glides.follow({standing("L5")}, plain(), 2, true);
    CHECK_FALSE(glides.any(2));
    CHECK(glides.behind(7, 2).y == 0);  // a stranger
}
