// Chapter 9, Morale, with the recovery table and the rulings on it and on the Old Guard.
#include "tests/rules/campaign_1815/bench.hpp"

#include <catch2/catch.hpp>

using namespace hd::c1815;
using namespace hd::c1815::test;

namespace {

// Turn 5, recovery of the French or of the Allies.
Field& french_rally(Field& field) {
    return field.at(5, Phase::french_rally);
}
Field& allied_rally(Field& field) {
    return field.at(5, Phase::allied_rally);
}

// The faces of the die on which a disrupted piece next to a leader recovers.
int faces(const std::string& piece, const std::string& leader, Phase phase) {
    int count = 0;
    for (int die = 1; die <= 6; ++die) {
        Field field;
        Bench bench(field.unit(piece + " disrupted").unit(leader).at(5, phase));
        bench.act("rally N0505", {die});
        if (bench.unit(piece.substr(0, piece.find(' '))).disrupted == 0) ++count;
    }
    return count;
}

// Whether the recovery roll says this of the unit.
bool says(const Bench& bench, std::string_view unit, Rule rule, bool applied = true) {
    for (const hd::ledger::Work& line : bench.working(EventKind::recovery_rolled)) {
        if (line.unit == bench.ref(unit).raw && line.rule == number(rule)) return line.applied == applied;
    }
    return false;
}

}  // namespace

TEST_CASE("1815 9.A#1 a disrupted unit may not attack") {
    Field field;
    Bench bench(field.units({"FI:shaken N0505 disrupted", "FI:a N0405", "FI:b N0605", "PI N0506"})
                    .at(5, Phase::french_combat));
    bench.act("target N0506");
    CHECK(bench.refusal("join shaken").rule == "1815 9.A#1");
    CHECK(bench.refusal("join shaken").reason == "may_not_attack");
}

TEST_CASE("1815 9.A#2 a disrupted unit defends with half its strength") {
    Field field;
    Bench bench(field.units({"FI N0505", "PI N0506 disrupted"}).at(5, Phase::french_combat));
    bench.attack("N0506", {"FI"}, {6});
    REQUIRE(bench.line(EventKind::combat_resolved, Rule::r_9_a_2) != nullptr);
    // 7 becomes 3 1/2: 14 quarters less.
    CHECK(bench.line(EventKind::combat_resolved, Rule::r_9_a_2)->num == -14);
    CHECK(bench.line(EventKind::combat_resolved, Label::total_defence)->num == 14);
}

TEST_CASE("1815 9.A#3 a disrupted unit has no use of a road") {
    Field field;
    Bench bench(field.units({"FI N0505 disrupted", "FI:well N0605", "PI N1212"})
                    .high_road({"N0505", "N0506", "N0507"})
                    .high_road({"N0605", "N0606", "N0607"}));
    bench.acts({"move FI", "step N0506"});
    CHECK(bench.carried(Rule::r_9_a_3));
    // A clear hex costs 1 of 4 points, the high road 1/2.
    CHECK(bench.working(EventKind::move_stepped).back().num == 3 * point);
    bench.acts({"stop", "move well", "step N0606"});
    CHECK(bench.working(EventKind::move_stepped).back().num == 3 * point + point / 2);
}

TEST_CASE("1815 9.A#4 disrupted artillery does not bombard") {
    Field field;
    Bench bench(field.units({"AA:well N0505", "AA:too N0505", "AA:shaken N0505 disrupted", "FI N0507"})
                    .at(5, Phase::allied_movement));
    bench.fight().act("target N0507");
    CHECK(bench.refusal("bombard shaken").rule == "1815 9.A#4");
}

