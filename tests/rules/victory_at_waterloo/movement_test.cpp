// The chapters How to Move and Movement Notes. Costs in half points: clear 2, woods 4, stream 4 more, trail
// 2, road 1.
#include "tests/rules/victory_at_waterloo/bench.hpp"

#include <catch2/catch.hpp>

#include <algorithm>

using namespace hd::vaw;
using namespace hd::vaw::test;
using Texts = std::vector<std::string>;

namespace {

// How far a unit comes over clear ground, hex after hex straight north, before it has to stop.
int hexes_north(const std::string& code, Phase phase) {
    Field field;
    Bench bench(field.unit(code + " P2").at(2, phase));
    bench.act("move " + code);
    int hexes = 0;
    while (bench.count(EventKind::move_ended) == 0) bench.act("step P" + std::to_string(3 + hexes++));
    return hexes;
}

// The points of the worked example's walks are whole.
int spent(const Bench& bench, std::string_view type) {
    const int allowance = type == "c" ? 12 : type == "i" ? 8 : 6;
    return (allowance - bench.working(EventKind::move_ended).back().num) / 2;
}

}  // namespace

TEST_CASE("VAW-MOVE-1 all units may move before any attack, and no attack is made until then") {
    Field field;
    Bench bench(field.units({"Fi2:a P2", "Fi2:b R2", "Bi1 P8"}));
    bench.march("a", {"P3"});
    CHECK(bench.rule_of(EventKind::move_ended) == "VAW-MNOTE-2");
    CHECK(bench.refusal("target Bi1").rule == "VAW-MOVE-1");
    bench.act("move b");
    CHECK(bench.rule_of(EventKind::move_began) == "VAW-MOVE-1");
    CHECK(bench.refusal("end-movement").rule == "VAW-MOVE-1");
}

TEST_CASE("VAW-MOVE-1 nobody moves once his attacks have begun") {
    Field field;
    Bench bench(field.units({"Fi2:a P2", "Fi2:b P6", "Bi1:x P7", "Fi2:c T6", "Bi1:y T7"}));
    bench.act("end-movement");
    REQUIRE(bench.phase() == Phase::french_attacks);
    CHECK(bench.refusal("move a").rule == "VAW-MOVE-1");
}

TEST_CASE("VAW-MOVE-2 a unit next to an enemy is engaged and may not move") {
    Field field;
    Bench bench(field.units({"Fi2:a N5", "Fi2:b P2", "Ba1 N6"}));
    CHECK(bench.refusal("move a").rule == "VAW-MOVE-2");
    CHECK(bench.refusal("move a").reason == "in_contact");
    CHECK(bench.after("move") == Texts{"b"});
}

TEST_CASE("VAW-A-01 contact brought by the other side's half of the turn counts too") {
    Field field;
    Bench bench(field.units({"Fi2 N5", "Ba1 N6", "Bi1 R9"}).at(1, Phase::coalition_movement));
    CHECK(bench.refusal("move Ba1").rule == "VAW-A-01");
    CHECK(bench.after("move") == Texts{"Bi1"});
}

TEST_CASE("VAW-MNOTE-3 a unit that has moved into contact is in combat and may not move") {
    Field field;
    Bench bench(field.units({"Fi2:a N4", "Fi2:b P2", "Ba1 N6"}));
    bench.march("a", {"N5"});
    CHECK(bench.refusal("move a").rule == "VAW-MNOTE-3");
}

TEST_CASE("VAW-MOVE-3 cavalry goes 6 clear hexes, infantry 4, artillery 3, in every army") {
    for (const std::string army : {"F", "B", "P"}) {
        const Phase phase = army == "F" ? Phase::french_movement : Phase::coalition_movement;
        CHECK(hexes_north(army + "c1", phase) == 6);
        CHECK(hexes_north(army + "i1", phase) == 4);
        CHECK(hexes_north(army + "a1", phase) == 3);
    }
    Field field;
    Bench bench(field.unit("Fi1 P2"));
    CHECK(bench.act("move Fi1").carried(Rule::move_3));
    CHECK(bench.noted(Label::allowance) == 8);
}

