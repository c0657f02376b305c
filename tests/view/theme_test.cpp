// The theme table: what is written can be read, and what must be told apart can be by every eye.
#include "app/view/theme.hpp"

#include "app/view/game_face.hpp"
#include "engine/rules/victory_at_waterloo/ruleset.hpp"
#include "tests/view/colour_sense.hpp"

#include <catch2/catch.hpp>

#include <string>
#include <vector>

using namespace hd::view;
using hd::view_test::contrast;
using hd::view_test::difference;
using hd::view_test::eyes;
using hd::view_test::least_difference;

namespace {

struct Named {
    std::string_view name;
    Colour colour;
};
struct Pair {
    Named ink;
    Named ground;
};

std::vector<Named> grounds(const Theme& t) {
    return {{"window", t.window}, {"header", t.header}, {"panel", t.panel},
            {"raised", t.raised}, {"inset", t.inset},   {"hover", t.hover}};
}

// Text that may stand on a selected row too.
std::vector<Named> inks(const Theme& t) {
    return {{"text", t.text},       {"text2", t.text2},    {"accent", t.accent}, {"danger", t.danger},
            {"warning", t.warning}, {"link", t.link},      {"before", t.before}, {"after", t.after},
            {"lucky", t.lucky},     {"unlucky", t.unlucky}};
}

// What a chip writes on its own soft ground, and the one filled button on its fill.
std::vector<Pair> own_grounds(const Theme& t) {
    return {{{"accent ink", t.accent_ink}, {"accent fill", t.accent_fill}},
            {{"accent", t.accent}, {"accent soft", t.accent_soft}},
            {{"danger", t.danger}, {"danger soft", t.danger_soft}},
            {{"warning", t.warning}, {"warning soft", t.warning_soft}},
            {{"link", t.link}, {"link soft", t.link_soft}},
            {{"before", t.before}, {"before soft", t.before_soft}},
            {{"after", t.after}, {"after soft", t.after_soft}},
            {{"lucky", t.lucky}, {"link soft", t.link_soft}},
            {{"unlucky", t.unlucky}, {"warning soft", t.warning_soft}},
            {{"text2", t.text2}, {"hover", t.hover}},
            {{"text", t.text}, {"accent soft", t.accent_soft}}};
}

void check_contrast(const Theme& theme, const Named& ink, const Named& ground, double least) {
    INFO(theme.name << ": " << ink.name << " on " << ground.name);
    CHECK(contrast(ink.colour, ground.colour) >= least);
}

void check_apart(std::string_view set, const std::vector<Colour>& colours, double least) {
    for (const hd::view_test::Eye& eye : eyes()) {
        INFO(set << " to an eye that is " << eye.name);
        CHECK(least_difference(colours, eye) >= least);
    }
}

std::vector<Colour> nations(std::initializer_list<std::string_view> ids) {
    std::vector<Colour> found;
    for (const std::string_view id : ids) {
        for (const NationColours& nation : nation_colours()) {
            if (nation.id == id) found.push_back(nation.ground);
        }
    }
    REQUIRE(found.size() == ids.size());
    return found;
}

const std::array<const Theme*, 2> themes{&light_theme(), &dark_theme()};

}  // namespace

TEST_CASE("The measure of contrast gives 21 for black on white and 1 for nothing") {
    CHECK(contrast(colour(0x000000), colour(0xFFFFFF)) == Approx(21));
    CHECK(contrast(colour(0x897E68), colour(0x897E68)) == Approx(1));
    // WCAG's own border case: #767676 is the lightest grey that may be written on white, 4.54 : 1.
    CHECK(contrast(colour(0xFFFFFF), colour(0x767676)) == Approx(4.54).margin(0.005));
}

TEST_CASE("The measure of difference gives the published values of CIEDE2000") {
    // Pairs 1, 7, 17, 25 and 34 of the test data of Sharma, Wu and Dalal, to their four places.
    CHECK(difference({50, 2.6772, -79.7751}, {50, 0, -82.7485}) == Approx(2.0425).margin(5e-5));
    CHECK(difference({50, 0, 0}, {50, -1, 2}) == Approx(2.3669).margin(5e-5));
    CHECK(difference({50, 2.5, 0}, {73, 25, -18}) == Approx(27.1492).margin(5e-5));
    CHECK(difference({60.2574, -34.0099, 36.2677}, {60.4626, -34.1751, 39.4387}) ==
          Approx(1.2644).margin(5e-5));
    CHECK(difference({2.0776, 0.0795, -1.1350}, {0.9033, -0.0636, -0.5514}) == Approx(0.9082).margin(5e-5));
}