TEST_CASE("1815 9.A#5 a disrupted unit leaves an enemy zone, even infantry") {
    Field field;
    Bench bench(field.units({"FI N0505 disrupted", "PI N0506"}));
    CHECK(bench.refusal("end-movement").rule == "1815 9.A#5");
    bench.act("move FI");
    CHECK(bench.rule_of(EventKind::move_began) == "1815 9.A#5");
    CHECK(bench.refusal("stop").rule == "1815 9.A#5");
    // N0405 lies in the zone of N0506 as well.
    CHECK(bench.refusal("step N0405").rule == "1815 9.A#5");
    bench.acts({"step N0504", "stop", "end-movement"});
    CHECK(bench.hex("FI") == "N0504");
}

TEST_CASE("1815 9.A#6 a disrupted unit that cannot leave is eliminated") {
    Field field;
    Bench bench(field.units({"FI N0505 disrupted", "PI:a N0506", "PI:b N0404", "PI:c N0604"}));
    CHECK(bench.refusal("move FI").rule == "1815 9.A#6");
    bench.act("end-movement");
    CHECK(bench.rule_of(EventKind::unit_eliminated) == "1815 9.A#6");
    CHECK(bench.hex("FI") == "eliminated");
}

TEST_CASE("1815 9.A#6 nor does it leave over a pond") {
    Field field;
    // Of its neighbours N0504 and N0404 alone touch no Prussian, and ponds lie between.
    Bench bench(field.units({"FI N0505 disrupted", "PI:a N0506", "PI:b N0704"})
                    .side(Side::pond, "N0505", "N0504")
                    .side(Side::pond, "N0505", "N0404"));
    bench.act("end-movement");
    CHECK(bench.rule_of(EventKind::unit_eliminated) == "1815 9.A#6");
}

TEST_CASE("1815 9.A#7 blown and disrupted, cavalry is halved once against cavalry") {
    Field field;
    Bench bench(field.units({"FC1 N0505 blown disrupted", "PC N0506"}).at(5, Phase::allied_combat));
    bench.attack("N0505", {"PC"}, {6});
    REQUIRE(bench.line(EventKind::combat_resolved, Rule::r_9_a_7) != nullptr);
    // 3 becomes 1 1/2.
    CHECK(bench.line(EventKind::combat_resolved, Label::total_defence)->num == 6);
}

TEST_CASE("1815 9.B#1 three hexes from its corps leader, or an army or detachment leader, a unit can rally") {
    for (const char* leader : {"Rei N0508", "Nap N0508", "Ney N0508"}) {
        Field field;
        Bench bench(french_rally(field).units({"FI N0505 disrupted", leader, "PI N1212"}));
        bench.act("rally N0505", {3});
        CHECK(says(bench, "FI", Rule::r_9_b_1));
        CHECK(bench.noted(Label::path_length) == 3);
        CHECK(bench.unit("FI").disrupted == 0);
    }
    // Four hexes from both; the leader of another corps; an army leader of another army.
    Field far;
    Bench four(french_rally(far).units(
        {"FI N0505 disrupted", "Rei N0509", "Nap N0509", "FI:b N0510 disrupted", "PI N1212"}));
    CHECK(four.refusal("rally N0505").rule == "1815 9.B#1");
    Field other;
    Bench corps(french_rally(other).units(
        {"FI N0505 disrupted", "Erl N0506", "FC1 N1010 disrupted", "Kel N1010", "PI N1401"}));
    CHECK(corps.refusal("rally N0505").rule == "1815 9.B#1");
    Field prussian;
    Bench army(
        allied_rally(prussian).units({"AI N0505 disrupted", "Blu N0506", "PI N1010 disrupted", "Zie N1010"}));
    CHECK(army.refusal("rally N0505").rule == "1815 9.B#1");
}

TEST_CASE("1815 9.B#2 a leader out of command rallies") {
    Field field;
    Bench bench(french_rally(field).units({"FI N0505 disrupted", "Rei N0507 out", "PI N1212"}));
    bench.act("rally N0505", {3});
    CHECK(says(bench, "FI", Rule::r_9_b_2));
    CHECK(bench.unit("FI").disrupted == 0);
}