TEST_CASE("VAW-MOVE-4 each hex entered costs its terrain, and must be paid before it is entered") {
    Field field;
    // 3 of 4 points are spent at P5; woods cost 2 and only 1 is left.
    Bench bench(field.unit("Fi2 P2").woods("P6"));
    bench.acts({"move Fi2", "step P3"});
    CHECK(bench.rule_of(EventKind::move_stepped) == "VAW-MOVE-4");
    bench.acts({"step P4", "step P5"});
    const No no = bench.refusal("step P6");
    CHECK(no.rule == "VAW-MOVE-4");
    CHECK(no.reason == "too_dear");
}

TEST_CASE("VAW-A-60 there is no minimum move: a first step that costs more than the allowance is refused") {
    Field field;
    // Woods 2 and stream 2 make 4; artillery has 3.
    Bench bench(field.unit("Fa2 K2").woods("J2").stream("K2", "J2"));
    bench.act("move Fa2");
    CHECK(bench.refusal("step J2").rule == "VAW-A-60");
    CHECK(bench.refusal("step J2").reason == "too_dear");
}

TEST_CASE("VAW-MOVE-5 a unit stops next to an enemy with points left") {
    Field field;
    Bench bench(field.units({"Fi2 N3", "Ba1 M6", "Bi2 N7"}));
    bench.acts({"move Fi2", "step N4", "step N5", "step N6"});
    CHECK(bench.hex("Fi2") == "N6");
    CHECK(bench.rule_of(EventKind::move_ended) == "VAW-MOVE-5");
    // 4 points less three clear hexes leave 1 point, that is 2 halves.
    CHECK(bench.working(EventKind::move_ended).back().num == 2);
}

TEST_CASE("VAW-MOVE-5 a unit stops when its allowance is used up") {
    Field field;
    Bench bench(field.unit("Fa2 N3"));
    bench.acts({"move Fa2", "step N4", "step N5", "step N6"});
    CHECK(bench.rule_of(EventKind::move_ended) == "VAW-MOVE-5");
    CHECK(bench.working(EventKind::move_ended).back().num == 0);
}

TEST_CASE("VAW-MOVE-5 going on past an enemy is refused with the rule and the enemy") {
    Field field;
    // The friend in N6 is passed only if the unit need not stop there; it must, so the step is refused at
    // once.
    Bench bench(field.units({"Fi2 N4", "Fi1 N6", "Ba1 M6"}));
    bench.acts({"move Fi2", "step N5"});
    CHECK(bench.refusal("step N6").rule == "VAW-A-03");
    CHECK(bench.hex("Fi2") == "N5");
}

TEST_CASE("VAW-MOVE-5 a hex whose every way in touches the enemy is refused with all of them") {
    // From N3 to O6 are 4 points, by O5 or by N6 at the end. P6 touches O5, and N7 touches N6; both touch O6.
    Field field;
    Bench bench(field.units({"Fi2 N3", "Bi1:p P6", "Bi1:n N7"}));
    bench.act("move Fi2");
    No no = bench.refusal("step O6");
    CHECK(no.rule == "VAW-MOVE-5");
    CHECK(no.reason == "ways_closed");
    std::sort(no.places.begin(), no.places.end());
    CHECK(no.places == Texts{"N6", "O5"});
    // With one point spent on a step aside, to O3, only the way by O5 is short enough: O4, O5, O6.
    no = bench.act("step O3").refusal("step O6");
    CHECK(no.places == Texts{"O5"});
}