TEST_CASE("Every eye keeps white and black, and two lose what tells red from green") {
    for (const hd::view_test::Eye& eye : eyes()) {
        INFO(eye.name);
        for (const auto& row : eye.matrix) CHECK(row[0] + row[1] + row[2] == Approx(1).margin(2e-6));
    }
    const std::vector<Colour> red_and_green{colour(0xC04040), colour(0x809020)};
    const double normal = least_difference(red_and_green, eyes()[0]);
    CHECK(least_difference(red_and_green, eyes()[1]) < normal / 2);
    CHECK(least_difference(red_and_green, eyes()[2]) < normal / 2);
}

TEST_CASE("All text can be read on every ground that it is written on") {
    for (const Theme* theme : themes) {
        for (const Named& ink : inks(*theme)) {
            for (const Named& ground : grounds(*theme)) check_contrast(*theme, ink, ground, 4.5);
            check_contrast(*theme, ink, {"select", theme->select}, 4.5);
        }
        // On a selected row it becomes text2.
        for (const Named& ground : grounds(*theme)) {
            check_contrast(*theme, {"text3", theme->text3}, ground, 4.5);
        }
        for (const Pair& pair : own_grounds(*theme)) check_contrast(*theme, pair.ink, pair.ground, 4.5);
        check_contrast(*theme, {"text", theme->text}, {"press", theme->press}, 4.5);
    }
}

TEST_CASE("The ring of the keyboard and the edge of a field stand out from what is round them") {
    for (const Theme* theme : themes) {
        for (const Named& ground : {Named{"window", theme->window}, Named{"panel", theme->panel},
                                    Named{"inset", theme->inset}, Named{"raised", theme->raised}}) {
            check_contrast(*theme, {"focus", theme->focus}, ground, 3);
            check_contrast(*theme, {"edge", theme->edge}, ground, 3);
        }
    }
}

TEST_CASE("The numbers on a counter can be read on the colour of its nation") {
    for (const NationColours& nation : nation_colours()) {
        INFO(nation.id);
        CHECK(contrast(nation.ink, nation.ground) >= 4.5);
        CHECK(nation.code.size() == 2);
    }
}

TEST_CASE("Nations that meet in a battle can be told apart") {
    check_apart(
        "18 June",
        nations({"french", "british", "kgl", "hanover", "brunswick", "netherlands", "nassau", "prussian"}),
        13);
    check_apart("La Souffel", nations({"french", "wurttemberg", "hesse", "austria", "royal_france"}), 13);
}

TEST_CASE("Marks on the board can be told from each other and from the paper") {
    check_apart("overlays",
                {mark::legal, mark::refused, mark::selected, mark::path, mark::attack, mark::paper}, 18);
    check_apart("changes", {mark::before, mark::after, mark::selected, mark::destroyed, mark::paper}, 18);
    check_apart("luck", {mark::lucky, mark::unlucky, mark::paper}, 18);
    check_apart("results", {mark::results.begin(), mark::results.end()}, 16);
}

TEST_CASE("A side's bar, chip or curve stands out from every ground that it is drawn on") {
    for (const Theme* theme : themes) {
        for (const Named& lane : {Named{"first", theme->lane_first}, Named{"second", theme->lane_second},
                                  Named{"third", theme->lane_third}}) {
            for (const Named& ground : grounds(*theme)) check_contrast(*theme, lane, ground, 3);
            check_contrast(*theme, lane, {"select", theme->select}, 3);
        }
    }
}

TEST_CASE("A side has the lane of its colour on the board, each of the three another, in both themes") {
    const auto same = [](Colour a, Colour b) { return a.r == b.r && a.g == b.g && a.b == b.b; };
    const std::vector<SideColour> sides = face_of(hd::vaw::ruleset()).sides();
    for (const Theme* theme : themes) {
        INFO(theme->name);
        CHECK(same(lane_of(*theme, side_colour(sides, "french")), theme->lane_first));
        CHECK(same(lane_of(*theme, side_colour(sides, "british")), theme->lane_second));
        CHECK(same(lane_of(*theme, side_colour(sides, "coalition")), theme->lane_second));
        CHECK(same(lane_of(*theme, side_colour(sides, "prussian")), theme->lane_third));
        CHECK(same(lane_of(*theme, side_colour(sides, "nobody")), theme->text3));
        CHECK(same(lane_of(*theme, Colour{}), theme->text3));
    }
}

TEST_CASE("The lanes of a timeline can be told apart in both themes") {
    for (const Theme* theme : themes) {
        check_apart(theme->name, {theme->lane_first, theme->lane_second, theme->lane_third}, 18);
    }
}
