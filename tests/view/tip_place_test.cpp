// Where a card about a hex stands: beside it, off the counters, inside the board, and tied to it.
#include "app/view/tip_place.hpp"

#include <catch2/catch.hpp>

using namespace hd::view;

namespace {

constexpr Area room{0, 0, 1000, 800};

}  // namespace

TEST_CASE("On an empty board a card stands to the right of its hex and is tied to it") {
    const TipPlace place = place_tip({400, 300}, 40, 200, 100, room, {}, 40);
    CHECK(place.corner.x == Approx(440));
    CHECK(place.corner.y == Approx(250));  // its middle is the hex's
    CHECK(place.to.x == Approx(440));
    CHECK(place.to.y == Approx(300));
    CHECK(place.from.x == Approx(420));  // half the reach off
    CHECK(place.from.y == Approx(300));
}

TEST_CASE("A card goes where it hides the fewest counters") {
    // Three to the right, one to the left, none below.
    const std::vector<Point> counters{{480, 300}, {540, 300}, {600, 300}, {300, 300}};
    const TipPlace place = place_tip({400, 300}, 40, 200, 100, room, counters, 40);
    CHECK(place.corner.x == Approx(300));
    CHECK(place.corner.y == Approx(340));
    CHECK(place.to.x == Approx(400));
    CHECK(place.to.y == Approx(340));
    // With one below as well the four sides are closed: above is left.
    std::vector<Point> more = counters;
    more.push_back({400, 390});
    CHECK(place_tip({400, 300}, 40, 200, 100, room, more, 40).corner.y == Approx(160));
}

TEST_CASE("A card stays inside the board and does not hide its own hex") {
    for (const Point hex : {Point{5, 5}, Point{995, 5}, Point{5, 795}, Point{995, 795}, Point{500, 795}}) {
        INFO(hex.x << ", " << hex.y);
        const TipPlace place = place_tip(hex, 40, 200, 100, room, {}, 40);
        CHECK(place.corner.x >= 0);
        CHECK(place.corner.y >= 0);
        CHECK(place.corner.x + 200 <= 1000);
        CHECK(place.corner.y + 100 <= 800);
        const bool beside = hex.x < place.corner.x || hex.x > place.corner.x + 200 ||
                            hex.y < place.corner.y || hex.y > place.corner.y + 100;
        CHECK(beside);
    }
}
