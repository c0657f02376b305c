// The way through friends (VAW-A-03), which is searched beyond the next hex, and ways that are closed.
#include "tests/rules/victory_at_waterloo/bench.hpp"

#include <catch2/catch.hpp>

using namespace hd::vaw;
using namespace hd::vaw::test;

namespace {

// Woods behind streams: 4 and 4 halves to enter from each of these hexes.
void shut(Field& field, std::string_view hex, std::initializer_list<std::string_view> from) {
    field.woods(hex);
    for (const std::string_view side : from) field.stream(side, hex);
}

// A unit on N3 with a friend before it on N4, from where only N5 can be paid for: the stream to N4 costs 4
// more, and leaves infantry 2 of its 8 halves and cavalry 6 of its 12.
void lane(Field& field) {
    field.unit("Fi1:friend N4").stream("N3", "N4").woods("N3");
    for (const std::string_view hex : {"M3", "M4", "O3", "O4"}) shut(field, hex, {"N4"});
}

}  // namespace

TEST_CASE("VAW-A-03 the way on may end next to an enemy") {
    Field field;
    lane(field);
    // N6 touches N5 and not N4.
    Bench bench(field.units({"Fi2 N3", "Bi1 N6"}));
    bench.act("move Fi2");
    CHECK_FALSE(bench.refusal("step N4"));
    // N5 is then the only step.
    bench.act("step N4");
    CHECK(bench.hex("Fi2") == "N5");
    CHECK(bench.rule_of(EventKind::move_ended) == "VAW-MOVE-5");
}

TEST_CASE("VAW-A-03 for a unit that is barred from contact the way on may not end next to an enemy") {
    for (const std::string_view enemy : {"Fi1:enemy N6", "Fi1:enemy T2"}) {
        Field field;
        field.unit("Bi1:friend N4").stream("N3", "N4").woods("N3");
        for (const std::string_view hex : {"M3", "M4", "O3", "O4"}) shut(field, hex, {"N4"});
        field.units({"Bi2 N3", enemy}).losses(ArmyId::british, 16);
        field.army(ArmyId::british).demoralised = 1;
        field.army(ArmyId::british).disintegrated = 1;
        Bench bench(field.at(3, Phase::coalition_movement));
        bench.act("move Bi2");
        CHECK(static_cast<bool>(bench.refusal("step N4")) == (enemy == "Fi1:enemy N6"));
    }
}

TEST_CASE("VAW-A-03 a way on that is cheaper by a detour through friends counts") {
    // M4 costs 4 from N4 (woods), but by N5 and two roads 2; from there 4 halves are left for the woods of
    // L4.
    Field field;
    field.units({"Fc2 N3", "Fi1:a N4", "Fi1:b N5", "Fi1:c M4"}).stream("N3", "N4").woods("N3");
    field.woods("M4").road({"N4", "N5", "M4"}).woods("L4");
    shut(field, "M3", {"N4", "M4"});
    shut(field, "O3", {"N4"});
    shut(field, "O4", {"N4", "N5"});
    shut(field, "O5", {"N5"});
    shut(field, "N6", {"N5"});
    shut(field, "M5", {"N5", "M4"});
    shut(field, "L5", {"M4"});
    Bench bench(field);
    bench.act("move Fc2");
    CHECK_FALSE(bench.refusal("step N4"));
    // One step follows from the other: 12 halves less 6, 1, 1 and 4.
    bench.act("step N4");
    CHECK(bench.hex("Fc2") == "L4");
    CHECK(bench.working(EventKind::move_ended).back().num == 0);
}

TEST_CASE(
    "VAW-MOVE-5 a refusal tells ways that are closed beside the hex from those that are closed before") {
    const auto beside = [](const Bench& bench, std::string_view text) {
        const auto no =
            hd::rules::refusal(hd::rules::View(bench.game(), french_seat), bench.game(), bench.parse(text));
        REQUIRE(no.has_value());
        CHECK(no->rule == number(Rule::move_5));
        return no->parameters[1];
    };
    // To O6 by O5 or N6, which P6 and N7 touch; to N7 by N5, which M5 touches.
    Field near;
    Bench last(near.units({"Fi2 N3", "Bi1:p P6", "Bi1:n N7"}));
    CHECK(beside(last.act("move Fi2"), "step O6") == 1);
    Field far;
    Bench first(far.units({"Fi2 N3", "Bi1 M5"}));
    CHECK(beside(first.act("move Fi2"), "step N7") == 0);
}