TEST_CASE("VAW-MOVE-5 the way may be closed long before the hex, and the cheapest way is named first") {
    // M5 touches N5 and N6, the last two of the four hexes straight on from N3 to N7; all other ways cost
    // more.
    Field field;
    Bench bench(field.units({"Fi2 N3", "Bi1 M5"}));
    bench.act("move Fi2");
    CHECK(bench.refusal("step N7").reason == "ways_closed");
    CHECK(bench.refusal("step N7").places == Texts{"N5"});
    // Cavalry has 6 points: by N5 the road makes the way 1/2 + 1/2 + 1 + 1; by O5, which P6 touches, and by
    // M4 it is 1/2 and four more; by P5 1/2 and five; by M3, L4, L5, L6, M6 six.
    Field wide;
    Bench rider(wide.units({"Fc2 N3", "Bi1:m M5", "Bi1:p P6"}).road({"N3", "N4", "N5"}));
    const No no = rider.act("move Fc2").refusal("step N7");
    REQUIRE(no.places.size() == 5);
    CHECK(no.places[0] == "N5");
    CHECK(no.places[4] == "L5");
}

TEST_CASE("VAW-MOVE-4 a hex that is too far is refused with its cost, held ones with who holds them") {
    // Straight north from N3: N8 costs 5 points, an infantry has 4.
    Field field;
    Bench bench(field.units({"Fi2:a N3", "Fi1:b P4", "Bi1 K3"}));
    bench.act("move a");
    CHECK(bench.refusal("step N8").rule == "VAW-MOVE-4");
    CHECK(bench.refusal("step N8").reason == "too_dear");
    CHECK(bench.refusal("step P4").rule == "VAW-MNOTE-6");
    CHECK(bench.refusal("step P4").reason == "on_friend");
    CHECK(bench.refusal("step K3").reason == "enemy_there");
    CHECK(bench.refusal("step N7").reason == "not_adjacent");
}

TEST_CASE("VAW-MOR-3 disintegrated British are told of the ways that they may not take") {
    // The French unit on M5 touches N6 and N5, on the only way of 4 points from N7 to N3.
    Field field;
    field.units({"Bi2 N7", "Fi1 M5"}).losses(ArmyId::british, 16);
    field.army(ArmyId::british).demoralised = 1;
    field.army(ArmyId::british).disintegrated = 1;
    Bench bench(field.at(3, Phase::coalition_movement));
    const No no = bench.act("move Bi2").refusal("step N3");
    CHECK(no.rule == "VAW-MOR-3");
    CHECK(no.reason == "ways_closed");
    CHECK(no.places == Texts{"N6"});
    CHECK(bench.refusal("step M6").reason == "next_to_enemy");
}

TEST_CASE("VAW-A-02 a friend beside the enemy doesn't screen it") {
    Field field;
    // The cavalry in M5 is next to the artillery in M6 as well; the infantry stops at N6 all the same.
    Bench bench(field.units({"Fi2 N4", "Fc1 M5", "Ba1 M6"}));
    bench.acts({"move Fi2", "step N5", "step N6"});
    CHECK(bench.rule_of(EventKind::move_ended) == "VAW-MOVE-5");
    CHECK(bench.carried(Rule::a_02));
}

TEST_CASE("VAW-MNOTE-1 every unit has its full allowance again in the next turn") {
    Field field;
    Bench bench(field.units({"Fi2 N2", "Bi1 R11"}));
    bench.march("Fi2", {"N3"}).pass().pass();
    REQUIRE(bench.turn() == 2);
    bench.act("move Fi2");
    CHECK(bench.carried(Rule::mnote_1));
    CHECK(bench.noted(Label::points_left) == 8);
    bench.acts({"step N4", "step N5", "step N6", "step N7"});
    CHECK(bench.hex("Fi2") == "N7");
}

TEST_CASE("VAW-MNOTE-2 what is left of the allowance is lost when the unit stops") {
    Field field;
    Bench bench(field.units({"Fi2 N2", "Fi1 T2"}));
    bench.march("Fi2", {"N3", "N4"});
    CHECK(bench.rule_of(EventKind::move_ended) == "VAW-MNOTE-2");
    CHECK(bench.refusal("move Fi2").rule == "VAW-MNOTE-2");
    CHECK(bench.refusal("move Fi2").reason == "has_moved");
    CHECK(bench.hex("Fi2") == "N4");
}

