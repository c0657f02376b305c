// The optional rules on movement: Cavalry (breaking off) and Command Control.
#include "tests/rules/victory_at_waterloo/bench.hpp"

#include <catch2/catch.hpp>

using namespace hd::vaw;
using namespace hd::vaw::test;
using Texts = std::vector<std::string>;

namespace {

// So many infantry of an army in the columns from B on, two rows apart from everybody else, called 1, 2, ...
void line_up(Field& field, const std::string& army, int count, const std::string& row) {
    for (int i = 0; i < count; ++i) {
        const std::string column(1, static_cast<char>('B' + i));
        field.unit(army + "i1:" + army + std::to_string(i + 1) + " " + column + row);
    }
}

// Moves units one hex (a row up or down) until the next is refused; returns how many moved.
int movers(Bench& bench, const std::string& army, int count, const std::string& row) {
    for (int i = 0; i < count; ++i) {
        const std::string id = army + std::to_string(i + 1);
        if (bench.refusal("move " + id)) return i;
        bench.march(id, {std::string(1, static_cast<char>('B' + i)) + row});
    }
    return count;
}

int french_quota(int turn, int british_losses = 0, int french_losses = 3) {
    Field field;
    line_up(field, "F", 13, "2");
    field.losses(ArmyId::british, british_losses).losses(ArmyId::french, french_losses);
    Bench bench(field.turn(turn).option(&Options::command));
    return movers(bench, "F", 13, "3");
}

int british_quota(int turn, int british_losses = 0, int french_losses = 3) {
    Field field;
    line_up(field, "B", 13, "10");
    field.losses(ArmyId::british, british_losses).losses(ArmyId::french, french_losses);
    Bench bench(field.turn(turn).option(&Options::command));
    bench.pass();
    return movers(bench, "B", 13, "9");
}

}  // namespace

TEST_CASE("VAW-OCAV-1 cavalry next to infantry and artillery only may move with its full allowance") {
    Field field;
    Bench bench(field.units({"Bc2 N6", "Fi2 N5"}).option(&Options::cavalry).at(1, Phase::coalition_movement));
    bench.act("move Bc2");
    CHECK(bench.rule_of(EventKind::move_began) == "VAW-OCAV-1");
    CHECK(bench.noted(Label::allowance) == 12);
    bench.acts({"step N7", "step N8", "step N9", "step N10", "step N11", "step N12"});
    CHECK(bench.hex("Bc2") == "N12");
}

TEST_CASE("VAW-OCAV-1 without the option such cavalry is engaged") {
    Field field;
    Bench bench(field.units({"Fc2 N5", "Fi1 T2", "Bi2 N6"}));
    CHECK(bench.refusal("move Fc2").rule == "VAW-MOVE-2");
}

TEST_CASE("VAW-OCAV-2 cavalry that breaks off may not go next to any enemy, the one it leaves included") {
    Field field;
    field.units({"Bc2 N6", "Fi2 N5", "Fa2 P8"}).option(&Options::cavalry).at(1, Phase::coalition_movement);
    Bench bench(field);
    bench.act("move Bc2");
    // M5 and O5 touch N5; M6 and O6 don't, nor does N7.
    CHECK(bench.refusal("step M5").rule == "VAW-OCAV-2");
    CHECK(bench.refusal("step M5").reason == "next_to_enemy");
    CHECK(bench.after("step") == Texts{"M6", "N7", "O6"});
    // O7 touches P8.
    bench.acts({"step O6"});
    CHECK(bench.refusal("step O7").rule == "VAW-OCAV-2");
}

TEST_CASE("VAW-OCAV-3 cavalry that touches enemy cavalry too is engaged") {
    Field field;
    field.units({"Bc2 N6", "Fi2 N5", "Fc2 M5", "Bi1 T9"}).option(&Options::cavalry);
    Bench bench(field.at(1, Phase::coalition_movement));
    CHECK(bench.refusal("move Bc2").rule == "VAW-OCAV-3");
    CHECK(bench.after("move") == Texts{"Bi1"});
}

TEST_CASE("VAW-OCMD-1 the number of units that may move goes by turn and army") {
    const std::vector<int> french{5, 5, 7, 7, 9, 9, 10, 10, 10, 10};
    const std::vector<int> british{2, 2, 3, 3, 4, 4, 5, 6, 7, 8};
    for (int turn = 1; turn <= 10; ++turn) {
        CHECK(french_quota(turn) == french[static_cast<std::size_t>(turn) - 1]);
        CHECK(british_quota(turn) == british[static_cast<std::size_t>(turn) - 1]);
    }
}