TEST_CASE("1815 9.B#3 enemies and ponds stop the path, enemy zones do not") {
    Field taken;
    Bench enemy(
        french_rally(taken).units({"FI N0505 disrupted", "Rei N0508", "PI N0507", "FI:b N0510 disrupted"}));
    CHECK(enemy.refusal("rally N0505").rule == "1815 9.B#3");
    Field wet;
    Bench pond(french_rally(wet)
                   .units({"FI N0505 disrupted", "Rei N0508", "PI N1212", "FI:b N0510 disrupted"})
                   .side(Side::pond, "N0506", "N0507"));
    CHECK(pond.refusal("rally N0505").rule == "1815 9.B#3");
    Field zones;
    Bench seen(french_rally(zones).units({"FI N0505 disrupted", "Rei N0508", "PI N0407"}));
    seen.act("rally N0505", {3});
    CHECK(seen.unit("FI").disrupted == 0);
}

TEST_CASE("1815 9.B#4 in the early morning all with a path recover without a die") {
    Field field;
    Bench bench(field
                    .units({"FI:a N0505 disrupted", "FI:b N0507 disrupted", "FI:far N0511 disrupted",
                            "Rei N0506", "PI N1212"})
                    .at(12, Phase::french_movement));
    bench.act("end-movement");
    CHECK(bench.rule_of(EventKind::early_recovery) == "1815 9.B#4");
    CHECK(bench.count(EventKind::recovery_rolled) == 0);
    CHECK(bench.unit("a").disrupted == 0);
    CHECK(bench.unit("b").disrupted == 0);
    CHECK(bench.unit("far").disrupted == 1);
}

TEST_CASE("1815 9.B#5 one die for the hex: a 4 rallies the guards and not the line") {
    Field field;
    Bench bench(
        allied_rally(field).units({"AI N0505 disrupted", "AG N0505 disrupted", "Hil N0507", "FI N1212"}));
    bench.act("rally N0505", {4});
    CHECK(bench.rule_of(EventKind::recovery_rolled) == "1815 9.B#5");
    CHECK(bench.count(EventKind::recovery_rolled) == 1);
    CHECK(bench.unit("AI").disrupted == 1);
    CHECK(bench.unit("AG").disrupted == 0);
}

TEST_CASE("1815 9.B#6 of two in a hex only the one with a path has part in the die") {
    Field field;
    Bench bench(
        french_rally(field).units({"FI N0505 disrupted", "FC1 N0505 disrupted", "Rei N0507", "PI N1212"}));
    bench.act("rally N0505", {1});
    CHECK(says(bench, "FC1", Rule::r_9_b_6, false));
    CHECK(bench.unit("FI").disrupted == 0);
    CHECK(bench.unit("FC1").disrupted == 1);
}

TEST_CASE("1815 CH.MOR#1 line rallies on 1 to 3") {
    for (int die = 1; die <= 6; ++die) {
        Field field;
        Bench bench(french_rally(field).units({"FI N0505 disrupted", "Rei N0505", "PI N1212"}));
        bench.act("rally N0505", {die});
        CHECK(bench.unit("FI").disrupted == (die <= 3 ? 0 : 1));
    }
}

TEST_CASE("1815 CH.MOR#2 guards rally on five faces, line on three, Nassau on two, others on one or none") {
    const auto french = [](const char* piece, const char* leader) {
        return faces(piece, leader, Phase::french_rally);
    };
    const auto allied = [](const char* piece, const char* leader) {
        return faces(piece, leader, Phase::allied_rally);
    };
    CHECK(french("IG N0505", "Nap N0505") == 5);
    CHECK(allied("AG N0505", "Wel N0505") == 5);
    CHECK(french("FI N0505", "Nap N0505") == 3);
    CHECK(allied("AI N0505", "Wel N0505") == 3);
    CHECK(allied("KI N0505", "Wel N0505") == 3);
    CHECK(allied("SI N0505", "Wel N0505") == 2);
    CHECK(allied("HI N0505", "Wel N0505") == 1);
    CHECK(allied("BI N0505", "Wel N0505") == 1);
    CHECK(allied("PI N0505", "Blu N0505") == 1);
    CHECK(allied("NI N0505", "Wel N0505") == 0);
}