TEST_CASE("VAW-MNOTE-4 a unit that could move may hold its position") {
    Field field;
    Bench bench(field.units({"Fi2:a N2", "Fi2:b P2", "Bi1 N9"}));
    bench.act("end-movement");
    CHECK(bench.carried(Rule::mnote_4));
    CHECK(bench.noted(Label::units_held) == 2);
    CHECK(bench.hex("a") == "N2");
}

TEST_CASE("VAW-MNOTE-5 a unit may step to any of the six adjacent hexes, and to no other") {
    Field field;
    Bench bench(field.unit("Fi2 N5"));
    bench.act("move Fi2");
    // Column N touches the columns beside it at n - 1 and n.
    CHECK(bench.after("step") == Texts{"M4", "M5", "N4", "N6", "O4", "O5"});
    CHECK(bench.refusal("step N7").rule == "VAW-MNOTE-5");
    CHECK(bench.act("step M4").carried(Rule::mnote_5));
}

TEST_CASE("VAW-MNOTE-6 no unit stops on a friend") {
    Field field;
    Bench bench(field.units({"Fi2 N3", "Fi1 N4"}));
    bench.acts({"move Fi2", "step N4"});
    CHECK(bench.refusal("stop").rule == "VAW-MNOTE-6");
    CHECK(bench.refusal("stop").reason == "on_friend");
    bench.acts({"step N5", "stop"});
    CHECK(bench.hex("Fi2") == "N5");
}

TEST_CASE("VAW-MNOTE-6 a hex held by an enemy can't be entered") {
    Field field;
    Bench bench(field.units({"Fc2 N3", "Fi1 T2", "Bi1 N4"}).option(&Options::cavalry));
    bench.act("move Fc2");
    CHECK(bench.refusal("step N4").rule == "VAW-MNOTE-6");
    CHECK(bench.refusal("step N4").reason == "enemy_there");
}

TEST_CASE("VAW-A-03 friends may be passed through if there is a way on") {
    Field field;
    // 4 points: two friends and the empty hex behind them cost 3.
    Bench bench(field.units({"Fi2 N3", "Fi1:x N4", "Fi1:y N5"}));
    bench.acts({"move Fi2", "step N4"});
    CHECK(bench.rule_of(EventKind::move_stepped) == "VAW-A-03");
    bench.act("step N5").act("step N6");
    CHECK(bench.rule_of(EventKind::move_stepped) == "VAW-MOVE-4");
}

TEST_CASE("VAW-A-03 a step onto a friend without a way on is refused") {
    Field field;
    // Artillery has 3 points: woods 2 leave 1, and all around N4 is woods, the hex it came from too.
    field.units({"Fa2 N3", "Fi1:x N4"}).terrain(Terrain::woods, {"N3", "N4", "N5", "M3", "M4", "O3", "O4"});
    Bench bench(field);
    bench.act("move Fa2");
    const No no = bench.refusal("step N4");
    CHECK(no.rule == "VAW-A-03");
    CHECK(no.reason == "friend_no_way_on");
}

TEST_CASE("VAW-A-79 British pass through Prussians as through friends") {
    Field field;
    Bench bench(field.units({"Bi2 N9", "Pi2 N8"}).at(3, Phase::coalition_movement));
    bench.acts({"move Bi2", "step N8"});
    CHECK(bench.rule_of(EventKind::move_stepped) == "VAW-A-79");
}

TEST_CASE("VAW-MNOTE-7 no unit moves off the map") {
    Field field;
    Bench bench(field.unit("Fi2 N1"));
    bench.act("move Fi2");
    // Six directions less the three across the south edge: N1 touches M0 and O0, which don't exist.
    CHECK(bench.after("step") == Texts{"M1", "N2", "O1"});
    const No no = bench.refusal("step destroyed");
    CHECK(no.rule == "VAW-MNOTE-7");
    CHECK(no.reason == "off_map");
}

TEST_CASE("VAW-MNOTE-8 along a road only the road is paid") {
    Field field;
    Bench bench(field.unit("Fi2 N3").woods("N4").road({"N3", "N4"}));
    bench.acts({"move Fi2", "step N4"});
    CHECK(bench.rule_of(EventKind::move_stepped) == "VAW-MNOTE-8");
    // 8 halves less the 1 of the road.
    CHECK(bench.working(EventKind::move_stepped).back().num == 7);
}