TEST_CASE("VAW-OCMD-1 the sixth French unit of turn 1 is refused") {
    Field field;
    line_up(field, "F", 6, "2");
    Bench bench(field.option(&Options::command));
    CHECK(bench.event(EventKind::quota_set) != nullptr);
    REQUIRE(movers(bench, "F", 6, "3") == 5);
    CHECK(bench.refusal("move F6").rule == "VAW-OCMD-1");
    CHECK(bench.refusal("move F6").reason == "no_moves_left");
}

TEST_CASE("VAW-OCMD-2 a demoralised army may move one unit fewer") {
    // Turn 3: 7 for the French, 3 for the British.
    CHECK(french_quota(3, 0, 17) == 6);
    CHECK(british_quota(3, 12) == 2);
    Field field;
    Bench bench(field.unit("Fi1 B2").losses(ArmyId::french, 17).turn(3).option(&Options::command));
    CHECK(bench.army(ArmyId::french).moves_left == 6);
    const auto lines = bench.working(EventKind::quota_set);
    REQUIRE(lines.size() >= 2);
    CHECK(lines[1].rule == number(Rule::ocmd_2));
    CHECK(lines[1].applied);
}

TEST_CASE("VAW-OCMD-3 one unit more against a demoralised army") {
    // The British stand at 12: the French 7 + 1, the British 3 - 1; both demoralised cancel out.
    CHECK(french_quota(3, 12) == 8);
    CHECK(british_quota(3, 0, 17) == 4);
    CHECK(french_quota(3, 12, 17) == 7);
    Field field;
    Bench bench(field.unit("Fi1 B2").losses(ArmyId::british, 12).turn(3).option(&Options::command));
    const auto lines = bench.working(EventKind::quota_set);
    REQUIRE(lines.size() >= 3);
    CHECK(lines[2].rule == number(Rule::ocmd_3));
    CHECK(lines[2].applied);
}

TEST_CASE("VAW-A-38 a demoralised Prussian army gives the French nothing") {
    Field field;
    Bench bench(field.unit("Fi1 B2").losses(ArmyId::prussian, 7).turn(3).option(&Options::command));
    CHECK(bench.army(ArmyId::prussian).demoralised == 1);
    CHECK(bench.army(ArmyId::french).moves_left == 7);
    CHECK(bench.carried(Rule::a_38));
}

TEST_CASE("VAW-OCMD-4 Prussians are not limited") {
    Field field;
    line_up(field, "P", 5, "10");
    Bench bench(field.unit("Bi1 T10").option(&Options::command).turn(6));
    bench.pass();
    bench.act("move P1");
    CHECK(bench.rule_of(EventKind::move_began) == "VAW-OCMD-4");
    bench.acts({"step B9", "stop"});
    // 4 British units may move in turn 6; five Prussians do.
    for (const std::string id : {"P2", "P3", "P4", "P5"}) {
        bench.act("move " + id)
            .act("step " + std::string(1, static_cast<char>('A' + id[1] - '0')) + "9")
            .act("stop");
    }
    CHECK(bench.hex("P5") == "F9");
    CHECK(bench.army(ArmyId::british).moves_left == 4);
}

TEST_CASE("VAW-OCMD-5 attacks are not limited") {
    Field field;
    // Eight French in contact with eight British in turn 1, when 5 may move: every one attacks.
    field.option(&Options::command);
    for (int i = 0; i < 8; ++i) {
        const std::string column(1, static_cast<char>('B' + 2 * i));
        field.unit("Fi2:f" + std::to_string(i) + " " + column + "5");
        field.unit("Bi1:b" + std::to_string(i) + " " + column + "6");
    }
    Bench bench(field);
    bench.act("end-movement");
    CHECK(bench.carried(Rule::ocmd_5));
    CHECK(bench.after("target").size() == 8);
    // 2 - 1 and a die of 2 make 3: attacker retreats, eight times.
    for (int i = 0; i < 8; ++i) {
        bench.act("target b" + std::to_string(i), {2});
        // Its retreat has several hexes; the first will do.
        while (bench.options().front().rfind("target", 0) != 0 && bench.options().back() != "end-attacks") {
            bench.act(bench.options().front());
        }
        CHECK(bench.unit("f" + std::to_string(i)).attacked == 1);
    }
}

TEST_CASE("VAW-A-37 a unit that is picked up and stays doesn't count") {
    Field field;
    line_up(field, "F", 6, "2");
    Bench bench(field.option(&Options::command));
    bench.acts({"move F1", "stop"});
    CHECK(bench.army(ArmyId::french).moves_left == 5);
    bench.acts({"move F2", "step C3"});
    CHECK(bench.army(ArmyId::french).moves_left == 4);
    CHECK(bench.carried(Rule::a_37));
}