TEST_CASE("1815 A-34 any Anglo-Allied corps leader rallies whom he may command") {
    Field field;
    Bench bench(
        allied_rally(field).units({"AI N0505 disrupted", "AC N0505 disrupted", "Ux N0506", "FI N1212"}));
    bench.act("rally N0505", {1});
    CHECK(says(bench, "AC", Rule::r_a_34));
    CHECK(bench.unit("AC").disrupted == 0);
    CHECK(bench.unit("AI").disrupted == 1);
}

TEST_CASE("1815 A-35 reduced Prussians rally better than full ones") {
    CHECK(faces("PI N0505", "Zie N0505", Phase::allied_rally) == 1);
    Field field;
    Bench bench(allied_rally(field).units({"PI N0505 reduced disrupted", "Zie N0505", "FI N1212"}));
    bench.act("rally N0505", {2});
    CHECK(bench.line(EventKind::recovery_rolled, Rule::r_a_35)->num == 1);
    CHECK(bench.unit("PI").disrupted == 0);
}

TEST_CASE("1815 A-59 hexes are rolled for by rising place, and none is come back to") {
    Field field;
    Bench bench(french_rally(field).units(
        {"FI:a N0505 disrupted", "FI:b N0506 disrupted", "FI:c N0605 disrupted", "Rei N0505", "PI N1212"}));
    CHECK(bench.after("rally").size() == 3);
    // The numbers of places grow from the west.
    bench.act("rally N0505", {6});
    CHECK(bench.refusal("rally N0506").rule == "1815 A-59");
    CHECK(bench.after("rally") == std::vector<std::string>{"N0605"});
}

namespace {

// The Old Guard in N0505, one too many there with FI:x after it has moved in.
Bench& break_old_guard(Bench& bench, std::initializer_list<int> dice) {
    return bench.march("x", {"N0505"}).act("end-movement").act("excess OG", dice);
}

}  // namespace

TEST_CASE("1815 9.C#1 all French within four hexes of a disrupted Old Guard check, those at five do not") {
    Field field;
    Bench bench(
        field.units({"OG N0505", "FI:x N0506", "FI:four N0509", "FI:five N0510", "Nap N0507", "PI N1212"}));
    break_old_guard(bench, {6, 6});
    CHECK(bench.carried(Rule::r_9_c_1));
    CHECK(bench.count(EventKind::guard_checked) == 2);
    CHECK(bench.unit("OG").disrupted == 1);
}

TEST_CASE("1815 9.C#2 the Imperial Guard fails on 1 to 3, the line on 1 to 5") {
    for (int die = 1; die <= 6; ++die) {
        Field field;
        Bench bench(field.units({"OG N0505", "FI:x N0506", "IG N0508", "PI N1212"}));
        break_old_guard(bench, {die, die});
        CHECK(bench.unit("x").disrupted == (die <= 5 ? 1 : 0));
        CHECK(bench.unit("IG").disrupted == (die <= 3 ? 1 : 0));
        CHECK(bench.carried(Rule::r_9_c_2));
    }
}

TEST_CASE("1815 9.C#3 a unit that fails is disrupted on the spot") {
    Field field;
    Bench bench(field.units({"OG N0505", "FI:x N0506", "FI:four N0509", "PI N1212"}));
    break_old_guard(bench, {6, 5});
    CHECK(bench.carried(Rule::r_9_c_3));
    CHECK(bench.unit("four").disrupted == 1);
    CHECK(bench.unit("x").disrupted == 0);
}