TEST_CASE(
    "VAW-MNOTE-9 along a trail only the trail is paid: L3, K2, J3, I3, H4 on 4 points though J3 is woods") {
    Field field;
    field.units({"Fi2 L3"}).terrain(Terrain::woods, {"J3"}).trail({"K2", "J3", "I3", "H4"});
    Bench bench(field);
    bench.acts({"move Fi2", "step K2", "step J3"});
    CHECK(bench.rule_of(EventKind::move_stepped) == "VAW-MNOTE-9");
    bench.acts({"step I3", "step H4"});
    CHECK(bench.hex("Fi2") == "H4");
    CHECK(spent(bench, "i") == 4);
}

TEST_CASE("VAW-MNOTE-10 crossing a stream is added to the hex: K2 to J2 costs 2 and 2") {
    Field field;
    field.units({"Fc2 M2"}).town("L2").woods("J2").stream("K2", "J2");
    Bench bench(field);
    bench.acts({"move Fc2", "step L2", "step K2", "step J2"});
    CHECK(bench.rule_of(EventKind::move_stepped) == "VAW-MNOTE-10");
    // Placenoit 1, K2 1, woods 2 and stream 2: all 6.
    CHECK(spent(bench, "c") == 6);
}

TEST_CASE("VAW-MNOTE-11 a bridge makes the crossing free") {
    Field field;
    Bench bench(field.unit("Fi2 N3").stream("N3", "N4").bridge("N3", "N4"));
    bench.acts({"move Fi2", "step N4"});
    CHECK(bench.rule_of(EventKind::move_stepped) == "VAW-MNOTE-11");
    CHECK(bench.working(EventKind::move_stepped).back().num == 6);
}

TEST_CASE("VAW-MNOTE-12 woods cost woods whatever else is in the hex") {
    Field field;
    Bench bench(field.unit("Fi2 N3").woods("N4").ridge("N4"));
    bench.acts({"move Fi2", "step N4"});
    CHECK(bench.rule_of(EventKind::move_stepped) == "VAW-MNOTE-12");
    CHECK(bench.working(EventKind::move_stepped).back().num == 4);
}

TEST_CASE("VAW-A-42 along a trail the stream under it costs nothing, off it 2") {
    Field field;
    field.units({"Fi2:a N3", "Fi2:b P3"}).stream("N3", "N4").trail({"N3", "N4"}).stream("P3", "P4");
    Bench bench(field);
    bench.acts({"move a", "step N4"});
    CHECK(bench.carried(Rule::a_42));
    CHECK(bench.working(EventKind::move_stepped).back().num == 6);
    // 8 halves less 2 and 4.
    bench.acts({"stop", "move b", "step P4"});
    CHECK(bench.working(EventKind::move_stepped).back().num == 2);
}

TEST_CASE("VAW-MOVE-4 town, chateau and ridge cost what the table says, and the dearest of a hex counts") {
    // The table's own values are those of clear ground, 2; others tell them apart.
    const auto cost = [](std::initializer_list<Terrain> ground) {
        Field field;
        field.tables().terrain[static_cast<std::size_t>(TerrainKind::town)].half_points = 3;
        field.tables().terrain[static_cast<std::size_t>(TerrainKind::chateau)].half_points = 4;
        field.tables().terrain[static_cast<std::size_t>(TerrainKind::ridge)].half_points = 5;
        for (const Terrain kind : ground) field.terrain(kind, {"N4"});
        Bench bench(field.unit("Fi2 N3"));
        bench.acts({"move Fi2", "step N4"});
        return 8 - bench.working(EventKind::move_stepped).back().num;
    };
    CHECK(cost({}) == 2);
    CHECK(cost({Terrain::town}) == 3);
    CHECK(cost({Terrain::chateau}) == 4);
    CHECK(cost({Terrain::ridge}) == 5);
    CHECK(cost({Terrain::town, Terrain::chateau}) == 4);
}