TEST_CASE("1815 9.C#4 who fails in an enemy zone withdraws at once, or is lost") {
    Field field;
    Bench bench(field.units({"OG N0505", "FI:x N0506", "FI:near N0508", "PI N0509"}));
    break_old_guard(bench, {6, 1});
    // N0507, N0408 and N0608 touch N0509 no more than the row lets them: odd rows join c-1 and c.
    CHECK(bench.after("withdraw near") == std::vector<std::string>{"N0407", "N0507", "N0607"});
    bench.act("withdraw near N0507");
    CHECK(bench.rule_of(EventKind::unit_withdrew) == "1815 9.C#4");
    CHECK(bench.hex("near") == "N0507");
    Field shut;
    Bench lost(
        shut.units({"OG N0505", "FI:x N0506", "FI:near N0508", "PI:a N0509", "PI:b N0407", "PI:c N0607"}));
    break_old_guard(lost, {6, 1});
    CHECK(lost.carried(Rule::r_9_c_4));
    CHECK(lost.hex("near") == "eliminated");
}

TEST_CASE("1815 9.C#5 line that the Old Guard shook recovers in the early morning and not before") {
    Field field;
    Bench bench(french_rally(field).units(
        {"FI:a N0505 disrupted locked", "FI:b N0504 disrupted", "Rei N0506", "PI N1212"}));
    CHECK(bench.refusal("rally N0505").rule == "1815 9.C#5");
    Field morning;
    Bench early(
        morning.units({"FI N0505 disrupted locked", "Rei N0506", "PI N1212"}).at(12, Phase::french_movement));
    early.act("end-movement");
    REQUIRE(early.line(EventKind::early_recovery, Rule::r_9_c_5) != nullptr);
    CHECK(early.unit("FI").disrupted == 0);
    CHECK(early.unit("FI").locked == 0);
}

TEST_CASE("1815 9.C#5 the lock is for the line and not for the Guard") {
    Field field;
    Bench bench(field.units({"OG N0505", "FI:x N0506", "IG N0508", "PI N1212"}));
    break_old_guard(bench, {1, 1});
    CHECK(bench.unit("x").locked == 1);
    CHECK(bench.unit("IG").locked == 0);
    CHECK(bench.unit("OG").locked == 0);
}

TEST_CASE("1815 A-46 in the enemy's turn too the withdrawal is made at once") {
    Field field;
    // 50 against 10 is 5:1; 3 and 2 for the shock of the Old Guard is 5: DR.
    field.units({"OG N0505", "FI:x N0504", "FI:near N0508", "PI:a N0506", "PI:b N0509"})
        .at(5, Phase::allied_movement);
    field.counter("a").full.attack = 50;
    Bench bench(field);
    bench.fight().attack("N0505", {"a"}, {3});
    // It goes back onto a division, is disrupted by that, and shakes both.
    bench.act("fall-back OG N0504", {6, 5});
    CHECK(bench.unit("OG").disrupted == 1);
    CHECK(bench.decider() == "french");
    bench.act("withdraw near N0607");
    CHECK(bench.rule_of(EventKind::unit_withdrew) == "1815 A-46");
}

TEST_CASE("1815 A-47 a line unit disrupted already checks too, and loses the right to rally") {
    Field field;
    Bench bench(field.units({"OG N0505", "FI:x N0506", "FI:shaken N0509 disrupted", "PI N1212"}));
    break_old_guard(bench, {6, 5});
    CHECK(bench.carried(Rule::r_a_47));
    CHECK(bench.unit("shaken").locked == 1);
}

TEST_CASE("1815 A-48 nobody checks for an Old Guard that is lost without having been disrupted") {
    Field field;
    const Bench bench(field.units({"OG N0505 reduced", "FI N0506", "PI N1212"}).turn(14));
    CHECK(bench.hex("OG") == "eliminated");
    CHECK(bench.line(EventKind::unit_eliminated, Rule::r_a_48) != nullptr);
    CHECK(bench.count(EventKind::guard_checked) == 0);
}
